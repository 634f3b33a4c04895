"""What a position file names is laid over what there is at the start of its scenario."""

import pytest

from broadfront.titles.ardennes.game.position_reading import load_position
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from tests.titles.ardennes.support.real import title

PEIPER = "Peiper.1SS.ISS"


def loaded(**said: object) -> ArdennesState:
    return load_position(title(), said)[0]


@pytest.mark.parametrize("written", [1, 2])
def test_a_depot_that_a_file_names_leaves_the_others_as_the_scenario_has_them(written: int) -> None:
    start = loaded(scenario="bastogne_surrounded")
    assert start.land.depots == {"Samrée": 1}
    state = loaded(scenario="bastogne_surrounded", format=written, depots={"Büllingen": 0})
    assert state.land.depots == {"Samrée": 1, "Büllingen": 0}


def test_a_bridge_that_is_as_printed_is_no_departure() -> None:
    bridge = next(c.id for c in title().attributes.crossings if c.bridged)
    assert loaded(scenario="campaign", bridges={bridge: "intact"}) == loaded(scenario="campaign")


def test_an_eliminated_unit_has_no_markers_whatever_its_entry_says() -> None:
    marked = {"supply": "LowSupply", "dispersed": True, "out_of_fuel": True}
    state = loaded(scenario="campaign", unit=[{"id": PEIPER, "where": "eliminated", **marked}])
    n = state.number(PEIPER)
    assert (state.board.supply[n], state.board.dispersed[n], state.board.out_of_fuel[n]) == (0, 0, 0)
    again, _ = load_position(title(), position_data(state))
    assert again == state
