"""How the Allies judge an attack (rules ARD-A0-17..21)."""

from __future__ import annotations

import pytest

from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.rules.fighting.situational import (
    situational_attack,
    situational_defense,
    situational_odds,
)
from broadfront.titles.ardennes.rules.fighting.terrain_effects import ledger_total
from tests.titles.ardennes.support.field import A_BIG, A_ENG, A_INF, G_INF, G_INF_2, G_MECH, field
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import last, one_card


@pytest.mark.rule("ARD-A0-17")
def test_situational_attack_is_halved_down_across_a_river() -> None:
    f = field(rivers=["0504-0505"], bridges=["0504-0505"])
    number = f.put(A_BIG, "0510")
    dry = situational_attack(f.state, [number], f.at("0404"), f.at("0505"))
    wet = situational_attack(f.state, [number, f.put(A_ENG, "0510")], f.at("0504"), f.at("0505"))
    assert (ledger_total(dry), ledger_total(wet)) == (6, 3)


@pytest.mark.rule("ARD-A0-18")
def test_situational_defence_doubles_in_a_city_or_the_german_westwall() -> None:
    f = field(
        cities=["0505"],
        tags={"0705": "westwall", "0905": "westwall"},
        terrain=dict.fromkeys(("0505", "0705", "0905"), "Woods"),
    )
    assert ledger_total(situational_defense(f.state, [f.put(G_INF, "0505")])) == 8
    assert ledger_total(situational_defense(f.state, [f.put(G_INF_2, "0705")])) == 8
    assert ledger_total(situational_defense(f.state, [f.put(A_INF, "0905")])) == 4


@pytest.mark.rule("ARD-A0-19", "ARD-A0-20")
def test_situational_defence_gains_and_loses_one_for_ground_works_and_want() -> None:
    f = field(terrain={"0505": "Forest", "0705": "Woods"}, towns=["0505", "0705"], vp={"0705": 2})
    number = f.put(G_MECH, "0505")
    assert ledger_total(situational_defense(f.state, [number])) == 5 + 2
    f.state.place_at(number, "0705")
    assert ledger_total(situational_defense(f.state, [number])) == 5
    f.state.place_at(number, "0305")
    f.state.land.add_ip("0305")
    assert ledger_total(situational_defense(f.state, [number])) == 5
    f.state.board.set_out_of_fuel(number, True)
    assert ledger_total(situational_defense(f.state, [number])) == 4
    f.state.board.set_supply(number, 2)
    assert ledger_total(situational_defense(f.state, [number])) == 3


@pytest.mark.rule("ARD-A0-21")
def test_situational_defence_loses_two_when_isolated_and_not_three() -> None:
    f = field(terrain={"0505": "Woods"})
    number = f.put(G_MECH, "0505", supply="Isolated")
    assert ledger_total(situational_defense(f.state, [number])) == 3
    attack = situational_attack(f.state, [f.put(A_BIG, "0510")], f.at("0506"), f.at("0505"))
    assert situational_odds(attack, situational_defense(f.state, [number])) == 2


def sum_of(lines: tuple[LedgerLine, ...]) -> int:
    return sum(int(line.amount) for line in lines)


@pytest.mark.parametrize(
    ("hex", "supply", "fuel", "ip", "strength"),
    [
        ("1421", "", True, False, 4),
        ("2019", "", True, False, 5),
        ("1217", "OutOfSupply", False, False, 3),
        ("0404", "", True, True, 7),
    ],
)
def test_situational_strength_of_a_defender(hex: str, supply: str, fuel: bool, ip: bool, strength: int) -> None:
    f = ground(25)
    number = f.put("130.Lehr.XLVII", hex, supply=supply, fuel=fuel)
    if ip:
        f.state.land.add_ip(hex)
    assert sum_of(situational_defense(f.state, [number])) == strength


@pytest.mark.parametrize(
    ("card", "both", "attacks"), [("AA11", True, True), ("AA10", True, True), ("AA10", False, False)]
)
def test_an_attack_from_hotton_across_the_ourthe(card: str, both: bool, attacks: bool) -> None:
    f = ground(24)
    units = [f.put("CCR.3A.VII", "1118"), *([f.put("334.84.VII", "1118")] if both else [])]
    f.put("1128.560VG.LVIII", "1117")
    duel = one_card(f, units, card)
    assert last(duel, "Action card").choice.startswith("attack 1117 at 2:1") == attacks
