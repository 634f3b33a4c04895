"""`make same BASE=<commit>`: play the same games with the code of a commit and with this code, and compare every line.

Compared are the record line, the events (topic, words, rules, who sees them, traces), what is asked next, and the
whole state with its key, in the newest form of states that both trees can write. A game once played is kept under
build/same as long as neither its code nor its data change, so that a run that was stopped goes on where it was.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tools.trees import BUILD, NoCommit, Tree, checked_out, this

WORKER = Path(__file__).resolve().parent / "same_games.py"
PARTS = ("the record line", "the events", "what is asked", "the state")
SEEDS = (1, 2, 3)

Forms = Mapping[str, int]
"""By game, the form in which its states are compared; the first where none is named."""


class Difference(NamedTuple):
    """Where two plays of a game part."""

    line: int
    what: str


class Played(NamedTuple):
    """One game in one tree: hashes line by line, or why it could not be played."""

    lines: list[list[str]]
    failed: str | None


def folder_of(tree: Tree, results: Path) -> Path:
    return results / tree.digest(WORKER)


def games_of(tree: Tree) -> dict[str, int]:
    """The games of a tree without a seed, each with the form in which it writes its states."""
    told = subprocess.run(
        tree.command(WORKER, "list"), env=tree.environment(), cwd=tree.root, capture_output=True, text=True, check=False
    )
    if told.returncode:
        raise SystemExit(f"same: {tree.name}: the games cannot be listed: {told.stderr.strip().splitlines()[-1]}")
    found: dict[str, int] = json.loads(told.stdout)
    return found


def result(folder: Path, game: str, form: int = 1) -> Played | None:
    path = folder / f"{game}.json"
    if not path.exists():
        return None
    found = json.loads(path.read_text())
    if found["form"] != form:
        return None
    return Played(found["lines"], found.get("failed"))


def play(trees: Sequence[Tree], games: Sequence[str], results: Path, forms: Forms) -> None:
    """Play what is not there yet, the trees side by side."""
    running: list[subprocess.Popen[str]] = []
    for tree in trees:
        folder = folder_of(tree, results)
        folder.mkdir(parents=True, exist_ok=True)
        kept = {game: result(folder, game, forms.get(game, 1)) for game in games}
        left = [f"{game} {forms.get(game, 1)}" for game, played in kept.items() if played is None or played.failed]
        command = tree.command(WORKER, "play", tree.name, str(folder))
        process = subprocess.Popen(command, env=tree.environment(), cwd=tree.root, stdin=subprocess.PIPE, text=True)
        assert process.stdin is not None
        process.stdin.write("\n".join(left))
        process.stdin.close()
        running.append(process)
    try:
        codes = [process.wait() for process in running]
    except KeyboardInterrupt:
        for process in running:
            process.wait()
        raise SystemExit("\nsame: stopped; the same command continues from here") from None
    if any(codes):
        raise SystemExit("same: a tree could not be played, see above")


def difference(before: Played, after: Played) -> Difference | None:
    """The first line in which two plays differ, and what of it."""
    if before.failed or after.failed:
        failed = "; ".join(f"{name}: {p.failed}" for name, p in zip(("before", "after"), (before, after), strict=True))
        return Difference(min(len(before.lines), len(after.lines)), f"not played to its end: {failed}")
    for number, (one, other) in enumerate(zip(before.lines, after.lines, strict=False)):
        parted = [part for part, a, b in zip(PARTS, one, other, strict=True) if a != b]
        if parted:
            return Difference(number, " and ".join(parted))
    if len(before.lines) != len(after.lines):
        return Difference(min(len(before.lines), len(after.lines)), "one game goes on, the other does not")
    return None


def shown(trees: Sequence[Tree], game: str, form: int, at: Difference) -> list[str]:
    """What the two trees have at that line, part by part where they differ."""
    found: list[dict[str, Any]] = []
    for tree in trees:
        told = subprocess.run(
            tree.command(WORKER, "show", f"{game} {form}", str(at.line)),
            env=tree.environment(),
            cwd=tree.root,
            capture_output=True,
            text=True,
            check=False,
        )
        found.append(json.loads(told.stdout) if told.returncode == 0 else {"failed": told.stderr[-400:]})
    lines = []
    for part in sorted({*found[0], *found[1]}):
        one, other = (json.dumps(data.get(part)) for data in found)
        if one != other:
            start = max(0, next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0) - 60)
            lines += [
                f"  {part}, before: …{one[start : start + 300]}",
                f"  {part}, after:  …{other[start : start + 300]}",
            ]
    return lines


def compare(trees: Sequence[Tree], games: Sequence[str], results: Path, forms: Forms) -> int:
    """Print the table; the number of games that differ."""
    play(trees, games, results, forms)
    folders = [folder_of(tree, results) for tree in trees]
    width = max(map(len, games))
    print(f"{'title, scenario, variant, players, seed':{width}}  lines")
    differ, lines = 0, 0
    for game in games:
        before, after = (result(folder, game, forms.get(game, 1)) for folder in folders)
        assert before is not None
        assert after is not None
        parted = difference(before, after)
        lines += len(after.lines) - 1
        verdict = "same" if parted is None else f"DIFFERS at line {parted.line}: {parted.what}"
        print(f"{game:{width}}  {len(after.lines) - 1:5}  {verdict}")
        if parted is not None:
            differ += 1
            if differ == 1:
                print("\n".join(shown(trees, game, forms.get(game, 1), parted)))
    print(f"\n{len(games)} games, {lines} lines: {f'{differ} games differ' if differ else 'all the same'}")
    return differ


def main(words: Sequence[str]) -> int:
    """0: all the same; 1: something differs; 2: the call makes no sense."""
    parser = argparse.ArgumentParser(prog="python -m tools.same", description=(__doc__ or "").partition(":")[2])
    parser.add_argument("commit", help="the code to compare with")
    parser.add_argument("--only", action="append", metavar="WORDS", help="games whose name contains this")
    parser.add_argument("--seeds", type=int, nargs="+", default=SEEDS, help="seeds of each kind of game")
    wanted = parser.parse_args(words)
    try:
        trees = (checked_out(wanted.commit), this())
    except NoCommit as error:
        print(f"same: {error}", file=sys.stderr)
        return 2
    before, after = map(games_of, trees)
    kinds = [game for game in before if not wanted.only or any(part in game for part in wanted.only)]
    if not kinds:
        print(f"same: no game has {' or '.join(wanted.only)} in its name: {', '.join(before)}", file=sys.stderr)
        return 2
    odd = sorted(set(before) ^ set(after))
    for game in odd:
        print(f"same: {game} is only {'before' if game in before else 'after'}")
    forms = {game: min(before[game], after[game]) for game in kinds if game in after}
    both = {f"{game} {seed}": form for game, form in forms.items() for seed in wanted.seeds}
    return 1 if compare(trees, list(both), BUILD / "same", both) or odd else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
