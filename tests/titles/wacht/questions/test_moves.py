"""Questions and commands about moves in a position."""

from pathlib import Path
from typing import Any

import pytest

from broadfront.cli import main
from broadfront.core.opening import open_file
from broadfront.titles.wacht.rules.actions import Begin, Move
from broadfront.titles.wacht.rules.unit_reach import mover_reach
from broadfront.titles.wacht.table.answers import move_answer, reach_answer
from tests.titles.wacht.support.asking import (
    answer_value,
    ask_wacht,
    invalid_error,
    ledger_total,
    refusing_rules,
    wacht_title,
)
from tests.titles.wacht.support.bridges import move_in_game, panther_unit, river_road, tiger_unit
from tests.titles.wacht.support.field_of_play import (
    make_position,
    pending_chance,
    place_of,
    play_until,
    start_game,
    state_of,
    unit_entry,
)

SETUP: dict[str, Any] = {
    "format": "wacht-setup 1",
    "label": "At Dasburg",
    "turn": "Dec 16 AM",
    "army": [{"id": "5 Pz", "side": "german"}],
    "formation": [
        {
            "id": "2 Pz",
            "side": "german",
            "kind": "division",
            "army": "5 Pz",
            "units": [
                {"id": "I/3 Pz", "row": "AFV", "at": "Irrhausen", "vehicles": ["Panther"]},
                {"id": "gun", "row": "Towed Horse", "at": "Arzfeld", "battery": "IB"},
            ],
        }
    ],
}


def test_where_a_unit_can_go_is_a_question() -> None:
    found = ask_wacht("reach", position=SETUP, unit="I/3 Pz")
    rows = {row["hex"]: row for row in found.value["destinations"]}
    daleiden = wacht_title().map.find("Daleiden")
    assert rows[daleiden]["kind"] == "road"
    assert ledger_total(found) == 12


def test_the_path_to_one_hex_has_a_ledger_that_adds_up() -> None:
    found = ask_wacht("reach", position=SETUP, unit="I/3 Pz", to="Daleiden")
    assert found.value["path"][-1] == wacht_title().map.find("Daleiden")
    assert ledger_total(found) == ledger_total(
        ask_wacht("move", position=SETUP, unit="I/3 Pz", path=found.value["path"], kind="road")
    )
    assert "ask wacht.move" in str(invalid_error("reach", position=SETUP, unit="I/3 Pz", to="Bastogne"))


def test_whether_a_path_is_legal_is_a_question() -> None:
    far = answer_value("move", position=SETUP, unit="I/3 Pz", path=["Daleiden", "Bastogne"], kind="road")
    assert far["legal"] is False
    assert far["why"].startswith("I/3 Pz at "), "a sentence, whatever the facts of the ruling are called"
    assert far["nearest"].startswith("Move I/3 Pz")
    near = ask_wacht("reach", position=SETUP, unit="I/3 Pz", to="Daleiden").value
    good = answer_value(
        "move", position=SETUP, unit="I/3 Pz", path=near["path"], kind=near["kind"], means=near["means"]
    )
    assert good == {"legal": True, "cost": near["cost"], "ends": near["hex"], "needs": [], "happens": []}


@pytest.mark.rule("WAR-COLLAPSE-04", "WAR-COLLAPSE-11")
def test_a_bridge_that_falls_ends_the_path_before_it_and_costs_nothing() -> None:
    state = river_road(tiger_unit(), bridge="german_engineer")
    found = move_answer(state, "tiger", ("0302", "0303"), "road", (), None)
    assert (found.value["legal"], found.value["cost"], found.value["ends"]) == (True, 1, "0302")
    assert found.value["happens"] == ["the bridge into 0303 falls, and the move ends before it"]
    assert {"WAR-COLLAPSE-02", "WAR-COLLAPSE-04"} <= set(found.rules)
    beyond = move_answer(state, "tiger", ("0302", "0303", "0304"), "road", (), None)
    assert beyond.value["legal"] is False
    assert "the bridge falls" in beyond.value["why"]
    table = move_in_game(state, "tiger", "0302", "0303")
    assert place_of(table, "tiger") == found.value["ends"]


