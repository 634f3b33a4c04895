"""python -m bench: runs the benchmarks, prints one table, writes JSON."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bench import rows as rows_package
from bench.against import compare_with
from bench.registry import Measured, Missing, Row, load_rows
from bench.report import Outcome, format_table, machine_data, verdicts, write_results
from tools.trees import UnknownCommit

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "build" / "bench"


def main(words: Sequence[str], rows: Sequence[Row]) -> int:
    """Return 0 if every limit is met, 1 if some are missed, 2 for invalid arguments."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed and memory.")
    parser.add_argument("--only", action="append", metavar="WORDS", help="rows whose name contains this")
    parser.add_argument("--list", action="store_true", help="name the rows")
    parser.add_argument("--json", type=Path, help="where JSON goes; build/bench/results.json or against.json")
    parser.add_argument("--against", metavar="COMMIT", help="measure the code of this commit too, in turns with ours")
    parser.add_argument("--rounds", type=int, default=20, help="how often the two take turns")
    wanted = parser.parse_args(words)
    if wanted.against:
        try:
            return compare_with(wanted.against, wanted.rounds, wanted.only or (), wanted.json or BENCH / "against.json")
        except UnknownCommit as error:
            print(f"bench: {error}", file=sys.stderr)
            return 2
    chosen = [row for row in rows if not wanted.only or any(part in row.name for part in wanted.only)]
    if not chosen:
        print(f"bench: no row has {' or '.join(wanted.only or ())} in its name; see --list", file=sys.stderr)
        return 2
    if wanted.list:
        print("\n".join(row.name for row in chosen))
        return 0
    outcomes: list[Outcome] = []
    for row in chosen:
        print(f"bench: {row.name}", file=sys.stderr, flush=True)
        try:
            outcomes.append((row, row.measure()))
        except Missing as missing:
            outcomes.append((row, str(missing)))
    where = machine_data(ROOT)
    print(f"{where['cpu']}, {where['cores']} cores, Python {where['python']}; (2x) = twice our time or memory\n")
    print(format_table(outcomes))
    file = wanted.json or BENCH / "results.json"
    write_results(file, ROOT, outcomes)
    print(f"\nwritten: {file}")
    figures = [measured for _, measured in outcomes if isinstance(measured, Measured)]
    return 0 if all(verdict["met"] for measured in figures for verdict in verdicts(measured)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], load_rows(rows_package)))
