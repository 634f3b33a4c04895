"""Playouts: a possible world played on by plain players, with dice that two options can share."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from typing import NamedTuple

from broadfront.analyst.outlooks import Horizon, outlook_of, standing_of, turn_of
from broadfront.core.chance import Chance, Outcome
from broadfront.core.errors import Invalid
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.view import View
from broadfront.players.player import Player
from broadfront.sim.play_out import LIMIT

__all__ = ["Dice", "Result", "play_on", "result_for"]

SPAN = 1 << 64


class Dice:
    """Rolls whose numbers hang on the seed, what is rolled for, by whom, and how many of that kind have come.

    So two options of one decision see the same dice: a roll that only one of them leads to does not shift those of
    another kind. Weights are laid end to end, so that a high number is a high outcome in both.
    """

    def __init__(self, seed: str) -> None:
        self._keyed = hashlib.blake2b(key=hashlib.sha256(seed.encode()).digest(), digest_size=8)
        self._come: Counter[str] = Counter()

    def pick(self, chance: Chance) -> Outcome:
        kind = f"{chance.message.topic}/{chance.side}"
        hashed = self._keyed.copy()
        hashed.update(f"{kind}/{self._come[kind]}".encode())
        self._come[kind] += 1
        number = int.from_bytes(hashed.digest(), "big")
        ends = list(accumulate(chance.weights))
        return chance.outcomes[bisect_right(ends, number * ends[-1] // SPAN)]


class Result(NamedTuple):
    """How a playout ended for a side."""

    win: float
    score: float


def play_on(state: State, players: Mapping[str, Player], dice: Dice, limit: int = LIMIT) -> GameOver | None:
    """Play a state of one's own until the game is over; None when its horizon came first. The state is changed."""
    horizon = outlook_of(state.title.name).horizon(state.scenario, state.variant)
    last = None if horizon is None else turn_of(state) + horizon.turns
    state.events = None
    pending = state.settle(offer=True)
    for _ in range(limit):
        if isinstance(pending, GameOver):
            return pending
        if last is not None and turn_of(state) > last:
            return None
        if isinstance(pending, Chance):
            state.happen(dice.pick(pending))
        else:
            assert pending is not None
            state.do(players[pending.side].choose(View(state, pending.side), Options.of_settled(state)))
        pending = state.settle(offer=True)
    raise Invalid(f"A playout of {state.title.name} did not end within {limit} lines.", parameter="limit", given=limit)


def result_for(side: str, state: State, over: GameOver | None) -> Result:
    """What the end of a playout, or where it stopped, is worth to a side."""
    if over is not None:
        win = 0.5 if over.winner is None else float(over.winner == side)
        return Result(win, _own(side, over.score))
    horizon = outlook_of(state.title.name).horizon(state.scenario, state.variant)
    standing = standing_of(state.title.name)
    assert horizon is not None
    assert standing is not None
    score = standing(state)
    chance = _chance(horizon, state, score)
    return Result(chance if side == horizon.side else 1 - chance, _own(side, score))


def _chance(horizon: Horizon, state: State, score: Mapping[str, int]) -> float:
    return horizon.chance(turn_of(state), score[horizon.side])


def _own(side: str, score: Mapping[str, int]) -> float:
    """A side's score less that of the others."""
    return float(sum(points if of == side else -points for of, points in score.items()))