@pytest.mark.rule("WAR-ROAD-15", "WAR-COLLAPSE-10")
def test_a_path_tells_the_rolls_it_depends_on_as_reach_does() -> None:
    state = river_road(panther_unit())
    path = ("0302", "0303", "0304")
    found = move_answer(state, "panther", path, "road", (), None)
    assert found.value["needs"] == ["the bridge into 0303 must hold: 3 in 10"]
    assert list(map(str, mover_reach(state, "panther", "road").required_rolls("0304"))) == found.value["needs"]
    assert {"WAR-ROAD-15", "WAR-COLLAPSE-06"} <= set(found.rules)
    table = move_in_game(state, "panther", *path)
    assert pending_chance(table).what == "bridge collapse under panther"


@pytest.mark.rule("WAR-7.14.0-01", "WAR-7.14.0-02")
def test_a_path_tells_the_stop_rolls_of_rangers() -> None:
    state = make_position(
        american=[unit_entry("rangers", "US Leg units", "0302", ranger=True, steps=3)],
        german=[unit_entry("foe", "GE Leg units", "0204", steps=2)],
        tags={"0204": "fort"},
    )
    through = move_answer(state, "rangers", ("0303", "0403"), "regular", (), None)
    assert through.value["needs"] == ["the stop roll in 0303 must be passed: 2 in 10"]
    assert "WAR-7.14.0-01" in through.rules
    there = move_answer(state, "rangers", ("0303",), "regular", (), None)
    assert there.value["needs"] == []
    assert there.value["happens"] == ["a stop roll in 0303 decides whether the unit may go on: 2 in 10"]


def test_a_question_in_the_middle_of_a_move_counts_what_is_spent() -> None:
    state = make_position(german=[unit_entry("tank", "AFV", "0301")])
    table = play_until(start_game(state), "german Choose a formation")
    table.apply(Begin("G1"))
    table.apply(Move("tank", ("0302", "0303")))
    rest = reach_answer(state_of(table), "tank", "0304").value
    assert (rest["path"], rest["cost"], rest["left"]) == (["0304"], 1, 9)
    assert move_answer(state_of(table), "tank", ("0304",), "road", (), None).value["legal"] is False


def test_a_unit_that_cannot_move_says_by_which_rule() -> None:
    assert refusing_rules("reach", position=SETUP, unit="gun") == ("WAR-UNIT-01", "WAR-UNIT-32")
    assert answer_value("move", position=SETUP, unit="gun", path="Arzfeld")["legal"] is False
    assert invalid_error("reach", position=SETUP, unit="nobody").parameter == "unit"
    assert invalid_error("reach", position="nowhere", unit="gun").parameter == "scenario"
    assert "format" in str(invalid_error("reach", position={}, unit="gun"))


def test_the_reach_command_tells_costs_and_ledgers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wacht", "reach", "I/2 PzGr"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["hex", "MP", "left", "kind", "depends", "on"]
    hex = told[1].split()[0]
    assert main(["wacht", "reach", "I/2 PzGr", "--to", hex]) == 0
    assert f"I/2 PzGr to {hex}" in capsys.readouterr().out
    assert main(["wacht", "reach", "Nobody"]) == 2
    assert "Unknown unit 'Nobody'" in capsys.readouterr().err
    assert main(["wacht", "reach", "I/277 Art"]) == 2
    assert "WAR-UNIT-32" in capsys.readouterr().err


def test_the_setup_command_starts_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, picture = tmp_path / "game.bf", tmp_path / "map.svg"
    assert main(["wacht", "setup", "--save", str(out), "--draw", str(picture)]) == 0
    assert "277 VGD (German, 6 Pz)" in capsys.readouterr().out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    game = open_file(wacht_title(), out).game
    assert not game.over
    assert main(["wacht", "setup", str(tmp_path / "none.toml")]) == 2
    assert "Cannot read" in capsys.readouterr().err
