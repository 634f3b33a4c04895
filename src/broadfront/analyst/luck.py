"""Luck: what the dice of a stretch of play gave, compared with everything they could have given.

A stretch lasts from a roll to the next quiet point. In worlds that the side considers possible at its start, plain
players play through it with the real dice, as far as the side saw them, and with other dice. One evaluator values where
they arrive, with the same worlds and dice for what follows. It knows nothing of what really followed.

The mean of luck is zero, however well the evaluator judges a position and whatever the others held; a poor evaluator
only explains less. This is because the real dice are as likely as any others in each world. Worlds never depend on what
the others really held. Where a world has other things in a cup, a real draw is kept only as often as that world allows.

What the others held is not luck. Neither is what people did differently from the plain player: that is play.
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
    Dice,
    QuietPoints,
    RecordedRolls,
    Result,
    RollResult,
    Rolls,
    SpreadRolls,
    play_until,
    result_for,
    roll_kind,
    seed_from,
)
from broadfront.analyst.worth import DOUBT, Estimate, estimate
from broadfront.core.chance import Outcome
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players import default_player, make_player

__all__ = ["RollResult", "Stretch", "luck_and_play_of", "luck_of"]


class Stretch(NamedTuple):
    """Play from a position to the next quiet point, as a side saw it."""

    start: State
    asked: Decision | None
    """The last decision before the stretch."""
    rolls: Sequence[RollResult]
    """The rolls the side saw, each with what it considered possible then."""


def luck_of(stretch: Stretch, side: str, evaluator: Evaluator, seed: str, number: int) -> Estimate:
    """Return what the rolls of a stretch gave a side."""
    seen = _group_by_kind(stretch.rolls)
    came = [
        _play_stretch(stretch, side, evaluator, world, RecordedRolls(seen, Dice(f"{seed}/{world}/dice")), seed).win
        for world in range(number)
    ]
    return _compare_with(came, _alternatives(stretch, side, evaluator, seed, number), doubt=0.0)


def luck_and_play_of(stretch: Stretch, side: str, end: State, evaluator: Evaluator, seed: str, number: int) -> Estimate:
    """Return what luck and play together gave a side in a stretch, compared with plain play and any dice."""
    return _compare_with(
        _chances_from(end, side, evaluator, number), _alternatives(stretch, side, evaluator, seed, number)
    )


def _group_by_kind(rolls: Sequence[RollResult]) -> dict[str, list[RollResult]]:
    """Group rolls by kind."""
    found: dict[str, list[RollResult]] = defaultdict(list)
    for came in rolls:
        found[roll_kind(came.chance)].append(came)
    return found


def _chances_from(end: State, side: str, evaluator: Evaluator, number: int) -> list[float]:
    """Return the chance to win from the end of a stretch, once per world."""
    over = end.pending
    if isinstance(over, GameOver):
        return [result_for(side, end, over).win] * number
    return [result.win for result in evaluator.results(View(end, side), number)]


class _Alternative(NamedTuple):
    """The result of a stretch with other dice, and its weight."""

    win: float
    weight: float
    first: Outcome | None
    """The outcome of the first roll, if outcomes are weighted exactly."""


def _alternatives(stretch: Stretch, side: str, evaluator: Evaluator, seed: str, number: int) -> list[_Alternative]:
    """Return results of a stretch with other dice.

    The first roll takes its outcomes in proportion to their weights. If there are enough playouts for every outcome,
    results are weighted exactly.
    """
    offset = int.from_bytes(hashlib.sha256(f"{seed}/offset".encode()).digest()[:7], "big") / (1 << 56)
    found: list[tuple[float, SpreadRolls]] = []
    for world in range(number):
        place = int((_scattered_index(world, number) + offset) / number * SPAN)
        dice = SpreadRolls(min(place, SPAN - 1), Dice(f"{seed}/{world}/dice"))
        found.append((_play_stretch(stretch, side, evaluator, world, dice, seed).win, dice))
    weights = _exact_weights([dice for _, dice in found])
    if weights is None:
        return [_Alternative(win, 1 / number, None) for win, _ in found]
    return [_Alternative(win, weight, dice.came) for (win, dice), weight in zip(found, weights, strict=True)]


def _exact_weights(dice: Sequence[SpreadRolls]) -> list[float] | None:
    """Return the exact weight of each result by its first roll; None if the results must count equally.

    Exact weights need the same first roll in all results, and enough results for every outcome. A missing outcome would
    otherwise be weighted too low.
    """
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


def _scattered_index(world: int, number: int) -> int:
    """Return a world's index in a scattered order, so that any few worlds are spread evenly."""
    step = next(step for step in range(number * 5 // 8 | 1, 2 * number + 2) if _are_coprime(step, number))
    return world * step % number


def _are_coprime(one: int, two: int) -> bool:
    """Return whether two numbers have no common divisor."""
    while two:
        one, two = two, one % two
    return one == 1


def _compare_with(came: Sequence[float], others: Sequence[_Alternative], doubt: float = DOUBT) -> Estimate:
    """Return how much better the results are than the weighted mean of the others."""
    mean = sum(came) / len(came) - sum(other.win * other.weight for other in others)
    return Estimate(
        mean, estimate([one - two for one, two in zip(came, _noise_values(others), strict=True)], doubt).error
    )


def _noise_values(others: Sequence[_Alternative]) -> list[float]:
    """Return the values from which the error of the others' mean is computed.

    Exactly weighted outcomes add no noise by differing from each other. Only differences within an outcome count, and
    they count more if there are few of each.
    """
    by_first: dict[Outcome | None, list[float]] = defaultdict(list)
    for other in others:
        by_first[other.first].append(other.win)
    free = len(others) - len(by_first)
    if None in by_first or not free:
        return [other.win for other in others]
    means = {first: sum(wins) / len(wins) for first, wins in by_first.items()}
    more = sqrt(len(others) / free)
    return [more * (other.win - means[other.first]) for other in others]


def _play_stretch(stretch: Stretch, side: str, evaluator: Evaluator, world: int, dice: Rolls, seed: str) -> Result:
    """Play a stretch with plain players and the given dice in one world; return the result of where it ends."""
    state = View(stretch.start, side).sample(seed_from(f"{seed}/{world}"))
    title = state.title.name
    course = QuietPoints(title)
    if stretch.asked is not None:
        course.is_quiet(stretch.asked)

    def ends(_state: State, pending: Pending) -> bool:
        return course.is_quiet(pending)

    player = make_player(default_player(title), seed, title)
    over = play_until(state, dict.fromkeys(state.played, player), dice, ends).over
    return evaluator.result(View(state, side), world) if over is None else result_for(side, state, over)
