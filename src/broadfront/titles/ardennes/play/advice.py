"""Hints for a position of the Ardennes: cards, attacks and odds, chits, supply and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.advising import Hint, TitleAdvice, hint
from broadfront.titles.ardennes.data.chit_hits import count_hit_totals, hits_of_chit
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.play.reasons import explain_actions, make_advice_message
from broadfront.titles.ardennes.rules import actions as act
from broadfront.titles.ardennes.rules.fighting import combat_actions as combat
from broadfront.titles.ardennes.rules.fighting.attack_rules import joint_attackers
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.fight import Fight, split_defenders
from broadfront.titles.ardennes.rules.fighting.strength import chit_conditions, combat_odds
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.german_activation import activatable_units
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.table.prospects import can_reach_enemy

__all__ = ["ADVICE"]

MAX_ATTACKS = 4
"""Maximum number of attacks mentioned, best odds first."""


def _impulse_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on the Command Level, victory points, units short of supply, and cards that reach no enemy."""
    if not isinstance(state, ArdennesState) or not isinstance(state.stack[-1], GermanImpulse):
        return
    if state.variant != "2p":
        spent, level = state.clock.level_spent, command_level(state)
        message = make_advice_message(state, "advice.level", spent=spent, level=level, value=level - spent)
        yield hint(message, "ARD-H-31", spent=spent, level=level)
    yield _points_hint(state)
    short = [n for n in state.on_map(SIDES.index(side)) if state.board.supply[n]]
    if short:
        units = [state.title.units[n].id for n in short]
        yield hint(
            make_advice_message(state, "advice.short", count=len(short), units=units), "ARD-H-22", units=len(short)
        )
    for action in listed:
        if isinstance(action, act.Activate):
            yield from _card_hints(state, action)


def _points_hint(state: ArdennesState) -> Hint:
    """Return the hint that compares the German's victory points with the number he needs today."""
    points, bar = victory_points(state), state.title.bar.get(state.clock.day)
    if state.scenario == "campaign" and bar is not None:
        return hint(
            make_advice_message(state, "advice.bar", points=points, needed=bar), "ARD-SEQ-20", points=points, bar=bar
        )
    return hint(make_advice_message(state, "advice.points", points=points), "ARD-H-05", points=points)


def _card_hints(state: ArdennesState, action: act.Activate) -> Iterator[Hint]:
    """Yield a hint if no unit that a card would activate is on the map, or none can reach an enemy."""
    printed = state.title.german_cards[action.card]
    card = f"{printed.name} ({action.card})"
    units = [n for n in activatable_units(state, printed) if state.board.hex_of_unit(n) is not None]
    if not units:
        yield hint(make_advice_message(state, "advice.no-unit", card=card), "ARD-H-30", actions=(action,))
    elif not any(can_reach_enemy(state, n) for n in units):
        message = make_advice_message(state, "advice.idle", card=card, count=len(units))
        yield hint(message, "ARD-H-32", actions=(action,), units=len(units))


def _attack_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on the best attacks possible now, with odds and mean hits."""
    if not isinstance(state, ArdennesState) or not isinstance(step := state.stack[-1], Activation):
        return
    own, found = SIDES.index(side), []
    for action in listed:
        if not isinstance(action, combat.AttackHex):
            continue
        target = state.ground.map.index[action.hex]
        if not (joined := joint_attackers(state, own, target, step.units)):
            continue
        fight = _make_fight(state, own, target, joined)
        attack, defence, _ = combat_odds(state, fight)
        found.append((Fraction(attack, max(1, defence)), action, fight, attack, defence))
    for _, action, fight, attack, defence in sorted(found, key=lambda one: -one[0])[:MAX_ATTACKS]:
        _, most, _ = chit_limits(state, fight)
        on_defender, on_attacker = _mean_hits(state, fight, most)
        message = make_advice_message(
            state,
            "advice.attack",
            hex=action.hex,
            attack=attack,
            defence=defence,
            most=most,
            defender=f"{on_defender:.1f}",
            attacker=f"{on_attacker:.1f}",
        )
        yield hint(message, "ARD-H-39", "ARD-H-42", actions=(action,), attack=attack, defence=defence, chits=most)


def _make_fight(state: ArdennesState, side: int, target: int, attackers: tuple[int, ...]) -> Fight:
    """Return the combat that would begin if these units attacked the target hex."""
    defenders, guests = split_defenders(state, target, 1 - side)
    start = tuple(hex for n in attackers if (hex := state.board.hex_of_unit(n)) is not None)
    return Fight(SIDES[side], target, attackers, 0, from_hexes=start, defenders=defenders, guests=guests)


def _mean_hits(state: ArdennesState, fight: Fight, chits: int) -> tuple[float, float]:
    """Return the mean hits on defender and attacker from drawing a number of Combat Chits, before reductions."""
    held, alert = chit_conditions(state, fight), "Allies Alert" in state.clock.lasting
    cup = Counter(hits_of_chit(chit, held, alert=alert) for chit in state.title.chits.values())
    drawn = count_hit_totals(tuple(sorted(cup.items())), min(chits, cup.total()))
    ways = sum(weight for _, weight in drawn)
    on_defender = sum(hits[0] * weight for hits, weight in drawn) / ways
    return on_defender, sum(hits[1] * weight for hits, weight in drawn) / ways


def _chit_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on the mean hits to expect from each number of Combat Chits that may be drawn."""
    if not isinstance(state, ArdennesState) or not isinstance(step := state.stack[-1], Announce):
        return
    for action in listed:
        if isinstance(action, combat.DrawChits):
            on_defender, on_attacker = _mean_hits(state, step.fight, action.number)
            mean, own = f"{on_defender:.1f}", f"{on_attacker:.1f}"
            message = make_advice_message(state, "advice.chits", chits=action.number, defender=mean, attacker=own)
            yield hint(message, "ARD-C0-09", "ARD-H-42", actions=(action,), chits=action.number)


def _loss_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield a warning for each unit that losing a step would destroy."""
    if isinstance(state, ArdennesState):
        for action in listed:
            if isinstance(action, combat.LoseStep) and state.board.steps[state.title.unit(action.unit).number] == 1:
                yield hint(
                    make_advice_message(state, "advice.last-step", unit=action.unit), "ARD-H-28", actions=(action,)
                )


ADVICE = TitleAdvice((_impulse_hints, _attack_hints, _chit_hints, _loss_hints), (explain_actions,))
"""Hint functions in display order, and the function that explains the choice of an action."""
