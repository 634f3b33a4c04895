"""A set-up of the theatre made in the editor: counters of the chart, others, and the campaign that begins with them."""

from typing import Any

import pytest

from broadfront.board.editing import Edit
from broadfront.core.errors import Faults, Invalid
from broadfront.core.game import Game
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.editing import EDITOR, OFF_MAP
from tests.titles.rhine.support.asking import rhine_title

GERMAN = {"hex": "C20.08", "nation": "GE", "combat": "10-3-3 Leg", "steps": "3", "re": "3", "move": "", "throw": ""}


def playable() -> RhineGame:
    found = rhine_title()
    assert isinstance(found, RhineGame)
    return found


def apply_edits(position: dict[str, Any], *edits: Edit) -> dict[str, Any]:
    return EDITOR.apply_edits(playable(), position, edits)


def counters_on_map(position: dict[str, Any]) -> dict[str, str]:
    return {
        piece.counter.unit: piece.where
        for piece in EDITOR.displayed_position(playable(), position).pieces
        if piece.where != OFF_MAP
    }


def test_counters_are_placed_entered_and_taken_off_again() -> None:
    start = EDITOR.start_position(playable(), "clerk", "clerk")
    assert counters_on_map(start) == {}
    position = apply_edits(
        start, Edit(unit="US 79 Inf Div", where="C20.05"), Edit(formation="12 VG Div", values=GERMAN)
    )
    assert counters_on_map(position) == {"US 79 Inf Div": "C20.05", "12 VG Div": "C20.08"}
    position = apply_edits(
        position, Edit(unit="12 VG Div", where="Metz"), Edit(unit="12 VG Div", values={"mode": "Move"})
    )
    assert counters_on_map(position)["12 VG Div"] == "C44.37"
    position = apply_edits(position, Edit(unit="12 VG Div", where=OFF_MAP), Edit(unit="US 79 Inf Div", where=OFF_MAP))
    assert counters_on_map(position) == {}
    assert len(EDITOR.displayed_position(playable(), position).pieces) == len(
        EDITOR.displayed_position(playable(), start).pieces
    )


def test_dumps_and_rail_heads_are_set_by_hex_and_a_list_is_read() -> None:
    position = EDITOR.read_position(playable(), "id,hex\nUS 79 Inf Div,Nancy\n", "counters.csv")
    position = apply_edits(
        position,
        Edit(fact="dump US", value={"Nancy": "4"}),
        Edit(fact="railheads", value={"Nancy": "allied"}),
        Edit(fact="ground", value="Mud"),
    )
    laid = EDITOR.displayed_position(playable(), position)
    (nancy,) = laid.facts["dump US"]
    assert laid.facts["dump US"] == {nancy: "4"}
    assert laid.facts["railheads"] == {nancy: "allied"}
    assert laid.facts["ground"] == "Mud"
    assert {marker.label for marker in laid.markers if marker.hex == nancy} == {"4", "R"}


def test_a_campaign_begins_with_what_was_edited_and_its_moments_can_be_edited() -> None:
    position = apply_edits(
        {"scenario": "clerk"}, Edit(unit="US 79 Inf Div", where="C20.05"), Edit(formation="12 VG Div", values=GERMAN)
    )
    state = EDITOR.playable_state(playable(), position)
    assert isinstance(state, RhineState)
    assert state.clock.player_turns
    game = Game.new(playable(), scenario="clerk", variant="clerk", seed=1, start=state.to_data())
    again = playable().written(game.state)
    assert counters_on_map(again) == {"US 79 Inf Div": "C20.05", "12 VG Div": "C20.08"}
    assert counters_on_map(apply_edits(again, Edit(unit="12 VG Div", where="C20.09")))["12 VG Div"] == "C20.09"


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (Edit(unit="Nobody", where="C20.05"), "Unknown unit"),
        (Edit(unit="US 79 Inf Div", values={"mode": "Move"}), "give it a hex first"),
        (Edit(formation="X", values={**GERMAN, "hex": ""}), "Choose a hex"),
        (Edit(formation="X", values={**GERMAN, "combat": ""}), "Combat side"),
        (Edit(formation="X", values={**GERMAN, "steps": "many"}), "not a whole number"),
        (Edit(formation="US 79 Inf Div", values=GERMAN), "already"),
        (Edit(fact="luck", value="1"), "Unknown fact"),
    ],
)
def test_an_edit_that_cannot_be_is_refused(edit: Edit, said: str) -> None:
    with pytest.raises(Invalid) as caught:
        apply_edits({"scenario": "clerk"}, edit)
    assert said in str(caught.value)


def test_counters_of_both_sides_in_a_hex_are_told_as_a_problem() -> None:
    position = apply_edits(
        {"scenario": "clerk"}, Edit(unit="US 79 Inf Div", where="C20.08"), Edit(formation="12 VG Div", values=GERMAN)
    )
    assert any("C20.08" in problem.text for problem in EDITOR.displayed_position(playable(), position).problems)
    with pytest.raises(Invalid):
        EDITOR.start_position(playable(), "corridor", "two-player")


def test_dumps_and_rail_heads_of_a_list_are_in_the_editor_and_in_the_campaign_it_begins() -> None:
    text = "id,hex,side,nation,kind,sp\nUS dump,Metz,,US,dump,2+1T\nHead,Nancy,allied,,railhead,\n"
    position = EDITOR.read_position(rhine_title(), text, "list.csv")
    assert position["dumps"] == {"US": {"Metz": "2+1T"}}
    state = EDITOR.playable_state(rhine_title(), position)
    assert isinstance(state, RhineState)
    assert state.supply.dumps == {"US C44.37": 9}
    assert list(state.land.railheads.values()) == ["allied"]


def test_all_that_is_wrong_with_a_list_is_told_at_once_in_the_editor_too() -> None:
    text = "id,hex,side,nation,combat,steps,re\nUS 79 Inf Dv,C20.05,,,,,\nX,Nowhere at all,german,GE,9-3-3 Leg,1,1\n"
    with pytest.raises(Faults) as caught:
        EDITOR.read_position(rhine_title(), text, "list.csv")
    assert [said.split(", ")[1] for said, _ in caught.value.faults] == ["row 2", "row 3"]
