"""The system deploys Reserve units: method A, then B, lowest selector first, best hex first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from broadfront.core.events import Candidate, Trace
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.figures import Figure, best_first
from broadfront.titles.ardennes.rules.forces.deployment import (
    GERMAN_WITHIN,
    METHOD_B_FROM,
    check_method_a,
    check_method_b,
    deploy_allied,
    in_own_zone,
    joins_division,
    nearest_german,
    reserve_is_closed,
    tie_break,
)
from broadfront.titles.ardennes.rules.grounds import ALLIED_DEPLOYED, DAY, DISPERSED, IPS, ROSTER, STEPS, TODAY, USED
from broadfront.titles.ardennes.rules.lines.communication import communication, in_communication
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import DEPLOYED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.traces import because, tell_trace, unit_named
from broadfront.titles.ardennes.system.xxx_arrival import has_arrived

__all__ = [
    "MOST",
    "Placement",
    "best_hex",
    "chosen",
    "deploy",
    "next_placement",
    "no_more_today",
    "place",
    "reserve_of",
    "trace_of",
]

Figures = tuple[Figure[int], ...]

MOST = 3
"""Units one command deploys."""
TOLD = 4
"""Hexes a trace lists in which a unit may not be placed though they would come first."""


class Placement(NamedTuple):
    """A unit and the hex it is deployed in."""

    unit: int
    hex: int
    method: str
    rules: tuple[str, ...]


def reserve_of(state: ArdennesState, members: Collection[int]) -> tuple[int, ...]:
    """Units of a formation in the Reserve box, lowest selector first."""
    return tuple(n for n in state.in_box(RESERVE[ALLIED]) if n in members)


def no_more_today(state: ArdennesState) -> Ruling | None:
    """Why no unit may leave the Reserve box any more today; None when one may."""
    if reserve_is_closed(state):
        return refused("ARD-D16-20", say("system.deploy.one-a-day"))
    return None


@finding(rests_on=(proximity, communication, supply, STEPS, DISPERSED, DAY, TODAY, USED, IPS, ALLIED_DEPLOYED, ROSTER))
def next_placement(state: ArdennesState, members: frozenset[int]) -> Placement | None:
    """The next unit of a formation to be deployed, and where; None when none can be."""
    return _sought(state, members, None)


@decides("ARD-D0-03", "ARD-D0-04", "ARD-D0-09")
def _sought(state: ArdennesState, members: frozenset[int], told: list[Candidate] | None) -> Placement | None:
    """The next placement; what was considered is added to `told` where somebody wants to know."""
    arrived = has_arrived(state)
    reserve = [n for n in reserve_of(state, members) if arrived or state.units[n].corps != "XXX"]
    if no_more_today(state) is not None:
        reserve = []
    for number in reserve:
        found = _by(state, number, "A", ("ARD-D0-03",), told)
        if found is not None:
            return found
    if state.day < METHOD_B_FROM:
        return None
    for number in _out_of_contact(state, members):
        found = _by(state, number, "A", ("ARD-D0-04", "ARD-H-19"), told)
        if found is not None:
            return found
    return _by(state, reserve[0], "B", ("ARD-D0-09",), told) if reserve else None


def best_hex(state: ArdennesState, number: int, told: list[Candidate] | None = None) -> Placement | None:
    """Where a Reserve unit is deployed by whichever method places it; None when neither does."""
    if state.units[number].corps == "XXX" and not has_arrived(state):
        return None
    found = _by(state, number, "A", ("ARD-D0-03",), told)
    return found or (_by(state, number, "B", ("ARD-D0-09",), told) if state.day >= METHOD_B_FROM else None)


def _out_of_contact(state: ArdennesState, members: Collection[int]) -> Iterator[int]:
    """OutOfContact units of a formation that may be taken, lowest selector first."""
    for number in state.title.in_order(n for n in members if state.hex(n) is not None):
        if state.side_of(number) == ALLIED and may_be_taken(state, number).legal:
            yield number


def _by(
    state: ArdennesState, number: int, method: str, rules: tuple[str, ...], told: list[Candidate] | None
) -> Placement | None:
    """A placement of this unit by this method; what was considered goes to `told`."""
    hexes, figures = _hexes_a(state, number) if method == "A" else _hexes_b(state, number)
    refusals: list[Candidate] = []
    for position, hex in enumerate(hexes):
        ruling = _allows(state, number, hex, method)
        if not ruling.legal:
            if told is not None:
                refusals.append(Candidate(unit_named(state, number), because(ruling), ruling.rules[0]))
            continue
        if told is not None:
            after = [other for other in hexes[position + 1 :] if _allows(state, number, other, method).legal]
            only = say("system.deploy.only-stack" if state.at[hex] else "system.deploy.only-hex", method=method)
            told += refusals[:TOLD]
            told += compared([hex, *after], figures, lambda hex: _there(state, number, hex), only, rules[0])
        return Placement(number, hex, method, (*rules, *ruling.rules))
    if told is not None:
        why = say("system.deploy.no-hex" if hexes else "system.deploy.no-position", method=method)
        _add_unplaced(state, number, Candidate(unit_named(state, number), why, rules[0]), refusals[:TOLD], told)
    return None


def _add_unplaced(
    state: ArdennesState, number: int, lost: Candidate, refusals: list[Candidate], told: list[Candidate]
) -> None:
    """A unit that has no hex: the first with what the hexes lack, the next together, as theirs is much the same."""
    before = told[-1] if told else None
    if before is None:
        told += [lost, *refusals]
    elif before.named.topic == "system.named.units" and (before.because, before.rule) == (lost.because, lost.rule):
        units = [*before.named.data["units"], state.units[number].id]
        told[-1] = Candidate(say("system.named.units", units=units), lost.because, lost.rule)
    else:
        told.append(Candidate(say("system.named.units", units=[state.units[number].id]), lost.because, lost.rule))


def _allows(state: ArdennesState, number: int, hex: int, method: str) -> Ruling:
    """Whether a method allows a unit a hex; for method A what forbids it at a glance is seen first."""
    if method == "B":
        return check_method_b(state, number, hex)
    if in_own_zone(state, hex) and _all_in_communication(state):
        return refused("ARD-D0-08", say("system.deploy.in-zoc", hex=state.name(hex), hv=state.ground.hv[hex]))
    return check_method_a(state, number, hex)


def _there(state: ArdennesState, number: int, hex: int) -> Message:
    return say("system.named.unit-in-hex", unit=state.units[number].id, hex=state.name(hex))


@finding(rests_on=(communication, ROSTER))
def _all_in_communication(state: ArdennesState) -> bool:
    return all(in_communication(state, n) for n in state.on_map(ALLIED))


def _hexes_a(state: ArdennesState, number: int) -> tuple[list[int], Figures]:
    """Hexes worth asking method A for, best first: what costs little is tested here, the rest by the check."""
    near = proximity(state, GERMAN)
    return _ranked(state, number, [hex for hex in _positions(state, number) if near[hex] >= 0])


def _hexes_b(state: ArdennesState, number: int) -> tuple[list[int], Figures]:
    """Hexes worth asking method B for: those with the division if any will do, else empty Positions."""
    division = state.units[number].division
    beside = {
        hex for n in state.on_map(ALLIED) if state.units[n].division == division and (hex := state.hex(n)) is not None
    }
    joining = [hex for hex in beside if joins_division(state, number, hex) and check_method_b(state, number, hex).legal]
    if joining:
        return _ranked(state, number, joining)
    near = [hex for hex in _positions(state, number) if nearest_german(state, hex) <= GERMAN_WITHIN]
    return _ranked(state, number, near)


def _ranked(state: ArdennesState, number: int, hexes: list[int]) -> tuple[list[int], Figures]:
    figures = tie_break(state, number)
    return best_first(hexes, figures) if len(hexes) > 1 else hexes, figures


def _positions(state: ArdennesState, number: int) -> list[int]:
    """Empty Positions inside the corps boundaries that the German does not hold."""
    positions = state.ground.corps_positions.get(state.units[number].corps, ())
    return [hex for hex in positions if not state.at[hex] and not state.enemy_town(hex, ALLIED)]


def place(state: ArdennesState, found: Placement) -> None:
    """Put a unit from the Reserve box, or taken as if it were there, into its hex."""
    deploy_allied(state, Cause.DEPLOY_ALLIED, found.unit, found.hex, *found.rules)
    state.mark_done(found.unit, DEPLOYED)


def chosen(state: ArdennesState, found: Placement) -> Message:
    """A placement as a choice of the system."""
    unit, hex, at = state.units[found.unit].id, state.name(found.hex), state.hex(found.unit)
    if at is not None:
        return say("system.deploy.taken", unit=unit, start=state.name(at), hex=hex, method=found.method)
    topic = "system.deploy.with-division" if state.at[found.hex] else "system.deploy.by-method"
    return say(topic, unit=unit, hex=hex, method=found.method)


def trace_of(state: ArdennesState, found: Placement, told: list[Candidate]) -> Trace:
    """A placement with what was considered for it."""
    rules = dict.fromkeys((*found.rules, rule_of(told)))
    return Trace(say("system.deploy.asked"), chosen(state, found), tuple(rules), tuple(told))


@decides("ARD-H-51")
def deploy(
    state: ArdennesState, members: Iterable[int], most: int = MOST, lent: Collection[int] = ()
) -> int:
    """Place units of a formation one after another until none can be placed; how many were.

    `lent` are units of another corps that the card may deploy on 16 December.
    """
    group = frozenset(members)
    placed = 0
    while placed < most and (found := next_placement(state, group)) is not None:
        if found.unit in lent:
            found = found._replace(rules=(*found.rules, "ARD-D16-21"))
        if state.events is not None:
            told: list[Candidate] = []
            _sought(state, group, told)
            tell_trace(state, trace_of(state, found, told))
        place(state, found)
        placed += 1
    return placed
