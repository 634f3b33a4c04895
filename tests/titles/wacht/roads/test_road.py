"""Road movement (rules WAR-ROAD-01..18, WAR-5.3.0-01, WAR-7.6.1-01, WAR-7.8.0-01, WAR-7.8.1-01, WAR-7.8.2-01)."""

import pytest

from broadfront.titles.wacht.rules.actions import Begin, Halt, Move, SetMode
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import explain_move
from broadfront.titles.wacht.rules.mover import explain_unit_ma
from tests.titles.wacht.support.asking import answer_value, cited_rules, rule_case
from tests.titles.wacht.support.bridges import BRIDGE, EAST, GAP, move_in_game, panther_unit, river_road, tiger_unit
from tests.titles.wacht.support.field_of_play import (
    begin_phase,
    make_position,
    move_cost,
    pending_chance,
    place_of,
    play_until,
    rule_on_move,
    start_game,
    state_of,
    unit_entry,
)
from tests.titles.wacht.support.phase import FORMATION
from tests.titles.wacht.support.terrain import entry_cost


@pytest.mark.rule("WAR-ROAD-02", "WAR-H-31")
def test_who_moves_at_night() -> None:
    units = [unit_entry("column", "AFV", "0301", mode="strategic"), unit_entry("tank", "AFV", "0303")]
    for activity, moves in (((), "column"), (("german",), "tank")):
        state = make_position(
            german=units, roads={"primary": [EAST]}, turn="Dec 19 Night", night_activity=list(activity)
        )
        rulings = {
            name: rule_on_move(state, name, to, kind="road") for name, to in (("column", "0302"), ("tank", "0304"))
        }
        assert [name for name, ruling in rulings.items() if ruling.legal] == [moves]
        other = rulings["tank" if moves == "column" else "column"]
        assert other.rules == (("WAR-H-31",) if moves == "column" else ("WAR-ROAD-02",))


@pytest.mark.rule("WAR-ROAD-03", "WAR-ROAD-04")
def test_the_columns_of_road_movement() -> None:
    assert answer_value("road", mode="exploit_road", road="primary")["allowed"]
    assert answer_value("road", mode="tactical_road", road="primary")["allowed"]


@pytest.mark.rule("WAR-ROAD-05", "WAR-7.8.1-01")
def test_road_movement_begins_on_a_road_and_stays_on_it() -> None:
    roads = {"primary": [EAST[:4]], "secondary": [["0204", "0205", "0206"]]}
    state = make_position(german=[unit_entry("tank", "AFV", "0301"), unit_entry("off", "AFV", "0501")], roads=roads)
    assert move_cost(rule_on_move(state, "tank", "0302", "0303", kind="road")) == 1
    assert rule_on_move(state, "off", "0502", kind="road").rules == ("WAR-ROAD-05",)
    aside = rule_on_move(state, "tank", "0302", "0303", "0204", kind="road")
    assert aside.rules == ("WAR-ROAD-05", "WAR-7.8.1-01")
    assert aside.facts["hex"] == "0204"


@pytest.mark.rule("WAR-ROAD-05")
def test_road_movement_does_not_leave_the_road_to_cross() -> None:
    assert answer_value("river", unit="Mech unit", river="stream", by="riverbank", movement="road")["cost"] == "NA"
    assert answer_value("river", unit="Mech unit", river="stream", by="riverbank")["cost"] == "+3"


@pytest.mark.rule("WAR-ROAD-09")
def test_a_trail_is_dearer_in_any_terrain_that_is_not_clear() -> None:
    for terrain in ("clear", "village", "location"):
        assert answer_value("road", mode="tactical_road", road="trail", terrain=terrain)["cost"] == 1
    for terrain in ("rough", "marsh", "woods", "forest", "town", "city"):
        assert answer_value("road", mode="tactical_road", road="trail", terrain=terrain)["cost"] == "3/2"


@pytest.mark.rule("WAR-ROAD-10", "WAR-ROAD-11")
def test_the_road_rate_holds_in_any_terrain() -> None:
    found = answer_value("road", mode="tactical_road", road="primary", terrain=["forest", "marsh", "constricted"])
    assert found == {"cost": "1/2", "stops": False, "allowed": True}


@pytest.mark.parametrize(
    "river",
    [
        pytest.param("major", marks=pytest.mark.rule("WAR-ROAD-12")),
        pytest.param("minor", marks=pytest.mark.rule("WAR-ROAD-13")),
        pytest.param("stream", marks=pytest.mark.rule("WAR-ROAD-14")),
    ],
)
def test_road_movement_crosses_bridges_free(river: str) -> None:
    assert answer_value("river", unit="Mech unit", river=river, by="bridge", movement="road")["cost"] == "+0"


