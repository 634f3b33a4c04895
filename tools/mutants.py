"""`python -m tools.mutants`: change the code that decides rules, one thing at a time, and see whether a test notices.

Tests are collected once; a child is forked for each mutant. It runs the tests in which the function ran, those that
claim its rules first and the fastest next, then other tests of the title for a while, until one fails. Verdicts are
kept under build/mutants: a run that was stopped goes on, and a mutant once killed stays so while its function is the
same. Mutants that no test can notice are explained in tools/mutants.toml.
"""

import argparse
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from soak.progress import describe_commit, write_atomically
from tools.deciders import load_deciders
from tools.mutant_children import KILLED, NOT_MADE, SURVIVED, PlannedTest, child_result, start_child, warm_up
from tools.mutating import Mutant, all_mutants, difference, rules_of_row, sample_mutants
from tools.trees import BUILD, ROOT

FOLDER = BUILD / "mutants"
EXPLAINED = Path(__file__).with_suffix(".toml")
TESTS_OF_FUNCTIONS = BUILD / "tests_of_functions.json"
COUNT, SEED = 300, 1
WORDS = {KILLED: "killed", SURVIVED: "survived", NOT_MADE: "not made"}
UNKNOWN_SECONDS = 0.0
"""Time of a test that is not in the map: it is new and perhaps written for a mutant, so it runs first."""


class Verdict(msgspec.Struct, frozen=True):
    key: str
    place: str
    verdict: str
    """killed, survived, or not made (Python refused the change)."""
    by: str
    """The test that failed, or the last one run."""
    seconds: float
    before: str
    after: str


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that is equivalent to the original code, with the reason."""

    place: str
    before: str
    after: str
    why: str


def load_explanations() -> list[Explanation]:
    if not EXPLAINED.exists():
        return []
    return msgspec.convert(tomllib.loads(EXPLAINED.read_text()).get("explained", []), list[Explanation])


# Verdicts


class Verdicts:
    """The known verdicts, stored one per line as they come."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "verdicts.jsonl"
        self.known: dict[str, Verdict] = {}
        if self.path.exists():
            for line in self.path.read_bytes().splitlines():
                verdict = msgspec.json.decode(line, type=Verdict)
                self.known[verdict.key] = verdict

    def add(self, verdict: Verdict) -> None:
        self.known[verdict.key] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(verdict) + b"\n")


# Tests


def tests_of_functions() -> dict[str, tuple[float, list[str]]]:
    """Return for each test its seconds and the deciding functions it ran; run the tests first if not known."""
    if not TESTS_OF_FUNCTIONS.exists():
        print("mutants: running the tests of the titles once, to see which functions run in which", flush=True)
        words = ("pytest", "-q", "--write-functions", "tests/titles")
        subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=True)
    return msgspec.json.decode(TESTS_OF_FUNCTIONS.read_bytes(), type=dict[str, tuple[float, list[str]]])


def plan_tests(
    mutant: Mutant, items: Iterable[pytest.Item], known: Mapping[str, tuple[float, Sequence[str]]], rules: Sequence[str]
) -> list[PlannedTest]:
    """Return the tests of a title in the order they are run against a mutant.

    First the tests that claim its rules and cover it, then those that cover it, then the rest; within each group the
    fastest first.
    """
    planned: list[tuple[int, float, PlannedTest]] = []
    for item in items:
        if not item.nodeid.startswith(f"tests/titles/{mutant.title}/"):
            continue
        seconds, ran = known.get(item.nodeid, (UNKNOWN_SECONDS, [mutant.place]))
        marked = {id for mark in item.iter_markers("rule") for id in mark.args}
        claims = not marked.isdisjoint(rules)
        covers = mutant.place in ran or (mutant.is_row and claims)
        planned.append((2 - covers - (covers and claims), seconds, PlannedTest(item, seconds, covers)))
    return [test for _, _, test in sorted(planned, key=lambda row: row[:2])]


