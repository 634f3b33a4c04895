"""Playouts: a possible world is played on by the title's standard computer players, with dice that two options can
share.
"""

from __future__ import annotations

import gc
import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import accumulate
from typing import NamedTuple, Protocol

from broadfront.analyst.outlooks import (
    Horizon,
    indicator_function_of,
    outlook_of,
    score_function_of,
    scoring_places_function_of,
    turn_number_of,
)
from broadfront.core.chance import Chance, Outcome
from broadfront.core.errors import Invalid
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players.player import Player

__all__ = [
    "Dice",
    "PlayoutEnd",
    "PlayoutResult",
    "QuietPoints",
    "RecordedRolls",
    "RollResult",
    "Rolls",
    "SpreadRolls",
    "play_to_horizon",
    "play_until",
    "result_by_places",
    "result_for",
    "roll_kind",
    "seed_from_text",
]  # fmt: skip

MAX_LINES = 20_000
"""Maximum number of lines in a playout; exceeding it is a fault of the title."""
SPAN = 1 << 64
START = {"left": 1.0}
"""Indicators for a title that has none: its playouts stop where a turn begins."""

StopCondition = Callable[[State, Pending], bool]


class Rolls(Protocol):
    """A source of the dice rolls and card draws of a playout."""

    def pick(self, chance: Chance) -> Outcome: ...


def seed_from_text(words: str) -> int:
    """Return a number derived from text, used as the seed that samples a possible world."""
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")


def roll_kind(chance: Chance) -> str:
    """Return a key that groups similar rolls: the roll's topic and the side that rolls."""
    return f"{chance.message.topic}/{chance.side}"


class Dice:
    """Dice that depend only on the seed, the kind of roll, and how many rolls of this kind came before.

    Two options of one decision thus get the same dice: a roll that only one of them needs does not shift rolls of other
    kinds. The outcomes of a roll lie on a line in order, so that a high number is a high outcome for both options.
    """

    def __init__(self, seed: str) -> None:
        self._keyed = hashlib.blake2b(key=hashlib.sha256(seed.encode()).digest(), digest_size=8)
        self._come: Counter[str] = Counter()

    def pick(self, chance: Chance) -> Outcome:
        """Return the outcome of a roll or draw."""
        return _outcome_at(chance, self.next_number(roll_kind(chance)))

    def next_number(self, kind: str) -> int:
        """Return the next pseudo-random number for a kind of roll: from 0 to `SPAN` - 1."""
        hashed = self._keyed.copy()
        hashed.update(f"{kind}/{self._come[kind]}".encode())
        self._come[kind] += 1
        return int.from_bytes(hashed.digest(), "big")


class SpreadRolls:
    """Dice whose first roll is fixed by a number from 0 to `SPAN` - 1; the later rolls are pseudo-random."""

    def __init__(self, place: int, dice: Dice) -> None:
        self._place, self._dice = place, dice
        self.first: Chance | None = None
        self.came: Outcome | None = None

    def pick(self, chance: Chance) -> Outcome:
        """Return the outcome of a roll or draw, the given one for the first."""
        rolled = self._dice.pick(chance)
        if self.first is not None:
            return rolled
        self.first, self.came = chance, _outcome_at(chance, self._place)
        return self.came


class RollResult(NamedTuple):
    """A roll or draw of the recorded game, and its outcome."""

    chance: Chance
    outcome: Outcome


class RecordedRolls:
    """The rolls of a recorded game, reused in order for each kind of roll; new dice when none is left."""

    def __init__(self, came: Mapping[str, Sequence[RollResult]], dice: Dice) -> None:
        self._left = {kind: iter(rolls) for kind, rolls in came.items()}
        self._dice = dice

    def pick(self, chance: Chance) -> Outcome:
        """Return the outcome that the next recorded roll of this kind had, or a new one."""
        kind = roll_kind(chance)
        number, came = self._dice.next_number(kind), next(self._left.get(kind, iter(())), None)
        return _outcome_at(chance, number) if came is None else _recorded_or_replaced(came, chance, number)


