"""What the system decides as a second reader of the cards expects it: Engineers, deployment, contact, eligibility."""

from __future__ import annotations

import pytest

from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.engineers import Engineers, bridges_to_destroy, ip_stacks, roadblock_hexes
from broadfront.titles.ardennes.rules.actions import DestroyBridge
from broadfront.titles.ardennes.rules.fighting.situational import situational_defence
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a
from broadfront.titles.ardennes.rules.lines.communication import in_communication, wandering
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken, out_of_contact
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.routes.wandering import return_day, roll_result
from broadfront.titles.ardennes.system.allied_activation import explain_eligible
from broadfront.titles.ardennes.system.deploying import next_placement
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import allows, field, refuses
from tests.titles.ardennes.ground import behind, ground
from tests.titles.ardennes.impulse import impulse, last, one_card, traces
from tests.titles.ardennes.test_c1_hits import where
from tests.titles.ardennes.test_cards_read_again_b_defence_cards import RING


def total(lines: tuple[LedgerLine, ...]) -> int:
    return sum(int(line.amount) for line in lines)


# Engineers


# B-183
@pytest.mark.rule("ARD-E2-03", "ARD-E2-04")
def test_engineers_replace_the_westernmost_of_equal_roadblocks_without_a_die() -> None:
    f = ground(18)
    for hex in ("0810", "1111", "1213"):
        f.state.add_roadblock(hex)
    f.reserve("CCR.7A.XVIII")
    f.put("81.CT-XVIII.XVIII", "1013")
    Duel(f, Engineers()).settle()
    assert where(f, "CCR.7A.XVIII") == "1111"
    assert f.state.roadblocks == {"0810", "1213"}


# B-184
@pytest.mark.rule("ARD-E2-06")
@pytest.mark.parametrize("beside", [False, True])
def test_engineers_block_marche_unless_an_allied_unit_is_beside_it(beside: bool) -> None:
    f = ground(20)
    f.put("3.2Pz.XLVII", "1418")
    behind(f, 19)
    if beside:
        f.put("334.84.VII", "1119")
    found = f.names(roadblock_hexes(f.state))
    assert "1519" not in found
    assert ("1219" in found) != beside
    if not beside:
        assert found[0] == "1219"
        Duel(f, Engineers()).settle()
        assert f.state.roadblocks == {"1219"}


# B-185
@pytest.mark.rule("ARD-E2-14")
def test_engineers_blow_the_westernmost_bridge_of_vielsalm_and_none_from_the_23rd() -> None:
    f = ground(21)
    f.put("19.9SS.IISS", "1111")
    found = [crossing.id for crossing in bridges_to_destroy(f.state)]
    assert found.index("1111-1112") < found.index("1111-1210")
    f.state.set_day(24)
    assert refuses(Engineers().refusal(f.state, DestroyBridge("1111-1112")), "ARD-E2-12")


# B-186: the event gives the IP, nobody builds it; the book names no bar for Dispersed units.
@pytest.mark.rule("ARD-E2-16")
def test_engineers_dig_in_a_dispersed_stack_before_hotton_and_never_a_town() -> None:
    f = ground(24)
    for unit, hex in (
        ("334.84.VII", "1219"),
        ("CCR.3A.VII", "1118"),
        ("16.116.LVIII", "1218"),
        ("60.116.LVIII", "1218"),
    ):
        f.put(unit, hex)
    f.put("23.2.V", "0606", dispersed=True)
    f.put("Kuhlmann.12SS.ISS", "0605")
    f.put("Krause.12SS.ISS", "0605")
    assert f.names(ip_stacks(f.state)) == ["0606", "1118"]


# Deployment


# B-187: Vielsalm, as near and as strong as Stavelot, lies farther west.
@pytest.mark.rule("ARD-D0-14")
def test_method_a_stays_near_the_division() -> None:
    f = ground(18)
    f.put("Hansen.1SS.ISS", "0909")
    f.put("CCA.7A.XVIII", "0912")
    number = f.reserve("CCB.7A.XVIII")
    for hex in ("0709", "0810", "1111"):
        assert check_method_a(f.state, number, f.at(hex)).legal
    found = next_placement(f.state, frozenset([number]))
    assert found is not None
    assert f.state.name(found.hex) == "1111"


