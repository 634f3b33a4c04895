"""Impulses, activations, Kampfgruppe, Replacements and the 16 December opening of both games."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.facts import Table, with_cell
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events import german
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    BuildIP,
    ChooseDivision,
    CommandReplacements,
    Deploy,
    DeployReserve,
    DivisionsChosen,
    EndActivation,
    GiveStep,
    Move,
    NoMore,
    Pass,
    PlayEvent,
    PlayKampfgruppe,
    Recover,
    RollDemolition,
    SelectUnit,
    SpareBridge,
    TakeKampfgruppe,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex, JoinAttack, StartAttack
from broadfront.titles.ardennes.rules.markers import BUILT, RECOVERED
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse, army_units
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import Impulses
from broadfront.titles.ardennes.steps.moving import Checks
from broadfront.titles.ardennes.steps.replacements import Replacing
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import A_INF, A_INF_2, G_INF, G_INF_2, G_MECH, G_MECH_2, Field, as_if, field, refuses

ROAD = "0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"


def impulse(at: Field, *hand: str, number: int = 4, opening: bool = False) -> Duel:
    """A German impulse with these cards."""
    at.state.zones["german-hand"] = tuple(sorted(hand))
    as_if(at.state, impulse=number - 1)
    at.state.begin_german_impulse(opening)
    return Duel(at, GermanImpulse())


def allied_impulse(at: Field, *hand: str) -> Duel:
    at.state.zones["allied-hand"] = tuple(sorted(hand))
    return Duel(at, AlliedImpulse())


def numbers(at: Field, formation: str, side: int) -> list[int]:
    return [n for n in at.title.formation(formation) if at.title.units[n].side_number == side]


# The opening of 16 December


@pytest.mark.rule("ARD-D16-03", "ARD-H-56")
def test_the_german_opens_with_three_impulses_then_the_allies_have_theirs() -> None:
    at = campaign()
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP03", "GP08", "GP14", "GP18"), ()
    at.state.zones["allied-hand"], at.state.zones["allied-deck"] = ("AC01",), ()
    duel = Duel(at, Impulses())
    for card in ("GP03", "GP08", "GP14"):
        assert isinstance(pending := duel.pending, Decision)
        assert pending.side == "german"
        assert refuses(duel.why_not(Pass()), "ARD-D16-03")
        duel.do(Activate(card))
        duel.do(EndActivation())
    assert isinstance(pending := duel.pending, Decision)
    assert pending.side == "allied"
    duel.do(Pass())
    assert isinstance(pending := duel.pending, Decision)
    assert pending.side == "german"
    assert len(duel.told("ARD-D16-03")) == 3
    duel.do(Pass())
    assert duel.pending is None
    assert duel.told("ARD-H-56")


@pytest.mark.rule("ARD-D16-06")
def test_each_opening_impulse_activates_another_corps() -> None:
    at = campaign()
    at.state.note_opened("ISS")
    duel = impulse(at, "GP05", "GP08", number=2, opening=True)
    assert refuses(duel.why_not(Activate("GP05")), "ARD-D16-06")
    duel.do(Activate("GP08"))
    assert "LXVI" in at.state.opened_corps
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-D16-06")


@pytest.mark.rule("ARD-D16-07")
def test_no_unit_is_activated_twice_in_the_opening() -> None:
    at = campaign()
    for n in numbers(at, "18VG", GERMAN):
        as_if(at.state, activated=with_cell(at.state.activated, n, 1))
    duel = impulse(at, "GP08", "GP09", number=2, opening=True)
    assert refuses(duel.why_not(Activate("GP08")), "ARD-D16-07")
    assert duel.why_not(Activate("GP09")).legal


@pytest.mark.rule("ARD-D16-08")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_no_event_and_no_replacements_in_an_opening_impulse(variant: str) -> None:
    at = campaign(variant=variant)
    duel = impulse(at, "GS18", "GP08", number=1, opening=True)
    assert refuses(duel.why_not(PlayEvent("GS18")), "ARD-D16-08")
    assert refuses(duel.why_not(CommandReplacements("GP08")), "ARD-D16-08")
    assert not any("PlayEvent" in option for option in duel.options())
    later = impulse(campaign(variant=variant), "GS18", "GP08", number=4)
    assert later.why_not(PlayEvent("GS18")).legal


@pytest.mark.rule("ARD-D16-09")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_units_activated_in_the_opening_only_attack(variant: str) -> None:
    at = campaign(variant=variant)
    duel = impulse(at, "GP08", number=1, opening=True)
    duel.do(Activate("GP08"))
    unit = at.title.units[numbers(at, "18VG", GERMAN)[0]].id
    assert all(option.startswith(("AttackHex", "EndActivation")) for option in duel.options())
    step = at.state.stack[-1]
    assert refuses(step.refusal(at.state, SelectUnit(unit)), "ARD-D16-09")


@pytest.mark.rule("ARD-D16-15")
def test_the_allied_player_blows_no_bridge_on_the_16th() -> None:
    from broadfront.titles.ardennes.rules.routes.bridges import check_demolition

    at = field(variant="2p", day=16, roads=[ROAD], rivers=["0506-0507"], bridges=["0506-0507"])
    unit = at.put(G_MECH, "0506")
    assert Duel(at, Checks((unit,))).pending is None
    crossing = at.state.ground.crossing("0506-0507")
    assert refuses(check_demolition(at.state, crossing, at.at("0506")), "ARD-D16-15")


# Activation


def fight_field(variant: str = "2p", day: int = 18) -> tuple[Field, int, int]:
    at = field(variant=variant, day=day, roads=[ROAD])
    return at, at.put(G_INF, "0503"), at.put(G_INF_2, "0403")


def active(at: Field, *units: int, side: str = "german") -> Duel:
    return Duel(at, BeginActivation(Activation(side, "GP03", units, 2)))


@pytest.mark.rule("ARD-H-32", "ARD-H-54")
def test_a_unit_acts_once_and_moves_come_before_attacks() -> None:
    at, one, two = fight_field()
    at.put(A_INF, "0505")
    duel = active(at, one, two)
    duel.do(Move(G_INF, ("0504",)))
    assert refuses(duel.why_not(Move(G_INF, ("0604",))), "ARD-H-32")
    assert refuses(duel.why_not(SelectUnit(G_MECH)), "ARD-H-32")
    duel.do(AttackHex("0505"))
    assert refuses(duel.why_not(StartAttack()), "ARD-H-38")
    duel.do(JoinAttack(G_INF))
    duel.do(StartAttack())
    while (pending := duel.pending) is not None and not isinstance(at.state.stack[-1], Activation):
        if isinstance(pending, Chance):
            duel.roll(pending.outcomes[-1])
        else:
            at.state.do(next(at.state.stack[-1].options(at.state)))
    assert refuses(at.state.stack[-1].refusal(at.state, SelectUnit(G_INF_2)), "ARD-H-54")


@pytest.mark.rule("ARD-H-24", "ARD-H-25")
def test_a_unit_may_recover_or_build_instead() -> None:
    at, one, two = fight_field()
    at.state.set_dispersed(one, True)
    duel = active(at, one, two)
    assert refuses(duel.why_not(Move(G_INF, ("0504",))), "ARD-S0-08")
    assert refuses(duel.why_not(Recover(G_INF_2)), "ARD-H-24")
    duel.do(Recover(G_INF))
    assert not at.state.dispersed[one]
    assert at.state.done[one] & RECOVERED
    duel.do(SelectUnit(G_INF_2))
    duel.do(BuildIP(G_INF_2))
    assert at.state.ips == {"0403"}
    assert at.state.done[two] & BUILT
    assert duel.told("ARD-H-25")


@pytest.mark.rule("ARD-H-32")
def test_a_reserve_unit_may_be_deployed_which_is_its_part() -> None:
    at = field(rows=10, columns=12, variant="2p", day=18,
               roads=["0512-0511-0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"])  # fmt: skip
    one, waiting = at.put(G_INF, "0502"), at.reserve(G_INF_2)
    duel = active(at, one, waiting)
    duel.do(SelectUnit(G_INF_2))
    duel.do(Deploy(G_INF_2, "0503"))
    assert at.state.where[waiting].text == "0503"
    assert refuses(duel.why_not(Move(G_INF_2, ("0504",))), "ARD-H-32")


@pytest.mark.rule("ARD-H-32")
@pytest.mark.parametrize(("variant", "last", "spent"), [("gs", 3, 4), ("gs", 2, 2), ("2p", 2, 0)])
def test_a_consecutive_activation_is_paid_twice_or_refused(variant: str, last: int, spent: int) -> None:
    at = campaign(day=17, variant=variant)
    as_if(at.state, division_impulses=Table({"18VG": last}))
    duel = impulse(at, "GP08", number=4)
    duel.do(Activate("GP08"))
    assert isinstance(duel.pending, Decision)
    assert at.state.level_spent == (spent or at.title.german_cards["GP08"].command_value)
    if variant == "2p":
        fresh = campaign(day=17)
        as_if(fresh.state, division_impulses=Table({"18VG": 3}))
        assert refuses(impulse(fresh, "GP08", number=4).why_not(Activate("GP08")), "ARD-H-32")
    assert duel.told("ARD-H-32")


@pytest.mark.rule("ARD-H-30")
def test_a_corps_card_activates_divisions_of_choice_up_to_its_number() -> None:
    at = campaign(day=17)
    duel = impulse(at, "GS02", "GS16")
    assert refuses(duel.why_not(Activate("GS16")), "ARD-H-30")
    duel.do(Activate("GS02"))
    assert refuses(duel.why_not(DivisionsChosen()), "ARD-H-30")
    assert refuses(duel.why_not(ChooseDivision("18VG")), "ARD-H-30")
    duel.do(ChooseDivision("326VG"))
    duel.do(DivisionsChosen())
    assert isinstance(duel.pending, Decision)
    step = at.state.stack[-1]
    assert isinstance(step, Activation)
    assert {at.title.units[n].division for n in step.units} == {"326VG"}


@pytest.mark.rule("ARD-H-33")
def test_a_kampfgruppe_is_a_stack_or_two_units_of_a_division_within_two_hexes() -> None:
    at = field(variant="gs", day=18)
    at.put(G_INF, "0503")
    at.put(G_INF_2, "0505")
    at.put("89.12VG.ISS", "0506")
    at.put(G_MECH, "0404")
    as_if(at.state, division_impulses=Table({"12VG": 3}))
    duel = impulse(at, "GP03", "GS01", number=4)
    duel.do(PlayKampfgruppe("GS01"))
    assert refuses(duel.why_not(TakeKampfgruppe((G_INF, "89.12VG.ISS"))), "ARD-H-33")
    assert refuses(duel.why_not(TakeKampfgruppe((G_INF, G_MECH))), "ARD-H-33")
    assert refuses(duel.why_not(TakeKampfgruppe((G_INF, G_INF_2, "89.12VG.ISS"))), "ARD-H-33")
    assert refuses(duel.why_not(TakeKampfgruppe(("914.352VG.LXXXV",))), "ARD-H-33")
    duel.do(TakeKampfgruppe((G_INF, G_INF_2)))
    step = (duel.pending, at.state.stack[-1])[1]
    assert isinstance(step, Activation)
    assert step.tactics_left == 1
    assert at.state.level_spent == 1


# Replacements


@pytest.mark.rule("ARD-D1-01", "ARD-D1-03", "ARD-D1-04", "ARD-H-28")
def test_german_replacements_go_to_plain_units_first_one_step_each_and_are_no_activation() -> None:
    at = field(variant="2p", day=19, roads=[ROAD])
    plain, elite = at.put(G_INF, "0503", steps=1), at.put(G_MECH, "0504", steps=1)
    second = at.put(G_MECH_2, "0505", steps=1)
    at.state.receive_replacements(2)
    duel = impulse(at, "GP01")
    duel.do(CommandReplacements("GP01"))
    assert refuses(duel.why_not(GiveStep(G_MECH)), "ARD-D1-04")
    duel.do(GiveStep(G_INF))
    assert refuses(duel.why_not(GiveStep(G_INF)), "ARD-D1-03")
    duel.do(GiveStep(G_MECH))
    assert duel.pending is None
    assert [at.state.steps[n] for n in (plain, elite, second)] == [2, 2, 1]
    assert at.state.replacement_points == 0
    assert not any(at.state.activated[n] for n in (plain, elite))
    assert refuses(impulse(at, "GP01").why_not(CommandReplacements("GP01")), "ARD-H-28")


@pytest.mark.rule("ARD-CMD-05", "ARD-H-28")
def test_an_allied_corps_card_restores_two_units_and_needs_two() -> None:
    at = field(variant="2p", day=19, roads=[ROAD])
    one = at.put(A_INF, "0508", steps=1)
    duel = allied_impulse(at, "AC01", "AC06")
    assert refuses(duel.why_not(CommandReplacements("AC01")), "ARD-CMD-05")
    assert refuses(duel.why_not(CommandReplacements("AC06")), "ARD-CMD-05")
    two = at.put(A_INF_2, "0507", steps=1)
    three = at.put("395.99.V", "0509", steps=1)
    duel.do(CommandReplacements("AC01"))
    duel.do(GiveStep(A_INF))
    duel.do(GiveStep(A_INF_2))
    assert duel.pending is None
    assert [at.state.steps[n] for n in (one, two, three)] == [2, 2, 1]


@pytest.mark.rule("ARD-TEC-25")
def test_no_replacement_makes_a_stack_too_strong() -> None:
    at = field(variant="2p", day=19, roads=[ROAD])
    at.put("26.1.V", "0508")
    at.put(A_INF_2, "0508")
    at.put(A_INF, "0508", steps=1)
    at.put("395.99.V", "0507", steps=1)
    duel = Duel(at, Replacing(ALLIED, ("V",), 2))
    assert refuses(duel.why_not(GiveStep(A_INF)), "ARD-TEC-25")
    duel.do(GiveStep("395.99.V"))
    assert duel.pending is None


# The Allied impulse of two players


@pytest.mark.rule("ARD-H-56", "ARD-H-34")
def test_an_allied_card_activates_deploys_or_serves_its_event() -> None:
    at = campaign(day=17)
    duel = allied_impulse(at, "AC06", "AC49", "AC24")
    assert refuses(duel.why_not(Activate("AC49")), "ARD-H-56")
    assert refuses(duel.why_not(PlayEvent("AC49")), "ARD-H-34")
    assert refuses(duel.why_not(DeployReserve("AC06")), "ARD-H-56")
    assert refuses(duel.why_not(Activate("AC01")), "ARD-H-56")
    duel.do(Activate("AC06"))
    assert isinstance(duel.pending, Decision)
    step = at.state.stack[-1]
    assert isinstance(step, Activation)
    assert {at.title.units[n].division for n in step.units} == {"99"}
    assert "AC06" in at.state.zones["allied-discard"]


@pytest.mark.rule("ARD-CMD-10", "ARD-CMD-11", "ARD-CMD-12", "ARD-CMD-13")
def test_an_army_card_activates_all_units_near_the_german_closest_to_its_target() -> None:
    at = campaign(day=22)
    for card, support in (("AC46", ("Tank Battalion",)), ("AC47", ("Tank Battalion",)),
                          ("AC48", ("Artillery", "Airpower"))):  # fmt: skip
        duel = allied_impulse(at, card)
        found = army_units(at.state, at.title.allied_cards[card])
        assert found
        duel.do(Activate(card))
        assert isinstance(duel.pending, Decision)
        step = at.state.stack[-1]
        assert isinstance(step, Activation)
        assert step.units == found
        assert step.support == support
        assert duel.told("ARD-CMD-10")
        at.state.zones["allied-discard"] = ()


@pytest.mark.rule("ARD-E0-15")
def test_monty_keeps_units_of_the_first_army_from_attacking_that_day() -> None:
    at = field(variant="2p", day=21, roads=[ROAD])
    first, third = at.put(A_INF, "0506"), at.put("109.28.VIII", "0405")
    at.put(G_INF, "0505")
    german.monty(at.state)
    duel = active(at, first, third, side="allied")
    duel.do(AttackHex("0505"))
    assert refuses(duel.why_not(JoinAttack(A_INF)), "ARD-E0-15")
    assert duel.options() == ["JoinAttack 109.28.VIII"]
    at.state.begin_day(22)
    duel = active(at, first, third, side="allied")
    duel.do(AttackHex("0505"))
    assert duel.why_not(JoinAttack(A_INF)).legal


@pytest.mark.rule("ARD-H-56")
@pytest.mark.parametrize("wish", [True, False])
def test_a_demolition_roll_is_made_if_the_allied_player_wishes(wish: bool) -> None:
    at = field(variant="2p", day=18, roads=[ROAD], rivers=["0506-0507"], bridges=["0506-0507"])
    unit = at.put(G_MECH, "0506")
    at.state.zones["german-hand"] = ()
    duel = Duel(at, Checks((unit,)))
    assert duel.prompt.startswith("Try to blow")
    if wish:
        duel.do(RollDemolition())
        duel.roll(1, "demolition")
    else:
        duel.do(SpareBridge())
    assert duel.pending is None
    assert bool(at.state.bridges) == wish
    again = Duel(at, Checks((unit,)))
    assert again.pending is None
    if wish:
        as_if(at.state, passes=2)
        over = Duel(at, Impulses())
        assert over.pending is None
        assert over.told("ARD-H-56")


@pytest.mark.rule("ARD-H-51", "ARD-H-56")
def test_a_deployment_places_at_most_three_units_one_after_another() -> None:
    from broadfront.titles.ardennes.events.allied_reserve import DeployingReserve

    at = field(
        rows=10, columns=14, variant="2p", day=18, towns=["0507", "0307", "0707"],
        hv={"0507": 2, "0307": 2, "0707": 2},
        roads=["0514-0513-0512-0511-0510-0509-0508-0507-0506-0505", "0307-0308-0309-0310-0311-0312-0313-0314",
               "0707-0708-0709-0710-0711-0712-0713-0714"],
    )  # fmt: skip
    at.put(G_MECH, "0504")
    at.put(A_INF, "0510")
    units = tuple(at.reserve(unit) for unit in (A_INF_2, "395.99.V", "9.2.V", "23.2.V"))
    duel = Duel(at, DeployingReserve(units))
    assert refuses(duel.why_not(SelectUnit(A_INF)), "ARD-H-56")
    for unit, hex in ((A_INF_2, "0507"), ("395.99.V", "0307"), ("9.2.V", "0707")):
        assert "at most" in duel.prompt
        duel.do(Deploy(unit, hex))
    assert duel.pending is None
    assert at.state.where[units[3]].text == "[Allied Reserve]"
    early = field(variant="2p", day=18)
    late = early.reserve(A_INF)
    duel = Duel(early, DeployingReserve((late,)))
    duel.do(NoMore())
    assert duel.pending is None
    early.state.put_in_box(late, "Calendar 18")
    from broadfront.titles.ardennes.steps.day import Arrivals

    arrivals = Duel(early, Arrivals())
    assert arrivals.pending is None
    assert arrivals.told("ARD-H-51")
