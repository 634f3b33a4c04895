"""Fitting the formulas that estimate a side's chance to win: how the score and other indicators of a position predict
the winner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

import msgspec
import numpy as np

from broadfront.analyst.outlooks import (
    Holding,
    Horizon,
    Places,
    ScoreCurve,
    Term,
    indicator_function_of,
    score_function_of,
    scoring_places_function_of,
    turn_number_of,
)
from broadfront.analyst.playouts import QuietPoints
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Pending
from broadfront.core.title import Playable
from broadfront.players import default_player, make_player
from broadfront.sim.play_quietly import play_quietly

__all__ = [
    "GameForFit",
    "GameSigns",
    "PointForFit",
    "fit_curves",
    "fit_places",
    "fit_signs",
    "horizon_text",
    "play_games_for_fit",
    "refit_horizon",
    "refit_places",
    "signs_of_game",
]  # fmt: skip

ROUNDS = 40
PRIOR_STRENGTH = 1.0
"""Strength of the prior that keeps slopes near 1, so that turns with few games get a usable curve."""
MIN_SLOPE = 0.03
"""Minimum slope of the log odds of winning per point of score."""


class PointForFit(NamedTuple):
    """A quiet point in a game (no move or combat in progress): its turn, a side's score, and indicators of who is
    ahead."""

    turn: int
    score: int
    signs: Mapping[str, float]


class GameForFit(NamedTuple):
    """What a fit uses of a game: a side's score by turn, whether it won (0.5 for a draw), and the indicators at quiet
    points (nothing in progress) if the title has any."""

    scores: Mapping[int, int]
    won: float
    points: Sequence[PointForFit] = ()
    places: Sequence[Places] = ()
    """Places at its quiet points and at the end, if the title has places."""


def play_games_for_fit(
    title: Playable, scenario: str, variant: str, side: str, seeds: Iterable[int]
) -> Iterator[GameForFit]:
    """Play games of the standard computer player against itself, and yield the data to which formulas are fitted."""
    standing, signs, placed = (
        score_function_of(title.name),
        indicator_function_of(title.name),
        scoring_places_function_of(title.name),
    )
    if standing is None:
        raise Invalid(f"{title.name} says its score only at the end: there is nothing to fit.", parameter="title")
    for seed in seeds:
        game, course = Game.new(title, scenario=scenario, variant=variant, seed=seed), QuietPoints(title.name)
        scores, points = {turn_number_of(game.state): standing(game.state)[side]}, list[PointForFit]()
        places = list[Places]()

        def see(
            state: State,
            asked: Pending,
            course: QuietPoints = course,
            scores: dict[int, int] = scores,
            points: list[PointForFit] = points,
            places: list[Places] = places,
        ) -> None:
            """Note the score at a new turn, and the indicators at a quiet point."""
            if (turn := turn_number_of(state)) not in scores:
                scores[turn] = standing(state)[side]
            quiet = course.is_quiet(asked)
            if quiet and signs is not None:
                points.append(PointForFit(turn, standing(state)[side], signs(state)))
            if placed is not None and (quiet or isinstance(asked, GameOver)):
                places.append(placed(state))

        player = make_player(default_player(title.name), seed, title.name)
        played = play_quietly(game.state, game.seed, dict.fromkeys(game.state.played, player), see)
        if played is not None:
            winner = played.over.winner
            yield GameForFit(scores, 0.5 if winner is None else float(winner == side), points, places)


class GameSigns(NamedTuple):
    """The indicators at the quiet points of a game (nothing in progress), and whether the side won."""

    signs: Sequence[Mapping[str, float]]
    won: float


def signs_of_game(horizon: Horizon, game: GameForFit) -> GameSigns:
    """Return those indicators of a game for which the scenario's fitted formula has weights."""
    names = [*(term.sign for term in horizon.terms if term.sign != "one"), "left"]
    rows = (horizon.add_score_curve_indicator(*point) if horizon.values else point.signs for point in game.points)
    return GameSigns([{name: row[name] for name in names} for row in rows], game.won)


def fit_signs(games: Sequence[GameSigns]) -> tuple[Term, ...]:
    """Fit the weight of each indicator of who is ahead by regularized logistic regression over the quiet points of all
    games."""
    names = [name for name in games[0].signs[0] if name != "left"]
    seen = np.array([[row[name] for name in names] for game in games for row in game.signs])
    left = np.array([row["left"] for game in games for row in game.signs])
    won = np.array([game.won for game in games for _ in game.signs])
    middle, spread = seen.mean(axis=0), seen.std(axis=0) + PRIOR_STRENGTH * 1e-6
    scaled = np.hstack([np.ones((len(seen), 1)), (seen - middle) / spread])
    weights = _logistic_regression(np.hstack([scaled, scaled * left[:, None]]), won).reshape(2, -1)
    plain = weights[:, 1:] / spread
    starts = weights[:, 0] - plain @ middle
    rows = [("one", *starts), *((name, *plain[:, n]) for n, name in enumerate(names))]
    return tuple(Term(name, round(float(late), 4), round(float(more), 4)) for name, late, more in rows)


def fit_places(games: Sequence[GameForFit], names: Sequence[str]) -> tuple[Term, ...]:
    """Fit the weight of each indicator that a side will hold a place at the end, by logistic regression over all places
    and quiet points."""
    column = {name: n for n, name in enumerate(names)}
    pairs = [
        (places, place, game.places[-1].places[n].held)
        for game in games
        for places in game.places[:-1]
        for n, place in enumerate(places.places)
    ]
    seen = np.zeros((len(pairs), 2 * len(names)))
    for row, (places, place, _) in zip(seen, pairs, strict=True):
        for name, value in place.signs.items():
            row[column[name]], row[column[name] + len(names)] = value, value * places.left
    weights = _logistic_regression(seen, np.array([float(held) for _, _, held in pairs])).reshape(2, -1)
    return tuple(Term(name, *(round(float(one), 4) for one in weights[:, n])) for name, n in column.items())


