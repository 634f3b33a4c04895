"""The other side's moves and the whole record as a film: play, pause, arrow keys, and the map follows."""

import pytest

from tests.page.ardennes_table import Table, link_to_second_day, sit
from tests.page.browsing import MOVING, expect
from tests.page.conftest import OpenBrowser
from tests.page.touch import PHONE
from tests.web.serving import Client

LOGGED = "() => Math.max(...[...document.querySelectorAll('.log .entry')].map(one => Number(one.dataset.n)))"
"""Returns the last line number in the log."""


def test_the_allied_impulse_is_a_film_with_play_pause_and_arrow_keys(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768}, **MOVING)
    visitor.page.add_init_script("localStorage.setItem('broadfront.speed', 'quick')")
    page = visitor.sit(link_to_second_day(client))
    story = page.locator(".story")
    expect(story).to_contain_text("step 1 of")
    page.keyboard.press("ArrowRight")
    expect(story).to_contain_text("step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(story).to_contain_text("step 1 of")
    # What counted looks different from what was passed over.
    chosen, passed = story.locator(".candidates .chosen").first, story.locator(".candidates li:not(.chosen)").first
    colour = "element => getComputedStyle(element).color"
    assert chosen.evaluate(colour) != passed.evaluate(colour)
    # It runs by itself to its end, where the player is asked.
    story.get_by_role("button", name="Play (P)").click()
    expect(story).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Shuffle supplemental cards")


def test_the_allied_actions_after_a_pass_are_shown_to_a_beginner_too(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = visitor.sit(link_to_second_day(client, beginner=True))
    expect(page.locator(".story")).to_contain_text("step 1 of")
    names = page.locator(".status-bar .bar-name")
    expect(names).to_have_text(["Date", "Today", "Impulse", "VP", "Cards"])
    expect(page.locator(".hint")).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".prompt")).to_contain_text("Play a card")
    expect(names).to_have_text(["Date", "Today", "Impulse", "VP", "Cards"])


def test_a_finger_goes_through_the_film_lets_it_run_and_skips_it(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(**PHONE)
    page = visitor.sit(link_to_second_day(client))
    story = page.locator(".story")
    expect(story).to_contain_text("step 1 of")
    story.get_by_role("button", name="Next").tap()
    expect(story).to_contain_text("step 2 of")
    story.get_by_role("button", name="Previous").tap()
    expect(story).to_contain_text("step 1 of")
    # Who wants no motion has it run too, slowly enough to read.
    story.get_by_role("button", name="Play (P)").tap()
    expect(story).to_contain_text("step 2 of")
    story.get_by_role("button", name="Pause (P)").tap()
    story.get_by_role("button", name="Skip").tap()
    expect(story).to_have_count(0)


def test_nothing_beside_the_map_shows_more_than_the_film_has_shown(open_browser: OpenBrowser, client: Client) -> None:
    visitor = open_browser(viewport={"width": 1366, "height": 768})
    page = visitor.sit(link_to_second_day(client))
    expect(page.locator(".story")).to_contain_text("step 1 of")
    calendar = page.locator(".calendar > summary")
    expect(calendar).to_have_text("Calendar: Sat 16 December")
    expect(page.locator(".track > summary")).to_be_visible()
    expect(page.locator(".dock-title")).to_be_visible()
    assert not page.locator(".ardennes-card.open").count()
    told = page.evaluate(LOGGED)
    assert told < visitor.lines()
    page.get_by_role("button", name="Skip").click()
    expect(calendar).to_have_text("Calendar: Sun 17 December")
    page.wait_for_function(f"told => ({LOGGED})() > told", arg=told)


@pytest.mark.usefixtures("example_dice")
def test_the_replay_runs_like_a_film_and_comes_back_to_where_the_person_looked(
    open_browser: OpenBrowser, client: Client
) -> None:
    table, visitor = Table(client), open_browser(viewport={"width": 1366, "height": 768})
    table.play_to(24)
    page = sit(visitor, table)
    where = "() => { const { camera: c } = window.board; return [Math.round(c.x), Math.round(c.y)]; }"
    front = page.evaluate(where)
    page.locator(".replay").get_by_role("button", name="Play (P)").click()
    page.locator("body").press("p")
    expect(page.locator(".prompt.looking")).to_be_visible()
    expect(page.locator(".line-of")).to_have_text("0 / 24")
    # Cards drawn one after another are one step.
    page.locator("body").press("ArrowRight")
    expect(page.locator(".line-of")).not_to_have_text("0 / 24")
    for _ in range(30):
        before = page.locator(".line-of").inner_text()
        if page.locator(".film-caption").get_by_text("attacks").count():
            break
        page.locator("body").press("ArrowRight")
        expect(page.locator(".line-of")).not_to_have_text(before)
    expect(page.locator(".film-caption")).to_contain_text("attacks")
    assert not visitor.serious_violations()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".film-caption")).to_be_hidden()
    page.wait_for_function(f"front => JSON.stringify(({where})()) === JSON.stringify(front)", arg=front)


@pytest.mark.usefixtures("example_dice")
def test_draws_in_a_row_are_one_step_of_the_film(open_browser: OpenBrowser, client: Client) -> None:
    table, visitor = Table(client), open_browser()
    table.play_to(12)
    page = sit(visitor, table)
    page.locator(".replay").get_by_role("button", name="To the start").click()
    expect(page.locator(".line-of")).to_have_text("0 / 12")
    steps = 0
    while (before := page.locator(".line-of").inner_text()) != "12 / 12":
        page.locator("body").press("ArrowRight")
        expect(page.locator(".line-of")).not_to_have_text(before)
        steps += 1
    expect(page.locator(".prompt.looking")).to_have_count(0)
    assert steps < 8, "nine cards are drawn for the first hand"
