"""Regular movement on the map: ground, constricted terrain, whole-MA steps, friends, stacking, hex-count moves."""

import pytest

from broadfront.titles.wacht.rules.mover import OFF_GROUND, explain, mover_of
from broadfront.titles.wacht.rules.state import WachtState
from tests.titles.wacht.asking import cited
from tests.titles.wacht.field_of_play import begun, cost, formation, go, position, unit

EAST = [f"03{c:02}" for c in range(1, 9)]
SOUTH_BANK = [["0302", "0402"], ["0302", "0403"], ["0303", "0403"], ["0303", "0404"]]


@pytest.mark.rule("WAR-TEC-13", "WAR-7.6.1-01")
def test_costs_of_a_path_add_up_hex_by_hex() -> None:
    state = position(
        german=[unit("foot", "GE Leg units", "0301")],
        terrain={"0302": "Woods", "0303": "Marsh", "0304": "Forest"},
        roads={"trail": [["0303", "0304"]]},
    )
    assert cost(go(state, "foot", "0302")) == 3
    assert cost(go(state, "foot", "0302", "0303")) == 5
    assert cost(go(state, "foot", "0302", "0303", "0304")) == 7


@pytest.mark.rule("WAR-21.2.0-04")
def test_in_snow_a_move_that_leaves_the_road_has_the_lower_ma_from_its_first_hex_on() -> None:
    state = position(german=[unit("heavy", "Heavy AFV", "0301")], roads={"secondary": [EAST]}, ground="snow")
    assert [explain(state, 0, broken=broken).ma for broken in (0, OFF_GROUND)] == [9, 7]
    assert cost(go(state, "heavy", *EAST[1:])) == 7
    refused = go(state, "heavy", *EAST[1:], "0208")
    assert (refused.facts["hex"], refused.facts["mp_needed"]) == ("0208", 1)
    assert "of 7" in refused.text
    assert cost(go(state, "heavy", *EAST[1:7], "0208")) == 7


@pytest.mark.rule("WAR-21.2.0-02")
def test_on_frozen_ground_a_move_that_leaves_the_road_has_one_mp_more() -> None:
    state = position(
        german=[unit("at", "GE AT Leg", "0301")],
        roads={"secondary": [EAST]},
        ground="frozen",
        terrain={"0404": "Woods"},
    )
    assert [explain(state, 0, broken=broken).ma for broken in (0, OFF_GROUND)] == [6, 7]
    assert go(state, "at", "0302", "0303", "0304").legal
    assert "of 6" in go(state, "at", "0302", "0303", "0304", "0305").text
    assert cost(go(state, "at", "0302", "0303", "0404")) == 7


@pytest.mark.rule("WAR-7.6.5-01", "WAR-7.6.5-02")
def test_constricted_terrain_takes_the_whole_ma_of_a_mechanized_unit() -> None:
    state = position(
        german=[unit("tank", "AFV", "0301")],
        tags={"0302": "constricted", "0201": "constricted"},
        dashed=[["0301", "0201"]],
    )
    found = go(state, "tank", "0302")
    assert cost(found) == 12
    after = go(state, "tank", "0302", "0303")
    assert (after.rules, after.facts["hex"]) == (("WAR-7.6.5-01",), "0303")
    late = go(state, "tank", "0402", "0302")
    assert late.rules == ("WAR-7.6.5-01",)
    assert cost(go(state, "tank", "0201")) == 1


@pytest.mark.rule("WAR-7.6.5-04")
def test_leg_pays_two_to_enter_and_two_to_leave_constricted_terrain() -> None:
    state = position(german=[unit("foot", "GE Leg units", "0301")], tags={"0302": "constricted"})
    assert cost(go(state, "foot", "0302")) == 4
    assert cost(go(state, "foot", "0302", "0303")) == 8


@pytest.mark.rule("WAR-7.6.2-01", "WAR-UNIT-33")
def test_a_german_leg_anti_tank_unit_crosses_a_stream_as_its_whole_move() -> None:
    state = position(german=[unit("at", "GE AT Leg", "0302")], rivers={"stream": SOUTH_BANK})
    found = go(state, "at", "0402")
    assert cost(found) == 6
    assert not go(state, "at", "0303", "0404").legal
    ruling = go(state, "at", "0303", "0404", means=["", "riverbank"])
    assert "WAR-RIVER-04" in ruling.rules
    # The chart cell is cited with both notes.
    assert "WAR-UNIT-33" in cited("river", unit="GE AT (Leg)", river="stream", by="riverbank")


