"""Action cards that move stacks next to one German stack and attack it with all of them."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from broadfront.core.events import Candidate
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import GERMAN, ActionCard
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.figures import Figure, best_first
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.attacks import able, nobody_able, too_low
from broadfront.titles.ardennes.system.compared import compared
from broadfront.titles.ardennes.system.orders import (
    EVERY_STACK,
    Active,
    Sought,
    arrival,
    assault_order,
    odds_said,
    stack_at,
)
from broadfront.titles.ardennes.system.stacks import (
    Assault,
    Stack,
    acting_stacks,
    barred,
    ends,
    leaving,
    path_of,
    weigh,
)
from broadfront.titles.ardennes.system.targets import (
    EVEN,
    LONE,
    USUAL,
    lone_stacks,
    odds_needed,
    wanted,
    why_unwanted,
    worth_attacking,
)
from broadfront.titles.ardennes.system.traces import because

__all__ = ["pinch", "reinforce_attack"]

RULE = "ARD-H-36"
MOST_BROUGHT_UP = 2
UNWANTED_TOLD = 4
"""Maximum number of German stacks in reach, but not named by the card, listed in a trace."""

Moves = tuple[tuple[tuple[int, ...], tuple[str, ...]], ...]


class Converging(NamedTuple):
    """An attack together with the moves that bring stacks next to the target."""

    assault: Assault
    moves: Moves


PINCH = ActionCard(
    "Counterattack", 0, "Counterattack", True, dt.date(1944, 12, 19), "any", "reinforce_attack", EVEN, LONE, 1,
    ("protect_vp",), "",
)  # fmt: skip
"""The special event Counterattack expressed as an action card."""


def pinch(state: ArdennesState, active: Active) -> Sought:
    """Order up to two stacks to move next to a lone German stack, until odds reach 2:1, and attack it."""
    return _bring_up(state, PINCH, active, lone_stacks(state))


def reinforce_attack(state: ArdennesState, card: ActionCard, active: Active) -> Sought:
    """Order up to two stacks to move next to a German stack, until odds reach 2:1, and attack it."""
    return _bring_up(state, card, active, worth_attacking(state))


def _bring_up(state: ArdennesState, card: ActionCard, active: Active, germans: frozenset[int]) -> Sought:
    """Order the best attack on one of the German stacks, moving up to two stacks next to it."""
    considered: list[Candidate] = []
    stacks = list(acting_stacks(state, active.units, able(state, card)))
    around = state.ground.around
    goes = {stack: ends(state, leaving(state, stack)) for stack in stacks}
    at_hand = {hex for stack in stacks for hex in around[stack.hex]}
    at_hand |= {hex for reached in goes.values() for to in reached for hex in around[to]}
    options: list[Converging] = []
    meant = wanted(state, card, germans & at_hand)
    tips = lone_stacks(state)
    others = sorted((germans & at_hand) - set(meant), key=state.name)
    first = [*meant, *(hex for hex in others if hex in tips)]
    for targets in (first, [hex for hex in others if hex not in tips]):
        for target in () if options else targets:
            needed = odds_needed(state, card, target, meant)
            found = _converge(state, card, active, target, goes, max(needed, USUAL))
            no = found.assault.refusal or too_low(found.assault, needed)
            if no is not None:
                considered.append(Candidate(_on(state, target), because(no), no.rules[0]))
            else:
                options.append(found)
    if state.events is not None and options and options[0].assault.target in first:
        for hex in [hex for hex in others if hex not in tips][:UNWANTED_TOLD]:
            considered.append(Candidate(_on(state, hex), why_unwanted(state, card, hex, meant), RULE))
    if not options:
        if not stacks:
            return Sought(None, considered or nobody_able(state, card, active))
        return Sought(None, considered or [Candidate(EVERY_STACK, say("system.attack.none-at-hand"), RULE)])
    figures: tuple[Figure[Converging], ...] = (
        Figure("alone", RULE, lambda one: one.assault.target not in tips),
        Figure("odds", RULE, lambda one: -one.assault.odds, lambda one: odds_said(one.assault.odds)),
        Figure("vp-hex", RULE, lambda one: one.assault.target not in state.vp_hexes),
        Figure("number", RULE, lambda one: state.name(one.assault.target)),
    )
    ranked = best_first(options, figures)
    best = ranked[0]
    needed = odds_needed(state, card, best.assault.target, meant)
    goal = say("system.attack.enough", value=odds_said(best.assault.odds), needed=needed)
    only = say("system.attack.only")
    considered += compared(ranked, figures, lambda one: _on(state, one.assault.target), only, RULE, goal)
    order = assault_order(state, active, best.assault, best.assault.attackers, best.moves)
    return Sought(order, considered, best.assault.ledger)


def _on(state: ArdennesState, target: int) -> Message:
    return say("system.attack.on", what=stack_at(state, target, GERMAN))


def _converge(
    state: ArdennesState, card: ActionCard, active: Active, target: int, goes: dict[Stack, dict[int, int]], wished: int
) -> Converging:
    """Return the attack on a stack, adding up to two moves until the wanted odds are reached."""
    around = state.ground.around
    moves: list[tuple[tuple[int, ...], int]] = []
    paths: list[tuple[tuple[int, ...], tuple[str, ...]]] = []
    assault = weigh(state, active.units, target)
    for stack, reached in goes.items():
        if assault.odds >= wished or len(moves) == MOST_BROUGHT_UP:
            break
        if target in around[stack.hex]:
            continue
        units, taken = leaving(state, stack), [to for _, to in moves]
        beside = [hex for hex in reached if target in around[hex] and hex not in taken]
        for to in best_first(beside, arrival(state, reached)):
            if barred(state, card, units, to) is None and (path := path_of(state, units, to)):
                moves.append((units, to))
                paths.append((units, path))
                assault = weigh(state, active.units, target, tuple(moves))
                break
    return Converging(assault, tuple(paths))