@pytest.mark.rule("WAR-ROAD-15", "WAR-COLLAPSE-06", "WAR-COLLAPSE-10", "WAR-COLLAPSE-12")
def test_a_medium_panzer_rolls_at_a_trail_bridge_and_may_lose_it() -> None:
    table = move_in_game(river_road(panther_unit()), "panther", "0302", "0303", "0304")
    assert pending_chance(table).what == "bridge collapse under panther"
    table.resolve(6)
    assert place_of(table, "panther") == "0302"
    assert state_of(table).land.bridges == {BRIDGE: "destroyed"}
    assert any("WAR-COLLAPSE-12" in event.rules for _, event in table.events())


@pytest.mark.rule("WAR-ROAD-15")
def test_a_heavy_panzer_may_not_choose_a_trail_bridge_over_a_river() -> None:
    refused = rule_on_move(river_road(tiger_unit()), "tiger", "0302", "0303", kind="road")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-ROAD-15",), "0303")
    assert rule_on_move(river_road(tiger_unit(), water="stream"), "tiger", "0302", "0303", kind="road").legal
    assert rule_on_move(river_road(tiger_unit(), bridge="road"), "tiger", "0302", "0303", kind="road").legal


@pytest.mark.rule("WAR-ROAD-16")
def test_strategic_mode_is_refused_in_an_overstacked_hex() -> None:
    three = [unit_entry(name, "AFV", "0301") for name in ("a", "b", "c")]
    assert start_game(make_position(german=three)).why_not(SetMode("a", "strategic")).rules == ("WAR-ROAD-16",)
    assert start_game(make_position(german=three[:2])).why_not(SetMode("a", "strategic")).legal


@pytest.mark.rule("WAR-ROAD-17", "WAR-TEC-27")
def test_a_unit_that_begins_overstacked_moves_only_by_regular_movement() -> None:
    units = [unit_entry(name, "GE Leg units", "0301") for name in ("a", "b")] + [unit_entry("tank", "AFV", "0301")]
    state = begin_phase(make_position(german=units, roads={"primary": [EAST]}), "german")
    assert rule_on_move(state, "tank", "0302", kind="road").rules == ("WAR-ROAD-17",)
    found = rule_on_move(state, "tank", "0302")
    assert move_cost(found) == 1
    assert "WAR-TEC-27" in found.rules


@pytest.mark.rule("WAR-ROAD-16", "WAR-ROAD-17", "WAR-TEC-27")
def test_an_overstacked_hex_counts_before_the_phase_begins() -> None:
    foot = [unit_entry(name, "GE Leg units", "0301") for name in ("a", "b")]
    for mode, rule in (("tactical", "WAR-ROAD-17"), ("exploitation", "WAR-ROAD-17"), ("strategic", "WAR-ROAD-16")):
        tank = unit_entry("tank", "AFV", "0301", mode=mode)
        full = make_position(german=[*foot, tank], roads={"primary": [EAST]})
        assert rule_on_move(full, "tank", "0302", kind="road").rules == (rule,)
        if mode == "tactical":
            assert "WAR-TEC-27" in rule_on_move(full, "tank", "0302").rules
        room = make_position(german=[foot[0], tank], roads={"primary": [EAST]})
        assert rule_on_move(room, "tank", "0302", kind="road").legal


@pytest.mark.rule("WAR-5.3.0-01", "WAR-ROAD-01")
def test_strategic_mode_has_to_use_road_movement_with_half_as_much_again() -> None:
    chain = EAST
    state = make_position(german=[unit_entry("tank", "AFV", "0301", mode="strategic")], roads={"trail": [chain]})
    assert rule_on_move(state, "tank", "0302").rules == ("WAR-5.3.0-01",)
    assert move_cost(rule_on_move(state, "tank", *chain[1:], kind="road")) == 7
    assert explain_unit_ma(state, 0).ma == 18


@pytest.mark.rule("WAR-7.6.1-01")
def test_leg_treats_a_hex_entered_along_a_road_as_clear() -> None:
    assert entry_cost("tactical_leg", terrain=["forest", "marsh"], via="trail", ground="thaw") == 2
    assert entry_cost("tactical_mech", terrain="forest", via="trail") == 4


