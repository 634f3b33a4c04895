"""What an attack may bring: the hooks of the core's odds walker."""

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
from broadfront.titles.ardennes.rules.fighting.attack import able_attackers, declare_refusal
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

__all__ = ["attacks", "battle", "engaged", "ledger", "outcome", "policy"]

PLAIN: dict[type, Action] = {
    AttackerTactics: NoTactic(),
    DefenderTactics: NoTactic(),
    Coordination: StackDone(),
    Reinforcing: StackDone(),
    AttackerHits: DisperseAttackers(),
    Advancing: AdvanceDone(),
}
"""What the plain policy does whatever the position; elsewhere the first option: retreat before loss, the best hex."""

UNDER_WAY = AttackerTactics | DefenderTactics | Coordination | Announce | Drawing
"""Steps of a combat before its hits are taken."""

PLAINLY = "draws the most chits, plays no cards, retreats rather than loses steps, becomes Dispersed, does not advance"


def battle(state: ArdennesState, action: Action) -> Battle:
    """The combat an attack would be: in the activation that is under way, or without one."""
    if not isinstance(action, Composed):
        raise Illegal(refused("BF-02", say("attack.not-under-way", action=str(action))))
    if not isinstance(action, Attack) or not action.attackers:
        raise Invalid("Odds need an Attack with a target and attackers.", parameter="action", given=str(action))
    numbers = tuple(state.title.unit(unit).number for unit in action.attackers)
    target = state.ground.map.index_of(action.target)
    side = state.board.side_of(numbers[0])
    no = declare_refusal(state, side, target, numbers)
    if no is not None:
        raise Illegal(no)
    step = state.stack[-1] if state.stack else None
    now = step.activation if isinstance(step, Declaring) else step
    if isinstance(now, Activation) and now.side == SIDES[side]:
        return Battle(now.side, target, numbers, 0, now.support, now.opening, now.units)
    return Battle(SIDES[side], target, numbers)


def engaged(state: ArdennesState) -> tuple[Attack, int] | None:
    """The combat under way, until its chits are drawn, and how high the stack was before it."""
    if not state.stack or not isinstance(state.stack[-1], UNDER_WAY):
        return None
    height, fight = next((n, step.fight) for n, step in enumerate(state.stack) if isinstance(step, CombatStep))
    units = tuple(state.units[n].id for n in fight.attackers)
    return Attack(state.name(fight.target), units), height


def outcome(before: ArdennesState, after: ArdennesState, action: Attack) -> dict[str, Any]:
    """Steps lost on each side, hexes retreated, hex taken, Dispersed."""
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
    away = [int(before.ground.distance[hex, target]) for n in defenders if (hex := last.hex(n)) is not None]
    return {
        "attacker_loses": lost[side],
        "defender_loses": lost[1 - side],
        "retreated": max(away, default=0),
        "taken": not last.zoc.holds(1 - side, target),
        "advanced": last.zoc.holds(side, target),
        "attackers_dispersed": any(last.dispersed[n] and not first.dispersed[n] for n in attackers),
    }


def ledger(state: ArdennesState, action: Action) -> list[LedgerLine]:
    """Strengths, odds, conditions and chit limits as they stand before any tactic."""
    step = battle(state, action)
    fight = step.declared(state)
    return Announce(fight).ledger(state, DrawChits(0))


def attacks(state: ArdennesState, side: str) -> Iterator[Attack]:
    """For each enemy stack next to units of a side that can attack: an attack with all of them. In an activation of the
    side its units alone can."""
    number = SIDES.index(side)
    for step in reversed(state.stack):
        if isinstance(step, Activation) and step.side == side:
            for target, able in step.targets(state).items():
                yield Attack(state.name(target), tuple(state.units[n].id for n in state.title.in_order(able)))
            return
    targets = {
        there
        for n in state.on_map(number)
        if (hex := state.board.hex(n)) is not None
        for there in state.ground.around[hex]
        if there != state.ground.count and state.board.zoc.holds(1 - number, there)
    }
    for target in sorted(targets, key=state.name):
        joined = tuple(able_attackers(state, number, target))
        if joined and declare_refusal(state, number, target, joined) is None:
            yield Attack(state.name(target), tuple(state.units[n].id for n in joined))


def policy(state: ArdennesState, side: str) -> Policy:
    """A plain, deterministic way to answer the decisions of a combat."""

    def choose(at: State) -> Action:
        step = at.stack[-1]
        plain = PLAIN.get(type(step))
        if plain is not None:
            return plain
        options = step.options(at)
        first = next(options)
        return [first, *options][-1] if isinstance(first, DrawChits) else first

    return Policy(PLAINLY, choose)
