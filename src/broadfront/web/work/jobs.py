"""Jobs for worker processes: functions of plain data, independent of the process they run in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.analyst.continuation import sample_continuation
from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.review import Review
from broadfront.analyst.review import compute_review_share as share_of
from broadfront.analyst.review import review as review_of
from broadfront.analyst.review_work import Part
from broadfront.analyst.tutor import Tutor
from broadfront.board.shown import Overlay
from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.chance import Chance
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.opening import Difference, OpenedGame, check_record, open_record
from broadfront.core.options import Options
from broadfront.core.payloads import ToldOdds
from broadfront.core.reading.language import ENGLISH, use_language
from broadfront.core.record import Line, Record
from broadfront.core.state import State
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players.advising import Chosen, Hint
from broadfront.titles import editor, tabletop
from broadfront.web.endpoint import Raw, WorkerCall
from broadfront.web.loading import load_playable
from broadfront.web.open_game import GameSettings, OpenGame
from broadfront.web.work import progress

__all__ = [
    "CheckedRecord",
    "JobPosition",
    "ReplayResult",
    "answer_request",
    "finish_review",
    "is_decision_searched",
    "job_position",
    "odds",
    "overlay",
    "overlays",
    "play_computer_players",
    "playable_position",
    "replay",
    "replay_for_events",
    "review_share",
    "search_and_play",
    "tutor_choice",
    "tutor_continuations",
    "tutor_warning",
    "warm_up_title",
]


class JobPosition(NamedTuple):
    """A game position with its title and data folder, in a form that can be sent to a worker process."""

    title: str
    data: Path | None
    position: dict[str, Any]

    def state(self) -> State:
        """Return the game state of this position, with automatic steps done."""
        state = load_playable(self.title, self.data).state_from(self.position)
        state.settle()
        return state


def job_position(state: State, data: Path | None) -> JobPosition:
    """Return a game state in a form that can be sent to a worker process."""
    return JobPosition(state.title.name, data, state.to_data())


class ReplayResult(NamedTuple):
    """The events and rolls found by replaying a record, and where the replay differs from the record."""

    events: Sequence[Sequence[Event]]
    chances: Mapping[int, Chance]
    differs: Difference | None


class CheckedRecord(NamedTuple):
    """The result of replaying and checking a record line by line."""

    happened: ReplayResult
    position: dict[str, Any]
    fresh: list[Line]
    """Lines with which the game continues under the current rules, if needed."""


# Records


@use_language(ENGLISH)
def replay(data: Path | None, record: bytes, seed: str | None, name: str) -> CheckedRecord:
    """Replay a record that was uploaded or stored under other rules, checking every line."""
    held = Record.from_bytes(record, name)
    title = load_playable(held.header.title, data)
    before = len(held.lines)
    game, _, differs = open_record(title, held, seed=seed, name=name)
    happened = ReplayResult(game.past.events, game.past.chances, differs)
    return CheckedRecord(happened, game.state.to_data(), game.record.lines[before:])


@use_language(ENGLISH)
def replay_for_events(data: Path | None, record: bytes, name: str) -> ReplayResult:
    """Replay the record of a game that was opened at a stored position, to find its earlier events."""
    held = Record.from_bytes(record, name)
    game, differs = check_record(load_playable(held.header.title, data), held, name=name)
    return ReplayResult((), {}, differs) if game is None else ReplayResult(game.past.events, game.past.chances, differs)


@use_language(ENGLISH)
def play_computer_players(
    data: Path | None, record: bytes, position: Mapping[str, Any], seed: str, about: GameSettings
) -> tuple[list[Line], str]:
    """Let computer players act and make rolls until a person must act; return the new record lines and the random
    seed."""
    held = Record.from_bytes(record)
    before = len(held.lines)
    game = Game.at_position(load_playable(held.header.title, data), held, before, position, seed=seed)
    OpenGame("", OpenedGame(game, checked=True), about).play_until_person_must_act()
    return game.record.lines[before:], game.seed


@use_language(ENGLISH)
def search_and_play(
    data: Path | None, record: bytes, position: Mapping[str, Any], seed: str, about: GameSettings
) -> tuple[list[Line], str]:
    """Let a computer player search for its move, then play on until a person must act or another search is due.

    Return the new record lines and the random seed.
    """
    held = Record.from_bytes(record)
    before = len(held.lines)
    game = Game.at_position(load_playable(held.header.title, data), held, before, position, seed=seed)
    opened = OpenGame("", OpenedGame(game, checked=True), about)
    opened.search_and_play(progress.report_progress)
    opened.play_until_person_must_act()
    return game.record.lines[before:], game.seed


class _Stopped(Exception):
    """Raised to stop a job whose result is no longer wanted."""


def review_share(
    data: Path | None, record: bytes, playouts: int, seed: int, share: int, of: int
) -> dict[Part, Any] | None:
    """Work out share number `share` of `of` shares of a game review; return None if the review was stopped."""
    try:
        return share_of(_open_game(data, record), share, of, playouts=playouts, seed=seed, told=_report_or_stop)
    except _Stopped:
        return None


def finish_review(
    data: Path | None, record: bytes, playouts: int, seed: int, shares: Mapping[Part, Any]
) -> Review | None:
    """Complete a game review from the shares worked out so far; return None if the review was stopped."""
    try:
        return review_of(_open_game(data, record), playouts=playouts, seed=seed, told=_report_or_stop, shares=shares)
    except _Stopped:
        return None


def _open_game(data: Path | None, record: bytes) -> Game:
    """Open the game of a record, given as bytes."""
    held = Record.from_bytes(record)
    game, _, _ = open_record(load_playable(held.header.title, data), held)
    return game


def _report_or_stop(done: int, total: int) -> None:
    """Report the progress of the current job; raise an error if the job should stop."""
    if progress.report_progress(done, total):
        raise _Stopped


# The tutor: answers depend only on the side's view

EVENTS = 40
"""Maximum number of events in a line of play."""


def is_decision_searched(view: View) -> bool:
    """Return whether the pending decision is of a kind that computer players search by playing options out."""
    pending = view.pending
    searched = outlook_of(view.position().title.name).searched
    return isinstance(pending, Decision) and pending.message.topic in searched


def tutor_choice(at: JobPosition, side: str) -> Chosen | None:
    """Return the action that the tutor recommends to a side; None if the title has no player good enough to advise."""
    state = at.state()
    return Tutor(at.title, stop=progress.report_progress).choose(View(state, side), Options(state, side))


def tutor_warning(at: JobPosition, side: str, action: Mapping[str, Any]) -> Hint | None:
    """Return the tutor's warning if an action is clearly worse than another one, else None."""
    state = at.state()
    asked = load_playable(at.title, at.data).codec.decode(dict(action))
    return Tutor(at.title, stop=progress.report_progress).warn(View(state, side), Options(state, side), asked)


