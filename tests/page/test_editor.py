"""The position editor: mouse, keys and fields; faults and consequences; a file, a question, a game."""

import tomllib
from pathlib import Path

from playwright.sync_api import Route

from tests.page.browsing import Visitor, expect
from tests.page.conftest import OpenBrowser

PEIPER = "Peiper.1SS.ISS"


def wait_for_edits(visitor: Visitor, many: int) -> None:
    visitor.page.wait_for_function("n => document.body.dataset.edits === String(n)", arg=many)


def test_a_position_is_edited_checked_asked_saved_opened_and_played(open_browser: OpenBrowser, tmp_path: Path) -> None:
    visitor = open_browser()
    page = visitor.go("/#/editor/ardennes")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    expect(page.get_by_text("The position is legal.")).to_be_visible()

    # A unit found by its name goes to a hex that is chosen, and is dragged on from there.
    page.get_by_label("Find a unit").fill("peiper")
    page.get_by_role("button", name="Peiper").first.click()
    expect(page.get_by_role("region", name="Unit in hand")).to_contain_text("KG Peiper")
    visitor.click_hex("1003")
    wait_for_edits(visitor, 1)
    page.mouse.move(*visitor.screen_position("1003"))
    page.mouse.down()
    page.mouse.move(*visitor.screen_position("1102"), steps=4)
    page.mouse.up()
    wait_for_edits(visitor, 2)
    assert visitor.scene()["units"][PEIPER] == "1102"

    # Among enemies it is a problem, with its rule where there is one; undo and redo.
    page.get_by_label("Hex or place").fill("St. Vith")
    page.get_by_label("Hex or place").press("Enter")
    wait_for_edits(visitor, 3)
    expect(page.get_by_role("region", name="Problems")).to_contain_text("units of both sides together")
    page.get_by_role("button", name="Undo").click()
    wait_for_edits(visitor, 2)
    expect(page.get_by_text("The position is legal.")).to_be_visible()

    # Values of the unit, of the hex, of the day; and what cannot be is refused in words.
    page.get_by_role("spinbutton", name="Steps").fill("2")
    page.get_by_role("spinbutton", name="Steps").press("Enter")
    wait_for_edits(visitor, 3)
    page.get_by_label("Improved position").check()
    wait_for_edits(visitor, 4)
    page.get_by_text("Day and situation").click()
    page.get_by_label("Day of December").fill("18")
    page.get_by_label("Day of December").press("Enter")
    wait_for_edits(visitor, 5)
    assert visitor.serious_violations() == []

    # A question about the position is drawn on the map.
    page.get_by_text("Ask this position").click()
    page.get_by_label("Question").select_option("ardennes.reach")
    expect(page.locator("#field-unit")).to_have_value(PEIPER)
    page.get_by_role("button", name="Ask").click()
    page.wait_for_function("() => window.board.scene.marks.some(mark => mark.kind === 'reach' && mark.label)")

    # A file, and back from it after the unit was taken away by key.
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "mine.toml"
    waiting.value.save_as(file)
    data = tomllib.loads(file.read_text())
    assert data["day"] == 18
    assert next(unit for unit in data["unit"] if unit["id"] == PEIPER) == {"id": PEIPER, "where": "1102", "steps": 2}
    # What is done while a change is on its way waits for its turn: a unit deleted, brought back and deleted again.
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        held.append(route)
        if len(held) > 1:
            route.continue_()

    page.route("**/api/positions/ardennes/edit", hold_the_first)
    visitor.page.locator(".board-canvas").focus()
    with page.expect_request("**/api/positions/ardennes/edit"):
        page.keyboard.press("Delete")
    page.keyboard.press("u")
    page.keyboard.press("Delete")
    held[0].continue_()
    expect(page.locator(".busy")).to_have_count(0)
    wait_for_edits(visitor, 6)
    page.get_by_text("Off the map").click()
    expect(page.get_by_text("Eliminated: 1")).to_be_visible()
    page.set_input_files("#bring-position", file)
    page.get_by_role("button", name="Leave it").click()
    wait_for_edits(visitor, 0)
    page.wait_for_function(
        "unit => window.board.scene.counters.some(c => c.unit === unit && c.hex === '1102')", arg=PEIPER
    )
    visitor.in_trouble = True
    page.set_input_files("#bring-position", {"name": "bad.toml", "mimeType": "text/plain", "buffer": b"day = 31\n"})
    expect(page.locator(".toast.wrong").last).to_contain_text("bad.toml, line 1: day is 16 to 29, not 31")

    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#/game/*")
    visitor.wait_for_board()
    page.wait_for_function(
        "unit => window.board.scene.counters.some(c => c.unit === unit && c.hex === '1102')", arg=PEIPER
    )


def test_the_editor_fits_a_small_screen_and_names_the_titles_it_has(open_browser: OpenBrowser) -> None:
    visitor = open_browser(viewport={"width": 360, "height": 740}, color_scheme="dark")
    page = visitor.go("/#/editor")
    page.get_by_role("link", name="Ardennes").click()
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert visitor.serious_violations() == []
    visitor.go("/#/editor/patrol")
    expect(page.get_by_role("alert")).to_contain_text("cannot be edited")


def test_the_editor_offers_the_scenarios_that_can_be_laid_out(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/editor/rhine")
    expect(page.get_by_label("Start again from").locator("option")).to_have_count(1)
    visitor.go("/#/editor/wacht")
    expect(page.get_by_label("Start again from").locator("option")).to_have_count(2)
    expect(page.locator("dt", has_text="German")).to_have_count(1)
    visitor.go("/#/editor/ardennes")
    expect(page.get_by_label("Start again from").locator("option")).to_have_count(4)
