"""Reviews on the server: made in the background, cached, stoppable, and only for who may know everything."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from broadfront.analyst.review import Review
from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.web.errors import Busy
from broadfront.web.work import jobs
from broadfront.web.work.progress import ProgressCallback
from broadfront.web.work.reviews import ReviewRequest, Reviews
from broadfront.web.work.workers import Workers
from tests.web.serving import Client, Person
from tests.web.waiting import until


@pytest.fixture(scope="module")
def record() -> str:
    """Return the record of a whole two-player game of patrol."""
    game = Game.new(playable("patrol"), variant="two-player", seed=5, options={"persons": 2})
    play_out(game, {side: make_player("greedy", side, "patrol") for side in game.state.played})
    return game.record.to_bytes().decode()


@pytest.fixture
def short_record() -> bytes:
    """Return the record of the first 16 lines of such a game."""
    game = Game.new(playable("patrol"), variant="two-player", seed=5, options={"persons": 2})
    play_out(game, {side: make_player("greedy", side, "patrol") for side in game.state.played}, limit=16)
    return game.record.to_bytes()


def load_game(client: Client, record: str) -> Person:
    made = client.post("/api/games/load", json={"record": record}).json()
    return Person(client, made["game"], made["seats"][0]["token"])


def review_of(person: Person, playouts: int) -> dict[str, Any]:
    told: dict[str, Any] = person.get(f"{person.at}/review", playouts=playouts)
    return told


def test_a_review_is_made_when_it_is_asked_for_and_kept_for_the_next_look(client: Client, record: str) -> None:
    person = load_game(client, record)
    assert review_of(person, 2) == {"review": None, "far": None, "problem": "", "lines": person.see()["lines"]}
    begun = person.post(f"{person.at}/review", {"playouts": 2})
    assert begun["review"] is None
    assert begun["far"] is not None
    until(lambda: review_of(person, 2)["review"] is not None)
    found = review_of(person, 2)["review"]
    assert set(found["totals"]) == {"german", "american"}
    assert all(len(point["win"]) == 2 for point in found["points"])
    assert all("(" not in one["action"][:12] for one in found["decisions"]), "in words, not as a program writes them"
    # The same game brought again has the same record: nothing is made twice.
    again = load_game(client, record)
    assert review_of(again, 2)["review"] == found


def test_a_review_can_be_stopped_and_begun_again(client: Client, record: str) -> None:
    person = load_game(client, record)
    person.post(f"{person.at}/review", {"playouts": 200})
    stopped = person.post(f"{person.at}/review/stop", {"playouts": 200})
    assert (stopped["review"], stopped["far"]) == (None, None)
    assert person.post(f"{person.at}/review", {"playouts": 200})["far"] is not None
    person.post(f"{person.at}/review/stop", {"playouts": 200})


def test_while_two_play_in_secret_there_is_no_review(client: Client) -> None:
    made = client.post("/api/games", json={"title": "patrol", "variant": "two-player", "mode": "seats"}).json()
    person = Person(client, made["game"], made["seats"][0]["token"])
    error = person.expect_error("POST", f"{person.at}/review", 422, json={})
    assert error["ruling"]["rules"] == ["BF-06"]


def test_two_processes_share_a_review_and_find_what_one_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_record: bytes
) -> None:
    """Also if one of them finds no free worker: its share is done in the end."""

    def made(name: str, thinkers: Workers) -> tuple[Review, list[str]]:
        reviews, wanted, jobs_done = (
            Reviews(thinkers, tmp_path / name, None),
            ReviewRequest(short_record, 2),
            list[str](),
        )
        run = thinkers.run_slow_watched

        def noted(seconds: float, watch: ProgressCallback, work: Callable[..., Any], *given: Any) -> Any:
            if name == "busy" and work is jobs.review_share and given[-2:] == (1, 2):
                raise Busy("other people's work comes first")
            jobs_done.append(work.__name__)
            return run(seconds, watch, work, *given)

        with monkeypatch.context() as noting:
            noting.setattr(thinkers, "run_slow_watched", noted)
            reviews.begin(wanted)
            until(lambda: reviews.progress(wanted) is None)
        assert reviews.problem(wanted) == ""
        found = reviews.stored(wanted)
        assert found is not None
        return found, jobs_done

    one, three = Workers(1), Workers(3)
    try:
        alone, by_one = made("alone", one)
        shared, by_two = made("shared", three)
        missing, by_rest = made("busy", three)
    finally:
        one.close()
        three.close()
    assert (by_one, by_two) == (["finish_review"], ["review_share", "review_share", "finish_review"])
    assert by_rest == ["review_share", "finish_review"]
    assert alone == shared == missing
