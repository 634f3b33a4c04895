"""Bug Out in the solitaire game (ARD-T0-03..05)."""

from __future__ import annotations

import pytest
from msgspec import structs

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_check_number
from broadfront.titles.ardennes.rules.fighting.strength import combat_odds
from broadfront.titles.ardennes.rules.markers import RETREATED
from broadfront.titles.ardennes.steps.bug_out_check import BugOutCheck
from tests.titles.ardennes.support.combat import EAST, WEST, bug_out_of, defence, fight_of, last_trace
from tests.titles.ardennes.support.duel import Duel, battle
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_RECON,
    Field,
    field,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.roads import RING_OF_RIVERS, ROAD
from tests.titles.ardennes.support.units import where


def bug_out(
    *, day: int = 17, attackers: int = 3, defenders: tuple[str, ...] = (A_INF,), ring: bool = False, hold: int = 0
) -> tuple[Field, Duel]:
    """A Bug Out card is drawn for defenders of 0505; the nearest Position hexes are 0506 and 0509."""
    f = field(day=day, hv={"0505": hold, "0506": 2, "0509": 2}, roads=["0510-0509-0508-0507-0506-0505"])
    units = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)[:attackers]]
    f.put(G_RECON, "0405")  # makes 0506 Proximate to a German unit
    for unit in defenders:
        f.put(unit, "0505")
    if ring:
        f.put(G_MECH, WEST)
    duel = battle(f, "0505", units, allied_deck=["AC51"])
    duel.roll("AC51", "Allied defense")
    return f, duel


@pytest.mark.rule("ARD-T0-03")
def test_bug_out_until_the_18th_needs_three_to_one_and_a_failed_hold_check() -> None:
    for roll, gone in ((2, False), (3, True)):
        f, duel = bug_out()
        duel.roll(roll, "HoldCheck for Bug Out")
        assert duel.pending is not None
        assert (where(f, A_INF) != "0505") == gone
        assert duel.told("ARD-T0-03")
    f, duel = bug_out(attackers=2)
    assert duel.prompt == "How many Combat Chits"
    assert "under 3:1" in duel.told("ARD-T0-03")[0]
    assert where(f, A_INF) == "0505"


def hosingen(day: int, regiments: int) -> tuple[Field, Duel]:
    """110 alone in 1808, attacked from the south, with the card of its division."""
    f = ground(day)
    units = (("39.26VG.XLVII", "1908"), ("77.26VG.XLVII", "1908"), ("78.26VG.XLVII", "1909"))
    attackers = [f.put(unit, hex) for unit, hex in units[:regiments]]
    f.put("110.28.VIII", "1808")
    return f, defence(f, "1808", attackers, "AC24")


@pytest.mark.rule("ARD-T0-03")
@pytest.mark.parametrize(("die", "goes"), [(6, True), (3, False)])
def test_before_the_19th_a_failed_check_at_three_to_one_lets_the_unit_go(die: int, goes: bool) -> None:
    f, duel = hosingen(17, 3)
    assert combat_odds(f.state, fight_of(duel))[:2] == (12, 4)
    duel.roll(die, "HoldCheck")
    assert duel.pending is not None
    assert (where(f, "110.28.VIII") != "1808") == goes
    assert ("Advance" in duel.prompt) == goes


@pytest.mark.rule("ARD-T0-03")
def test_below_three_to_one_nobody_bugs_out() -> None:
    f, duel = hosingen(18, 2)
    assert not isinstance(duel.pending, Chance)
    assert where(f, "110.28.VIII") == "1808"


@pytest.mark.rule("ARD-T0-04")
def test_bug_out_from_the_19th_needs_three_steps_and_an_open_side() -> None:
    cases = (((A_BIG,), False, True), ((A_INF,), False, False), ((A_BIG,), True, False))
    for defenders, ring, gone in cases:
        f, duel = bug_out(day=19, defenders=defenders, ring=ring)
        assert duel.pending is None or "Chits" in duel.prompt or "Advance" in duel.prompt
        assert (where(f, defenders[0]) != "0505") == gone, (defenders, ring)
        assert duel.told("ARD-T0-04")


