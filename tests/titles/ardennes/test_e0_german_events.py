"""The events of the German cards (E0)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events import allied, german
from broadfront.titles.ardennes.events.german import Landing, LandingRoll, NamingDivision, Traffic
from broadfront.titles.ardennes.events.reactions import Greif, Manteuffel
from broadfront.titles.ardennes.rules.actions import (
    EndMove,
    LandHere,
    Move,
    NameDivision,
    NoMore,
    PlayEvent,
    RemoveRoadblock,
    RollDemolition,
)
from broadfront.titles.ardennes.rules.fighting.strength import most_chits
from broadfront.titles.ardennes.rules.markers import FREEZE, FURY, SUPPLY_STATES
from broadfront.titles.ardennes.steps.card_preparation import GatherCards
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import Impulses
from broadfront.titles.ardennes.steps.moving import Moving
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import A_INF, G_5PZ, G_INF, G_MECH, Field, as_if, field, refuses

GREIF, STOSSER, MODEL = "GS17", "GS16", "GS15"


def impulse(at: Field, *hand: str) -> Duel:
    """A German impulse with these cards in hand."""
    at.state.zones["german-hand"] = tuple(sorted(hand))
    as_if(at.state, impulse=3)
    at.state.begin_german_impulse(opening=False)
    return Duel(at, GermanImpulse())


# Dates


@pytest.mark.rule("ARD-E0-01", "ARD-H-29")
def test_allied_command_crisis_puts_xxx_corps_and_its_cards_off_to_the_23rd() -> None:
    at = campaign(day=20)
    duel = impulse(at, "GS20")
    duel.do(PlayEvent("GS20"))
    assert duel.told("ARD-E0-01")
    british = [n for n in at.title.formation("XXX") if at.title.units[n].alt_day]
    assert {at.state.where[n].text for n in british} == {"[Calendar 23]"}
    at.state.set_day(22)
    assert Duel(at, GatherCards()).pending is None
    assert "AC41" in at.state.zones["allied-later"]
    at.state.set_day(23)
    assert Duel(at, GatherCards()).pending is None
    assert "AC41" in at.state.zones["allied-deck"]


@pytest.mark.rule("ARD-E0-01")
def test_allied_command_crisis_comes_too_late_once_xxx_corps_is_there() -> None:
    at = campaign(day=22)
    assert refuses(impulse(at, "GS20").why_not(PlayEvent("GS20")), "ARD-E0-01")


@pytest.mark.rule("ARD-E0-06", "ARD-H-29")
@pytest.mark.parametrize(("named", "other"), [("82", "101"), ("101", "82")])
def test_eisenhower_hesitates_holds_back_the_division_the_german_names(named: str, other: str) -> None:
    at = campaign(day=17)
    duel = impulse(at, "GS19")
    duel.do(PlayEvent("GS19"))
    duel.do(NameDivision(named))
    boxes = {
        name: {at.state.where[n].text for n in at.title.formation(name) if at.title.units[n].side_number == ALLIED}
        for name in (named, other)
    }
    assert boxes == {named: {"[Calendar 19]"}, other: {"[Calendar 18]"}}
    at.state.set_day(18)
    assert Duel(at, GatherCards()).pending is None
    cards = {"82": "AC10", "101": "AC28"}
    assert cards[named] in at.state.zones["allied-later"]
    assert cards[other] in at.state.zones["allied-deck"]


@pytest.mark.rule("ARD-E0-06")
def test_eisenhower_hesitates_does_nothing_after_the_17th_and_names_no_other_division() -> None:
    at = campaign(day=17)
    assert refuses(Duel(at, NamingDivision()).why_not(NameDivision("28")), "ARD-E0-06")
    late = campaign(day=18)
    for n in late.state.in_box("Calendar 18"):
        late.state.put_in_box(n, "Allied Reserve" if late.state.side_of(n) else "German Reserve")
    assert refuses(impulse(late, "GS19").why_not(PlayEvent("GS19")), "ARD-E0-06")


# The impulse after


@pytest.mark.rule("ARD-E0-05")
def test_commandos_skip_the_next_allied_impulse_and_only_that() -> None:
    at = campaign(day=18)
    as_if(at.state, impulse=3)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP03", "GS18"), ()
    at.state.zones["allied-hand"], at.state.zones["allied-deck"] = ("AC01", "AC02"), ()
    duel = Duel(at, Impulses())
    duel.do(PlayEvent("GS18"))
    pending = duel.pending
    assert isinstance(pending, Decision)
    assert pending.side == "german"
    assert len(duel.told("ARD-E0-05")) == 2
    at.state.skip_allied_impulse()
    assert refuses(german.event_refusal(at.state, "Commandos"), "ARD-E0-05")


# Of the day


@pytest.mark.rule("ARD-E0-08")
def test_fury_of_bastogne_raises_chits_against_vp_hexes_and_lowers_them_elsewhere() -> None:
    at = field(variant="2p", vp={"0505": 3}, day=21)
    defender, attacker = at.put(A_INF, "0505"), at.put(G_INF, "0504")
    plain = chits(at, "0505", attacker)
    german.fury_of_bastogne(at.state)
    assert chits(at, "0505", attacker) == plain + 2
    at.state.place_at(defender, "0503")
    assert chits(at, "0503", attacker) == max(1, plain - 2)
    assert refuses(german.event_refusal(at.state, FURY), "ARD-E0-08")


def chits(at: Field, hex: str, attacker: int) -> int:
    from broadfront.titles.ardennes.rules.fighting.fight import Fight

    where = at.state.hex(attacker)
    assert where is not None
    defenders = at.state.units_at(at.at(hex), ALLIED)
    fight = Fight("german", at.at(hex), (attacker,), 0, from_hexes=(where,), defenders=defenders)
    return most_chits(at.state, fight)[0]


@pytest.mark.rule("ARD-E0-11")
def test_ground_freeze_lasts_for_the_day_and_is_not_called_twice() -> None:
    at = field(variant="2p", day=20)
    german.ground_freeze(at.state)
    assert FREEZE in at.state.lasting
    barred = [side.event_refusal(at.state, "Ground Freeze") for side in (german, allied)]
    assert all(refuses(no, "ARD-E0-11") for no in barred)
    assert {no.text for no in barred if no is not None} == {"Ground Freeze is already in force today."}
    at.state.begin_day(21)
    assert german.event_refusal(at.state, "Ground Freeze") is None


# Bridges and Roadblocks


def bridge_field() -> tuple[Field, int]:
    """A mechanized unit east of a bridge whose far end is in Allied Supply."""
    at = field(
        variant="2p", day=18, roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"],
        rivers=["0506-0507"], bridges=["0506-0507"],
    )  # fmt: skip
    return at, at.put(G_MECH, "0502")


@pytest.mark.rule("ARD-E0-09", "ARD-E0-10", "ARD-SEQ-14", "ARD-H-26")
@pytest.mark.parametrize("impulse_of", ["german", "allied"])
def test_greif_saves_a_bridge_and_counts_toward_the_level_in_a_german_impulse_only(impulse_of: str) -> None:
    at, mover = bridge_field()
    at.state.zones["german-hand"] = ("GP03", GREIF)
    if impulse_of == "german":
        as_if(at.state, german_impulse=True)
    duel = Duel(at, Moving((mover,), ("0503", "0504", "0505", "0506")))
    duel.do(RollDemolition())
    duel.roll(4, "demolition of 0506-0507")
    assert refuses(duel.why_not(PlayEvent("GP03")), "ARD-H-30")
    duel.do(PlayEvent(GREIF))
    assert duel.pending is None
    assert at.state.bridges == {}
    assert at.state.level_spent == (1 if impulse_of == "german" else 0)
    assert duel.told("ARD-E0-09")


@pytest.mark.rule("ARD-SEQ-14")
def test_without_greif_the_bridge_goes_and_a_roll_too_high_leaves_it() -> None:
    at, mover = bridge_field()
    at.state.zones["german-hand"] = ("GP03",)
    duel = Duel(at, Moving((mover,), ("0503", "0504", "0505", "0506")))
    duel.do(RollDemolition())
    duel.roll(5)
    assert duel.pending is None
    assert at.state.bridges == {}
    other, mover = bridge_field()
    other.state.zones["german-hand"] = ("GP03",)
    duel = Duel(other, Moving((mover,), ("0503", "0504", "0505", "0506")))
    duel.do(RollDemolition())
    duel.roll(4)
    assert isinstance(other.state.stack[-1], Greif)
    assert duel.options() == ["NoMore"]
    duel.do(NoMore())
    assert duel.pending is None
    assert other.state.bridges == {"0506-0507": "demolished"}
    assert refuses(Duel(other, GermanImpulse()).why_not(PlayEvent("GP03")), "ARD-H-30")


def roadblock_field(unit: str) -> tuple[Field, int]:
    """A unit on a road that leads past a Position hex in Allied Supply."""
    at = field(
        variant="2p", day=18, roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"], towns=["0507"],
        hv={"0507": 4},
    )  # fmt: skip
    return at, at.put(unit, "0503")


@pytest.mark.rule("ARD-E0-12", "ARD-E0-13", "ARD-E0-14")
def test_manteuffel_clears_a_new_roadblock_and_the_unit_goes_on_without_cost_to_the_level() -> None:
    at, mover = roadblock_field(G_5PZ)
    at.state.zones["german-hand"] = (MODEL,)
    as_if(at.state, german_impulse=True)
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.roll(4, "Roadblock in 0507")
    assert isinstance(at.state.stack[-1], Manteuffel)
    duel.do(PlayEvent(MODEL))
    assert duel.pending is None
    assert at.state.where[mover].text == "0507"
    assert at.state.level_spent == 0
    assert duel.told("ARD-E0-14")


@pytest.mark.rule("ARD-R0-05", "ARD-H-54")
def test_without_manteuffel_a_new_roadblock_ends_the_move() -> None:
    at, mover = roadblock_field(G_5PZ)
    at.state.zones["german-hand"] = (MODEL,)
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.roll(4, "Roadblock in 0507")
    duel.do(NoMore())
    assert duel.pending is None
    assert at.state.where[mover].text == "0506"
    assert duel.told("ARD-R0-05")


@pytest.mark.rule("ARD-E0-12")
def test_manteuffel_does_not_help_the_sixth_army_nor_reach_beyond_two_hexes() -> None:
    at, mover = roadblock_field(G_MECH)
    at.state.zones["german-hand"] = (MODEL,)
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.roll(4, "Roadblock in 0507")
    assert duel.pending is None
    assert refuses(impulse(at, MODEL).why_not(PlayEvent(MODEL)), "ARD-E0-12")
    far = at.put(G_5PZ, "0504")
    assert refuses(impulse(at, MODEL).why_not(PlayEvent(MODEL)), "ARD-E0-12")
    at.state.place_at(far, "0505")
    duel = impulse(at, MODEL)
    duel.do(PlayEvent(MODEL))
    assert isinstance(at.state.stack[-1], Traffic)
    duel.do(RemoveRoadblock("0507"))
    assert not at.state.roadblocks


@pytest.mark.rule("ARD-H-54")
def test_a_unit_whose_bridge_is_blown_may_go_on_by_another_way_with_what_it_has_left() -> None:
    at, mover = bridge_field()
    at.state.place_at(mover, "0503")
    at.state.zones["german-hand"] = ()
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.do(RollDemolition())
    duel.roll(1)
    assert "goes on" in duel.prompt
    assert refuses(duel.why_not(Move(G_MECH, ("0507",))), "ARD-TEC-08")
    duel.do(Move(G_MECH, ("0406",)))
    assert duel.pending is None
    assert at.state.where[mover].text == "0406"


@pytest.mark.rule("ARD-H-54", "ARD-TEC-24")
def test_a_unit_stopped_in_a_full_hex_falls_back_to_where_there_is_room() -> None:
    at, mover = bridge_field()
    for unit in ("48.12VG.ISS", "27.12VG.ISS", "89.12VG.ISS"):
        at.put(unit, "0506")
    at.state.zones["german-hand"] = ()
    duel = Duel(at, Moving((mover,), ("0503", "0504", "0505", "0506", "0507")))
    duel.do(RollDemolition())
    duel.roll(1)
    duel.do(EndMove())
    assert duel.pending is None
    assert at.state.where[mover].text == "0505"
    assert duel.told("ARD-TEC-24")


# Von der Heydte


def drop(**what: object) -> Field:
    at = field(rows=12, columns=14, variant="2p", day=16, tags={"0403": "westwall"}, **what)  # type: ignore[arg-type]
    at.state.put_in_box(at.title.unit("VDH.VDH.ISS").number, "Von der Heydte")
    return at


@pytest.mark.rule("ARD-E0-16", "ARD-E0-17", "ARD-E0-18", "ARD-E0-19")
def test_von_der_heydte_lands_only_where_the_card_allows() -> None:
    at = drop(terrain={"0505": "Forest", "0506": "Woods"}, cities=["0507"], towns=["0508"])
    at.put(A_INF, "0703")
    duel = Duel(at, Landing())
    assert refuses(duel.why_not(LandHere("0703")), "ARD-E0-16")
    assert refuses(duel.why_not(LandHere("0704")), "ARD-E0-16")
    assert refuses(duel.why_not(LandHere("0505")), "ARD-E0-17")
    assert refuses(duel.why_not(LandHere("0507")), "ARD-E0-17")
    assert refuses(duel.why_not(LandHere("0808")), "ARD-E0-18")
    assert refuses(duel.why_not(LandHere("0412")), "ARD-E0-19")
    assert duel.why_not(LandHere("0506")).legal
    assert duel.why_not(LandHere("0508")).legal
    assert duel.why_not(LandHere("0411")).legal


@pytest.mark.rule("ARD-E0-20", "ARD-E0-21")
@pytest.mark.parametrize(
    ("roll", "found"),
    [(1, "InSupply"), (2, "LowSupply"), (3, "LowSupply"), (4, "OutOfSupply"), (7, "OutOfSupply"), (8, "Isolated"),
     (9, "Isolated"), (10, "")],
)  # fmt: skip
def test_the_landing_roll_gives_the_supply_state_and_calls_for_no_check(roll: int, found: str) -> None:
    at = drop(roads=["0514-0513-0512-0511-0510-0509-0508-0507"], towns=["0507"])
    vdh = at.title.unit("VDH.VDH.ISS").number
    duel = Duel(at, LandingRoll("0506"))
    duel.roll(roll, "landing")
    assert duel.pending is None
    if found:
        assert at.state.where[vdh].text == "0506"
        assert SUPPLY_STATES[at.state.supply[vdh]] == found
    else:
        assert at.state.where[vdh].text == "eliminated"
    assert duel.told("ARD-E0-21")


@pytest.mark.rule("ARD-H-52")
def test_von_der_heydte_jumps_once() -> None:
    at = drop()
    duel = impulse(at, STOSSER)
    duel.do(PlayEvent(STOSSER))
    duel.do(LandHere("0506"))
    duel.roll(1)
    assert STOSSER in at.state.zones["german-out"]
    at.state.zones["german-out"] = ()
    assert refuses(impulse(at, STOSSER).why_not(PlayEvent(STOSSER)), "ARD-H-30")
    at.state.set_right(used=frozenset())
    assert refuses(impulse(at, STOSSER).why_not(PlayEvent(STOSSER)), "ARD-H-52")
