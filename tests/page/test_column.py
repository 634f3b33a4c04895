"""The column beside the map: the question and its main button stay visible; keys and focus; nothing jumps."""

import re

import pytest

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.page.on_screen import IN_SIGHT, in_sight
from tests.web.serving import Client

SMALL = {"width": 1366, "height": 768}
PLACES = """() => ['.asked', '.about', '.tools', '.lookup'].map(name => {
    const box = document.querySelector(name).getBoundingClientRect(); return [name, box.top, box.height]; })"""
FOCUSED = "() => document.activeElement.matches('.prompt')"

CUT = """() => [...document.querySelectorAll('.ardennes-card, .ardennes-card h4 button, .ardennes-card button.use, '
    + '.card-commands')].filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    .map(one => one.textContent)"""
OVERLAP = """() => { const map = document.querySelector('.board-overview').getBoundingClientRect();
    return [...document.querySelectorAll('.board-buttons button, .board-buttons summary')].some(one => {
        const box = one.getBoundingClientRect();
        return box.left < map.right && map.left < box.right && box.top < map.bottom && map.top < box.bottom; }); }"""


@pytest.mark.usefixtures("example_dice")
def test_the_question_and_its_main_button_stay_in_view_and_nothing_jumps(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport=SMALL)
    table.play_to(82)
    page = sit(visitor, table)
    places = page.evaluate(PLACES)
    assert in_sight(page, ".prompt h2")
    assert in_sight(page, ".prompt .ends button")
    visitor.click_hex("1709")
    expect(page.locator(".plan .bars").first).to_be_attached()
    assert in_sight(page, ".prompt h2")
    assert in_sight(page, ".prompt button.main")
    visitor.point_at("1808")
    expect(page.locator(".about")).to_contain_text("1808")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt h2")).to_contain_text("A tactic for your attack")
    assert in_sight(page, ".prompt button.main")
    assert in_sight(page, ".prompt .find-rows button")
    assert page.evaluate(PLACES) == places
    assert not visitor.serious_violations()


@pytest.mark.usefixtures("example_dice")
def test_a_question_that_was_scrolled_down_shows_the_attack_form_from_its_beginning(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 560})
    table.play_to(82)
    page = sit(visitor, table)
    page.locator(".prompt").evaluate("one => one.scrollTo({ top: 9999 })")
    assert page.locator(".prompt").evaluate("one => one.scrollTop") > 0
    visitor.click_hex("1709")
    expect(page.locator(".plan, .question.plan").first).to_be_attached()
    page.wait_for_function("() => document.querySelector('.prompt').scrollTop === 0")
    assert in_sight(page, ".prompt h2")
    assert in_sight(page, ".prompt button.main")


@pytest.mark.usefixtures("example_dice")
def test_the_hand_shows_every_card_and_folds(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(viewport=SMALL)
    table.play_to(12)
    page = sit(visitor, table)
    cards = page.locator(".ardennes-card")
    expect(cards).to_have_count(9)
    assert all(cards.nth(n).evaluate(IN_SIGHT) for n in range(9))
    assert page.evaluate(CUT) == []
    assert not page.evaluate(OVERLAP)
    page.locator(".dock > summary").click()
    expect(cards.first).to_be_hidden()
    # The browser tells the page of it a moment after it is folded.
    page.wait_for_function("() => localStorage.getItem('broadfront.ardennes.hand-open') === 'no'")
    page.reload()
    visitor.wait_for_board()
    expect(cards.first).to_be_hidden()


@pytest.mark.usefixtures("example_dice")
def test_the_map_keeps_its_height_whatever_the_hand_holds(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(viewport=SMALL)
    heights = set()
    for line in (12, 56, 82):
        table.play_to(line)
        page = sit(visitor, table)
        heights.add(page.locator(".board").evaluate("one => one.getBoundingClientRect().height"))
    assert len(heights) == 1


@pytest.mark.usefixtures("example_dice")
def test_an_attack_with_two_tactics_takes_six_keys_and_each_is_written_on_its_button(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport=SMALL)
    table.play_to(82)
    page = sit(visitor, table)
    keys = []

    def press(key: str, button: str | re.Pattern[str]) -> None:
        shown = page.locator(".prompt").get_by_role("button", name=button).first
        expect(shown.locator("kbd")).to_have_attribute("data-sign", {"Enter": "↵"}.get(key, key.upper()))
        keys.append(key)
        page.keyboard.press(key)

    def goes_on(key: str, button: str | re.Pattern[str]) -> None:
        before = visitor.lines()
        press(key, button)
        visitor.wait_for_change(before)
        assert page.evaluate(FOCUSED)

    target = page.locator(".prompt button", has_text="1709").get_attribute("data-key") or ""
    press(target, re.compile("1709"))
    goes_on("Enter", "Attack with 2 units")
    goes_on("1", re.compile("Panzer Battalion"))
    goes_on("2", re.compile("Panzer Battalion"))
    goes_on("n", "Fight now, without a further tactic")
    # A number of chits is its own key.
    goes_on("2", "Draw 2 chits")
    assert len(keys) == 6
    assert (page.text_content(".log") or "").count("Chit ") >= 2


@pytest.mark.usefixtures("example_dice")
def test_the_main_button_fights_with_the_most_chits(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(viewport=SMALL)
    table.play_to(82)
    page = sit(visitor, table)
    visitor.click_hex("1709")
    for key in ("Enter", "1", "2", "Enter"):
        before = visitor.lines()
        page.keyboard.press(key)
        visitor.wait_for_change(before)
    assert '"do":"DrawChits"' in table.person.raw("GET", f"{table.person.at}/record").text


def test_enter_keeps_what_it_chose_and_esc_lets_go(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, variant="solo", dice="auto")[0])
    selected = "() => window.board.scene.selected"
    page.keyboard.press("m")
    page.wait_for_function(selected)
    unit = page.evaluate(selected)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.evaluate(selected) == unit
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.board.scene.selected === null")


def test_from_the_question_arrows_lead_to_the_map_and_undo_and_redo_have_their_usual_keys(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser()
    page = visitor.sit(new_game(client, variant="solo", dice="auto")[0])
    before = visitor.lines()
    visitor.select("2.German")
    visitor.click_hex("0304")
    visitor.wait_for_change(before)
    assert page.evaluate(FOCUSED)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board-canvas")).to_be_focused()
    moved = visitor.lines()
    page.keyboard.press("Control+z")
    visitor.wait_for_change(moved)
    assert visitor.scene()["units"]["2.German"] == "0305"
    undone = visitor.lines()
    page.keyboard.press("Control+y")
    visitor.wait_for_change(undone)
    assert visitor.scene()["units"]["2.German"] == "0304"


def test_what_is_pointed_at_has_its_own_place(open_browser: OpenBrowser, client: Client) -> None:
    visitor: Visitor = open_browser(viewport=SMALL)
    page = visitor.sit(new_game(client, variant="solo", dice="auto")[0])
    expect(page.locator(".about")).to_contain_text("Point at a hex")
    places = page.evaluate(PLACES)
    visitor.point_at("0302")
    expect(page.locator(".about")).to_contain_text("Weiler")
    visitor.select("2.German")
    visitor.click_hex("0302")
    expect(page.locator(".about .why.refused")).to_be_in_viewport()
    assert page.evaluate(PLACES) == places