@pytest.mark.rule("ARD-T0-04")
def test_from_the_19th_two_steps_are_too_few() -> None:
    f, duel = hosingen(20, 3)
    assert not isinstance(duel.pending, Chance)
    assert where(f, "110.28.VIII") == "1808"


PAIR = ("393.99.V", "394.99.V")


@pytest.mark.rule("ARD-T0-04")
@pytest.mark.parametrize("ring", [False, True])
def test_from_the_19th_the_highest_number_leaves_unless_surrounded(ring: bool) -> None:
    f = ground(20)
    attacker = f.put("Kuhlmann.12SS.ISS", "0604")
    if ring:
        f.put("Krause.12SS.ISS", "0606")
    for unit in PAIR:
        f.put(unit, "0605")
    duel = defence(f, "0605", [attacker], "AC51")
    assert duel.pending is not None
    assert where(f, "393.99.V") == "0605"
    assert (where(f, "394.99.V") == "0605") == ring
    assert chit_limits(f.state, fight_of(duel))[0] <= (4 if ring else 2)


@pytest.mark.parametrize("positions", [{}, {"0509": 2, "0107": 3}])
def test_of_two_positions_equally_near_the_higher_hold_value_is_taken_and_without_one_nobody_goes(
    positions: dict[str, int],
) -> None:
    f = field(day=20, roads=["0510-0509-0508-0507-0506-0505", "0110-0109-0108-0107"], hv=positions)
    attacker = f.put("48.12VG.ISS", "0504")
    for unit in PAIR:
        f.put(unit, "0505")
    duel = defence(f, "0505", [attacker], "AC51")
    assert duel.pending is not None
    assert where(f, "393.99.V") == "0505"
    assert where(f, "394.99.V") == ("0107" if positions else "0505")


@pytest.mark.rule("ARD-T0-05")
def test_bug_out_tells_who_could_not_go_and_which_nearer_hexes_were_no_good() -> None:
    f = field(day=19, roads=["0510-0509-0508-0507-0506-0505"], hv={"0506": 2, "0509": 2})
    attackers = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)]
    f.put(G_MECH, "0405")
    f.put(A_INF, "0505")
    f.put(A_INF_3, "0505", dispersed=True)
    duel = battle(f, "0505", attackers, allied_deck=["AC51"])
    duel.roll("AC51")
    assert duel.pending is not None
    trace = last_trace(duel, "Bug Out")
    assert [(c.rule, c.chosen) for c in trace.candidates] == [
        ("ARD-S0-08", False),
        ("ARD-T0-05", False),
        ("ARD-T0-05", True),
    ]
    assert "Proximate" in trace.candidates[1].why
    assert "distance 4" in trace.candidates[2].why


@pytest.mark.rule("ARD-T0-05")
def test_bug_out_moves_the_highest_selector_and_the_rest_fight_on() -> None:
    f, duel = bug_out(day=19, attackers=1, defenders=(A_INF, A_ENG))
    leaver, stays = f.title.sort_units([f.title.unit(u).number for u in (A_INF, A_ENG)], highest=True)
    assert duel.prompt == "How many Combat Chits"
    assert f.state.hex_id(f.state.board.hex_of_unit(leaver) or 0) == "0509"
    assert f.state.board.hex_of_unit(stays) == f.at("0505")
    assert duel.told("ARD-T0-05")
    alone, over = bug_out(day=19, defenders=(A_BIG,))
    assert "Advance into 0505" in over.prompt
    assert where(alone, A_BIG) == "0509"


