"""`make pictures`: photographs of the page for the documentation, in Chromium, from fixed seeds."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import Visitor, new_game
from tests.web.serving import Client, server

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1200, "height": 750}}


def photograph(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(900)  # sharp tiles follow the first paint
    visitor.page.screenshot(path=PICTURES / f"page-{name}.png")
    print(PICTURES / f"page-{name}.png")


def take_all(browser: Browser, client: Client) -> None:
    def come(**how: Any) -> Visitor:
        return Visitor(browser, f"http://127.0.0.1:{client.port}", **(DESK | how))

    home = come()
    home.go().wait_for_selector(".lead")
    photograph(home, "home")

    german = come()
    german.sit(new_game(client)[0])
    german.select("2.German")
    german.point_at("0303")
    german.page.wait_for_selector(".why.legal")
    photograph(german, "reach")
    german.click_hex("0101")
    german.page.wait_for_selector(".why.refused")
    photograph(german, "refusal")
    german.page.keyboard.press("Escape")
    german.select("2.German")
    before = german.lines()
    german.click_hex("0303")
    german.changed(before)
    before = german.lines()
    german.page.get_by_role("button", name="Done").click()
    german.changed(before)
    german.point_at("0302")
    german.page.wait_for_selector(".odds")
    photograph(german, "odds")

    hot = come()
    hot.sit(new_game(client, mode="hot-seat")[0])
    hot.page.get_by_role("button", name="Done").click()
    hot.page.wait_for_selector(".cover")
    photograph(hot, "cover")

    made = client.post("/api/games", json={"title": "ardennes", "seed": "7"}).json()
    bulge = come()
    bulge.sit(made["seats"][0]["link"])
    photograph(bulge, "ardennes")

    chart = come()
    chart.go("/#/ask/rhine.supply?nation=US&date=1944-09-26&dice=7&ground=Dry")
    chart.page.wait_for_selector(".sentences li")
    photograph(chart, "chart")

    rules = come()
    rules.go("/#/rules/patrol?q=bridge").wait_for_selector(".rule-id")
    photograph(rules, "rules")

    wide = come()
    wide.go("/#/map/rhine").wait_for_selector(".board[data-ready=yes]", timeout=120_000)
    wide.page.get_by_label("Find a place or hex").fill("Aachen")
    wide.page.get_by_role("button", name="Find").click()
    photograph(wide, "map")

    small = come(viewport={"width": 360, "height": 740}, color_scheme="dark", has_touch=True, is_mobile=True)
    small.sit(new_game(client)[0])
    photograph(small, "small")


def main() -> int:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if program is None:
        print("pictures: chromium is missing. Run: apt-get install --no-install-recommends chromium", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), writes=1000.0) as client,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        take_all(browser, client)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
