"""What the system chooses in a combat: how many chits, who joins, who comes to the battle."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, JoinStack, ReinforceBattle, StackDone
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from broadfront.titles.ardennes.rules.lines.line import preserves_line
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import may_attack_from, may_vacate
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.tactics import (
    Coordination,
)
from broadfront.titles.ardennes.system.traces import hex_named

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


def choose_reinforcing(state: ArdennesState, step: Reinforcing) -> tuple[Action, Trace]:
    """The stack with the lowest selector whose leaving breaks no Line and bares no VP hex."""
    candidates: list[Candidate] = []
    best: ReinforceBattle | None = None
    choice = say("system.reinforcing.nobody")
    for move in step.moves(state):
        start = state.ground.map.index[move.start]
        movers = step.movers(state, start)
        what = say("system.named.from-to", start=move.start, end=move.end)
        if best is not None:
            if state.events is None:
                break
            candidates.append(Candidate(what, say("system.reinforcing.later"), "ARD-T0-19"))
        elif not may_vacate(state, movers).legal:
            candidates.append(Candidate(what, say("system.because.holds-vp-hex"), "ARD-T0-20"))
        elif not preserves_line(state, movers, state.ground.map.index[move.end], "ARD-T0-20").legal:
            candidates.append(Candidate(what, say("system.reinforcing.breaks-line"), "ARD-T0-20"))
        else:
            candidates.append(Candidate(what, say("system.reinforcing.first"), "ARD-T0-19", True))
            best, choice = move, what
    action: Action = best or StackDone()
    rules = ("ARD-T0-18", "ARD-T0-19", "ARD-T0-20")
    return action, Trace(say("system.reinforcing.asked"), choice, rules, tuple(candidates))
