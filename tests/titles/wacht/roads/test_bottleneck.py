"""Bridge bottlenecks (rules WAR-BOTTLENECK-01..05)."""

import pytest

from broadfront.titles.wacht.rules.actions import Begin, Halt, Move
from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.bridges import BRIDGE, move_in_game, river_road
from tests.titles.wacht.support.field_of_play import play_until, rule_on_move, start_game, state_of, unit_entry


@pytest.mark.rule("WAR-BOTTLENECK-01", "WAR-BOTTLENECK-02", "WAR-BOTTLENECK-03", "WAR-BOTTLENECK-04")
def test_twelve_tactical_road_crossings_close_a_bridge() -> None:
    units = [unit_entry(f"t{n}", "AFV", "0301", size="smaller") for n in range(2)] + [
        unit_entry("foot", "GE Leg units", "0402")
    ]
    state = river_road(*units, bridge="road")
    state.land.crossed[BRIDGE] = 11
    assert rule_on_move(state, "t0", "0302", "0303", kind="road").legal
    table = play_until(start_game(river_road(*units, bridge="road")), "german Choose a formation")
    table.apply(Begin("G1"))
    table.apply(Move("t0", ("0302", "0303", "0304"), "road"))
    assert state_of(table).land.crossed == {BRIDGE: 1}
    table.apply(Halt("t0"))
    state_of(table).land.crossed[BRIDGE] = 11
    table.apply(Move("t1", ("0302", "0303"), "road"))
    assert state_of(table).land.crossed == {BRIDGE: 12}
    assert any("WAR-BOTTLENECK-02" in event.rules for _, event in table.events())
    table.apply(Halt("t1"))
    refused = table.why_not(Move("foot", ("0302", "0303"), "regular", ("", "bridge")))
    assert refused.rules == ("WAR-BOTTLENECK-04",)


@pytest.mark.rule("WAR-BOTTLENECK-01")
def test_only_tactical_road_movement_counts() -> None:
    table = move_in_game(river_road(unit_entry("tank", "AFV", "0302"), bridge="road"), "tank", "0303", kind="regular")
    assert state_of(table).land.crossed == {}
    table = move_in_game(river_road(unit_entry("tank", "AFV", "0302"), bridge="road"), "tank", "0303", kind="road")
    assert state_of(table).land.crossed == {BRIDGE: 1}


@pytest.mark.rule("WAR-BOTTLENECK-01", "WAR-BOTTLENECK-02")
def test_tactical_road_crossings_by_mechanized_units_lower_the_marker() -> None:
    assert answer_value("bottleneck", crossings=1, mode="tactical_road", unit="AFV") == {
        "counts": True,
        "marker": 11,
        "open": True,
    }
    for mode in ("tactical_mech", "exploit_road", "strategic_road", "exploit_mech"):
        assert answer_value("bottleneck", crossings=20, mode=mode, unit="AFV") == {
            "counts": False,
            "marker": 12,
            "open": True,
        }
    assert answer_value("bottleneck", crossings=3, mode="tactical_leg", unit="GE Leg units")["counts"] is False


@pytest.mark.rule("WAR-BOTTLENECK-03")
def test_after_twelve_crossings_the_bridge_is_closed_to_everyone() -> None:
    assert answer_value("bottleneck", crossings=11)["open"] is True
    assert answer_value("bottleneck", crossings=12) == {"counts": True, "marker": 0, "open": False}
    leg = answer_value("bottleneck", crossings=0, mode="tactical_leg", unit="Leg", counted_before=12)
    assert leg == {"counts": False, "marker": 0, "open": False}


@pytest.mark.rule("WAR-BOTTLENECK-04")
def test_a_move_cannot_wear_a_bridge_out_and_use_it_again() -> None:
    state = river_road(unit_entry("tank", "AFV", "0302"), bridge="road")
    state.land.crossed[BRIDGE] = 11
    assert rule_on_move(state, "tank", "0303", kind="road").legal
    back = rule_on_move(state, "tank", "0303", "0302", kind="road")
    assert (back.rules, back.facts["hex"]) == (("WAR-BOTTLENECK-04",), "0302")


@pytest.mark.rule("WAR-BOTTLENECK-05")
def test_the_next_phase_begins_with_twelve_again() -> None:
    raider = unit_entry("raider", "AFV", "0601", mode="exploitation")
    table = move_in_game(
        river_road(unit_entry("tank", "AFV", "0302"), raider, bridge="road"), "tank", "0303", kind="road"
    )
    assert state_of(table).land.crossed == {BRIDGE: 1}
    play_until(table, "exploitation")
    assert state_of(table).land.crossed == {}


@pytest.mark.rule("WAR-BOTTLENECK-05")
def test_each_phase_begins_with_twelve() -> None:
    assert answer_value("bottleneck", crossings=0)["marker"] == 12
