"""A movement phase of wacht in a real browser; and a set-up edited, saved, reopened and played."""

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client

HABIEMONT, COO_BRIDGE = "031047", "030055"
PANTHERS = "I/1 SS Pz"


def idle(page: Page) -> None:
    page.wait_for_function("() => !document.querySelector('.play').classList.contains('busy')")


def press(visitor: Visitor, name: str, exact: bool = False) -> None:
    """Press a button of the prompt that changes the game, and wait."""
    before = visitor.lines()
    visitor.page.locator(".prompt").get_by_role("button", name=name, exact=exact).first.click()
    visitor.wait_for_change(before)
    idle(visitor.page)


def to_movement(visitor: Visitor) -> None:
    """Choose modes, fuel and leaders of the German on the Amblève, up to the movement phase."""
    press(visitor, "Done: the modes stand")
    expect(visitor.page.locator(".prompt h2")).to_contain_text("Fuel for the mechanized formations")
    press(visitor, "Normal: 2")
    expect(visitor.page.locator(".prompt h2")).to_contain_text("Leaders")
    press(visitor, "Done")
    expect(visitor.page.locator(".prompt h2")).to_contain_text("Movement phase: choose a unit, or a formation")


@pytest.fixture
def german(open_browser: OpenBrowser, client: Client) -> Visitor:
    visitor = open_browser()
    seats = new_game(client, title="wacht", scenario="ambleve", mode="solo", side="german", against="still", dice="own")
    visitor.sit(seats[0])
    return visitor


def test_a_whole_movement_phase_by_clicks(german: Visitor) -> None:
    page = german.page

    # Modes: the card says what each would give, or the rule against it.
    german.click_hex(german.scene()["units"]["1 SS AA"])
    gives = page.get_by_role("region", name="Unit 1 SS AA").locator(".gives")
    expect(gives).to_contain_text("Prepared Assault")
    gives.get_by_role("button", name="Exploitation: show").click()
    page.wait_for_function("() => window.board.scene.marks.some(mark => mark.kind === 'reach')")
    before = german.lines()
    gives.get_by_role("button", name="Exploitation after the others").click()
    german.wait_for_change(before)
    idle(page)
    assert not german.serious_violations()
    to_movement(german)

    # Reach before anything is begun, the way leg by leg, and a refusal with its rule.
    marks = german.select(PANTHERS)
    assert marks[HABIEMONT] == ["reach", "0"]
    assert marks[COO_BRIDGE][1].endswith("?")
    german.point_at(HABIEMONT)
    expect(page.locator(".route h3")).to_contain_text("0 of 12 MP left")
    expect(page.locator(".legs tbody tr")).to_have_count(len(german.scene()["path"]) - 1)
    expect(page.locator(".legs .rule").first).to_be_visible()
    assert not german.serious_violations()
    german.click_hex("033048")
    refusal = page.locator(".why.refused")
    expect(refusal).to_contain_text("left of 12")
    expect(refusal.locator(".rule").first).to_be_visible()
    expect(refusal).to_contain_text("Nearest legal")

    # By road only; then over the light bridge of Coo, which may fall: the number that came is entered.
    page.get_by_role("button", name="By road").click()
    page.wait_for_function("hex => !window.board.scene.marks.some(mark => mark.hex === hex)", arg=COO_BRIDGE)
    page.get_by_role("button", name="Cheapest").click()
    page.wait_for_function("hex => window.board.scene.marks.some(mark => mark.hex === hex)", arg=COO_BRIDGE)
    before = german.lines()
    german.click_hex(COO_BRIDGE)
    german.wait_for_change(before)
    expect(page.locator(".roll h2")).to_contain_text("Bridge collapse under I/1 SS Pz")
    expect(page.locator(".roll")).to_contain_text("The bridge falls: 7 in 10, it holds: 3 in 10")
    press(german, "3 the bridge falls")
    expect(page.get_by_role("region", name="What just happened")).to_contain_text("collapses under I/1 SS Pz")
    down = "() => window.board.scene.markers.some(m => m.kind === 'blocked' && m.text.includes('029054-030055'))"
    page.wait_for_function(down)
    assert german.scene()["units"][PANTHERS] == "029054"

    # Its division goes on in order: the next unit stands chosen with its reach. One is moved a part of its way.
    expect(page.locator(".prompt h2")).to_contain_text("III/2 SS PzGr moves")
    page.wait_for_function("() => window.board.scene.selected === 'III/2 SS PzGr' && window.board.scene.marks.length")
    near = next(hex for hex, (_, left) in german.scene()["marks"].items() if left not in ("0", ""))
    before = german.lines()
    german.click_hex(near)
    german.wait_for_change(before)
    expect(page.get_by_role("button", name="Halt here")).to_be_visible()
    lines = german.lines()
    page.keyboard.press("u")
    german.wait_for_change(lines)
    expect(page.get_by_role("button", name="Stay")).to_be_visible()
    while "moves" in page.inner_text(".prompt h2"):
        press(german, "Stay")

    # The unit in exploitation mode goes after the others.
    expect(page.locator(".prompt h2")).to_contain_text("Exploitation phase: choose a unit, or a formation")
    assert german.scene()["ready"] == ["1 SS AA"]


