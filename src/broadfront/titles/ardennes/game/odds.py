"""What the core needs from the Ardennes title to compute the odds of a combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from broadfront.core.actions import Action, Composed
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.odds import Policy
from broadfront.core.rulings import LedgerLine, refused
from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.attack_rules import able_attackers, declaration_refusal
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    AdvanceDone,
    Attack,
    DisperseAttackers,
    DrawChits,
    NoTactic,
    StackDone,
)
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, Declaring
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.combat import Announce, Drawing
from broadfront.titles.ardennes.steps.hits import AttackerHits
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.tactics import AttackerTactics, Coordination, DefenderTactics

__all__ = ["build_battle", "combat_outcome", "current_battle", "default_policy", "odds_ledger", "possible_attacks"]

FIXED_ACTIONS: dict[type, Action] = {
    AttackerTactics: NoTactic(),
    DefenderTactics: NoTactic(),
    Coordination: StackDone(),
    Reinforcing: StackDone(),
    AttackerHits: DisperseAttackers(),
    Advancing: AdvanceDone(),
}
"""Fixed answers of the odds policy by step; other steps take the first option, which prefers retreat to loss."""

STEPS_BEFORE_HITS = AttackerTactics | DefenderTactics | Coordination | Announce | Drawing
"""Steps of a combat before hits are taken."""

POLICY_DESCRIPTION = (
    "draws the most chits, plays no cards, retreats rather than loses steps, becomes Dispersed, does not advance"
)


def build_battle(state: ArdennesState, action: Action) -> Battle:
    """Return the combat step (pending stage of play) that an attack begins.

    It is part of the present activation if the attacking side has one. Raise `Illegal` or `Invalid` if the attack
    cannot be declared.
    """
    if not isinstance(action, Composed):
        raise Illegal(refused("BF-02", say("attack.not-under-way", action=str(action))))
    if not isinstance(action, Attack) or not action.attackers:
        raise Invalid("Odds need an Attack with a target and attackers.", parameter="action", given=str(action))
    numbers = tuple(state.title.unit(unit).number for unit in action.attackers)
    target = state.ground.map.index_of(action.target)
    side = state.board.side_of(numbers[0])
    no = declaration_refusal(state, side, target, numbers)
    if no is not None:
        raise Illegal(no)
    step = state.stack[-1] if state.stack else None
    now = step.activation if isinstance(step, Declaring) else step
    if isinstance(now, Activation) and now.side == SIDES[side]:
        return Battle(now.side, target, numbers, 0, now.support, now.opening, now.units)
    return Battle(SIDES[side], target, numbers)


def current_battle(state: ArdennesState) -> tuple[Attack, int] | None:
    """Return the attack being resolved and the index of its first step on the stack of pending steps.

    Return None if no combat is under way or its Combat Chits are already drawn.
    """
    if not state.stack or not isinstance(state.stack[-1], STEPS_BEFORE_HITS):
        return None
    height, fight = next((n, step.fight) for n, step in enumerate(state.stack) if isinstance(step, CombatStep))
    units = tuple(state.units[n].id for n in fight.attackers)
    return Attack(state.hex_id(fight.target), units), height


def combat_outcome(before: ArdennesState, after: ArdennesState, action: Attack) -> dict[str, Any]:
    """Return the result of a combat as a dict: steps lost, hexes retreated, hex taken, attackers Dispersed."""
    by_id = before.title.unit_by_id
    attackers = [by_id[unit].number for unit in action.attackers]
    target = before.ground.map.index[action.target]
    first, last = before.board, after.board
    side = first.side_of(attackers[0])
    defenders = first.units_at(target, 1 - side)
    lost = [0, 0]
    if first.steps != last.steps:
        for n, (was, now) in enumerate(zip(first.steps, last.steps, strict=True)):
            if was != now:
                lost[first.side_of(n)] += was - now
    away = [int(before.ground.distance[hex, target]) for n in defenders if (hex := last.hex_of_unit(n)) is not None]
    return {
        "attacker_loses": lost[side],
        "defender_loses": lost[1 - side],
        "retreated": max(away, default=0),
        "taken": not last.zoc.has_unit(1 - side, target),
        "advanced": last.zoc.has_unit(side, target),
        "attackers_dispersed": any(last.dispersed[n] and not first.dispersed[n] for n in attackers),
    }


def odds_ledger(state: ArdennesState, action: Action) -> list[LedgerLine]:
    """Return the itemized strengths, odds, conditions and chit limits of an attack before any tactic is played."""
    step = build_battle(state, action)
    fight = step.make_fight(state)
    return Announce(fight).ledger(state, DrawChits(0))


def possible_attacks(state: ArdennesState, side: str) -> Iterator[Attack]:
    """Yield, for each enemy stack that a side can attack, one attack with every unit able to join.

    During an activation of this side only the activated units count.
    """
    number = SIDES.index(side)
    for step in reversed(state.stack):
        if isinstance(step, Activation) and step.side == side:
            for target, able in step.attackers_by_target(state).items():
                yield Attack(state.hex_id(target), tuple(state.units[n].id for n in state.title.sort_units(able)))
            return
    targets = {
        there
        for n in state.on_map(number)
        if (hex := state.board.hex_of_unit(n)) is not None
        for there in state.ground.six_neighbors[hex]
        if there != state.ground.count and state.board.zoc.has_unit(1 - number, there)
    }
    for target in sorted(targets, key=state.hex_id):
        joined = tuple(able_attackers(state, number, target))
        if joined and declaration_refusal(state, number, target, joined) is None:
            yield Attack(state.hex_id(target), tuple(state.units[n].id for n in joined))


def default_policy(state: ArdennesState, side: str) -> Policy:
    """Return the fixed policy by which a side decides within a combat when odds are computed.

    A policy is a function from the state to an action.
    """

    def choose(at: State) -> Action:
        """Return the action that the policy takes for the pending step that comes next."""
        step = at.stack[-1]
        plain = FIXED_ACTIONS.get(type(step))
        if plain is not None:
            return plain
        options = step.options(at)
        first = next(options)
        return [first, *options][-1] if isinstance(first, DrawChits) else first

    return Policy(POLICY_DESCRIPTION, choose)