# B-188
@pytest.mark.rule("ARD-D0-08")
def test_method_a_does_not_enter_an_allied_zone() -> None:
    f = ground(19)
    f.put("Hansen.1SS.ISS", "0710")
    f.put("CCA.7A.XVIII", "0811")
    assert refuses(check_method_a(f.state, f.reserve("CCB.7A.XVIII"), f.at("0810")), "ARD-D0-08")


# B-188
@pytest.mark.rule("ARD-D0-08")
@pytest.mark.parametrize("cut", [False, True])
def test_method_a_enters_an_allied_zone_where_that_restores_communication(cut: bool) -> None:
    f = field(day=19, roads=["0510-0509-0508-0507-0506-0505"], hv={"0506": 4})
    f.put("Sandig.1SS.ISS", "0503")
    f.put("Hansen.1SS.ISS", "0405")
    lost = f.put("CCA.7A.XVIII", "0505")
    if cut:
        f.put("27.12VG.ISS", "0605")
    assert in_communication(f.state, lost) != cut
    assert check_method_a(f.state, f.reserve("CCB.7A.XVIII"), f.at("0506")).legal == cut


# B-189
@pytest.mark.rule("ARD-D0-09")
@pytest.mark.parametrize(("day", "comes"), [(17, False), (18, True)])
def test_method_b_is_open_from_the_18th(day: int, comes: bool) -> None:
    f = ground(day)
    f.put("CCB.7A.XVIII", "0814")
    number = f.reserve("CCA.7A.XVIII")
    found = next_placement(f.state, frozenset([number]))
    assert (found is not None) == comes
    assert found is None or f.state.name(found.hex) == "0814"


# Contact


# B-190
def test_the_lowest_number_of_a_big_stack_is_out_of_contact_though_proximate() -> None:
    f = ground(22)
    f.put("Sandig.1SS.ISS", "0810")
    trio = [f.put(unit, "0811") for unit in ("505.82.XVIII", "504.82.XVIII", "508.82.XVIII")]
    lone = f.put("291.CT-XVIII.XVIII", "0711")
    assert [out_of_contact(f.state, n) for n in (*trio, lone)] == [True, False, False, False]
    f.state.set_dispersed(trio[0], True)
    assert not any(out_of_contact(f.state, n) for n in trio)


# B-191
@pytest.mark.rule("ARD-H-19", "ARD-A0-16")
def test_a_unit_alone_in_a_victory_hex_beside_a_german_is_not_taken() -> None:
    f = ground(22)
    number = f.put("335.84.VII", "1219")
    f.put("3.2Pz.XLVII", "1319", fuel=False)
    assert refuses(may_be_taken(f.state, number), "ARD-H-19")


# Strength and attack


# B-192
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
        f.state.add_ip(hex)
    assert total(situational_defence(f.state, [number])) == strength


# B-193
@pytest.mark.parametrize(
    ("card", "both", "attacks"), [("AA11", True, True), ("AA10", True, True), ("AA10", False, False)]
)
def test_an_attack_from_hotton_across_the_ourthe(card: str, both: bool, attacks: bool) -> None:
    f = ground(24)
    units = [f.put("CCR.3A.VII", "1118"), *([f.put("334.84.VII", "1118")] if both else [])]
    f.put("1128.560VG.LVIII", "1117")
    duel = one_card(f, units, card)
    assert last(duel, "Action card").choice.startswith("attack 1117 at 2:1") == attacks


# B-194
def test_who_makes_a_formation_eligible() -> None:
    f = ground(18)
    number = f.put("117.30.XVIII", "0810")
    f.put("Peiper.1SS.ISS", "0710")
    assert refuses(explain_eligible(f.state, number), "ARD-A0-01")
    f.state.place_at(number, "0811")
    assert allows(explain_eligible(f.state, number), "ARD-A0-04")
    f.state.add_ip("0811")
    f.put("Hansen.1SS.ISS", "0810")
    f.put("Sandig.1SS.ISS", "0812")
    assert surrounded(f.state, f.at("0811"), ALLIED)
    assert refuses(explain_eligible(f.state, number), "ARD-A0-01")


