"""Two players in two browsers: an invitation gives the second seat, and shared decisions need both."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from tests.page.browsing import Visitor, expect, new_game
from tests.page.conftest import OpenBrowser
from tests.web.serving import Client, Person

Two = tuple[Visitor, Visitor]


@pytest.fixture
def two_visitors(open_browser: OpenBrowser, client: Client) -> Two:
    """Return a German and an American visitor in a new game."""
    german, american = open_browser(), open_browser()
    for visitor, link in zip((german, american), new_game(client, mode="seats"), strict=True):
        visitor.sit(link)
    return german, american


def client_of(client: Client, visitor: Visitor) -> Person:
    """Return a client for the same seat as a visitor, without the page."""
    game = visitor.page.evaluate("location.hash.split('/')[2]")
    token = visitor.page.evaluate("game => sessionStorage.getItem(`broadfront.seat.${game}`)", game)
    return Person(client, game, token)


def create_game(visitor: Visitor) -> Page:
    """Create a two-browser game on the start page, which first shows the invitation."""
    page = visitor.go()
    page.get_by_role("button", name="Two browsers").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Invite the other player")
    return page


def move(visitor: Visitor) -> None:
    before = visitor.lines()
    visitor.select("2.German")
    visitor.click_hex("0304")
    visitor.wait_for_change(before)


# Invitations


def test_an_invitation_is_taken_in_a_second_browser_and_does_not_work_twice(open_browser: OpenBrowser) -> None:
    german, american, late = open_browser(), open_browser(), open_browser()
    page = create_game(german)
    link = page.get_by_label("Invitation", exact=True).input_value()
    own = page.get_by_label("Your seat", exact=True).input_value()
    token = link.split("/")[-1].split("?")[0]
    assert token not in own
    page.get_by_role("button", name="Go to the game").click()
    german.wait_for_board()
    for visitor in (american, late):
        visitor.page.goto(link)
        expect(visitor.page.locator(".join")).to_contain_text(
            "You are invited to play the American side of Patrol, The bridge at Weiler"
        )
    american.page.get_by_role("button", name="Take the seat").click()
    american.wait_for_board()
    assert token not in american.page.url
    expect(american.page.locator(".prompt h2")).to_have_text("Waiting for German")
    american.page.reload()
    expect(american.page.locator(".prompt h2")).to_have_text("Waiting for German")
    late.in_trouble = True  # the browser notes the status 403
    late.page.get_by_role("button", name="Take the seat").click()
    expect(late.page.get_by_role("alert")).to_contain_text("it has been used")
    assert token not in late.page.url
    late.page.get_by_role("link", name="To the start").click()
    late.page.wait_for_selector(".lead")


def test_a_link_to_one_s_own_seat_opens_it_on_another_device(open_browser: OpenBrowser) -> None:
    here, there = open_browser(), open_browser()
    own = create_game(here).get_by_label("Your seat", exact=True).input_value()
    there.page.goto(own)
    there.wait_for_board()
    expect(there.page.locator(".prompt .side-name")).to_have_text("German")
    assert own.split("/")[-1] not in there.page.url


def test_one_person_tries_a_game_of_two_browsers_in_two_tabs(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = create_game(visitor)
    with visitor.context.expect_page() as opening:
        page.get_by_role("link", name="Open", exact=True).click()
    other = opening.value
    expect(other.locator(".join")).to_contain_text("This browser already plays the German side.")
    other.get_by_role("button", name="Take the seat").click()
    expect(other.locator(".prompt h2")).to_have_text("Waiting for German")
    page.get_by_role("button", name="Go to the game").click()
    visitor.wait_for_board()
    page.get_by_role("button", name="Done").click()
    expect(other.locator(".prompt.yours")).to_be_visible()
    for tab, side in ((page, "german"), (other, "american")):
        tab.reload()
        game = tab.evaluate("location.hash.split('/')[2]")
        seat = tab.evaluate("game => sessionStorage.getItem(`broadfront.seat.${game}`)", game)
        told = tab.evaluate(
            "([game, seat]) => fetch(`/api/games/${game}`, { headers: { Seat: seat } }).then(a => a.json())",
            [game, seat],
        )
        assert told["seat"] == [side]


def test_an_invitation_is_found_again_until_the_other_player_acts(open_browser: OpenBrowser) -> None:
    german, american = open_browser(), open_browser()
    page = create_game(german)
    link = page.get_by_label("Invitation", exact=True).input_value()
    page.keyboard.press("Escape")
    german.wait_for_board()
    page.reload()
    german.wait_for_board()
    page.get_by_role("button", name="Invite").click()
    assert page.get_by_label("Invitation", exact=True).input_value() == link
    page.get_by_role("button", name="Go to the game").click()
    page.get_by_role("button", name="Done").click()
    american.go(link)
    american.page.get_by_role("button", name="Take the seat").click()
    american.wait_for_board()
    expect(american.page.get_by_role("button", name="Invite")).to_be_hidden()
    american.page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Invite")).to_be_hidden()
    american.go(link)
    expect(american.page.locator(".join")).to_contain_text("You already have this seat")
    american.page.get_by_role("link", name="Go to your seat").click()
    american.wait_for_board()


def test_an_invitation_that_is_cut_off_or_says_too_much_is_taken_for_what_it_is(open_browser: OpenBrowser) -> None:
    visitor = open_browser()
    page = visitor.go("/#/join/0000000000000000")
    expect(page.get_by_role("alert")).to_contain_text("not complete")
    visitor.go("/#/join/0000000000000000/AAAA?title=a+free+prize&side=winning")
    expect(page.locator(".join")).to_contain_text("You are invited to play a game.")
    visitor.in_trouble = True  # the browser notes the status 403
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_contain_text("not for this game")


# Playing


def test_two_browsers_play_and_see_only_their_own_hands(two_visitors: Two) -> None:
    german, american = two_visitors
    expect(german.page.locator(".cards li")).to_have_count(1)
    expect(american.page.locator(".cards li")).to_have_count(0)
    expect(american.page.locator(".prompt h2")).to_have_text("Waiting for German")
    before = german.lines()
    german.select("2.German")
    german.click_hex("0304")
    german.wait_for_change(before)
    american.page.wait_for_function("() => window.board.scene.counters.some(c => c.hex === '0304')")
    german.page.get_by_role("button", name="Done").click()
    expect(american.page.locator(".prompt.yours")).to_be_visible()
    expect(american.page.locator(".cards li")).to_have_count(1)
    card = german.page.inner_text(".cards li >> nth=0")
    assert f"draws {card}" in (german.page.text_content(".log") or "")
    assert "German draws a card." in (american.page.text_content(".log") or "")
    assert "German draws Ambush" not in american.page.content()
    assert "German draws Rations" not in american.page.content()
    with american.page.expect_download() as waiting:
        american.page.get_by_role("button", name="Save").click()
    assert waiting.value.suggested_filename.endswith("-american.jsonl")


def test_a_player_who_looks_back_sees_the_latest_position_when_the_game_moves_on(two_visitors: Two) -> None:
    german, american = two_visitors
    page, before = american.page, american.lines()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".prompt.looking")).to_be_visible()
    move(german)
    american.wait_for_toast("The game has moved on; showing the latest position.")
    expect(page.locator(".prompt h2")).to_have_text("Waiting for German")
    american.wait_for_change(before)


# An undo that needs both


def propose(german: Visitor, american: Visitor) -> None:
    """Let the German end a turn and then propose to undo it."""
    german.idle()
    german.page.get_by_role("button", name="Done").click()
    expect(american.page.locator(".prompt.yours")).to_be_visible()
    expect(german.page.locator(".prompt h2")).to_have_text("Waiting for American")
    german.idle()
    german.page.keyboard.press("u")
    expect(german.page.get_by_role("dialog")).to_contain_text("Propose an undo?")
    german.page.get_by_role("button", name="Propose").click()
    expect(german.page.locator(".proposal")).to_contain_text("Waiting for the other player to agree")
    expect(american.page.locator(".proposal")).to_contain_text("German proposes an undo")


def test_an_undo_both_must_agree_to_is_proposed_and_agreed_to(two_visitors: Two) -> None:
    german, american = two_visitors
    before = german.lines()
    propose(german, american)
    expect(german.page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(american.page.locator(".proposal")).to_contain_text(f"The game would go back to line {before} (")
    american.page.get_by_role("button", name=f"Show line {before}").click()
    expect(american.page.locator(".prompt.looking")).to_contain_text(f"Replay: line {before} of")
    american.page.get_by_role("button", name="Back to now").click()
    american.page.get_by_role("button", name="Agree").click()
    expect(german.page.locator(".prompt.yours")).to_be_visible()
    german.wait_for_toast("The other player agreed to the undo.")
    expect(german.page.locator(".proposal")).to_have_count(0)
    expect(american.page.locator(".proposal")).to_have_count(0)


def test_a_proposal_is_declined_and_nothing_changes(two_visitors: Two) -> None:
    german, american = two_visitors
    propose(german, american)
    lines = german.lines()
    german.page.keyboard.press("u")
    german.wait_for_toast("Waiting for the other player to agree.")
    american.page.get_by_role("button", name="Decline").click()
    german.wait_for_toast("The other player declined the undo.")
    expect(german.page.locator(".proposal")).to_have_count(0)
    expect(american.page.locator(".proposal")).to_have_count(0)
    assert (german.lines(), american.lines()) == (lines, lines)


def test_a_proposal_lapses_with_the_next_action(two_visitors: Two) -> None:
    german, american = two_visitors
    propose(german, american)
    american.page.get_by_role("button", name="Done").click()
    german.wait_for_toast("Your proposal to undo no longer stands: the game has moved on.")
    expect(german.page.locator(".proposal")).to_have_count(0)
    expect(american.page.locator(".proposal")).to_have_count(0)


def test_who_agrees_too_late_agrees_to_nothing(two_visitors: Two, client: Client) -> None:
    german, american = two_visitors
    propose(german, american)
    seat = client_of(client, german)

    def overtaken(route: Route) -> None:
        """While the answer is on its way, the proposal is made once more: another one, with another id."""
        seat.post(f"{seat.at}/undo", {"propose": True})
        route.continue_()

    lines = american.lines()
    american.page.route("**/undo", overtaken, times=1)
    american.in_trouble = True  # the browser notes the status 409
    american.page.get_by_role("button", name="Agree").click()
    american.wait_for_toast("That proposal no longer stands.")
    assert american.lines() == lines
    present = seat.see()["undo_asked"]["id"]
    american.page.locator(f".proposal[data-id='{present}']").get_by_role("button", name="Agree").click()
    expect(german.page.locator(".prompt.yours")).to_be_visible()


def test_what_is_one_s_own_is_undone_without_asking(two_visitors: Two) -> None:
    german, american = two_visitors
    move(german)
    lines = german.lines()
    german.page.keyboard.press("u")
    german.wait_for_change(lines)
    assert german.scene()["units"]["2.German"] == "0305"
    expect(american.page.get_by_role("button", name="Redo")).to_be_disabled()
    lines = german.lines()
    german.page.keyboard.press("Shift+U")
    german.wait_for_change(lines)
    assert german.scene()["units"]["2.German"] == "0304"


def test_with_nothing_to_undo_nothing_is_proposed(two_visitors: Two) -> None:
    _, american = two_visitors
    american.page.keyboard.press("u")
    expect(american.page.locator(".why.refused")).to_contain_text("BF-04")
    expect(american.page.get_by_role("dialog")).to_have_count(0)


# What both are told


def test_both_see_that_the_dice_are_open(two_visitors: Two, open_browser: OpenBrowser, client: Client) -> None:
    for visitor in two_visitors:
        expect(visitor.page.locator(".open-dice")).to_have_text(
            "Open dice: the seed of this game was stated when it was made, "
            "so anyone who knows it can predict the rolls."
        )
    other = open_browser()
    other.sit(new_game(client, seed=None)[0])
    expect(other.page.locator(".open-dice")).to_have_count(0)


def test_a_game_of_other_rules_says_so_until_it_is_dismissed(open_browser: OpenBrowser, client: Client) -> None:
    game, token = new_game(client)[0].split("/")[-2:]
    record = client.get(f"/api/games/{game}/record", headers={"Seat": token}).text
    forged = record.replace('"chance":"', '"chance":"No such ', 1)
    assert forged != record
    made = client.post("/api/games/load", json={"record": forged}).json()
    visitor = open_browser()
    page = visitor.sit(made["seats"][0]["link"])
    notice = page.get_by_role("region", name="Other rules")
    expect(notice).to_contain_text("This game was made under other rules. Line 2 would go differently now: ")
    expect(notice).to_contain_text("It continues from the position it had.")
    expect(page.locator(".entry.resume")).to_contain_text("the game continues under the current rules")
    expect(page.locator(".entry.undone")).to_have_count(0)
    # Earlier lines can be read; the replay begins where the current rules do.
    expect(page.get_by_role("button", name="Line 1: the position at that moment")).to_be_disabled()
    page.get_by_role("button", name="Done").click()
    visitor.wait_for_change(3)
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".prompt.looking")).to_contain_text("Replay: line 3 of")
    page.get_by_role("button", name="Back to now").click()
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)
    page.reload()
    visitor.wait_for_board()
    page.wait_for_selector(".entry.resume")
    expect(notice).to_have_count(0)


def test_no_serious_barrier_at_an_invitation_and_a_proposal(open_browser: OpenBrowser, client: Client) -> None:
    for how in ({"color_scheme": "light"}, {"color_scheme": "dark", "viewport": {"width": 360, "height": 740}}):
        german, american, invited = open_browser(**how), open_browser(**how), open_browser(**how)
        page = create_game(german)
        assert german.serious_violations() == []
        invited.page.goto(page.get_by_label("Invitation", exact=True).input_value())
        invited.page.wait_for_selector(".join")
        assert invited.serious_violations() == []
        page.get_by_role("button", name="Go to the game").click()
        for visitor, link in zip((german, american), new_game(client, mode="seats"), strict=True):
            visitor.sit(link)
        propose(german, american)
        for visitor in (german, american):
            assert visitor.serious_violations() == []
            assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
