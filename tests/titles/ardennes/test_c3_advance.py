"""Advance after combat (card C3)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.advance_ways import advance_row
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, AdvanceDone, AdvanceTogether, StayBehind
from broadfront.titles.ardennes.steps.advance import Advancing
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.test_c0_combat import EAST, NORTH_EAST, WEST, fight_at
from tests.titles.ardennes.test_c1_hits import where


def won(
    f: Field, attackers: list[int], *, retreated_to: tuple[str, ...] = (), survivor: str = A_BIG, target: str = "0505"
) -> Duel:
    """The combat is won: the hex is empty, the defender gone along these hexes or eliminated."""
    fight = fight_at(f, attackers, target)
    if retreated_to:
        number = f.put(survivor, retreated_to[-1])
        fight = fight.but(defenders=(number,), retreated=len(retreated_to), route=tuple(map(f.at, retreated_to)))
    return Duel(f, Advancing(fight))


@pytest.mark.rule("ARD-C3-01")
def test_attackers_advance_into_the_empty_hex_and_nobody_else() -> None:
    f = field()
    attacker, other = f.put(G_INF, EAST), f.put(G_INF_2, "0503")
    duel = won(f, [attacker])
    assert refuses(duel.why_not(Advance(G_INF_2, ("0505",))), "ARD-C3-01")
    assert refuses(duel.why_not(Advance(G_INF, ("0506",))), "ARD-C3-01")
    duel.do(Advance(G_INF, ("0505",)))
    assert duel.told("ARD-C3-01")
    assert where(f, G_INF) == "0505"
    assert f.state.hex(other) == f.at("0503")
    f.put(A_INF, "0405")
    held = Duel(f, Advancing(fight_at(f, [other], "0405")))
    assert held.pending is None


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_player_advances_units_one_by_one_and_is_not_asked_who_stays(variant: str) -> None:
    f = field(variant=variant)
    duel = won(f, [f.put(G_INF, EAST), f.put(G_INF_2, EAST)])
    assert refuses(duel.why_not(AdvanceTogether((G_INF, G_INF_2), ("0505",))), "BF-02")
    assert refuses(duel.why_not(StayBehind((G_INF,))), "BF-02")


@pytest.mark.rule("ARD-C3-02", "ARD-C3-04")
def test_mechanized_units_follow_a_two_hex_retreat_and_infantry_does_not() -> None:
    f = field()
    panzer, foot = f.put(G_MECH, EAST), f.put(G_INF, EAST)
    duel = won(f, [panzer, foot], retreated_to=("0506", "0507"))
    assert refuses(duel.why_not(Advance(G_INF, ("0505", "0506"))), "ARD-C3-04")
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0405"))), "ARD-C3-02")
    duel.do(Advance(G_MECH, ("0505", "0506")))
    assert duel.told("ARD-C3-02")
    short = field()
    panzer = short.put(G_MECH, EAST)
    duel = won(short, [panzer], retreated_to=("0506",))
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-01")


@pytest.mark.rule("ARD-C3-03")
def test_after_elimination_there_is_no_path_to_follow() -> None:
    f = field()
    panzer = f.put(G_MECH, EAST)
    duel = won(f, [panzer])
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-03")
    assert duel.why_not(Advance(G_MECH, ("0505",))).legal


@pytest.mark.rule("ARD-C3-05")
def test_a_pursuit_does_not_go_from_zone_to_zone() -> None:
    f = field()
    panzer = f.put(G_MECH, EAST)
    f.put(A_INF_2, "0405")
    duel = won(f, [panzer], retreated_to=("0506", "0507"))
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-05")
    clear = field()
    panzer = clear.put(G_MECH, EAST)
    assert won(clear, [panzer], retreated_to=("0506", "0507")).why_not(Advance(G_MECH, ("0505", "0506"))).legal


@pytest.mark.rule("ARD-C3-06")
def test_a_pursuit_does_not_enter_forest_without_a_road() -> None:
    for roads, legal in ((["0505-0506"], True), ([], False)):
        f = field(terrain={"0506": "Forest"}, roads=roads)
        panzer = f.put(G_MECH, EAST)
        ruling = won(f, [panzer], retreated_to=("0506", "0507")).why_not(Advance(G_MECH, ("0505", "0506")))
        assert ruling.legal or refuses(ruling, "ARD-C3-06")
        assert ruling.legal == legal


@pytest.mark.rule("ARD-C3-07")
def test_one_unit_advances_over_a_bridge_into_a_zone() -> None:
    f = field(rivers=["0505-0504"], bridges=["0505-0504"])
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0506")
    duel = won(f, attackers)
    duel.do(Advance(G_INF, ("0505",)))
    assert refuses(duel.why_not(Advance(G_INF_2, ("0505",))), "ARD-C3-07")


@pytest.mark.rule("ARD-C3-08")
def test_one_unit_advances_across_an_unbridged_river_and_stops() -> None:
    f = field(rivers=["0505-0504"])
    attackers = [f.put(G_MECH, EAST), f.put(G_MECH_2, EAST)]
    duel = won(f, attackers, retreated_to=("0506", "0507"))
    assert refuses(duel.why_not(Advance(G_MECH, ("0505", "0506"))), "ARD-C3-08")
    duel.do(Advance(G_MECH, ("0505",)))
    assert refuses(duel.why_not(Advance(G_MECH_2, ("0505",))), "ARD-C3-08")


@pytest.mark.rule("ARD-C3-09")
def test_one_unit_follows_the_path_over_an_unbridged_river() -> None:
    f = field(rivers=["0506-0505"])
    attackers = [f.put(G_MECH, EAST), f.put(G_MECH_2, EAST)]
    duel = won(f, attackers, retreated_to=("0506", "0507"), survivor=A_ENG)
    duel.do(Advance(G_MECH, ("0505", "0506")))
    assert refuses(duel.why_not(Advance(G_MECH_2, ("0505", "0506"))), "ARD-C3-09")


@pytest.mark.rule("ARD-C3-10")
def test_germans_do_not_advance_across_an_army_boundary_through_the_19th() -> None:
    for day, legal in ((19, False), (20, True)):
        f = field(day=day, without={"0505": "army-6pz"})
        attacker = f.put(G_INF, EAST)
        ruling = won(f, [attacker]).why_not(Advance(G_INF, ("0505",)))
        assert ruling.legal == legal
        assert legal or refuses(ruling, "ARD-C3-10")


@pytest.mark.rule("ARD-C3-11")
def test_a_german_advance_causes_checks() -> None:
    f = field(day=17, rivers=["0506-0505"], bridges=["0506-0505"], roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    duel = won(f, [attacker])
    duel.do(Advance(G_INF, ("0505",)))
    assert isinstance(duel.pending, Chance)
    assert duel.told("ARD-C3-11")


def allied(f: Field, attackers: list[int]) -> Duel:
    return Duel(f, Advancing(fight_at(f, attackers)))


@pytest.mark.rule("ARD-C3-12", "ARD-C3-18", "ARD-C3-21")
def test_allied_units_are_considered_lowest_selector_first_and_the_first_goes_to_a_vp_hex() -> None:
    f = field(vp={"0505": 2}, roads=["0510-0509-0508-0507-0506"])
    attackers = [f.put(A_INF, WEST), f.put(A_INF_2, WEST)]
    first = f.title.in_order(attackers)[0]
    f.put(G_INF, "0502")
    duel = allied(f, attackers)
    assert duel.prompt == "Allied advance"
    assert f.state.hex(first) == f.at("0505")
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


@pytest.mark.rule("ARD-C3-08")
def test_allied_attackers_that_may_not_follow_are_told_with_what_forbids_it() -> None:
    f = field(vp={"0505": 2}, rivers=["0506-0505"])
    attackers = [f.put(A_INF, WEST), f.put(A_INF_2, WEST)]
    duel = allied(f, attackers)
    assert duel.prompt == ""
    assert duel.traces("ARD-C3-18") == ["it goes to 0505"]
    assert duel.traces("ARD-C3-08") == ["it stays"]


@pytest.mark.rule("ARD-C3-13")
def test_a_lone_bracketed_allied_unit_stays() -> None:
    f = field()
    attackers = [f.put(A_ENG, WEST)]
    duel = allied(f, attackers)
    assert duel.pending is None
    assert duel.traces("ARD-C3-13") == ["it stays"]


def test_the_advance_table_lets_nobody_follow_the_first_unit_where_no_road_leads() -> None:
    f = field(towns=["0505"], vp={"0606": 2})
    rows = [advance_row(f.state, f.at(hex)) for hex in ("0606", "0505", "0808")]
    assert [row.numbers for row in rows] == [(10, 7, 0), (8, 4, 0), (3, 0)]
    assert [row.rule for row in rows] == ["ARD-C3-18", "ARD-C3-19", "ARD-C3-20"]


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
        assert f.title.in_order([first, *small])[0] == first
        duel = allied(f, [first, *small])
        if go:
            duel.roll(7)
        assert duel.pending is None
        assert f.state.hex(first) == f.at("0505")
        assert {f.state.hex(n) for n in small} == {f.at("0505") if go else f.at(WEST)}


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


def test_a_dispersed_or_fuelless_unit_stays_and_done_ends_the_advance() -> None:
    f = field()
    attackers = [f.put(G_MECH, EAST, dispersed=True), f.put(G_INF, NORTH_EAST), f.put(G_INF_2, NORTH_EAST)]
    duel = won(f, attackers)
    assert refuses(duel.why_not(Advance(G_MECH, ("0505",))), "ARD-S0-10")
    duel.do(AdvanceDone())
    assert duel.pending is None
    assert not duel.told("ARD-S0-10")  # others could have gone


@pytest.mark.rule("ARD-S0-10", "ARD-S0-20")
def test_where_nobody_may_advance_the_reasons_are_told() -> None:
    f = field()
    duel = won(f, [f.put(G_MECH, EAST, dispersed=True), f.put(G_MECH_2, NORTH_EAST, fuel=False)])
    assert duel.state.settle(1) is None
    told = f"Nobody may advance into 0505: {G_MECH} is Dispersed. {G_MECH_2} is OutOfFuel. [ARD-S0-10, ARD-S0-20]"
    assert told in [str(event) for event in duel.state.events or ()]
