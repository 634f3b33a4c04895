"""Road movement on the map: roads, junctions, other mechanized units, Strategic Mode."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import explained
from broadfront.titles.wacht.rules.mover import explain
from broadfront.titles.wacht.rules.state import MOVED, WachtState
from tests.titles.wacht.field_of_play import begun, cost, formation, go, position, unit

EAST = [f"03{c:02}" for c in range(1, 9)]


@pytest.mark.rule("WAR-ROAD-05", "WAR-7.8.1-01")
def test_road_movement_begins_on_a_road_and_stays_on_it() -> None:
    roads = {"primary": [EAST[:4]], "secondary": [["0204", "0205", "0206"]]}
    state = position(german=[unit("tank", "AFV", "0301"), unit("off", "AFV", "0501")], roads=roads)
    assert cost(go(state, "tank", "0302", "0303", kind="road")) == 1
    assert go(state, "off", "0502", kind="road").rules == ("WAR-ROAD-05",)
    aside = go(state, "tank", "0302", "0303", "0204", kind="road")
    assert aside.rules == ("WAR-ROAD-05", "WAR-7.8.1-01")
    assert aside.facts["hex"] == "0204"


@pytest.mark.rule("WAR-7.8.1-01", "WAR-ROAD-18")
def test_a_unit_changes_roads_at_a_junction_and_loses_the_fraction() -> None:
    roads = {"primary": [EAST[:4]], "secondary": [["0303", "0204", "0205"]]}
    state = position(german=[unit("tank", "AFV", "0302")], roads=roads)
    found = go(state, "tank", "0303", "0204", kind="road")
    assert cost(found) == 2
    assert [(str(line.amount), line.rule) for line in found.ledger] == [
        ("1/2", "WAR-ROAD-07"),
        ("1", "WAR-ROAD-08"),
        ("0", "WAR-7.8.1-01"),
        ("1/2", "WAR-ROAD-18"),
    ]
    whole = go(position(german=[unit("tank", "AFV", "0301")], roads=roads), "tank", "0302", "0303", "0204", kind="road")
    assert cost(whole) == 2
    assert "WAR-ROAD-18" not in [line.rule for line in whole.ledger]


@pytest.mark.rule("WAR-7.8.0-01")
def test_road_and_regular_movement_are_not_mixed_in_a_phase() -> None:
    state = position(german=[unit("tank", "AFV", "0301")], roads={"primary": [EAST]})
    here = state.title.map.index_of("0301")
    on_its_way = March(0, here, kind="road", spent=1, last="primary", hexes=1)
    refused = explained(state, on_its_way, Move("tank", ("0201",), "regular"))
    assert refused.rules == ("WAR-7.8.0-01",)
    assert explained(state, on_its_way, Move("tank", ("0302",), "road")).legal


@pytest.mark.rule("WAR-TEC-03")
def test_leg_never_uses_road_movement() -> None:
    state = position(german=[unit("foot", "GE Leg units", "0301")], roads={"primary": [EAST]})
    assert go(state, "foot", "0302", kind="road").rules == ("WAR-TEC-03",)
    assert cost(go(state, "foot", "0302")) == 2


@pytest.mark.rule("WAR-5.3.0-01", "WAR-ROAD-01")
def test_strategic_mode_has_to_use_road_movement_with_half_as_much_again() -> None:
    chain = EAST
    state = position(german=[unit("tank", "AFV", "0301", mode="strategic")], roads={"trail": [chain]})
    assert go(state, "tank", "0302").rules == ("WAR-5.3.0-01",)
    assert cost(go(state, "tank", *chain[1:], kind="road")) == 7
    assert explain(state, 0).ma == 18


@pytest.mark.rule("WAR-7.5.4-01")
def test_strategic_mode_is_refused_next_to_an_enemy() -> None:
    state = position(
        german=[unit("tank", "AFV", "0301", mode="strategic")],
        american=[unit("foe", "US Leg units", "0204")],
        roads={"primary": [EAST]},
    )
    assert go(state, "tank", "0302", kind="road").legal
    refused = go(state, "tank", "0302", "0303", kind="road")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-7.5.4-01",), "0303")


@pytest.mark.rule("WAR-7.5.4-02", "WAR-7.5.4-04")
def test_strategic_and_other_road_movers_keep_apart() -> None:
    units = [
        unit("mover", "AFV", "0301", mode="strategic"),
        unit("plain", "AFV", "0303"),
        unit("tactical", "AFV", "0305"),
        unit("column", "AFV", "0307", mode="strategic"),
    ]
    state = position(german=units, roads={"primary": [EAST]})
    assert go(state, "mover", "0302", "0303", kind="road").rules == ("WAR-7.5.4-02",)
    assert go(state, "tactical", "0306", "0307", kind="road").rules == ("WAR-7.5.4-04",)
    assert go(state, "tactical", "0306", kind="road").legal


@pytest.mark.rule("WAR-7.5.4-03")
def test_strategic_mode_does_not_end_stacked_with_a_mechanized_unit() -> None:
    units = [
        unit("regular", "AFV", "0302"),
        unit("column", "AFV", "0303", mode="strategic"),
        unit("foot", "GE Leg units", "0304"),
    ]
    state = position(german=units, roads={"primary": [EAST]})
    assert go(state, "regular", "0303").rules == ("WAR-7.5.4-03",)
    assert go(state, "foot", "0303").legal


@pytest.mark.rule("WAR-ROAD-02", "WAR-H-31")
def test_who_moves_at_night() -> None:
    units = [unit("column", "AFV", "0301", mode="strategic"), unit("tank", "AFV", "0303")]
    for activity, moves in (((), "column"), (("german",), "tank")):
        state = position(german=units, roads={"primary": [EAST]}, turn="Dec 19 Night", night_activity=list(activity))
        rulings = {name: go(state, name, to, kind="road") for name, to in (("column", "0302"), ("tank", "0304"))}
        assert [name for name, ruling in rulings.items() if ruling.legal] == [moves]
        other = rulings["tank" if moves == "column" else "column"]
        assert other.rules == (("WAR-H-31",) if moves == "column" else ("WAR-ROAD-02",))


@pytest.mark.rule("WAR-7.8.3-01")
def test_a_hex_with_one_mechanized_unit_costs_two_more_and_ends_the_move() -> None:
    state = position(german=[unit("tank", "AFV", "0301"), unit("other", "AFV", "0302")], roads={"secondary": [EAST]})
    assert cost(go(state, "tank", "0302", kind="road")) == 3
    refused = go(state, "tank", "0302", "0303", kind="road")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-7.8.3-01",), "0303")
    assert go(state, "tank", "0302", "0303").legal


@pytest.mark.rule("WAR-7.8.3-02", "WAR-7.8.3-03", "WAR-ROAD-06")
def test_three_mechanized_units_lock_each_other_in() -> None:
    three = [unit(name, "AFV", "0302", size="smaller") for name in ("a", "b", "c")]
    state = position(german=[*three, unit("d", "AFV", "0301")], roads={"secondary": [EAST]})
    assert go(state, "a", "0303", kind="road").rules == ("WAR-7.8.3-02", "WAR-7.8.3-03", "WAR-ROAD-06")
    assert go(state, "d", "0302", kind="road").rules == ("WAR-7.8.3-02",)
    assert go(state, "a", "0303").legal
    two = position(german=[*three[:2]], roads={"secondary": [EAST]})
    assert go(two, "a", "0303", kind="road").legal


COUNTED_AS_LEG = [
    pytest.param({"row": "Towed Horse", "battery": "IB"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-01")),
    pytest.param({"row": "Self Propelled", "battery": "IB"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-02")),
    pytest.param(
        {"row": "AFV", "engineer": "army"},
        {"bridge": [{"between": ["0302", "0402"], "kind": "german_heavy"}]},
        marks=pytest.mark.rule("WAR-7.8.3a-03"),
    ),
    pytest.param(
        {"row": "AFV", "engineer": "division", "markers": ["constructing"]}, {}, marks=pytest.mark.rule("WAR-7.8.3a-04")
    ),
    pytest.param({"row": "HQ"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-05")),
    pytest.param({"row": "Leader"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-07")),
]


@pytest.mark.parametrize(("other", "header"), COUNTED_AS_LEG)
def test_units_that_do_not_count_as_mechanized_on_the_road(other: dict[str, Any], header: dict[str, Any]) -> None:
    static = {"id": "static", "at": "0302", **other}
    state = position(
        german=[unit("tank", "AFV", "0301"), static],
        roads={"secondary": [EAST]},
        rivers={"minor": [["0302", "0402"]]},
        **header,
    )
    found = go(state, "tank", "0302", "0303", kind="road")
    assert cost(found) == 2
    assert any(line.rule.startswith("WAR-7.8.3a") for line in found.ledger)


@pytest.mark.rule("WAR-7.8.3a-06")
def test_us_leg_units_with_intrinsic_transport_count_as_leg_unless_strategic() -> None:
    def passes(mode: str) -> bool:
        units = [unit("tank", "AFV", "0301"), unit("foot", "US Leg units", "0302", carried="intrinsic", mode=mode)]
        state = position(formation("A1", "american", units, intrinsic=True), roads={"secondary": [EAST]})
        found = go(state, "tank", "0302", "0303", kind="road")
        return found.legal

    assert passes("tactical")
    assert not passes("strategic")


@pytest.mark.rule("WAR-7.8.3a-03")
def test_an_army_engineer_that_has_moved_counts_as_mechanized() -> None:
    state = position(
        german=[unit("tank", "AFV", "0301"), unit("pi", "AFV", "0302", engineer="army")],
        roads={"secondary": [EAST]},
        rivers={"minor": [["0302", "0402"]]},
        bridge=[{"between": ["0302", "0402"], "kind": "german_heavy"}],
    )
    assert go(state, "tank", "0302", "0303", kind="road").legal
    state.flag(state.number("pi"), MOVED)
    assert not go(state, "tank", "0302", "0303", kind="road").legal


@pytest.mark.rule("WAR-7.8.3a-08")
def test_a_bridge_column_closes_its_hex_to_mechanized_units() -> None:
    def state_with(*markers: str) -> WachtState:
        return position(
            german=[
                unit("tank", "AFV", "0301"),
                unit("pi", "AFV", "0303", engineer="army"),
                unit("column", "German H Bridge Col.", "0302", markers=list(markers)),
                unit("foot", "GE Leg units", "0202"),
            ],
            roads={"secondary": [EAST]},
        )

    state = state_with()
    assert go(state, "tank", "0302", kind="road").rules == ("WAR-7.8.3a-08",)
    assert go(state, "tank", "0302").rules == ("WAR-7.8.3a-08",)
    assert go(state, "pi", "0302").legal
    assert go(state, "foot", "0302").legal
    assert go(state_with("deployed"), "tank", "0302", kind="road").legal


@pytest.mark.rule("WAR-ROAD-17", "WAR-TEC-27")
def test_a_unit_that_begins_overstacked_moves_only_by_regular_movement() -> None:
    units = [unit(name, "GE Leg units", "0301") for name in ("a", "b")] + [unit("tank", "AFV", "0301")]
    state = begun(position(german=units, roads={"primary": [EAST]}), "german")
    assert go(state, "tank", "0302", kind="road").rules == ("WAR-ROAD-17",)
    found = go(state, "tank", "0302")
    assert cost(found) == 1
    assert "WAR-TEC-27" in found.rules


@pytest.mark.rule("WAR-TEC-28")
def test_another_mechanized_unit_in_the_start_hex_does_not_hinder_regular_movement() -> None:
    state = position(german=[unit("tank", "AFV", "0301"), unit("other", "AFV", "0301")])
    found = go(state, "tank", "0302")
    assert cost(found) == 1
    assert "WAR-TEC-28" in found.rules
    assert "WAR-TEC-28" not in go(position(german=[unit("tank", "AFV", "0301")]), "tank", "0302").rules


@pytest.mark.rule("WAR-H-38")
def test_a_move_beyond_the_ma_names_the_hex_and_the_mp_it_would_have_needed() -> None:
    state = position(german=[unit("heavy", "Heavy AFV", "0301")], terrain=dict.fromkeys(EAST, "Forest"))
    refused = go(state, "heavy", "0302", "0303", "0304")
    assert refused.rules[0] == "WAR-H-38"
    assert (refused.facts["hex"], refused.facts["mp_needed"]) == ("0304", 4)
    assert "1 are left of 9" in refused.text
    assert cost(go(state, "heavy", "0302", "0303")) == 8
