"""The pytest plugin behind `@pytest.mark.rule("PAT-MOVE-01")`.

A marked test must make something happen that cites each of its rules: a Ruling, Event, ledger line or Answer created
while its body runs. A full green run compares what it found with `docs/coverage.json`; `make coverage` writes it.
"""

from collections.abc import Generator

import pytest

from broadfront.core.rules import witnessed_by
from tests.rule_matrix import COMMITTED, difference, excuse_problems, excused, known_rules, matrix, rendered

RULES_OF_A_TEST = 4


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-coverage", action="store_true", help="write docs/coverage.json (a full run only)")


def pytest_configure(config: pytest.Config) -> None:
    write = config.getoption("--write-coverage")
    if write and not is_full(config):
        raise pytest.UsageError(
            "--write-coverage needs a full run: name no files, and leave out -k, -m, --lf, --deselect"
        )
    config.pluginmanager.register(RuleCoverage(config, write=write), "rule-coverage-of-this-run")


def is_full(config: pytest.Config) -> bool:
    """Whether everything is run: nothing selected, nothing left out."""
    chosen = ("keyword", "markexpr", "deselect", "lf", "ignore", "ignore_glob", "collectonly", "stepwise")
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not any(
        getattr(config.option, name, None) for name in chosen
    )


def marked_rules(item: pytest.Item) -> list[str]:
    """The rules a test (of a parametrised one, this instance) is marked with."""
    return list(dict.fromkeys(id for mark in item.iter_markers("rule") for id in mark.args))


def mark_problem(ids: list[str]) -> str:
    """What is wrong with the marks of a test; empty when nothing is."""
    if len(ids) > RULES_OF_A_TEST:
        return (
            f"{len(ids)} rules on one test; at most {RULES_OF_A_TEST}. "
            "Split it, or mark each case: pytest.param(..., marks=pytest.mark.rule(ID))."
        )
    strange = [id for id in ids if id not in known_rules()]
    return f"No rule book has {', '.join(map(repr, strange))}." if strange else ""


class RuleCoverage:
    """Watches one run. Tests may run in other processes: what they show travels with their reports."""

    def __init__(self, config: pytest.Config, *, write: bool) -> None:
        self.write = write
        self.compare = is_full(config) and not hasattr(config, "workerinput")
        self.tested: dict[str, set[str]] = {}
        self.skipped: list[str] = []
        self.verdict = ""

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
        if not ids:
            yield
            return
        cited: set[str] = set()
        witnessed_by(cited.add)
        try:
            yield
        finally:
            witnessed_by(None)
        if missing := [id for id in ids if id not in cited]:
            pytest.fail(
                f"Marked with {', '.join(missing)}, but nothing citing it was created while the test ran: "
                "no Ruling, Event, ledger line or Answer.",
                pytrace=False,
            )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [id for name, held in report.user_properties if name == "rules" and isinstance(held, list) for id in held]
        if report.skipped and ids:
            self.skipped.append(report.nodeid)
        elif report.when == "call" and report.passed:
            for id in ids:
                self.tested.setdefault(id, set()).add(report.nodeid.partition("[")[0])

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        green = exitstatus == pytest.ExitCode.OK
        if not self.compare or not (green or (self.write and exitstatus == pytest.ExitCode.TESTS_FAILED)):
            return
        if self.skipped:
            done = "written" if self.write else "compared"
            self.verdict = f"not {done}: {len(self.skipped)} tests of rules were skipped, first {self.skipped[0]}"
            return
        found = rendered(matrix(self.tested))
        problems = excuse_problems(excused(), self.tested, known_rules())
        if self.write:
            COMMITTED.write_text(found, encoding="utf-8")
            self.verdict = f"written: passing tests show {len(self.tested)} rules"
        elif differs := difference(COMMITTED.read_text(encoding="utf-8") if COMMITTED.is_file() else "", found):
            problems.append(f"docs/coverage.json is out of date ({differs}): run `make coverage`")
        if problems:
            self.verdict = "; ".join([*([self.verdict] if self.verdict else []), *problems])
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.verdict:
            terminalreporter.write_line(f"rule coverage: {self.verdict}")