@pytest.mark.rule("WAR-UNIT-32")
def test_us_guns_in_battery_move_one_hex() -> None:
    guns = [unit("gun", "US 105 mm", "0301", battery="IB"), unit("heavy", "Towed Motorized", "0501", battery="IB")]
    state = position(american=guns)
    assert cost(go(state, "gun", "0302")) == 1
    two = go(state, "gun", "0302", "0303")
    assert (two.rules, two.facts["hex"]) == (("WAR-UNIT-32", "WAR-UNIT-10"), "0303")
    assert go(state, "heavy", "0502").rules == ("WAR-UNIT-03", "WAR-UNIT-32")


@pytest.mark.rule("WAR-UNIT-34")
def test_motorized_corps_artillery_needs_tp_to_move() -> None:
    def gun(carried: str) -> WachtState:
        return position(german=[unit("gun", "GE Corps/Army", "0301", battery="OOB", motive="motor", carried=carried)])

    assert go(gun("none"), "gun", "0302").rules == ("WAR-UNIT-08", "WAR-UNIT-34")
    assert go(gun("tp"), "gun", "0302").legal


@pytest.mark.rule("WAR-UNIT-09")
def test_heavy_army_artillery_does_not_move() -> None:
    assert go(position(german=[unit("gun", "GE H A Art", "0301")]), "gun", "0302").rules == ("WAR-UNIT-09",)


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_counts_hexes_past_enemies_and_rivers() -> None:
    state = position(
        german=[unit("st", "Einheit Stielau", "0301")],
        american=[unit("foe", "US Leg units", "0204", steps=3)],
        terrain=dict.fromkeys(EAST, "Forest"),
        rivers={"stream": [["0302", "0303"]], "major": [["0304", "0305"]]},
        turn="Dec 19 Night",
        night_activity=["german"],
    )
    assert cost(go(state, "st", "0302", "0303", "0304")) == 3
    assert go(state, "st", "0302", "0303", "0304", "0305").rules == ("WAR-UNIT-26",)
    line = [*EAST[1:4], "0404", "0403", "0402", "0401", "0301"]
    long = go(state, "st", *line, *EAST[1:4], "0404", "0403", "0402", "0401", "0301", *EAST[1:4])
    assert long.rules == ("WAR-UNIT-26",)


@pytest.mark.rule("WAR-H-48")
def test_a_move_goes_to_adjacent_hexes_and_not_into_the_enemy() -> None:
    state = position(german=[unit("tank", "AFV", "0301")], american=[unit("foe", "US Leg units", "0303")])
    assert go(state, "tank", "0305").rules == ("WAR-H-48",)
    refused = go(state, "tank", "0302", "0303")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-H-48",), "0303")


@pytest.mark.rule("WAR-7.5.5-01", "WAR-7.5.5-02")
def test_meeting_another_formation_costs_one_mp() -> None:
    other = formation("G2", "german", [unit("other", "GE Leg units", "0302"), unit("more", "GE Leg units", "0302")])
    asset = formation(
        "GA", "german", [unit("asset", "GE Leg units", "0304"), unit("free", "GE Leg units", "0201")], kind="asset"
    )
    state = position(other, asset, german=[unit("foot", "GE Leg units", "0301"), unit("lead", "Leader", "0303")])
    assert cost(go(state, "foot", "0302", "0303")) == 5
    assert cost(go(state, "foot", "0402", "0403", "0303", "0304")) == 8
    assert cost(go(state, "free", "0202", "0302", "0303")) == 6


@pytest.mark.rule("WAR-7.5.5-03", "WAR-7.5.5-04")
def test_companies_of_the_formation_and_attached_units_are_met_free() -> None:
    mine = [unit("foot", "GE Leg units", "0301")]
    others = [
        unit("company", "GE Leg units", "0302", size="smaller", origin="G1"),
        unit("attached", "GE Leg units", "0303", attached_to="G1"),
    ]
    state = position(formation("G2", "german", others), german=mine)
    assert cost(go(state, "foot", "0302", "0303")) == 4


