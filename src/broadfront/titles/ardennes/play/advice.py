"""Hints for a position of the Ardennes: cards, attacks and odds, chits, supply and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.advising import Hint, TitleAdvice, hint
from broadfront.titles.ardennes.data.chit_hits import hits_of_chit, hits_of_draws
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.play.reasons import reasons, tell
from broadfront.titles.ardennes.rules import actions as act
from broadfront.titles.ardennes.rules.fighting import combat_actions as combat
from broadfront.titles.ardennes.rules.fighting.attack import joint_attack
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.fight import Fight, defenders_of
from broadfront.titles.ardennes.rules.fighting.strength import conditions, odds_of
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.german_activation import commanded
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.table.prospects import meets_enemy

__all__ = ["ADVICE"]

ATTACKS = 4
"""Maximum number of attacks mentioned, best odds first."""


def _impulse(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on the Command Level, points, units short of supply, and cards that reach no enemy."""
    if not isinstance(state, ArdennesState) or not isinstance(state.stack[-1], GermanImpulse):
        return
    if state.variant != "2p":
        spent, level = state.clock.level_spent, command_level(state)
        message = tell(state, "advice.level", spent=spent, level=level, value=level - spent)
        yield hint(message, "ARD-H-31", spent=spent, level=level)
    yield _points(state)
    short = [n for n in state.on_map(SIDES.index(side)) if state.board.supply[n]]
    if short:
        units = [state.title.units[n].id for n in short]
        yield hint(tell(state, "advice.short", count=len(short), units=units), "ARD-H-22", units=len(short))
    for action in listed:
        if isinstance(action, act.Activate):
            yield from _card(state, action)


def _points(state: ArdennesState) -> Hint:
    points, bar = victory_points(state), state.title.bar.get(state.clock.day)
    if state.scenario == "campaign" and bar is not None:
        return hint(tell(state, "advice.bar", points=points, needed=bar), "ARD-SEQ-20", points=points, bar=bar)
    return hint(tell(state, "advice.points", points=points), "ARD-H-05", points=points)


def _card(state: ArdennesState, action: act.Activate) -> Iterator[Hint]:
    printed = state.title.german_cards[action.card]
    card = f"{printed.name} ({action.card})"
    units = [n for n in commanded(state, printed) if state.board.hex(n) is not None]
    if not units:
        yield hint(tell(state, "advice.no-unit", card=card), "ARD-H-30", actions=(action,))
    elif not any(meets_enemy(state, n) for n in units):
        message = tell(state, "advice.idle", card=card, count=len(units))
        yield hint(message, "ARD-H-32", actions=(action,), units=len(units))


def _attacks(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on the best attacks possible now, with odds and mean hits."""
    if not isinstance(state, ArdennesState) or not isinstance(step := state.stack[-1], Activation):
        return
    own, found = SIDES.index(side), []
    for action in listed:
        if not isinstance(action, combat.AttackHex):
            continue
        target = state.ground.map.index[action.hex]
        if not (joined := joint_attack(state, own, target, step.units)):
            continue
        fight = _fight(state, own, target, joined)
        attack, defence, _ = odds_of(state, fight)
        found.append((Fraction(attack, max(1, defence)), action, fight, attack, defence))
    for _, action, fight, attack, defence in sorted(found, key=lambda one: -one[0])[:ATTACKS]:
        _, most, _ = limits(state, fight)
        on_defender, on_attacker = _means(state, fight, most)
        message = tell(
            state, "advice.attack", hex=action.hex, attack=attack, defence=defence, most=most,
            defender=f"{on_defender:.1f}", attacker=f"{on_attacker:.1f}",
        )  # fmt: skip
        yield hint(message, "ARD-H-39", "ARD-H-42", actions=(action,), attack=attack, defence=defence, chits=most)


def _fight(state: ArdennesState, side: int, target: int, attackers: tuple[int, ...]) -> Fight:
    """Return the combat that an attack by these units would begin."""
    defenders, guests = defenders_of(state, target, 1 - side)
    start = tuple(hex for n in attackers if (hex := state.board.hex(n)) is not None)
    return Fight(SIDES[side], target, attackers, 0, from_hexes=start, defenders=defenders, guests=guests)


def _means(state: ArdennesState, fight: Fight, chits: int) -> tuple[float, float]:
    """Return the mean hits on defender and attacker for a number of chits, before reductions."""
    held, alert = conditions(state, fight), "Allies Alert" in state.clock.lasting
    cup = Counter(hits_of_chit(chit, held, alert=alert) for chit in state.title.chits.values())
    drawn = hits_of_draws(tuple(sorted(cup.items())), min(chits, cup.total()))
    ways = sum(weight for _, weight in drawn)
    on_defender = sum(hits[0] * weight for hits, weight in drawn) / ways
    return on_defender, sum(hits[1] * weight for hits, weight in drawn) / ways


def _chits(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on the mean hits for each number of chits."""
    if not isinstance(state, ArdennesState) or not isinstance(step := state.stack[-1], Announce):
        return
    for action in listed:
        if isinstance(action, combat.DrawChits):
            on_defender, on_attacker = _means(state, step.fight, action.number)
            mean, own = f"{on_defender:.1f}", f"{on_attacker:.1f}"
            message = tell(state, "advice.chits", chits=action.number, defender=mean, attacker=own)
            yield hint(message, "ARD-C0-09", "ARD-H-42", actions=(action,), chits=action.number)


def _losses(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield hints on units that a step loss would destroy."""
    if isinstance(state, ArdennesState):
        for action in listed:
            if isinstance(action, combat.LoseStep) and state.board.steps[state.title.unit(action.unit).number] == 1:
                yield hint(tell(state, "advice.last-step", unit=action.unit), "ARD-H-28", actions=(action,))


ADVICE = TitleAdvice((_impulse, _attacks, _chits, _losses), (reasons,))
"""Hint functions in display order, and the function that explains the choice of an action."""
