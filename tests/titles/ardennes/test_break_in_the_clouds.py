"""Break In The Clouds (E1): Allied cards serve as Airpower."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.events.allied import break_in_the_clouds
from broadfront.titles.ardennes.rules.fighting.combat_actions import NoTactic, PlayTactic
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.markers import CLOUDS
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import A_INF, G_INF, field, refuses


@pytest.mark.rule("ARD-E1-06")
def test_of_two_players_any_allied_card_may_be_played_as_airpower_while_it_lasts() -> None:
    at = field(variant="2p", day=23)
    attacker = at.put(A_INF, "0506")
    at.put(G_INF, "0505")
    duel = battle(at, "0505", [attacker], tactics_left=1, allied_hand=["AC50"])
    assert refuses(duel.why_not(PlayTactic("AC50", airpower=True)), "ARD-E1-06")
    break_in_the_clouds(at.state, "")
    assert duel.options() == ["NoTactic", "PlayTactic AC50 True"]
    duel.do(PlayTactic("AC50", airpower=True))
    assert "Airpower" in _fight(duel).attacker_tactics
    assert at.state.zones["allied-discard"] == ("AC50",)


@pytest.mark.rule("ARD-E1-06")
def test_the_german_never_plays_a_card_as_airpower() -> None:
    at = field(variant="2p", day=23)
    attacker = at.put(G_INF, "0506")
    at.put(A_INF, "0505")
    break_in_the_clouds(at.state, "")
    duel = battle(at, "0505", [attacker], tactics_left=1, hand=["GP01"])
    assert refuses(duel.why_not(PlayTactic("GP01", airpower=True)), "ARD-E1-06")
    assert duel.why_not(NoTactic()).legal


@pytest.mark.parametrize("clear", [True, False])
def test_in_solitaire_a_drawn_card_without_effect_counts_as_airpower(clear: bool) -> None:
    at = field(variant="gs", day=23)
    attacker = at.put(G_INF, "0506")
    at.put(A_INF, "0505")
    if clear:
        break_in_the_clouds(at.state, "")
    duel = battle(at, "0505", [attacker], allied_deck=["AC50"])
    while "card for the Allied defense" not in duel.prompt:
        at.state.do(next(at.state.stack[-1].options(at.state)))
    duel.roll("AC50")
    assert duel.pending is not None
    assert ("Airpower" in _fight(duel).defender_tactics) == clear
    assert (CLOUDS in at.state.lasting) == clear
    assert bool(duel.told("ARD-E1-06")) == clear


def _fight(duel: Duel) -> Fight:
    for step in reversed(duel.state.stack):
        fight = getattr(step, "fight", None)
        if isinstance(fight, Fight):
            return fight
    raise AssertionError("no combat is going on")