@pytest.mark.rule("WAR-7.8.0-01")
def test_road_and_regular_movement_are_not_mixed_in_a_phase() -> None:
    state = make_position(german=[unit_entry("tank", "AFV", "0301")], roads={"primary": [EAST]})
    here = state.title.map.index_of("0301")
    on_its_way = March(0, here, kind="road", spent=1, last="primary", hexes=1)
    refused = explain_move(state, on_its_way, Move("tank", ("0201",), "regular"))
    assert refused.rules == ("WAR-7.8.0-01",)
    assert explain_move(state, on_its_way, Move("tank", ("0302",), "road")).legal


@pytest.mark.rule("WAR-7.8.0-01")
def test_a_move_goes_on_until_it_halts_and_keeps_its_kind() -> None:
    table = play_until(
        start_game(make_position(german=[unit_entry("tank", "AFV", "0301")], roads={"primary": [EAST]})), FORMATION
    )
    table.apply(Begin("G1"))
    table.apply(Move("tank", ("0302",), "road"))
    assert table.why_not(Move("tank", ("0202",), "regular")).rules == ("WAR-7.8.0-01",)
    table.apply(Move("tank", ("0303",), "road"))
    assert all(getattr(action, "kind", "road") == "road" for action in table.options())
    table.apply(Halt("tank"))


@pytest.mark.rule("WAR-7.8.1-01", "WAR-ROAD-18")
def test_a_unit_changes_roads_at_a_junction_and_loses_the_fraction() -> None:
    roads = {"primary": [EAST[:4]], "secondary": [["0303", "0204", "0205"]]}
    state = make_position(german=[unit_entry("tank", "AFV", "0302")], roads=roads)
    found = rule_on_move(state, "tank", "0303", "0204", kind="road")
    assert move_cost(found) == 2
    assert [(str(line.amount), line.rule) for line in found.ledger] == [
        ("1/2", "WAR-ROAD-07"),
        ("1", "WAR-ROAD-08"),
        ("0", "WAR-7.8.1-01"),
        ("1/2", "WAR-ROAD-18"),
    ]
    whole = rule_on_move(
        make_position(german=[unit_entry("tank", "AFV", "0301")], roads=roads),
        "tank",
        "0302",
        "0303",
        "0204",
        kind="road",
    )
    assert move_cost(whole) == 2
    assert "WAR-ROAD-18" not in [line.rule for line in whole.ledger]


@pytest.mark.rule("WAR-7.8.2-01")
def test_road_movement_is_refused_at_a_ford() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0302")], roads={"trail": [EAST]}, rivers={"minor": GAP}, fords={"ford": GAP}
    )
    assert not rule_on_move(state, "tank", "0303", kind="road", means=["ford"]).legal
    assert move_cost(rule_on_move(state, "tank", "0303", means=["ford"])) == 4
    assert "WAR-7.8.2-01" in cited_rules("river", unit="Mech unit", river="minor", by="ford", movement="road")


@pytest.mark.rule("WAR-7.8.2-01")
def test_road_movement_never_uses_a_ford() -> None:
    for river in ("stream", "minor", "major"):
        for kind in ("Mech unit", "Towed artillery", "GE AT (Mech)"):
            assert answer_value("river", unit=kind, river=river, by="ford", movement="road")["cost"] == "NA"


ROADS = [
    rule_case("WAR-ROAD-07", "primary", "clear", "1/2"),
    rule_case("WAR-ROAD-08", "secondary", "clear", 1),
    rule_case("WAR-ROAD-09", "trail", "clear", 1),
    rule_case("WAR-ROAD-09", "trail", "woods", "3/2"),
]


@pytest.mark.parametrize(("road", "terrain", "printed"), ROADS)
def test_each_cell_of_the_road_rates(road: str, terrain: str, printed: int | str) -> None:
    for mode in ("strategic_road", "exploit_road", "tactical_road"):
        assert answer_value("road", mode=mode, road=road, terrain=terrain)["cost"] == printed


@pytest.mark.parametrize(
    "terrain", ["clear", "rough", "location", "village", "town", "city", "marsh", "woods", "forest", "constricted"]
)
def test_terrain_does_not_change_the_rate_of_primary_and_secondary_roads(terrain: str) -> None:
    for mode in ("strategic_road", "exploit_road", "tactical_road"):
        assert answer_value("road", mode=mode, road="primary", terrain=terrain)["cost"] == "1/2"
        assert answer_value("road", mode=mode, road="secondary", terrain=terrain)["cost"] == 1
