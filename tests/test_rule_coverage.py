"""The coverage plugin: a mark without proof fails, marks are few, and the matrix reports what a full run found."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from broadfront.cli.coverage import Excuse, read_coverage
from tests.rule_coverage import RuleCoverage, mark_problem, marked_rules
from tests.rule_matrix import (
    COMMITTED,
    build_matrix,
    excuse_problems,
    ids_in_source,
    ids_in_tests,
    known_rules,
    render,
    summarize_difference,
)
from tools.deciders import load_deciders
from tools.trees import ROOT

Inner = Callable[..., pytest.RunResult]

SHOWS = """
from fractions import Fraction
import pytest
from broadfront.core.rulings import LedgerLine, refused
from broadfront.titles.rhine.data.combat_table import round_half_up

@pytest.mark.rule("OCS-ROUND-01")
def test_it():
    assert round_half_up(Fraction(7, 2)) == 4
"""


@pytest.fixture
def run_inner_pytest(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Inner:
    """Return a function that runs pytest with the plugin on a separate test file."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")

    def run(text: str, *options: str) -> pytest.RunResult:
        pytester.makeini(
            f"[pytest]\npythonpath = {ROOT} {ROOT / 'src'}\ntestpaths = .\nmarkers =\n    rule(id, ...): rules\n"
        )
        pytester.makeconftest('pytest_plugins = ["tests.witness", "tests.rule_coverage"]')
        pytester.makepyfile(test_inner=text)
        return pytester.runpytest_subprocess("-p", "no:cacheprovider", *options)

    return run


def test_a_marked_test_that_shows_its_rule_passes(run_inner_pytest: Inner) -> None:
    run_inner_pytest(SHOWS, "test_inner.py").assert_outcomes(passed=1)


def test_a_mark_without_code_that_decides_fails_the_test(run_inner_pytest: Inner) -> None:
    told = run_inner_pytest(SHOWS.replace("assert round_half_up(Fraction(7, 2)) == 4", "pass"), "test_inner.py")
    told.assert_outcomes(failed=1)
    told.stdout.fnmatch_lines(["*Marked with OCS-ROUND-01, but no function that decides it ran and nothing citing it*"])


def test_a_citation_shows_a_rule_only_where_code_that_decides_it_ran(run_inner_pytest: Inner) -> None:
    cites = SHOWS.replace("OCS-ROUND-01", "BF-01").replace("assert round_half_up(Fraction(7, 2)) == 4", "CITE")
    told = run_inner_pytest(cites.replace("CITE", 'refused("BF-01", "no.")'), "test_inner.py")
    told.assert_outcomes(failed=1)
    told.stdout.fnmatch_lines(["*Marked with BF-01, which was cited, but no code that decides it ran: core/game.py:*"])


def test_a_row_of_a_chart_is_shown_by_citing_it(run_inner_pytest: Inner) -> None:
    cites = SHOWS.replace("OCS-ROUND-01", "PAT-COMBAT-02")
    row = cites.replace("assert round_half_up(Fraction(7, 2)) == 4", 'LedgerLine(1, "odds", "PAT-COMBAT-02")')
    run_inner_pytest(row, "test_inner.py").assert_outcomes(passed=1)


def test_what_ran_in_another_test_does_not_count(run_inner_pytest: Inner) -> None:
    silent = SHOWS + '\n@pytest.mark.rule("OCS-ROUND-01")\ndef test_later():\n    pass\n'
    run_inner_pytest(silent, "test_inner.py").assert_outcomes(passed=1, failed=1)


def test_asking_a_function_that_keeps_its_answers_counts_each_time(run_inner_pytest: Inner) -> None:
    again = """
import pytest
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.rules.routes.movement import hex_effects

@pytest.mark.rule("ARD-TEC-22")
@pytest.mark.parametrize("n", [1, 2])
def test_it(n):
    hex_effects("", False)
    LedgerLine(-1, "leave", "ARD-TEC-22")
"""
    run_inner_pytest(again, "test_inner.py").assert_outcomes(passed=2)


def test_a_failure_of_the_test_itself_is_reported_as_such(run_inner_pytest: Inner) -> None:
    told = run_inner_pytest(SHOWS.replace("== 4", "== 3"), "test_inner.py")
    told.assert_outcomes(failed=1)
    told.stdout.fnmatch_lines(["*assert 4 == 3*"])
    told.stdout.no_fnmatch_line("*no function that decides it*")


def test_an_unknown_rule_on_a_mark_is_an_error(run_inner_pytest: Inner) -> None:
    told = run_inner_pytest(SHOWS.replace('rule("OCS-ROUND-01")', 'rule("BF-NONE")'), "test_inner.py")
    told.assert_outcomes(errors=1)
    told.stdout.fnmatch_lines(["*No rule book has 'BF-NONE'.*"])


def test_more_than_four_rules_on_one_test_are_an_error() -> None:
    assert mark_problem(["BF-01", "BF-02", "BF-03", "BF-04"]) == ""
    assert "5 rules on one test; at most 4" in mark_problem(["BF-01", "BF-02", "BF-03", "BF-04", "BF-05"])


def test_each_case_of_a_parametrised_test_is_counted_alone(run_inner_pytest: Inner) -> None:
    cells = """
import pytest
from broadfront.core.rulings import LedgerLine

RULES = ["WAR-TEC-04", "WAR-TEC-05", "WAR-TEC-06", "WAR-TEC-07", "WAR-TEC-08", "WAR-TEC-09"]

@pytest.mark.parametrize("rule", [pytest.param(r, marks=pytest.mark.rule(r)) for r in RULES])
def test_cell(rule):
    LedgerLine(1, "cell", rule if rule != "WAR-TEC-09" else "WAR-TEC-08")
"""
    run_inner_pytest(cells, "test_inner.py").assert_outcomes(passed=5, failed=1)


