"""Counters slide along their paths, places flash and points rise, without delaying the player."""

import pytest
from playwright.sync_api import Page

from tests.page.ardennes_table import Table, press, sit
from tests.page.browsing import MOVING, Visitor, expect, new_game
from tests.page.combat_table import start_first_attack
from tests.page.conftest import OpenBrowser
from tests.page.touch import PHONE
from tests.web.serving import Client

WATCH = """() => { const { board } = window, { motion } = board; window.slid = []; window.flashed = [];
  const moved = motion.slideMoved.bind(motion), flash = motion.flash.bind(motion);
  motion.slideMoved = (...given) => { const any = moved(...given);
    for (const slide of motion.slides.values()) window.slid.push([slide.counter.unit, slide.hexes]); return any; };
  motion.flash = one => { window.flashed.push([one.hex, one.text ?? '']); flash(one); }; }"""


def recorded_slides(page: Page) -> list[list[object]]:
    found: list[list[object]] = page.evaluate("window.slid")
    return found


def test_a_counter_slides_along_the_path_it_went(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**MOVING)
    page = visitor.sit(new_game(client)[0])
    page.evaluate(WATCH)
    before = visitor.lines()
    start = visitor.scene()["units"]["2.German"]
    visitor.select("2.German")
    visitor.click_hex("0304")
    visitor.wait_for_change(before)
    [(unit, hexes), *_] = recorded_slides(page)
    assert unit == "2.German"
    assert isinstance(hexes, list)
    assert (hexes[0], hexes[-1]) == (start, "0304")
    # The position is there at once, and what moves comes to rest.
    assert visitor.scene()["units"]["2.German"] == "0304"
    page.wait_for_function("() => window.board.motion.slides.size === 0")


def test_a_counter_slides_where_a_finger_sent_it(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**PHONE, **MOVING)
    page = visitor.sit(new_game(client)[0])
    page.evaluate(WATCH)
    before = visitor.lines()
    page.touchscreen.tap(*visitor.screen_position(visitor.scene()["units"]["2.German"]))
    page.wait_for_function("() => window.board.scene.marks.some(mark => mark.hex === '0304')")
    page.touchscreen.tap(*visitor.screen_position("0304"))
    visitor.wait_for_change(before)
    assert [unit for unit, _ in recorded_slides(page)][:1] == ["2.German"]
    # A finger on the map while it moves does not stop it, and nothing waits for it.
    page.touchscreen.tap(*visitor.screen_position("0304"))
    page.wait_for_function("() => window.board.motion.slides.size === 0")


@pytest.mark.parametrize("how", ["off", "reduced"])
def test_nothing_slides_where_nobody_wants_it(open_browser: OpenBrowser, client: Client, how: str) -> None:
    visitor = open_browser(reduced_motion="reduce") if how == "reduced" else open_browser(**MOVING)
    if how == "off":
        visitor.page.add_init_script("localStorage.setItem('broadfront.speed', 'off')")
    page = visitor.sit(new_game(client)[0])
    page.evaluate(WATCH)
    before = visitor.lines()
    visitor.select("2.German")
    visitor.click_hex("0304")
    visitor.wait_for_change(before)
    assert recorded_slides(page) == []


@pytest.mark.usefixtures("example_dice")
def test_a_captured_place_flashes_and_its_points_rise(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768}, **MOVING)
    page = start_first_attack(client, visitor)
    page.evaluate(WATCH)
    press(visitor, "48/12VG advances to Losheimergraben (0804)")
    assert ["48.12VG.ISS", ["0803", "0804"]] in recorded_slides(page)
    assert page.evaluate("window.flashed") == [["0804", "+1 VP"]]


def count_tones(visitor: Visitor) -> Page:
    """Make the page count the tones it plays."""
    visitor.page.add_init_script(
        "window.tones = 0; const make = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };"
    )
    return visitor.page


def test_sounds_are_off_at_first_and_can_be_switched_on(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**MOVING)
    page = count_tones(visitor)
    visitor.sit(new_game(client)[0])
    before = visitor.lines()
    visitor.select("2.German")
    visitor.click_hex("0304")
    visitor.wait_for_change(before)
    assert page.evaluate("window.tones") == 0
    page.get_by_label("Motion and sound").click()
    page.get_by_label("Sounds").check()
    page.get_by_label("Motion and sound").click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => window.tones > 0")


@pytest.mark.usefixtures("example_dice")
def test_a_looked_up_moment_slides_back_and_forth_too(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser(**MOVING)
    table.play_to(24)
    page = sit(visitor, table)
    page.evaluate(WATCH)
    page.locator(".log .moment").nth(2).click()
    expect(page.locator(".prompt.looking")).to_be_visible()
    page.wait_for_function("() => window.slid.length > 0")
    page.wait_for_function("() => window.board.motion.slides.size === 0")
