"""Reload, back, forward, lost answers, restarted server: nothing is lost and nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, Route

from tests.page.browsing import Visitor, expect, new_game
from tests.web.serving import Client, Person, server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
"""The German player's device; the American has a desktop browser."""
ACTS = ("/apply", "/undo", "/redo", "/roll", "/note")


class Player:
    """A player at a seat with a separate browser, whose changing requests are counted."""

    def __init__(self, browser: Browser, client: Client, link: str, **device: Any) -> None:
        self.visitor = Visitor(browser, f"http://127.0.0.1:{client.port}", **device)
        self.page = self.visitor.page
        self.sent: list[str] = []
        self.page.on("request", self._count)
        self.visitor.sit(link)
        *_, game, token = link.split("/")
        self.person = Person(client, game, token)

    def _count(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith(ACTS):
            self.sent.append(request.url.rsplit("/", 1)[-1])

    def check_shows_all(self) -> None:
        """Check that the page shows what the server has: each line once, and each unit in its place."""
        view = self.person.see()
        self.page.wait_for_function("n => document.body.dataset.lines === String(n)", arg=view["lines"])
        self.visitor.idle()
        log = self.person.get(f"{self.person.at}/log")["log"]
        expected = [entry["n"] for entry in log if entry["events"] or entry["text"]]
        rows = "n => document.querySelector('.log .entry:last-child')?.dataset.n === String(n)"
        self.page.wait_for_function(rows, arg=expected[-1])
        shown = self.page.eval_on_selector_all(".log .entry", "rows => rows.map(row => Number(row.dataset.n))")
        assert shown == expected
        units = {counter["unit"]: counter["hex"] for counter in view["table"]["counters"]}
        assert self.visitor.scene()["units"] == units

    def action_count(self) -> int:
        """Return the number of actions in this game."""
        return sum(entry["kind"] == "do" for entry in self.person.get(f"{self.person.at}/log")["log"])

    def click(self, hex: str) -> None:
        """Click or tap a hex, depending on the device."""
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(*self.visitor.screen_position(hex))
        else:
            self.visitor.click_hex(hex)

    def take(self, unit: str) -> None:
        self.click(self.visitor.scene()["units"][unit])
        chosen = "unit => window.board.scene.selected === unit && window.board.scene.marks.length > 0"
        self.page.wait_for_function(chosen, arg=unit)

    def move(self, unit: str, hex: str) -> None:
        before = self.visitor.lines()
        self.take(unit)
        self.click(hex)
        self.visitor.wait_for_change(before)


Two = tuple[Player, Player]


@pytest.fixture
def two_players_with_phone(browser: Browser, client: Client) -> Iterator[Two]:
    yield from seat_players(browser, client)


def seat_players(browser: Browser, client: Client) -> Iterator[Two]:
    german, american = new_game(client, mode="seats")
    players = Player(browser, client, german, **PHONE), Player(browser, client, american)
    yield players
    for player in players:
        player.visitor.close()


def test_a_reload_shows_everything_once_also_while_a_move_is_on_its_way(two_players_with_phone: Two) -> None:
    german, american = two_players_with_phone
    german.move("2.German", "0304")
    for player in two_players_with_phone:
        player.page.reload()
        player.visitor.wait_for_board()
        player.check_shows_all()
    german.page.locator("button.done").first.click()
    american.page.reload()
    american.visitor.wait_for_board()
    for player in two_players_with_phone:
        player.check_shows_all()
    # The page is gone before the answer comes: the server has done it, once.
    american.sent.clear()
    done = american.action_count()
    american.page.locator(".choices button").first.click(no_wait_after=True)
    american.page.reload()
    american.visitor.wait_for_board()
    assert american.action_count() - done <= len(american.sent) <= 1
    for player in two_players_with_phone:
        player.check_shows_all()


def test_back_and_forward_leave_the_game_and_come_back_to_it_as_it_is(two_players_with_phone: Two) -> None:
    german, american = two_players_with_phone
    german.move("2.German", "0304")
    german.page.get_by_role("link", name="Rules").click()
    expect(german.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    american.person.post(f"{american.person.at}/note", {"text": "Gone for a moment?"})
    german.page.go_back()
    german.visitor.wait_for_board()
    german.check_shows_all()
    expect(german.page.locator(".log")).to_contain_text("Gone for a moment?")
    german.page.go_forward()
    expect(german.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    german.page.go_back()
    german.visitor.wait_for_board()
    german.check_shows_all()
    # Left twice, the page listens once: a key does one thing, and news is told once.
    german.sent.clear()
    before = german.visitor.lines()
    german.page.keyboard.press("u")
    german.visitor.wait_for_change(before)
    assert german.sent == ["undo"]
    assert german.visitor.scene()["units"]["2.German"] == "0305"
    for player in two_players_with_phone:
        player.check_shows_all()


def test_an_answer_that_is_lost_on_the_way_was_done_once(two_players_with_phone: Two) -> None:
    german, _ = two_players_with_phone
    german.visitor.in_trouble = True

    def lose_the_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    german.page.route("**/apply", lose_the_answer, times=1)
    german.take("2.German")
    before = german.visitor.lines()
    german.click("0304")
    german.visitor.wait_for_toast("does not answer")
    german.page.wait_for_function("n => Number(document.body.dataset.lines) > n", arg=before)
    assert german.person.see()["lines"] == before + 1
    for player in two_players_with_phone:
        player.check_shows_all()
    assert german.visitor.scene()["units"]["2.German"] == "0304"
    german.page.locator("button.done").first.click()
    german.visitor.wait_for_change(before + 1)
    for player in two_players_with_phone:
        player.check_shows_all()
    assert german.sent == ["apply", "apply"]


def test_a_server_that_ends_and_starts_again_is_found_by_itself(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, drawn=False, writes=1000.0, reads=2000.0) as client:
        port = client.port
        german, american = two = next(seats := seat_players(browser, client))
        german.move("2.German", "0304")
        for player in two:
            player.visitor.in_trouble = True
            player.check_shows_all()
        lines = german.visitor.lines()
    for player in two:
        expect(player.page.locator(".play.lost")).to_be_visible()
    # What is tried meanwhile is said to have failed, and is not done later.
    german.page.locator("button.done").first.click()
    german.visitor.wait_for_toast("does not answer")
    with server(tmp_path, port, drawn=False, writes=1000.0, reads=2000.0) as again:
        for player in two:
            player.person.client = again
            expect(player.page.locator(".play.lost")).to_have_count(0)
            player.check_shows_all()
        assert german.visitor.lines() == lines
        german.page.locator("button.done").first.click()
        german.visitor.wait_for_change(lines)
        american.page.wait_for_function("n => Number(document.body.dataset.lines) > n", arg=lines)
        for player in two:
            player.check_shows_all()
        for player in two:
            player.page.reload()
            player.visitor.wait_for_board()
            player.check_shows_all()
        next(seats, None)