@pytest.mark.parametrize("processes", [(), ("-p", "xdist", "-n", "2")], ids=["one process", "two workers"])
def test_a_full_run_is_compared_with_the_committed_matrix(run_inner_pytest: Inner, processes: tuple[str, ...]) -> None:
    told = run_inner_pytest(SHOWS, *processes)
    assert told.ret == pytest.ExitCode.TESTS_FAILED
    told.assert_outcomes(passed=1)
    told.stdout.fnmatch_lines(["rule coverage: docs/coverage.json is out of date*run `make coverage`"])


def test_a_partial_run_is_not_compared_and_writes_nothing(run_inner_pytest: Inner) -> None:
    before = COMMITTED.read_bytes()
    assert run_inner_pytest(SHOWS, "test_inner.py").ret == pytest.ExitCode.OK
    told = run_inner_pytest(SHOWS, "--write-coverage", "-k", "it")
    assert told.ret == pytest.ExitCode.USAGE_ERROR
    told.stderr.fnmatch_lines(["*--write-coverage needs all tests*"])
    assert COMMITTED.read_bytes() == before


def test_a_skipped_test_of_a_rule_leaves_the_matrix_uncompared(run_inner_pytest: Inner) -> None:
    told = run_inner_pytest(SHOWS.replace("assert round_half_up(Fraction(7, 2)) == 4", 'pytest.skip("no browser")'))
    assert told.ret == pytest.ExitCode.OK
    told.stdout.fnmatch_lines(["rule coverage: not compared: 1 tests of rules were skipped*"])


def test_writing_takes_the_marks_and_runs_nothing(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.rule_coverage.COMMITTED", tmp_path / "coverage.json")
    monkeypatch.setattr("tests.rule_coverage.excused_rules", dict)
    marked = [item for item in request.session.items if marked_rules(item)][:1]
    collecting = SimpleNamespace(option=SimpleNamespace(collectonly=True))
    only = cast(pytest.Session, SimpleNamespace(items=marked, config=collecting))
    watcher = RuleCoverage(request.config, write=True)
    watcher.compare = True
    watcher.pytest_collection_finish(only)
    watcher.pytest_sessionfinish(only, pytest.ExitCode.OK)
    shown = {id: [item.nodeid.partition("[")[0]] for item in marked for id in marked_rules(item)}
    assert watcher.verdict == f"written: tests of {len(shown)} rules"
    assert (tmp_path / "coverage.json").read_text() == render(build_matrix(shown))


def test_collecting_compares_too_before_anything_is_run(run_inner_pytest: Inner) -> None:
    told = run_inner_pytest(SHOWS, "--collect-only")
    assert told.ret == pytest.ExitCode.TESTS_FAILED
    told.stdout.fnmatch_lines(["rule coverage: docs/coverage.json is out of date*run `make coverage`"])


def test_the_matrix_names_files_and_tests_and_adds_up() -> None:
    found = build_matrix({"BF-01": ["tests/a.py::test_it"]})
    rule = next(r for r in found.rules if r.id == "BF-01")
    assert rule.tested == ("tests/a.py::test_it",)
    assert "core/options.py:_refusal" in rule.implemented
    assert found.totals.tested == found.titles["core"].tested == 1
    assert found.totals.rules == len(known_rules()) == sum(t.rules for t in found.titles.values())


def test_a_rendered_matrix_has_a_line_a_rule_and_says_where_it_differs() -> None:
    with_one, with_none = render(build_matrix({"BF-02": ["tests/a.py::test_it"]})), render(build_matrix({}))
    assert len(json.loads(with_one)["rules"]) == len(known_rules())
    assert summarize_difference(with_one, with_one) == ""
    assert summarize_difference(with_none, with_one) == "1 rules differ, first BF-02"
    assert with_one.count("\n") == len(known_rules()) + 4


def test_the_committed_matrix_can_be_read_and_knows_every_rule() -> None:
    assert [r.id for r in read_coverage().rules] == list(known_rules())


def test_code_data_and_tests_cite_only_rules_that_exist() -> None:
    cited = ids_in_source() | ids_in_tests()
    assert cited
    assert [f"{place}: {id}" for place, ids in cited.items() for id in sorted(ids - known_rules().keys())] == []


def test_every_rule_has_code_that_decides_it() -> None:
    places = load_deciders().places_by_rule()
    assert [rule for rule in known_rules() if rule not in places] == []


def test_an_excuse_must_hold() -> None:
    known = {f"T-{n}": "toy" for n in range(100)}
    good = {"T-1": Excuse("same as T-2"), "T-3": Excuse("component excluded", "no such counter")}
    assert excuse_problems(good, ["T-2"], known) == []
    assert excuse_problems({"T-1": Excuse("same as T-2")}, [], known) == [
        "T-1 is excused as the same as T-2, which no test shows"
    ]
    assert excuse_problems({"T-1": Excuse("component excluded")}, ["T-1"], known) == [
        "T-1 is excused and tested: remove the excuse"
    ]
    assert excuse_problems({"T-x": Excuse("component excluded")}, [], known) == [
        "T-x is excused, but no rule book has it"
    ]
    assert 'not "too hard"' in excuse_problems({"T-1": Excuse("too hard")}, [], known)[0]


def test_at_most_one_rule_in_fifty_of_a_title_may_be_excused() -> None:
    known = {f"T-{n}": "toy" for n in range(149)}
    excuses = {f"T-{n}": Excuse("component excluded") for n in range(3)}
    assert excuse_problems(excuses, [], known) == ["toy: 3 of 149 rules are excused; at most 2 may be"]
    assert excuse_problems(excuses, [], known | {"T-149": "toy"}) == []
