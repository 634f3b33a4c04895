"""Combat on 16 December (the rules of ARD-D16 that concern it)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.combat_actions import PlayTactic
from tests.titles.ardennes.support.combat import EAST, WEST
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import A_INF, A_INF_2, G_INF, G_INF_2, as_if, field, refuses
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-D16-03")
def test_the_allied_player_plays_no_card_in_the_opening_impulses() -> None:
    for opening, asked in ((True, False), (False, True)):
        f = field(day=16, variant="2p")
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        card = allied_card(f, "Tank Battalion")
        duel = battle(f, "0505", attackers, allied_hand=[card], opening=opening)
        assert (duel.prompt == "CombatTactic for the defense of 0505, or none") == asked
        assert bool(duel.told("ARD-D16-03")) != asked
        if asked:
            assert duel.why_not(PlayTactic(card)).legal
        else:
            assert duel.options() == ["DrawChits 2"]


@pytest.mark.rule("ARD-D16-10")
def test_no_card_is_drawn_for_allied_defenders_in_the_opening_impulse() -> None:
    for opening in (True, False):
        f = field(day=16)
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        duel = battle(f, "0505", attackers, allied_deck=[allied_card(f, "Screen")], opening=opening)
        assert ("Allied defense" in duel.prompt) != opening
        assert bool(duel.told("ARD-D16-10")) == opening


@pytest.mark.rule("ARD-D16-08")
def test_in_the_opening_impulse_a_card_serves_as_a_tactic_and_not_for_its_event() -> None:
    """A Roadblock after an advance: Manteuffel, who would clear it, may not be played yet; as a tactic he may."""
    from broadfront.titles.ardennes.events.reactions import MANTEUFFEL, Manteuffel
    from broadfront.titles.ardennes.rules.actions import PlayEvent

    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    card = german_card(f, "Artillery")
    as_if(f.state, opening=True)
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[card], opening=True)
    duel.do(PlayTactic(card))
    directs = next(c.id for c in f.title.german_cards.values() if c.event == MANTEUFFEL)
    for opening in (True, False):
        as_if(f.state, opening=opening)
        asked = Duel(f, Manteuffel("0506"))
        f.state.zones["german-hand"] = (directs,)
        if opening:
            assert asked.pending is None
            assert asked.told("ARD-D16-08")
        else:
            assert asked.why_not(PlayEvent(directs)).legal


@pytest.mark.rule("ARD-D16-16")
def test_the_allied_player_has_no_artillery_but_corps_artillery() -> None:
    for day, legal in ((16, False), (17, True)):
        f = field(day=day, variant="2p")
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        guns, corps = allied_card(f, "Artillery"), allied_card(f, "Corps Artillery")
        duel = battle(f, "0505", attackers, allied_hand=[guns, corps])
        ruling = duel.why_not(PlayTactic(guns))
        assert ruling.legal if legal else refuses(ruling, "ARD-D16-16")
        assert duel.why_not(PlayTactic(corps)).legal


@pytest.mark.rule("ARD-D16-18")
def test_artillery_drawn_for_the_allies_counts_as_no_tactic() -> None:
    for day, works in ((16, False), (17, True)):
        for defending in (True, False):
            f = field(day=day)
            german, allied = f.put(G_INF, EAST if defending else "0505"), f.put(A_INF, "0505" if defending else WEST)
            card = allied_card(f, "Artillery")
            duel = battle(f, "0505", [german if defending else allied], allied_deck=[card])
            duel.roll(card)
            assert duel.pending is not None
            assert bool(duel.told("ARD-T0-01")) == works
            assert bool(duel.told("ARD-D16-18")) != works


@pytest.mark.rule("ARD-D16-19")
def test_corps_artillery_drawn_for_the_allies_works() -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    corps = allied_card(f, "Corps Artillery")
    duel = battle(f, "0505", [attacker], allied_deck=[corps, "AC49"])
    duel.roll(corps)
    duel.roll("AC49", "second card")
    assert duel.told("ARD-T0-10")
    assert duel.told("ARD-D16-19")
    assert duel.told("ARD-T0-22")


@pytest.mark.rule("ARD-D16-20")
def test_one_unit_in_all_comes_from_the_reserve_on_the_16th() -> None:
    for earlier, joins in ((0, True), (1, False)):
        f = field(day=16)
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505")
        f.reserve(A_INF_2)
        as_if(f.state, allied_deployed=earlier)
        duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
        duel.roll("AC06")
        assert duel.pending is not None
        assert (where(f, A_INF_2) == "0505") == joins
        assert f.state.tally.allied_deployed == 1
        assert bool(duel.told("ARD-D16-20")) != joins


def test_asking_which_cards_are_alike_tells_nothing() -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.reserve(A_INF_2)
    f.state.tally.note_allied_deployed()
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    chance = duel.pending
    assert isinstance(chance, Chance)
    before = list(duel.events)
    assert duel.state.stack[-1].odds_classes(duel.state, chance) == [[0]]
    assert duel.events == before