def tutor_continuations(at: JobPosition, side: str, actions: Sequence[Mapping[str, Any]]) -> list[list[Event]]:
    """Return for each action one example of the events that may follow it."""
    view, codec = View(at.state(), side), load_playable(at.title, at.data).codec
    return [sample_continuation(view, codec.decode(dict(action)), 0, EVENTS) for action in actions]


# Positions


def odds(at: JobPosition, action: Mapping[str, Any] | None, side: str) -> ToldOdds:
    """Return the odds of an attack, or of the combat in progress, as a side may know them."""
    state = at.state()
    asked = None if action is None else load_playable(at.title, at.data).codec.decode(dict(action))
    found, names = odds_of_attack(state, asked, side=side), state.title.names
    return msgspec.structs.replace(found, ledger=tuple(line.with_names(names) for line in found.ledger)).serialize()


def overlays(at: JobPosition, side: str) -> dict[str, str]:
    """Return the labels of the map overlays (drawn layers such as supply) by name."""
    return dict(tabletop(at.title).overlays(at.state(), side))


def overlay(at: JobPosition, side: str, name: str) -> Overlay:
    """Return one map overlay (a drawn layer such as supply) for a side."""
    return tabletop(at.title).overlay(at.state(), side, name)


def warm_up_title(at: JobPosition) -> None:
    """Load and compute in advance what the first question about a title's game needs."""
    tabletop(at.title).warm_up(at.state())


def playable_position(title: str, data: Path | None, position: Mapping[str, Any]) -> dict[str, Any]:
    """Convert a position of the position editor to one that a game can start from."""
    editing = editor(title)
    assert editing is not None
    return editing.playable_state(load_playable(title, data), dict(position)).to_data()


# Without a game


def answer_request(handler: Callable[[WorkerCall], object], asked: WorkerCall) -> Raw:
    """Call the handler of a request that needs no game, and encode its response."""
    found = handler(asked)
    return found if isinstance(found, Raw) else Raw(msgspec.json.encode(found, enc_hook=str), "application/json", {})
