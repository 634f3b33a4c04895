"""The tank battalion and the withdrawal of a surrounded stack (ARD-E1-12..15)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events.allied import Striking, Withdrawing, check_withdrawal, tank_battalion_targets
from broadfront.titles.ardennes.rules.actions import Withdraw
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.system.event_choices import system_event_refusal
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import last, lost
from tests.titles.ardennes.support.on_the_map import real
from tests.titles.ardennes.support.roads import ROAD
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-E1-12")
def test_the_tank_battalion_strikes_the_strongest_lone_infantry_next_to_a_full_supplied_unit() -> None:
    f = field(roads=[ROAD])
    f.put(A_INF, "0507")
    weak, strong = f.put(G_INF, "0407", steps=1), f.put(G_INF_2, "0506")
    trace = last(Duel(f, Striking()), "Tank Battalion")
    assert trace.choice.startswith(f"{G_INF_2} in ")
    assert lost(trace)[f"{G_INF} in 0407"].why == "strength 2; the chosen one has 4"
    assert [f.state.board.steps[n] for n in (weak, strong)] == [1, 1]


@pytest.mark.rule("ARD-E1-12")
def test_of_equal_targets_the_tank_battalion_takes_the_lowest_selector() -> None:
    f = field(roads=[ROAD])
    f.put(A_INF, "0507")
    units = [f.put(G_INF, "0407"), f.put(G_INF_2, "0506")]
    first = f.title.units[f.title.sort_units(units)[0]].id
    assert last(Duel(f, Striking()), "Tank Battalion").choice.startswith(f"{first} in ")


@pytest.mark.rule("ARD-E1-12")
def test_the_tank_battalion_leaves_stacks_dug_in_units_towns_and_far_banks_alone() -> None:
    f = field(roads=[ROAD], towns=["0406"], rivers=["0507-0506"])
    f.put(A_INF, "0507")
    f.put(G_INF, "0407")
    f.put(G_INF_2, "0407")
    f.put(G_INF_3, "0406")
    assert refuses(system_event_refusal(f.state, "Tank Battalion"), "ARD-E1-12")
    f.state.put_in_box(f.title.unit(G_INF_2).number, "German Reserve")
    assert system_event_refusal(f.state, "Tank Battalion") is None
    f.state.land.add_ip("0407")
    assert refuses(system_event_refusal(f.state, "Tank Battalion"), "ARD-E1-12")


@pytest.mark.rule("ARD-E1-12")
def test_the_tank_battalion_finds_one_target() -> None:
    f = ground(20)
    full = f.put("120.30.XVIII", "0709")
    lone = f.put("5.3FJ.ISS", "0708")
    f.put("9.3FJ.ISS", "0808")
    f.put("8.3FJ.ISS", "0608")
    f.state.land.add_ip("0608")
    f.put("27.12VG.ISS", "0710")
    f.put("Krause.12SS.ISS", "0710")
    f.put("117.30.XVIII", "0609", steps=1)  # keeps the way to 0709 open
    assert tank_battalion_targets(f.state) == [lone]
    before = f.state.board.steps[lone]
    Duel(f, Striking()).settle()
    assert f.state.board.steps[lone] == before - 1
    f.state.set_steps(full, 2)
    assert tank_battalion_targets(f.state) == []


@pytest.mark.rule("ARD-E1-13", "ARD-E1-14")
def test_the_surrounded_stack_of_most_steps_withdraws() -> None:
    f = field()
    for german, allied, unit in (("0305", "0306", A_INF), ("0805", "0806", A_BIG)):
        f.put(G_MECH if german == "0305" else G_INF, german)
        f.put(G_MECH_2 if german == "0305" else G_INF_2, f"{german[:2]}07")
        f.put(unit, allied)
        f.put(A_INF_2 if german == "0305" else A_MECH, f"{int(german[:2]) - 1:02}06")
    trace = last(Duel(f, Withdrawing()), "Withdrawal")
    assert trace.choice.startswith(f"{A_BIG} from 0806 to ")
    assert any(c.rule == "ARD-E1-14" and " from 0306 to " in c.what for c in trace.candidates)


@pytest.mark.rule("ARD-E1-13")
def test_where_a_stack_can_withdraw_to_one_hex_only_no_rule_chooses_it() -> None:
    f = field()
    for german, hex in ((G_MECH, "0504"), (G_MECH_2, "0506"), (G_INF, "0404"), (G_INF_2, "0405"), (G_INF_3, "0604")):
        f.put(german, hex)
    f.put(A_INF, "0505")
    trace = last(Duel(f, Withdrawing()), "Withdrawal")
    assert trace.choice.endswith(" from 0505 to 0605")
    assert "ARD-E1-15" not in trace.rules


@pytest.mark.rule("ARD-E1-13")
def test_a_stack_in_a_victory_hex_does_not_withdraw() -> None:
    f = field(vp={"0505": 2}, towns=["0505"])
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0506")
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0405")
    assert refuses(system_event_refusal(f.state, "Withdrawal"), "ARD-E1-13")


# Both 1003 and 1105 are in Communication; by ARD-H-09 the shorter way to an Allied edge, the north, decides
@pytest.mark.rule("ARD-E1-13", "ARD-H-09")
@pytest.mark.parametrize(("closed", "end"), [(False, "1003"), (True, "1105")])
def test_a_surrounded_stack_withdraws_through_zones_into_a_hex_in_communication(closed: bool, end: str) -> None:
    f = real(17, {"1204": "293.18VG.LXVI", "1004": "294.18VG.LXVI", "1103": "295.18VG.LXVI"})
    f.put("422.106.XVIII", "1104")
    f.put("423.106.XVIII", "1205")
    if closed:
        f.put("183.62VG.LXVI", "0902")
    assert is_surrounded(f.state, f.at("1104"), ALLIED)
    Duel(f, Withdrawing()).settle()
    assert where(f, "422.106.XVIII") == end


@pytest.mark.rule("ARD-E1-13", "ARD-E1-14")
def test_a_victory_hex_is_not_left_and_of_equal_stacks_the_easternmost_withdraws() -> None:
    f = real(
        20,
        {
            "1814": ["327.101.VIII", "CCB.10A.VIII"],
            "1813": "39.26VG.XLVII",
            "1815": "77.26VG.XLVII",
            "1313": "501.101.VIII",
            "1312": "1128.560VG.LVIII",
            "1314": "1130.560VG.LVIII",
            "1208": "CCB.9A.VIII",
            "1207": "293.18VG.LXVI",
            "1209": "294.18VG.LXVI",
        },
    )
    f.state.set_steps(f.title.unit("501.101.VIII").number, 2)
    assert refuses(check_withdrawal(f.state, f.at("1814")), "ARD-E1-13")
    for hex in ("1313", "1208"):
        assert check_withdrawal(f.state, f.at(hex)).legal
    Duel(f, Withdrawing()).settle()
    assert where(f, "CCB.9A.VIII") != "1208"
    assert [where(f, unit) for unit in ("501.101.VIII", "327.101.VIII")] == ["1313", "1814"]


@pytest.mark.rule("ARD-E1-13", "ARD-E1-15")
def test_a_stack_withdraws_from_a_town_to_friends() -> None:
    f = ground(19)
    for unit, hex in (("1128.560VG.LVIII", "1509"), ("1130.560VG.LVIII", "1511")):
        f.put(unit, hex)
    f.put("CCR.9A.VIII", "1510")
    f.put("110.28.VIII", "1610")
    assert is_surrounded(f.state, f.at("1510"), ALLIED)
    duel = Duel(f, Withdrawing())
    assert last(duel, "Withdrawal").choice.endswith(" from 1510 to 1610")
    assert where(f, "CCR.9A.VIII") == "1610"


@pytest.mark.rule("ARD-E1-13")
def test_a_withdrawal_is_refused_to_who_is_free_and_to_where_there_is_no_communication() -> None:
    f = field()
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0506")
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0909")
    step = Withdrawing()
    assert step.refusal(f.state, Withdraw("0505", "0405")) is None
    assert refuses(step.refusal(f.state, Withdraw("0505", "0504")), "ARD-E1-13")
    assert refuses(step.refusal(f.state, Withdraw("0505", "0303")), "ARD-E1-13")
    assert refuses(step.refusal(f.state, Withdraw("0909", "0908")), "ARD-E1-13")


@pytest.mark.rule("ARD-E1-13")
def test_an_ip_goes_with_a_stack_that_withdraws_and_stays_with_a_unit_left_behind() -> None:
    for dispersed in (False, True):
        f = field(roads=[ROAD], variant="2p")
        f.put(A_INF, "0505")
        f.put(A_INF_2, "0505", dispersed=dispersed)
        f.state.land.add_ip("0505")
        f.put(G_INF, "0404")
        f.put(G_INF_2, "0605")
        duel = Duel(f, Withdrawing())
        duel.do(Withdraw("0505", "0506"))
        assert bool(f.state.land.ips) == dispersed


@pytest.mark.rule("ARD-E1-14")
def test_of_equal_steps_the_easternmost_withdraws() -> None:
    f = field()
    for west, unit, friend in ((3, A_INF, A_INF_2), (7, A_INF_3, A_MECH)):
        row, germans = (3, (G_MECH, G_MECH_2)) if west == 3 else (8, (G_INF, G_INF_2))
        f.put(germans[0], f"{row:02}{west - 1:02}")
        f.put(germans[1], f"{row:02}{west + 1:02}")
        f.put(unit, f"{row:02}{west:02}")
        f.put(friend, f"{row - 1:02}{west:02}")
    assert last(Duel(f, Withdrawing()), "Withdrawal").choice.split(" from ")[1].startswith("0303 to ")


@pytest.mark.rule("ARD-E1-15")
@pytest.mark.parametrize(("friend", "end"), [("0605", "0605"), ("", "0405")])
def test_the_withdrawal_ends_with_friends_first_else_rearward(friend: str, end: str) -> None:
    f = field()
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0506")
    f.put(A_INF, "0505")
    if friend:
        f.put(A_INF_2, friend)
    trace = last(Duel(f, Withdrawing()), "Withdrawal")
    assert trace.choice.endswith(f" from 0505 to {end}")
    assert "ARD-E1-15" in trace.rules


@pytest.mark.rule("ARD-E1-15")
def test_of_hexes_equally_far_from_the_edge_the_western_one_is_withdrawn_to() -> None:
    f = field()
    for german, hex in ((G_MECH, "0506"), (G_MECH_2, "0404"), (G_INF, "0504"), (G_INF_2, "0306")):
        f.put(german, hex)
    f.put(A_INF, "0505")
    assert last(Duel(f, Withdrawing()), "Withdrawal").choice.endswith(" from 0505 to 0605")


@pytest.mark.rule("ARD-E1-15")
def test_a_hex_nearer_to_the_edge_is_withdrawn_to_before_a_western_one() -> None:
    f = field()
    for german, hex in ((G_MECH, "0706"), (G_MECH_2, "0406"), (G_INF, "0306"), (G_INF_2, "0504")):
        f.put(german, hex)
    f.put(A_INF, "0505")
    assert last(Duel(f, Withdrawing()), "Withdrawal").choice.endswith(" from 0505 to 0604")
