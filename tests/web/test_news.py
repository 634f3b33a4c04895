"""Server-sent events: a page learns of changes at once, and only in its own game."""

from pathlib import Path

from tests.web.serving import server, sit_down
from tests.web.waiting import PATIENCE, apply_changes, listen_for_events


def test_the_other_seat_hears_of_an_action_and_a_stranger_does_not(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        german, american = sit_down(client, mode="seats")
        (elsewhere,) = sit_down(client)
        with listen_for_events(american) as news, listen_for_events(elsewhere) as other:
            done = german.do(do="Move", unit="2.German", path=["0304"])
            assert news.get(timeout=PATIENCE) == {"lines": done["lines"]}
            assert other.empty()


def test_who_follows_a_game_hears_what_the_other_seat_has_changed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        german, american = sit_down(client, mode="seats")
        mine, theirs = german.see(), american.see()
        with listen_for_events(german, mine["lines"]) as own, listen_for_events(american, theirs["lines"]) as news:
            done = german.do(do="Move", unit="2.German", path=["0304"])
            heard = news.get(timeout=PATIENCE)
            assert heard["lines"] == heard["changes"]["lines"] == done["lines"]
            assert apply_changes(theirs, heard["changes"]) == american.see()
            # What one did oneself was told in the answer.
            assert own.get(timeout=PATIENCE) == {"lines": done["lines"]}


def test_what_was_missed_before_the_stream_began_is_its_first_news(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        german, american = sit_down(client, mode="seats")
        theirs = american.see()
        done = german.do(do="Move", unit="2.German", path=["0304"])
        with listen_for_events(american, theirs["lines"]) as news:
            heard = news.get(timeout=PATIENCE)
            assert heard["lines"] == done["lines"]
            assert apply_changes(theirs, heard["changes"]) == american.see()


def test_there_is_an_end_to_how_many_may_listen(tmp_path: Path) -> None:
    with server(tmp_path, streams=1) as client:
        (german,) = sit_down(client)
        with listen_for_events(german):
            error = german.expect_error("GET", f"{german.at}/events", 429)
            assert error["parameter"] == "events"
