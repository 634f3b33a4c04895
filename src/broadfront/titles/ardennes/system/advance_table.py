"""The advance table of the system: which Allied units advance, and on which roll."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Event, Trace
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import refused
from broadfront.core.steps import Answer, Chosen, Roll
from broadfront.titles.ardennes.data.dice import d10_chance, is_success
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.advance_rules import advance_refusal, find_advance_row
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    AdvanceDone,
    AdvanceTogether,
    StayBehind,
)
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.lines.allied_line import allied_lines, check_preserves_line
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded, is_surrounded_or_in_danger
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES, CROSSED, DAY, DISPERSED, IPS, MEUSE, STEPS
from broadfront.titles.ardennes.rules.routes.stacking import can_all_fit
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import check_vacate
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.system.traces import reason_message, unit_message


class AdvanceCandidate(NamedTuple):
    """Allied units considered together for an advance after combat, and the highest die roll with which they advance.

    A number of 10 means that they always advance, 0 that they never do.
    """

    units: tuple[int, ...]
    number: int
    rule: str
    why: Message
    cited: tuple[str, ...] = ()
    """Further rules that decided the order of units and the row and column of the table."""

    @property
    def is_certain(self) -> bool:
        """Return whether the units advance, or stay, without a die roll."""
        return self.number >= 10 or self.number <= 0

    def to_answer(self, state: ArdennesState, target: int, roll: int | None = None) -> Chosen:
        """Return the units' action after a die roll (None if none is needed) and its explanation."""
        goes = self.number >= 10 if roll is None else is_success(roll, self.number)
        units, path = tuple(state.units[n].id for n in self.units), (state.hex_id(target),)
        action: Action = StayBehind(units)
        if goes:
            action = Advance(units[0], path) if len(units) == 1 else AdvanceTogether(units, path)
        if state.events is None:
            return action, None
        dice = () if roll is None else (say("system.advance.rolled", die=roll, needed=self.number),)
        rules = (self.rule, *self.cited)
        choice = say("system.advance.goes" if goes else "system.advance.stays", units=units, hex=path[0])
        considered = Candidate(say("system.named.units", units=units), self.why, self.rule, goes)
        trace = Trace(say("system.advance.asked", units=units), choice, rules, (considered,), dice)
        return action, Event(say("system.advance.told", units=units, why=self.why, choice=choice), rules, trace=trace)


def choose_advance(state: ArdennesState, step: Advancing) -> Answer:
    """Decide whether the next Allied unit or group advances, rolling if the advance table requires it."""
    candidate, target = next_candidate(state, step), step.fight.target
    if candidate is None:
        return AdvanceDone(), None if state.events is None else _trace_left_behind(state, step)
    if candidate.is_certain:
        return candidate.to_answer(state, target)
    roll = d10_chance(say("roll.combat.advance"), side=step.fight.side, rules=(candidate.rule,))
    return Roll(roll, lambda rolled: candidate.to_answer(state, target, int(rolled)))


def _trace_left_behind(state: ArdennesState, step: Advancing) -> Trace | None:
    """Explain which attackers are not considered for an advance and why. Return None if there are none."""
    fight, candidates, units = step.fight, [], []
    for number in state.title.sort_units(fight.still_on_map(state, fight.attackers)):
        if number in step.moved or number in step.passed:
            continue
        no = advance_refusal(state, fight, number, (fight.target,), step.moved)
        no = no or refused("ARD-C3-14", say("system.advance.not-together"))
        candidates.append(Candidate(unit_message(state, number), reason_message(no), no.rules[0]))
        units.append(state.units[number].id)
    if not candidates:
        return None
    rules = tuple(dict.fromkeys(candidate.rule for candidate in candidates))
    return Trace(
        say("system.advance.asked", units=units), say("system.advance.stays", units=units), rules, tuple(candidates)
    )


def _advance_key(step: Advancing) -> Hashable:
    """Return the cache key of the next advance candidate: everything in the step that affects it."""
    fight = step.fight
    return fight.attackers, fight.from_hexes, fight.target, step.moved, step.passed


