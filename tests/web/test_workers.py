"""Worker processes for heavy jobs: their answers, and what happens to one that never ends."""

import math
import os
import threading
from collections.abc import Iterator

import pytest

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.game import Game
from broadfront.core.opening import OpenedGame
from broadfront.core.record import Record
from broadfront.titles import playable, title_names
from broadfront.web.errors import Busy, TooMuchWork, WorkerFailure
from broadfront.web.open_game import GameSettings, OpenGame
from broadfront.web.work import jobs
from broadfront.web.work import workers as workers_module
from broadfront.web.work.workers import Workers

ENDLESS = range(10**13)
"""A range whose sum takes one very long call that no exception can interrupt."""

CHESS = b'{"broadfront":1,"title":"chess","variant":"","scenario":"","rules":1,"data":""}\n'


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(2)
    yield made
    made.close()


def test_work_is_done_in_another_process_which_is_used_again(workers: Workers) -> None:
    first, second = workers.run(os.getpid), workers.run(os.getpid)
    assert first == second != os.getpid()
    assert workers.process_count == 1


def test_a_job_without_end_is_ended_and_the_next_one_works(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    before = workers.run(os.getpid)
    with monkeypatch.context() as short:
        short.setattr(workers_module, "SECONDS", 0.2)
        with pytest.raises(TooMuchWork, match=r"more than 0\.2 seconds of work"):
            workers.run(sum, ENDLESS)
    assert workers.run(os.getpid) != before
    assert (workers.replaced, workers.busy) == (1, 0)


def test_a_job_that_wants_all_memory_is_refused_and_the_process_goes_on(workers: Workers) -> None:
    before = workers.run(os.getpid)
    with pytest.raises(TooMuchWork, match="memory"):
        workers.run(bytes, 3_000_000_000)
    assert workers.run(os.getpid) == before


def test_what_a_person_did_wrong_arrives_as_it_was(workers: Workers) -> None:
    with pytest.raises(Invalid, match="Unknown title") as caught:
        workers.run(jobs.replay, None, CHESS, None, "record")
    assert caught.value.parameter == "title"
    game = Game.new(playable("patrol"), seed="7")
    place = jobs.job_position(game.state, None)
    with pytest.raises((Illegal, Invalid)) as refusal:
        workers.run(jobs.odds, place, {"do": "Done"}, "german")
    assert refusal.value.to_data()["message"]


def test_what_we_did_wrong_arrives_as_a_traceback_for_the_log(workers: Workers) -> None:
    with pytest.raises(WorkerFailure, match="ValueError"):
        workers.run(math.sqrt, -1)
    assert workers.run(math.sqrt, 4) == 2


def test_other_work_never_takes_the_worker_that_moves_wait_for(workers: Workers) -> None:
    long = threading.Thread(target=lambda: _assert_refused(workers.run_slow, sum, ENDLESS))
    long.start()
    try:
        while not workers.busy:
            pass
        assert workers.run(abs, -3) == 3
    finally:
        workers.close()
        long.join()


def test_clients_waiting_when_the_server_stops_get_an_error(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = [threading.Thread(target=lambda: _assert_refused(workers.run, sum, ENDLESS)) for _ in range(4)]
    for thread in threads:
        thread.start()
    workers.close()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    with pytest.raises(Busy):
        workers.run(abs, -3)


def _assert_refused(run: object, *given: object) -> None:
    with pytest.raises((Busy, TooMuchWork)):
        run(*given)  # type: ignore[operator]


def test_a_worker_that_was_killed_is_replaced(workers: Workers) -> None:
    for process in list(workers._all):
        process.process.kill()
    workers.run(abs, -1)
    (alone,) = workers._all
    alone.process.kill()
    alone.process.wait()
    assert workers.run(abs, -2) == 2


@pytest.mark.parametrize("name", title_names())
def test_machines_do_the_same_in_a_worker_as_here(name: str) -> None:
    """Their choices are lines of the record, so they must not depend on where they are computed."""
    title = playable(name)
    variant = next((n for n, v in title.card.variants.items() if len(v.played) > 1), None)
    if variant is None:
        return
    first, second = title.card.variants[variant].played[:2]
    here, there = (Game.new(title, variant=variant, seed="7") for _ in range(2))
    about = GameSettings("solo", (second,), {first: "random"})
    lines, seed = jobs.play_computer_players(
        None, Record(there.record.header).to_bytes(), there.state.to_data(), "7", about
    )
    OpenGame("", OpenedGame(here, checked=True), about).play_until_person_must_act()
    for line in lines:
        there.replay_line(line, seed)
    assert there.record.to_bytes() == here.record.to_bytes()
    assert there.state.key() == here.state.key()
