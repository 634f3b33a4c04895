"""A title in a separate package adds a script to the page, under the same security policy as the rest."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import broadfront.titles as titles
from broadfront.cli.house.new_title import write_title
from tests.page.browsing import ROOT, Visitor, expect, new_game
from tests.web.serving import Client, server
from tools.blocks import code_blocks

NUMBERS = count(1)
PANEL = """import { button, panel, signal, table, v, values } from "/page-api/1.js";

class Counted {
  presses = signal(0);
}

function Lines({ play }) {
  const { game } = play;
  const { presses } = game.of(Counted);
  const { counters } = game.view.table;
  const rows = game.view.sides.map((side) => [side, counters.filter((one) => one.side === side).length]);
  return panel(
    "Of the title itself",
    values([["Lines", String(game.view.lines)]]),
    table(["Side", "Units"], rows),
    v("p", { class: "faint" }, `Pressed ${presses.value} times.`),
    button("Press", () => presses.value++),
  );
}

export const part = {
  panels: [{ place: "status", view: Lines }],
  map: {
    scene: (play, general) => ({
      ...general,
      marks: [...general.marks, { hex: general.counters.find((one) => one.hex).hex, kind: "told", label: "here" }],
    }),
  },
};
"""
THROWS = """import { panel } from "/page-api/1.js";
export const part = {
  panels: [
    { place: "status", view: () => panel("Sound") },
    { place: "tables", view: () => { throw new Error("a fault of its author"); } },
  ],
};
"""

TOLD = """const { parse } = JSON, { fetch } = window;
window.asked = 0;
JSON.parse = (text, ...more) => {
  const news = parse(text, ...more);
  window.told = news?.lines ?? window.told;
  return news;
};
window.fetch = async (...request) => {
  window.asked += 1;
  try { return await fetch(...request); } finally { window.asked -= 1; }
};"""
"""Keeps which line of the record the page was told of last, and how many requests have no answer yet."""

Seat = Callable[..., tuple[Visitor, Client]]


@pytest.fixture
def seat(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seat]:
    """Return a visitor in a new game of an external title that has this script."""
    here: list[Visitor] = []
    name = f"stranger{next(NUMBERS)}"
    write_title(name, tmp_path / name)
    package = tmp_path / name / "src" / name
    kit = package / "__init__.py"
    named = re.sub(r'\n *page="[^"]*",', "", kit.read_text(encoding="utf-8"))
    kit.write_text(named.replace("printed=", 'page="own_page.js",\n    printed=', 1), encoding="utf-8")
    ours = titles._registered_kits()
    monkeypatch.syspath_prepend(str(tmp_path / name / "src"))
    monkeypatch.setattr(titles, "_registered_kits", lambda: {**ours, name: f"{name}:KIT"})
    titles.broken_titles.cache_clear()
    # Its title is known to this process alone.
    with server(tmp_path, drawn=False, workers=0, thinkers=0) as client:

        def sit(script: str, **wanted: str) -> tuple[Visitor, Client]:
            (package / "own_page.js").write_text(script, encoding="utf-8")
            visitor = Visitor(browser, f"http://127.0.0.1:{client.port}")
            here.append(visitor)
            visitor.sit(new_game(client, title=name, **wanted)[0])
            return visitor, client

        yield sit
        for visitor in here:
            visitor.close()
    titles.broken_titles.cache_clear()


def play_a_line(visitor: Visitor) -> None:
    before = visitor.lines()
    visitor.page.locator(".prompt button[data-key]").first.click()
    visitor.wait_for_change(before)


def test_a_panel_of_a_title_from_elsewhere_is_seen(seat: Seat) -> None:
    visitor, client = seat(PANEL)
    panel = visitor.page.get_by_role("region", name="Of the title itself")
    expect(panel).to_contain_text("Pressed 0 times.")
    panel.get_by_role("button", name="Press").click()
    expect(panel).to_contain_text("Pressed 1 times.")
    assert panel.get_by_role("row").count() == 3
    assert "told" in {kind for kind, _ in visitor.scene()["marks"].values()}
    expect(panel.locator("dd").first).to_have_text(str(visitor.lines()))
    play_a_line(visitor)
    expect(panel.locator("dd").first).to_have_text(str(visitor.lines()))
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self'; style-src 'self';" in policy
    assert visitor.page.locator(".script-fault").count() == 0


def test_hints_are_shown_where_a_title_explains_no_question(seat: Seat) -> None:
    visitor, _ = seat(PANEL)
    expect(visitor.page.get_by_label("Hints")).to_contain_text("Nobody holds the crossroads yet")


def test_two_at_one_screen_take_turns_where_nothing_is_hidden(seat: Seat) -> None:
    visitor, _ = seat(PANEL, mode="hot-seat")
    page = visitor.page
    page.add_init_script(TOLD)
    page.reload()
    visitor.wait_for_board()
    for n, side in enumerate(("Blue", "Red", "Blue", "Red")):
        expect(page.locator(".prompt .side-name")).to_have_text(side)
        done = page.locator(".prompt").get_by_role("button", name="Done")
        expect(done).to_be_visible()
        if n:  # what the side before was told has come as well, and what the page asks because of it
            page.wait_for_function("() => window.told === Number(document.body.dataset.lines) && !window.asked")
        expect(done).to_be_visible()
        assert len(visitor.scene()["ready"]) == 3
        done.click()


def test_the_script_that_the_documents_show_is_a_part(seat: Seat) -> None:
    page = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    (script,) = (block.text for block in code_blocks(page) if block.language == "js")
    visitor, _ = seat(script)
    expect(visitor.page.get_by_role("region", name="Lines").locator("dd")).to_have_text(str(visitor.lines()))


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("throw new Error('nothing works');", "nothing works"),
        ("export const other = 1;", "it exports no `part`"),
        ("import { nothing } from '/page-api/1.js';", "nothing"),
        (THROWS, "a fault of its author"),
        (
            "export const part = { panels: [{ place: 'attic', view: () => null }] };",
            "“attic” is not a place",
        ),
    ],
)
def test_a_script_that_fails_leaves_the_game_playable_and_says_so_in_one_line(
    seat: Seat, script: str, why: str
) -> None:
    visitor, _ = seat(script)
    fault = visitor.page.locator(".script-fault")
    expect(fault).to_contain_text("The game goes on without them")
    expect(fault).to_contain_text(why)
    assert visitor.page.get_by_role("region", name="Sound").count() == (script == THROWS)
    play_a_line(visitor)


def test_the_server_offers_scripts_of_titles_that_have_one(client: Client) -> None:
    assert client.get("/titles/patrol/page.js").status_code == 404
    assert client.get("/titles/nobody/page.js").json()["error"]["parameter"] == "title"
    offered = client.get("/page-api/1.js")
    assert offered.headers["content-type"].startswith("text/javascript")
    declared = client.get("/page-api/1.d.ts").text
    for name in re.findall(r"export function (\w+)", declared):
        assert name in offered.text
