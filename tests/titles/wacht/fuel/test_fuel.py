"""Allocating fuel (rules WAR-17.2.0-01..09)."""

from collections.abc import Callable

import pytest

from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.titles.wacht.rules.actions import Begin, Done, Fuel, FuelAsMA
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.current_step import current_step_part
from tests.titles.wacht.support.asking import answer_value, refusing_rules, rule_case
from tests.titles.wacht.support.field_of_play import play_until, state_of
from tests.titles.wacht.support.phase import FORMATION, game_before_fuel


@pytest.mark.rule("WAR-17.2.0-01", "WAR-17.2.0-02")
def test_fuel_points_go_to_mechanized_formations_whose_hq_is_in_supply() -> None:
    assert refusing_rules("fuel_status", formation="division", fp=1, mechanized=False) == ("WAR-17.2.0-01",)
    assert refusing_rules("fuel_status", formation="division", fp=1, hq_in_supply=False) == ("WAR-17.2.0-02",)
    assert answer_value("fuel_status", formation="division", fp=0, hq_in_supply=False)["status"] == "None"


@pytest.mark.rule("WAR-17.2.0-01", "WAR-17.2.0-02")
def test_only_mechanized_formations_with_an_hq_in_supply_receive_fuel() -> None:
    table = game_before_fuel()
    assert table.why_not(Fuel("G1", "1")).rules == ("WAR-17.2.0-01",)
    state_of(table).board.set_marker(state_of(table).number("hq"), "oos")
    assert table.why_not(Fuel("Pz", "1")).rules == ("WAR-17.2.0-02",)


@pytest.mark.rule("WAR-17.2.0-02", "WAR-17.2.0-08")
def test_a_formation_without_fuel_says_why() -> None:
    def told(change: Callable[[WachtState], None], *given: Fuel) -> tuple[str, str]:
        table = game_before_fuel()
        change(state_of(table))
        for fuel in given:
            table.apply(fuel)
        if not isinstance(table.pending, Chance):
            table.apply(Done())
        none = next(event.text for _, event in table.events() if "marked No Fuel" in event.text)
        while isinstance(table.pending, Chance):
            table.resolve(0)
            table.apply(FuelAsMA())
        play_until(table, FORMATION)
        return none, table.why_not(MoveTo("tank", "0303")).text

    def lose_hq(state: WachtState) -> None:
        state.board.put(state.number("hq"), state.title.locations.boxes["Off map"])

    def cut_off_hq(state: WachtState) -> None:
        state.board.set_marker(state.number("hq"), "oos")

    for change, given, why in (
        (lose_hq, (), "Pz has no HQ on the map, and fuel points go to an HQ."),
        (cut_off_hq, (), "the HQ of Pz is not in supply."),
        (lambda _state: None, (), "Pz was given no fuel points."),
        (lambda state: state.armies.spend_fuel("5 Pz", 4), (Fuel("Pz 2", "2"),), "5 Pz has no fuel points left."),
    ):
        none, refusal = told(change, *given)
        told_at_once = "." if "given" in why else f": {why}"
        assert none == f"Pz receives no fuel and is marked No Fuel{told_at_once}"
        assert refusal.endswith(f"; {why}")


def test_the_page_says_which_formation_cannot_be_given_fuel() -> None:
    table = game_before_fuel()
    state_of(table).board.set_marker(state_of(table).number("hq"), "oos")
    rows = {row.formation: row.barred for row in current_step_part(state_of(table)).fuel or ()}
    assert rows == {"Pz": "the HQ of Pz is not in supply.", "Pz 2": ""}


def test_fuel_points_come_in_halves() -> None:
    table = game_before_fuel()
    with pytest.raises(Invalid, match="halves"):
        table.why_not(Fuel("Pz", "1/3"))
    assert not table.why_not(Fuel("Pz", "5/2")).legal


@pytest.mark.rule("WAR-17.2.0-03", "WAR-17.2.0-04")
def test_fuel_is_allocated_before_any_unit_moves_and_from_the_army_track() -> None:
    table = game_before_fuel()
    assert table.why_not(Begin("Pz")).rules == ("WAR-17.2.0-03",)
    state_of(table).armies.fp["5 Pz"] = 2
    assert table.why_not(Fuel("Pz", "2")).rules == ("WAR-17.2.0-04",)
    assert table.why_not(Fuel("Pz", "1")).legal


@pytest.mark.rule("WAR-17.2.0-05", "WAR-17.2.0-08", "WAR-17.2.0-09")
def test_fuel_points_are_spent_at_once() -> None:
    table = game_before_fuel()
    table.apply(Fuel("Pz", "1"))
    assert state_of(table).armies.fp["5 Pz"] == 6
    assert state_of(table).armies.fuel_status == {"Pz": "Low"}
    assert table.why_not(Fuel("Pz", "1")).rules == ("WAR-17.2.0-09",)


@pytest.mark.rule("WAR-17.2.0-06", "WAR-17.2.0-07")
def test_an_allocation_between_two_amounts_gives_the_lower_status_and_none_goes_above_normal() -> None:
    assert answer_value("fuel_status", formation="division", fp="3/2")["status"] == "Low"
    assert answer_value("fuel_status", formation="brigade", fp="1/4")["status"] == "None"
    assert refusing_rules("fuel_status", formation="division", fp=3) == ("WAR-17.2.0-06",)
    assert refusing_rules("fuel_status", formation="brigade", fp="3/2") == ("WAR-17.2.0-07",)


@pytest.mark.rule("WAR-17.2.0-08")
def test_low_and_no_fuel_are_marked_and_normal_is_not() -> None:
    found = [answer_value("fuel_status", formation="division", fp=fp)["marker"] for fp in (2, 1, 0)]
    assert found == [None, "Low", "No Fuel"]


ALLOCATION = [
    rule_case("WAR-17.2.0-06", "division", {"2": "Normal", "1": "Low", "0": "None"}),
    rule_case("WAR-17.2.0-07", "brigade", {"1": "Normal", "1/2": "Low", "0": "None"}),
]


@pytest.mark.parametrize(("formation", "printed"), ALLOCATION)
def test_each_cell_of_the_fuel_allocation_table(formation: str, printed: dict[str, str]) -> None:
    assert {fp: answer_value("fuel_status", formation=formation, fp=fp)["status"] for fp in printed} == printed