def _logistic_regression(seen: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Return the weights of a regularized logistic regression."""
    found = np.zeros(seen.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-(seen @ found)))
        bend = seen.T @ (seen * (chance * (1 - chance))[:, None]) + PRIOR_STRENGTH * np.eye(len(found))
        found += np.linalg.solve(bend, seen.T @ (won - chance) - PRIOR_STRENGTH * found)
    return found


def fit_curves(games: Sequence[GameForFit]) -> tuple[ScoreCurve, ...]:
    """Fit a curve of the chance to win by score, for each turn that at least ten games reached.

    Games at the turns before and after count too, by the deviation of their score from the mean of their turn.
    """
    by_turn = {turn: [(g.scores[turn], g.won) for g in games if turn in g.scores] for g in games for turn in g.scores}
    usual = {turn: sum(score for score, _ in rows) / len(rows) for turn, rows in by_turn.items()}
    found = []
    for turn in sorted(by_turn):
        near = [one for one in (turn - 1, turn, turn + 1) if one in by_turn]
        rows = [(score - usual[one], won) for one in near for score, won in by_turn[one]]
        if len(by_turn[turn]) >= 10 and any(score for score, _ in rows):
            won = sum(one for _, one in by_turn[turn]) / len(by_turn[turn])
            found.append(_fit_curve(turn, usual[turn], won, rows))
    return tuple(found)


def _fit_curve(turn: int, usual: float, won: float, rows: Sequence[tuple[float, float]]) -> ScoreCurve:
    """Fit one turn's curve: the slope by logistic regression with a prior, the level so that the mean score has the
    share of wins of that turn."""
    spread = (sum(score**2 for score, _ in rows) / len(rows)) ** 0.5
    start, slope = 0.0, 0.0
    for _ in range(ROUNDS):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for score, one in rows:
            x = score / spread
            chance = 1 / (1 + exp(-(start + slope * x)))
            weight = chance * (1 - chance)
            g0, g1 = g0 + one - chance, g1 + (one - chance) * x
            h00, h01, h11 = h00 + weight, h01 + weight * x, h11 + weight * x * x
        g0, g1 = g0 - PRIOR_STRENGTH * start / 10, g1 - PRIOR_STRENGTH * (slope - 1)
        h00, h11 = h00 + PRIOR_STRENGTH / 10, h11 + PRIOR_STRENGTH
        below = h00 * h11 - h01 * h01
        start, slope = start + (h11 * g0 - h01 * g1) / below, slope + (h00 * g1 - h01 * g0) / below
    steep = max(slope / spread, MIN_SLOPE)
    level = min(max(won, 0.05), 0.95)
    return ScoreCurve(turn, round(usual - log(level / (1 - level)) / steep, 2), round(steep, 3))


def refit_horizon(title: Playable, horizon: Horizon, seeds: range) -> Horizon:
    """Play new games and return a scenario's fitted formula with its curves and weights fitted to them."""
    games = list(play_games_for_fit(title, horizon.scenario, horizon.variant, horizon.side, seeds))
    made = msgspec.structs.replace(horizon, games=len(games), seeds=f"{seeds[0]}-{seeds[-1]}")
    if made.values:
        made = msgspec.structs.replace(made, values=fit_curves(games))
    if made.terms:
        made = msgspec.structs.replace(made, terms=fit_signs([signs_of_game(made, game) for game in games]))
    return made


def refit_places(title: Playable, horizon: Horizon, holding: Holding, seeds: range) -> Horizon:
    """Play new games and refit only the weights for holding places. The other weights stay, so that opponents play as
    before."""
    games = list(play_games_for_fit(title, horizon.scenario, horizon.variant, horizon.side, seeds))
    terms = fit_places(games, [term.sign for term in holding.terms])
    return msgspec.structs.replace(horizon, holding=Holding(len(games), f"{seeds[0]}-{seeds[-1]}", terms))


def horizon_text(horizon: Horizon) -> str:
    """Return a scenario's fitted formula as TOML text for the outlook file."""
    lines = [
        "[[horizons]]",
        f'scenario = "{horizon.scenario}"',
        f'variant = "{horizon.variant}"',
        f"turns = {horizon.turns}",
        f'side = "{horizon.side}"',
        f"games = {horizon.games}",
        f'seeds = "{horizon.seeds}"',
    ]
    if horizon.points:
        lines.append(f"points = {horizon.points}")
    if horizon.values:
        rows = [f"  {{ turn = {one.turn}, even = {one.even}, slope = {one.slope} }}," for one in horizon.values]
        lines += ["values = [", *rows, "]"]
    if horizon.terms:
        lines += _terms_text(horizon.terms)
    if horizon.holding is not None:
        games, seeds = horizon.holding.games, horizon.holding.seeds
        lines += ["", "[horizons.holding]", f"games = {games}", f'seeds = "{seeds}"']
        lines += _terms_text(horizon.holding.terms)
    return "\n".join(lines) + "\n"


def _terms_text(terms: Sequence[Term]) -> list[str]:
    """Return the weights of indicators as lines of TOML."""
    rows = [f'  {{ sign = "{one.sign}", late = {one.late}, more = {one.more} }},' for one in terms]
    return ["terms = [", *rows, "]"]
