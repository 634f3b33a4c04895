"""Bridges on the map: collapse, bottleneck, ferries; with the rolls as chance."""

from typing import Any

import pytest

from broadfront.core.game import Game
from broadfront.core.rulings import Ruling
from broadfront.titles.wacht.rules.actions import Begin, Halt, Move
from broadfront.titles.wacht.rules.composed import MoveTo
from broadfront.titles.wacht.rules.state import LOCKED, WachtState
from tests.titles.wacht.asking import cited
from tests.titles.wacht.field_of_play import chance, cost, game, go, held, position, spot, unit, until

EAST = [f"03{c:02}" for c in range(1, 9)]
GAP = [["0302", "0303"]]
KEY = "0302-0303"


def river(*units: dict[str, Any], bridge: str = "trail", water: str = "minor", **more: Any) -> WachtState:
    """A road over a river between 0302 and 0303."""
    printed = bridge if bridge in ("trail", "road") else "road"
    built = [{"between": ["0302", "0303"], "kind": bridge}] if bridge not in ("trail", "road") else []
    return position(
        german=list(units),
        roads={"trail" if bridge == "trail" else "secondary": [EAST]},
        rivers={water: GAP},
        bridges={printed: GAP},
        bridge=built,
        **more,
    )


def panther(**more: Any) -> dict[str, Any]:
    return unit("panther", "AFV", "0301", vehicles=["Panther"], **more)


def tiger(**more: Any) -> dict[str, Any]:
    return unit("tiger", "Heavy AFV", "0301", vehicles=["Royal Tiger"], **more)


def moving(state: WachtState, name: str, *path: str, kind: str = "road") -> Game:
    table = until(game(state), "german Choose a formation")
    table.apply(Begin("G1", (name,)))
    table.apply(Move(name, path, kind))
    return table


@pytest.mark.rule("WAR-ROAD-15", "WAR-COLLAPSE-06", "WAR-COLLAPSE-10", "WAR-COLLAPSE-12")
def test_a_medium_panzer_rolls_at_a_trail_bridge_and_may_lose_it() -> None:
    table = moving(river(panther()), "panther", "0302", "0303", "0304")
    assert chance(table).what == "bridge collapse under panther"
    table.resolve(6)
    assert spot(table, "panther") == "0302"
    assert held(table).bridges == {KEY: "destroyed"}
    assert any("WAR-COLLAPSE-12" in event.rules for _, event in table.events())


@pytest.mark.rule("WAR-COLLAPSE-13", "WAR-ROAD-15")
def test_a_bridge_that_holds_is_not_rolled_for_again() -> None:
    second = unit("later", "AFV", "0301", vehicles=["MkIV"])
    table = moving(river(panther(), second), "panther", "0302", "0303", "0304")
    table.resolve(7)
    assert spot(table, "panther") == "0304"
    assert held(table).bridges == {KEY: "trail+safe"}
    table.apply(Halt("panther"))
    table.apply(Move("later", ("0302", "0303"), "road"))
    assert spot(table, "later") == "0303"


@pytest.mark.rule("WAR-TEC-24", "WAR-TEC-25")
def test_trail_bridges_in_regular_movement() -> None:
    state = river(panther(), tiger())
    assert go(state, "tiger", "0302", "0303", means=["", "bridge"]).rules == ("WAR-TEC-24",)
    table = moving(state, "panther", "0302", "0303", kind="regular")
    assert "WAR-TEC-25" in chance(table).rules
    table.resolve(0)
    assert any("WAR-TEC-25" in event.rules for _, event in table.events())


@pytest.mark.rule("WAR-ROAD-15")
def test_a_heavy_panzer_may_not_choose_a_trail_bridge_over_a_river() -> None:
    refused = go(river(tiger()), "tiger", "0302", "0303", kind="road")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-ROAD-15",), "0303")
    assert go(river(tiger(), water="stream"), "tiger", "0302", "0303", kind="road").legal
    assert go(river(tiger(), bridge="road"), "tiger", "0302", "0303", kind="road").legal


