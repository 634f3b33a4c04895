"""Action cards that move stacks next to one German stack and attack it with all of them."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, sort_best_first
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.attacks import attack_leader_filter, explain_no_stack, odds_refusal
from broadfront.titles.ardennes.system.orders import (
    EVERY_STACK,
    ActiveUnits,
    OrderSearch,
    arrival_criteria,
    make_attack_order,
    odds_message,
    units_in_hex_message,
)
from broadfront.titles.ardennes.system.ranking import explain_ranking
from broadfront.titles.ardennes.system.stacks import (
    PossibleAttack,
    Stack,
    acting_stacks,
    card_limit_refusal,
    common_destinations,
    common_path,
    evaluate_attack,
    units_free_to_leave,
)
from broadfront.titles.ardennes.system.targets import (
    LONE_ODDS,
    LONE_STACK,
    USUAL_ODDS,
    attackable_stacks,
    explain_not_targeted,
    lone_german_stacks,
    minimum_odds,
    targeted_stacks,
)
from broadfront.titles.ardennes.system.traces import reason_message

__all__ = ["order_counterattack", "order_reinforce_attack"]

RULE = "ARD-H-36"
MAX_STACKS_MOVED = 2
MAX_UNWANTED_SHOWN = 4
"""Maximum number of German stacks in reach, but not named by the card, listed in a trace."""

Moves = tuple[tuple[tuple[int, ...], tuple[str, ...]], ...]


class ConvergingAttack(NamedTuple):
    """An attack together with the moves that bring stacks next to the target."""

    assault: PossibleAttack
    moves: Moves


COUNTERATTACK_CARD = ActionCard(
    "Counterattack", 0, "Counterattack", True, dt.date(1944, 12, 19), "any", "reinforce_attack", LONE_ODDS, LONE_STACK,
    1,
    ("protect_vp",), "",
)  # fmt: skip
"""The special event Counterattack expressed as an action card."""


def order_counterattack(state: ArdennesState, active: ActiveUnits) -> OrderSearch:
    """Order up to two stacks to move next to a German stack with no other nearby, up to 2:1 odds, and attack it."""
    return _order_converging_attack(state, COUNTERATTACK_CARD, active, lone_german_stacks(state))


def order_reinforce_attack(state: ArdennesState, card: ActionCard, active: ActiveUnits) -> OrderSearch:
    """Order up to two stacks to move next to a German stack, until odds reach 2:1, and attack it."""
    return _order_converging_attack(state, card, active, attackable_stacks(state))


def _order_converging_attack(
    state: ArdennesState, card: ActionCard, active: ActiveUnits, germans: frozenset[int]
) -> OrderSearch:
    """Order the best attack on one of the given German stacks, moving up to two stacks next to it."""
    considered: list[Candidate] = []
    stacks = list(acting_stacks(state, active.units, attack_leader_filter(state, card)))
    around = state.ground.six_neighbors
    goes = {stack: common_destinations(state, units_free_to_leave(state, stack)) for stack in stacks}
    at_hand = {hex for stack in stacks for hex in around[stack.hex]}
    at_hand |= {hex for reached in goes.values() for to in reached for hex in around[to]}
    options: list[ConvergingAttack] = []
    meant = targeted_stacks(state, card, germans & at_hand)
    tips = lone_german_stacks(state)
    others = sorted((germans & at_hand) - set(meant), key=state.hex_id)
    first = [*meant, *(hex for hex in others if hex in tips)]
    for targets in (first, [hex for hex in others if hex not in tips]):
        for target in () if options else targets:
            needed = minimum_odds(state, card, target, meant)
            found = _plan_attack(state, card, active, target, goes, max(needed, USUAL_ODDS))
            no = found.assault.refusal or odds_refusal(found.assault, needed)
            if no is not None:
                considered.append(Candidate(_attack_message(state, target), reason_message(no), no.rules[0]))
            else:
                options.append(found)
    if state.events is not None and options and options[0].assault.target in first:
        for hex in [hex for hex in others if hex not in tips][:MAX_UNWANTED_SHOWN]:
            considered.append(
                Candidate(_attack_message(state, hex), explain_not_targeted(state, card, hex, meant), RULE)
            )
    if not options:
        if not stacks:
            return OrderSearch(None, considered or explain_no_stack(state, card, active))
        return OrderSearch(None, considered or [Candidate(EVERY_STACK, say("system.attack.none-at-hand"), RULE)])
    figures: tuple[Criterion[ConvergingAttack], ...] = (
        Criterion("alone", RULE, lambda one: one.assault.target not in tips),
        Criterion("odds", RULE, lambda one: -one.assault.odds, lambda one: odds_message(one.assault.odds)),
        Criterion("vp-hex", RULE, lambda one: one.assault.target not in state.vp_hexes),
        Criterion("number", RULE, lambda one: state.hex_id(one.assault.target)),
    )
    ranked = sort_best_first(options, figures)
    best = ranked[0]
    needed = minimum_odds(state, card, best.assault.target, meant)
    goal = say("system.attack.enough", value=odds_message(best.assault.odds), needed=needed)
    only = say("system.attack.only")
    considered += explain_ranking(
        ranked, figures, lambda one: _attack_message(state, one.assault.target), only, RULE, goal
    )
    order = make_attack_order(state, active, best.assault, best.assault.attackers, best.moves)
    return OrderSearch(order, considered, best.assault.ledger)


def _attack_message(state: ArdennesState, target: int) -> Message:
    """Return the message that names the German stack under attack."""
    return say("system.attack.on", what=units_in_hex_message(state, target, GERMAN))


def _plan_attack(
    state: ArdennesState,
    card: ActionCard,
    active: ActiveUnits,
    target: int,
    destinations: dict[Stack, dict[int, int]],
    wanted_odds: int,
) -> ConvergingAttack:
    """Return the attack on a stack, bringing up to two more stacks next to it until the odds suffice."""
    around = state.ground.six_neighbors
    moves: list[tuple[tuple[int, ...], int]] = []
    paths: list[tuple[tuple[int, ...], tuple[str, ...]]] = []
    assault = evaluate_attack(state, active.units, target)
    for stack, reached in destinations.items():
        if assault.odds >= wanted_odds or len(moves) == MAX_STACKS_MOVED:
            break
        if target in around[stack.hex]:
            continue
        units, taken = units_free_to_leave(state, stack), [to for _, to in moves]
        beside = [hex for hex in reached if target in around[hex] and hex not in taken]
        for to in sort_best_first(beside, arrival_criteria(state, reached)):
            if card_limit_refusal(state, card, units, to) is None and (path := common_path(state, units, to)):
                moves.append((units, to))
                paths.append((units, path))
                assault = evaluate_attack(state, active.units, target, tuple(moves))
                break
    return ConvergingAttack(assault, tuple(paths))
