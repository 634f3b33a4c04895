"""`broadfront rules`: a rule by id, rules by words, and the coverage matrix."""

import json
from pathlib import Path

import msgspec
import pytest

from broadfront.cli import coverage
from broadfront.cli.coverage import Coverage, Excuse, RuleCoverage, read_coverage, totals_of
from tests.cli.conftest import Run


@pytest.mark.usefixtures("toy")
def test_a_rule_is_shown_with_its_reading_and_source_whatever_the_case(run: Run) -> None:
    shown = "TOY-1 (toy)\n  A ware costs what the chart says.\n  Read as: The chart is in whole coins.\n  See TOY-2\n"
    assert run("rules", "show", "toy-1") == (0, f"{shown}  Source: house\n", "")


@pytest.mark.usefixtures("toy")
def test_a_rule_as_json_has_all_fields(run: Run) -> None:
    shown = json.loads(run("rules", "show", "TOY-1", "--json").out)
    assert shown["title"] == "toy"
    assert shown["see"] == ["TOY-2"]


def test_rules_of_the_engine_are_shown_too(run: Run) -> None:
    assert run("rules", "show", "BF-01").out.startswith("BF-01 (core)\n")
    assert run("rules", "show", "BF-01", "--title", "core").out.startswith("BF-01 (core)\n")


def test_search_finds_rules_that_hold_all_words(run: Run) -> None:
    told = run("rules", "search", "Roadblock", "supply")
    assert told.code == 0
    assert "ARD-SEQ-10" in told.out
    everywhere = json.loads(run("rules", "search", "--json", "retreat").out)
    assert {rule["title"] for rule in everywhere} >= {"ardennes", "patrol"}
    assert all("retreat" in f"{rule['id']} {rule['text']} {rule['reading']}".casefold() for rule in everywhere)


def test_search_in_one_title_stays_there(run: Run) -> None:
    found = json.loads(run("rules", "search", "retreat", "--title", "patrol", "--json").out)
    assert {rule["title"] for rule in found} == {"patrol"}


def test_search_that_finds_nothing_says_so(run: Run) -> None:
    assert run("rules", "search", "zeppelin") == (0, "No rule holds zeppelin. Try fewer or shorter words.\n", "")
    assert run("rules", "search", "zeppelin", "--json").out == "[]\n"


@pytest.mark.usefixtures("toy")
def test_a_rule_book_of_ones_own_is_announced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text('[[rule]]\nid = "TOY-1"\ntext = "All is free."\n')
    told = run("rules", "show", "TOY-1", "--title", "toy", "--data", tmp_path)
    assert told.out == "TOY-1 (toy)\n  All is free.\n"
    assert told.err == f"toy: rules.toml taken from {tmp_path}, instead of ours.\n"


RULES = (
    RuleCoverage("T-1", "toy", ("titles/toy/a.py", "titles/toy/b.py"), ("tests/test_a.py::test_it",), None),
    RuleCoverage("T-2", "toy", (), (), Excuse("same as T-1")),
    RuleCoverage("T-3", "toy", (), (), None),
    RuleCoverage("U-1", "other", (), (), None),
)


@pytest.fixture
def committed_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    titles = {title: totals_of([r for r in RULES if r.title == title]) for title in ("toy", "other")}
    monkeypatch.setattr(coverage, "read_coverage", lambda: Coverage(RULES, totals_of(RULES), titles))


@pytest.mark.usefixtures("committed_matrix")
def test_coverage_gives_totals_of_every_title(run: Run) -> None:
    lines = [line.split() for line in run("rules", "coverage").out.splitlines()]
    assert lines == [
        ["rules", "implemented", "tested", "excused", "open"],
        ["toy", "3", "1", "1", "1", "1"],
        ["other", "1", "0", "0", "0", "1"],
        ["all", "4", "1", "1", "1", "2"],
    ]


@pytest.mark.usefixtures("committed_matrix")
def test_coverage_of_a_title_goes_rule_by_rule(run: Run) -> None:
    lines = run("rules", "coverage", "toy").out.splitlines()
    assert lines[1] == "T-1   titles/toy/a.py and 1 more  tests/test_a.py::test_it"
    assert lines[2].endswith("excused: same as T-1")
    assert [line.split()[0] for line in run("rules", "coverage", "--open").out.splitlines()[1:3]] == ["T-3", "U-1"]


@pytest.mark.usefixtures("committed_matrix")
def test_coverage_as_json_has_rules_and_totals(run: Run) -> None:
    whole = json.loads(run("rules", "coverage", "--json").out)
    assert [rule["id"] for rule in whole["rules"]] == ["T-1", "T-2", "T-3", "U-1"]
    assert whole["totals"] == {"rules": 4, "implemented": 1, "tested": 1, "excused": 1, "open": 2}
    assert whole["rules"][1]["excused"] == {"reason": "same as T-1", "note": ""}
    toy = json.loads(run("rules", "coverage", "toy", "--json").out)
    assert toy["totals"]["rules"] == len(toy["rules"]) == 3


def test_the_committed_coverage_is_printed_in_full(run: Run) -> None:
    told = run("rules", "coverage", "--json")
    assert msgspec.json.decode(told.out, type=Coverage) == read_coverage()


def test_an_installed_package_brings_the_coverage_along(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site" / "broadfront"
    package.mkdir(parents=True)
    committed = msgspec.json.encode(read_coverage())
    monkeypatch.setattr("broadfront.__file__", str(package / "__init__.py"))
    assert run("rules", "coverage").err.startswith("There is no coverage.json. Run `make coverage`")
    (package / "coverage.json").write_bytes(committed[:-100])
    assert run("rules", "coverage").err.startswith(f"{package / 'coverage.json'}: ")
    (package / "coverage.json").write_bytes(committed)
    assert msgspec.json.encode(read_coverage()) == committed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["show", "ARD-NONE"], "Unknown rule 'ARD-NONE': expected "),
        (["show", "ARD-NONE", "--title", "patrol"], "Unknown rule 'ARD-NONE': expected "),
        (["show"], "Missing argument 'ID'. See `broadfront rules show --help`."),
        (["show", "BF-01", "--colour"], "No such option: --colour"),
        (["search"], "Missing argument 'WORDS...'"),
        (["search", "retreat", "--title", "toy"], "Unknown title 'toy': expected "),
        (["search", "retreat", "--data", "x"], "--data needs --title: which title do the files belong to?"),
        (["coverage", "tony"], "Unknown title 'tony': expected "),
        (["find", "x"], "Unknown command of rules 'find': expected book, coverage, print, search, show, word"),
    ],
)
def test_a_wrong_request_is_one_line_and_exit_code_2(run: Run, words: list[str], message: str) -> None:
    told = run("rules", *words)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(message)
    assert told.err.count("\n") == 1
