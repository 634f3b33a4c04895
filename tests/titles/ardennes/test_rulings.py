"""What the cards leave open and `docs/rulings.md` settles: one test for each such ruling, marked with its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events.engineers import check_ip, check_place, ip_stacks, roadblock_hexes
from broadfront.titles.ardennes.events.reactions import traffic_hexes
from broadfront.titles.ardennes.rules.actions import DeployReserve, PlayEvent
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, AdvanceTogether, RetreatTo, TakeRetreat
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.rules.markers import FREEZE
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.victory_points import must_hold
from broadfront.titles.ardennes.steps.activation import RoadblockReplaced
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.deploying import next_placement
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.impulse import impulse, traces
from tests.titles.ardennes.real import title
from tests.titles.ardennes.test_c0_combat import EAST, NORTH_EAST, SOUTH_WEST, WEST, fight_at
from tests.titles.ardennes.test_c1_hits import struck, where

ROAD = "0510-0509-0508-0507-0506-0505"
RULINGS = Path(__file__).parents[3] / "docs" / "rulings.md"


def test_every_ruling_names_a_rule_that_carries_its_reading_and_has_its_three_parts() -> None:
    book = title().book
    parts = RULINGS.read_text(encoding="utf-8").split("\n# Ardennes\n")[1].split("\n# ")[0].split("\n## ")[1:]
    assert len(parts) > 20
    for part in parts:
        rule = part.split()[0]
        assert rule in book, rule
        for word in ("**Open:**", "**Ruled:**", "**Because:**"):
            assert part.count(word) == 1, f"{rule} lacks {word}"


RULED_HERE = (
    "ARD-C0-18", "ARD-C1-11", "ARD-C3-08", "ARD-C3-14", "ARD-TEC-07", "ARD-E0-13", "ARD-C2-03", "ARD-T0-05",
    "ARD-D16-12", "ARD-E2-06", "ARD-E2-16", "ARD-R0-19", "ARD-D0-04", "ARD-D2-01", "ARD-A0-23", "ARD-E1-06",
    "ARD-C2-02", "ARD-C2-18", "ARD-E1-12", "ARD-H-32", "ARD-E0-02", "ARD-E1-09", "ARD-E1-13",
)  # fmt: skip


@pytest.mark.parametrize("rule", RULED_HERE)
def test_the_rule_of_a_ruling_carries_the_reading(rule: str) -> None:
    assert f"\n## {rule} " in RULINGS.read_text(encoding="utf-8")
    assert title().book[rule].reading


# Hits and advance


@pytest.mark.rule("ARD-C0-18")
def test_an_ip_stays_when_no_hit_was_scored() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.state.add_ip("0505")
    for hits, stays in ((0, True), (1, False)):
        assert adjust_hits(f.state, fight_at(f, [attacker], defender_hits=hits)) == (0, 0)
        assert ("0505" in f.state.ips) == stays


@pytest.mark.rule("ARD-C3-08")
def test_one_attacker_advances_over_each_unbridged_hexside() -> None:
    f = field(rivers=["0505-0504", "0505-0404"])
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
    duel = Duel(f, Advancing(fight_at(f, attackers)))
    duel.do(Advance(G_INF, ("0505",)))
    assert refuses(duel.why_not(Advance(G_INF_2, ("0505",))), "ARD-C3-08")
    duel.do(Advance(G_INF_3, ("0505",)))
    assert where(f, G_INF_3) == "0505"


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


@pytest.mark.rule("ARD-C2-03")
def test_a_german_retreat_does_not_pass_through_a_full_hex() -> None:
    f = field()
    attackers = [f.put(A_INF, WEST), f.put(A_INF_2, SOUTH_WEST), f.put(A_INF_3, "0405")]
    f.put(G_INF, "0505")
    for unit, hex in ((G_INF_2, EAST), (G_INF_3, EAST), ("751.326VG.LXVII", EAST)):
        f.put(unit, hex)
    duel = struck(f, attackers, 2)
    duel.do(TakeRetreat())
    assert f"RetreatTo {EAST}" not in duel.options()
    assert refuses(duel.why_not(RetreatTo(EAST)), "ARD-TEC-24")


@pytest.mark.rule("ARD-C2-03")
def test_an_allied_retreat_passes_through_a_full_hex_where_a_hit_leads_on() -> None:
    f = field(variant="2p")
    attackers = [f.put(unit, hex) for unit, hex in ((G_INF, EAST), (G_INF_2, NORTH_EAST), (G_INF_3, "0406"))]
    f.put(A_BIG, "0505")
    for unit in (A_INF, A_INF_2):
        f.put(unit, SOUTH_WEST)
    for hits, through in ((2, True), (1, False)):
        duel = Duel(f, DefenderHits(fight_at(f, attackers, defender_hits=hits), hits))
        duel.do(TakeRetreat())
        assert duel.pending is not None or not through
        assert (where(f, A_BIG) == SOUTH_WEST) == through
        f.put(A_BIG, "0505", steps=3)


# Movement


@pytest.mark.rule("ARD-TEC-07")
def test_ground_freeze_leaves_infantry_two_points_for_forest() -> None:
    f = field(terrain={"0505": "Forest"})
    foot, tracks = f.put(G_INF, "0504"), f.put(G_MECH, "0504")
    f.state.add_lasting(FREEZE)
    spent = [sum(int(line.amount) for line in check_move(f.state, n, ["0505"]).ledger) for n in (foot, tracks)]
    assert spent == [-2, -3]


@pytest.mark.rule("ARD-E0-13", "ARD-R0-05")
def test_manteuffel_lets_a_unit_go_on_past_a_new_roadblock_and_not_past_one_that_lay_there() -> None:
    for lay_there in (True, False):
        f = field(roads=[f"{ROAD}-0504-0503-0502-0501"], towns=["0507"], hv={"0507": 4})
        mover = f.put(G_5PZ, "0504")
        card = next(c.id for c in f.title.german_cards.values() if c.event == "Manteuffel Directs Traffic")
        f.state.zones["german-hand"] = (card,)
        if lay_there:
            f.state.add_roadblock("0507")
            assert refuses(check_move(f.state, mover, ["0505", "0506", "0606"]), "ARD-R0-05")
        duel = Duel(f, Moving((mover,), ("0505", "0506") if lay_there else ("0505", "0506", "0507")))
        if not lay_there:
            duel.roll(4, "Roadblock in 0507")
            duel.do(PlayEvent(card))
        assert duel.pending is None, "nobody is asked about a Roadblock that was seen before the move"
        assert where(f, G_5PZ) == ("0506" if lay_there else "0507")
        assert traffic_hexes(f.state) == (["0507"] if lay_there else []), "the card still clears it in an impulse"


@pytest.mark.rule("ARD-A0-23")
def test_the_first_sign_of_the_allied_order_of_moves_is_an_empty_hex() -> None:
    f = field()
    attackers = [f.put(A_INF, WEST)]
    f.put(G_INF, "0505")
    f.put(A_MECH, "0507")  # next to 0506, which holds friends; 0605 costs it two
    duel = battle(f, "0505", attackers, allied_deck=["AC10"])
    duel.roll("AC10")
    assert duel.pending is not None
    assert where(f, A_MECH) not in ("0507", WEST)
    assert not [n for n in f.state.units_at(f.at(where(f, A_MECH)), ALLIED) if f.title.units[n].id != A_MECH]


# Bug Out

RING_OF_RIVERS = ["0506-0405", "0506-0406", "0506-0605", "0506-0606", "0506-0505", "0506-0507"]
"""Around the hex west of the battle: it is Proximate to nobody."""


def bug_out(f: Field, defenders: list[str], *, day: int) -> Duel:
    f.state.set_day(day)
    attackers = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)]
    for unit in defenders:
        f.put(unit, "0505")
    return battle(f, "0505", attackers, allied_deck=["AC51"])


@pytest.mark.rule("ARD-T0-05")
def test_of_dispersed_defenders_none_bugs_out_and_the_next_highest_does() -> None:
    f = field(roads=[ROAD], hv={"0509": 2})
    duel = bug_out(f, [A_INF, A_INF_2], day=19)
    high, low = f.title.in_order([f.title.unit(u).number for u in (A_INF, A_INF_2)], highest=True)
    f.state.set_dispersed(high, True)
    duel.roll("AC51")
    assert duel.pending is not None
    assert (f.state.hex(high), f.state.hex(low)) == (f.at("0505"), f.at("0509"))


@pytest.mark.rule("ARD-T0-05")
def test_isolated_defenders_do_not_bug_out() -> None:
    f = field(roads=[ROAD], hv={"0509": 2})
    duel = bug_out(f, [A_BIG, A_INF], day=19)
    for unit in (A_BIG, A_INF):
        f.state.set_supply(f.title.unit(unit).number, 3)
    f.state.set_supply(f.title.unit(A_INF).number, 0)
    f.state.set_dispersed(f.title.unit(A_INF).number, False)
    duel.roll("AC51")
    assert duel.pending is not None
    assert (where(f, A_BIG), where(f, A_INF)) == ("0505", "0509")


@pytest.mark.rule("ARD-D16-12", "ARD-T0-05")
@pytest.mark.parametrize("near", [True, False])
def test_on_the_16th_infantry_bugs_out_no_farther_than_a_hex(near: bool) -> None:
    f = field(roads=[ROAD], hv={WEST if near else "0507": 2}, rivers=RING_OF_RIVERS)
    duel = bug_out(f, [A_INF], day=16)
    duel.roll("AC51")
    duel.roll(10, "HoldCheck")
    assert duel.pending is not None
    assert where(f, A_INF) == (WEST if near else "0505")
    assert "only 1 hex" in duel.told("ARD-D16-12")[-1] or near
    whys = [one.why for event in duel.events if event.trace is not None for one in event.trace.candidates]
    assert ("farther than the 1 hex the unit may go" in whys) != near


@pytest.mark.rule("ARD-T0-05")
@pytest.mark.parametrize(("unit", "day"), [(A_MECH, 16), (A_INF, 17)])
def test_others_bug_out_at_any_distance(unit: str, day: int) -> None:
    f = field(roads=[ROAD], hv={"0507": 2}, rivers=RING_OF_RIVERS)
    duel = bug_out(f, [unit], day=day)
    f.state.set_steps(f.title.unit(unit).number, 1)
    duel.roll("AC51")
    duel.roll(10, "HoldCheck")
    assert duel.pending is not None
    assert where(f, unit) == "0507"


# Engineers and Roadblocks


def blocked(**more: object) -> Field:
    f = field(roads=[f"{ROAD}-0504-0503-0502-0501"], towns=["0506"], hv={"0506": 4}, **more)  # type: ignore[arg-type]
    f.put(G_INF, "0504")
    f.put(A_INF, "0909")
    return f


@pytest.mark.rule("ARD-E2-06", "ARD-R0-13")
def test_engineers_block_no_german_held_town() -> None:
    f = blocked(day=18)
    assert check_place(f.state, f.at("0506")).legal
    f.hold("german", "0506")
    assert refuses(check_place(f.state, f.at("0506")), "ARD-R0-13")
    assert f.at("0506") not in roadblock_hexes(f.state)


@pytest.mark.rule("ARD-E2-16")
def test_engineers_give_no_ip_to_a_stack_with_no_german_next_to_it() -> None:
    f = field(day=18, roads=[ROAD])
    f.put(A_INF, "0508")
    f.put(G_INF, "0503")
    assert ip_stacks(f.state) == []
    assert refuses(check_ip(f.state, f.at("0508")), "ARD-E2-16")
    f.put(A_INF_2, "0505")
    f.put(G_INF_2, "0504")
    assert ip_stacks(f.state) == [f.at("0505")]
    assert check_ip(f.state, f.at("0505")).legal


@pytest.mark.rule("ARD-R0-19", "ARD-R0-20")
def test_a_unit_replaces_a_roadblock_where_it_is_in_danger_of_surround() -> None:
    f = blocked(day=18, vp={"0506": 2})
    f.put(G_INF_2, "0505")
    f.put(G_MECH, "0508")
    f.put(G_MECH_2, "0508")
    f.reserve(A_INF_2)
    duel = Duel(f, RoadblockReplaced(f.at("0506")))
    duel.roll(1, "Roadblock")
    duel.settle()
    assert where(f, A_INF_2) == "0506"
    assert in_danger(f.state, f.at("0506"))


# Deployment


@pytest.mark.rule("ARD-D0-04")
def test_out_of_contact_units_come_one_after_another_and_one_without_a_hex_does_not_stop_the_next() -> None:
    f = field(day=18, roads=[ROAD, "0310-0309-0308-0307-0306-0305"], hv={"0506": 3, "0305": 2})
    f.put(G_MECH, "0503")
    f.state.note_special_event()
    for unit, hex in ((A_INF_2, "0910"), (A_INF, "0908"), (A_INF_3, "0909")):
        f.put(unit, hex)
    assert not must_hold(f.state, f.at("0910"))
    duel = impulse(f, "AC06")
    told = [trace.choice for trace in traces(duel, "Deploy")]
    assert len(told) == 2
    assert where(f, A_INF_2) == "0506", "the lowest selector first"
    assert where(f, A_INF) == "0305"
    assert where(f, A_INF_3) == "0909"


@pytest.mark.rule("ARD-D0-04")
def test_an_out_of_contact_unit_without_a_hex_leaves_the_next_one_to_be_tried() -> None:
    f = field(day=18, roads=[ROAD], hv={"0506": 3}, without={"0506": "corps-v"})
    f.put(G_MECH, "0503")
    first, second = f.put("16.1.V", "0910"), f.put("CCR.7A.XVIII", "0908")
    assert f.title.in_order([first, second])[0] == first
    found = next_placement(f.state, frozenset([first, second]))
    assert found is not None
    assert (found.unit, found.hex) == (second, f.at("0506"))


@pytest.mark.rule("ARD-D2-01")
@pytest.mark.parametrize("card", ["AC41", "AC43"])
def test_the_first_card_of_xxx_corps_brings_all_of_it_that_waits(card: str) -> None:
    at = campaign(day=22)
    for n in at.state.in_box("Calendar 22"):
        at.state.put_in_box(n, "Allied Reserve" if at.state.side_of(n) else "German Reserve")
    at.state.zones["allied-hand"] = (card,)
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve(card))
    duel.settle()
    assert sum(at.state.hex(n) is not None for n in at.title.formation("XXX")) == 11