# B-195
@pytest.mark.rule("ARD-A0-08", "ARD-A0-09", "ARD-H-20")
def test_the_die_of_a_wandering_unit() -> None:
    f = ground(27)
    for unit, hex in RING:
        f.put(unit, hex)
    number = f.put("289.75.VII", "1206", supply="Isolated")
    assert wandering(f.state, number)
    assert allows(roll_result(f.state, number, 1), "ARD-A0-08")
    assert [return_day(f.state, die) for die in (2, 3)] == [29, 0]
    assert not roll_result(f.state, number, 8).legal


# Communication


# B-214
@pytest.mark.parametrize("dispersed", [True, False])
def test_a_dispersed_german_opens_the_ring_and_a_unit_in_a_town_does_not_wander(dispersed: bool) -> None:
    f = ground(20)
    for unit, hex in (("183.62VG.LXVI", "1203"), *RING[2:]):
        f.put(unit, hex)
    f.state.set_dispersed(f.title.unit("190.62VG.LXVI").number, dispersed)
    outside, inside = f.put("424.106.XVIII", "1206"), f.put("168.CT-XVIII.XVIII", "1108")
    assert [in_communication(f.state, n) for n in (outside, inside)] == [dispersed, dispersed]
    assert wandering(f.state, outside) != dispersed
    assert not wandering(f.state, inside)


# B-215
@pytest.mark.rule("ARD-DEF-15")
def test_communication_runs_through_a_german_village_worth_points_and_not_a_town() -> None:
    ring = ("0404", "0405", "0504", "0506", "0604", "0605")
    for village, through in (("0506", True), ("", False)):
        f = field(day=24, towns=[hex for hex in ring if hex != village], vp={"0506": 2})
        number = f.put("CCR.3A.VII", "0505")
        f.hold("german", *ring)
        assert f.state.held_by(f.at("0506")) == GERMAN
        assert in_communication(f.state, number) == through


# B-215
def test_hotton_is_a_village_and_la_roche_a_town() -> None:
    f = ground(24)
    f.hold("german", "1118", "1316")
    assert [f.state.enemy_town(f.at(hex), ALLIED) for hex in ("1118", "1316")] == [False, True]


# Cards


# B-178
@pytest.mark.rule("ARD-H-37")
@pytest.mark.parametrize(
    ("hand", "pile", "on_map"),
    [(("GP01", "GP02"), (), True), (("GP01", "GP02"), ("GP03",), False), ((), ("GP01", "GP02"), True)],
)
def test_expedited_units_come_to_the_map_with_two_german_cards_left(
    hand: tuple[str, ...], pile: tuple[str, ...], on_map: bool
) -> None:
    f = ground(18)
    f.state.note_special_event()
    f.put("Hansen.1SS.ISS", "0909")
    units = ("505.82.XVIII", "504.82.XVIII", "508.82.XVIII", "325.82.XVIII")
    for unit in units:
        f.state.put_in_box(f.title.unit(unit).number, "Calendar 19")
    duel = impulse(f, "AC02", hand=hand, pile=pile)
    assert duel.pending is None
    assert (f.state.hex(f.title.unit(units[0]).number) is not None) == on_map
    assert on_map or where(f, units[0]) == "[Allied Reserve]"


# B-179
def test_before_the_22nd_no_command_ends_the_impulse_and_then_another_card_is_drawn() -> None:
    f = ground(21)
    impulse(f, "AC50", "AC03").settle()
    g = ground(22)
    for unit, hex in (
        ("CCR.3A.VII", "1118"),
        ("16.116.LVIII", "1117"),
        ("23.2.V", "0606"),
        ("Kuhlmann.12SS.ISS", "0605"),
    ):
        g.put(unit, hex)
    duel = impulse(g, "AC50", "AC52", "AC03")
    duel.roll("AC52", "command card")
    duel.roll("AC03", "command card")
    assert [trace.choice for trace in traces(duel, "Command card")] == [
        "nothing applies; the card commands no formation, and another is drawn after it",
        "command event, Engineers; the card commands no formation, and another is drawn after it",
        "special event of the day, Counterattack",
    ]
