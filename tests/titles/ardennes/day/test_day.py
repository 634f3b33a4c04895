"""The four phases of a day (rules ARD-SEQ-01, ARD-SEQ-04..07, ARD-H-29)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision, InOrder
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.events.german import event_refusal as german_refusal
from broadfront.titles.ardennes.events.german import move_arrivals
from broadfront.titles.ardennes.game.sequence import PHASES
from broadfront.titles.ardennes.rules.actions import BuildBridge, DiscardCard, PlayEvent
from broadfront.titles.ardennes.steps.card_preparation import GatherCards, hand_limit
from broadfront.titles.ardennes.steps.day import Arrivals
from broadfront.titles.ardennes.steps.impulses import SolitaireImpulses
from broadfront.titles.ardennes.steps.supply_phase import BridgeEngineers, CapturedCard, SupplyCheck
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import G_INF, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.roads import LONG_ROAD


@pytest.mark.rule("ARD-SEQ-01")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_day_runs_reserve_cards_supply_and_command_in_this_order(variant: str) -> None:
    at = campaign(variant=variant)
    names = [step.name for step in at.title.sequences[variant] if isinstance(step, InOrder)]
    assert [name.split(",")[0].removesuffix(" phase").replace(" ", "_") for name in names] == list(PHASES)
    duel = Duel(at, Arrivals())
    assert duel.pending is None
    assert duel.told("ARD-SEQ-01")


@pytest.mark.rule("ARD-SEQ-04")
@pytest.mark.parametrize(("day", "card", "taken"), [(21, "AC05", False), (21, "AC46", True), (21, "AC56", True)])
def test_from_the_21st_a_drawn_army_or_airpower_card_takes_a_german_card(day: int, card: str, taken: bool) -> None:
    at = campaign(day=day, variant="gs")
    assert Duel(at, GatherCards()).pending is None
    at.state.zones["german-hand"] = ("GP01", "GP04")
    duel = Duel(at, CapturedCard())
    duel.roll(card, "Allied card")
    if taken:
        assert isinstance(duel.pending, Decision)
        assert card in at.state.zones["allied-captured"]
    else:
        assert duel.pending is None
        assert card in at.state.zones["allied-discard"]
        assert duel.told("ARD-SEQ-04")
    if taken:
        other = campaign(day=20, variant="gs")
        assert Duel(other, CapturedCard()).pending is None
        at.state.zones["german-hand"] = ()
        assert Duel(at, CapturedCard()).pending is not None


@pytest.mark.rule("ARD-SEQ-04")
@pytest.mark.parametrize(("card", "taken"), [("AC46", True), ("AC55", False), ("AC58", True)])
def test_army_and_airpower_cards_of_the_supply_phase_cost_an_impulse(card: str, taken: bool) -> None:
    f = ground(22)
    f.state.zones["allied-deck"], f.state.zones["german-hand"] = (card,), ("GP03", "GP12")
    duel = Duel(f, CapturedCard())
    duel.roll(card)
    assert (duel.pending is not None) == taken
    assert not taken or duel.options() == ["DiscardCard GP12"]
    assert f.state.clock.skips_german == taken


def test_on_the_20th_no_card_is_drawn_in_the_supply_phase() -> None:
    f = ground(20)
    f.state.zones["allied-deck"] = ("AC46",)
    Duel(f, CapturedCard()).settle()


@pytest.mark.rule("ARD-SEQ-05", "ARD-SEQ-06")
def test_the_highest_card_goes_the_german_chooses_among_equals_and_loses_an_impulse() -> None:
    at = campaign(day=21, variant="gs")
    assert Duel(at, GatherCards()).pending is None
    at.state.zones["german-hand"] = ("GP01", "GP04", "GP12")
    duel = Duel(at, CapturedCard())
    duel.roll("AC47")
    assert refuses(duel.why_not(DiscardCard("GP04")), "ARD-SEQ-05")
    assert duel.options() == ["DiscardCard GP01", "DiscardCard GP12"]
    duel.do(DiscardCard("GP12"))
    assert duel.pending is None
    assert hand_limit(at.state, "german") == 5
    duel = Duel(at, SolitaireImpulses())
    at.state.clock.skip_allied_impulse()
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-SEQ-06")
    assert "AC47" in at.state.zones["allied-discard"]
    assert hand_limit(at.state, "german") == 6


@pytest.mark.rule("ARD-SEQ-07", "ARD-E0-02")
def test_bridge_engineers_are_played_in_the_supply_phase_before_supply_is_checked() -> None:
    at = field(day=19, roads=[LONG_ROAD], rivers=["0505-0504"], bridges=["0505-0504"])
    crossing = at.state.ground.find_crossing("0505-0504")
    at.state.land.set_bridge(crossing, "demolished")
    beyond = at.put(G_INF, "0508")
    at.put("27.12VG.ISS", "0503")
    at.state.zones["german-hand"] = ("GP02", "GP10")
    duel = Duel(at, InOrder("supply phase, two players"))
    assert refuses(duel.why_not(PlayEvent("GP02")), "ARD-H-30")
    duel.do(PlayEvent("GP10"))
    assert duel.why_not(BuildBridge("0504-0505")).legal
    duel.do(BuildBridge("0504-0505"))
    duel.state.settle(1)
    assert at.state.land.has_bridge(crossing)
    assert at.state.board.supply[beyond] == 0
    assert duel.told("ARD-SEQ-07")
    steps = at.title.sequences["supply phase, solitaire"]
    assert steps.index(BridgeEngineers()) < steps.index(SupplyCheck(GERMAN))


@pytest.mark.rule("ARD-H-29", "ARD-E0-06")
def test_an_event_that_moves_arrivals_leaves_those_that_have_been_expedited() -> None:
    at = campaign(day=17)
    units = [n for n in at.title.formation_units("101") if at.state.board.where[n].text == "[Calendar 18]"]
    at.state.put_in_box(units[0], "Allied Reserve")
    moved = move_arrivals(at.state, tuple(units), 18, 19)
    assert moved == units[1:]
    assert at.state.board.where[units[0]].text == "[Allied Reserve]"
    for n in units[1:]:
        at.state.put_in_box(n, "Allied Reserve")
    others = [n for n in at.title.formation_units("82") if at.state.board.where[n].text == "[Calendar 18]"]
    for n in others:
        at.state.put_in_box(n, "Allied Reserve")
    assert refuses(german_refusal(at.state, "Eisenhower Hesitates"), "ARD-H-29")