def bug_out_over(*defenders: str) -> tuple[Field, Duel]:
    """Bug Out is drawn for these defenders, with whom a unit shelters that retreated onto them."""
    f = field(day=19, hv={"0509": 2}, roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    for unit in defenders:
        f.put(unit, "0505")
    f.state.activation.mark_done(f.put(A_ENG, "0505"), RETREATED)
    duel = battle(f, "0505", [attacker], allied_deck=["AC51"])
    duel.roll("AC51", "Allied defense")
    return f, duel


@pytest.mark.rule("ARD-T0-05", "ARD-C2-22")
def test_units_that_shelter_are_lost_when_the_last_defender_bugs_out() -> None:
    f, duel = bug_out_over(A_BIG)
    assert "Advance into 0505" in duel.prompt
    assert (where(f, A_BIG), where(f, A_ENG)) == ("0509", "eliminated")
    assert duel.told("ARD-C2-22")


@pytest.mark.rule("ARD-T0-05")
def test_units_that_shelter_stay_while_a_defender_fights_on() -> None:
    f, duel = bug_out_over(A_BIG, A_INF)
    assert duel.prompt == "How many Combat Chits"
    assert sorted((where(f, A_BIG), where(f, A_INF))) == ["0505", "0509"]
    assert where(f, A_ENG) == "0505"


def test_bug_out_without_a_hex_to_go_to_changes_nothing() -> None:
    f = field(day=19)
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    duel = battle(f, "0505", [attacker], allied_deck=["AC51"])
    duel.roll("AC51")
    assert duel.prompt == "How many Combat Chits"
    assert where(f, A_BIG) == "0505"


@pytest.mark.rule("ARD-T0-05")
def test_of_dispersed_defenders_none_bugs_out_and_the_next_highest_does() -> None:
    f = field(roads=[ROAD], hv={"0509": 2})
    duel = bug_out_of(f, [A_INF, A_INF_2], day=19)
    high, low = f.title.sort_units([f.title.unit(u).number for u in (A_INF, A_INF_2)], highest=True)
    f.state.board.set_dispersed(high, True)
    duel.roll("AC51")
    assert duel.pending is not None
    assert (f.state.board.hex_of_unit(high), f.state.board.hex_of_unit(low)) == (f.at("0505"), f.at("0509"))


@pytest.mark.rule("ARD-T0-05")
def test_isolated_defenders_do_not_bug_out() -> None:
    f = field(roads=[ROAD], hv={"0509": 2})
    duel = bug_out_of(f, [A_BIG, A_INF], day=19)
    for unit in (A_BIG, A_INF):
        f.state.board.set_supply(f.title.unit(unit).number, 3)
    f.state.board.set_supply(f.title.unit(A_INF).number, 0)
    f.state.board.set_dispersed(f.title.unit(A_INF).number, False)
    duel.roll("AC51")
    assert duel.pending is not None
    assert (where(f, A_BIG), where(f, A_INF)) == ("0505", "0509")


@pytest.mark.rule("ARD-T0-05")
@pytest.mark.parametrize(("unit", "day"), [(A_MECH, 16), (A_INF, 17)])
def test_others_bug_out_at_any_distance(unit: str, day: int) -> None:
    f = field(roads=[ROAD], hv={"0507": 2}, rivers=RING_OF_RIVERS)
    duel = bug_out_of(f, [unit], day=day)
    f.state.set_steps(f.title.unit(unit).number, 1)
    duel.roll("AC51")
    duel.roll(10, "HoldCheck")
    assert duel.pending is not None
    assert where(f, unit) == "0507"


def target(f: Field, fight: Fight, *, first: bool = False) -> int:
    return sum(int(line.amount) for line in hold_check_number(f.state, fight, first=first))


@pytest.mark.rule("ARD-H-43")
def test_the_hold_check_of_bug_out_is_made_once_and_knows_no_earlier_retreat() -> None:
    for hold, roll, gone in ((0, 2, False), (0, 3, True), (9, 10, False)):  # a 10 has no result of its own
        f, duel = bug_out(hold=hold)
        assert not duel.told("ARD-H-43")
        duel.roll(roll, "HoldCheck for Bug Out")
        assert duel.told("ARD-H-43") == [f"Bug Out: HoldCheck {roll} against {hold + 2}. [ARD-T0-03, ARD-H-43]"]
        assert (where(f, A_INF) != "0505") == gone
    f, duel = bug_out(attackers=3)
    fight = next(step.fight for step in duel.state.stack if isinstance(step, BugOutCheck))
    behind = structs.replace(fight, retreated=1)
    assert target(f, behind) == target(f, fight) + 2
    assert target(f, behind, first=True) == target(f, fight, first=True) == 2
    f.state.set_steps(f.title.unit(A_INF).number, 1)
    assert target(f, fight) == 1, "a later hit finds fewer steps"