@pytest.mark.rule("WAR-COLLAPSE-04", "WAR-COLLAPSE-11")
def test_a_heavy_panzer_brings_an_engineer_bridge_down_without_a_roll() -> None:
    table = moving(river(tiger(), bridge="german_engineer"), "tiger", "0302", "0303")
    assert spot(table, "tiger") == "0302"
    assert held(table).bridges[KEY] == "destroyed"


@pytest.mark.rule("WAR-COLLAPSE-05", "WAR-TEC-26")
def test_a_heavy_panzer_rolls_on_a_us_engineer_bridge() -> None:
    table = moving(river(tiger(), bridge="us_engineer"), "tiger", "0302", "0303")
    table.resolve(9)
    assert spot(table, "tiger") == "0303"


@pytest.mark.rule("WAR-COLLAPSE-12")
def test_a_destroyed_bridge_carries_nobody() -> None:
    state = river(panther(), bridge="destroyed")
    refused = go(state, "panther", "0302", "0303", kind="road", means=["", "bridge"])
    assert "WAR-COLLAPSE-12" in go(state, "panther", "0302", "0303", means=["", "bridge"]).rules
    assert not refused.legal


@pytest.mark.rule("WAR-BOTTLENECK-01", "WAR-BOTTLENECK-02", "WAR-BOTTLENECK-03", "WAR-BOTTLENECK-04")
def test_twelve_tactical_road_crossings_close_a_bridge() -> None:
    units = [unit(f"t{n}", "AFV", "0301", size="smaller") for n in range(2)] + [unit("foot", "GE Leg units", "0402")]
    state = river(*units, bridge="road")
    state.crossed[KEY] = 11
    assert go(state, "t0", "0302", "0303", kind="road").legal
    table = until(game(river(*units, bridge="road")), "german Choose a formation")
    table.apply(Begin("G1"))
    table.apply(Move("t0", ("0302", "0303", "0304"), "road"))
    assert held(table).crossed == {KEY: 1}
    table.apply(Halt("t0"))
    held(table).crossed[KEY] = 11
    table.apply(Move("t1", ("0302", "0303"), "road"))
    assert held(table).crossed == {KEY: 12}
    assert any("WAR-BOTTLENECK-02" in event.rules for _, event in table.events())
    table.apply(Halt("t1"))
    refused = table.why_not(Move("foot", ("0302", "0303"), "regular", ("", "bridge")))
    assert refused.rules == ("WAR-BOTTLENECK-04",)


@pytest.mark.rule("WAR-BOTTLENECK-04")
def test_a_move_cannot_wear_a_bridge_out_and_use_it_again() -> None:
    state = river(unit("tank", "AFV", "0302"), bridge="road")
    state.crossed[KEY] = 11
    assert go(state, "tank", "0303", kind="road").legal
    back = go(state, "tank", "0303", "0302", kind="road")
    assert (back.rules, back.facts["hex"]) == (("WAR-BOTTLENECK-04",), "0302")


def test_the_owner_names_the_engineer_that_helps() -> None:
    helpers = [unit(name, "GE Leg units", at, engineer="division") for name, at in (("a", "0202"), ("b", "0203"))]
    state = position(german=[unit("foot", "GE Leg units", "0302"), *helpers], rivers={"minor": GAP})
    table = until(game(state), "german Choose a formation")
    table.apply(Begin("G1", ("foot",)))
    table.apply(Move("foot", ("0303",), "regular", ("engineer:b",)))
    bound = [name for name in ("a", "b") if held(table).flags[held(table).number(name)] & LOCKED]
    assert bound == ["b"]