def _recorded_or_replaced(came: RollResult, chance: Chance, number: int) -> Outcome:
    """Return the recorded outcome as often as possible without changing any outcome's probability in this world.

    In a possible world with other things in a cup, an outcome that is rarer than it was in the recorded game is used
    less often. The more frequent outcomes of this world replace it.
    """
    then, total, here = came.chance, came.chance.total, chance.total
    if (then.outcomes, then.weights) == (chance.outcomes, chance.weights):
        return came.outcome
    weights = dict(zip(then.outcomes, then.weights, strict=True))
    more = [
        weight * total - weights.get(outcome, 0) * here
        for outcome, weight in zip(chance.outcomes, chance.weights, strict=True)
    ]
    whole = weights[came.outcome] * here
    keeps = whole + min(0, more[chance.outcomes.index(came.outcome)]) if came.outcome in chance.outcomes else 0
    place = number * whole
    if place < keeps * SPAN:
        return came.outcome
    ends = list(accumulate(max(0, one) for one in more))
    rest = place - keeps * SPAN
    return chance.outcomes[bisect_right(ends, rest * ends[-1] // ((whole - keeps) * SPAN))]


def _outcome_at(chance: Chance, number: int) -> Outcome:
    """Return the outcome of a roll that a number from 0 to `SPAN` - 1 selects; each outcome has a range of numbers in
    proportion to its weight."""
    ends = list(accumulate(chance.weights))
    return chance.outcomes[bisect_right(ends, number * ends[-1] // SPAN)]


class QuietPoints:
    """Follows the decisions of a game and recognizes quiet points: decisions at which no move or combat is in progress
    and something new begins."""

    def __init__(self, title: str) -> None:
        self._quiet = outlook_of(title).quiet
        self._last: tuple[str, str] | None = None

    def is_quiet(self, pending: Pending) -> bool:
        """Return whether the pending decision is a quiet point (something new begins). Call this for every decision, in
        order."""
        if not isinstance(pending, Decision):
            return False
        topic, side = pending.message.topic, pending.side
        new = topic in self._quiet and (topic, side) != self._last
        self._last = topic, side
        return new


class PlayoutEnd(NamedTuple):
    """A finished playout: how the game ended (None if it stopped earlier), and how many actions and rolls it had."""

    over: GameOver | None
    lines: int


class PlayoutResult(NamedTuple):
    """What a playout is worth to a side: its chance to win, and its score minus the scores of the other sides."""

    win: float
    score: float


def play_to_horizon(
    state: State, players: Mapping[str, Player], dice: Rolls, limit: int = MAX_LINES, *, points: int | None = None
) -> PlayoutEnd:
    """Play a state on until the game is over or playouts of its scenario stop (the horizon). The state is changed.

    If playouts stop after a number of quiet points (nothing in progress), `points` overrides this number.
    """
    return play_until(state, players, dice, _stop_at_horizon(state, points), limit)


def play_until(
    state: State, players: Mapping[str, Player], dice: Rolls, ends: StopCondition, limit: int = MAX_LINES
) -> PlayoutEnd:
    """Play a state on until the game is over or `ends` returns true. `ends` is called before each line. The state is
    changed."""
    state.events = None
    with _pause_garbage_collection():
        pending = state.settle(offer=True)
        for lines in range(limit):
            if isinstance(pending, GameOver):
                return PlayoutEnd(pending, lines)
            assert pending is not None
            if ends(state, pending):
                return PlayoutEnd(None, lines)
            if isinstance(pending, Chance):
                state.happen(dice.pick(pending))
            else:
                state.do(players[pending.side].choose(View(state, pending.side), Options.from_settled(state)))
            pending = state.settle(offer=True)
    raise Invalid(f"A playout of {state.title.name} did not end within {limit} lines.", parameter="limit", given=limit)


@contextmanager
def _pause_garbage_collection() -> Iterator[None]:
    """Pause Python's garbage collection inside the `with` block: playouts leave little garbage, and collecting it takes
    a tenth of the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _stop_at_horizon(state: State, points: int | None) -> StopCondition:
    """Return a function that says whether a playout from this state must stop, as the title's data say.

    It stops at the end of a turn, or after some quiet points (moments when no move or combat is in progress).
    """
    horizon = outlook_of(state.title.name).horizon_of_scenario(state.scenario, state.variant)
    if horizon is None:
        return lambda _state, _pending: False
    if horizon.points:
        return _stop_after_quiet_points(state.title.name, horizon.points if points is None else points)
    last = turn_number_of(state) + horizon.turns
    return lambda state, _pending: turn_number_of(state) > last


def _stop_after_quiet_points(title: str, points: int) -> StopCondition:
    """Return a function that says whether a playout has passed this number of quiet points (nothing in progress)."""
    course, come = QuietPoints(title), 0

    def has_passed_quiet_points(_state: State, pending: Pending) -> bool:
        """Return whether the playout has passed its number of quiet points."""
        nonlocal come
        come += course.is_quiet(pending)
        return come > points

    return has_passed_quiet_points


def result_for(side: str, state: State, over: GameOver | None) -> PlayoutResult:
    """Return a playout's result for a side: by the winner if the game ended, else by the fitted formula for the
    position."""
    if over is not None:
        win = 0.5 if over.winner is None else float(over.winner == side)
        return PlayoutResult(win, _score_margin(side, over.score))
    horizon = outlook_of(state.title.name).horizon_of_scenario(state.scenario, state.variant)
    standing = score_function_of(state.title.name)
    assert horizon is not None
    assert standing is not None
    score = standing(state)
    chance = _chance_at_horizon(horizon, state, score)
    return PlayoutResult(chance if side == horizon.side else 1 - chance, _score_margin(side, score))


def result_by_places(side: str, state: State) -> PlayoutResult | None:
    """Estimate a position for a side from the places it is likely to hold, without a playout; None if the title has no
    formula for this."""
    horizon = outlook_of(state.title.name).horizon_of_scenario(state.scenario, state.variant)
    places, standing = scoring_places_function_of(state.title.name), score_function_of(state.title.name)
    if horizon is None or horizon.holding is None or places is None or standing is None:
        return None
    chance = horizon.win_chance_by_places(places(state))
    return PlayoutResult(chance if side == horizon.side else 1 - chance, _score_margin(side, standing(state)))


def _chance_at_horizon(horizon: Horizon, state: State, score: Mapping[str, int]) -> float:
    """Return the chance to win that the scenario's fitted formula gives for a position where a playout stopped."""
    signs = indicator_function_of(state.title.name)
    return horizon.win_chance(turn_number_of(state), score[horizon.side], START if signs is None else signs(state))


def _score_margin(side: str, score: Mapping[str, int]) -> float:
    """Return a side's score minus the scores of all other sides."""
    return float(sum(points if of == side else -points for of, points in score.items()))
