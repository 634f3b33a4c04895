"""`python -m bench --against COMMIT`: measures the rows alternately with the code of a commit and with this code.

A machine has fast and slow spells, so two runs one after the other cannot show a few percent. Here both trees are
measured in every round, in alternating order; what counts is the median of the rounds' ratios. Each round is saved when
it is over, so a stopped run continues with the next.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import msgspec

from bench.report import format_figure, machine_data
from tools.trees import BUILD, Tree, check_out, this_tree

SCRIPT = Path(__file__).resolve().parent / "one_round.py"
ENGINE, PROCESS = 1.03, 1.10
"""Allowed ratio of the later figure to the earlier; whole processes and the page vary more from run to run."""
PROCESSES = ("page:", "server", "broadfront ask", "import ", "peak memory")

Figures = dict[str, dict[str, Any]]
"""The measurements of one round in one tree, by row."""


class Comparison(NamedTuple):
    """One row measured in both trees."""

    name: str
    unit: str
    before: float
    after: float
    ratios: tuple[float, ...]

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def limit(self) -> float:
        return PROCESS if self.name.startswith(PROCESSES) else ENGINE

    @property
    def is_met(self) -> bool:
        return self.ratio <= self.limit


def row_names(tree: Tree) -> list[str]:
    done = subprocess.run(
        tree.command(SCRIPT, "list"), env=tree.environment(), cwd=tree.root, capture_output=True, text=True, check=True
    )
    found: list[str] = json.loads(done.stdout)
    return found


def measure(tree: Tree, names: Sequence[str], file: Path) -> Figures:
    """Measure one round of one tree, unless it is already saved."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            tree.command(SCRIPT, "measure", str(file)),
            env=tree.environment(),
            cwd=tree.root,
            input="\n".join(names),
            text=True,
            check=True,
        )
    found: Figures = json.loads(file.read_text())
    return found


def compare_rounds(
    rounds: Sequence[tuple[Figures, Figures]], names: Sequence[str]
) -> tuple[list[Comparison], dict[str, str]]:
    """Return the rows that both trees measured in at least one round, and why the others are missing."""
    found, missing = [], {}
    for name in names:
        pairs = [(b[name], a[name]) for b, a in rounds if "value" in b[name] and "value" in a[name]]
        if pairs:
            before, after = ([side["value"] for side in sides] for sides in zip(*pairs, strict=True))
            ratios = tuple(a / b for b, a in zip(before, after, strict=True))
            found.append(Comparison(name, pairs[0][0]["unit"], median(before), median(after), ratios))
        else:
            figures = zip(("before", "after"), rounds[-1], strict=True)
            missing[name] = "; ".join(f"{tree}: {f[name]['missing']}" for tree, f in figures if "missing" in f[name])
    return found, missing


def format_table(found: Sequence[Comparison], missing: dict[str, str]) -> str:
    lines = [["", "before", "after", "ratio", "middle half", "verdict"]]
    for row in found:
        low, _, high = quantiles(row.ratios, n=4) if len(row.ratios) > 1 else [row.ratio] * 3
        verdict = f"{'ok' if row.is_met else 'MISSED'}: at most {row.limit:.2f}"
        figures = (format_figure(row.before, row.unit), format_figure(row.after, row.unit))
        lines.append([row.name, *figures, f"{row.ratio:.3f}", f"{low:.3f} to {high:.3f}", verdict])
    lines += [[name, "-", "-", "-", "-", why] for name, why in missing.items()]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]) - 1)]
    texts = [
        "  ".join([*(c.ljust(w) for c, w in zip(line, widths, strict=False)), line[-1]]).rstrip() for line in lines
    ]
    return "\n".join([texts[0], "-" * max(map(len, texts)), *texts[1:]])


def write_results(
    path: Path, found: Sequence[Comparison], missing: dict[str, str], trees: Sequence[Tree], rounds: int
) -> None:
    rows = [
        {
            "name": r.name,
            "unit": r.unit,
            "before": r.before,
            "after": r.after,
            "ratio": r.ratio,
            "limit": r.limit,
            "met": r.is_met,
            "ratios": r.ratios,
        }
        for r in found
    ]
    data = {
        "rounds": rounds,
        **{tree.name: machine_data(tree.root) for tree in trees},
        "rows": rows,
        "missing": [{"name": name, "why": why} for name, why in missing.items()],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


def provide_page(tree: Tree, commit: str) -> None:
    """Provide the page of a tree for rows that open it: ours if its sources are the same, otherwise built there."""
    here, static, modules = this_tree().root, Path("src", "broadfront", "web", "static"), Path("page", "node_modules")
    if (tree.root / static / "index.html").exists():
        return
    unchanged = subprocess.run(["git", "diff", "--quiet", commit, "--", "page"], cwd=here, check=False).returncode == 0
    if unchanged and (here / static / "index.html").exists():
        shutil.copytree(here / static, tree.root / static)
        return
    if (here / modules).is_dir():
        (tree.root / modules).symlink_to((here / modules).resolve(), target_is_directory=True)
    subprocess.run([sys.executable, "-m", "tools.page"], cwd=tree.root, env=tree.environment(), check=False)


def compare_with(commit: str, rounds: int, only: Sequence[str], file: Path) -> int:
    """Return 0 if nothing became slower than allowed, 1 if something did or is missing, 2 if there is no such row."""
    trees = (check_out(commit), this_tree())
    before, after = map(row_names, trees)
    names = [name for name in before if name in after and (not only or any(word in name for word in only))]
    if not names:
        print(f"bench: no row of both has {' or '.join(only)} in its name; see --list", file=sys.stderr)
        return 2
    if any(name.startswith("page:") for name in names):
        provide_page(trees[0], commit)
    scripts = [sorted((tree.root / "bench").rglob("*.py")) for tree in trees]
    described = "\n".join([*(tree.digest(*paths) for tree, paths in zip(trees, scripts, strict=True)), *names])
    folder = BUILD / "bench" / "rounds" / hashlib.sha256(described.encode()).hexdigest()[:16]
    done: list[tuple[Figures, Figures]] = []
    try:
        for number in range(1, rounds + 1):
            print(f"bench: round {number} of {rounds}", file=sys.stderr, flush=True)
            figures = {
                tree.name: measure(tree, names, folder / f"{number:02}-{tree.name}.json")
                for tree in (trees if number % 2 else trees[::-1])
            }
            done.append((figures["before"], figures["after"]))
    except KeyboardInterrupt:
        print("\nbench: stopped; the same command continues from here", file=sys.stderr)
    if not done:
        return 1
    found, missing = compare_rounds(done, names)
    print(f"{len(done)} rounds; before: {commit}, after: this tree; ratio: the median of the rounds' ratios\n")
    print(format_table(found, missing))
    write_results(file, found, missing, trees, len(done))
    print(f"\nwritten: {file}")
    lost = [name for name in missing if any("value" in b[name] for b, _ in done)]
    return 0 if all(row.is_met for row in found) and not lost else 1
