"""Moving counters by mouse, finger and keys: one, a stack, several, a Kampfgruppe, onto an enemy."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.page.touch import HANSEN, KNITTEL, PEIPER, SANDIG, TOUCH, units
from tests.web.serving import Client


def drag(visitor: Visitor, start: str, *way: str, let_go: bool = True) -> None:
    """Press on a hex, drag over others, and release on the last."""
    mouse = visitor.page.mouse
    visitor.screen_position(way[-1])
    mouse.move(*visitor.screen_position(start))
    mouse.down()
    for hex in way:
        mouse.move(*visitor.screen_position(hex), steps=4)
    if let_go:
        mouse.up()


def sit_at_line(open_browser: OpenBrowser, client: Client, line: int, **how: Any) -> tuple[Visitor, Page]:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768}, **how)
    table.play_to(line)
    return visitor, sit(visitor, table)


@pytest.mark.usefixtures("example_dice")
def test_four_units_are_moved_by_four_drags(open_browser: OpenBrowser, client: Client) -> None:
    visitor, page = sit_at_line(open_browser, client, 56)
    for unit, start, end in ((PEIPER, "0903", "0905"), (HANSEN, "1002", "0905")):
        before = visitor.lines()
        drag(visitor, start, end)
        visitor.wait_for_change(before)
        assert units(visitor)[unit] == end
    # One of a stack: it is chosen first; the other is then alone.
    page.locator(".chips").get_by_role("button", name="Sandig/1SS").click()
    page.wait_for_function("() => window.board.scene.marks.some(mark => mark.kind === 'reach')")
    for unit, end in ((SANDIG, "1003"), (KNITTEL, "0804")):
        before = visitor.lines()
        drag(visitor, "0902", end)
        visitor.wait_for_change(before)
        assert units(visitor)[unit] == end


@pytest.mark.usefixtures("example_dice")
def test_reach_lights_up_in_the_hand_and_a_refused_hex_says_why(open_browser: OpenBrowser, client: Client) -> None:
    visitor, page = sit_at_line(open_browser, client, 56)
    drag(visitor, "0903", "0904", "0604", let_go=False)
    expect(page.locator(".why.refused")).to_contain_text("Peiper/1SS to hex 0604")
    assert visitor.scene()["marks"]["0905"][0] == "reach"
    assert page.locator(".why.refused .rule").count() >= 1
    page.mouse.up()
    expect(page.locator(".why.refused")).to_be_in_viewport()
    assert (visitor.lines(), units(visitor)[PEIPER]) == (56, "0903")


@pytest.mark.usefixtures("example_dice")
def test_a_stack_goes_together_and_others_are_taken_along(open_browser: OpenBrowser, client: Client) -> None:
    visitor, page = sit_at_line(open_browser, client, 56)
    drag(visitor, "0902", "0901")
    visitor.wait_for_change(57)
    visitor.idle()
    assert {units(visitor)[unit] for unit in (SANDIG, KNITTEL)} == {"0901"}
    # Two from two hexes: only where both may go is marked.
    visitor.click_hex("0903")
    page.wait_for_function("() => window.board.scene.marks.length > 1")
    page.keyboard.down("Shift")
    visitor.click_hex("1002")
    page.keyboard.up("Shift")
    page.wait_for_function("() => window.board.scene.along.length === 1 && window.board.scene.marks.length > 0")
    assert "0702" not in visitor.scene()["marks"]  # Peiper alone could
    before = visitor.lines()
    visitor.click_hex("0905")
    visitor.wait_for_change(before + 1)
    visitor.idle()
    assert {units(visitor)[unit] for unit in (PEIPER, HANSEN)} == {"0905"}


@pytest.mark.usefixtures("example_dice")
def test_the_map_does_not_slide_away_under_the_hand(open_browser: OpenBrowser, client: Client) -> None:
    visitor, page = sit_at_line(open_browser, client, 60)
    glides = "() => window.board.motion.step()"
    visitor.point_at("1003")
    page.evaluate("() => { window.board.motion.second = 60_000; window.board.motion.follow('2403'); }")
    assert page.evaluate(glides)
    page.mouse.down()
    assert not page.evaluate(glides)
    page.mouse.up()


@pytest.mark.usefixtures("example_dice")
def test_an_attack_is_a_drag_onto_the_enemy(open_browser: OpenBrowser, client: Client) -> None:
    visitor, page = sit_at_line(open_browser, client, 60)
    drag(visitor, "1003", "1004")
    plan = page.locator(".plan")
    expect(plan.locator("h2")).to_contain_text("Manderfeld")
    expect(plan.get_by_label("Sandig/1SS")).to_be_checked()
    expect(plan.get_by_label("Hansen/1SS")).not_to_be_checked()
    plan.get_by_label("Hansen/1SS").check()
    before = visitor.lines()
    page.get_by_role("button", name="Attack with 2 units").click()
    visitor.wait_for_change(before)
    expect(page.locator(".prompt h2")).to_contain_text("A tactic for your attack")
    visitor.idle()
    # One press, one undo: before the attack was announced, not between its units.
    page.keyboard.press("u")
    expect(page.locator(".prompt h2")).to_contain_text("attack")
    expect(page.locator(".prompt .ends")).to_contain_text("End the activation")
    page.keyboard.press("Shift+U")
    expect(page.locator(".prompt h2")).to_contain_text("A tactic for your attack")


@pytest.mark.usefixtures("example_dice")
def test_shift_and_a_click_in_the_spread_stack_takes_another_unit_along(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor, page = sit_at_line(open_browser, client, 56)
    visitor.click_hex("0902")
    fan = page.locator(".fan")
    page.wait_for_function("() => window.board.scene.selected && window.board.scene.marks.length > 1")
    fan.locator(".counter-button.ready:not(.selected)").click(modifiers=["Shift"])
    page.wait_for_function("() => window.board.scene.along.length === 1 && window.board.scene.marks.length > 0")
    expect(fan.locator(".counter-button.selected")).to_have_count(2)
    before = visitor.lines()
    visitor.click_hex("0901")
    visitor.wait_for_change(before + 1)
    visitor.idle()
    assert {units(visitor)[unit] for unit in (SANDIG, KNITTEL)} == {"0901"}
    page.keyboard.press("u")
    both = "one => one.hex === '0902' && one.unit.endsWith('.1SS.ISS')"
    page.wait_for_function(f"() => window.board.scene.counters.filter({both}).length === 2")


@pytest.mark.usefixtures("example_dice")
def test_units_are_taken_along_and_moved_by_keys(open_browser: OpenBrowser, client: Client) -> None:
    visitor, page = sit_at_line(open_browser, client, 56)
    page.keyboard.press("m")
    page.wait_for_function(f"() => window.board.scene.selected === '{PEIPER}' && window.board.scene.marks.length > 1")
    page.evaluate("() => window.board.moveCursorTo('1002')")
    page.keyboard.press("t")
    page.wait_for_function("() => window.board.scene.along.length === 1 && window.board.scene.marks.length > 0")
    page.evaluate("() => window.board.moveCursorTo('0905')")
    before = visitor.lines()
    page.keyboard.press("Enter")
    visitor.wait_for_change(before + 1)
    visitor.idle()
    assert {units(visitor)[unit] for unit in (PEIPER, HANSEN)} == {"0905"}


@pytest.mark.usefixtures("example_dice")
def test_a_kampfgruppe_is_chosen_on_the_map(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768})
    table.play_to(12)
    table.person.do(do="PlayKampfgruppe", card="GP01")
    page = sit(visitor, table)
    expect(page.locator(".prompt h2")).to_contain_text("form the Kampfgruppe")
    form = page.locator(".prompt button.main")
    expect(form).to_be_disabled()
    visitor.click_hex("0902")
    expect(form).to_contain_text("Sandig/1SS")
    expect(form).to_contain_text("Knittel/1SS")
    page.locator(".fan").get_by_role("button", name=re.compile("Knittel")).click()
    expect(form).not_to_contain_text("Knittel/1SS")
    before = visitor.lines()
    page.keyboard.press("Enter")
    visitor.wait_for_change(before)
    assert f'"units":["{SANDIG}"]' in table.person.raw("GET", f"{table.person.at}/record").text


def test_a_finger_drags_what_was_tapped_or_what_it_rested_on(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    page = visitor.sit(new_game(client)[0])
    # A finger that goes on at once moves the map.
    at = page.evaluate("() => window.board.camera.x")
    page.evaluate("() => window.board.zoom(2)")
    page.evaluate(TOUCH, [["0305", "0304"], 0])
    assert (visitor.lines(), units(visitor)["2.German"]) == (visitor.lines(), "0305")
    assert page.evaluate("() => window.board.camera.x") != at
    before = visitor.lines()
    page.touchscreen.tap(*visitor.screen_position("0305"))
    page.wait_for_function("() => window.board.scene.marks.length > 3")
    page.evaluate(TOUCH, [["0305", "0304"], 0])
    visitor.wait_for_change(before)
    assert units(visitor)["2.German"] == "0304"
    before = visitor.lines()
    start = units(visitor)["1.German"]
    page.evaluate(TOUCH, [[start, start], 500])
    assert visitor.lines() == before
