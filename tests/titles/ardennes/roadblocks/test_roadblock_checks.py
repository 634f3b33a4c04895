"""Roadblocks: where they come (rules ARD-R0-07..15, ARD-R0-19..21, ARD-SEQ-15..16)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.engineers import check_place_roadblock
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.questions import roadblocks
from broadfront.titles.ardennes.rules.actions import Move
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.rules.forces.deployment import find_roadblock_replacement
from broadfront.titles.ardennes.rules.lines.proximity import is_proximate
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger
from broadfront.titles.ardennes.rules.routes.bridges import find_demolition_checks
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.roadblocks import (
    RoadblockCheck,
    apply_check_roll,
    check_roadblock,
    check_roadblock_replacement,
    find_roadblock_checks,
)
from broadfront.titles.ardennes.steps.activation import RoadblockReplaced, UnitActs
from broadfront.titles.ardennes.steps.moving import Checks
from tests.titles.ardennes.support.activation import activate
from tests.titles.ardennes.support.combat import won
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import active, dice, number_of, quiet, real
from tests.titles.ardennes.support.roads import NORTH, ROAD, bridge_and_town, crossroads, roadblock_ground
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import HANSEN, KNITTEL, PEIPER, SANDIG, where


@pytest.mark.rule("ARD-R0-07", "ARD-DEF-05")
def test_checks_come_by_hold_value_then_westernmost_then_lowest_number() -> None:
    f = crossroads(
        roads=[ROAD, "0410-0409-0408-0407-0406-0405-0404-0403", "0610-0609-0608-0607-0606-0605-0604"],
        hv={"0403": 4, "0404": 2, "0505": 2, "0604": 2},
    )
    order = ["0403", "0505", "0404", "0604"]
    told = roadblocks(f.title, position=position_data(f.state))
    assert [row["hex"] for row in told.value["rows"]] == order
    assert {"ARD-R0-07", "ARD-DEF-05"} <= set(told.rules)
    duel = Duel(f, Checks((f.put(G_INF, "0504"),)))
    for hex, roll in zip(order, (4, 10, 1, 10), strict=True):
        duel.roll(roll, f"Roadblock in {hex},")
    assert duel.pending is None
    assert f.state.land.roadblocks == {"0403", "0404"}


# Each hex once, so both may come
@pytest.mark.rule("ARD-R0-07", "ARD-R0-09")
def test_of_two_hexes_the_higher_hold_value_is_rolled_first_and_the_other_all_the_same() -> None:
    f = real(18, {"0610": HANSEN}, german="0709")
    duel = active(f, HANSEN)
    duel.do(Move(HANSEN, ("0711",)))
    dice(duel, ("Roadblock in 0810, 4", 3), ("Roadblock in 0712, 2", 2))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"0810", "0712"}


@pytest.mark.rule("ARD-R0-07", "ARD-DEF-05")
def test_westernmost_counts_the_half_hex_of_even_rows() -> None:
    unit = "19.9SS.IISS"
    f = real(19, {"1111": unit})
    duel = active(f, unit)
    duel.do(Move(unit, ("1011",)))
    dice(duel, ("Roadblock in 1012", 2), ("Roadblock in 0912", 9))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"1012"}


@pytest.mark.rule("ARD-R0-08", "ARD-R0-09")
def test_a_roadblock_is_placed_on_the_hold_value_or_less_and_the_hex_is_checked_once() -> None:
    f = crossroads()
    number = f.put(G_INF, "0504")
    f.state.events = []
    check = find_roadblock_checks(f.state, [number])[0]
    assert not apply_check_roll(f.state, check, 4)
    assert f.state.land.roadblocks == set()
    assert find_roadblock_checks(f.state, [number]) == ()
    f.state.begin_activation()
    assert apply_check_roll(f.state, find_roadblock_checks(f.state, [number])[0], 3)
    assert f.state.land.roadblocks == {"0505"}
    assert refuses(check_roadblock(f.state, f.at("0505")), "ARD-R0-11")


@pytest.mark.rule("ARD-R0-08", "ARD-R0-10")
def test_on_the_16th_roadblocks_are_rolled_for() -> None:
    unit = "1130.560VG.LVIII"
    f = real(16, {"1608": unit})
    duel = active(f, unit)
    duel.do(Move(unit, ("1509",)))
    dice(duel, ("Roadblock in 1510, 3", 3))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"1510"}
    assert check_move(f.state, number_of(f, unit), ("1409",), spent=12).legal


@pytest.mark.rule("ARD-R0-09")
def test_a_hex_checked_in_this_activation_is_refused_until_the_next() -> None:
    f = crossroads()
    f.state.activation.note_roadblock_check("0505")
    assert refuses(check_roadblock(f.state, f.at("0505")), "ARD-R0-09")
    f.state.begin_activation()
    assert check_roadblock(f.state, f.at("0505")).legal


@pytest.mark.rule("ARD-R0-09", "ARD-H-26")
def test_a_failed_roll_is_not_repeated_for_the_next_unit_of_the_activation() -> None:
    f = real(17, {"0707": [PEIPER, KNITTEL]})
    duel = active(f, PEIPER, KNITTEL)
    duel.do(Move(PEIPER, ("0708",)))
    dice(duel, ("demolition of 0708-0808", 10), ("Roadblock in 0709", 6))
    duel.do(Move(KNITTEL, ("0708", "0808")))
    dice(duel, ("demolition of 0709-0808", 10))
    assert quiet(duel)
    assert f.state.land.roadblocks == set()
    assert where(f, KNITTEL) == "0808"


@pytest.mark.rule("ARD-R0-09")
def test_a_hex_checked_for_a_mover_is_not_checked_again_for_an_advance() -> None:
    f = field(roads=[NORTH], hv={"0405": 3})
    mover = f.put(G_INF_2, "0404")
    play(Duel(f, Checks((mover,))))
    assert f.state.activation.checked == {"0405"}
    f.state.place_at(mover, "0403")
    duel = won(f, [f.put(G_INF, "0504")])
    duel.do(Advance(G_INF, ("0505",)))
    assert not isinstance(duel.pending, Chance)


@pytest.mark.rule("ARD-R0-09")
def test_a_hex_checked_in_one_activation_is_checked_again_in_the_next() -> None:
    f = field(roads=[NORTH], hv={"0405": 3})
    number = f.put(G_INF, "0505")
    play(Duel(f, Checks((number,))))
    assert not find_roadblock_checks(f.state, (number,))
    activate(f, number)
    assert f.state.settle(1, ask_forced=True) is not None
    assert [check.hex for check in find_roadblock_checks(f.state, (number,))] == ["0405"]


@pytest.mark.rule("ARD-R0-10", "ARD-R0-11")
def test_a_german_unit_coming_next_to_an_empty_road_position_in_allied_supply_causes_a_check() -> None:
    f = crossroads()
    number = f.put(G_INF, "0504")
    assert allows(check_roadblock(f.state, f.at("0505"), [number]), "ARD-R0-10", "ARD-R0-11")
    found = find_roadblock_checks(f.state, [number])
    assert [(check.hex, check.number) for check in found] == [("0505", 3)]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"roads": ["0510-0509-0508-0507-0506"]}, "no road"),
        ({"hv": {"0505": 1}}, "not a Position"),
        ({"roads": ["0506-0505"]}, "Allied Supply"),
    ],
)
@pytest.mark.rule("ARD-R0-11")
def test_a_hex_without_road_position_or_allied_supply_is_not_eligible(more: dict[str, object], why: str) -> None:
    f = crossroads(**more)
    ruling = check_roadblock(f.state, f.at("0505"))
    assert refuses(ruling, "ARD-R0-11")
    assert why in ruling.text


@pytest.mark.rule("ARD-R0-12")
def test_a_hex_in_an_allied_zone_is_checked_only_with_hold_value_five() -> None:
    weak, strong = crossroads(), crossroads(hv={"0505": 5})
    for f in (weak, strong):
        f.put(A_INF, "0506")
    assert refuses(check_roadblock(weak.state, weak.at("0505")), "ARD-R0-12")
    assert allows(check_roadblock(strong.state, strong.at("0505")), "ARD-R0-12")


@pytest.mark.rule("ARD-R0-12", "ARD-H-26")
def test_an_allied_zone_shields_a_hex_of_hold_value_4_and_not_one_of_5() -> None:
    f = real(17, {"0710": "117.30.XVIII", "0909": SANDIG})
    duel = active(f, SANDIG)
    duel.do(Move(SANDIG, ("0809",)))
    dice(duel, ("demolition of 0710-0809, 5", 9), ("Roadblock in 0709", 4))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"0709"}
    assert refuses(check_roadblock(f.state, f.at("0810"), [number_of(f, SANDIG)]), "ARD-R0-12")


@pytest.mark.rule("ARD-R0-13")
def test_a_german_held_town_is_not_checked() -> None:
    f = crossroads(towns=["0505"])
    f.hold("german", "0505")
    assert refuses(check_roadblock(f.state, f.at("0505")), "ARD-R0-13")
    f.hold("allied", "0505")
    assert check_roadblock(f.state, f.at("0505")).legal


# ARD-E2-06 settles it
@pytest.mark.rule("ARD-R0-13", "ARD-H-03")
def test_engineers_leave_a_german_town_alone_and_a_roadblock_does_not_change_its_holder() -> None:
    f = real(20, {"1511": "60.116.LVIII"}, german="1513")
    assert is_proximate(f.state, f.at("1513"), GERMAN)
    assert refuses(check_place_roadblock(f.state, f.at("1513")), "ARD-R0-13")
    f.state.add_roadblock("1513")
    assert f.state.land.place_holder(f.at("1513")) == GERMAN


@pytest.mark.rule("ARD-R0-13", "ARD-R0-12", "ARD-H-03")
def test_a_german_town_is_no_candidate_until_an_allied_passage_regains_it() -> None:
    unit, allied = "16.116.LVIII", "CCR.9A.VIII"
    f = real(18, {"1511": unit}, german="1513")
    there = f.at("1513")
    assert refuses(check_roadblock(f.state, there), "ARD-R0-13")
    f.put(allied, "1513")
    f.put(allied, "1413")
    assert f.state.land.place_holder(there) == ALLIED
    assert refuses(check_roadblock(f.state, there), "ARD-R0-12")
    f.put(allied, "1313")
    duel = active(f, unit)
    duel.do(Move(unit, ("1512",)))
    dice(duel, ("Roadblock in 1513", 1))
    assert f.state.land.roadblocks == {"1513"}


@pytest.mark.rule("ARD-R0-14")
def test_another_german_unit_next_to_the_hex_forbids_the_check_and_the_mover_does_not() -> None:
    f = crossroads()
    mover = f.put(G_INF, "0504")
    assert allows(check_roadblock(f.state, f.at("0505"), [mover]), "ARD-R0-14")
    f.put(G_INF_2, "0404")
    assert refuses(check_roadblock(f.state, f.at("0505"), [mover]), "ARD-R0-14")
    assert find_roadblock_checks(f.state, [mover]) == ()


@pytest.mark.rule("ARD-R0-14")
def test_a_hex_next_to_another_german_unit_is_not_rolled_for_though_it_is_inactive_and_bracketed() -> None:
    f = real(17, {"0608": "X.150.ISS", "0707": PEIPER})
    duel = active(f, PEIPER)
    duel.do(Move(PEIPER, ("0708",)))
    dice(duel, ("demolition of 0708-0808", 10))
    assert quiet(duel)
    assert refuses(check_roadblock(f.state, f.at("0709"), [number_of(f, PEIPER)]), "ARD-R0-14")


@pytest.mark.rule("ARD-R0-14")
def test_a_german_beside_the_hex_keeps_a_check_from_being_called_for_by_move_and_by_advance() -> None:
    f = field(roads=[NORTH], hv={"0405": 3})
    f.put(G_INF_2, "0404")
    duel = Duel(f, UnitActs("german", f.put(G_MECH, "0504")))
    duel.do(Move(G_MECH, ("0505",)))
    duel.settle()
    f.state.place_at(f.title.unit(G_MECH).number, "0604")
    duel = won(f, [f.put(G_INF, "0504")])
    duel.do(Advance(G_INF, ("0505",)))
    assert not isinstance(duel.pending, Chance)
    assert refuses(check_roadblock(f.state, f.at("0405"), (f.title.unit(G_INF).number,)), "ARD-R0-14")


@pytest.mark.rule("ARD-R0-15", "ARD-SEQ-16")
def test_from_20_december_only_victory_hexes_are_checked() -> None:
    plain, worth = crossroads(day=20), crossroads(day=20, vp={"0505": 2})
    assert refuses(check_roadblock(plain.state, plain.at("0505")), "ARD-SEQ-16")
    assert allows(check_roadblock(worth.state, worth.at("0505")), "ARD-R0-15")
    plain.state.clock.set_day(19)
    assert check_roadblock(plain.state, plain.at("0505")).legal


@pytest.mark.rule("ARD-R0-15", "ARD-SEQ-16")
@pytest.mark.parametrize(("day", "hexes"), [(21, ("0810",)), (19, ("0810", "0712"))])
def test_from_the_20th_only_victory_hexes_are_rolled_for(day: int, hexes: tuple[str, ...]) -> None:
    unit = "Krag.2SS.IISS"
    f = real(day, {"0610": unit}, german="0709")
    duel = active(f, unit)
    duel.do(Move(unit, ("0711",)))
    dice(duel, *((f"Roadblock in {hex}", 5) for hex in hexes))
    assert quiet(duel)
    assert f.state.land.roadblocks == set()


@pytest.mark.rule("ARD-R0-19")
def test_a_removed_roadblock_is_replaced_on_its_hold_value_in_supply_or_on_a_victory_hex() -> None:
    f = crossroads()
    ruling = check_roadblock_replacement(f.state, f.at("0505"))
    assert allows(ruling, "ARD-R0-19")
    assert ruling.facts["number"] == 3
    cut = crossroads(roads=["0506-0505"])
    assert refuses(check_roadblock_replacement(cut.state, cut.at("0505")), "ARD-R0-19")
    worth = crossroads(roads=["0506-0505"], vp={"0505": 2})
    assert check_roadblock_replacement(worth.state, worth.at("0505")).legal


@pytest.mark.rule("ARD-R0-19")
def test_two_roadblocks_removed_at_once_are_replaced_one_after_the_other() -> None:
    f = field(roads=[ROAD, "0405-0505"], hv={"0505": 5, "0405": 4})
    for hex in ("0505", "0405"):
        f.state.add_roadblock(hex)
    f.put(A_INF, "0508")
    units = [f.reserve(A_INF_2), f.reserve(A_INF_3)]
    duel = activate(f, f.put(G_INF, "0404"))
    duel.roll(1, "0505")
    duel.roll(1, "0405")
    assert duel.pending is not None
    assert sorted(f.state.board.where[n].text for n in units) == ["0405", "0505"]


@pytest.mark.rule("ARD-R0-19", "ARD-R0-20")
def test_a_unit_replaces_a_roadblock_where_it_is_in_danger_of_surround() -> None:
    f = roadblock_ground(day=18, vp={"0506": 2})
    f.put(G_INF_2, "0505")
    f.put(G_MECH, "0508")
    f.put(G_MECH_2, "0508")
    f.reserve(A_INF_2)
    duel = Duel(f, RoadblockReplaced(f.at("0506")))
    duel.roll(1, "Roadblock")
    duel.settle()
    assert where(f, A_INF_2) == "0506"
    assert is_in_danger(f.state, f.at("0506"))


@pytest.mark.rule("ARD-R0-20", "ARD-R0-21", "ARD-H-50")
def test_the_replacing_unit_comes_from_reserve_by_division_then_corps_then_army() -> None:
    def chosen(*reserve: str, on_map: tuple[tuple[str, str], ...] = ()) -> str | None:
        f = crossroads()
        f.put(A_INF, "0507")  # 394th of the 99th, V Corps
        for unit, hex in on_map:
            f.put(unit, hex)
        for unit in reserve:
            f.reserve(unit)
        number, trace = find_roadblock_replacement(f.state, f.at("0505"), ("ARD-R0-20", "ARD-R0-21"))
        assert trace.candidates[0].what == A_INF
        return None if number is None else f.title.units[number].id

    assert chosen(A_INF_2, "23.2.V") == A_INF_2
    assert chosen("23.2.V", "9.2.V") == "23.2.V"
    assert chosen(A_MECH) == A_MECH
    assert chosen("CCA.4A.III", on_map=((G_INF, "0504"),)) is None
    assert chosen(A_MECH, on_map=((A_INF_2, "0909"),)) == A_MECH
    assert chosen(on_map=((A_INF_2, "0909"),)) == A_INF_2


def test_a_check_is_a_plain_record_for_a_later_roll() -> None:
    check = RoadblockCheck("0505", 3, ("ARD-R0-08",))
    assert (check.hex, check.number) == ("0505", 3)
    f = crossroads()
    assert find_roadblock_checks(f.state, [f.reserve(G_INF_3)]) == ()
    assert find_demolition_checks(f.state, f.put(A_ENG, "0504")) == ()


@pytest.mark.rule("ARD-R0-20", "ARD-R0-21", "ARD-H-50", "ARD-SEQ-13")
def test_a_reserve_unit_of_the_army_replaces_a_roadblock_before_a_unit_of_the_division_on_the_map() -> None:
    f = real(18, {"0710": SANDIG, "0812": "117.30.XVIII", "0514": "119.30.XVIII"})
    f.state.add_roadblock("0810")
    f.reserve("CCA.3A.VII")
    duel = active(f, SANDIG)
    dice(duel, ("0810", 3))
    assert quiet(duel)
    assert f.state.land.roadblocks == set()
    assert where(f, "CCA.3A.VII") == "0810"
    assert where(f, "119.30.XVIII") == "0514"


@pytest.mark.rule("ARD-SEQ-15")
def test_the_bridge_is_checked_before_the_roadblock() -> None:
    at, unit = bridge_and_town(18)
    duel = Duel(at, Checks((unit,)))
    duel.roll(10, "demolition")
    duel.roll(10, "Roadblock")
    assert duel.pending is None
    assert duel.told("ARD-SEQ-15")


@pytest.mark.rule("ARD-SEQ-16", "ARD-R0-15")
def test_from_the_20th_an_advance_too_calls_for_checks_in_victory_hexes_only() -> None:
    for day, vp, rolls in ((19, {}, True), (20, {}, False), (20, {"0405": 2}, True)):
        f = field(day=day, roads=[NORTH], hv={"0405": 3}, vp=vp)
        duel = won(f, [f.put(G_INF, "0504")])
        duel.do(Advance(G_INF, ("0505",)))
        assert isinstance(duel.pending, Chance) == rolls


@pytest.mark.parametrize(("die", "comes"), [(4, True), (5, False)])
def test_a_roadblock_beside_an_active_unit_is_replaced_by_the_lowest_number_of_the_corps(die: int, comes: bool) -> None:
    f = ground(18)
    f.put("16.116.LVIII", "1512")
    f.put("CCR.9A.VIII", "1714")
    f.reserve("159.CT-VIII.VIII")
    f.reserve("CCB.10A.VIII")
    duel = Duel(f, RoadblockReplaced(f.at("1513")))
    duel.roll(die, "Roadblock")
    duel.settle()
    assert (where(f, "CCB.10A.VIII") == "1513") == comes
    assert where(f, "159.CT-VIII.VIII") == "[Allied Reserve]"