@memoized(rests_on=(allied_lines, STEPS, DISPERSED, IPS, DAY, MEUSE, BRIDGES, CROSSED), by=_advance_key)
@decides("ARD-C3-02", "ARD-C3-12", "ARD-C3-21")
def next_candidate(state: ArdennesState, step: Advancing) -> AdvanceCandidate | None:
    """Return the next Allied unit or group to consider for an advance, lowest order number first; None if none is left.

    All go into the vacated hex only: the solitaire rules do not let them follow the path of retreat.
    """
    fight = step.fight
    seen = {*step.moved, *step.passed}
    for number in state.title.sort_units(fight.still_on_map(state, fight.attackers)):
        if number in seen:
            continue
        group = _units_considered_with(state, fight, number, seen)
        barred = any(
            advance_refusal(state, fight, n, (fight.target,), (*step.moved, *group[:k])) is not None
            for k, n in enumerate(group)
        )
        if barred or not can_all_fit(state, group, fight.target):
            seen.update(group)
            continue
        found = _assess_advance(state, fight, group, count_advances(state, fight, step.moved))
        several = len(fight.still_on_map(state, fight.attackers)) > len(group)
        first = (("ARD-C3-12",) if several else ()) + (("ARD-C3-14",) if len(group) > 1 else ())
        why = found.why
        if several:
            why = say("system.advance.in-turn", number=state.units[number].selector, why=why)
        return found._replace(cited=(*first, *found.cited), why=why)
    return None


@decides("ARD-C3-14", "ARD-C3-21")
def count_advances(state: ArdennesState, fight: Fight, moved: tuple[int, ...]) -> int:
    """Return the number of advances so far. Units with bracketed strength in one stack count as one advance."""
    came = dict(zip(fight.attackers, fight.from_hexes, strict=True))
    return len({(came[n], 0) if state.board.is_bracketed(n) else (came[n], n + 1) for n in moved})


@decides("ARD-C3-14")
def _units_considered_with(
    state: ArdennesState, fight: Fight, unit_number: int, already_considered: set[int]
) -> tuple[int, ...]:
    """Return the units that advance or stay together with a unit: those of its stack with bracketed strength."""
    board = state.board
    if not board.is_bracketed(unit_number):
        return (unit_number,)
    hex = board.hex_of_unit(unit_number)
    assert hex is not None
    return tuple(
        n
        for n in fight.attackers
        if board.hex_of_unit(n) == hex and board.is_bracketed(n) and n not in already_considered
    )


def _assess_advance(state: ArdennesState, fight: Fight, units: tuple[int, ...], advanced: int) -> AdvanceCandidate:
    """Return units as an advance candidate, with the die roll they need and the rule that decides it."""
    hex, ground = fight.target, state.ground
    if len(units) == 1 and state.board.is_bracketed(units[0]):
        return AdvanceCandidate(units, 0, "ARD-C3-13", say("system.advance.lone-bracketed"))
    if hex not in ground.position and _would_be_surrounded_or_in_danger(state, units, hex):
        topic = "system.advance.surrounded" if is_surrounded(state, hex, ALLIED) else "system.advance.in-danger"
        return AdvanceCandidate(units, 0, "ARD-C3-15", say(topic, hex=state.hex_id(hex)))
    if hex not in state.vp_hexes and not _keeps_line(state, units, hex):
        return AdvanceCandidate(units, 0, "ARD-C3-16", say("system.advance.breaks-line"))
    if not check_vacate(state, units).legal:
        return AdvanceCandidate(units, 0, "ARD-A0-16", say("system.because.holds-vp-hex"))
    row = find_advance_row(state, hex)
    number = row.max_rolls[min(advanced, len(row.max_rolls) - 1)]
    topic = "system.advance.sure" if number >= 10 else "system.advance.never" if not number else "system.advance.roll"
    why = say(topic, hex=state.hex_id(hex), why=row.why, count=advanced, needed=number)
    return AdvanceCandidate(units, number, row.rule, why, (*row.passed_over, *(("ARD-C3-21",) if advanced else ())))


@memoized(rests_on=(allied_lines, STEPS, DISPERSED, IPS))
def _keeps_line(state: ArdennesState, units: tuple[int, ...], hex: int) -> bool:
    """Return whether the Allied Line (linked stacks) stays unbroken if the units advance to the hex."""
    return check_preserves_line(state, units, hex).legal


@memoized(rests_on=(allied_lines, STEPS, DISPERSED, IPS))
@decides("ARD-C3-15")
def _would_be_surrounded_or_in_danger(state: ArdennesState, units: tuple[int, ...], hex: int) -> bool:
    """Return whether the units would be Surrounded or in danger of Surround after an advance to the hex."""
    trial = state.copy()
    for n in units:
        trial.place_at(n, state.hex_id(hex))
    return is_surrounded_or_in_danger(trial, hex)
