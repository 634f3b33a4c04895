"""What terrain and situation do to strength, hits and retreat: TEC-10 to TEC-20, A0-17 to A0-21, C2."""

import pytest

from broadfront.titles.ardennes.boundaries import attach_okw, check_boundary, okw_attachment
from broadfront.titles.ardennes.records import ALLIED, GERMAN
from broadfront.titles.ardennes.retreat import (
    RetreatHex,
    check_retreat_hex,
    explain_retreat,
    may_follow_on,
    retreat_hexes,
)
from broadfront.titles.ardennes.situational import situational_attack, situational_defence, situational_odds
from broadfront.titles.ardennes.terrain_effects import (
    attack_strength,
    defence_strength,
    hit_reduction,
    in_fixed_artillery_range,
    may_be_flanked,
    total,
)
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    allows,
    field,
    refuses,
)

# Strength


@pytest.mark.rule("ARD-TEC-10")
def test_attackers_through_an_unbridged_river_are_summed_then_halved_down() -> None:
    f = field(rivers=["0504-0505"])
    group = [f.put(G_INF, "0504"), f.put(G_MECH, "0504"), f.put(G_INF_2, "0404")]
    lines = attack_strength(f.state, group, f.at("0505"))
    assert total(lines) == 4 + 9 // 2
    assert [line.rule for line in lines if line.amount == -5] == ["ARD-TEC-10"]


@pytest.mark.rule("ARD-TEC-12")
def test_attackers_over_a_bridge_are_halved_too() -> None:
    f = field(rivers=["0504-0505"], bridges=["0504-0505"])
    lines = attack_strength(f.state, [f.put(G_MECH, "0504")], f.at("0505"))
    assert [(line.amount, line.rule) for line in lines][1] == (-3, "ARD-TEC-12")


@pytest.mark.rule("ARD-TEC-16", "ARD-TEC-17")
def test_a_city_doubles_its_defenders_and_a_town_does_not() -> None:
    f = field(cities=["0505"], towns=["0705"])
    assert total(defence_strength(f.state, [f.put(A_INF, "0505")])) == 8
    lines = defence_strength(f.state, [f.put(A_INF_2, "0705")])
    assert total(lines) == 4
    assert lines[-1].rule == "ARD-TEC-17"


@pytest.mark.rule("ARD-TEC-18", "ARD-TEC-20")
def test_the_westwall_doubles_german_defenders_only() -> None:
    f = field(tags={"0505": "westwall", "0705": "westwall"})
    german, allied = [f.put(G_INF, "0505")], [f.put(A_INF, "0705")]
    assert defence_strength(f.state, german)[-1].rule == "ARD-TEC-18"
    assert total(defence_strength(f.state, german)) == 8
    assert defence_strength(f.state, allied)[-1].rule == "ARD-TEC-20"
    assert total(defence_strength(f.state, allied)) == 4


# Hits


@pytest.mark.rule("ARD-TEC-14", "ARD-TEC-15")
def test_a_town_takes_one_hit_off_and_cannot_be_flanked() -> None:
    f = field(towns=["0505"])
    line = hit_reduction(f.state, f.at("0505"), ALLIED)
    assert line is not None
    assert (line.amount, line.rule) == (-1, "ARD-TEC-14")
    assert refuses(may_be_flanked(f.state, f.at("0505")), "ARD-TEC-15")
    assert allows(may_be_flanked(f.state, f.at("0506")), "ARD-TEC-15")
    assert hit_reduction(f.state, f.at("0506"), ALLIED) is None


@pytest.mark.rule("ARD-TEC-19", "ARD-TEC-20")
def test_the_westwall_takes_one_hit_off_german_defenders_only() -> None:
    f = field(tags={"0505": "westwall"})
    german, allied = hit_reduction(f.state, f.at("0505"), GERMAN), hit_reduction(f.state, f.at("0505"), ALLIED)
    assert german is not None
    assert (german.amount, german.rule) == (-1, "ARD-TEC-19")
    assert allied is not None
    assert (allied.amount, allied.rule) == (0, "ARD-TEC-20")


@pytest.mark.rule("ARD-H-25")
def test_an_ip_takes_one_hit_off_where_no_town_does() -> None:
    f = field()
    f.put(A_INF, "0505")
    f.state.add_ip("0505")
    line = hit_reduction(f.state, f.at("0505"), ALLIED)
    assert line is not None
    assert (line.amount, line.rule) == (-1, "ARD-H-25")


@pytest.mark.rule("ARD-H-11")
def test_fixed_artillery_reaches_three_hexes_from_a_westwall_hex_without_allies() -> None:
    f = field(tags={"0502": "westwall"})
    assert allows(in_fixed_artillery_range(f.state, f.at("0505")), "ARD-H-11")
    assert refuses(in_fixed_artillery_range(f.state, f.at("0506")), "ARD-H-11")
    f.put(A_INF, "0502")
    assert not in_fixed_artillery_range(f.state, f.at("0505")).legal


