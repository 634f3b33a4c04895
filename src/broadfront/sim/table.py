"""Games of a simulation as one table with a row per game and turn: plain rows, CSV or Parquet."""

from __future__ import annotations

import csv
import importlib
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.files import write_atomically
from broadfront.sim.job import PlayedGame
from broadfront.tracks.column import Column

__all__ = ["SUFFIXES", "check_suffix", "table_rows", "write_table"]

SUFFIXES = (".csv", ".parquet")

Row = dict[str, Any]


def table_rows(games: Sequence[PlayedGame], columns: Sequence[Column]) -> list[Row]:
    """Return a table with a row for each game and turn: the tracked values at the end of the turn, and the result of
    the game."""
    names = [column.name for column in columns]
    scores = sorted({name for game in games for name in game.score})
    return [
        {"data": game.world, "seed": game.seed, "turn": turn, "date": date}
        | dict(zip(names, cells, strict=True))
        | {"over": n == len(game.turns), "winner": game.winner, "lines": game.lines}
        | {f"score {name}": game.score.get(name) for name in scores}
        for game in games
        for n, (turn, date, *cells) in enumerate(game.turns, 1)
    ]


def check_suffix(path: Path) -> None:
    """Raise an error before the games are played if a table cannot be written to a file with this suffix."""
    if path.suffix not in SUFFIXES:
        raise Invalid(
            f"--out {str(path)!r}: expected a file that ends in {' or '.join(SUFFIXES)}.",
            parameter="out",
            given=str(path),
            accepted=list(SUFFIXES),
        )
    if path.suffix == ".parquet":
        importlib.import_module("pyarrow")  # report a missing library before the games are played


def write_table(rows: Sequence[Row], path: Path) -> None:
    """Write table rows to a CSV or Parquet file; the same rows always give the same bytes."""
    check_suffix(path)
    write_atomically(path, _csv(rows) if path.suffix == ".csv" else _parquet(rows))


def _csv(rows: Sequence[Row]) -> bytes:
    """Return table rows as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(rows[0])
    for row in rows:
        writer.writerow([_cell_text(value) for value in row.values()])
    return out.getvalue().encode()


def _cell_text(value: object) -> object:
    """Return a value as it is written in a CSV cell."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else value


def _parquet(rows: Sequence[Row]) -> bytes:
    """Return table rows as a Parquet file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    held = {name: [row[name] for row in rows] for name in rows[0]}
    table = pa.table({name: pa.array(values, type=_arrow_type(pa, values)) for name, values in held.items()})
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    data: bytes = sink.getvalue().to_pybytes()
    return data


def _arrow_type(pa: Any, values: Sequence[Any]) -> Any:
    """Return an Arrow data type that fits all values of a table column; text if all values are missing."""
    kinds = {type(value) for value in values if value is not None}
    if kinds <= {bool} and kinds:
        return pa.bool_()
    if kinds <= {bool, int} and kinds:
        return pa.int64()
    return pa.float64() if kinds and kinds <= {bool, int, float} else pa.string()
