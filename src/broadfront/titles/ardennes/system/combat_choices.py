"""Choices of the system in a combat: number of chits, joining stacks and reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_corps, by_number, by_selector, sort_best_first
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, JoinStack, ReinforceBattle, StackDone
from broadfront.titles.ardennes.rules.fighting.strength import strength_totals
from broadfront.titles.ardennes.rules.lines.allied_line import check_preserves_line
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import check_attack_from, check_vacate
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.tactics import Coordination
from broadfront.titles.ardennes.system.orders import EVERY_STACK, arrival_criteria
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.traces import reason_message, unit_ids

__all__ = ["choose_chits", "choose_joining", "choose_reinforcing"]

ENOUGH_STEPS = 4
"""Number of steps from which defenders may no longer be joined by a unit."""


@decides("ARD-H-40")
def choose_chits(state: ArdennesState, step: Announce) -> tuple[Action, Trace]:
    """Choose the most chits at 3:1 or better, otherwise the fewest (H-40)."""
    fight = step.fight
    assert fight.attacking == ALLIED
    least, most, counted = chit_limits(state, fight)
    attack, defence = strength_totals(state, fight)
    long_odds = attack >= 3 * defence
    number = most if long_odds else least
    candidates = [Candidate(say("system.chits.number", chits=number), say("system.chits.only"), "ARD-C0-09", True)]
    if least != most:
        reasons = [say(topic, attack=attack, defence=defence) for topic in ("system.chits.least", "system.chits.most")]
        candidates = [
            Candidate(say("system.chits.number", chits=chits), why, "ARD-H-40", chits == number)
            for chits, why in sorted(zip((least, most), reasons, strict=True), key=lambda one: one[0] != number)
        ]
    asked, choice = say("system.chits.asked", hex=state.hex_id(fight.target)), say("system.chits.number", chits=number)
    parts = [line for line in counted[1:] if line.message.topic != "chits.by-modifier-card"]
    limit = LedgerLine(str(most), say("odds.chits-at-most", least=least), "ARD-C0-09")
    return DrawChits(number), Trace(asked, choice, (candidates[0].rule,), tuple(candidates), counted=(*parts, limit))


def choose_joining(state: ArdennesState, step: Coordination) -> tuple[Action, Trace | None]:
    """Choose the next stack that joins the attack, or none; return the action and its explanation, if any.

    A stack that must protect a VP hex with fewer than four steps does not join.
    """
    stacks = step.joinable_hexes(state)
    able = [hex for hex in stacks if check_attack_from(state, hex).legal]
    action: Action = JoinStack(state.hex_id(able[0])) if able else StackDone()
    if not able and any(n not in step.fight.active for n in step.fight.attackers):
        return action, None
    candidates, rules = [], ["ARD-T0-02"]
    board = state.board
    for hex in sorted(stacks, key=lambda hex: hex not in able):
        units = state.title.sort_units(step.joining_units(state, hex, step.fight.attacking))
        if hex not in able:
            held = say("system.joining.vp-hex", steps=sum(board.steps[n] for n in board.units_at(hex, ALLIED)))
            candidates.append(Candidate(_stack_message(state, units), held, "ARD-A0-15"))
        elif hex == able[0]:
            candidates.append(Candidate(_stack_message(state, units), say("system.joining.able"), "ARD-T0-02", True))
        else:
            candidates.append(Candidate(_stack_message(state, units), say("system.joining.next"), "ARD-DEF-05"))
    if not able and candidates:
        rules.append("ARD-A0-15")
    choice = say("system.joining.joins", what=candidates[0].named) if able else say("system.joining.nobody")
    asked = say("system.joining.asked", hex=state.hex_id(step.fight.target))
    return action, Trace(asked, choice, tuple(rules), tuple(candidates))


class ReinforcingMove(NamedTuple):
    """A possible reinforcing move: a stack, named by its lead unit, and the hex it would move to."""

    lead: int
    end: int


@decides("ARD-T0-19", "ARD-T0-20")
def choose_reinforcing(state: ArdennesState, step: Reinforcing) -> tuple[Action, Trace]:
    """Choose the stack that joins the combat: the lowest order number that breaks no Line and exposes no VP hex."""
    index, candidates = state.ground.map.index, list[Candidate]()
    ways: list[ReinforcingMove] = []
    """Moves of the chosen stack, best hex first."""
    left: dict[int, int] = {}
    others: list[ReinforcingMove] = []
    for start, moves in groupby(step.legal_moves(state), key=lambda move: index[move.start]):
        movers = state.title.sort_units(step.available_units(state, start))
        ends = [index[move.end] for move in moves]
        if ways:
            if state.events is None:
                break
            others.append(ReinforcingMove(movers[0], ends[0]))
            continue
        if not check_vacate(state, movers).legal:
            candidates.append(Candidate(_stack_message(state, movers), say("system.because.holds-vp-hex"), "ARD-T0-20"))
            continue
        left = _points_left_on_arrival(state, movers, ends)
        for end in sort_best_first(ends, _hex_criteria(state, left)):
            no = _reinforcing_refusal(state, step, movers, end)
            if no is None:
                ways.append(ReinforcingMove(movers[0], end))
            elif state.events is not None:
                candidates.append(Candidate(_move_message(state, movers, end), reason_message(no), no.rules[0]))
    asked = say("system.reinforcing.asked", hex=state.hex_id(step.fight.target))
    if not ways:
        if not candidates:
            candidates.append(Candidate(EVERY_STACK, say("system.reinforcing.none-able"), "ARD-T0-18"))
        rules = dict.fromkeys(("ARD-T0-18", *(candidate.rule for candidate in candidates)))
        return StackDone(), Trace(asked, say("system.reinforcing.nobody"), tuple(rules), tuple(candidates))

    def describe_move(move: ReinforcingMove) -> Message:
        """Return the message that names a stack and the hex it would move to."""
        start = state.board.hexes[move.lead]
        assert start is not None
        return _move_message(state, state.title.sort_units(step.available_units(state, start)), move.end)

    figures = _criteria_on_moves(
        lambda way: way.lead, by_selector(state, "ARD-T0-19"), by_corps(state, "ARD-DEF-04")
    ) + _criteria_on_moves(lambda way: way.end, *_hex_criteria(state, left))
    best, *less = ways
    only = say("system.reinforcing.only")
    candidates += explain_ranking([best, *others, *less], figures, describe_move, only, "ARD-T0-18")
    from_ = state.board.where[best.lead].text
    rules = dict.fromkeys(("ARD-T0-18", deciding_rule(candidates)))
    action = ReinforceBattle(from_, state.hex_id(best.end))
    return action, Trace(asked, describe_move(best), tuple(rules), tuple(candidates))


@decides("ARD-T0-20")
def _reinforcing_refusal(state: ArdennesState, step: Reinforcing, units: tuple[int, ...], end: int) -> Ruling | None:
    """Return why Allied units do not reinforce a battle by a move to a hex, or None if they do.

    They do not attack out of a VP hex with too few steps, and do not break the Line (linked Allied stacks).
    """
    if step.side == step.fight.attacking and not (ruling := check_attack_from(state, end, units)).legal:
        return ruling
    kept = check_preserves_line(state, units, end, "ARD-T0-20")
    return None if kept.legal else kept


def _hex_criteria(state: ArdennesState, movement_left: Mapping[int, int]) -> tuple[Criterion[int], ...]:
    """Return the criteria for choosing among the hexes a stack can move to."""
    return (*arrival_criteria(state, movement_left)[:-1], by_number(state, "ARD-DEF-05"))


def _criteria_on_moves(
    part: Callable[[ReinforcingMove], int], *figures: Criterion[int]
) -> tuple[Criterion[ReinforcingMove], ...]:
    """Turn criteria that compare units or hexes into criteria that compare moves."""

    def criterion_on_moves(figure: Criterion[int]) -> Criterion[ReinforcingMove]:
        """Return a criterion that compares moves by their unit or hex."""
        return Criterion(
            figure.name, figure.rule, lambda way: figure.of(part(way)), lambda way: figure.shown_value(part(way))
        )

    return tuple(criterion_on_moves(figure) for figure in figures)


def _points_left_on_arrival(state: ArdennesState, movers: tuple[int, ...], ends: list[int]) -> dict[int, int]:
    """Return, by hex, the movement left to the slowest unit on arrival, in twelfths of a movement point."""
    found = [find_reach(state, n, cause=Cause.REINFORCE) for n in movers]
    return {end: min(moves.movement_left(state.hex_id(end)) or 0 for moves in found) for end in ends}


def _stack_message(state: ArdennesState, units: tuple[int, ...]) -> Message:
    """Return the message that names the units of a stack and its hex."""
    hex = state.board.hexes[units[0]]
    assert hex is not None
    return say("system.named.stack", units=unit_ids(state, units), hex=state.hex_id(hex))


def _move_message(state: ArdennesState, units: tuple[int, ...], end: int) -> Message:
    """Return the message that names units and the hex they would move to."""
    return say("system.move.to", units=unit_ids(state, units), hex=state.hex_id(end))
