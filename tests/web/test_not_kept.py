"""Lines that cannot be saved are never announced, and games continue only from the state on disk."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from broadfront.core.opening import check_record
from broadfront.core.record import Record
from broadfront.core.state import State
from broadfront.store import GameStore, NotSaved
from broadfront.titles import playable
from broadfront.web import changes, table_data
from broadfront.web.games import Games
from broadfront.web.open_game import GameSettings
from broadfront.web.table_data import LogEntry
from tests.web.serving import Client, sit_down


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    made = GameStore(tmp_path / "games.sqlite")
    yield made
    made.close()


def tables(store: GameStore) -> Games:
    """Return the games of a server."""
    return Games(store, keep=4, background=lambda work, *given: work(*given))


def new_game(games: Games) -> str:
    """Create a patrol game for two players at one screen and return its id."""
    about = GameSettings("hot-seat", ("german", "american"))
    opened, _ = games.new(playable("patrol"), about, variant="two-player", scenario="bridge", seed="7")
    return opened.id


def play_first_option(games: Games, id: str) -> None:
    with games.open_game(id) as opened, games.save_changes(opened):
        opened.game.apply(next(iter(opened.game.options())))


def replays(games: Games, id: str) -> bool:
    record = Record.from_bytes(b"".join(games.store.lines(id)))
    return check_record(playable("patrol"), record).differs is None


@pytest.mark.parametrize("call", ["apply", "note", "undo", "redo"])
def test_an_answer_is_made_before_anybody_else_gets_at_the_game(
    client: Client, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """Otherwise the answer could include other players' lines that may never be saved."""
    (german,) = sit_down(client)
    german.first_option()
    german.first_option()
    if call == "redo":
        german.post(f"{german.at}/undo")
    body: dict[str, Any] = {"apply": {"action": german.options()[0]["action"]}, "note": {"text": "Hm."}}
    told = table_data.log_entries
    free: list[bool] = []

    def try_for_it() -> None:
        lock = client.games._open[german.game].lock
        if lock.acquire(blocking=False):
            lock.release()
            free.append(True)

    def telling(*given: Any) -> list[LogEntry]:
        other = threading.Thread(target=try_for_it)
        other.start()
        other.join()
        return told(*given)

    monkeypatch.setattr(changes, "log_entries", telling)
    assert german.post(f"{german.at}/{call}", body.get(call))["log"]
    assert not free


def test_an_error_in_the_middle_of_an_action_leaves_no_half_done_state(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = tables(store)
    id = new_game(games)
    with games.open_game(id) as opened:
        before = opened.game.state.key()

    def broken(_state: State, **_given: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(State, "settle", broken)
        with pytest.raises(ZeroDivisionError):
            play_first_option(games, id)
    with games.open_game(id) as opened:
        assert opened.game.state.key() == before
    play_first_option(games, id)
    assert replays(games, id)


def test_a_game_opens_also_when_its_position_cannot_be_kept(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    id = new_game(tables(store))
    with store.engine.begin() as on:
        on.exec_driver_sql("DELETE FROM positions")

    def refuse(*_given: Any) -> None:
        raise NotSaved("read-only")

    monkeypatch.setattr(store, "save_position", refuse)
    with tables(store).open_game(id) as opened:
        assert opened.line_count == store.last_line_number(id)


def test_a_seed_and_the_lines_it_rolled_are_read_as_they_belong_together(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tables(store), tables(store)
    id = new_game(first)
    while not _over(first, id):
        play_first_option(first, id)

    def go_on() -> None:
        """Undo the game on another server; since its seed was shown, the next roll uses a new one."""
        with second.open_game(id) as opened, second.save_changes(opened):
            opened.game.undo(opened.game.past.live_lines[0], agreed=True)

    between = only_first_time(go_on)

    def then(read: Callable[[str], Any]) -> Callable[[str], Any]:
        def reading(game: str) -> Any:
            found = read(game)
            between()
            return found

        return reading

    third = tables(GameStore(store.engine.url.database or ""))
    monkeypatch.setattr(third.store, "metadata", then(third.store.metadata))
    monkeypatch.setattr(third.store, "lines", then(third.store.lines))
    with third.open_game(id) as opened:
        kept = store.metadata(id)
        assert kept is not None
        assert opened.game.seed == kept.seed != "7"
    third.store.close()


def _over(games: Games, id: str) -> bool:
    with games.open_game(id) as opened:
        return opened.game.over


def only_first_time(work: Callable[[], None]) -> Callable[[], None]:
    """Return a function that does the work on its first call only."""
    left = [work]
    return lambda: left.pop()() if left else None