# Situational strength


@pytest.mark.rule("ARD-A0-17")
def test_situational_attack_is_halved_down_across_a_river() -> None:
    f = field(rivers=["0504-0505"], bridges=["0504-0505"])
    number = f.put(A_BIG, "0510")
    dry = situational_attack(f.state, [number], f.at("0404"), f.at("0505"))
    wet = situational_attack(f.state, [number, f.put(A_ENG, "0510")], f.at("0504"), f.at("0505"))
    assert (total(dry), total(wet)) == (6, 3)


@pytest.mark.rule("ARD-A0-18")
def test_situational_defence_doubles_in_a_city_or_the_german_westwall() -> None:
    f = field(cities=["0505"], tags={"0705": "westwall", "0905": "westwall"}, terrain=dict.fromkeys(
        ("0505", "0705", "0905"), "Woods"))  # fmt: skip
    assert total(situational_defence(f.state, [f.put(G_INF, "0505")])) == 8
    assert total(situational_defence(f.state, [f.put(G_INF_2, "0705")])) == 8
    assert total(situational_defence(f.state, [f.put(A_INF, "0905")])) == 4


@pytest.mark.rule("ARD-A0-19", "ARD-A0-20")
def test_situational_defence_gains_and_loses_one_for_ground_works_and_want() -> None:
    f = field(terrain={"0505": "Forest", "0705": "Woods"}, towns=["0505", "0705"], vp={"0705": 2})
    number = f.put(G_MECH, "0505")
    assert total(situational_defence(f.state, [number])) == 5 + 2
    f.state.place_at(number, "0705")
    assert total(situational_defence(f.state, [number])) == 5
    f.state.place_at(number, "0305")
    f.state.add_ip("0305")
    assert total(situational_defence(f.state, [number])) == 5
    f.state.set_out_of_fuel(number, True)
    assert total(situational_defence(f.state, [number])) == 4
    f.state.set_supply(number, 2)
    assert total(situational_defence(f.state, [number])) == 3


@pytest.mark.rule("ARD-A0-21")
def test_situational_defence_loses_two_when_isolated_and_not_three() -> None:
    f = field(terrain={"0505": "Woods"})
    number = f.put(G_MECH, "0505", supply="Isolated")
    assert total(situational_defence(f.state, [number])) == 3
    attack = situational_attack(f.state, [f.put(A_BIG, "0510")], f.at("0506"), f.at("0505"))
    assert situational_odds(attack, situational_defence(f.state, [number])) == 2


# Retreat


@pytest.mark.rule("ARD-C2-08")
def test_nobody_retreats_into_an_enemy_held_town() -> None:
    f = field(towns=["0506"])
    number = f.put(A_INF, "0505")
    f.hold("german", "0506")
    assert refuses(check_retreat_hex(f.state, [number], f.at("0505"), f.at("0506")), "ARD-C2-08")
    f.hold("allied", "0506")
    assert allows(check_retreat_hex(f.state, [number], f.at("0505"), f.at("0506")), "ARD-C2-08")


@pytest.mark.rule("ARD-C2-09")
def test_allied_units_do_not_retreat_into_an_empty_westwall_hex() -> None:
    f = field(tags={"0506": "westwall"})
    number = f.put(A_INF, "0505")
    assert refuses(check_retreat_hex(f.state, [number], f.at("0505"), f.at("0506")), "ARD-C2-09")
    f.put(A_INF_2, "0506")
    assert check_retreat_hex(f.state, [number], f.at("0505"), f.at("0506")).legal


def ranked(f: Field, units: list[int], start: str) -> dict[str, RetreatHex]:
    return {f.state.name(option.hex): option for option in retreat_hexes(f.state, units, f.at(start))}


@pytest.mark.rule("ARD-C2-13", "ARD-C2-14", "ARD-C2-15", "ARD-C2-16")
def test_retreat_priorities_by_zone_friends_and_supply() -> None:
    f = field(roads=["0510-0509-0508-0507-0506"])
    number = f.put(A_INF, "0505")
    f.put(A_INF_2, "0506")
    f.put(G_INF, "0404")
    f.put(G_INF_2, "0406")
    f.put(G_INF_3, "0705")
    found = ranked(f, [number], "0505")
    assert (found["0605"].priority, found["0605"].steps) == (3, 1)
    assert (found["0506"].priority, found["0506"].steps) == (2, 0)
    assert "ARD-C2-14" in found["0506"].rules
    told = explain_retreat(f.state, [number], f.at("0505"))
    assert told.choice == "0506"
    cut = field()
    lone = cut.put(A_INF, "0505")
    cut.put(G_INF, "0404")
    options = ranked(cut, [lone], "0505")
    assert options["0405"].priority == 4
    assert options["0506"].priority == 1
    assert explain_retreat(cut.state, [lone], cut.at("0505")).rules[0] == "ARD-C2-13"


