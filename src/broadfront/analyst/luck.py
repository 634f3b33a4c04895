"""Luck: what the dice of a stretch of play gave, beside all that they could have given.

A stretch goes from a roll to the next quiet point. In worlds that the side takes for possible at its start, plain
players go through it with the dice that came there, as far as the side saw them, and with other dice. Where they come
to is valued by one evaluator, with the same worlds and dice for what follows; it knows nothing of what really followed.
The mean of luck is zero whatever the evaluator thinks of a position, and whatever the others held: a poor one only
explains less. That is so because in each world the dice that came are as good as any others: worlds never hang on what
the others really held, and where a world has other things in a cup, what came is kept only as often as the world
allows.

What the others held, and what people did otherwise than the plain player, is no luck: the second is play.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.playouts import (
    SPAN,
    Came,
    Course,
    Dice,
    Recorded,
    Result,
    Rolls,
    Spread,
    kind_of,
    play_to,
    result_for,
    seed_of,
)
from broadfront.analyst.worth import DOUBT, Estimate, estimate
from broadfront.core.chance import Outcome
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players import player_named, usual_player

__all__ = ["Came", "Stretch", "gone_of", "luck_of"]


class Stretch(NamedTuple):
    """From somewhere to the next quiet point, as a side saw it."""

    start: State
    asked: Decision | None
    """The last decision before it."""
    rolls: Sequence[Came]
    """Those the side saw, with what it took for possible then."""


def luck_of(stretch: Stretch, side: str, evaluator: Evaluator, seed: str, number: int) -> Estimate:
    """What the rolls of a stretch gave a side."""
    seen = _by_kind(stretch.rolls)
    came = [
        _reached(stretch, side, evaluator, world, Recorded(seen, Dice(f"{seed}/{world}/dice")), seed).win
        for world in range(number)
    ]
    return _beside(came, _others(stretch, side, evaluator, seed, number), doubt=0.0)


def gone_of(stretch: Stretch, side: str, end: State, evaluator: Evaluator, seed: str, number: int) -> Estimate:
    """What luck and play together gave a side in a stretch that led to a position, beside plain play with any dice."""
    return _beside(_results(end, side, evaluator, number), _others(stretch, side, evaluator, seed, number))


def _by_kind(rolls: Sequence[Came]) -> dict[str, list[Came]]:
    found: dict[str, list[Came]] = defaultdict(list)
    for came in rolls:
        found[kind_of(came.chance)].append(came)
    return found


def _results(end: State, side: str, evaluator: Evaluator, number: int) -> list[float]:
    over = end.pending
    if isinstance(over, GameOver):
        return [result_for(side, end, over).win] * number
    return [result.win for result in evaluator.results(View(end, side), number)]


class _Other(NamedTuple):
    win: float
    weight: float
    first: Outcome | None
    """How the first roll came out, where that is weighed exactly."""


def _others(stretch: Stretch, side: str, evaluator: Evaluator, seed: str, number: int) -> list[_Other]:
    """What could have come. The first roll takes its outcomes in turn, each as often as its weight says; they are
    weighed exactly where there are playouts for every one."""
    offset = int.from_bytes(hashlib.sha256(f"{seed}/offset".encode()).digest()[:7], "big") / (1 << 56)
    found: list[tuple[float, Spread]] = []
    for world in range(number):
        place = int((_mixed(world, number) + offset) / number * SPAN)
        dice = Spread(min(place, SPAN - 1), Dice(f"{seed}/{world}/dice"))
        found.append((_reached(stretch, side, evaluator, world, dice, seed).win, dice))
    weights = _exact([dice for _, dice in found])
    if weights is None:
        return [_Other(win, 1 / number, None) for win, _ in found]
    return [_Other(win, weight, dice.came) for (win, dice), weight in zip(found, weights, strict=True)]


def _exact(dice: Sequence[Spread]) -> list[float] | None:
    """The weight of each by the first roll, if that was the same roll in all of them and every outcome had to come.
    Where one may be left out, it would be weighed too seldom: there all count the same."""
    first = dice[0].first
    if first is None or any(
        one.first is None or (one.first.outcomes, one.first.weights) != (first.outcomes, first.weights) for one in dice
    ):
        return None
    times = [sum(one.came == outcome for one in dice) for outcome in first.outcomes]
    if min(first.weights) * len(dice) < first.total or not all(times):
        return None
    share = dict(zip(first.outcomes, zip(first.weights, times, strict=True), strict=True))
    return [share[one.came][0] / first.total / share[one.came][1] for one in dice if one.came is not None]


def _mixed(world: int, number: int) -> int:
    """Worlds in an order that has nothing to do with their numbers' size, so that any few of them are spread out."""
    step = next(step for step in range(number * 5 // 8 | 1, 2 * number + 2) if _coprime(step, number))
    return world * step % number


def _coprime(one: int, two: int) -> bool:
    while two:
        one, two = two, one % two
    return one == 1


def _beside(came: Sequence[float], others: Sequence[_Other], doubt: float = DOUBT) -> Estimate:
    mean = sum(came) / len(came) - sum(other.win * other.weight for other in others)
    return Estimate(mean, estimate([one - two for one, two in zip(came, _noise(others), strict=True)], doubt).error)


def _noise(others: Sequence[_Other]) -> list[float]:
    """What the error of their mean is found from. Outcomes that are weighed exactly add no noise by differing, so that
    only what differs within each of them counts, and more where there are few of each."""
    by_first: dict[Outcome | None, list[float]] = defaultdict(list)
    for other in others:
        by_first[other.first].append(other.win)
    free = len(others) - len(by_first)
    if None in by_first or not free:
        return [other.win for other in others]
    means = {first: sum(wins) / len(wins) for first, wins in by_first.items()}
    more = sqrt(len(others) / free)
    return [more * (other.win - means[other.first]) for other in others]


def _reached(stretch: Stretch, side: str, evaluator: Evaluator, world: int, dice: Rolls, seed: str) -> Result:
    """Where plain players come from the start of a stretch with some dice, by the playout of one world."""
    state = View(stretch.start, side).sample(seed_of(f"{seed}/{world}"))
    title = state.title.name
    course = Course(title)
    if stretch.asked is not None:
        course.begins(stretch.asked)

    def ends(_state: State, pending: Pending) -> bool:
        return course.begins(pending)

    player = player_named(usual_player(title), seed, title)
    over = play_to(state, dict.fromkeys(state.played, player), dice, ends).over
    return evaluator.result(View(state, side), world) if over is None else result_for(side, state, over)
