"""The pytest plugin behind `@pytest.mark.rule("PAT-MOVE-01")`.

While a marked test runs, code that decides each of its rules must run: a function that `@decides` it, or one that
contains its id while something citing it is created (a Ruling, Event, ledger line or Answer), or a citation of a
chart's row. If that code ran only for an earlier test, to fill a cached table, the test is run again by itself. A
full green run compares the result with `docs/coverage.json`. `make coverage` writes that file from the marks of the
collected tests, without running them; a test whose mark does not hold fails in the next run. `--collect-only`
compares without running anything.
"""

import subprocess
import sys
from collections.abc import Generator, Iterable
from functools import cache

import msgspec
import pytest

from broadfront.core.rules import set_witness
from tests.rule_matrix import (
    COMMITTED,
    build_matrix,
    excuse_problems,
    excused_rules,
    known_rules,
    render,
    summarize_difference,
)
from tests.witness import RAN
from tools.deciders import load_deciders
from tools.trees import BUILD

RULES_OF_A_TEST = 4
TESTS_OF_FUNCTIONS = BUILD / "tests_of_functions.json"
"""For each test its duration in seconds and the deciding functions it ran; read by `python -m tools.mutants`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-coverage", action="store_true", help="write docs/coverage.json; runs nothing")
    parser.addoption("--write-functions", action="store_true", help=f"write build/{TESTS_OF_FUNCTIONS.name}")


def pytest_configure(config: pytest.Config) -> None:
    write = config.getoption("--write-coverage")
    if write and not is_full(config):
        raise pytest.UsageError(
            "--write-coverage needs all tests: name no files, and leave out -k, -m, --lf, --deselect"
        )
    config.option.collectonly |= write
    config.pluginmanager.register(RuleCoverage(config, write=write), "rule-coverage-of-this-run")


def is_full(config: pytest.Config) -> bool:
    """Return whether the whole test suite is run, with nothing selected or left out."""
    chosen = ("keyword", "markexpr", "deselect", "lf", "ignore", "ignore_glob", "stepwise")
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not any(
        getattr(config.option, name, None) for name in chosen
    )


def marked_rules(item: pytest.Item) -> list[str]:
    """Return the rules that a test, or this instance of a parametrized test, is marked with."""
    return list(dict.fromkeys(id for mark in item.iter_markers("rule") for id in mark.args))


def mark_problem(ids: list[str]) -> str:
    """Return what is wrong with the rule marks of a test, or ""."""
    if len(ids) > RULES_OF_A_TEST:
        return (
            f"{len(ids)} rules on one test; at most {RULES_OF_A_TEST}. "
            "Split it, or mark each case: pytest.param(..., marks=pytest.mark.rule(ID))."
        )
    strange = [id for id in ids if id not in known_rules()]
    return f"No rule book has {', '.join(map(repr, strange))}." if strange else ""


class ByRule(msgspec.Struct, frozen=True):
    """Index of deciding code by rule."""

    decided: dict[str, set[str]]
    cited: dict[str, set[str]]
    in_rows: set[str]


@cache
def index_by_rule() -> ByRule:
    known, found = load_deciders(), ByRule({}, {}, set())
    for by, places in ((found.decided, known.decided), (found.cited, known.cited)):
        for place, rules in places.items():
            for rule in rules:
                by.setdefault(rule, set()).add(place)
    found.in_rows.update(*known.rows.values())
    return found


def find_unshown_rules(ids: Iterable[str], cited: set[str], ran: set[str]) -> str:
    """Return why a test does not show the rules it is marked with, or "" if it shows all of them."""
    known = index_by_rule()
    decided = {id for id in ids if not ran.isdisjoint(known.decided.get(id, ()))}
    if silent := [id for id in ids if id not in decided | cited]:
        return (
            f"Marked with {', '.join(silent)}, but no function that decides it ran and nothing citing it was created "
            "while the test ran: no Ruling, Event, ledger line or Answer."
        )
    for id in ids:
        if id not in decided | known.in_rows and ran.isdisjoint(known.cited.get(id, ())):
            places = ", ".join(sorted(known.decided.get(id, set()) | known.cited.get(id, set())))
            return f"Marked with {id}, which was cited, but no code that decides it ran: {places or 'there is none'}."
    return ""


def passes_alone(test: str) -> bool:
    """Return whether a test passes in a process of its own.

    Cost tables are filled once per process, by whichever test comes first, so their code may not run again in this
    one.
    """
    words = (sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", test)
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


class RuleCoverage:
    """Watches one test run; results from other processes arrive with their test reports."""

    def __init__(self, config: pytest.Config, *, write: bool) -> None:
        self.write = write
        wanted = config.getoption("--write-functions")
        self.functions: dict[str, tuple[float, list[str]]] | None = {} if wanted else None
        self.compare = is_full(config) and not hasattr(config, "workerinput")
        self.tested: dict[str, set[str]] = {}
        self.skipped: list[str] = []
        self.verdict = ""
        self.ran_before: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        ids = marked_rules(item)
        if ids:
            item.user_properties.append(("rules", ids))
        if problem := mark_problem(ids):
            pytest.fail(problem, pytrace=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        ids = marked_rules(item)
        cited: set[str] = set()
        self.ran_before |= RAN
        RAN.clear()
        if ids:
            set_witness(cited.add)
        try:
            yield
        finally:
            set_witness(None)
            if self.functions is not None:
                item.user_properties.append(("functions", sorted(RAN)))
        problem = find_unshown_rules(ids, cited, RAN)
        hidden = problem and not find_unshown_rules(ids, cited, RAN | self.ran_before)
        if problem and not (hidden and passes_alone(item.nodeid)):
            pytest.fail(problem, pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        held = {name: value for name, value in report.user_properties if isinstance(value, list)}
        ids = held.get("rules", ())
        if self.functions is not None and report.when == "call" and report.passed:
            self.functions[report.nodeid] = (round(report.duration, 3), held["functions"])
        if report.skipped and ids:
            self.skipped.append(report.nodeid)
        elif report.when == "call" and report.passed:
            for id in ids:
                self.tested.setdefault(id, set()).add(report.nodeid.partition("[")[0])

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            for item in session.items:
                for id in marked_rules(item):
                    self.tested.setdefault(id, set()).add(item.nodeid.partition("[")[0])

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.functions and not hasattr(session.config, "workerinput"):
            TESTS_OF_FUNCTIONS.write_bytes(msgspec.json.encode(self.functions))
        if not self.compare or exitstatus != pytest.ExitCode.OK:
            return
        if self.skipped:
            self.verdict = f"not compared: {len(self.skipped)} tests of rules were skipped, first {self.skipped[0]}"
            return
        found = render(build_matrix(self.tested))
        problems = excuse_problems(excused_rules(), self.tested, known_rules())
        if self.write:
            COMMITTED.write_text(found, encoding="utf-8")
            self.verdict = f"written: tests of {len(self.tested)} rules"
        elif differs := summarize_difference(
            COMMITTED.read_text(encoding="utf-8") if COMMITTED.is_file() else "", found
        ):
            problems.append(f"docs/coverage.json is out of date ({differs}): run `make coverage`")
        if problems:
            self.verdict = "; ".join([*([self.verdict] if self.verdict else []), *problems])
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.verdict:
            terminalreporter.write_line(f"rule coverage: {self.verdict}")