@pytest.mark.rule("ARD-C2-17")
def test_an_unbridged_river_or_roadless_forest_is_a_last_resort() -> None:
    f = field(rivers=["0505-0506"], terrain={"0605": "Forest", "0604": "Forest"}, roads=["0505-0604"])
    number = f.put(A_INF, "0505")
    found = ranked(f, [number], "0505")
    assert [found[hex].last_resort for hex in ("0506", "0605", "0604", "0405")] == [1, 1, 0, 0]
    assert "ARD-C2-17" in explain_retreat(f.state, [number], f.at("0505")).rules


@pytest.mark.rule("ARD-C2-18")
def test_the_allied_tie_break_is_town_then_nearest_edge_then_west() -> None:
    f = field(rows=20, columns=12)
    number = f.put(A_INF, "1005")
    assert explain_retreat(f.state, [number], f.at("1005")).choice == "1006"
    town = field(rows=20, columns=12, towns=["0905"])
    unit = town.put(A_INF, "1005")
    assert explain_retreat(town.state, [unit], town.at("1005")).choice == "0905"


@pytest.mark.rule("ARD-C2-19")
def test_until_the_19th_the_german_retreats_over_an_army_boundary_last_of_all() -> None:
    without = {f"04{c:02}": "army-6pz" for c in range(1, 11)}
    f = field(day=19, without=without, rivers=["0505-0504", "0505-0604", "0505-0605", "0505-0506"])
    number = f.put(G_INF, "0505")
    found = ranked(f, [number], "0505")
    assert (found["0404"].last_resort, found["0504"].last_resort) == (2, 1)
    assert refuses(check_boundary(f.state, number, f.at("0404"), retreat=True), "ARD-C2-19")
    f.state.day = 20
    assert allows(check_boundary(f.state, number, f.at("0404"), retreat=True), "ARD-C2-19")


@pytest.mark.rule("ARD-C2-10")
def test_a_second_hex_lies_two_from_the_hex_defended() -> None:
    f = field()
    number = f.put(A_INF, "0506")
    assert refuses(may_follow_on(f.state, [number], f.at("0405"), f.at("0505"), second=True), "ARD-C2-10")
    assert allows(may_follow_on(f.state, [number], f.at("0507"), f.at("0505"), second=True), "ARD-C2-10")


@pytest.mark.rule("ARD-C2-01", "ARD-C2-02")
def test_the_group_ends_together_unless_it_does_not_fit() -> None:
    f = field()
    pair = [f.put(A_INF, "0505"), f.put(A_INF_2, "0505")]
    assert allows(may_follow_on(f.state, pair, f.at("0506"), f.at("0505"), second=False), "ARD-C2-01")
    f.put(A_BIG, "0506")
    assert refuses(may_follow_on(f.state, pair, f.at("0506"), f.at("0505"), second=False), "ARD-C2-02")


# Boundaries


@pytest.mark.rule("ARD-C3-10", "ARD-H-08")
def test_until_the_19th_no_german_unit_advances_out_of_its_army_area() -> None:
    without = {f"0{r}{c:02}": "army-5pz" for r in range(1, 5) for c in range(1, 11)}
    f = field(day=19, without=without)
    number = f.put(G_5PZ, "0505")
    assert refuses(check_boundary(f.state, number, f.at("0404")), "ARD-C3-10")
    assert "ARD-H-08" in check_boundary(f.state, number, f.at("0404")).rules
    assert allows(check_boundary(f.state, number, f.at("0506")), "ARD-C3-10")
    f.state.day = 20
    assert check_boundary(f.state, number, f.at("0404")).legal
    six = f.put(G_MECH_2, "0305")
    f.state.day = 19
    assert check_boundary(f.state, six, f.at("0205")).legal


@pytest.mark.parametrize(
    ("hexes", "army"),
    [
        pytest.param(("0205", "0305"), "6SSPz", marks=pytest.mark.rule("ARD-D1-14")),
        pytest.param(("0905",), "7A", marks=pytest.mark.rule("ARD-D1-15")),
        pytest.param(("0205", "0905"), "5Pz", marks=pytest.mark.rule("ARD-D1-16")),
    ],
)
def test_okw_counts_as_the_army_in_whose_area_all_of_it_stands(hexes: tuple[str, ...], army: str) -> None:
    north = {f"0{r}{c:02}": "army-7 army-5pz" for r in range(1, 5) for c in range(1, 11)}
    south = {f"0{r}{c:02}": "army-6pz army-5pz" for r in range(6, 10) for c in range(1, 11)}
    f = field(without=north | south)
    for unit, hex in zip(("10.10SS.OKW", "21.10SS.OKW"), hexes, strict=False):
        f.put(unit, hex)
    assert okw_attachment(f.state)[0] == army
    f.state.events = []
    attach_okw(f.state)
    assert f.state.okw_army == army
