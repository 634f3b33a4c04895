"""Exact odds against an enumeration by hand."""

from fractions import Fraction

import pytest

import broadfront as bf
from broadfront.core.game import Game
from broadfront.core.odds import MAX_STATES, compute_odds
from broadfront.core.zones import Zone, possible_deals, redeal_unseen, unseen_items
from broadfront.titles import playable
from broadfront.titles.patrol.game import PatrolGame
from broadfront.titles.patrol.rules.composed import Attack
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Combat


def battle_with_units(units: dict[str, str], variant: str = "two-player") -> Game:
    title = playable("patrol")
    assert isinstance(title, PatrolGame)
    state = title.set_up("bridge", variant, {})
    assert isinstance(state, PatrolState)
    state.stack.clear()
    for n, unit in enumerate(title.units):
        state.board.put(n, title.locations.parse(units.get(unit.id, "eliminated")))
        state.board.steps[n] = unit.steps if unit.id in units else 0
    state.push(Combat("german"))
    return Game.new(title, variant=variant, seed=1, start=state.to_data())


UNITS = {"1.German": "0305", "2.German": "0205", "3.German": "0506", "A.American": "0304", "B.American": "0101"}


def test_odds_of_a_plain_attack_equal_the_column_counted_by_hand() -> None:
    """5 + 5 against 3 in the open is 3:1. By hand: 1 nothing, 2-3 retreat, 4-6 a step and retreat."""
    odds = bf.odds(battle_with_units(UNITS), Attack("0304", ("1.German", "2.German")))
    assert odds.exact
    assert odds.total % 6 == 0
    assert odds.probability(attacker_loses=0, defender_loses=0, hex_cleared=False) == Fraction(1, 6)
    assert odds.probability(attacker_loses=0, defender_loses=0, hex_cleared=True) == Fraction(2, 6)
    assert odds.probability(attacker_loses=0, defender_loses=1, hex_cleared=True) == Fraction(3, 6)
    assert sum(weight for _, weight in odds.outcomes) == odds.total
    assert odds.mean("defender_loses") == Fraction(1, 2)


def test_a_defender_who_cannot_retreat_loses_a_step_more() -> None:
    """With 0404 and 0303 blocked, a retreat costs a step: on 1 nothing, 2-3 one step, 4-6 two steps (eliminated)."""
    odds = bf.odds(battle_with_units({**UNITS, "3.German": "0404"}), Attack("0304", ("1.German", "2.German")))
    assert odds.probability(defender_loses=0) == Fraction(1, 6)
    assert odds.probability(defender_loses=1, hex_cleared=False) == Fraction(2, 6)
    assert odds.probability(defender_loses=2, hex_cleared=True) == Fraction(3, 6)


def test_asked_by_the_attacker_the_system_may_hold_any_hand_it_can_hold() -> None:
    """The system plays Ambush if it has one; its one card of 2 Ambush and 3 Rations is Ambush 2/5 of the time.

    The attack is then at 2:1, else at 3:1. At 3:1 a step is lost on 4-6, at 2:1 on 5-6: 3/5 * 3/6 + 2/5 * 2/6 =
    13/30.
    """
    game = battle_with_units(UNITS, "solo")
    game.state.move_item("Rations", "american deck", "american hand")
    attack = Attack("0304", ("1.German", "2.German"))
    asked = bf.odds(game, attack, side="german")
    assert asked.probability(defender_loses=1) == Fraction(13, 30)
    assert bf.odds(game, attack).probability(defender_loses=1) == Fraction(3, 6)
    assert "american" not in asked.assumes


def test_odds_of_an_illegal_attack_are_refused_with_the_rule() -> None:
    with pytest.raises(bf.Illegal, match="PAT-COMBAT-01"):
        bf.odds(battle_with_units(UNITS), Attack("0304", ("3.German",)))
    with pytest.raises(bf.Invalid, match="Odds need an Attack"):
        bf.odds(battle_with_units(UNITS), Attack("0304", ()))


def test_a_walk_too_large_is_sampled_and_says_so() -> None:
    game = battle_with_units(UNITS)
    title = game.title
    attack = Attack("0304", ("1.German", "2.German"))
    start = game.state.copy()
    floor = len(start.stack)
    start.push(title.battle(start, attack))
    policies = {side: title.policy(start, side) for side in title.sides}
    odds = compute_odds(
        [(start, 1)], lambda s: title.outcome(game.state, s, attack), policies, floor=floor, max_states=0
    )
    assert not odds.exact
    assert "sampled" in odds.note
    low, high = odds.interval(defender_loses=1)
    assert low < 0.5 < high
    assert MAX_STATES == 200_000


SPECS = {
    "deck": Zone("deck", "cards"),
    "hand": Zone("hand", "cards", frozenset({"a"})),
    "open": Zone("open", "cards", frozenset({"a", "b"})),
}


def test_deals_weigh_every_hand_a_side_must_reckon_with() -> None:
    zones = {"deck": ("x", "x", "y"), "hand": ("y",), "open": ("z",)}
    assert unseen_items(zones, SPECS, "b")["cards"] == {"x": 2, "y": 2}
    found = {(z["hand"], z["deck"]): w for z, w in possible_deals(zones, SPECS, "b", ["hand"])}
    assert found == {(("x",), ("x", "y", "y")): 2, (("y",), ("x", "x", "y")): 2}
    assert possible_deals(zones, SPECS, "a", ["hand"]) == [(zones, 1)]


def test_resampling_keeps_what_a_side_sees_and_the_size_of_what_it_does_not() -> None:
    import random

    zones = {"deck": ("x", "x", "y"), "hand": ("y",), "open": ("z",)}
    hands = {redeal_unseen(zones, SPECS, "b", random.Random(n))["hand"] for n in range(30)}
    assert hands == {("x",), ("y",)}
    assert redeal_unseen(zones, SPECS, "a", random.Random(1)) == zones