@pytest.mark.rule("WAR-STACK-03", "WAR-7.5.5-05")
def test_a_move_may_pass_a_full_hex_and_not_end_in_it() -> None:
    units = [unit("foot", "GE Leg units", "0301"), *(unit(n, "GE Leg units", "0302") for n in ("a", "b"))]
    state = position(german=units)
    refused = go(state, "foot", "0302")
    assert refused.rules == ("WAR-STACK-03", "WAR-7.5.5-05")
    assert go(state, "foot", "0302", "0303").legal
    small = position(german=[unit("co", "GE Leg units", "0301", size="smaller"), *units[1:]])
    assert go(small, "co", "0302").legal


@pytest.mark.rule("WAR-STACK-02")
def test_constricted_terrain_holds_one_battalion() -> None:
    units = [unit("foot", "GE Leg units", "0301"), unit("a", "GE Leg units", "0302")]
    assert "WAR-STACK-02" in go(position(german=units, tags={"0302": "constricted"}), "foot", "0302").rules
    assert go(position(german=units), "foot", "0302").legal


@pytest.mark.rule("WAR-7.7.0-02", "WAR-7.7.0-03", "WAR-5.11.0-01", "WAR-7.7.0-04")
def test_prepared_assault_goes_one_or_two_hexes() -> None:
    units = [unit("foot", "GE Leg units", "0301", mode="pa"), unit("tank", "AFV", "0501", mode="pa")]
    rangers = [unit("rangers", "US Leg units", "0107", mode="pa", ranger=True)]
    state = position(german=units, american=rangers, terrain={"0502": "Woods", "0108": "Forest"})
    assert cost(go(state, "foot", "0302")) == 0
    assert go(state, "foot", "0302", "0303").rules == ("WAR-7.7.0-02",)
    assert go(state, "tank", "0401", "0402").legal
    assert go(state, "tank", "0401", "0402", "0403").rules == ("WAR-7.7.0-03",)
    assert go(state, "tank", "0502", "0503").rules == ("WAR-7.7.0-04",)
    assert go(state, "rangers", "0108", "0109").legal
    assert go(state, "rangers", "0108", "0109", "0208").rules == ("WAR-5.11.0-01",)


@pytest.mark.rule("WAR-7.11-03")
def test_night_does_not_touch_prepared_assault() -> None:
    state = position(german=[unit("tank", "AFV", "0301", mode="pa")], turn="Dec 19 Night", night_activity=["german"])
    found = go(state, "tank", "0302", "0303")
    assert cost(found) == 0
    assert "WAR-7.11-03" in found.rules


@pytest.mark.rule("WAR-7.7.0-10", "WAR-7.7.0-13", "WAR-7.7.0-12", "WAR-7.7.0-11")
def test_prepared_assault_next_to_the_enemy() -> None:
    state = position(
        german=[unit("tank", "AFV", "0303", mode="pa"), unit("free", "AFV", "0501", mode="pa")],
        american=[unit("foe", "US Leg units", "0304")],
    )
    away = go(state, "tank", "0302")
    assert away.rules == ("WAR-7.7.0-13",)
    assert go(state, "tank", "0404").legal
    assert go(state, "tank", "0404", "0405").rules == ("WAR-7.7.0-10",)
    assert go(state, "free", "0402").legal
    assert "WAR-7.7.0-11" in cited("prepared_assault", unit="Mech", starts_adjacent=True, ends_adjacent=True)


@pytest.mark.rule("WAR-7.7.0-06", "WAR-7.7.0-07")
def test_prepared_assault_crosses_rivers_at_bridges_or_with_an_engineer() -> None:
    units = [
        unit("tank", "AFV", "0302", mode="pa"),
        unit("foot", "GE Leg units", "0302", mode="pa"),
        unit("pi", "GE Leg units", "0303", engineer="division"),
    ]
    state = position(german=units, rivers={"minor": SOUTH_BANK}, fords={"ford": [["0302", "0403"]]})
    assert go(state, "tank", "0403", means=["ford"]).rules == ("WAR-7.7.0-06",)
    assert go(state, "foot", "0403", means=["ford"]).rules == ("WAR-7.7.0-07",)
    assert go(state, "foot", "0403", means=["engineer"]).legal


