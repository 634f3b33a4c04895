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
    PlayoutResult,
    QuietPoints,
    RecordedRolls,
    RollResult,
    Rolls,
    SpreadRolls,
    play_until,
    result_for,
    roll_kind,
    seed_from_text,
)
from broadfront.analyst.worth import DOUBT, Estimate, estimate_mean
from broadfront.core.chance import Outcome
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players import default_player, make_player

__all__ = ["RollResult", "Stretch", "luck_and_choices_of", "luck_of_rolls"]


class Stretch(NamedTuple):
    """Part of a game: from a position to the next quiet point (no move or combat in progress), as one side saw it."""

    start: State
    asked: Decision | None
    """The last decision before the stretch."""
    rolls: Sequence[RollResult]
    """The rolls the side saw, each with what it considered possible then."""


def luck_of_rolls(stretch: Stretch, side: str, evaluator: Evaluator, seed: str, worlds: int) -> Estimate:
    """Return how much the actual rolls of a stretch of play changed a side's chance to win, compared with average
    rolls."""
    seen = _group_by_kind(stretch.rolls)
    came = [
        _replay_stretch(stretch, side, evaluator, world, RecordedRolls(seen, Dice(f"{seed}/{world}/dice")), seed).win
        for world in range(worlds)
    ]
    return _gain_over_other_dice(came, _results_with_other_dice(stretch, side, evaluator, seed, worlds), doubt=0.0)


def luck_and_choices_of(
    stretch: Stretch, side: str, end: State, evaluator: Evaluator, seed: str, worlds: int
) -> Estimate:
    """Return how much luck and people's choices together changed a side's chance to win in a stretch of play.

    They are compared with average dice and the choices of the title's standard computer player.
    """
    return _gain_over_other_dice(
        _win_chances_from(end, side, evaluator, worlds),
        _results_with_other_dice(stretch, side, evaluator, seed, worlds),
    )


def _group_by_kind(rolls: Sequence[RollResult]) -> dict[str, list[RollResult]]:
    """Return the rolls in lists by kind. The kind of a roll is its topic and the side that rolls."""
    found: dict[str, list[RollResult]] = defaultdict(list)
    for came in rolls:
        found[roll_kind(came.chance)].append(came)
    return found


def _win_chances_from(end: State, side: str, evaluator: Evaluator, worlds: int) -> list[float]:
    """Return a side's chance to win from the end of a stretch of play, estimated once in each possible world."""
    over = end.pending
    if isinstance(over, GameOver):
        return [result_for(side, end, over).win] * worlds
    return [result.win for result in evaluator.playout_results(View(end, side), worlds)]


class _Alternative(NamedTuple):
    """The result of a stretch of play with other dice, and the weight it has in their average."""

    win: float
    weight: float
    first: Outcome | None
    """The outcome of the first roll, if outcomes are weighted exactly."""


def _results_with_other_dice(
    stretch: Stretch, side: str, evaluator: Evaluator, seed: str, worlds: int
) -> list[_Alternative]:
    """Replay a stretch of play with other dice in several possible worlds; return the weighted results.

    Across the worlds, the first roll takes its outcomes in proportion to their weights. If there are enough playouts
    for every outcome, the results are weighted exactly.
    """
    offset = int.from_bytes(hashlib.sha256(f"{seed}/offset".encode()).digest()[:7], "big") / (1 << 56)
    found: list[tuple[float, SpreadRolls]] = []
    for world in range(worlds):
        place = int((_scattered_index(world, worlds) + offset) / worlds * SPAN)
        dice = SpreadRolls(min(place, SPAN - 1), Dice(f"{seed}/{world}/dice"))
        found.append((_replay_stretch(stretch, side, evaluator, world, dice, seed).win, dice))
    weights = _exact_weights([dice for _, dice in found])
    if weights is None:
        return [_Alternative(win, 1 / worlds, None) for win, _ in found]
    return [_Alternative(win, weight, dice.came) for (win, dice), weight in zip(found, weights, strict=True)]


def _exact_weights(dice: Sequence[SpreadRolls]) -> list[float] | None:
    """Return for each playout the exact weight of its first roll's outcome; None if all must count equally.

    Exact weights need the same first roll in all playouts, and at least one playout of every outcome. A missing outcome
    would otherwise be weighted too low.
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


def _scattered_index(world: int, worlds: int) -> int:
    """Return a world's position in a scattered order: any few worlds in a row are spread evenly over the range."""
    step = next(step for step in range(worlds * 5 // 8 | 1, 2 * worlds + 2) if _are_coprime(step, worlds))
    return world * step % worlds


def _are_coprime(one: int, two: int) -> bool:
    """Return whether two numbers have no common divisor."""
    while two:
        one, two = two, one % two
    return one == 1


def _gain_over_other_dice(actual: Sequence[float], others: Sequence[_Alternative], doubt: float = DOUBT) -> Estimate:
    """Return how much better the actual results are than the weighted mean of the results with other dice."""
    mean = sum(actual) / len(actual) - sum(other.win * other.weight for other in others)
    return Estimate(
        mean,
        estimate_mean(
            [one - two for one, two in zip(actual, _values_for_standard_error(others), strict=True)], doubt
        ).error,
    )


def _values_for_standard_error(others: Sequence[_Alternative]) -> list[float]:
    """Return the values from which the standard error of the mean with other dice is computed.

    Differences between exactly weighted outcomes are not noise. Only differences within an outcome count, and they
    count more if an outcome has few playouts.
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


def _replay_stretch(
    stretch: Stretch, side: str, evaluator: Evaluator, world: int, dice: Rolls, seed: str
) -> PlayoutResult:
    """Play a stretch of play again in one possible world with the given dice; return the result for a side.

    The title's standard computer players play all sides.
    """
    state = View(stretch.start, side).sample(seed_from_text(f"{seed}/{world}"))
    title = state.title.name
    course = QuietPoints(title)
    if stretch.asked is not None:
        course.is_quiet(stretch.asked)

    def is_stretch_over(_state: State, pending: Pending) -> bool:
        """Return whether the pending question ends the stretch of play."""
        return course.is_quiet(pending)

    player = make_player(default_player(title), seed, title)
    over = play_until(state, dict.fromkeys(state.played, player), dice, is_stretch_over).over
    return evaluator.playout_result(View(state, side), world) if over is None else result_for(side, state, over)
