"""Searching computer players: nobody waits for them, they can be hurried, and they play as anywhere else."""

import threading
import time
from typing import Any

from broadfront.analyst.levels import PLAYOUTS
from broadfront.core.game import Game
from broadfront.core.opening import OpenedGame
from broadfront.core.record import Record
from broadfront.titles import playable
from broadfront.web.open_game import GameSettings, OpenGame
from broadfront.web.work import jobs
from broadfront.web.work.progress import report_progress, report_progress_to
from broadfront.web.work.thinking import Far
from broadfront.web.work.tutor_requests import TutorRequests
from broadfront.web.work.workers import Workers
from tests.analyst import positions
from tests.web.serving import Client, Person
from tests.web.waiting import PATIENCE, until

AGAINST = {"title": "patrol", "variant": "two-player", "mode": "solo", "side": "german", "seed": "7"}


def sit_down(client: Client, **wanted: Any) -> Person:
    made = client.post("/api/games", json=AGAINST | wanted).json()
    return Person(client, made["game"], made["seats"][0]["token"])


def side_to_choose(person: Person) -> str | None:
    pending = person.see()["pending"]
    return pending["side"] if pending["kind"] == "decision" else None


def play_until_they_think(person: Person) -> int:
    """Play the German side until the American computer player has to search; return the number of lines."""
    while side_to_choose(person) == "german":
        person.first_option()
    assert side_to_choose(person) == "american"
    return int(person.see()["lines"])


def count_slowly(number: int) -> int:
    """Report progress from a job until it is stopped; return how far it came."""
    for done in range(number):
        if report_progress(done, number):
            return done
        time.sleep(0.01)
    return number


def test_a_job_tells_how_far_it_has_come_and_is_cut_short() -> None:
    heard: list[tuple[int, int]] = []

    def watch(done: int, meant: int) -> bool:
        heard.append((done, meant))
        return len(heard) == 3

    workers = Workers(1)
    try:
        assert 0 < workers.run_watched(100, watch, count_slowly, 100_000) < 100_000
        assert len(heard) >= 3
        assert heard == sorted(heard)
        assert workers.run_watched(100, lambda done, meant: False, count_slowly, 20) == 20, (
            "the next job is not cut short"
        )
    finally:
        workers.close()
    assert Workers(0).run_watched(100, lambda done, meant: done == 4, count_slowly, 20) == 4


def test_a_job_is_watched_while_a_client_waits_for_it_and_no_longer() -> None:
    with report_progress_to(lambda done, meant: True):
        assert report_progress(1, 2)
    assert not report_progress(1, 2)


def test_the_answer_to_a_move_does_not_wait_and_the_other_side_goes_on_by_itself(client: Client) -> None:
    person = sit_down(client, against="elite")
    before = play_until_they_think(person)
    assert person.see()["pending"]["side"] == "american"
    other = sit_down(client, against="random")
    other.first_option()
    until(lambda: bool(person.see()["lines"] > before))


def test_who_thinks_can_be_hurried_and_a_move_can_be_undone_meanwhile(client: Client) -> None:
    person = sit_down(client, against="elite")
    before = play_until_they_think(person)
    assert person.post(f"{person.at}/hurry") == {"thinking": True}
    until(lambda: bool(person.see()["lines"] > before))
    person.post(f"{person.at}/undo", {})
    until(lambda: side_to_choose(person) == "german")
    assert person.post(f"{person.at}/hurry") == {"thinking": False}


def test_a_game_whose_server_was_started_again_is_thought_about_again(client: Client) -> None:
    person = sit_down(client, against="veteran")
    before = play_until_they_think(person)
    client.forget_games()
    until(lambda: bool(person.see()["lines"] > before))


def test_what_a_machine_thinks_of_does_not_hang_on_where_it_thinks() -> None:
    title = playable("patrol")
    about = GameSettings("solo", ("american",), {"german": "veteran"})
    here, there = (Game.new(title, variant="two-player", seed="5") for _ in range(2))
    for game in (here, there):
        OpenGame("", OpenedGame(game, checked=True), about).play_until_person_must_act()
    opened = OpenGame("", OpenedGame(here, checked=True), about)
    assert opened.player_that_must_search is not None
    opened.search_and_play(lambda done, meant: False)
    opened.play_until_person_must_act()
    record = Record(there.record.header, there.record.lines).to_bytes()
    lines, _ = jobs.search_and_play(None, record, there.state.to_data(), "5", about)
    assert [line.do for line in here.record.lines[-len(lines) :]] == [line.do for line in lines]


def test_only_titles_with_a_good_player_have_levels(anyone: Person) -> None:
    told = {one["title"]: one["levels"] for one in anyone.get("/api/titles")}
    assert told["patrol"] == ["recruit", "regular", "veteran", "elite"]
    error = anyone.expect_error(
        "POST", "/api/games", 400, json={"title": "wacht", "mode": "solo", "side": "german", "against": "elite"}
    )
    assert error["parameter"] == "against"


def test_a_stream_tells_how_far_a_machine_has_come(client: Client) -> None:
    person = sit_down(client, against="elite")
    heard: list[str] = []
    listening = threading.Event()

    def listen() -> None:
        with client.stream("GET", f"{person.at}/events?since=2", headers={"Seat": person.token}) as stream:
            for line in stream.iter_lines():
                listening.set()
                heard.append(line)
                if '"thinking"' in line:
                    return

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    assert listening.wait(PATIENCE)
    play_until_they_think(person)
    thread.join(PATIENCE)
    assert any(f'"meant":{PLAYOUTS["elite"]}' in line for line in heard)


def test_the_tutors_progress_is_shown_to_its_side_and_it_can_be_stopped() -> None:
    looking = TutorRequests()
    assert looking.progress("game", "german") is None
    with looking.register_request("game", "german") as watch:
        assert not watch(3, 12)
        assert looking.progress("game", "german") == Far(3, 12)
        assert looking.progress("game", "american") is None
        looking.stop("game", "american")
        assert not watch(4, 12)
        looking.stop("game", "german")
        assert watch(5, 12)
        with looking.register_request("game", "german"):
            assert looking.progress("game", "german") == Far(0, 0)
    assert looking.progress("game", "german") is None


def test_a_tutor_that_is_cut_short_answers_with_what_it_has(client: Client) -> None:
    person = sit_down(client)
    assert person.get(f"{person.at}/tutor/far", side="german") == {"far": None}
    assert person.post(f"{person.at}/tutor/stop", {"side": "german"}) == {"far": None}
    person.expect_error("GET", f"{person.at}/tutor/far", 403, params={"side": "american"})
    game = positions.asked("patrol", "bridge", "two-player", seed=6, after=30)
    side = game.decision.side
    with report_progress_to(lambda _done, _meant: True):
        short = jobs.tutor_choice(jobs.job_position(game.state, None), side)
    assert short is not None
    played = [hint.figures["playouts"] for hint in short.why if "win" in hint.figures]
    assert played
    assert all(number == 2 for number in played)
