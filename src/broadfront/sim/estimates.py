"""Estimates from many games, turn by turn, with 95% intervals: shares, means, wins, and differences between data
sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from broadfront.core.intervals import mean_interval, wilson_interval
from broadfront.sim.job import PlayedGame
from broadfront.tracks.column import Column, unpack_flags

__all__ = ["balance", "chances", "changes", "control", "levels", "scores"]

Row = dict[str, Any]
QUANTILES = {"q5": 0.05, "q25": 0.25, "q50": 0.5, "q75": 0.75, "q95": 0.95}


def values_by_turn(games: Sequence[PlayedGame], cell: int) -> dict[tuple[int, str], list[Any]]:
    """Return the values of all games at each turn; a finished game keeps its last value."""
    turns = sorted({(turn, date) for game in games for turn, date, *_ in game.turns})
    found: dict[tuple[int, str], list[Any]] = {turn: [] for turn in turns}
    for game in games:
        value_at = {turn: cells[cell] for turn, _, *cells in game.turns}
        value = next(iter(value_at.values()))
        for turn in turns:
            value = value_at.get(turn[0], value)
            found[turn].append(value)
    return found


def _column_by_turn(
    games: Sequence[PlayedGame], columns: Sequence[Column], name: str
) -> Iterator[tuple[str, tuple[int, str], list[Any]]]:
    cell = next(n for n, column in enumerate(columns) if column.name == name)
    for world in dict.fromkeys(game.world for game in games):
        for turn, values in values_by_turn([game for game in games if game.world == world], cell).items():
            yield world, turn, values


def chances(games: Sequence[PlayedGame], columns: Sequence[Column], name: str) -> list[Row]:
    """Return the share of games in which a yes/no column is true at the end of each turn."""
    found = []
    for world, (turn, date), values in _column_by_turn(games, columns, name):
        hits = sum(map(bool, values))
        low, high = wilson_interval(hits, len(values))
        row = {"data": world, "turn": turn, "date": date, "games": len(values), "hits": hits}
        found.append(row | {"share": hits / len(values), "low": low, "high": high})
    return found


def levels(games: Sequence[PlayedGame], columns: Sequence[Column], name: str) -> list[Row]:
    """Return the mean of a numeric column with its interval, and quantiles over the games, by turn."""
    found = []
    for world, (turn, date), values in _column_by_turn(games, columns, name):
        mean, low, high = mean_interval([float(value) for value in values])
        ranked = sorted(values)
        bands = {q: ranked[round(part * (len(ranked) - 1))] for q, part in QUANTILES.items()}
        row = {"data": world, "turn": turn, "date": date, "games": len(values)}
        found.append(row | {"mean": mean, "low": low, "high": high} | bands)
    return found


def control(
    games: Sequence[PlayedGame], columns: Sequence[Column], ids: Sequence[str], name: str = "control"
) -> list[Row]:
    """Return for every hex and turn the share of games in which the first side controls it."""
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


def balance(games: Sequence[PlayedGame], sides: Sequence[str]) -> list[Row]:
    """Return the wins of each side, and draws if there were any, by data set."""
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


def scores(games: Sequence[PlayedGame]) -> list[Row]:
    """Return the mean final scores by data set."""
    found = []
    for world in dict.fromkeys(game.world for game in games):
        played = [game for game in games if game.world == world]
        for name in sorted({name for game in played for name in game.score}):
            mean, low, high = mean_interval([float(game.score.get(name, 0)) for game in played])
            found.append({"data": world, "score": name, "games": len(played), "mean": mean, "low": low, "high": high})
    return found


def changes(games: Sequence[PlayedGame], columns: Sequence[Column]) -> list[Row]:
    """Return the differences of each data set from the first, seed by seed: winners, final scores and tracked
    values."""
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
    """Return the final values of a game."""
    _, _, *cells = game.turns[-1]
    scores = {f"score {name}": float(score) for name, score in game.score.items()}
    held = zip(columns, cells, strict=True)
    return scores | {column.name: float(value) for column, value in held if column.kind != "map"}
