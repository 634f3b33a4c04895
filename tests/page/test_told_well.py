"""Timely information for a newcomer: idle cards, sources of points, the meaning of a redraw, unit names."""

from __future__ import annotations

import pytest

from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client, Person


@pytest.fixture
def guided_losheim(open_browser: OpenBrowser, client: Client) -> tuple[Visitor, Person]:
    """Return a visitor and client in the guided first game at Losheim, with a common screen size."""
    made = client.post("/api/games", json={"title": "ardennes", "guide": True, "seed": "3"}).json()
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    visitor.page.goto(visitor.address + made["seats"][0]["link"])
    visitor.wait_for_board()
    return visitor, Person(client, made["game"], made["seats"][0]["token"])


def do_action(at: tuple[Visitor, Person], do: str, **fields: object) -> None:
    visitor, person = at
    before = visitor.lines()
    person.do(do=do, **fields)
    visitor.wait_for_change(before)


def test_a_card_that_can_do_nothing_says_so_and_is_quieter(guided_losheim: tuple[Visitor, Person]) -> None:
    page = guided_losheim[0].page
    idle = page.locator(".ardennes-card.idle", has_text="1st SS Panzer Division")
    expect(idle).to_contain_text("nothing to attack now")
    expect(page.locator(".ardennes-card:not(.idle)", has_text="GP05")).to_contain_text("can attack Manderfeld (1004)")
    rows = page.locator(".card-rows li")
    expect(rows.last).to_have_class("idle")
    expect(rows.first).not_to_have_class("idle")
    assert guided_losheim[0].serious_violations() == []


def test_the_points_are_listed_by_place_and_escape_closes_the_list(guided_losheim: tuple[Visitor, Person]) -> None:
    visitor, _ = guided_losheim
    page = visitor.page
    page.locator(".bar-item", has_text="of 12 by the 16th").locator("summary").click()
    row = page.locator(".point-places tbody tr", has_text="Losheimergraben")
    expect(row).to_contain_text("German")
    row.hover()
    assert "0804" in visitor.scene()["marks"]
    page.locator("canvas").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".status-bar details[open]")).to_have_count(0)
    meant = page.locator(".bar-item.of-side summary").get_attribute("title")
    assert meant is not None
    assert meant.startswith("Up to 14 German impulses can still come today")


def test_a_tactic_names_its_card_and_a_redraw_is_announced(guided_losheim: tuple[Visitor, Person]) -> None:
    visitor, _ = guided_losheim
    page = visitor.page
    do_action(guided_losheim, "Activate", card="GP05")
    do_action(guided_losheim, "AttackHex", hex="1004")
    do_action(guided_losheim, "JoinAttack", unit="5.3FJ.ISS")
    do_action(guided_losheim, "JoinAttack", unit="9.3FJ.ISS")
    row = page.locator(".tactics .find-rows button", has_text="Fixed Artillery")
    expect(row).to_contain_text("from 277th Volksgrenadier Division (GP04), Command Value 1")
    page.get_by_role("button", name="Fight now, without a tactic", exact=True).click()
    page.get_by_role("button", name="Draw 2 chits").click()
    result = page.locator(".combat-scene .result")
    expect(result).to_contain_text("for you:")
    page.locator(".prompt").focus()
    page.keyboard.press("c")
    expect(page.locator(".combat-stage")).to_have_count(0)
    page.locator(".tools").get_by_role("button", name="Undo").click()
    visitor.wait_for_toast("Undone. Chits and cards are drawn again, dice are rolled again.")


def test_pointing_at_a_counter_describes_the_unit_first_and_beside_it_the_ground(
    guided_losheim: tuple[Visitor, Person],
) -> None:
    visitor, _ = guided_losheim
    page = visitor.page
    told = page.locator(".hex-told")
    visitor.point_at("1004")
    expect(told.locator("h4")).to_contain_text("Manderfeld")
    x, y = visitor.screen_position("1004")
    page.mouse.move(x, y + 28)
    expect(told.locator("h3")).to_contain_text("Manderfeld")


def test_the_combat_beside_the_map_does_not_cover_the_hex_that_is_fought_for(
    guided_losheim: tuple[Visitor, Person],
) -> None:
    visitor, _ = guided_losheim
    page = visitor.page
    do_action(guided_losheim, "Activate", card="GP05")
    # The hex lies where the combat will stand.
    under = page.evaluate(
        """hex => { const { camera, grid } = window.board, at = grid.centre(grid.index.get(hex));
        const zoom = camera.zoom * 3;
        camera.show(at.x + (camera.width / 2 - 150) / zoom, at.y, zoom);
        window.board.redraw(); return camera.toScreen(at.x, at.y).x; }""",
        "1004",
    )
    assert under < 250
    do_action(guided_losheim, "AttackHex", hex="1004")
    do_action(guided_losheim, "JoinAttack", unit="5.3FJ.ISS")
    do_action(guided_losheim, "JoinAttack", unit="9.3FJ.ISS")
    scene = page.locator(".combat-scene")
    expect(scene).to_be_visible()
    page.wait_for_function(
        "([hex]) => { const box = document.querySelector('.combat-scene').getBoundingClientRect();"
        " const at = window.board.camera.toScreen(...Object.values(window.board.grid.centre("
        "window.board.grid.index.get(hex)))); return at.x > box.width; }",
        arg=["1004"],
    )
