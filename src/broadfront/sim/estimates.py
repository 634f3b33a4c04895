"""Estimates from many games, turn by turn, with 95% confidence intervals: shares, means, wins, and differences between
data sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broadfront.core.intervals import mean_interval, wilson_interval
from broadfront.sim.job import PlayedGame
from broadfront.tracks.column import Column, unpack_flags

__all__ = [
    "differences_from_first_data_set",
    "hex_control_by_turn",
    "mean_scores_by_data_set",
    "means_by_turn",
    "wins_by_data_set",
    "yes_shares_by_turn",
]

Row = dict[str, Any]
QUANTILES = {"q5": 0.05, "q25": 0.25, "q50": 0.5, "q75": 0.75, "q95": 0.95}


def values_by_turn(games: Sequence[PlayedGame], column_index: int) -> dict[tuple[int, str], list[Any]]:
    """Return, for each turn (its number and date), the values that all games have in one column of tracked values. A
    game that ended earlier counts with its last value."""
    turns = sorted({(turn, date) for game in games for turn, date, *_ in game.turns})
    found: dict[tuple[int, str], list[Any]] = {turn: [] for turn in turns}
    for game in games:
        value_at = {turn: cells[column_index] for turn, _, *cells in game.turns}
        value = next(iter(value_at.values()))
        for turn in turns:
            value = value_at.get(turn[0], value)
            found[turn].append(value)
    return found


def _column_by_turn(
    games: Sequence[PlayedGame], columns: Sequence[Column], name: str
) -> Iterator[tuple[str, tuple[int, str], list[Any]]]:
    """Yield, for each data set and turn: the label of the data set, the number and date of the turn, and the values of
    a tracked column in all games."""
    cell = next(n for n, column in enumerate(columns) if column.name == name)
    for world in dict.fromkeys(game.world for game in games):
        for turn, values in values_by_turn([game for game in games if game.world == world], cell).items():
            yield world, turn, values


def yes_shares_by_turn(games: Sequence[PlayedGame], columns: Sequence[Column], name: str) -> list[Row]:
    """Return the share of games in which a yes/no column is true at the end of each turn, with its confidence
    interval."""
    found = []
    for world, (turn, date), values in _column_by_turn(games, columns, name):
        hits = sum(map(bool, values))
        low, high = wilson_interval(hits, len(values))
        row = {"data": world, "turn": turn, "date": date, "games": len(values), "hits": hits}
        found.append(row | {"share": hits / len(values), "low": low, "high": high})
    return found


def means_by_turn(games: Sequence[PlayedGame], columns: Sequence[Column], name: str) -> list[Row]:
    """Return the mean of a numeric column at the end of each turn with its confidence interval, and quantiles over the
    games."""
    found = []
    for world, (turn, date), values in _column_by_turn(games, columns, name):
        mean, low, high = mean_interval([float(value) for value in values])
        ranked = sorted(values)
        bands = {q: ranked[round(part * (len(ranked) - 1))] for q, part in QUANTILES.items()}
        row = {"data": world, "turn": turn, "date": date, "games": len(values)}
        found.append(row | {"mean": mean, "low": low, "high": high} | bands)
    return found


def hex_control_by_turn(
    games: Sequence[PlayedGame], columns: Sequence[Column], ids: Sequence[str], name: str = "control"
) -> list[Row]:
    """Return for every hex and turn the share of games in which the first side controls the hex."""
    found = []
    for world, (turn, date), values in _column_by_turn(games, columns, name):
        counts = [0] * len(ids)
        for value in values:
            for hex, held in enumerate(unpack_flags(value, len(ids))):
                counts[hex] += held
        head = {"data": world, "turn": turn, "date": date}
        found += [
            head | {"hex": hex, "games": len(values), "share": count / len(values)}
            for hex, count in zip(ids, counts, strict=True)
        ]
    return found


def wins_by_data_set(games: Sequence[PlayedGame], sides: Sequence[str]) -> list[Row]:
    """Return how often each side wins, and how often the game is drawn, for each data set."""
    found = []
    for world in dict.fromkeys(game.world for game in games):
        played = [game for game in games if game.world == world]
        for side in (*sides, None):
            wins = sum(game.winner == side for game in played)
            if side is not None or wins:
                low, high = wilson_interval(wins, len(played))
                row = {"data": world, "side": side or "draw", "games": len(played), "wins": wins}
                found.append(row | {"share": wins / len(played), "low": low, "high": high})
    return found


def mean_scores_by_data_set(games: Sequence[PlayedGame]) -> list[Row]:
    """Return each side's mean final score for each data set."""
    found = []
    for world in dict.fromkeys(game.world for game in games):
        played = [game for game in games if game.world == world]
        for name in sorted({name for game in played for name in game.score}):
            mean, low, high = mean_interval([float(game.score.get(name, 0)) for game in played])
            found.append({"data": world, "score": name, "games": len(played), "mean": mean, "low": low, "high": high})
    return found


def differences_from_first_data_set(games: Sequence[PlayedGame], columns: Sequence[Column]) -> list[Row]:
    """Return how games with each further data set differ from those with the first, compared seed by seed: winners,
    final scores and tracked values."""
    worlds = list(dict.fromkeys(game.world for game in games))
    by_task = {(game.world, game.seed): game for game in games}
    seeds = [game.seed for game in games if game.world == worlds[0]]
    found = []
    for world in worlds[1:]:
        pairs = [(by_task[worlds[0], seed], by_task[world, seed]) for seed in seeds if (world, seed) in by_task]
        other = sum(one.winner != two.winner for one, two in pairs)
        low, high = wilson_interval(other, len(pairs))
        head = {"data": world, "less": worlds[0], "games": len(pairs)}
        found.append(head | {"what": "another winner", "mean": other / len(pairs), "low": low, "high": high})
        measured = [(_final_values(one, columns), _final_values(two, columns)) for one, two in pairs]
        for name in dict.fromkeys(name for one, two in measured for name in (*one, *two)):
            mean, low, high = mean_interval([float(two.get(name, 0) - one.get(name, 0)) for one, two in measured])
            found.append(head | {"what": name, "mean": mean, "low": low, "high": high})
    return found


def _final_values(game: PlayedGame, columns: Sequence[Column]) -> Mapping[str, float]:
    """Return the final scores and tracked values of a game by name, without map columns."""
    _, _, *cells = game.turns[-1]
    scores = {f"score {name}": float(score) for name, score in game.score.items()}
    held = zip(columns, cells, strict=True)
    return scores | {column.name: float(value) for column, value in held if column.kind != "map"}
