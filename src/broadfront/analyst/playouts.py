"""Playouts: a possible world is played on by plain players, with dice that two options can share."""

from __future__ import annotations

import gc
import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import accumulate
from typing import NamedTuple, Protocol

from broadfront.analyst.outlooks import Horizon, outlook_of, places_of, signs_of, standing_of, turn_of
from broadfront.core.chance import Chance, Outcome
from broadfront.core.errors import Invalid
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players.player import Player

__all__ = [
    "Dice",
    "Played",
    "QuietPoints",
    "RecordedRolls",
    "Result",
    "RollResult",
    "Rolls",
    "SpreadRolls",
    "play_to_horizon",
    "play_until",
    "result_by_places",
    "result_for",
    "roll_kind",
    "seed_from",
]  # fmt: skip

MAX_LINES = 20_000
"""Maximum number of lines in a playout; exceeding it is a fault of the title."""
SPAN = 1 << 64
START = {"left": 1.0}
"""Indicators for a title that has none: its playouts stop where a turn begins."""

Ends = Callable[[State, Pending], bool]


class Rolls(Protocol):
    """A source of outcomes for the chances of a playout."""

    def pick(self, chance: Chance) -> Outcome: ...


def seed_from(words: str) -> int:
    """Return a numeric seed for `View.sample`, derived from text."""
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")


def roll_kind(chance: Chance) -> str:
    """Return the kind of a roll: its topic and the side that rolls."""
    return f"{chance.message.topic}/{chance.side}"


class Dice:
    """Rolls that depend on the seed, the kind of roll, and how many of that kind came before.

    Two options of one decision thus get the same dice: a roll that only one of them needs does not shift rolls of other
    kinds. Weights are laid end to end, so that a high number is a high outcome for both.
    """

    def __init__(self, seed: str) -> None:
        self._keyed = hashlib.blake2b(key=hashlib.sha256(seed.encode()).digest(), digest_size=8)
        self._come: Counter[str] = Counter()

    def pick(self, chance: Chance) -> Outcome:
        return _outcome_at(chance, self.number(roll_kind(chance)))

    def number(self, kind: str) -> int:
        """Return the next number of a kind, below `SPAN`."""
        hashed = self._keyed.copy()
        hashed.update(f"{kind}/{self._come[kind]}".encode())
        self._come[kind] += 1
        return int.from_bytes(hashed.digest(), "big")


class SpreadRolls:
    """Dice whose first roll is given as a number below `SPAN`."""

    def __init__(self, place: int, dice: Dice) -> None:
        self._place, self._dice = place, dice
        self.first: Chance | None = None
        self.came: Outcome | None = None

    def pick(self, chance: Chance) -> Outcome:
        rolled = self._dice.pick(chance)
        if self.first is not None:
            return rolled
        self.first, self.came = chance, _outcome_at(chance, self._place)
        return self.came


class RollResult(NamedTuple):
    """A roll of the game and its outcome."""

    chance: Chance
    outcome: Outcome


class RecordedRolls:
    """Rolls as they came in a game, by kind and in order; when none is left, dice."""

    def __init__(self, came: Mapping[str, Sequence[RollResult]], dice: Dice) -> None:
        self._left = {kind: iter(rolls) for kind, rolls in came.items()}
        self._dice = dice

    def pick(self, chance: Chance) -> Outcome:
        kind = roll_kind(chance)
        number, came = self._dice.number(kind), next(self._left.get(kind, iter(())), None)
        return _outcome_at(chance, number) if came is None else _recorded_or_replaced(came, chance, number)


