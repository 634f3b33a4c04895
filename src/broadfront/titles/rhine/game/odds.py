"""Exact odds of an attack: the battle step, its outcome, and the policy for decisions within it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.messages import Message
from broadfront.core.odds import Policy
from broadfront.core.rulings import exact_plain
from broadfront.core.state import State
from broadfront.core.steps import Step
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Finish, RetreatTo, TakeSteps
from broadfront.titles.rhine.rules.composed import Attack
from broadfront.titles.rhine.rules.field.opening import Opening, attack_supply_refusal, open_battle
from broadfront.titles.rhine.rules.field.strength import attack_refusal
from broadfront.titles.rhine.rules.field.supply import dump_label
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.battle import Start

__all__ = ["POLICY", "attack_outcome", "battle_opening", "battle_step", "possible_attacks", "summarize_odds"]


def battle_step(state: State, action: Action) -> Step[Any]:
    """Return the step of play that resolves an attack; raise an error for an illegal attack."""
    assert isinstance(state, RhineState)
    if not isinstance(action, Attack) or not action.attackers:
        raise Invalid("Odds need an Attack with a target and attackers.", parameter="action", given=str(action))
    target = state.title.map.index_of(action.target)
    attackers = tuple(state.number(unit) for unit in action.attackers)
    side = state.units[attackers[0]].side
    if not state.board.has_enemy(side, target):
        raise Invalid(
            f"No enemy of {action.attackers[0]} holds {action.target}.", parameter="target", given=action.target
        )
    for n in attackers:
        if no := (attack_refusal(state, n, target) or attack_supply_refusal(state, (n,))):
            raise Illegal(no)
    return Start("regular", target, attackers)


def battle_opening(state: State, action: Action) -> Opening:
    """Return the odds column and dice modifier of an attack before its dice, without changing the state."""
    assert isinstance(state, RhineState)
    return _open_attack(state.copy(), action)


def summarize_odds(state: State, action: Action) -> Message:
    """Summarize an attack before its dice in one line: strengths, odds column, modifier and supply used."""
    assert isinstance(state, RhineState)
    after = state.copy()
    opening = _open_attack(after, action)
    return say(
        "odds.stand",
        attacking=exact_plain(opening.attack),
        defending=exact_plain(opening.defense),
        column=state.title.combat.lines[opening.line][opening.column],
        combat_line=opening.line,
        drm=opening.drm,
        reason=opening.ledger[-1].message,
        parts=list(_supply_costs(state, after, opening)),
    )


def _open_attack(state: RhineState, action: Action) -> Opening:
    """Pay the combat supply of an attack, and return its odds column and dice modifier."""
    start = battle_step(state, action)
    assert isinstance(start, Start)
    return open_battle(state, start.target, start.attackers)


def _supply_costs(before: RhineState, after: RhineState, opening: Opening) -> Iterator[Message]:
    """Yield descriptions of the supply both sides use: Tokens from each dump, internal stocks, or none."""
    side = before.units[opening.attacker].side
    paid = {key: tokens - after.supply.dumps.get(key, 0) for key, tokens in before.supply.dumps.items()}
    for key, tokens in paid.items():
        if tokens and key.partition(" ")[0] in before.dump_owners(side):
            where, stock = dump_label(before, key), format_tokens(before.supply.dumps[key])
            yield say("odds.costs", tokens=tokens, where=where, stock=stock)
    used = [n for n, stocks in enumerate(after.supply.stocks) if stocks != before.supply.stocks[n]]
    for n in used:
        yield say("supply.stocks", unit=before.units[n].id, stocks=after.supply.stocks[n])
    defends = sum(tokens for key, tokens in paid.items() if key.partition(" ")[0] not in before.dump_owners(side))
    if defends:
        yield say("supply.defender", tokens=defends)
    elif not opening.fed:
        yield say("supply.defender-without")


def attack_outcome(before: State, after: State, action: Action) -> dict[str, Any]:
    """Return the outcome of an attack: steps lost on both sides, and whether the target hex was cleared."""
    assert isinstance(before, RhineState)
    assert isinstance(after, RhineState)
    assert isinstance(action, Attack)
    attacker = before.units[before.number(action.attackers[0])].side
    had, has = before.board.steps, after.board.steps
    lost = {side: sum(had[n] - has[n] for n, unit in enumerate(before.units) if unit.side == side) for side in SIDES}
    defender = SIDES[1 - SIDES.index(attacker)]
    target = before.title.map.index[action.target]
    return {
        "attacker_loses": lost[attacker],
        "defender_loses": lost[defender],
        "hex_cleared": not after.board.combat_units_in(target, defender),
    }


def possible_attacks(state: State, side: str) -> Iterator[Action]:
    """Yield, for each enemy hex, the attack by all adjacent units of a side that can attack it."""
    assert isinstance(state, RhineState)
    board = state.title.map
    beside = {there for n in state.of_side(side) for there in board.around[state.board.hex_of(n) or 0]} - {len(board)}
    for target in sorted(beside):
        if not state.board.has_enemy(side, target):
            continue
        units = [n for hex in board.around[target] for n in state.board.combat_units_in(hex, side)]
        able = [n for n in units if not (attack_refusal(state, n, target) or attack_supply_refusal(state, (n,)))]
        if able:
            yield Attack(board.ids[target], tuple(state.units[n].id for n in able))


def _choose_in_battle(state: State) -> Action:
    """Decide within a simulated battle: finish if allowed, lose the fewest steps, retreat to the first hex listed."""
    options = list(state.stack[-1].options(state))
    for kind in (Finish, TakeSteps, RetreatTo):
        for option in options:
            if isinstance(option, kind):
                return option
    return options[0]


POLICY = Policy(
    "retreats where it can, to the first hex listed, ignores options where allowed, does not advance", _choose_in_battle
)
