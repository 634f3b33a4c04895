"""A game on a phone and a tablet in portrait: the question stays visible, and buttons fit a thumb."""

import pytest
from playwright.sync_api import Page

from tests.page.ardennes_table import Table, sit
from tests.page.browsing import expect
from tests.page.conftest import OpenBrowser
from tests.page.on_screen import in_sight
from tests.page.touch import PEIPER, TOUCH, units
from tests.web.serving import Client

SCREENS = pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
LOW = """() => [...document.querySelectorAll('.prompt button:not(.rule, .token), .tools button, .board-buttons button')]
    .filter(one => one.offsetParent && one.getBoundingClientRect().height < 43.5).map(one => one.textContent)"""

MIDDLE = """hex => { const b = window.board, c = b.grid.centre(b.grid.index.get(hex));
    b.camera.centre(c.x, c.y); b.redraw(); }"""


def clear_the_map(page: Page) -> None:
    """Close the last combat, which covers the map."""
    for scene in page.locator(".combat-scene").all():
        scene.get_by_role("button", name="Close the combat").tap()
    expect(page.locator(".combat-scene")).to_have_count(0)


@SCREENS
@pytest.mark.usefixtures("example_dice")
def test_an_attack_and_a_move_are_made_with_thumbs(
    open_browser: OpenBrowser, client: Client, width: int, height: int
) -> None:
    table, visitor = (
        Table(client),
        open_browser(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True),
    )
    table.play_to(56)
    page = sit(visitor, table)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert in_sight(page, ".prompt h2")
    assert in_sight(page, ".prompt .ends button")
    assert page.evaluate(LOW) == []
    clear_the_map(page)
    page.touchscreen.tap(*visitor.screen_position("0903"))
    page.wait_for_function("() => window.board.scene.marks.some(mark => mark.hex === '0905')")
    page.evaluate(MIDDLE, "0904")
    page.evaluate(TOUCH, [["0903", "0905"], 0])
    visitor.wait_for_change(56)
    assert units(visitor)[PEIPER] == "0905"

    table.play_to(82)
    page.wait_for_function("() => document.body.dataset.lines === '82'")
    clear_the_map(page)
    page.touchscreen.tap(*visitor.screen_position("1709"))
    expect(page.locator(".plan .bars").first).to_be_attached()
    assert in_sight(page, ".prompt button.main")
    page.locator(".prompt button.main").tap()
    expect(page.locator(".prompt h2")).to_contain_text("A tactic for your attack")
    assert in_sight(page, ".prompt h2")
    assert in_sight(page, ".prompt button.main")
    assert not visitor.serious_violations()

    # The sheet is raised to read the log, the hand unfolded.
    page.get_by_role("button", name="More of what is below").tap()
    page.locator(".log-panel > summary").scroll_into_view_if_needed()
    expect(page.locator(".log-panel > summary")).to_be_in_viewport()
    page.get_by_role("button", name="More of the map").tap()
    page.locator(".dock > summary").tap()
    expect(page.locator(".ardennes-card").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
