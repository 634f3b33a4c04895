"""Two players in two browsers: whose turn it is, messages, and a seat opened in another browser."""

import pytest
from playwright.sync_api import Page

from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

NOTED = """() => { window.noted = []; Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = class { static permission = 'granted'; constructor(title, more) {
        window.noted.push([title, more.body]); } addEventListener() {} close() {} }; }"""


@pytest.fixture
def both_visitors(open_browser: OpenBrowser, client: Client) -> tuple[Visitor, Visitor]:
    links = new_game(client, mode="seats", dice="auto")
    visitors = open_browser(), open_browser()
    for visitor, link in zip(visitors, links, strict=True):
        visitor.sit(link)
    return visitors


def asked_first(both: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Return the visitor whose turn it is, then the other."""
    first, second = both
    return (first, second) if first.page.locator(".prompt.yours").count() else (second, first)


def wait_for_title(page: Page, begins: str) -> None:
    page.wait_for_function("begins => document.title.startsWith(begins)", arg=begins)


def test_the_tab_and_a_notification_say_whose_turn_it_is(both_visitors: tuple[Visitor, Visitor]) -> None:
    asked, waits = asked_first(both_visitors)
    wait_for_title(asked.page, "● Your turn · ")
    assert "Your turn" not in waits.page.title()
    waits.page.evaluate(NOTED)
    for _ in range(12):
        if not asked.page.locator(".prompt.yours").count():
            break
        before = asked.lines()
        asked.wait_for_keys()
        asked.page.keyboard.press("1")
        asked.wait_for_change(before)
    wait_for_title(waits.page, "● Your turn · ")
    waits.page.wait_for_function("() => window.noted.some(([title]) => title === 'Your turn')")
    assert "Your turn" not in asked.page.title()


def test_a_line_goes_to_the_other_seat_is_kept_and_is_only_text(
    both_visitors: tuple[Visitor, Visitor], client: Client
) -> None:
    one, other = both_visitors
    before = one.lines()
    one.page.get_by_label("Write to the other player").fill("<b>Well</b> played & said")
    one.page.keyboard.press("Enter")
    for visitor in both_visitors:
        expect(visitor.page.locator(".messages li")).to_contain_text("<b>Well</b> played & said")
    other.wait_for_toast("<b>Well</b> played & said")
    expect(one.page.get_by_label("Write to the other player")).to_have_value("")
    assert (one.lines(), other.page.locator(".messages b").count()) == (before, 0)
    assert "Well" not in (one.page.text_content(".log") or "")
    other.page.reload()
    other.wait_for_board()
    expect(other.page.locator(".messages li")).to_contain_text("Well")
    assert not other.serious_violations()


def test_the_own_seat_is_opened_in_a_second_browser_of_the_same_person(
    both_visitors: tuple[Visitor, Visitor], open_browser: OpenBrowser
) -> None:
    one, _ = both_visitors
    one.page.get_by_role("button", name="My link").click()
    link = one.page.locator("dialog input").input_value()
    elsewhere = open_browser()
    elsewhere.page.goto(link)
    elsewhere.wait_for_board()
    asked = ".prompt h2"
    expect(elsewhere.page.locator(asked)).to_have_text(one.page.locator(asked).inner_text())
    assert "#" in link.split("/game/")[0]
