"""Stored games survive upgrades: games of the present server are opened and continued by the next version."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from broadfront.core.chance import Chance
from broadfront.core.record import Record
from broadfront.core.steps import Decision
from broadfront.core.title import Playable
from broadfront.store import GameStore
from broadfront.titles.patrol.data import FOLDER
from broadfront.titles.patrol.game import PatrolGame
from broadfront.web import games as games_module
from broadfront.web.games import Games
from broadfront.web.work import jobs

OLD = Path(__file__).parents[1] / "store" / "data" / "schema-1.sqlite"
GAMES = ("00000000000000a1", "00000000000000b2")

Change = Callable[[Path], Playable]


class Later:
    """Background work that runs when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[..., object], tuple[object, ...]]] = []

    def __call__(self, work: Callable[..., object], *given: object) -> None:
        self.waiting.append((work, given))

    def now(self) -> None:
        while self.waiting:
            work, given = self.waiting.pop()
            work(*given)


def unchanged_title(_: Path) -> Playable:
    return PatrolGame(FOLDER)


def changed_file(name: str, old: str, new: str) -> Change:
    def change(folder: Path) -> Playable:
        text = (FOLDER / name).read_text()
        assert old in text
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text.replace(old, new, 1))
        return PatrolGame(FOLDER, folder)

    return change


def raised_number(_: Path) -> Playable:
    title = PatrolGame(FOLDER)
    title.card = msgspec.structs.replace(title.card, rules=title.card.rules + 1)
    return title


def changed_rule(_: Path) -> Playable:
    class OtherPatrol(PatrolGame):
        """A next version of patrol that draws no cards."""

        sequences = {**PatrolGame.sequences, "turn": PatrolGame.sequences["turn"][2:]}  # noqa: RUF012

    return OtherPatrol(FOLDER)


CHANGES: dict[str, Change] = {
    "the schema alone": unchanged_title,
    "a comment in a chart": changed_file("charts/combat.toml", "[", "# Held against the print.\n["),
    "a changed house value": changed_file("house/forces.toml", "snow_from = 5", "snow_from = 1"),
    "a changed rule": changed_rule,
    "a raised rules number": raised_number,
}


def play_with(title: Playable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use this title wherever the server loads one."""
    for module in (games_module, jobs):
        monkeypatch.setattr(module, "load_playable", lambda name, data: title)


@pytest.fixture(params=CHANGES)
def upgraded_games(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Games]:
    """Yield the games of a server of the next version on a copy of an old database."""
    title = CHANGES[request.param](tmp_path / "overlay")
    play_with(title, monkeypatch)
    shutil.copyfile(OLD, tmp_path / "games.sqlite")
    store = GameStore(tmp_path / "games.sqlite")
    yield Games(store, keep=4, background=Later())
    store.close()


def play_on(games: Games, id: str, lines: int = 6) -> int:
    """Play this many more lines and return the number of lines the game then has."""
    for _ in range(lines):
        with games.open_game(id) as opened, games.save_changes(opened):
            pending = opened.game.pending
            if isinstance(pending, Decision):
                opened.game.apply(next(iter(opened.game.options())), side=pending.side)
            elif isinstance(pending, Chance):
                opened.game.roll()
            else:
                break
    with games.open_game(id) as opened:
        return opened.line_count


@pytest.mark.parametrize("id", GAMES)
def test_a_stored_game_of_today_opens_and_goes_on(upgraded_games: Games, id: str) -> None:
    before = len(upgraded_games.store.lines(id)) - 1
    lines = play_on(upgraded_games, id)
    assert lines > before
    later = Later()
    again = Games(upgraded_games.store, keep=4, background=later)
    with again.open_game(id) as opened:
        assert opened.line_count == lines
    later.now()
    with again.open_game(id) as opened:
        assert opened.line_count == lines, "nothing differs from what was played"
        kept = Record.from_bytes(b"".join(upgraded_games.store.lines(id)))
        assert len(kept.lines) == lines
        with upgraded_games.open_game(id) as first:
            assert first.game.state.key() == opened.game.state.key()


def test_differences_are_reported_and_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = changed_rule(tmp_path)
    play_with(title, monkeypatch)
    shutil.copyfile(OLD, tmp_path / "games.sqlite")
    store = GameStore(tmp_path / "games.sqlite")
    games = Games(store, keep=4)
    with games.open_game(GAMES[0]) as opened:
        assert opened.differs is not None
        last: Any = opened.game.record.lines[-1].resume
        assert last.differs == opened.differs.line
    store.close()


def test_a_game_opens_at_its_position_and_is_replayed_in_the_background(tmp_path: Path) -> None:
    shutil.copyfile(OLD, tmp_path / "games.sqlite")
    store = GameStore(tmp_path / "games.sqlite")
    play_on(Games(store, keep=4), GAMES[0])
    later = Later()
    games = Games(store, keep=4, background=later)
    with games.open_game(GAMES[0]) as opened:
        assert opened.game.past.known_from > 0, "nothing was replayed yet"
    later.now()
    with games.open_game(GAMES[0]) as opened:
        assert opened.game.past.known_from == 0
        assert opened.differs is None
        assert any(opened.game.past.events[n] for n in opened.game.past.live_lines), "what happened is known again"
    store.close()


def test_a_line_that_was_changed_on_the_disk_is_found_in_the_background(tmp_path: Path) -> None:
    shutil.copyfile(OLD, tmp_path / "games.sqlite")
    store = GameStore(tmp_path / "games.sqlite")
    lines = play_on(Games(store, keep=4), GAMES[0])
    with store.engine.begin() as on:
        on.exec_driver_sql(f"""update lines set line = '{{"n":1,"chance":99,"by":"roller"}}' || char(10)
                               where game = '{GAMES[0]}' and n = 1""")
    later = Later()
    games = Games(store, keep=4, background=later)
    with games.open_game(GAMES[0]) as opened:
        assert opened.line_count == lines
    later.now()
    with games.open_game(GAMES[0]) as opened:
        assert opened.differs is not None
        assert opened.differs.line == 1
        assert opened.line_count == lines + 1
        assert opened.game.record.lines[-1].resume is not None
    store.close()


def test_of_two_servers_that_go_on_with_an_old_game_at_once_one_does_and_both_have_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = changed_rule(tmp_path)
    play_with(title, monkeypatch)
    shutil.copyfile(OLD, tmp_path / "games.sqlite")
    here, there = (Games(GameStore(tmp_path / "games.sqlite"), keep=4, background=Later()) for _ in range(2))
    append = here.store.append

    def too_late(*given: Any, **more: Any) -> None:
        with there.open_game(GAMES[0]):
            append(*given, **more)

    monkeypatch.setattr(here.store, "append", too_late)
    with here.open_game(GAMES[0]) as opened, there.open_game(GAMES[0]) as other:
        assert opened.line_count == other.line_count
        assert sum(line.resume is not None for line in opened.game.record.lines) == 1
        assert opened.game.state.key() == other.game.state.key()
    here.store.close()
    there.store.close()
