"""Questions and commands about moves in a position."""

from pathlib import Path
from typing import Any

import pytest

from broadfront.cli import main
from broadfront.core.opening import open_file
from tests.titles.wacht.support.asking import (
    answer_value,
    ask_wacht,
    invalid_error,
    ledger_total,
    refusing_rules,
    wacht_title,
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
    assert good == {"legal": True, "cost": near["cost"]}


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
