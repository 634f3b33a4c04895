"""Open a record, whatever rules, data or version it was made under. No record is refused for being old.

A record that replays as recorded simply continues. One that replays differently opens at its stored position. A new
line says which line differs and why. A record without a stored position opens at the last line that still replays; the
later lines stay in the record and are shown as text.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.core.errors import DAMAGE_ERRORS, BroadfrontError, Invalid
from broadfront.core.files import path_exists, read_bytes
from broadfront.core.game import Divergence, Game
from broadfront.core.record import Position, Record, check_options
from broadfront.core.state import form_of
from broadfront.core.title import Playable

__all__ = [
    "Difference",
    "OpenedGame",
    "ReplayCheck",
    "check_header",
    "check_record",
    "open_at_position",
    "open_file",
    "open_record",
]

SEED_LENGTH = 200


class Difference(NamedTuple):
    """The record line at which a replay differs from how the game was played, and why."""

    line: int
    """The first line that differs; 0 for the set-up."""
    why: str

    def __str__(self) -> str:
        at = f"Line {self.line}" if self.line else "The set-up"
        return f"{at} goes differently under the present rules: {self.why}"


class OpenedGame(NamedTuple):
    """A game opened from a record, ready to continue."""

    game: Game
    checked: bool
    """Whether every line was replayed. If not, the game stands at its stored position and should be checked later."""
    differs: Difference | None = None
    """What replays differently; if set, the game has a new line that says so."""


class ReplayCheck(NamedTuple):
    """How many lines of a record replay as they were played, and where the replay differs."""

    game: Game | None
    """The game after the last line that replays; None if even its set-up fails."""
    differs: Difference | None


def open_file(title: Playable, path: str | Path, *, recover: bool = False) -> OpenedGame:
    """Open a saved game, with the seed stored beside it if the game is not over."""
    source = Path(path)
    seed_file = source.with_name(source.name + ".seed")
    seed = _read_seed(seed_file) if path_exists(seed_file, Path.is_file) else None
    return open_record(title, Record.read(source, recover=recover), seed=seed, name=str(source))


def _read_seed(path: Path) -> str:
    """Return the random seed stored beside a saved game. Error messages never show the file's content: a seed is
    secret."""
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


def is_current_version(position: Position | None, title: Playable) -> bool:
    """Return whether a stored position was written under this program's rules and data."""
    return position is not None and (position.rules, position.data) == (title.card.rules, title.data_hash)


def open_record(
    title: Playable, record: Record, *, seed: str | None = None, name: str = "record", at_once: bool = False
) -> OpenedGame:
    """Open a record as a game: replay it, or with `at_once` use its stored position if that fits this program's rules
    and data."""
    check_header(title, record)
    if at_once and (there := open_at_position(title, record, seed=seed)) is not None:
        return there
    found, differs = check_record(title, record, seed=seed, name=name)
    if differs is None:
        assert found is not None
        return OpenedGame(found, checked=True)
    return OpenedGame(_resume_game(title, record, found, differs, seed), checked=True, differs=differs)


def open_at_position(title: Playable, record: Record, *, seed: str | None = None) -> OpenedGame | None:
    """Open a record at its stored position; return None if the position does not fit and the lines must be replayed."""
    at = record.position
    if at is None or not is_current_version(at, title) or at.at < record.resumed_at:
        return None
    try:
        return OpenedGame(_game_at_position(title, record, at, seed), checked=False)
    except BroadfrontError:
        return None  # the stored position is damaged


def check_header(title: Playable, record: Record) -> None:
    """Refuse a record whose header names a scenario, variant or option that the title does not have."""
    title.scenario(record.header.scenario, title.variant(record.header.variant))
    check_options(record.header.options)


def check_record(title: Playable, record: Record, *, seed: str | None = None, name: str = "record") -> ReplayCheck:
    """Replay every line of a record and compare: each must be legal and reach the recorded checksum and stored
    position."""
    at, first = record.position, record.resumed_at
    carried = None if at is None else _canonical_json(at.position)
    game: Game | None = None
    sound = first
    """The last line up to which the state is known to match the record."""
    try:
        for game in Game.replay_stepwise(title, record, seed=seed, name=name):
            n = len(game.record.lines)
            if at is not None and at.at == n and carried != _canonical_json(_position_in_form(game, at.position)):
                raise Divergence("the position it had there is another.", given=n)
            if n == first or record.lines[n - 1].check is not None:
                sound = n
    except Divergence as error:
        why, line, last = error.message.removeprefix(f"{name}: "), error.line, sound
    except BroadfrontError as error:
        line = first if game is None else len(game.record.lines) + 1
        why, last = str(error).removeprefix(f"{name}: line {line} does not replay: "), line - 1
    except DAMAGE_ERRORS as error:
        # Under other rules a line may meet a position its step was never written for.
        line = first if game is None else len(game.record.lines) + 1
        why, last = f"it has no meaning there any more ({type(error).__name__}).", line - 1
    else:
        return ReplayCheck(game, None)
    if game is None:
        return ReplayCheck(None, Difference(line, why))
    return ReplayCheck(Game.replay(title, Record(record.header, record.lines[:last]), name=name), Difference(line, why))


def _canonical_json(position: Mapping[str, Any]) -> bytes:
    """Return the data of a position as canonical JSON, for comparing positions."""
    return msgspec.json.encode(position, order="deterministic")


def _position_in_form(game: Game, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the game's current position in the same version of the data format as a given position."""
    return game.state.to_data(min(form_of(position), game.state.FORM))


def _game_at_position(title: Playable, record: Record, at: Position, seed: str | None) -> Game:
    """Open a game at a stored position and replay the record lines after it."""
    game = Game.at_position(title, record, at.at, at.position, seed=seed)
    for line in record.lines[at.at :]:
        game.replay_line(line, seed)
    _ = game.state  # computed now, so that an undo to an impossible line rejects the position
    return game


def _resume_game(title: Playable, record: Record, replayed: Game | None, differs: Difference, seed: str | None) -> Game:
    """Resume a game at its stored position, or after the last line that replays, by adding a record line that says
    so."""
    at = record.position
    if at is not None:
        try:
            whole = Game.at_position(title, record, len(record.lines), at.position, seed=seed)
            whole.resume(at.position, at.at, differs.line, differs.why)
            return _adopt_events(whole, replayed)
        except BroadfrontError:
            pass  # the position is not possible under the present data
    if replayed is None:
        raise Invalid(
            f"{differs} There is no position to continue from.",
            given=differs.line,
            todo="The record can still be read: `broadfront record show`.",
        )
    last, position = len(replayed.record.lines), replayed.state.to_data(replayed.form)
    whole = Game.at_position(title, record, len(record.lines), position, seed=seed)
    whole.resume(position, last, differs.line, differs.why)
    return _adopt_events(whole, replayed)


def _adopt_events(whole: Game, replayed: Game | None) -> Game:
    """Give a resumed game the events that replaying its record produced."""
    if replayed is not None:
        whole.past.adopt_events(replayed.past.events, replayed.past.chances)
    return whole
