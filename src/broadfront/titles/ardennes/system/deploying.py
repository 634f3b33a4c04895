"""The system deploys Reserve units: method A, then B, lowest selector first, best hex first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from broadfront.core.events import Candidate
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.deployment import (
    GERMAN_WITHIN,
    METHOD_B_FROM,
    by_tie_break,
    check_method_a,
    check_method_b,
    deploy_allied,
    in_own_zone,
    joins_division,
    nearest_german,
    reserve_is_closed,
)
from broadfront.titles.ardennes.rules.grounds import ALLIED_DEPLOYED, DAY, DISPERSED, IPS, ROSTER, STEPS, TODAY, USED
from broadfront.titles.ardennes.rules.lines.communication import communication, in_communication
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import DEPLOYED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.traces import tell, unit_named
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
]

MOST = 3
"""Units one command deploys."""
TOLD = 6
"""Hexes of each kind a trace lists."""


class Placement(NamedTuple):
    """A unit and the hex it is deployed in, with what was considered."""

    unit: int
    hex: int
    method: str
    rules: tuple[str, ...]
    considered: tuple[Candidate, ...]


def reserve_of(state: ArdennesState, members: Collection[int]) -> tuple[int, ...]:
    """Units of a formation in the Reserve box, lowest selector first."""
    return tuple(n for n in state.in_box(RESERVE[ALLIED]) if n in members)


def no_more_today(state: ArdennesState) -> Ruling | None:
    """Why no unit may leave the Reserve box any more today; None when one may."""
    if reserve_is_closed(state):
        return refused("ARD-D16-20", say("system.deploy.one-a-day"))
    return None


@finding(rests_on=(proximity, communication, supply, STEPS, DISPERSED, DAY, TODAY, USED, IPS, ALLIED_DEPLOYED, ROSTER))
@decides("ARD-D0-03", "ARD-D0-04", "ARD-D0-09")
def next_placement(state: ArdennesState, members: frozenset[int]) -> Placement | None:
    """The next unit of a formation to be deployed, and where; None when none can be."""
    arrived = has_arrived(state)
    reserve = [n for n in reserve_of(state, members) if arrived or state.units[n].corps != "XXX"]
    if no_more_today(state) is not None:
        reserve = []
    lost: list[Candidate] = []
    for number in reserve:
        found = _by(state, number, "A", ("ARD-D0-03",), lost)
        if found is not None:
            return found
    if state.day < METHOD_B_FROM:
        return None
    for number in _out_of_contact(state, members):
        found = _by(state, number, "A", ("ARD-D0-04", "ARD-H-19"), lost)
        if found is not None:
            return found
        break
    return _by(state, reserve[0], "B", ("ARD-D0-09",), lost) if reserve else None


def best_hex(state: ArdennesState, number: int) -> Placement | None:
    """Where a Reserve unit is deployed by whichever method places it; None when neither does."""
    if state.units[number].corps == "XXX" and not has_arrived(state):
        return None
    found = _by(state, number, "A", ("ARD-D0-03",), [])
    return found or (_by(state, number, "B", ("ARD-D0-09",), []) if state.day >= METHOD_B_FROM else None)


def _out_of_contact(state: ArdennesState, members: Collection[int]) -> Iterator[int]:
    """OutOfContact units of a formation that may be taken, lowest selector first."""
    for number in state.title.in_order(n for n in members if state.hex(n) is not None):
        if state.side_of(number) == ALLIED and may_be_taken(state, number).legal:
            yield number


def _by(
    state: ArdennesState, number: int, method: str, rules: tuple[str, ...], lost: list[Candidate]
) -> Placement | None:
    """A placement of this unit by this method; why not goes to `lost`."""
    hexes = _hexes_a(state, number) if method == "A" else _hexes_b(state, number)
    check = check_method_a if method == "A" else check_method_b
    refusals: list[Candidate] = []
    for position, hex in enumerate(hexes):
        if method == "A" and _needless(state, hex):
            refusals.append(Candidate(_there(state, number, hex), say("system.deploy.in-zoc"), "ARD-D0-08"))
            continue
        ruling = check(state, number, hex)
        if ruling.legal:
            why, later = say("system.deploy.best-hex", method=method), say("system.deploy.later-hex")
            best = Candidate(_there(state, number, hex), why, "ARD-D0-15", chosen=True)
            rest = (
                Candidate(_there(state, number, h), later, "ARD-D0-14")
                for h in hexes[position + 1 : position + 1 + TOLD]
            )
            told = (*lost, *refusals[:TOLD], best, *rest)
            cited = (*rules, *ruling.rules, "ARD-D0-01", "ARD-D0-02", "ARD-D0-14", "ARD-D0-15")
            return Placement(number, hex, method, cited, told)
        refusals.append(Candidate(_there(state, number, hex), ruling.why, ruling.rules[0]))
    lost.append(Candidate(unit_named(state, number), say("system.deploy.no-hex", method=method), rules[0]))
    lost += refusals[:TOLD]
    return None


def _there(state: ArdennesState, number: int, hex: int) -> Message:
    return say("system.named.unit-in-hex", unit=state.units[number].id, hex=state.name(hex))


def _needless(state: ArdennesState, hex: int) -> bool:
    """Whether method A forbids a hex at a glance: in an Allied ZOC, HV below 5, and nobody is out of Communication."""
    return in_own_zone(state, hex) and _all_in_communication(state)


@finding(rests_on=(communication, ROSTER))
def _all_in_communication(state: ArdennesState) -> bool:
    return all(in_communication(state, n) for n in state.on_map(ALLIED))


def _hexes_a(state: ArdennesState, number: int) -> list[int]:
    """Hexes worth asking method A for, best first: what costs little is tested here, the rest by the check."""
    near = proximity(state, GERMAN)
    return by_tie_break(state, number, [hex for hex in _positions(state, number) if near[hex] >= 0])


def _hexes_b(state: ArdennesState, number: int) -> list[int]:
    """Hexes worth asking method B for: those with the division if any will do, else empty Positions."""
    division = state.units[number].division
    beside = {
        hex for n in state.on_map(ALLIED) if state.units[n].division == division and (hex := state.hex(n)) is not None
    }
    joining = [hex for hex in beside if joins_division(state, number, hex) and check_method_b(state, number, hex).legal]
    if joining:
        return by_tie_break(state, number, joining)
    return by_tie_break(
        state, number, [hex for hex in _positions(state, number) if nearest_german(state, hex) <= GERMAN_WITHIN]
    )


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
    unit, hex = state.units[found.unit].id, state.name(found.hex)
    return say("system.deploy.by-method", unit=unit, hex=hex, method=found.method)


@decides("ARD-H-51")
def deploy(state: ArdennesState, members: Iterable[int], most: int = MOST) -> int:
    """Place units of a formation one after another until none can be placed; how many were."""
    group = frozenset(members)
    placed = 0
    while placed < most and (found := next_placement(state, group)) is not None:
        tell(state, say("system.deploy.asked"), chosen(state, found), found.rules, found.considered)
        place(state, found)
        placed += 1
    return placed
