"""`make pictures`: takes screenshots of the page for the documentation in Chromium, from fixed seeds."""

import os
import re
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from broadfront.core.game import Game
from broadfront.titles.ardennes.rules.actions import SelectUnit
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from tests.page.browsing import ROOT, Visitor, new_game
from tests.web.serving import Client, server
from tools import home_pictures
from tools.moments import assault_record, record_until
from tools.webp import to_webp

EXAMPLE = ROOT / "examples" / "initial-assault-by-hand.bf"
PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
READY = ".board[data-ready=yes]"
LOOK_AT = """hex => { const { grid, camera } = window.board, at = grid.centre(grid.index.get(hex));
  camera.centre(at.x, at.y); window.board.redraw(); }"""


class Studio:
    """A server, a browser and the screenshots to take."""

    def __init__(self, browser: Browser, client: Client, only: list[str]) -> None:
        self.browser = browser
        self.client = client
        self.only = only

    def is_wanted(self, name: str) -> bool:
        return not self.only or name in self.only

    def open_page(self, path: str = "/", **how: Any) -> Visitor:
        visitor = Visitor(self.browser, f"http://127.0.0.1:{self.client.port}", **(DESK | how))
        visitor.page.set_default_timeout(90_000)
        visitor.go(path)
        return visitor

    def open_game(self, wanted: dict[str, Any] | bytes, **how: Any) -> Visitor:
        """Open a new game, or one that continues a record."""
        if isinstance(wanted, bytes):
            made = self.client.post("/api/games/load", json={"record": wanted.decode()}).json()
        else:
            made = self.client.post("/api/games", json={"seed": "7"} | wanted).json()
        visitor = self.open_page(made["seats"][0]["link"], **how)
        visitor.page.wait_for_selector(".prompt")
        visitor.page.wait_for_function("() => 'lines' in document.body.dataset")
        return visitor

    def wait_for_board(self, visitor: Visitor) -> Visitor:
        visitor.page.wait_for_selector(READY, timeout=180_000)
        return visitor

    def save_screenshot(self, visitor: Visitor, name: str) -> None:
        visitor.page.wait_for_timeout(1200)  # sharp tiles appear after the first paint
        file = PICTURES / f"page-{name}.webp"
        file.write_bytes(to_webp(self.browser, visitor.page.screenshot(), "image/png"))
        print(file, file.stat().st_size // 1000, "kB", *visitor.problems)
        visitor.context.close()


def skip_the_impulse(visitor: Visitor) -> None:
    """Skip the step-by-step story of the Allied impulse, which is shown before any question."""
    skip = visitor.page.locator(".story").get_by_role("button", name=re.compile("^(Skip|Your turn)"))
    if skip.count():
        skip.last.click()
        visitor.page.wait_for_selector(".story", state="detached")


def show_start_page(studio: Studio) -> None:
    home = studio.open_page()
    home.page.wait_for_selector(".lead img")
    studio.save_screenshot(home, "home")


@cache
def march_record() -> bytes:
    """Return the record of an Initial Assault at a moment when many units may still move."""

    def has_come(game: Game) -> bool:
        return sum(isinstance(option, SelectUnit) for option in game.options()) > 6

    return record_until("ardennes", has_come, scenario="initial_assault", variant="gs")


def show_reach(studio: Studio) -> None:
    """Show the reach of the unit with the most hexes to go to."""
    visitor = studio.wait_for_board(studio.open_game(march_record()))
    skip_the_impulse(visitor)
    path = visitor.page.evaluate("location.hash").split("/")[2]
    token = visitor.page.evaluate("id => sessionStorage.getItem(`broadfront.seat.${id}`)", path)

    def count_choices(unit: str) -> int:
        answer = studio.client.get(f"/api/games/{path}/reach?unit={unit}", headers={"Seat": token}).json()
        return len(answer["choices"])

    scene = visitor.scene()
    best = max((unit for unit in scene["ready"] if scene["units"].get(unit)), key=count_choices)
    visitor.page.get_by_role("button", name=short_name(best)).first.click()
    visitor.page.wait_for_function("() => window.board.scene.marks.filter(mark => mark.kind === 'reach').length > 3")
    visitor.page.evaluate(LOOK_AT, scene["units"][best])
    reached = [hex for hex, (kind, _) in visitor.scene()["marks"].items() if kind == "reach"]
    visitor.point_at(max(reached, key=lambda hex: int(hex[2:])))  # the westernmost
    visitor.page.wait_for_selector(".why.legal")
    studio.save_screenshot(visitor, "reach")


def show_card(studio: Studio) -> None:
    """Show what a card is for, in words."""
    visitor = studio.wait_for_board(studio.open_game(assault_record("GermanImpulse", 1)))
    visitor.page.locator(".ardennes-card").nth(2).hover()
    visitor.page.wait_for_selector(".card-told")
    studio.save_screenshot(visitor, "card")


def short_name(unit: str) -> str:
    """Return a unit's name as the page shows it: `27/12VG` for `27.12VG.ISS`."""
    name, division, _ = unit.split(".")
    return name if name == division else f"{name}/{division}"


def show_attack(studio: Studio) -> None:
    """Show the largest possible attack before it is announced, with every modifier and the exact odds."""
    visitor = studio.wait_for_board(studio.open_game(assault_record("Activation", 1)))
    skip_the_impulse(visitor)
    targets = [hex for hex, (kind, _) in visitor.scene()["marks"].items() if kind == "target"]
    visitor.click_hex(max(targets, key=lambda hex: count_adjacent_units(visitor, hex)))
    visitor.page.wait_for_selector(".plan-odds .odds-chart, .plan-odds table, .plan-odds svg")
    below = "body => { body.scrollTop = body.querySelector('.plan-odds').offsetTop - body.offsetTop; }"
    visitor.page.locator(".question-body").evaluate(below)
    studio.save_screenshot(visitor, "attack")


def count_adjacent_units(visitor: Visitor, hex: str) -> int:
    """Return the number of units next to a hex, as a measure of the attack that can be set up."""
    beside: list[str] = visitor.page.evaluate(
        """hex => { const { grid } = window.board, at = grid.index.get(hex);
        return [0, 1, 2, 3, 4, 5].map(way => grid.map.ids[grid.neighbor(at, way)]); }""",
        hex,
    )
    scene = visitor.scene()
    return sum(where in beside for where in scene["units"].values() if where)


def show_tactics(studio: Studio) -> None:
    visitor = studio.wait_for_board(studio.open_game(assault_record("AttackerTactics", 2)))
    studio.save_screenshot(visitor, "tactics")


def show_allied_impulse(studio: Studio) -> None:
    visitor = studio.wait_for_board(studio.open_game(assault_record("GermanImpulse", 3)))
    visitor.page.get_by_role("button", name="Next", exact=True).click()
    studio.save_screenshot(visitor, "allied")


def show_combat(studio: Studio) -> None:
    """Show a battle beside the map, with its chits drawn and the attacker about to advance."""
    visitor = studio.wait_for_board(
        studio.open_game(assault_record("Advancing", 2), viewport={"width": 1366, "height": 768})
    )
    visitor.page.wait_for_function("() => /%/.test(document.querySelector('.combat-scene .result')?.textContent)")
    studio.save_screenshot(visitor, "combat")


def show_new_day(studio: Studio) -> None:
    """Show 17 December of a campaign played by our own player."""
    record = record_until("ardennes", is_second_dawn, scenario="campaign", variant="gs")
    visitor = studio.wait_for_board(studio.open_game(record, viewport={"width": 1366, "height": 768}))
    skip_the_impulse(visitor)
    visitor.page.wait_for_selector(".day-card")
    studio.save_screenshot(visitor, "day")


def is_second_dawn(game: Game) -> bool:
    """Return whether the first card of the second day is to be played."""
    state = game.state
    return isinstance(state, ArdennesState) and state.clock.day == 17 and isinstance(state.stack[-1], GermanImpulse)


def show_after_action(studio: Studio) -> None:
    visitor = studio.open_game(EXAMPLE.read_bytes(), viewport={"width": 1100, "height": 1560})
    visitor.page.get_by_role("link", name="After-action report").first.click()
    visitor.page.wait_for_function("() => document.querySelectorAll('.fights li').length > 5")
    every = "() => [...document.querySelectorAll('.fights li')].every(row => row.textContent.includes('%'))"
    visitor.page.wait_for_function(every)
    studio.save_screenshot(visitor, "report")


def show_hand(studio: Studio) -> None:
    studio.save_screenshot(studio.wait_for_board(studio.open_game(assault_record("GermanImpulse", 1))), "hand")


def show_overlays(studio: Studio) -> None:
    visitor = studio.wait_for_board(studio.open_game({"title": "ardennes", "scenario": "bastogne_surrounded"}))
    page = visitor.page
    page.get_by_label("Overlays", exact=True).click()
    for label in ("Front line", "My supply"):
        page.get_by_label(label, exact=False).first.check()
    page.keyboard.press("Escape")
    page.evaluate(LOOK_AT, "1713")
    studio.save_screenshot(visitor, "overlays")


def show_rhine(studio: Studio) -> None:
    if studio.is_wanted("clerk"):
        clerk = studio.open_game({"title": "rhine", "variant": "clerk", "dice": "ask"})
        studio.save_screenshot(clerk, "clerk")
    if studio.is_wanted("corridor"):
        wanted = {"title": "rhine", "variant": "two-player", "scenario": "corridor", "mode": "hot-seat"}
        corridor = studio.wait_for_board(studio.open_game(wanted))
        studio.save_screenshot(corridor, "corridor")


def show_wacht(studio: Studio) -> None:
    """Show the reach of Kampfgruppe Peiper's Panthers, and the route to the bridge of Habiémont leg by leg."""
    visitor = studio.wait_for_board(studio.open_game({"title": "wacht", "scenario": "ambleve", "mode": "hot-seat"}))
    prompt = visitor.page.locator(".prompt")
    for step, name in (("Modes", "Done"), ("Modes", "Done"), ("Fuel", "Normal: 2"), ("Leaders", "Done")):
        before = visitor.lines()
        prompt.get_by_role("heading", name=step).wait_for()
        prompt.get_by_role("button", name=name).first.click()
        visitor.wait_for_change(before)
    prompt.get_by_role("heading", name="Movement phase").wait_for()
    visitor.select("I/1 SS Pz")
    visitor.page.evaluate(LOOK_AT, "029050")
    visitor.point_at("031047")
    visitor.page.wait_for_selector(".route")
    studio.save_screenshot(visitor, "wacht")


def show_editor(studio: Studio) -> None:
    visitor = studio.wait_for_board(studio.open_page("/#/editor/ardennes?scenario=bastogne_surrounded"))
    page = visitor.page
    page.get_by_label("Find a unit").fill("peiper")
    page.get_by_role("button", name="Peiper").first.click()
    page.locator(".side").evaluate("side => { side.scrollTop = 0; }")
    page.evaluate(LOOK_AT, "0910")
    studio.save_screenshot(visitor, "editor")


def show_chart(studio: Studio) -> None:
    visitor = studio.open_page("/#/ask/rhine.combat?attack=24&defence=6&down=dice&across=line")
    visitor.page.wait_for_selector("table.chart tbody tr")
    visitor.page.locator(".chart-part").evaluate("part => part.scrollIntoView()")
    studio.save_screenshot(visitor, "chart")


def show_rules(studio: Studio) -> None:
    visitor = studio.open_page("/#/rules/ardennes?q=roadblock")
    visitor.page.wait_for_selector(".rule-id")
    studio.save_screenshot(visitor, "rules")


def show_map(studio: Studio) -> None:
    visitor = studio.wait_for_board(studio.open_page("/#/map/rhine"))
    visitor.page.get_by_label("Find a place or hex").fill("Aachen")
    visitor.page.get_by_role("button", name="Find").click()
    studio.save_screenshot(visitor, "map")


def show_tutorial(studio: Studio) -> None:
    """Show the teaching title: a refusal with its rule, and the cover between two players."""
    if studio.is_wanted("refusal"):
        visitor = studio.open_page(new_game(studio.client)[0])
        studio.wait_for_board(visitor)
        visitor.select("2.German")
        visitor.click_hex("0101")
        visitor.page.wait_for_selector(".why.refused")
        studio.save_screenshot(visitor, "refusal")
    if studio.is_wanted("cover"):
        hot = studio.open_page(new_game(studio.client, mode="hot-seat")[0])
        hot.page.get_by_role("button", name="Done").click()
        hot.page.wait_for_selector(".cover")
        studio.save_screenshot(hot, "cover")


def show_small_screen(studio: Studio) -> None:
    visitor = studio.wait_for_board(studio.open_game(march_record(), color_scheme="dark", **SMALL))
    skip_the_impulse(visitor)
    studio.save_screenshot(visitor, "small")


VIEWS = {
    ("home",): show_start_page, ("reach",): show_reach, ("attack",): show_attack, ("tactics",): show_tactics,
    ("allied",): show_allied_impulse,
    ("combat",): show_combat, ("day",): show_new_day, ("report",): show_after_action,
    ("card",): show_card,
    ("hand",): show_hand, ("overlays",): show_overlays, ("clerk", "corridor"): show_rhine, ("wacht",): show_wacht,
    ("editor",): show_editor,
    ("chart",): show_chart, ("rules",): show_rules, ("map",): show_map, ("refusal", "cover"): show_tutorial,
    ("small",): show_small_screen,
}  # fmt: skip


def main(only: list[str]) -> int:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if program is None:
        print("pictures: chromium is missing. Run: apt-get install --no-install-recommends chromium", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), writes=1000.0) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"])
        studio = Studio(browser, client, only)
        if studio.is_wanted("start"):
            home_pictures.draw_all(browser)
        for names, view in VIEWS.items():
            if any(map(studio.is_wanted, names)):
                view(studio)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
