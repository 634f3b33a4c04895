"""Replacements (rules ARD-D1-01..05, ARD-H-28)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.actions import CommandReplacements, GiveStep, PlayEvent
from broadfront.titles.ardennes.steps.day import Arrivals
from broadfront.titles.ardennes.steps.replacements import Replacing
from tests.titles.ardennes.support.activation import FREEZE_EVENT, command_value, german_impulse
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, A_MECH, G_INF, G_INF_2, G_MECH, G_MECH_2, field, refuses
from tests.titles.ardennes.support.ground import behind, ground
from tests.titles.ardennes.support.impulse import impulse
from tests.titles.ardennes.support.roads import LONG_ROAD


@pytest.mark.rule("ARD-D1-01", "ARD-D1-03", "ARD-D1-04", "ARD-H-28")
def test_german_replacements_go_to_plain_units_first_one_step_each_and_are_no_activation() -> None:
    at = field(variant="2p", day=19, roads=[LONG_ROAD])
    plain, elite = at.put(G_INF, "0503", steps=1), at.put(G_MECH, "0504", steps=1)
    second = at.put(G_MECH_2, "0505", steps=1)
    at.state.totals.receive_replacements(2)
    duel = german_impulse(at, "GP01")
    duel.do(CommandReplacements("GP01"))
    assert refuses(duel.why_not(GiveStep(G_MECH)), "ARD-D1-04")
    duel.do(GiveStep(G_INF))
    assert refuses(duel.why_not(GiveStep(G_INF)), "ARD-D1-03")
    duel.do(GiveStep(G_MECH))
    assert duel.pending is None
    assert [at.state.board.steps[n] for n in (plain, elite, second)] == [2, 2, 1]
    assert at.state.totals.replacement_points == 0
    assert not any(at.state.tally.activated[n] for n in (plain, elite))
    assert refuses(german_impulse(at, "GP01").why_not(CommandReplacements("GP01")), "ARD-H-28")


@pytest.mark.rule("ARD-D1-03", "ARD-D1-04", "ARD-H-28")
def test_german_replacements_go_to_units_that_are_not_elite() -> None:
    f = ground(21)
    behind(f, 16)
    for unit, hex in (("3.2Pz.XLVII", "1711"), ("304.2Pz.XLVII", "1710"), ("2.2Pz.XLVII", "1709")):
        f.put(unit, hex, steps=1)
    f.state.totals.receive_replacements(2)
    duel = german_impulse(f, "GP12")
    duel.do(CommandReplacements("GP12"))
    assert refuses(duel.why_not(GiveStep("3.2Pz.XLVII")), "ARD-D1-04")
    duel.do(GiveStep("304.2Pz.XLVII"))
    assert refuses(duel.why_not(GiveStep("304.2Pz.XLVII")), "ARD-D1-03")
    if isinstance(duel.pending, Decision):
        duel.do(GiveStep("2.2Pz.XLVII"))
    assert f.state.totals.replacement_points == 0


def test_an_allied_unit_on_low_supply_gets_no_replacement_and_the_other_does() -> None:
    f = ground(21)
    f.state.clock.note_special_event()
    low = f.put("CCA.3A.VII", "1021", steps=1, supply="LowSupply")
    well = f.put("334.84.VII", "1119", steps=1)
    f.put("16.116.LVIII", "1218")
    assert impulse(f, "AC03").pending is None
    assert [f.state.board.steps[n] for n in (low, well)] == [1, 2]


@pytest.mark.rule("ARD-D1-03", "ARD-H-28")
def test_a_unit_that_had_a_replacement_from_one_card_gets_none_from_another_in_that_impulse() -> None:
    f = field(day=19, roads=["0501-0502-0503"])
    f.put(G_INF, "0503", steps=1)
    f.put(G_INF_2, "0502", steps=1)
    f.state.totals.receive_replacements(4)
    Duel(f, Replacing(GERMAN, ("ISS",), 1)).do(GiveStep(G_INF))
    f.state.set_steps(f.title.unit(G_INF).number, 1)
    again = Duel(f, Replacing(GERMAN, ("ISS",), 2))
    assert refuses(again.why_not(GiveStep(G_INF)), "ARD-D1-03")
    assert again.why_not(GiveStep(G_INF_2)).legal
    f.state.begin_impulse()
    assert Duel(f, Replacing(GERMAN, ("ISS",), 2)).why_not(GiveStep(G_INF)).legal


@pytest.mark.rule("ARD-H-28")
@pytest.mark.parametrize(("day", "points"), [(18, 0), (19, 2), (20, 0), (29, 2)])
def test_the_german_receives_two_replacement_points_on_odd_days_from_the_19th(day: int, points: int) -> None:
    at = campaign(day=day)
    duel = Duel(at, Arrivals())
    assert duel.pending is None
    assert (at.state.totals.replacement_points or 0) == points
    if not points:
        at.state.clock.set_day(19)
        assert Duel(at, Arrivals()).pending is None


@pytest.mark.rule("ARD-H-28")
def test_a_replacement_goes_to_the_corps_of_the_card_and_to_no_enemy() -> None:
    f = field(variant="2p", day=19, roads=[LONG_ROAD])
    f.put(A_INF, "0508", steps=1)
    f.put(A_MECH, "0507", steps=1)
    f.put(G_INF, "0502", steps=1)
    duel = Duel(f, Replacing(ALLIED, ("V",), 2))
    assert refuses(duel.why_not(GiveStep(A_MECH)), "ARD-H-28")
    assert refuses(duel.why_not(GiveStep(G_INF)), "ARD-H-28")
    assert duel.why_not(GiveStep(A_INF)).legal


@pytest.mark.rule("ARD-H-28")
def test_a_card_counts_its_value_for_replacements_and_for_its_event() -> None:
    f = field(day=19, variant="gs", roads=["0501-0502-0503"])
    f.put(G_INF, "0503", steps=1)
    f.state.totals.receive_replacements(2)
    card = next(c.id for c in f.title.german_cards.values() if c.is_primary and "12VG" in c.formations)
    german_impulse(f, card).do(CommandReplacements(card))
    assert f.state.clock.level_spent == command_value(f, card)
    frost = next(c.id for c in f.title.german_cards.values() if c.event == FREEZE_EVENT)
    german_impulse(f, frost).do(PlayEvent(frost))
    assert f.state.clock.level_spent == command_value(f, frost)