def test_a_set_up_is_edited_saved_opened_and_played(open_browser: OpenBrowser, client: Client, tmp_path: Path) -> None:
    visitor = open_browser()
    page = visitor.go("/#/editor/wacht?scenario=ambleve")
    page.wait_for_selector(".board[data-ready=yes]", timeout=60_000)
    page.wait_for_function("() => window.board.scene.counters.length > 10")

    # A unit is placed by a click, and gets a marker and a mode; the ground and the turn are set.
    visitor.click_hex(visitor.scene()["units"]["1 SS HQ"])
    page.wait_for_function("() => window.board.scene.selected === '1 SS HQ'")
    visitor.click_hex("029055")
    page.wait_for_function("() => window.board.scene.counters.some(c => c.unit === '1 SS HQ' && c.hex === '029055')")
    idle(page)
    page.get_by_label("fatigue").click()
    page.wait_for_function(
        "() => window.board.scene.counters.some(c => c.unit === '1 SS HQ' && c.badges.includes('Fatigue'))"
    )
    idle(page)
    page.locator("summary", has_text="Day and situation").click()
    for fact, value in (("ground", "thaw"), ("turn", "Dec 19 AM")):
        page.locator(f'[name="fact {fact}"]').select_option(value)
        page.wait_for_function("([fact, value]) => window.editor.current.facts[fact] === value", arg=[fact, value])
        idle(page)
    assert not visitor.serious_violations()

    # Enemies in one hex are told in words and by their rule.
    visitor.page.keyboard.press("Escape")
    page.get_by_label("Find a unit").fill("501 SS hvy")
    page.locator(".found button").first.click()
    page.get_by_label("Hex or place").fill("Stoumont")
    page.keyboard.press("Enter")
    expect(page.locator(".side")).to_contain_text("Enemies share 028051")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".side")).to_contain_text("The position is legal")

    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "mine.toml"
    waiting.value.save_as(file)
    assert tomllib.loads(file.read_text())["ground"] == "thaw"
    page.set_input_files("input[type=file]", file)
    page.wait_for_function("() => window.board.scene.counters.some(c => c.unit === '1 SS HQ' && c.hex === '029055')")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#/game/*")
    visitor.wait_for_board()
    expect(page.locator(".prompt .who")).to_contain_text("Dec 19 AM · thaw ground")

    # Two at one screen: nothing is hidden in wacht, so nobody has to look away.
    press(visitor, "Done: the modes stand")
    expect(page.locator(".prompt .side-name")).to_have_text("american")
    expect(page.locator(".cover")).to_have_count(0)


def test_a_phase_with_another_ground_and_time_of_day_starts_from_the_start_page(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go()
    page.get_by_text("Choose ground, time of day").click()
    form = page.get_by_role("form", name="A movement phase of your own")
    form.locator("select").first.select_option("ambleve")
    expect(form.locator('[name="fact turn"]')).to_have_value("Dec 18 PM")
    for fact, value in (("ground", "snow"), ("turn", "Dec 20 AM"), ("fuel 6 Pz", "1/2")):
        form.locator(f'[name="fact {fact}"]').select_option(value)
    assert not visitor.serious_violations()
    form.get_by_role("button", name="Start this phase").click()
    page.wait_for_url("**/#/game/*")
    expect(page.locator(".prompt .who")).to_contain_text("Dec 20 AM · snow ground")
    expect(page.get_by_label("Fuel and transport")).to_contain_text("1/2 FP")


@pytest.mark.usefixtures("drawn")
def test_the_map_of_ten_thousand_hexes_takes_a_finger_on_a_small_screen(
    open_browser: OpenBrowser, client: Client
) -> None:
    visitor = open_browser(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, color_scheme="dark")
    seats = new_game(client, title="wacht", mode="solo", side="german", against="still")
    page = visitor.sit(seats[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.touchscreen.tap(*visitor.screen_position(visitor.scene()["units"]["I/3 Pz"]))
    expect(page.locator(".unit-card .gives")).to_contain_text("Tactical")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not visitor.serious_violations()
