"""What terrain and situation do to strength, hits and retreat: TEC-10 to TEC-20, A0-17 to A0-21, C2."""

import pytest

from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, DrawChits, RetreatTo, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.retreat_priority import check_retreat_hex
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defence,
    situational_odds,
)
from broadfront.titles.ardennes.rules.fighting.strength import conditions
from broadfront.titles.ardennes.rules.fighting.terrain_effects import (
    attack_strength,
    defence_strength,
    in_fixed_artillery_range,
    total,
)
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.advance import Advancing
from tests.titles.ardennes.duel import Duel, battle
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
from tests.titles.ardennes.test_c0_combat import EAST, WEST, cited, fight_at, hits
from tests.titles.ardennes.test_c1_hits import struck, where

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


@pytest.mark.rule("ARD-TEC-14")
@pytest.mark.parametrize("place", ["towns", "cities"])
def test_a_city_or_town_takes_one_hit_off(place: str) -> None:
    f = field(towns=["0505"]) if place == "towns" else field(cities=["0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert hits(f, [attacker], 2, 0) == (1, 0)
    f.put(A_INF, "0503")
    assert hits(f, [attacker], 2, 0, "0503") == (2, 0)
    assert "ARD-TEC-14" not in cited(f)


@pytest.mark.rule("ARD-TEC-15")
def test_defenders_of_a_town_cannot_be_flanked() -> None:
    for towns, flanked, rule in ((["0505"], False, "ARD-TEC-15"), ([], True, "ARD-H-41")):
        f = field(towns=towns)
        pair = [f.put(G_INF, EAST), f.put(G_INF_2, WEST)]
        f.put(A_INF, "0505")
        assert conditions(f.state, fight_at(f, pair)).flanked == flanked
        ledger = battle(f, "0505", pair).why_not(DrawChits(2)).ledger
        assert [line.rule for line in ledger if line.reason.endswith("Flanked")] == [rule]


@pytest.mark.rule("ARD-TEC-19", "ARD-TEC-20")
def test_the_westwall_takes_one_hit_off_german_defenders_only() -> None:
    f = field(tags={"0505": "westwall"})
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert hits(f, [attacker], 2, 0) == (1, 0)
    assert "ARD-TEC-19" in cited(f)
    f = field(tags={"0505": "westwall"})
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert hits(f, [attacker], 2, 0) == (2, 0)
    assert "ARD-TEC-19" not in cited(f)
    ledger = battle(f, "0505", [attacker]).why_not(DrawChits(1)).ledger
    assert [line.amount for line in ledger if line.rule == "ARD-TEC-20"] == [0]


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
    unit = f.put(A_INF, "0505")
    f.hold("german", "0506")
    assert refuses(check_retreat_hex(f.state, (unit,), f.at("0506")), "ARD-C2-08")
    f.hold("allied", "0506")
    assert allows(check_retreat_hex(f.state, (unit,), f.at("0506")), "ARD-C2-08")


@pytest.mark.rule("ARD-C2-09")
def test_allied_units_do_not_retreat_into_an_empty_westwall_hex() -> None:
    f = field(tags={"0506": "westwall"})
    unit = f.put(A_INF, "0505")
    assert refuses(check_retreat_hex(f.state, (unit,), f.at("0506")), "ARD-C2-09")
    f.put(A_INF_2, "0506")
    assert check_retreat_hex(f.state, (unit,), f.at("0506")).legal


def goes_to(f: Field, attacker: int) -> Duel:
    """Defenders of 0505 that take one hit by retreat, as far as the choice of the hex; the Allies have gone then."""
    duel = struck(f, [attacker], 1)
    if not duel.taken():
        duel.do(TakeRetreat())
    return duel


@pytest.mark.rule("ARD-C2-14", "ARD-C2-15")
def test_friends_in_a_zone_come_before_an_empty_hex_in_it() -> None:
    for friends, end, steps in ((True, "0506", 2), (False, "0605", 1)):
        f = field(roads=["0510-0509-0508-0507-0506", "0507-0606-0605"], towns=["0605"])
        f.hold("allied", "0605")
        attacker, number = f.put(G_INF, "0404"), f.put(A_INF, "0505")
        if friends:
            f.put(A_INF_2, "0506")
        f.put(G_INF_2, "0406")
        f.put(G_INF_3, "0705")
        f.put(G_MECH, "0604")
        duel = goes_to(f, attacker)
        assert (where(f, A_INF), f.state.steps[number]) == (end, steps)
        assert duel.told("ARD-C2-14" if friends else "ARD-C2-15")


@pytest.mark.rule("ARD-C2-17")
def test_an_unbridged_river_or_roadless_forest_is_a_last_resort() -> None:
    all_round = ["0505-0506", "0505-0405", "0505-0404", "0505-0605"]
    for rivers, shut in ((["0505-0404"], True), (all_round, False)):
        f = field(rivers=rivers, terrain={EAST: "Forest", "0604": "Forest"}, roads=["0505-0604"] if shut else [])
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        duel = goes_to(f, attacker)
        for hex in ("0404", EAST):
            ruling = duel.why_not(RetreatTo(hex))
            assert refuses(ruling, "ARD-C2-17") if shut else ruling.legal
        assert duel.why_not(RetreatTo("0604")).legal


@pytest.mark.rule("ARD-C2-18")
@pytest.mark.parametrize(
    ("towns", "road", "end"),
    [
        ((), (), WEST),
        ((), ("1006-0906",), "0605"),
        ((), ("0105-0205",), WEST),  # not of an Allied edge
        (("0405",), ("1006-0906",), "0405"),
    ],
)
def test_the_allied_tie_break_is_town_then_nearest_source_then_west(
    towns: tuple[str, ...], road: tuple[str, ...], end: str
) -> None:
    f = field(towns=towns, roads=road)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert goes_to(f, attacker).told("ARD-C2-18")
    assert where(f, A_INF) == end


@pytest.mark.rule("ARD-C2-19")
def test_until_the_19th_the_german_retreats_over_an_army_boundary_last_of_all() -> None:
    without = {f"04{c:02}": "army-6pz" for c in range(1, 11)}
    wet = [f"0505-{hex}" for hex in ("0504", "0604", "0605", "0506")]
    for day, shut in ((19, True), (20, False)):
        f = field(day=day, without=without, rivers=wet)
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        duel = goes_to(f, attacker)
        across = duel.why_not(RetreatTo("0404"))
        assert refuses(across, "ARD-C2-19") if shut else across.legal
        assert duel.why_not(RetreatTo(EAST)).legal == shut
    f = field(day=19, without=dict.fromkeys(f.state.ground.map.ids, "army-6pz"))
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert goes_to(f, attacker).why_not(RetreatTo(EAST)).legal


# Boundaries


@pytest.mark.rule("ARD-C3-10")
def test_until_the_19th_no_german_unit_advances_out_of_the_area_of_its_own_army() -> None:
    f = field(day=19, without={"0505": "army-5pz"})
    pair = [f.put(G_5PZ, EAST), f.put(G_MECH_2, EAST)]
    duel = Duel(f, Advancing(fight_at(f, pair)))
    assert refuses(duel.why_not(Advance(G_5PZ, ("0505",))), "ARD-C3-10")
    assert duel.why_not(Advance(G_MECH_2, ("0505",))).legal
    f.state.set_day(20)
    assert duel.why_not(Advance(G_5PZ, ("0505",))).legal


def active(f: Field, *units: int) -> Duel:
    return Duel(f, BeginActivation(Activation("german", "GP03", units, 2)))


@pytest.mark.parametrize(
    ("hexes", "army"),
    [
        pytest.param(("0205", "0305"), "6SSPz", marks=pytest.mark.rule("ARD-D1-14")),
        pytest.param(("0905",), "7A", marks=pytest.mark.rule("ARD-D1-15")),
        pytest.param(("0205", "0905"), "5Pz", marks=pytest.mark.rule("ARD-D1-16")),
    ],
)
def test_okw_once_active_counts_as_the_army_in_whose_area_all_of_it_stands(hexes: tuple[str, ...], army: str) -> None:
    north = {f"0{r}{c:02}": "army-7 army-5pz" for r in range(1, 5) for c in range(1, 11)}
    south = {f"0{r}{c:02}": "army-6pz army-5pz" for r in range(6, 10) for c in range(1, 11)}
    f = field(without=north | south)
    numbers = [f.put(unit, hex) for unit, hex in zip(("10.10SS.OKW", "21.10SS.OKW"), hexes, strict=False)]
    assert active(f, f.put(G_INF, "0505")).prompt
    assert (f.state.okw_army, army_of(f.state, numbers[0])) == ("", "OKW")
    duel = active(f, numbers[0])
    assert duel.prompt
    assert [str(e) for e in duel.events if e.kind == "okw"]
    assert {army_of(f.state, n) for n in numbers} == {army}
