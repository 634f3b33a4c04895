"""Mutants of deciding code: what is changed, which tests are run on each, and what is reported."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from tools import mutants
from tools.deciders import load_deciders
from tools.mutants import Explanation, Verdict, Verdicts, plan_tests, report
from tools.mutating import (
    Mutant,
    _possible_changes,
    all_mutants,
    change_figure,
    difference,
    rules_of_row,
    sample_mutants,
    with_figure,
)
from tools.trees import ROOT

STACKS = "titles/rhine/data/sector.py:exceeds_stack_limit"
TERRAIN = "titles/ardennes/charts/terrain.toml"


@cache
def every_mutant() -> list[Mutant]:
    return all_mutants(load_deciders())


def variants(body: str) -> list[str]:
    """Return the last line of a function after each possible change."""
    found = []
    source = f"def one(a: int = 1) -> object:\n    '''Says 1.'''\n    assert a > 0\n    {body}\n"
    for number in range(len(_possible_changes(cast(ast.FunctionDef, ast.parse(source).body[0])))):
        function = cast(ast.FunctionDef, ast.parse(source).body[0])
        _possible_changes(function)[number]()
        found.append(ast.unparse(function).splitlines()[-1].strip())
    return found


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("a < b", ["a <= b"]),
        ("a == b in c", ["a != b in c", "a == b not in c"]),
        ("a + b * c", ["a - b * c", "a + (b + c)"]),
        ("a and b", ["a or b"]),
        ("not a", ["not not a"]),
        ("x = 3", ["x = 4", "x = 2"]),
        ("x = True", ["x = False"]),
        ("x += y", ["x -= y"]),
        ("return a", ["return None"]),
        ("return 'ARD-TEC-01'", []),
        ("x = f'{1 + 2}'", []),
        ("x: Literal[3] = y", []),
    ],
)
def test_one_thing_is_changed_at_a_time_and_never_a_word(body: str, found: list[str]) -> None:
    assert variants(body) == found


def test_every_mutant_has_a_key_of_its_own_and_lies_in_code_that_decides() -> None:
    found = every_mutant()
    assert len({mutant.key for mutant in found}) == len(found) > 1000
    assert {mutant.place for mutant in found if not mutant.is_row} <= load_deciders().functions()
    assert sample_mutants(found, 20, 1) == sample_mutants(found, 20, 1) != sample_mutants(found, 20, 2)
    for mutant in sample_mutants(found, 60, 3):
        before, after = difference(mutant)
        assert before != after


def figure() -> Mutant:
    return next(m for m in every_mutant() if m.file == TERRAIN and m.name == "terrain.1")


def test_a_figure_of_a_chart_is_changed_in_the_data_that_is_read() -> None:
    mutant = figure()
    data = {"terrain": [{}, {"rule": "ARD-TEC-02", "infantry": 1, "mechanized": 2, "frozen": 1}]}
    made = with_figure(data, mutant)
    assert [key for key in data["terrain"][1] if made["terrain"][1][key] != data["terrain"][1][key]] == [mutant.at[-1]]
    assert rules_of_row(mutant) == ["ARD-TEC-02"]
    assert change_figure("1:2") == "2:2"


CHILD = """
from fractions import Fraction
from broadfront.titles import load_title
from broadfront.titles.rhine.data.sector import exceeds_stack_limit
from tools.deciders import load_deciders
from tools.mutant_children import apply_mutant
from tools.mutating import all_mutants, difference

found = all_mutants(load_deciders())
before = exceeds_stack_limit(Fraction(10))
apply_mutant(next(m for m in found if m.place == %r and difference(m)[1] == "return size_in_re >= STACK_LIMIT"))
figure = next(m for m in found if m.file == %r and m.name == "terrain.1")
printed = load_title("ardennes").files.toml("charts/terrain.toml")["terrain"][1][figure.at[-1]]
apply_mutant(figure)
made = load_title("ardennes").files.toml("charts/terrain.toml")["terrain"][1][figure.at[-1]]
print(before, exceeds_stack_limit(Fraction(10)), made - printed)
"""


def test_a_process_gets_the_code_and_the_figure_of_a_mutant() -> None:
    told = subprocess.run(
        [sys.executable, "-c", CHILD % (STACKS, TERRAIN)],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["False", "True", "1"]


class Item:
    """A stand-in for a pytest item with only what the plan reads."""

    def __init__(self, name: str, *rules: str) -> None:
        self.nodeid, self.rules = name, rules

    def iter_markers(self, name: str) -> list[pytest.Mark]:
        return [pytest.mark.rule(*self.rules).mark] if self.rules else []


def test_tests_that_claim_the_rule_come_before_those_that_cover_it_and_the_fastest_before_others() -> None:
    mutant = Mutant(STACKS, (0, 1), "")
    names = [f"tests/titles/rhine/test_a.py::test_{letter}" for letter in "abcd"]
    items = [Item(name) for name in (*names[:3], "tests/titles/wacht/test_b.py::test_e")]
    items.append(Item(names[3], "R-1"))
    known = {names[0]: (0.1, []), names[1]: (3.0, [STACKS]), names[2]: (2.0, [STACKS]), names[3]: (9.0, [STACKS])}
    planned = plan_tests(mutant, cast(list[pytest.Item], items), known, ["R-1"])
    assert [test.item.nodeid[-1] for test in planned] == ["d", "c", "b", "a"]


def test_verdicts_are_kept_and_survivors_reported_with_the_reason_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = [Mutant(f"titles/a/rules/b.py:{name}", (0, 1), "x") for name in ("one", "two", "three", "four")]
    verdicts = Verdicts(tmp_path)
    for mutant, word in zip(drawn, ("killed", "survived", "survived", "not made"), strict=True):
        verdicts.add(Verdict(mutant.key, mutant.place, word, "", 0.1, "a < b", "a <= b"))
    why = Explanation("titles/a/rules/b.py:three", "a < b", "a <= b", "They are never equal.")
    monkeypatch.setattr(mutants, "load_explanations", lambda: [why])
    page, open_ = report(drawn, Verdicts(tmp_path), 7)
    assert open_ == 1
    assert "seed 7: 4 drawn, 4 judged, 1 refused by Python." in page
    assert "Killed 1 of 3 (33.3%); survived 2, of these explained 1." in page
    assert page.index("b.py:two") < page.index("Not explained") < page.index("b.py:three") < page.index("never equal")


def test_every_explained_mutant_is_of_code_that_there_is() -> None:
    places = load_deciders().functions() | {mutant.place for mutant in every_mutant() if mutant.is_row}
    assert [one.place for one in mutants.load_explanations() if one.place not in places or not one.why] == []
