"""The bar above the map is always visible, and can be read with mouse, keys and finger."""

import pytest

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import MOVING, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.page.touch import PHONE
from tests.web.serving import Client

DESK = {"width": 1366, "height": 768}


@pytest.mark.usefixtures("example_dice")
def test_date_impulse_points_and_cards_are_in_sight_without_scrolling(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport=DESK)
    table.play_to(12)
    page = sit(visitor, table)
    bar = page.locator(".status-bar")
    for text in (
        "Sat 16 Dec",
        "10 rules",
        "German 1, up to 20 left",
        "0 of 12 by the 16th",
        "German 9 + 11, Allied 17",
    ):
        expect(bar).to_contain_text(text)
    boxes = [item.bounding_box() for item in bar.locator(".bar-item").all()]
    assert all(box and box["y"] >= 0 and box["y"] + box["height"] < DESK["height"] for box in boxes)
    assert len({round(box["y"]) for box in boxes if box}) == 1, "the bar is one line"
    assert not visitor.serious_violations()


def test_the_rules_of_the_day_open_by_keyboard_and_close_with_escape(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport=DESK)
    page = visitor.sit(new_game(client, title="ardennes", scenario="initial_assault")[0])
    today = page.locator(".status-bar details", has_text="Today")
    today.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(today.get_by_text("No bridge is blown.")).to_be_visible()
    assert not visitor.serious_violations()
    page.keyboard.press("Escape")
    expect(today.get_by_text("No bridge is blown.")).to_be_hidden()


def test_a_finger_opens_what_the_bar_has_more_of(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**PHONE)
    page = visitor.sit(new_game(client, title="ardennes", scenario="initial_assault")[0])
    page.locator(".status-bar summary", has_text="Today").tap()
    expect(page.get_by_text("No bridge is blown.").first).to_be_visible()


@pytest.mark.parametrize(("title", "text"), [("patrol", "Turn"), ("wacht", "Ground"), ("rhine", "Flight")])
def test_every_title_has_its_bar(open_browser: OpenBrowser, client: Client, title: str, text: str) -> None:
    visitor = open_browser(viewport=DESK)
    visitor.page.goto(visitor.address + new_game(client, title=title)[0])
    expect(visitor.page.locator(".status-bar")).to_contain_text(text)


def test_the_speed_of_motion_is_remembered(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**MOVING)
    page = visitor.sit(new_game(client)[0])
    assert page.locator(".play").get_attribute("data-speed") == "normal"
    page.get_by_label("Motion and sound").click()
    page.get_by_label("Motion", exact=True).select_option("quick")
    page.reload()
    visitor.wait_for_board()
    assert page.locator(".play").get_attribute("data-speed") == "quick"


def test_who_asks_for_less_motion_gets_none(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(reduced_motion="reduce")
    page = visitor.sit(new_game(client)[0])
    assert page.locator(".play").get_attribute("data-speed") == "off"