def _recorded_or_replaced(came: RollResult, chance: Chance, number: int) -> Outcome:
    """Return the recorded outcome as often as possible, while every outcome keeps its probability in this world.

    In a world with other things in a cup, an outcome that is rarer there is kept less often. It is replaced by outcomes
    that are more frequent there than in the game.
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
    """Return the outcome for a number below `SPAN`, with weights laid end to end."""
    ends = list(accumulate(chance.weights))
    return chance.outcomes[bisect_right(ends, number * ends[-1] // SPAN)]


class QuietPoints:
    """Follows the decisions of a game and recognizes quiet points, where something new begins."""

    def __init__(self, title: str) -> None:
        self._quiet = outlook_of(title).quiet
        self._last: tuple[str, str] | None = None

    def is_quiet(self, pending: Pending) -> bool:
        """Return whether the present question is a quiet point. Call this for every question, in order."""
        if not isinstance(pending, Decision):
            return False
        topic, side = pending.message.topic, pending.side
        new = topic in self._quiet and (topic, side) != self._last
        self._last = topic, side
        return new


class Played(NamedTuple):
    """A playout: how the game ended (None if it stopped earlier), and the number of lines played."""

    over: GameOver | None
    lines: int


class Result(NamedTuple):
    """How a playout ended for a side."""

    win: float
    score: float


def play_to_horizon(
    state: State, players: Mapping[str, Player], dice: Rolls, limit: int = MAX_LINES, *, points: int | None = None
) -> Played:
    """Play a state until the game is over or its horizon is reached. The state is changed.

    `points` overrides the outlook's number of quiet points, if that is the measure.
    """
    return play_until(state, players, dice, _horizon_reached(state, points), limit)


def play_until(state: State, players: Mapping[str, Player], dice: Rolls, ends: Ends, limit: int = MAX_LINES) -> Played:
    """Play a state until the game is over or `ends` returns true; it is called before each line. The state is
    changed."""
    state.events = None
    with _pause_garbage_collection():
        pending = state.settle(offer=True)
        for lines in range(limit):
            if isinstance(pending, GameOver):
                return Played(pending, lines)
            assert pending is not None
            if ends(state, pending):
                return Played(None, lines)
            if isinstance(pending, Chance):
                state.happen(dice.pick(pending))
            else:
                state.do(players[pending.side].choose(View(state, pending.side), Options.from_settled(state)))
            pending = state.settle(offer=True)
    raise Invalid(f"A playout of {state.title.name} did not end within {limit} lines.", parameter="limit", given=limit)


@contextmanager
def _pause_garbage_collection() -> Iterator[None]:
    """Pause garbage collection inside the `with` block: playouts leave little garbage, and collecting takes a tenth of
    the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _horizon_reached(state: State, points: int | None) -> Ends:
    """Return a function that says whether a playout from this state has reached its horizon."""
    horizon = outlook_of(state.title.name).horizon(state.scenario, state.variant)
    if horizon is None:
        return lambda _state, _pending: False
    if horizon.points:
        return _quiet_points_reached(state.title.name, horizon.points if points is None else points)
    last = turn_of(state) + horizon.turns
    return lambda state, _pending: turn_of(state) > last


def _quiet_points_reached(title: str, points: int) -> Ends:
    """Return a function that says whether more than this number of quiet points have come."""
    course, come = QuietPoints(title), 0

    def ends(_state: State, pending: Pending) -> bool:
        nonlocal come
        come += course.is_quiet(pending)
        return come > points

    return ends


def result_for(side: str, state: State, over: GameOver | None) -> Result:
    """Return what the end of a playout, or the position where it stopped, is worth to a side."""
    if over is not None:
        win = 0.5 if over.winner is None else float(over.winner == side)
        return Result(win, _score_margin(side, over.score))
    horizon = outlook_of(state.title.name).horizon(state.scenario, state.variant)
    standing = standing_of(state.title.name)
    assert horizon is not None
    assert standing is not None
    score = standing(state)
    chance = _chance_at_horizon(horizon, state, score)
    return Result(chance if side == horizon.side else 1 - chance, _score_margin(side, score))


def result_by_places(side: str, state: State) -> Result | None:
    """Return what a position is worth to a side by its places, without a playout; None if there is no such value."""
    horizon = outlook_of(state.title.name).horizon(state.scenario, state.variant)
    places, standing = places_of(state.title.name), standing_of(state.title.name)
    if horizon is None or horizon.holding is None or places is None or standing is None:
        return None
    chance = horizon.chance_by_places(places(state))
    return Result(chance if side == horizon.side else 1 - chance, _score_margin(side, standing(state)))


def _chance_at_horizon(horizon: Horizon, state: State, score: Mapping[str, int]) -> float:
    """Return the chance to win that the horizon's value gives for a position."""
    signs = signs_of(state.title.name)
    return horizon.value(turn_of(state), score[horizon.side], START if signs is None else signs(state))


def _score_margin(side: str, score: Mapping[str, int]) -> float:
    """Return a side's score minus that of the others."""
    return float(sum(points if of == side else -points for of, points in score.items()))
