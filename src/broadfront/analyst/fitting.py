"""The fitted value: how the score at the beginning of each turn tells who will win, from games of plain players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp
from typing import NamedTuple

from broadfront.analyst.outlooks import Horizon, Value, standing_of, turn_of
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import Pending
from broadfront.core.title import Playable
from broadfront.players import player_named, usual_player
from broadfront.sim.play_quietly import play_quietly

__all__ = ["Followed", "fit", "followed", "horizon_text"]

ROUNDS = 40
SHY = 1.0
"""How strongly the slope of one standard deviation is drawn to 1, so that a turn few games came to has a curve."""


class Followed(NamedTuple):
    """A game: the score of the side at the beginning of each turn, and whether it won."""

    scores: Mapping[int, int]
    won: float


def followed(title: Playable, scenario: str, variant: str, side: str, seeds: Iterable[int]) -> Iterator[Followed]:
    """Games of the title's usual player with itself."""
    standing = standing_of(title.name)
    if standing is None:
        raise Invalid(f"{title.name} says its score only at the end: there is nothing to fit.", parameter="title")
    for seed in seeds:
        game = Game.new(title, scenario=scenario, variant=variant, seed=seed)
        scores = {turn_of(game.state): standing(game.state)[side]}

        def see(state: State, _asked: Pending, scores: dict[int, int] = scores) -> None:
            if (turn := turn_of(state)) not in scores:
                scores[turn] = standing(state)[side]

        player = player_named(usual_player(title.name), seed, title.name)
        played = play_quietly(game.state, game.seed, dict.fromkeys(game.state.played, player), see)
        if played is not None:
            winner = played.over.winner
            yield Followed(scores, 0.5 if winner is None else float(winner == side))


def fit(games: Sequence[Followed]) -> tuple[Value, ...]:
    """By turn the curve that fits best; a turn that fewer than ten games came to has none."""
    turns = sorted({turn for game in games for turn in game.scores})
    found = []
    for turn in turns:
        rows = [(game.scores[turn], game.won) for game in games if turn in game.scores]
        if len(rows) >= 10 and len({score for score, _ in rows}) > 1:
            found.append(_curve(turn, rows))
    return tuple(found)


def _curve(turn: int, rows: Sequence[tuple[int, float]]) -> Value:
    """Logistic regression of one figure by Newton's method, its slope for one standard deviation drawn to 1."""
    mean = sum(score for score, _ in rows) / len(rows)
    spread = (sum((score - mean) ** 2 for score, _ in rows) / len(rows)) ** 0.5
    start, slope = 0.0, 0.0
    for _ in range(ROUNDS):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for score, won in rows:
            x = (score - mean) / spread
            chance = 1 / (1 + exp(-(start + slope * x)))
            weight = chance * (1 - chance)
            g0, g1 = g0 + won - chance, g1 + (won - chance) * x
            h00, h01, h11 = h00 + weight, h01 + weight * x, h11 + weight * x * x
        g0, g1 = g0 - SHY * start / 10, g1 - SHY * (slope - 1)
        h00, h11 = h00 + SHY / 10, h11 + SHY
        below = h00 * h11 - h01 * h01
        start, slope = start + (h11 * g0 - h01 * g1) / below, slope + (h00 * g1 - h01 * g0) / below
    steep = max(slope / spread, 0.001)
    return Value(turn, round(mean - start / steep, 2), round(steep, 3))


def horizon_text(horizon: Horizon) -> str:
    """A horizon as the file of an outlook holds it."""
    lines = [
        "[[horizons]]",
        f'scenario = "{horizon.scenario}"',
        f'variant = "{horizon.variant}"',
        f"turns = {horizon.turns}",
        f'side = "{horizon.side}"',
        f"games = {horizon.games}",
        f'seeds = "{horizon.seeds}"',
        "values = [",
        *(f"  {{ turn = {one.turn}, even = {one.even}, slope = {one.slope} }}," for one in horizon.values),
        "]",
    ]
    return "\n".join(lines) + "\n"
