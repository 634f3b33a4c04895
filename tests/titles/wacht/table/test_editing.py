"""Editing a set-up: effects of edits, refusals, and that nothing is lost."""

import json
import tomllib
from typing import Any, cast

import pytest

from broadfront.board.editing import Edit
from broadfront.core.errors import Invalid
from broadfront.core.reading.toml_text import toml_text
from broadfront.titles import playable
from broadfront.titles.wacht.game import WachtGame
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.editing import EDITOR

title = cast(WachtGame, playable("wacht"))
SCENARIO = "shoulder-and-our"


def opening_position() -> dict[str, Any]:
    return json.loads(json.dumps(EDITOR.start_position(title, SCENARIO, "two-player")))  # type: ignore[no-any-return]


def piece(position: dict[str, Any], unit: str) -> Any:
    return next(one for one in EDITOR.displayed_position(title, position).pieces if one.counter.unit == unit)


def edited_position(*edits: Edit) -> dict[str, Any]:
    return EDITOR.apply_edits(title, opening_position(), edits)


def test_the_demonstration_written_out_as_a_file_and_read_again_is_the_demonstration() -> None:
    written = toml_text(opening_position())
    assert tomllib.loads(written)["turn"] == "Dec 16 AM"
    position = EDITOR.read_position(title, written, "mine.toml")
    assert EDITOR.playable_state(title, position).to_data() == title.set_up(SCENARIO, "two-player", {}).to_data()


def test_every_fact_can_be_set_to_what_it_is_and_stays_the_same() -> None:
    position = opening_position()
    facts = EDITOR.displayed_position(title, position).facts
    assert {field.name for field in EDITOR.editable_values(title, position).facts} == facts.keys()
    edits = [Edit(fact=name, value=json.loads(json.dumps(value))) for name, value in facts.items()]
    assert json.loads(json.dumps(EDITOR.apply_edits(title, position, edits))) == position


def test_every_value_of_every_unit_can_be_set_to_what_it_is() -> None:
    position = opening_position()
    edits = [
        Edit(unit=one.counter.unit, where=one.where, values={name: one.values[name] for name in one.only or ()})
        for one in EDITOR.displayed_position(title, position).pieces
    ]
    assert json.loads(json.dumps(EDITOR.apply_edits(title, position, edits))) == position


def test_a_unit_is_placed_by_hex_or_name_lifted_off_copied_and_taken_out() -> None:
    position = edited_position(
        Edit(unit="I/3 Pz", where="Dasburg", values={"mode": "pa", "steps": 2, "markers": ["fatigue"]})
    )
    placed = piece(position, "I/3 Pz")
    assert placed.where == title.map.find("Dasburg")
    assert (placed.values["mode"], placed.values["steps"], placed.counter.full_steps) == ("pa", 2, 3)
    assert "Fatigue" in placed.counter.badges
    position = EDITOR.apply_edits(title, position, [Edit(unit="I/3 Pz", where="Off map", values={"copy": "III/3 Pz"})])
    assert piece(position, "I/3 Pz").counter.box == "Off map"
    assert piece(position, "III/3 Pz").group == "2 Pz"
    position = EDITOR.apply_edits(title, position, [Edit(unit="I/3 Pz", where="Taken out")])
    assert all(one.counter.unit != "I/3 Pz" for one in EDITOR.displayed_position(title, position).pieces)


def test_turn_ground_fuel_works_and_bridges_are_set() -> None:
    key = "057064-057065"
    position = edited_position(
        Edit(fact="turn", value="Dec 17 Night"),
        Edit(fact="ground", value="thaw"),
        Edit(fact="night_activity", value=["german"]),
        Edit(fact="fuel 5 Pz", value="3/2"),
        Edit(fact="works", value={"050050": "fort"}),
        Edit(fact="bridges", value={key: "german_engineer+safe"}),
    )
    state = EDITOR.playable_state(title, position)
    assert isinstance(state, WachtState)
    assert (str(state.clock.game_turn), state.clock.ground, state.armies.fp["5 Pz"]) == ("Dec 17 Night", "thaw", 3)
    assert state.land.bridges[key] == "german_engineer+safe"
    assert state.land.works["050050"] == "fort"
    printed = EDITOR.apply_edits(
        title, position, [Edit(fact="bridges", value={key: ""}), Edit(fact="works", value={"050050": ""})]
    )
    facts = EDITOR.displayed_position(title, printed).facts
    assert (key in facts["bridges"], "050050" in facts["works"]) == (False, False)


def test_enemies_in_one_hex_are_told_as_a_problem_and_no_game_starts_from_there() -> None:
    enemy = piece(opening_position(), "3/395").where
    position = edited_position(Edit(unit="I/48", where=enemy))
    (problem,) = [one for one in EDITOR.displayed_position(title, position).problems if one.rule == "WAR-H-48"]
    assert problem.where == enemy
    with pytest.raises(Invalid, match="Enemies share"):
        EDITOR.playable_state(title, position)


def test_an_overstacked_hex_is_told_and_can_be_played() -> None:
    where = piece(opening_position(), "I/48").where
    position = edited_position(*(Edit(unit=unit, where=where) for unit in ("I/27", "II/27", "I/89")))
    assert any(
        "overstacked" in problem.text and problem.where == where
        for problem in EDITOR.displayed_position(title, position).problems
    )
    assert isinstance(EDITOR.playable_state(title, position), WachtState)


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (Edit(unit="nobody", where="Dasburg"), "nobody"),
        (Edit(unit="I/48", where="Atlantis"), "Atlantis"),
        (Edit(unit="I/48", values={"steps": 9}), "1 to 2"),
        (Edit(unit="I/48", values={"mode": "sleepy"}), "sleepy"),
        (Edit(unit="I/48", values={"hat": 1}), "hat"),
        (Edit(unit="I/48", values={"copy": "II/48"}), "two units have the id"),
        (Edit(fact="turn", value="Noon"), "Noon"),
        (Edit(fact="weather", value="mist"), "weather"),
        (Edit(fact="works", value=["050050"]), "a word for each"),
        (Edit(fact="bridges", value={"057064-057065": "ivory"}), "ivory"),
        (Edit(fact="fuel 9 Pz", value="1"), "9 Pz"),
    ],
)
def test_an_edit_that_cannot_be_is_refused_in_words(edit: Edit, told: str) -> None:
    with pytest.raises(Invalid, match=told):
        edited_position(edit)


def test_a_file_that_is_no_set_up_is_refused_with_what_one_begins_with() -> None:
    with pytest.raises(Invalid, match="wacht-setup 1"):
        EDITOR.read_position(title, 'format = "patrol"', "mine.toml")
    with pytest.raises(Invalid, match=r"mine\.toml"):
        EDITOR.read_position(title, "format = ", "mine.toml")
