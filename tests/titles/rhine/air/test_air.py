"""Aircraft (rules OCS-AIR-01..05)."""

import pytest

from broadfront.titles.rhine.rules.actions import Arrive, Drop
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import answer_value, ask_rhine, rhine_title
from tests.titles.rhine.support.books import bring_on_map, make_books, refusing_rules
from tests.titles.rhine.support.theatre import add_germans


@pytest.mark.rule("OCS-AIR-03", "BTR-EFFECT-10")
def test_a_hip_shoot_is_one_aircraft_with_a_spotter_in_normal_flight() -> None:
    assert ask_rhine("hip_shoot", flight="normal").value["allowed"] is True
    assert ask_rhine("hip_shoot", flight="limited").value["allowed"] is False
    for change in ({"aircraft": 2}, {"spotter": False}, {"phase": "combat"}):
        assert answer_value("hip_shoot", flight="normal", **change)["allowed"] is False


@pytest.mark.rule("OCS-AIR-04")
def test_a_base_holds_four_and_its_level_of_active_aircraft() -> None:
    assert ask_rhine("air_base", level=3, active=6).value == {"most": 7, "allowed": True, "active": True}
    assert ask_rhine("air_base", level=3, active=6, arriving=2).value["allowed"] is False


@pytest.mark.rule("OCS-AIR-05")
def test_a_drop_lands_on_land_free_of_enemies() -> None:
    state = make_books("1944-09-15", on_map=True)
    bring_on_map(state, "CW 6 Abn Div 1/4")
    n = state.number("CW 6 Abn Div 1/4")
    state.place_in_box(n, "England")
    state.board.drops["CW 6 Abn Div 1/4"] = state.clock.turn - 2
    add_germans(state, "A20.20")
    state.push(Reports("now"))
    state.settle()
    state.do(Drop("CW 6 Abn Div 1/4"))
    assert state.stack[-1] == Landing(n, "dropped")
    sea = rhine_title().map.ids[rhine_title().map.terrain.index("Sea")]
    assert refusing_rules(state, Arrive("CW 6 Abn Div 1/4", sea)) == ("OCS-AIR-05",)
    assert refusing_rules(state, Arrive("CW 6 Abn Div 1/4", "A20.20")) == ("OCS-AIR-05",)
    assert len(list(state.stack[-1].options(state))) > 300
    state.do(Arrive("CW 6 Abn Div 1/4", "Arnhem"))
    assert state.board.where[n].text == rhine_title().map.find("Arnhem")
