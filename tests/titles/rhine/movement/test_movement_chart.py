"""Terrain effects on movement (rules BTR-TECM-01..26)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.step_cost import Conditions, step_cost
from broadfront.titles.rhine.rules.actions import Move
from tests.titles.rhine.support.asking import (
    answer_value,
    ask_rhine,
    ledger_amounts,
    numbered_cases,
    refusal_error,
    rhine_title,
    rule_data,
)
from tests.titles.rhine.support.battle import ARMOUR, INFANTRY
from tests.titles.rhine.support.fields import (
    field_position,
    find_hex_pair,
    find_river,
    find_terrain,
    movement_ruling,
    neighbor_of,
    set_only_dump,
)


@pytest.mark.rule("BTR-TECM-18")
def test_a_repaired_rhine_bridge_costs_what_its_road_costs() -> None:
    def crossing(bridging: str, along: str, mobility: str) -> object:
        return ask_rhine(
            "step_cost", hex="Open", hexside="rhine", along=along, bridging=bridging, ground="dry", mobility=mobility
        ).value["cost"]

    assert crossing("repaired", "road", "truck") == "1/2"
    assert crossing("repaired", "track", "truck") == "1"
    assert crossing("blown", "road", "truck") == "P"
    assert crossing("blown", "road", "leg") == "All"
    assert crossing("ferry", "none", "leg") == "All"
    assert crossing("none", "none", "leg") == "P"


@pytest.mark.rule("BTR-TECM-19")
def test_interdiction_makes_a_german_pay_one_on_starred_roads() -> None:
    def german(feature: str, ground: str, **given: object) -> str:
        found = ask_rhine("terrain_move", feature=feature, ground=ground, mobility="truck", side="german", **given)
        return str(found.value["cost"])

    assert german("Roads", "dry", flight="normal") == "1"
    assert german("Roads", "dry", flight="limited") == "1/2"
    assert german("Roads", "dry", flight="normal", interdiction_suspended=True) == "1/2"
    assert german("Autobahns", "snow", flight="normal") == "1"
    assert german("Autobahns", "snow", flight="none") == "1/2"
    assert german("Roads", "mud", flight="normal") == "2"
    assert (
        answer_value("terrain_move", feature="Autobahns", ground="dry", mobility="leg", flight="normal")["cost"]
        == "1/3"
    )


@pytest.mark.rule("BTR-TECM-19")
def test_interdiction_slows_germans_on_roads() -> None:
    board = rhine_title().map
    roads, rivers = board.sides["roads"], board.sides["rivers"]
    start, there = find_hex_pair(
        lambda i, way: (i, way) in roads and roads[i, way].cls == "road" and (i, way) not in rivers
    )
    state = field_position({"22 SS PzGr Rgt": start}, side="german")
    set_only_dump(state, "german", start, 3)
    spent = {}
    for flight in ("Normal", "Limited"):
        state.clock.flight = flight
        ruling = movement_ruling(state, Move("22 SS PzGr Rgt", "Move", (there,)))
        spent[flight] = [line.amount for line in ruling.ledger if str(line.amount).startswith("-")]
    assert spent == {"Normal": ["-1"], "Limited": ["-1/2"]}
    state.clock.flight = "Normal"
    assert "BTR-TECM-19" in {
        line.rule for line in movement_ruling(state, Move("22 SS PzGr Rgt", "Move", (there,))).ledger
    }


@pytest.mark.rule("BTR-TECM-20")
def test_prohibited_ground_is_open_along_a_road() -> None:
    assert ask_rhine("step_cost", hex="Polder", ground="dry", mobility="track").value["cost"] == "P"
    assert ask_rhine("step_cost", hex="Polder", along="road", ground="dry", mobility="track").value["cost"] == "1/2"
    over = ask_rhine(
        "step_cost", hex="Open", hexside="major", along="rail", bridging="bridge", ground="dry", mobility="track"
    )
    assert over.value["cost"] == "1"
    assert ("0", "BTR-TECM-20") in ledger_amounts(over)


@pytest.mark.rule("BTR-TECM-20")
def test_prohibited_ground_cannot_be_entered() -> None:
    here, polder = find_terrain("Polder")
    state = field_position({ARMOUR: here, INFANTRY: here})
    set_only_dump(state, "allied", here, 5)
    assert "BTR-TECM-20" in movement_ruling(state, Move(ARMOUR, "Combat", (polder,))).rules
    assert movement_ruling(state, Move(INFANTRY, "Combat", (polder,))).legal
    cost = step_cost(rhine_title().movement, ("Polder",), "", "", "none", Conditions("Dry", "Track"))
    assert cost.total == "P"


@pytest.mark.rule("BTR-TECM-22", "BTR-TECM-24")
def test_all_and_p_swallow_what_stands_beside_them() -> None:
    both = ask_rhine("step_cost", hex="Hills", hexside="major", ground="dry", mobility="leg")
    assert both.value["cost"] == "All"
    assert ask_rhine("step_cost", hex="Polder", hexside="minor", ground="mud", mobility="truck").value["cost"] == "P"
    assert ask_rhine("step_cost", hex="Mountain", hexside="rhine", ground="dry", mobility="leg").value["cost"] == "P"


@pytest.mark.rule("BTR-TECM-22", "BTR-TECM-11")
def test_a_major_river_takes_all_the_movement_of_a_leg_unit() -> None:
    here, there = find_river("major")
    state = field_position({INFANTRY: here})
    assert movement_ruling(state, Move(INFANTRY, "Combat", (there,))).legal
    board = rhine_title().map
    dry = [way for way in range(6) if (board.index[here], way) not in board.sides["rivers"]]
    late = field_position({INFANTRY: neighbor_of(here, dry[0])})
    assert "BTR-TECM-22" in movement_ruling(late, Move(INFANTRY, "Combat", (here, there))).rules
    cost = step_cost(rhine_title().movement, ("Open",), "Major River/Canals", "", "none", Conditions("Dry", "Leg"))
    assert cost.total == "All"


@pytest.mark.rule("BTR-TECM-23", "OCS-MOVE-01")
def test_a_plus_is_added_to_the_cost_of_the_hex() -> None:
    found = ask_rhine("step_cost", hex="Hills", hexside="minor", ground="dry", mobility="track")
    assert found.value["cost"] == "5"
    assert ask_rhine("step_cost", hex="Hills", ground="dry", mobility="track").value["cost"] == "2"


@pytest.mark.rule("BTR-TECM-24")
def test_a_step_that_takes_all_points_cites_the_rule_of_the_last_line() -> None:
    at = Conditions(ground="Dry", mobility="Leg")
    cost = step_cost(rhine_title().movement, ("Open",), "Major River/Canals", "", "none", at)
    assert cost.total == "All"
    assert [line.rule for line in cost.ledger[-2:]] == ["BTR-TECM-22", "BTR-TECM-24"]
    assert cost.parts == ((Fraction(0), "BTR-TECM-24"),)


@pytest.mark.rule("BTR-TECM-25")
def test_ground_and_mobility_choose_the_column() -> None:
    costs = {
        (ground, mobility): ask_rhine("terrain_move", feature="Hills", ground=ground, mobility=mobility).value["cost"]
        for ground in ("dry", "mud", "snow")
        for mobility in ("track", "truck", "leg")
    }
    assert list(costs.values()) == ["2", "3", "1", "4", "6", "2", "3", "6", "2"]


@pytest.mark.rule("BTR-TECM-26")
def test_a_village_costs_what_its_ground_costs_and_open_when_alone() -> None:
    assert ask_rhine("step_cost", hex="Village,Hills", ground="dry", mobility="truck").value["cost"] == "3"
    assert ask_rhine("step_cost", hex="Village", ground="dry", mobility="truck").value["cost"] == "1"


@pytest.mark.rule("BTR-HOUSE-14")
def test_a_pontoon_bridge_carries_over_any_water() -> None:
    plain = answer_value("step_cost", hex="Open", ground="mud", mobility="truck")["cost"]
    for hexside in ("major", "rhine"):
        found = ask_rhine("step_cost", hex="Open", hexside=hexside, bridging="pontoon", ground="mud", mobility="truck")
        assert found.value["cost"] == plain
        assert "BTR-HOUSE-14" in found.rules
        assert "BTR-EFFECT-07" not in found.rules
    dry = answer_value("step_cost", hex="Open", hexside="rhine", bridging="pontoon", ground="dry", mobility="truck")
    assert dry["cost"] == "1"


def test_names_of_terrain_are_checked() -> None:
    assert refusal_error("terrain_move", feature="Jungle", ground="dry", mobility="leg").parameter == "feature"
    assert refusal_error("terrain_combat", terrain="Jungle", category="armor", side="attack").parameter == "terrain"
    assert refusal_error("step_cost", hex="Jungle", ground="dry", mobility="leg").parameter == "hex"
    assert "Light Woods" in rhine_title().movement.rows


@pytest.mark.parametrize("rule", numbered_cases("BTR-TECM", 1, 17))
def test_a_row_of_the_movement_chart_has_its_nine_costs(rule: str) -> None:
    row = rule_data(rule)
    for ground in ("dry", "mud", "snow"):
        for mobility, cell in zip(row["order"], row[ground], strict=True):
            found = ask_rhine("terrain_move", feature=row["terrain"], ground=ground, mobility=mobility)
            assert found.value["cost"] == cell.rstrip("*")
