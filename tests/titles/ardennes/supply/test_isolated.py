"""Isolated and Surrender (rules ARD-S1-11..27, ARD-H-23)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied import Withdrawing
from broadfront.titles.ardennes.rules.actions import Withdraw
from broadfront.titles.ardennes.rules.fighting.unit_states import check_zone_of_control
from broadfront.titles.ardennes.rules.lines.contact import check_out_of_contact
from broadfront.titles.ardennes.rules.lines.supply import check_supply
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.routes.movement import check_move, find_reach, move_refusal
from broadfront.titles.ardennes.steps.supply_phase import SupplyCheck, Surrender
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_ENG, A_INF, A_INF_2, G_INF, G_INF_2, G_MECH, field, refuses
from tests.titles.ardennes.support.on_the_map import number_of, real
from tests.titles.ardennes.support.roads import LONG_ROAD, ROAD
from tests.titles.ardennes.support.units import empty_field, has_zone


@pytest.mark.rule("ARD-S1-12")
def test_an_isolated_unit_exerts_no_zone_even_in_a_town() -> None:
    f = field(towns=["0505"])
    f.put(A_INF, "0505", supply="Isolated")
    assert refuses(check_zone_of_control(f.state, f.at("0505"), ALLIED), "ARD-S1-12")


@pytest.mark.rule("ARD-S1-12", "ARD-S0-02")
def test_an_isolated_unit_has_no_zone_even_in_a_town_and_closes_its_own_hex() -> None:
    f = real(23, {"1316": "341.CT-VIII.VIII"})
    assert has_zone(f, "1316")
    f.state.board.set_supply(number_of(f, "341.CT-VIII.VIII"), 3)
    assert not has_zone(f, "1316")
    assert not f.state.board.exerts[ALLIED][f.at("1316")]
    assert refuses(check_supply(f.state, GERMAN, f.at("1316")), "ARD-S0-02")


@pytest.mark.rule("ARD-S1-13")
def test_an_isolated_mechanized_unit_does_not_move() -> None:
    f = field()
    assert refuses(move_refusal(f.state, f.put(G_MECH, "0505", supply="Isolated")), "ARD-S1-13")


@pytest.mark.rule("ARD-S1-15")
def test_an_isolated_infantry_unit_moves_one_hex() -> None:
    f = field()
    number = f.put(G_INF, "0505", supply="Isolated")
    assert len(find_reach(f.state, number).end_ids()) == 6
    assert refuses(check_move(f.state, number, ["0506", "0507"]), "ARD-S1-15")


@pytest.mark.rule("ARD-S1-17")
def test_an_isolated_unit_does_not_leave_an_enemy_zone() -> None:
    f = field()
    number = f.put(G_INF, "0505", supply="Isolated")
    f.put(A_INF, "0506")
    assert refuses(check_move(f.state, number, ["0504"]), "ARD-S1-17")


@pytest.mark.rule("ARD-S1-17", "ARD-S1-18", "ARD-S1-15")
def test_isolated_infantry_goes_a_hex_and_not_out_of_a_zone_nor_into_an_enemy_town() -> None:
    unit = "424.106.XVIII"
    f = real(21, {"1208": unit, "1207": "293.18VG.LXVI"}, german="1108")
    n = number_of(f, unit)
    f.state.board.set_supply(n, 3)
    assert refuses(check_move(f.state, n, ("1209",)), "ARD-S1-17")
    f.put("293.18VG.LXVI", "1202")
    assert refuses(check_move(f.state, n, ("1108",)), "ARD-S1-18")
    assert check_move(f.state, n, ("1309",)).legal
    assert refuses(check_move(f.state, n, ("1309", "1310")), "ARD-S1-15")


@pytest.mark.rule("ARD-S1-18")
def test_an_isolated_unit_does_not_enter_an_enemy_held_town() -> None:
    f = field(towns=["0506"])
    number = f.put(G_INF, "0505", supply="Isolated")
    f.hold("allied", "0506")
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-S1-18")
    assert check_move(f.state, f.put(G_INF_2, "0507"), ["0506"]).legal


@pytest.mark.rule("ARD-S1-18")
def test_an_isolated_unit_does_not_withdraw_into_a_german_town() -> None:
    for supply, legal in (("OutOfSupply", True), ("Isolated", False)):
        f = field(roads=[ROAD], towns=["0506"], variant="2p")
        f.put(A_INF, "0505", supply=supply)
        f.hold("german", "0506")
        f.put(G_INF, "0404")
        f.put(G_INF_2, "0605")
        ruling = Duel(f, Withdrawing()).why_not(Withdraw("0505", "0506"))
        assert ruling.legal if legal else refuses(ruling, "ARD-S1-18")


@pytest.mark.rule("ARD-S1-19")
def test_an_isolated_unit_does_not_cross_an_enemy_held_bridge() -> None:
    f = field(rivers=["0505-0506"], bridges=["0505-0506"])
    number = f.put(G_INF, "0505", supply="Isolated")
    f.state.land.hold_bridge(f.state.ground.find_crossing("0505-0506"), ALLIED)
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-S1-19")
    f.state.land.hold_bridge(f.state.ground.find_crossing("0505-0506"), GERMAN)
    assert check_move(f.state, number, ["0506"]).legal


@pytest.mark.rule("ARD-S1-20")
def test_an_empty_westwall_hex_is_closed_to_an_isolated_allied_unit_only() -> None:
    f = field(tags={"0504": "westwall"})
    number = f.put(A_INF, "0505", supply="Isolated")
    assert refuses(check_move(f.state, number, ["0504"]), "ARD-S1-20")
    f.put(A_INF_2, "0504")
    assert check_move(f.state, number, ["0504"]).legal
    free = field(tags={"0504": "westwall"})
    assert check_move(free.state, free.put(A_INF, "0505"), ["0504"]).legal


@pytest.mark.rule("ARD-S1-20")
def test_an_isolated_unit_does_not_withdraw_into_an_empty_westwall_hex() -> None:
    for friend, legal in ((True, True), (False, False)):
        f = field(tags={"0506": "westwall"}, variant="2p")
        f.put(A_INF, "0505", supply="Isolated")
        f.put(G_INF, "0404")
        f.put(G_INF_2, "0605")
        if friend:
            f.put(A_ENG, "0506")
        ruling = Duel(f, Withdrawing()).why_not(Withdraw("0505", "0506"))
        assert ruling.legal if legal else refuses(ruling, "ARD-S1-20")


@pytest.mark.rule("ARD-S1-22")
def test_an_isolated_unit_is_not_taken_as_reserve() -> None:
    f = empty_field()
    assert refuses(check_out_of_contact(f.state, f.put(A_INF, "1010", supply="Isolated")), "ARD-S1-22")


@pytest.mark.parametrize(
    ("unit", "number"),
    [
        pytest.param(A_ENG, 6, marks=pytest.mark.rule("ARD-S1-25")),
        pytest.param(G_INF, 4, marks=pytest.mark.rule("ARD-S1-26")),
        pytest.param(G_MECH, 2, marks=pytest.mark.rule("ARD-S1-27")),
    ],
)
def test_the_circle_of_a_unit_says_on_which_roll_it_loses_a_step(unit: str, number: int) -> None:
    for roll, lost in ((number, 1), (number + 1, 0)):
        f = field(day=20)
        held = f.put(unit, "0505", supply="Isolated")
        steps = f.state.board.steps[held]
        duel = Duel(f, SupplyCheck(f.state.board.side_of(held)))
        duel.roll(roll, f"Surrender of {unit}, {number} or less")
        assert duel.pending is None
        assert f.state.board.steps[held] == steps - lost


@pytest.mark.rule("ARD-H-23", "ARD-S1-25")
def test_a_unit_isolated_before_and_after_the_check_rolls_for_surrender() -> None:
    at = field(day=22, roads=[LONG_ROAD])
    unit = at.put(A_INF, "0503", supply="Isolated", steps=1)
    for hex in ("0403", "0404", "0502", "0504", "0603", "0604"):
        at.put(
            ["48.12VG.ISS", "27.12VG.ISS", "89.12VG.ISS", G_MECH, "Sandig.1SS.ISS", "Peiper.1SS.ISS"][
                ("0403", "0404", "0502", "0504", "0603", "0604").index(hex)
            ],
            hex,
        )
    duel = Duel(at, SupplyCheck(1))
    duel.roll(6, "Surrender")
    assert duel.pending is None
    assert at.state.board.where[unit].text == "eliminated"
    assert duel.told("ARD-H-23")


@pytest.mark.rule("ARD-H-23")
def test_no_unit_rolls_on_the_day_it_becomes_isolated() -> None:
    f = field(day=20)
    old, new = f.put(G_INF, "0505", supply="Isolated"), f.put(G_INF_2, "0506", supply="OutOfSupply")
    duel = Duel(f, SupplyCheck(GERMAN))
    duel.roll(1, f"Surrender of {G_INF}")
    assert duel.pending is None
    assert f.state.board.supply[new] == ISOLATED
    assert [f.state.board.steps[n] for n in (old, new)] == [1, 2]


@pytest.mark.rule("ARD-H-23", "ARD-S1-25", "ARD-S1-26")
def test_isolated_units_of_a_hex_roll_for_surrender_one_by_one() -> None:
    f = real(21, {"1104": ["422.106.XVIII", "18C.14C.XVIII"]})
    around = ("293.18VG.LXVI", "294.18VG.LXVI", "295.18VG.LXVI", "183.62VG.LXVI", "190.62VG.LXVI", "164.62VG.LXVI")
    for unit, hex in zip(around, ("1103", "1105", "1003", "1004", "1203", "1204"), strict=True):
        f.put(unit, hex)
    infantry, cavalry = number_of(f, "422.106.XVIII"), number_of(f, "18C.14C.XVIII")
    f.state.set_steps(infantry, 1)
    for n in (infantry, cavalry):
        f.state.board.set_supply(n, 3)
    duel = Duel(f, SupplyCheck(ALLIED))
    for _ in range(2):
        duel.roll(6 if "422.106.XVIII" in duel.prompt else 5)
    duel.settle()
    assert not f.state.board.steps[infantry]
    assert f.state.board.steps[cavalry] == 1


@pytest.mark.rule("ARD-H-23")
def test_an_ip_goes_with_a_unit_that_surrenders() -> None:
    f = field()
    number = f.put(A_INF, "0505", steps=1, supply="Isolated")
    f.state.land.add_ip("0505")
    Duel(f, Surrender(number)).roll(1)
    assert not f.state.land.ips


@pytest.mark.rule("ARD-H-23")
def test_a_unit_that_is_eliminated_keeps_no_marker_by_whatever_it_went() -> None:
    f = field()
    number = f.put(G_MECH, "0505", steps=1, supply="Isolated", dispersed=True, fuel=False)
    Duel(f, Surrender(number)).roll(1)
    assert (f.state.board.supply[number], f.state.board.dispersed[number], f.state.board.out_of_fuel[number]) == (
        0,
        0,
        0,
    )
    assert f.state.status() == []


@pytest.mark.rule("ARD-H-23")
def test_a_town_stays_with_who_held_it_last_when_he_surrenders() -> None:
    f = field(towns=["0505"])
    number = f.put(G_INF, "0505", steps=1, supply="Isolated")
    Duel(f, Surrender(number)).roll(1)
    assert not f.state.board.at[f.at("0505")]
    assert f.state.land.place_holder(f.at("0505")) == GERMAN
