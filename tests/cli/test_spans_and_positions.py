"""`ask` over spans of numbers, and `odds` of a position file."""

import json
from pathlib import Path

import pytest

from broadfront.titles import playable
from tests.cli.conftest import Run


def test_a_span_asks_for_each_number(run: Run) -> None:
    rows = json.loads(run("ask", "patrol.combat", "odds=2:1", "die=1..6", "--json").out)
    assert [row["die"] for row in rows] == [1, 2, 3, 4, 5, 6]
    single = json.loads(run("ask", "patrol.combat", "odds=2:1", "die=4", "--json").out)
    assert rows[3]["result"] == single["value"]["result"]


def test_two_spans_are_crossed_and_what_is_nested_is_one_cell(run: Run) -> None:
    told = run("ask", "rhine.supply", "nation=us", "date=1944-09-26", "dice=2..12", "ground=dry", "--json")
    rows = json.loads(told.out)
    assert [row["dice"] for row in rows] == list(range(2, 13))
    assert not [value for row in rows for value in row.values() if isinstance(value, (dict, list))]


@pytest.mark.parametrize(
    ("span", "message"),
    [
        ("6..1", "die: '6..1' is not a span of at most 1000 numbers, the lower first."),
        ("1..5000", "is not a span of at most 1000 numbers"),
        ("0..3", "die: 0 is not accepted"),
        ("1..x", "die: '1..x' is not accepted"),
    ],
)
def test_a_span_that_makes_no_sense_is_one_line(run: Run, span: str, message: str) -> None:
    told = run("ask", "patrol.combat", "odds=2:1", f"die={span}")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert message in told.err


def test_the_odds_of_a_position_file(run: Run, tmp_path: Path) -> None:
    title = playable("ardennes")
    attack = json.dumps(title.codec.encode(next(title.attacks(title.position("initial_assault"), "german"))))
    for file, text in (("at.toml", 'scenario = "initial_assault"\n'), ("at.json", '{"scenario": "initial_assault"}')):
        (tmp_path / file).write_text(text)
        found = json.loads(run("odds", tmp_path / file, attack, "--json").out)
        assert found["exact"]
        assert sum(outcome["weight"] for outcome in found["outcomes"]) == int(found["total"])


@pytest.mark.parametrize(
    ("file", "text", "words", "message"),
    [
        ("at.toml", "scenario = ", [], "not TOML"),
        ("at.json", "{", [], "not JSON"),
        ("at.toml", 'scenario = "moon"', [], "moon"),
        ("at.toml", 'scenario = "bridge"', ["--title", "patrol"], "patrol has no words for positions."),
    ],
)
def test_a_position_that_makes_no_sense_is_one_line(
    run: Run, tmp_path: Path, file: str, text: str, words: list[str], message: str
) -> None:
    (tmp_path / file).write_text(text)
    told = run("odds", tmp_path / file, "attack 0204 751.326VG.LXVII", *words)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert message in told.err