@pytest.mark.rule("WAR-BOTTLENECK-01")
def test_only_tactical_road_movement_counts() -> None:
    table = moving(river(unit("tank", "AFV", "0302"), bridge="road"), "tank", "0303", kind="regular")
    assert held(table).crossed == {}
    table = moving(river(unit("tank", "AFV", "0302"), bridge="road"), "tank", "0303", kind="road")
    assert held(table).crossed == {KEY: 1}


@pytest.mark.rule("WAR-BOTTLENECK-05")
def test_the_next_phase_begins_with_twelve_again() -> None:
    raider = unit("raider", "AFV", "0601", mode="exploitation")
    table = moving(river(unit("tank", "AFV", "0302"), raider, bridge="road"), "tank", "0303", kind="road")
    assert held(table).crossed == {KEY: 1}
    until(table, "exploitation")
    assert held(table).crossed == {}


@pytest.mark.rule("WAR-18.3.0-01", "WAR-18.3.0-03")
def test_an_engineer_that_ferries_does_not_move() -> None:
    units = [unit("foot", "GE Leg units", "0302"), unit("pi", "GE Leg units", "0202", engineer="division")]
    state = position(german=units, rivers={"minor": GAP})
    assert cost(go(state, "foot", "0303", means=["engineer"])) == 4
    table = moving(state, "foot", "0303", kind="regular")
    pi = held(table).number("pi")
    assert held(table).flags[pi] & LOCKED
    refused = table.why_not(MoveTo("pi", "0203"))
    assert not refused.legal
    assert go(held(table), "pi", "0203").rules == ("WAR-18.3.0-01",)


@pytest.mark.rule("WAR-18.3.0-02")
def test_a_ferry_over_a_major_river_needs_the_engineer_in_one_of_the_two_hexes() -> None:
    def ruling(at: str, *path: str) -> Ruling:
        units = [unit("foot", "GE Leg units", "0302"), unit("pi", "GE Leg units", at, engineer="division")]
        state = position(german=units, rivers={"major": GAP})
        return go(state, "foot", *path, means=["engineer"])

    assert cost(ruling("0303", "0303")) == 12
    assert cost(ruling("0302", "0303")) == 12
    assert "WAR-18.3.0-02" in ruling("0202", "0303").rules
    assert not ruling("0303", "0303", "0304").legal


@pytest.mark.rule("WAR-18.3.0-04")
def test_an_engineer_lets_leg_units_ignore_a_stream() -> None:
    units = [
        unit("foot", "GE Leg units", "0302"),
        unit("at", "GE AT Leg", "0302", size="smaller"),
        unit("pi", "GE Leg units", "0202", engineer="division"),
    ]
    state = position(german=units, rivers={"stream": GAP})
    assert cost(go(state, "foot", "0303", means=["engineer"])) == 2
    assert cost(go(state, "at", "0303", means=["engineer"])) == 4
    assert cost(go(state, "foot", "0303", means=["riverbank"])) == 4
    assert cost(go(state, "foot", "0303")) == 2


@pytest.mark.rule("WAR-18.3.0-01")
def test_an_engineer_that_has_moved_or_builds_cannot_help() -> None:
    units = [
        unit("foot", "GE Leg units", "0302"),
        unit("pi", "GE Leg units", "0202", engineer="division", markers=["constructing"]),
    ]
    state = position(german=units, rivers={"minor": GAP})
    assert "WAR-18.3.0-01" in go(state, "foot", "0303", means=["engineer"]).rules


@pytest.mark.rule("WAR-7.8.2-01")
def test_road_movement_is_refused_at_a_ford() -> None:
    state = position(
        german=[unit("tank", "AFV", "0302")], roads={"trail": [EAST]}, rivers={"minor": GAP}, fords={"ford": GAP}
    )
    assert not go(state, "tank", "0303", kind="road", means=["ford"]).legal
    assert cost(go(state, "tank", "0303", means=["ford"])) == 4
    assert "WAR-7.8.2-01" in cited("river", unit="Mech unit", river="minor", by="ford", movement="road")
