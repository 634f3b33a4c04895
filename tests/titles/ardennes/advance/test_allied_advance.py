"""When the Allies advance (rules ARD-C3-12..21)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.fighting.advance_rules import find_advance_row
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, AdvanceTogether
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger, is_surrounded
from broadfront.titles.ardennes.steps.advance import Advancing
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, WEST, fight_at
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_MECH,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.units import where


def allied(f: Field, attackers: list[int]) -> Duel:
    return Duel(f, Advancing(fight_at(f, attackers)))


@pytest.mark.rule("ARD-C3-12", "ARD-C3-18", "ARD-C3-21")
def test_allied_units_are_considered_lowest_selector_first_and_the_first_goes_to_a_vp_hex() -> None:
    f = field(vp={"0505": 2}, roads=["0510-0509-0508-0507-0506"])
    attackers = [f.put(A_INF, WEST), f.put(A_INF_2, WEST)]
    first = f.title.sort_units(attackers)[0]
    f.put(G_INF, "0502")
    duel = allied(f, attackers)
    assert duel.prompt == "Allied advance"
    assert f.state.board.hex_of_unit(first) == f.at("0505")
    assert duel.traces("ARD-C3-18") == ["it goes to 0505"]
    duel.roll(7)
    assert duel.prompt == ""
    assert duel.told("ARD-C3-21")
    stays = field(vp={"0505": 2}, roads=["0510-0509-0508-0507-0506"])
    attackers = [stays.put(A_INF, WEST), stays.put(A_INF_2, WEST)]
    duel = allied(stays, attackers)
    duel.roll(8)
    assert duel.traces("ARD-C3-18") == ["it goes to 0505", "it stays"]
    assert [e.rules for e in duel.events if e.trace is not None]
    assert duel.told("ARD-C3-12")


@pytest.mark.rule("ARD-C3-02")
def test_the_system_does_not_follow_the_path_of_retreat_and_an_allied_player_may() -> None:
    def beaten(variant: str) -> tuple[Field, Duel]:
        f = field(variant=variant, roads=["0510-0509-0508-0507-0506"], vp={"0505": 2, "0504": 2})
        attacker, survivor = f.put(A_MECH, WEST), f.put(G_INF, "0503")
        fight = fight_at(f, [attacker], defenders=(survivor,), retreated=2, route=(f.at("0504"), f.at("0503")))
        return f, Duel(f, Advancing(fight))

    f, duel = beaten("gs")
    assert duel.pending is None
    assert where(f, A_MECH) == "0505"
    assert beaten("2p")[1].why_not(Advance(A_MECH, ("0505", "0504"))).legal


def advance_of(f: Field, hex: str, *attackers: tuple[str, str]) -> Duel:
    """Allied attackers in their hexes, and this hex emptied."""
    return Duel(f, Advancing(fight_at(f, [f.put(unit, start) for unit, start in attackers], hex)))


@pytest.mark.rule("ARD-C3-12", "ARD-C3-18", "ARD-C3-21")
def test_the_first_enters_a_vp_hex_without_a_die_the_second_on_a_seven_and_no_third() -> None:
    f = ground(26)
    f.hold("german", "1014")
    duel = advance_of(f, "1014", ("CCA.7A.XVIII", "0915"), ("CCB.7A.XVIII", "0915"), ("325.82.XVIII", "1013"))
    assert isinstance(duel.pending, Chance)
    assert where(f, "325.82.XVIII") == "1014"
    duel.roll(7)
    duel.settle()
    assert where(f, "CCB.7A.XVIII") == "1014"
    assert where(f, "CCA.7A.XVIII") == "0915"
    assert f.state.land.place_holder(f.at("1014")) == 1


@pytest.mark.parametrize(
    ("hex", "unit", "start", "roll", "goes"),
    [
        ("1421", "CCA.2A.VII", "1321", 0, True),
        ("2019", "110.28.VIII", "2020", 8, True),
        ("2019", "110.28.VIII", "2020", 9, False),
        ("1217", "CCR.3A.VII", "1117", 4, False),
        ("1217", "CCR.3A.VII", "1117", 3, True),
    ],
)
def test_a_hex_that_is_several_things_is_checked_once_with_the_best(
    hex: str, unit: str, start: str, roll: int, goes: bool
) -> None:
    f = ground(25)
    duel = advance_of(f, hex, (unit, start))
    if roll:
        duel.roll(roll)
    duel.settle()
    assert (where(f, unit) == hex) == goes


@pytest.mark.rule("ARD-C3-13")
def test_a_lone_bracketed_allied_unit_stays() -> None:
    f = field()
    attackers = [f.put(A_ENG, WEST)]
    duel = allied(f, attackers)
    assert duel.pending is None
    assert duel.traces("ARD-C3-13") == ["it stays"]


def test_the_advance_table_lets_nobody_follow_the_first_unit_where_no_road_leads() -> None:
    f = field(towns=["0505"], vp={"0606": 2})
    rows = [find_advance_row(f.state, f.at(hex)) for hex in ("0606", "0505", "0808")]
    assert [row.max_rolls for row in rows] == [(10, 7, 0), (8, 4, 0), (3, 0)]
    assert [row.rule for row in rows] == ["ARD-C3-18", "ARD-C3-19", "ARD-C3-20"]


# The ruling on ARD-C3-14 leaves a bracketed unit behind that no other bracketed unit accompanies.
@pytest.mark.rule("ARD-C3-13")
def test_bracketed_units_without_another_of_their_kind_are_not_checked() -> None:
    f = ground(25)
    duel = advance_of(f, "1022", ("24C.4C.VII", "1023"), ("CCR.2A.VII", "1021"), ("4C.4C.VII", "1021"))
    duel.settle()
    assert where(f, "CCR.2A.VII") == "1022"
    assert (where(f, "24C.4C.VII"), where(f, "4C.4C.VII")) == ("1023", "1021")


@pytest.mark.rule("ARD-C3-14", "ARD-C3-20")
def test_bracketed_units_together_roll_once_and_move_together() -> None:
    f = field()
    attackers = [f.put(A_ENG, WEST), f.put(A_ENG_2, WEST)]
    duel = allied(f, attackers)
    duel.roll(3)
    assert duel.pending is None
    assert (where(f, A_ENG), where(f, A_ENG_2)) == ("0505", "0505")
    assert duel.told("ARD-C3-14")
    g = field()
    attackers = [g.put(A_ENG, WEST), g.put(A_ENG_2, WEST)]
    duel = allied(g, attackers)
    duel.roll(4)
    assert duel.pending is None
    assert where(g, A_ENG) == "0506"


def test_bracketed_units_together_stay_where_they_would_be_a_fourth_in_the_hex() -> None:
    for together, go in ((2, True), (3, False)):
        f = field(vp={"0505": 2}, hv={"0505": 2}, roads=["0510-0509-0508-0507-0506"])
        first = f.put(A_INF_2, NORTH_EAST)
        small = [f.put(unit, WEST) for unit in (A_INF_3, A_ENG, A_ENG_2)[:together]]
        f.state.set_steps(small[0], 1)
        assert f.title.sort_units([first, *small])[0] == first
        duel = allied(f, [first, *small])
        if go:
            duel.roll(7)
        assert duel.pending is None
        assert f.state.board.hex_of_unit(first) == f.at("0505")
        assert {f.state.board.hex_of_unit(n) for n in small} == {f.at("0505") if go else f.at(WEST)}


@pytest.mark.rule("ARD-C3-14", "ARD-C3-08")
def test_bracketed_units_considered_as_one_are_several_at_a_river() -> None:
    for river in (True, False):
        f = field(vp={"0505": 2}, hv={"0505": 2}, rivers=["0505-0506"] if river else [])
        small = [f.put(A_ENG, WEST), f.put(A_ENG_2, WEST)]
        step = Advancing(fight_at(f, small))
        no = step.refusal(f.state, AdvanceTogether((A_ENG, A_ENG_2), ("0505",)))
        assert refuses(no, "ARD-C3-08") if river else no is None
        assert Duel(f, step).pending is None
        assert {where(f, A_ENG), where(f, A_ENG_2)} == {WEST if river else "0505"}


@pytest.mark.rule("ARD-C3-15")
def test_an_allied_unit_does_not_advance_into_danger_unless_to_a_position() -> None:
    for hv, stays in ((0, True), (2, False)):
        f = field(hv={"0505": hv})
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, EAST)
        f.put(G_MECH, "0508")
        duel = allied(f, [attacker])
        assert isinstance(duel.pending, Chance) != stays
        assert bool(duel.traces("ARD-C3-15")) == stays


@pytest.mark.rule("ARD-C3-15")
def test_an_allied_unit_does_not_advance_to_where_it_is_surrounded_unless_to_a_position() -> None:
    for hv, stays in ((0, True), (2, False)):
        f = field(hv={"0505": hv})
        attacker = f.put(A_INF, WEST)
        for unit, hex in ((G_INF, "0404"), (G_INF_2, "0406"), (G_MECH, "0604")):
            f.put(unit, hex)
        assert is_surrounded(f.state, f.at("0505"), ALLIED)
        duel = allied(f, [attacker])
        assert isinstance(duel.pending, Chance) != stays
        assert bool(duel.traces("ARD-C3-15")) == stays
        assert any("would be Surrounded there" in str(event) for event in duel.events) == stays


@pytest.mark.rule("ARD-C3-15")
def test_danger_of_surround_forbids_the_advance_unless_into_a_position() -> None:
    f = ground(25)
    f.put("130.Lehr.XLVII", "1221")
    f.put("3.2Pz.XLVII", "1024")
    duel = advance_of(f, "1122", ("CCA.2A.VII", "1021"))
    assert is_in_danger(f.state, f.at("1122"))
    duel.settle()
    assert where(f, "CCA.2A.VII") == "1021"
    assert duel.traces("ARD-C3-15")


def test_a_unit_advances_into_a_victory_hex_in_danger_of_surround() -> None:
    f = ground(25)
    f.put("901.Lehr.XLVII", "1521")
    f.put("902.Lehr.XLVII", "1323")
    duel = advance_of(f, "1421", ("CCA.2A.VII", "1321"))
    assert is_in_danger(f.state, f.at("1421"))
    duel.settle()
    assert where(f, "CCA.2A.VII") == "1421"


@pytest.mark.rule("ARD-C3-16")
def test_an_allied_unit_does_not_break_the_line_except_into_a_vp_hex() -> None:
    for vp, asked in (({}, False), ({"0505": 1}, True)):
        f = field(vp=vp or {"0101": 1})
        f.put(A_INF_2, "0308")
        lone = f.put(A_INF, WEST)
        f.put(A_INF_3, "0708")
        f.put(G_INF, "0502")
        duel = allied(f, [lone])
        stays = duel.pending is None and where(f, A_INF) == "0506"
        assert stays != asked
        assert bool(duel.traces("ARD-C3-16")) == stays


@pytest.mark.rule("ARD-C3-17", "ARD-C3-19")
def test_a_town_on_a_primary_route_counts_as_the_better_of_the_two() -> None:
    plain = field(towns=["0505"])
    duel = allied(plain, [plain.put(A_INF, WEST)])
    duel.roll(9)
    assert duel.traces("ARD-C3-19") == ["it stays"]
    better = field(towns=["0505"], tags={"0505": "route-primary"})
    duel = allied(better, [better.put(A_INF, WEST)])
    assert duel.pending is None
    assert where(better, A_INF) == "0505"
    assert duel.told("ARD-C3-17")


@pytest.mark.rule("ARD-C3-18")
def test_a_stack_with_a_bracketed_unit_has_one_check() -> None:
    f = ground(25)
    f.hold("german", "1014")
    duel = advance_of(f, "1014", ("CCB.7A.XVIII", "0915"), ("291.CT-XVIII.XVIII", "0915"), ("325.82.XVIII", "1013"))
    duel.roll(8)
    duel.settle()
    units = ("325.82.XVIII", "CCB.7A.XVIII", "291.CT-XVIII.XVIII")
    assert [where(f, unit) for unit in units] == ["1014", "0915", "0915"]


@pytest.mark.rule("ARD-C3-19")
def test_after_a_failed_check_the_next_unit_is_still_the_first() -> None:
    f = ground(25)
    duel = advance_of(f, "1115", ("CCA.3A.VII", "1116"), ("CCR.3A.VII", "1015"))
    duel.roll(9)
    duel.roll(8)
    duel.settle()
    assert (where(f, "CCR.3A.VII"), where(f, "CCA.3A.VII")) == ("1015", "1115")


@pytest.mark.rule("ARD-C3-08")
def test_allied_attackers_that_may_not_follow_are_told_with_what_forbids_it() -> None:
    f = field(vp={"0505": 2}, rivers=["0506-0505"])
    attackers = [f.put(A_INF, WEST), f.put(A_INF_2, WEST)]
    duel = allied(f, attackers)
    assert duel.prompt == ""
    assert duel.traces("ARD-C3-18") == ["it goes to 0505"]
    assert duel.traces("ARD-C3-08") == ["it stays"]


@pytest.mark.rule("ARD-A0-16")
def test_the_last_unit_stays_in_a_victory_hex_near_germans() -> None:
    f = ground(25)
    f.put("130.Lehr.XLVII", "1320")
    duel = advance_of(f, "1220", ("334.84.VII", "1219"), ("335.84.VII", "1219"))
    if isinstance(duel.pending, Chance):
        duel.roll(1)
    duel.settle()
    assert (where(f, "334.84.VII"), where(f, "335.84.VII")) == ("1220", "1219")


def test_dispersed_attackers_do_not_enter_even_a_victory_hex() -> None:
    f = ground(25)
    f.hold("german", "1421")
    fight = fight_at(f, [f.put("CCA.2A.VII", "1321", steps=2, dispersed=True)], "1421")
    duel = Duel(f, Advancing(fight))
    duel.settle()
    assert where(f, "CCA.2A.VII") == "1321"
    assert f.state.land.place_holder(f.at("1421")) == 0
