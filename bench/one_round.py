"""Runs one round of rows in one tree, for `python -m bench --against`; other programs are not measured.

    one_round.py SOURCE list            list the rows as JSON
    one_round.py SOURCE measure FILE    measure the rows named on standard input, one per line

The rows are the tree's own; only the timer is replaced, to skip the other programs, which take most of the time and do
not measure our code.
"""

import importlib
import json
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import bench
import bench.timing
import broadfront
from bench.registry import Row, load_rows
from bench.timing import Timer

PATIENCE = 180
"""Seconds until a row is aborted; a page that shows nothing would wait forever."""
_compared = bench.timing.compared


def compare_ours_only(timers: Mapping[str, Timer], *, rounds: int = 12, batch: float = 0.03) -> dict[str, float]:
    """Time only the first timer, which is ours, and return NaN for the others."""
    first = next(iter(timers))
    return dict.fromkeys(timers, float("nan")) | _compared({first: timers[first]}, rounds=rounds, batch=batch)


def measure_row(row: Row) -> dict[str, float | str]:
    started = time.perf_counter()
    signal.alarm(PATIENCE)
    try:
        measured = row.measure()
        found: dict[str, float | str] = {"value": measured.value, "unit": measured.unit}
    except Exception as error:  # a row that fails, or lacks a requirement, must not abort the round
        found = {"missing": f"{type(error).__name__}: {error}".partition("\n")[0]}
    finally:
        signal.alarm(0)
    return found | {"took": round(time.perf_counter() - started, 2)}


def raise_timeout(_signal: int, _frame: object) -> None:
    raise TimeoutError(f"given up after {PATIENCE} seconds")


def main(source: str, task: str, *words: str) -> None:
    found = Path(broadfront.__file__ or "").resolve()
    assert found.is_relative_to(Path(source).resolve()), f"the package of {found} was imported, not that of {source}"
    bench.timing.compared = bench.compared = compare_ours_only  # before the rows import it
    rows = {row.name: row for row in load_rows(importlib.import_module("bench.rows"))}
    if task == "list":
        print(json.dumps(list(rows)))
        return
    signal.signal(signal.SIGALRM, raise_timeout)
    measured = {name: measure_row(rows[name]) for name in sys.stdin.read().splitlines()}
    beside = Path(words[0]).with_suffix(".part")
    beside.write_text(json.dumps(measured))
    beside.replace(words[0])


if __name__ == "__main__":
    main(*sys.argv[1:])
