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

from tools.trees import BUILD, Tree, UnknownCommit, check_out, this_tree

WORKER = Path(__file__).resolve().parent / "same_games.py"
PARTS = ("the record line", "the events", "what is asked", "the state")
SEEDS = (1, 2, 3)

Forms = Mapping[str, int]
"""The form in which a game's states are compared; form 1 if not listed."""


class Difference(NamedTuple):
    """Where two plays of a game differ."""

    line: int
    what: str


class Played(NamedTuple):
    """One game in one tree: hashes per line, or why it could not be played."""

    lines: list[list[str]]
    failed: str | None


def results_folder(tree: Tree, results: Path) -> Path:
    return results / tree.digest(WORKER)


def list_games(tree: Tree) -> dict[str, int]:
    """Return the games of a tree without a seed, each with the form of its states."""
    done = subprocess.run(
        tree.command(WORKER, "list"), env=tree.environment(), cwd=tree.root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"same: {tree.name}: the games cannot be listed: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, int] = json.loads(done.stdout)
    return found


def load_result(folder: Path, game: str, form: int = 1) -> Played | None:
    path = folder / f"{game}.json"
    if not path.exists():
        return None
    found = json.loads(path.read_text())
    if found["form"] != form:
        return None
    return Played(found["lines"], found.get("failed"))


def play_missing(trees: Sequence[Tree], games: Sequence[str], results: Path, forms: Forms) -> None:
    """Play the games not yet kept, both trees in parallel."""
    running: list[subprocess.Popen[str]] = []
    for tree in trees:
        folder = results_folder(tree, results)
        folder.mkdir(parents=True, exist_ok=True)
        kept = {game: load_result(folder, game, forms.get(game, 1)) for game in games}
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


def first_difference(before: Played, after: Played) -> Difference | None:
    """Return the first line in which two plays differ, and in what, or None."""
    if before.failed or after.failed:
        failed = "; ".join(f"{name}: {p.failed}" for name, p in zip(("before", "after"), (before, after), strict=True))
        return Difference(min(len(before.lines), len(after.lines)), f"not played to its end: {failed}")
    for number, (one, other) in enumerate(zip(before.lines, after.lines, strict=False)):
        differing = [part for part, a, b in zip(PARTS, one, other, strict=True) if a != b]
        if differing:
            return Difference(number, " and ".join(differing))
    if len(before.lines) != len(after.lines):
        return Difference(min(len(before.lines), len(after.lines)), "one game goes on, the other does not")
    return None


def describe_difference(trees: Sequence[Tree], game: str, form: int, at: Difference) -> list[str]:
    """Return what the two trees have at that line, part by part where they differ."""
    found: list[dict[str, Any]] = []
    for tree in trees:
        done = subprocess.run(
            tree.command(WORKER, "show", f"{game} {form}", str(at.line)),
            env=tree.environment(),
            cwd=tree.root,
            capture_output=True,
            text=True,
            check=False,
        )
        found.append(json.loads(done.stdout) if done.returncode == 0 else {"failed": done.stderr[-400:]})
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
    """Play and compare the games, print the table, and return the number of games that differ."""
    play_missing(trees, games, results, forms)
    folders = [results_folder(tree, results) for tree in trees]
    width = max(map(len, games))
    print(f"{'title, scenario, variant, players, seed':{width}}  lines")
    differ, lines = 0, 0
    for game in games:
        before, after = (load_result(folder, game, forms.get(game, 1)) for folder in folders)
        assert before is not None
        assert after is not None
        found = first_difference(before, after)
        lines += len(after.lines) - 1
        verdict = "same" if found is None else f"DIFFERS at line {found.line}: {found.what}"
        print(f"{game:{width}}  {len(after.lines) - 1:5}  {verdict}")
        if found is not None:
            differ += 1
            if differ == 1:
                print("\n".join(describe_difference(trees, game, forms.get(game, 1), found)))
    print(f"\n{len(games)} games, {lines} lines: {f'{differ} games differ' if differ else 'all the same'}")
    return differ


def main(words: Sequence[str]) -> int:
    """Return 0 if all games are the same, 1 if something differs, 2 for invalid arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.same", description=(__doc__ or "").partition(":")[2])
    parser.add_argument("commit", help="the code to compare with")
    parser.add_argument("--only", action="append", metavar="WORDS", help="games whose name contains this")
    parser.add_argument("--seeds", type=int, nargs="+", default=SEEDS, help="seeds of each kind of game")
    wanted = parser.parse_args(words)
    try:
        trees = (check_out(wanted.commit), this_tree())
    except UnknownCommit as error:
        print(f"same: {error}", file=sys.stderr)
        return 2
    before, after = map(list_games, trees)
    kinds = [game for game in before if not wanted.only or any(part in game for part in wanted.only)]
    if not kinds:
        print(f"same: no game has {' or '.join(wanted.only)} in its name: {', '.join(before)}", file=sys.stderr)
        return 2
    unmatched = sorted(set(before) ^ set(after))
    for game in unmatched:
        print(f"same: {game} is only {'before' if game in before else 'after'}")
    forms = {game: min(before[game], after[game]) for game in kinds if game in after}
    both = {f"{game} {seed}": form for game, form in forms.items() for seed in wanted.seeds}
    return 1 if compare(trees, list(both), BUILD / "same", both) or unmatched else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
