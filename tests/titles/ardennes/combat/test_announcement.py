"""What a combat tells beside its words: enough to show it, and to hold its rolls against the mean."""

from typing import Any

import pytest

from broadfront.core.attack_odds import odds_of_attack
from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal
from broadfront.titles.ardennes.data.chit_hits import Conditions, explain_uncounted_hits, hits_of_chit
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits
from broadfront.titles.ardennes.steps.combat import Announce, Drawing
from tests.titles.ardennes.support.combat import fight_at
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, G_INF, field
from tests.titles.ardennes.support.real import title

NOTHING = Conditions(0, False, (False, False), (False, False), (False, False))
EVERYTHING = Conditions(9, True, (True, True), (True, True), (True, True))


def about_to_announce() -> Duel:
    """A combat of one unit against one, before the number of chits is announced."""
    f = field()
    attacker = f.put(G_INF, "0504")
    f.put(A_INF, "0505")
    duel = Duel(f, Announce(fight_at(f, [attacker])))
    assert duel.pending is not None
    return duel


def announced(chits: int = 1) -> Duel:
    """The same with the number announced."""
    duel = about_to_announce()
    duel.do(DrawChits(chits))
    return duel


def last(duel: Duel, topic: str) -> dict[str, Any]:
    assert duel.state.events is not None
    return dict(next(e.facts for e in reversed(duel.state.events) if e.message.topic == topic))


def test_the_announcement_tells_what_all_chits_of_the_cup_would_give() -> None:
    duel = announced()
    step, told = duel.state.stack[-1], last(duel, "odds.announced")
    assert isinstance(step, Drawing)
    effects = [step.chit_effects(duel.state)[name] for name in duel.state.zones["chit-cup"]]
    assert told["cup"] == len(effects) == 42
    assert (told["defender"], told["attacker"]) == (sum(d for d, _ in effects), sum(a for _, a in effects))


def test_a_chit_tells_what_is_printed_on_it_and_why_that_does_not_count() -> None:
    duel = announced()
    step = duel.state.stack[-1]
    assert isinstance(step, Drawing)
    chits = duel.state.title.chits
    struck = next(name for name in duel.state.zones["chit-cup"] if chits[name].condition == "airpower")
    pending = duel.pending
    assert isinstance(pending, Chance)
    duel.roll(struck)
    told = last(duel, "chit.drawn")
    assert told["printed"] == (chits[struck].defender_hits, chits[struck].attacker_hits)
    assert (told["defender"], told["attacker"]) == (0, 0)
    assert str(told["struck"]).endswith("has no Airpower") or str(told["struck"]) == "neither side has Airpower"


@pytest.mark.parametrize("name", sorted(title().chits))
def test_a_chit_has_a_reason_exactly_where_something_printed_does_not_count(name: str) -> None:
    chit = title().chits[name]
    for held in (NOTHING, EVERYTHING):
        for alert in (False, True):
            counts = hits_of_chit(chit, held, alert=alert) == (chit.defender_hits, chit.attacker_hits)
            why = explain_uncounted_hits(chit, held, alert=alert)
            if chit.day_symbol and alert:
                assert why is not None
            else:
                assert (why is None) == counts, str(why)


def test_the_odds_of_a_combat_under_way_are_those_of_the_number_announced() -> None:
    duel = about_to_announce()
    before = odds_of_attack(duel.state, DrawChits(1))
    duel.do(DrawChits(1))
    assert duel.pending is not None
    assert odds_of_attack(duel.state, None).outcomes == before.outcomes


def test_odds_without_an_action_need_a_combat() -> None:
    with pytest.raises(Illegal, match="no combat is under way here"):
        odds_of_attack(field().state, None)
