"""Opening a record, whichever rules, data or version it was made under. Nothing is refused for being old.

A record that goes as it went simply continues. One that would go otherwise now opens at the last position it had, says
which line differs and why, and goes on from there by a line of its own. One without a position opens at the last line
that still replays; the lines after it stay in the record and are shown as text.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.core.errors import NONSENSE, BroadfrontError, Invalid
from broadfront.core.files import is_there, read_bytes
from broadfront.core.game import Diverged, Game
from broadfront.core.record import Position, Record, check_options
from broadfront.core.state import form_of
from broadfront.core.title import Playable

__all__ = ["Checked", "Difference", "Opened", "check_header", "check_record", "open_file", "open_record", "open_there"]

SEED_LENGTH = 200


class Difference(NamedTuple):
    """Where a record goes differently from how it went."""

    line: int
    """The first line that differs; 0: the set-up."""
    why: str

    def __str__(self) -> str:
        at = f"Line {self.line}" if self.line else "The set-up"
        return f"{at} goes differently under the present rules: {self.why}"


class Opened(NamedTuple):
    """A game that can go on."""

    game: Game
    checked: bool
    """Whether every line was replayed; otherwise it stands at the position it carried, to be checked later."""
    differs: Difference | None = None
    """What goes differently now; the game then has a line that says so."""


class Checked(NamedTuple):
    """How far a record replays."""

    game: Game | None
    """The game after the last line that replays; None when not even its set-up does."""
    differs: Difference | None


def open_file(title: Playable, path: str | Path, *, recover: bool = False) -> Opened:
    """A saved game, with the seed that lies beside it while it is not over."""
    source = Path(path)
    beside = source.with_name(source.name + ".seed")
    seed = _seed_in(beside) if is_there(beside, Path.is_file) else None
    return open_record(title, Record.read(source, recover=recover), seed=seed, name=str(source))


def _seed_in(path: Path) -> str:
    """The seed beside a game. What else lies there is not shown: a seed is a secret."""
    data = read_bytes(path)
    try:
        seed = data.decode().strip()
    except UnicodeDecodeError:
        seed = ""
    if not seed or len(seed) > SEED_LENGTH or not seed.isprintable():
        raise Invalid(
            f"{path}: this is no seed; expected one line of text of at most {SEED_LENGTH} characters.",
            given=str(path),
            todo="Remove the file: the game goes on with a new seed.",
        )
    return seed


def fits(position: Position | None, title: Playable) -> bool:
    """Whether a position was written under the rules and data of this program."""
    return position is not None and (position.rules, position.data) == (title.card.rules, title.data_hash)


def open_record(
    title: Playable, record: Record, *, seed: str | None = None, name: str = "record", at_once: bool = False
) -> Opened:
    """The game of a record, ready to go on: replayed, or `at_once` from its position where that is one of ours."""
    check_header(title, record)
    if at_once and (there := open_there(title, record, seed=seed)) is not None:
        return there
    found, differs = check_record(title, record, seed=seed, name=name)
    if differs is None:
        assert found is not None
        return Opened(found, checked=True)
    return Opened(_resumed(title, record, found, differs, seed), checked=True, differs=differs)


def open_there(title: Playable, record: Record, *, seed: str | None = None) -> Opened | None:
    """The game at the position its record carries; None where that is not one of ours, and the lines decide."""
    at = record.position
    if at is None or not fits(at, title) or at.at < record.resumed_at:
        return None
    try:
        return Opened(_from_position(title, record, at, seed), checked=False)
    except BroadfrontError:
        return None  # what is carried is damaged


def check_header(title: Playable, record: Record) -> None:
    """Refuse a record whose header is damaged: a game this title never had."""
    title.scenario(record.header.scenario, title.variant(record.header.variant))
    check_options(record.header.options)


def check_record(title: Playable, record: Record, *, seed: str | None = None, name: str = "record") -> Checked:
    """Replay every line and compare: each must be legal, and lead to the state its checksum and the position name."""
    at, first = record.position, record.resumed_at
    carried = None if at is None else _plain(at.position)
    game: Game | None = None
    sound = first
    """The last line up to which the state is known to be the one recorded."""
    try:
        for game in Game.steps_of(title, record, seed=seed, name=name):
            n = len(game.record.lines)
            if at is not None and at.at == n and carried != _plain(_written_like(game, at.position)):
                raise Diverged("the position it had there is another.", given=n)
            if n == first or record.lines[n - 1].check is not None:
                sound = n
    except Diverged as error:
        why, line, last = error.message.removeprefix(f"{name}: "), error.line, sound
    except BroadfrontError as error:
        line = first if game is None else len(game.record.lines) + 1
        why, last = str(error).removeprefix(f"{name}: line {line} does not replay: "), line - 1
    except NONSENSE as error:
        # Under other rules a line may meet a position its step was never written for.
        line = first if game is None else len(game.record.lines) + 1
        why, last = f"it has no meaning there any more ({type(error).__name__}).", line - 1
    else:
        return Checked(game, None)
    if game is None:
        return Checked(None, Difference(line, why))
    return Checked(Game.replay(title, Record(record.header, record.lines[:last]), name=name), Difference(line, why))


def _plain(position: Mapping[str, Any]) -> bytes:
    """The data of a position in one form, to compare."""
    return msgspec.json.encode(position, order="deterministic")


def _written_like(game: Game, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Where a game stands, in the form in which a position of it was written."""
    return game.state.to_data(min(form_of(position), game.state.FORM))


def _from_position(title: Playable, record: Record, at: Position, seed: str | None) -> Game:
    game = Game.at_position(title, record, at.at, at.position, seed=seed)
    for line in record.lines[at.at :]:
        game.replay_line(line, seed)
    _ = game.state  # made now: if a line it goes back to means nothing, the position is not used
    return game


def _resumed(title: Playable, record: Record, replayed: Game | None, differs: Difference, seed: str | None) -> Game:
    """The game at the last position it had, or after the last line that replays; with the line that resumes it."""
    at = record.position
    if at is not None:
        try:
            whole = Game.at_position(title, record, len(record.lines), at.position, seed=seed)
            whole.resume(at.position, at.at, differs.line, differs.why)
            return _with_events(whole, replayed)
        except BroadfrontError:
            pass  # the position cannot be had under the present data
    if replayed is None:
        raise Invalid(
            f"{differs} There is no position to continue from.",
            given=differs.line,
            todo="The record can still be read: `broadfront record show`.",
        )
    last, position = len(replayed.record.lines), replayed.state.to_data(replayed.form)
    whole = Game.at_position(title, record, len(record.lines), position, seed=seed)
    whole.resume(position, last, differs.line, differs.why)
    return _with_events(whole, replayed)


def _with_events(whole: Game, replayed: Game | None) -> Game:
    """What the replay saw, as far as it came, is known to the game that goes on."""
    if replayed is not None:
        whole.past.learn(replayed.past.told, replayed.past.chances)
    return whole
