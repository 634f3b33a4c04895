"""Choices of the system in a combat: number of chits, joining stacks and reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, JoinStack, ReinforceBattle, StackDone
from broadfront.titles.ardennes.rules.fighting.strength import totals
from broadfront.titles.ardennes.rules.figures import Figure, best_first, corps_of, number_of, selector_of
from broadfront.titles.ardennes.rules.lines.line import preserves_line
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import may_attack_from, may_vacate
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.tactics import Coordination
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.orders import EVERY_STACK, arrival
from broadfront.titles.ardennes.system.traces import because, names

__all__ = ["choose_chits", "choose_joining", "choose_reinforcing"]

FEW_STEPS = 4
"""Number of steps from which defenders may no longer be joined by a unit."""


@decides("ARD-H-40")
def choose_chits(state: ArdennesState, step: Announce) -> tuple[Action, Trace]:
    """Choose the most chits at 3:1 or better, otherwise the fewest (H-40)."""
    fight = step.fight
    assert fight.attacking == ALLIED
    least, most, counted = limits(state, fight)
    attack, defence = totals(state, fight)
    long_odds = attack >= 3 * defence
    number = most if long_odds else least
    candidates = [Candidate(say("system.chits.number", chits=number), say("system.chits.only"), "ARD-C0-09", True)]
    if least != most:
        reasons = [
            say(topic, attack=attack, defence=defence) for topic in ("system.chits.least", "system.chits.most")
        ]  # fmt: skip
        candidates = [
            Candidate(say("system.chits.number", chits=chits), why, "ARD-H-40", chits == number)
            for chits, why in sorted(zip((least, most), reasons, strict=True), key=lambda one: one[0] != number)
        ]
    asked, choice = say("system.chits.asked", hex=state.name(fight.target)), say("system.chits.number", chits=number)
    parts = [line for line in counted[1:] if line.message.topic != "chits.by-modifier-card"]
    limit = LedgerLine(str(most), say("odds.chits-at-most", least=least), "ARD-C0-09")
    return DrawChits(number), Trace(asked, choice, (candidates[0].rule,), tuple(candidates), counted=(*parts, limit))


def choose_joining(state: ArdennesState, step: Coordination) -> tuple[Action, Trace | None]:
    """Let the next able stack join, unless it must protect a VP hex with fewer than four steps."""
    stacks = step.stacks(state)
    able = [hex for hex in stacks if may_attack_from(state, hex).legal]
    action: Action = JoinStack(state.name(able[0])) if able else StackDone()
    if not able and any(n not in step.fight.active for n in step.fight.attackers):
        return action, None
    candidates, rules = [], ["ARD-T0-02"]
    board = state.board
    for hex in sorted(stacks, key=lambda hex: hex not in able):
        units = state.title.in_order(step.joining(state, hex, step.fight.attacking))
        if hex not in able:
            held = say("system.joining.vp-hex", steps=sum(board.steps[n] for n in board.units_at(hex, ALLIED)))
            candidates.append(Candidate(_stack(state, units), held, "ARD-A0-15"))
        elif hex == able[0]:
            candidates.append(Candidate(_stack(state, units), say("system.joining.able"), "ARD-T0-02", True))
        else:
            candidates.append(Candidate(_stack(state, units), say("system.joining.next"), "ARD-DEF-05"))
    if not able and candidates:
        rules.append("ARD-A0-15")
    choice = say("system.joining.joins", what=candidates[0].named) if able else say("system.joining.nobody")
    asked = say("system.joining.asked", hex=state.name(step.fight.target))
    return action, Trace(asked, choice, tuple(rules), tuple(candidates))


class Coming(NamedTuple):
    """A stack, named by its lead unit, and a hex it could move to."""

    lead: int
    end: int


@decides("ARD-T0-19", "ARD-T0-20")
def choose_reinforcing(state: ArdennesState, step: Reinforcing) -> tuple[Action, Trace]:
    """Choose the stack with the lowest selector that can leave without breaking a Line or exposing a VP hex."""
    index, candidates = state.ground.map.index, list[Candidate]()
    ways: list[Coming] = []
    """Moves of the chosen stack, best hex first."""
    left: dict[int, int] = {}
    others: list[Coming] = []
    for start, moves in groupby(step.moves(state), key=lambda move: index[move.start]):
        movers = state.title.in_order(step.movers(state, start))
        ends = [index[move.end] for move in moves]
        if ways:
            if state.events is None:
                break
            others.append(Coming(movers[0], ends[0]))
            continue
        if not may_vacate(state, movers).legal:
            candidates.append(Candidate(_stack(state, movers), say("system.because.holds-vp-hex"), "ARD-T0-20"))
            continue
        left = _left_on_arrival(state, movers, ends)
        for end in best_first(ends, _of_hexes(state, left)):
            kept = preserves_line(state, movers, end, "ARD-T0-20")
            if kept.legal:
                ways.append(Coming(movers[0], end))
            elif state.events is not None:
                candidates.append(Candidate(_coming(state, movers, end), because(kept), "ARD-T0-20"))
    asked = say("system.reinforcing.asked", hex=state.name(step.fight.target))
    if not ways:
        if not candidates:
            candidates.append(Candidate(EVERY_STACK, say("system.reinforcing.none-able"), "ARD-T0-18"))
        rules = dict.fromkeys(("ARD-T0-18", *(candidate.rule for candidate in candidates)))
        return StackDone(), Trace(asked, say("system.reinforcing.nobody"), tuple(rules), tuple(candidates))

    def named(way: Coming) -> Message:
        start = state.board.hexes[way.lead]
        assert start is not None
        return _coming(state, state.title.in_order(step.movers(state, start)), way.end)

    figures = (
        _by(lambda way: way.lead, selector_of(state, "ARD-T0-19"), corps_of(state, "ARD-DEF-04"))
        + _by(lambda way: way.end, *_of_hexes(state, left))
    )  # fmt: skip
    best, *less = ways
    only = say("system.reinforcing.only")
    candidates += compared([best, *others, *less], figures, named, only, "ARD-T0-18")
    from_ = state.board.where[best.lead].text
    rules = dict.fromkeys(("ARD-T0-18", rule_of(candidates)))
    action = ReinforceBattle(from_, state.name(best.end))
    return action, Trace(asked, named(best), tuple(rules), tuple(candidates))


def _of_hexes(state: ArdennesState, left: Mapping[int, int]) -> tuple[Figure[int], ...]:
    """Return the criteria for choosing among the hexes a stack can move to."""
    return (*arrival(state, left)[:-1], number_of(state, "ARD-DEF-05"))


def _by(part: Callable[[Coming], int], *figures: Figure[int]) -> tuple[Figure[Coming], ...]:
    """Convert criteria on units or hexes to criteria on moves."""

    def lift(figure: Figure[int]) -> Figure[Coming]:
        return Figure(
            figure.name, figure.rule, lambda way: figure.of(part(way)), lambda way: figure.told(part(way))
        )  # fmt: skip

    return tuple(lift(figure) for figure in figures)


def _left_on_arrival(state: ArdennesState, movers: tuple[int, ...], ends: list[int]) -> dict[int, int]:
    """Return the twelfths of a movement point the slowest unit has left on arrival, by hex."""
    found = [reach(state, n, cause=Cause.REINFORCE) for n in movers]
    return {end: min(moves.left(state.name(end)) or 0 for moves in found) for end in ends}


def _stack(state: ArdennesState, units: tuple[int, ...]) -> Message:
    hex = state.board.hexes[units[0]]
    assert hex is not None
    return say("system.named.stack", units=names(state, units), hex=state.name(hex))


def _coming(state: ArdennesState, units: tuple[int, ...], end: int) -> Message:
    return say("system.move.to", units=names(state, units), hex=state.name(end))