@pytest.mark.rule("WAR-BOUNDARY-02", "WAR-BOUNDARY-01")
def test_a_unit_that_begins_in_a_foreign_area_has_half_its_ma() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    units = [unit("lost", "AFV", "0301"), unit("home", "AFV", "0501"), unit("edge", "AFV", "0401")]
    tags = {"0301": "de-7", "0501": "de-5", "0401": "de-5,de-7"}
    state = begun(position(german=units, armies=armies, tags=tags), "german")
    assert [explain(state, state.number(name)).ma for name in ("lost", "home", "edge")] == [6, 12, 12]
    assert "WAR-BOUNDARY-02" in cited("boundary", begins_in="foreign")


@pytest.mark.rule("WAR-36.1.5-01")
def test_panzer_lehr_is_not_halved_near_the_heavy_bridge() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    tags = dict.fromkeys([f"{r:02}{c:02}" for r in range(1, 7) for c in range(1, 10)], "de-7")
    units = [unit("near", "AFV", "0301", panzer_lehr=True), unit("far", "AFV", "0309", panzer_lehr=True)]
    state = begun(position(german=units, armies=armies, tags=tags, lehr_bridge="0304"), "german")
    assert [explain(state, state.number(name)).ma for name in ("near", "far")] == [12, 12]
    state = begun(position(german=units, armies=armies, tags=tags, lehr_bridge="0303"), "german")
    assert [explain(state, state.number(name)).ma for name in ("near", "far")] == [12, 6]
    assert "WAR-36.1.5-01" in cited("boundary", begins_in="foreign", unit="Panzer Lehr")


@pytest.mark.rule("WAR-BOUNDARY-08")
def test_a_transferred_formation_moves_freely_only_toward_its_new_area() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    tags = {f"{r:02}{c:02}": "de-5" if c < 6 else "de-7" for r in range(1, 7) for c in range(1, 10)}
    state = position(german=[unit("heavy", "Heavy AFV", "0303")], armies=armies, tags=tags)
    state.army_of["G1"] = "7"
    state.switched["G1"] = state.turn
    begun(state, "german")
    assert go(state, "heavy", *[f"03{c:02}" for c in range(4, 10)], "0209", "0208", "0207").legal
    away = go(state, "heavy", "0302", "0303", "0304", "0305", "0306")
    assert away.rules[0] == "WAR-H-38"
    assert "of 4" in away.text
    assert "WAR-BOUNDARY-08" in cited("boundary", begins_in="foreign", formation_switched="this_turn")


@pytest.mark.rule("WAR-7.4.1a-04")
def test_the_captured_fuel_dump_halves_units_of_first_army() -> None:
    def ma(captured: str, turn: str) -> int:
        state = position(american=[unit("tank", "AFV", "0301")], dump_captured=captured, turn=turn)
        return explain(state, 0).ma

    assert ma("Dec 18 AM", "Dec 18 AM") == 6
    assert ma("Dec 18 AM", "Dec 18 Night") == 6
    assert ma("Dec 18 AM", "Dec 19 AM") == 12


@pytest.mark.rule("WAR-TRAFFIC-01", "WAR-TRAFFIC-04")
def test_a_congested_unit_must_reach_its_declared_destination_without_the_increase() -> None:
    tags = {f"{r:02}{c:02}": "congestion" for r in range(1, 7) for c in range(1, 10)}
    winding = ["0301", "0302", "0303", "0304", "0305", "0306", "0307", "0308", "0309"]
    german = [unit("tank", "Heavy AFV", "0301", mode="strategic")]
    american = [unit("foe", "US Leg units", "0609")]

    def most(turn: str, zone: dict[str, str]) -> int:
        state = position(german=german, american=american, roads={"trail": [winding]}, tags=zone, turn=turn)
        return mover_of(state, 0, "road").most

    assert most("Dec 17 AM", tags) == 9
    assert most("Dec 19 AM", tags) == 14
    assert most("Dec 17 AM", {}) == 14
    assert {"WAR-TRAFFIC-01", "WAR-TRAFFIC-04"} <= set(
        cited("congestion", side="GE", turn="Dec 17 AM", start_distance=3)
    )
