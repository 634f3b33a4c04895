"""What the system chooses in a combat: how many chits, who joins, who comes to the battle."""

from __future__ import annotations

from itertools import groupby

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, JoinStack, ReinforceBattle, StackDone
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from broadfront.titles.ardennes.rules.figures import best_first, corps_of, number_of, selector_of
from broadfront.titles.ardennes.rules.lines.line import preserves_line
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import reach
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import may_attack_from, may_vacate
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.tactics import Coordination
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.orders import arrival
from broadfront.titles.ardennes.system.traces import hex_named, names

__all__ = ["choose_chits", "choose_joining", "choose_reinforcing"]

FEW_STEPS = 4
"""Defenders with fewer steps may be joined by a unit."""


def choose_chits(state: ArdennesState, step: Announce) -> tuple[Action, Trace]:
    """The least chits, or the most at 3:1 or better (H-40)."""
    fight = step.fight
    assert fight.attacking == ALLIED
    least, most, _ = limits(state, fight)
    attack, defence, _ = odds_of(state, fight)
    number = most if attack >= 3 * defence else least
    choice = say("system.chits.number", chits=number)
    why = Candidate(choice, say("system.chits.most-or-least"), "ARD-H-40", True)
    return DrawChits(number), Trace(say("system.chits.asked"), choice, ("ARD-H-40",), (why,))


def choose_joining(state: ArdennesState, step: Coordination) -> tuple[Action, Trace]:
    """Every stack that can join does, unless it must protect a VP hex with fewer than four steps."""
    candidates, chosen = [], None
    for hex in step.stacks(state):
        weak = not may_attack_from(state, hex).legal
        why = say("system.joining.vp-hex" if weak else "system.joining.able")
        if chosen is None and not weak:
            chosen = hex
        candidates.append(Candidate(hex_named(state, hex), why, "ARD-A0-15" if weak else "ARD-T0-02", hex == chosen))
    action: Action = StackDone() if chosen is None else JoinStack(state.name(chosen))
    choice = say("system.joining.nobody") if chosen is None else say("system.joining.joins", hex=state.name(chosen))
    return action, Trace(say("system.joining.asked"), choice, ("ARD-T0-02",), tuple(candidates))


@decides("ARD-T0-19", "ARD-T0-20")
def choose_reinforcing(state: ArdennesState, step: Reinforcing) -> tuple[Action, Trace]:
    """The stack with the lowest selector whose leaving breaks no Line and bares no VP hex, in its best hex."""
    told: list[Candidate] = []
    best: ReinforceBattle | None = None
    chosen, later = -1, []
    for start, moves in groupby(step.moves(state), key=lambda move: state.ground.map.index[move.start]):
        movers = state.title.in_order(step.movers(state, start))
        if best is not None:
            if state.events is None:
                break
            later.append(movers[0])
            continue
        if not may_vacate(state, movers).legal:
            told.append(Candidate(_stack(state, movers), say("system.because.holds-vp-hex"), "ARD-T0-20"))
            continue
        ends = [state.ground.map.index[move.end] for move in moves]
        left = _left_on_arrival(state, movers, ends)
        figures = (*arrival(state, left)[:-1], number_of(state, "ARD-DEF-05"))
        ranked = best_first(ends, figures)
        fit = [end for end in ranked if preserves_line(state, movers, end, "ARD-T0-20").legal]
        breaks = say("system.reinforcing.breaks-line")
        told += [Candidate(_coming(state, movers, end), breaks, "ARD-T0-20") for end in ranked if end not in fit]
        if fit:
            best, chosen = ReinforceBattle(state.name(start), state.name(fit[0])), movers[0]
            only = say("system.reinforcing.only-hex")
            hexes = compared(fit, figures, lambda end: hex_named(state, end), only, "ARD-T0-18")
    asked = say("system.reinforcing.asked", hex=state.name(step.fight.target))
    if best is None:
        nobody = say("system.reinforcing.nobody")
        rules = dict.fromkeys(("ARD-T0-18", *(candidate.rule for candidate in told)))
        return StackDone(), Trace(asked, nobody, tuple(rules), tuple(told))
    leads = compared(
        [chosen, *later],
        (selector_of(state, "ARD-T0-19"), corps_of(state, "ARD-DEF-04")),
        lambda lead: _stack(state, state.title.in_order(step.movers(state, state.hexes[lead] or 0))),
        say("system.reinforcing.only"),
        "ARD-T0-18",
    )
    movers = state.title.in_order(step.movers(state, state.ground.map.index[best.start]))
    choice = _coming(state, movers, state.ground.map.index[best.end])
    rules = dict.fromkeys(("ARD-T0-18", rule_of(leads), rule_of(hexes)))
    return best, Trace(asked, choice, tuple(rules), (*told, *leads, *hexes))


def _left_on_arrival(state: ArdennesState, movers: tuple[int, ...], ends: list[int]) -> dict[int, int]:
    """By hex, the twelfths of a movement point the slowest of these units has left there."""
    found = [reach(state, n, cause=Cause.REINFORCE) for n in movers]
    return {end: min(moves.left(state.name(end)) or 0 for moves in found) for end in ends}


def _stack(state: ArdennesState, units: tuple[int, ...]) -> Message:
    hex = state.hexes[units[0]]
    assert hex is not None
    return say("system.named.stack", units=names(state, units), hex=state.name(hex))


def _coming(state: ArdennesState, units: tuple[int, ...], end: int) -> Message:
    return say("system.move.to", units=names(state, units), hex=state.name(end))