class Runner:
    """The pytest plugin that replaces the loop over tests."""

    def __init__(self, mutants: Sequence[Mutant], verdicts: Verdicts, jobs: int) -> None:
        self.mutants, self.verdicts, self.jobs = mutants, verdicts, jobs

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # Rule coverage of tests is not measured here, and swapped code would confuse it.
        session.config.pluginmanager.unregister(name="rule-coverage-of-this-run")
        session.config.pluginmanager.unregister(name="terminalreporter")
        known, carried = tests_of_functions(), load_deciders().rules_by_place()
        warm_up()
        waiting, running = list(reversed(self.mutants)), dict[int, tuple[Mutant, int, list[PlannedTest], float]]()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                rules = rules_of_row(mutant) if mutant.is_row else carried[mutant.place]
                tests = plan_tests(mutant, session.items, known, rules)
                pid, pipe = start_child(mutant, tests)
                running[pid] = mutant, pipe, tests, time.monotonic()
            pid, status = os.wait()
            if pid in running:
                mutant, pipe, tests, began = running.pop(pid)
                ended = child_result(pid, pipe, tests, status)
                before, after = difference(mutant)
                verdict = Verdict(
                    mutant.key,
                    mutant.place,
                    WORDS[ended.verdict],
                    ended.test,
                    round(time.monotonic() - began, 1),
                    before,
                    after,
                )
                self.verdicts.add(verdict)
                _print_verdict(verdict, len(waiting) + len(running))
        return True


def _print_verdict(verdict: Verdict, left: int) -> None:
    change = "" if verdict.verdict == "killed" else f"\n    - {verdict.before}\n    + {verdict.after}"
    line = f"mutants: {left} left: {verdict.verdict}, {verdict.place} ({verdict.seconds} s){change}"
    print(line, file=sys.__stderr__, flush=True)


# The report


def report(mutants: Sequence[Mutant], verdicts: Verdicts, seed: int) -> tuple[str, int]:
    """Return the report page, and the number of surviving mutants without an explanation."""
    found = [verdicts.known[m.key] for m in mutants if m.key in verdicts.known]
    why = {(one.place, one.before, one.after): one.why for one in load_explanations()}
    made = [v for v in found if v.verdict != "not made"]
    killed = [v for v in made if v.verdict == "killed"]
    lived = [v for v in made if v.verdict != "killed"]
    reasons = {v.key: why[v.place, v.before, v.after] for v in lived if (v.place, v.before, v.after) in why}
    open_ = [v for v in lived if v.key not in reasons]
    share = f"{100 * len(killed) / len(made):.1f}%" if made else "-"
    drawn = f"{len(mutants)} drawn, {len(found)} judged, {len(found) - len(made)} refused by Python"
    judged = f"Killed {len(killed)} of {len(made)} ({share}); survived {len(lived)}, of these explained {len(reasons)}."
    lines = ["# Mutants", "", f"Commit `{describe_commit(ROOT)}`, seed {seed}: {drawn}.", "", judged]
    for v in open_ + [v for v in lived if v.key in reasons]:
        lines += ["", f"## {v.place}", "", f"    - {v.before}", f"    + {v.after}"]
        lines += ["", reasons.get(v.key, f"Not explained; {v.seconds} s.")]
    return "\n".join(lines) + "\n", len(open_)


def main(words: Sequence[str]) -> int:
    """Return 0 if every mutant was killed or is explained, 1 if some survived, 2 for invalid arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").partition(":")[2])
    parser.add_argument("--sample", type=int, default=COUNT, metavar="N", help=f"how many mutants are drawn ({COUNT})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"by which they are drawn ({SEED})")
    parser.add_argument("--only", action="append", metavar="WORDS", help="of these, those whose place contains this")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="children at the same time")
    parser.add_argument("--again", action="store_true", help="judge those anew that survived before")
    parser.add_argument("--report", action="store_true", help="judge nothing: write what is known")
    wanted = parser.parse_args(words)
    drawn = sample_mutants(all_mutants(load_deciders()), wanted.sample, wanted.seed)
    mutants = [m for m in drawn if not wanted.only or any(word in m.place for word in wanted.only)]
    if not mutants:
        print(f"mutants: no place of a drawn mutant contains {' or '.join(wanted.only)}", file=sys.stderr)
        return 2
    verdicts = Verdicts(FOLDER)
    left = [m for m in mutants if _needs_verdict(verdicts.known.get(m.key), again=wanted.again)]
    if left and not wanted.report:
        tests_of_functions()
        titles = sorted({f"tests/titles/{m.title}" for m in left})
        os.chdir(ROOT)
        runner = Runner(left, verdicts, wanted.jobs)
        pytest.main(["-q", "-p", "no:xdist", *titles], plugins=[runner])
    page, survivors = report(mutants, verdicts, wanted.seed)
    write_atomically(FOLDER / "report.md", page.encode())
    print(page.splitlines()[4] + f" Report: {(FOLDER / 'report.md').relative_to(ROOT)}")
    return 1 if survivors else 0


def _needs_verdict(verdict: Verdict | None, *, again: bool) -> bool:
    return verdict is None or (again and verdict.verdict != "killed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
