"""The advance table of the system: which Allied units advance, and on which roll."""

from __future__ import annotations

from collections.abc import Hashable

from broadfront.core.findings import finding
from broadfront.titles.ardennes.rules.fighting.advance_ways import advance_refusal
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.grounds import DISPERSED, IPS, STEPS
from broadfront.titles.ardennes.rules.lines.line import line, preserves_line
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.rules.routes.stacking import have_room
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.allies import Candidacy


def _of_advance(step: Advancing) -> Hashable:
    """What of a combat and its advance so far decides who is next."""
    fight = step.fight
    return fight.attackers, fight.from_hexes, fight.target, step.moved, step.passed


@finding(rests_on=(line, STEPS, DISPERSED, IPS), by=_of_advance)
def next_advance(state: ArdennesState, step: Advancing) -> Candidacy | None:
    """The next Allied unit considered for advance, lowest selector first."""
    fight = step.fight
    seen = {*step.moved, *step.passed}
    for number in state.title.in_order(fight.alive(state, fight.attackers)):
        if number in seen:
            continue
        group = _companions(state, fight, number, seen)
        barred = any(advance_refusal(state, fight, n, (fight.target,), step.moved) is not None for n in group)
        if barred or not have_room(state, group, fight.target):
            seen.update(group)
            continue
        return _judge(state, fight, group, len(step.moved))
    return None


def _companions(state: ArdennesState, fight: Fight, number: int, seen: set[int]) -> tuple[int, ...]:
    """Bracketed units stacked together are considered as one."""
    if not state.bracketed(number):
        return (number,)
    hex = state.hex(number)
    assert hex is not None
    return tuple(n for n in fight.attackers if state.hex(n) == hex and state.bracketed(n) and n not in seen)


def _judge(state: ArdennesState, fight: Fight, group: tuple[int, ...], advanced: int) -> Candidacy:
    hex, ground = fight.target, state.ground
    if len(group) == 1 and state.bracketed(group[0]):
        return Candidacy(group, 0, "ARD-C3-13", "a lone bracketed unit is not considered")
    if hex not in ground.position and _endangered(state, group, hex):
        return Candidacy(group, 0, "ARD-C3-15", "it would be in danger of Surround")
    if hex not in state.vp_hexes and not _keeps_line(state, group, hex):
        return Candidacy(group, 0, "ARD-C3-16", "it would break the Line")
    minor = hex in ground.secondary or hex in ground.town
    if hex in ground.primary or hex in state.vp_hexes:
        best = ("ARD-C3-17",) if minor else ()
        return Candidacy(group, (10, 7, 0)[min(advanced, 2)], "ARD-C3-18", "a primary Route of Advance or VP hex", best)
    if minor:
        return Candidacy(group, (8, 4, 0)[min(advanced, 2)], "ARD-C3-19", "a secondary Route of Advance, City or Town")
    return Candidacy(group, (3, 0)[min(advanced, 1)], "ARD-C3-20", "any other hex")


@finding(rests_on=(line, STEPS, DISPERSED, IPS))
def _keeps_line(state: ArdennesState, group: tuple[int, ...], hex: int) -> bool:
    return preserves_line(state, group, hex).legal


@finding(rests_on=(line, STEPS, DISPERSED, IPS))
def _endangered(state: ArdennesState, group: tuple[int, ...], hex: int) -> bool:
    """Whether the units would be in danger of Surround once they stood in the hex."""
    trial = state.copy()
    for n in group:
        trial.place_at(n, state.name(hex))
    return in_danger(trial, hex)
