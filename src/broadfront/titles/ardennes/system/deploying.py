"""Deployment of Reserve units by the system: method A, then B, lowest selector and best hex first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import partial
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
    bar_to_method_a,
    check_method_a,
    check_method_b,
    deploy_allied,
    in_own_zone,
    joins_division,
    nearest_german,
    reserve_is_closed,
    tie_break,
)
from broadfront.titles.ardennes.rules.grounds import (
    ALLIED_DEPLOYED,
    DAY,
    DISPERSED,
    DONE,
    IPS,
    ROSTER,
    STEPS,
    TODAY,
    USED,
    ZONES,
)
from broadfront.titles.ardennes.rules.lines.communication import communication
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import DEPLOYED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.compared import compared, rule_of
from broadfront.titles.ardennes.system.placing_told import (
    add_unplaced,
    asked_for,
    kin_at,
    kin_of,
    near_whom,
    not_with_kin,
    of_division,
    only_stack,
    refusals_told,
    unit_there,
    units_by,
    why_taken,
)
from broadfront.titles.ardennes.system.traces import tell, tell_trace
from broadfront.titles.ardennes.system.xxx_arrival import has_arrived

__all__ = [
    "METHOD_B_FROM",
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
"""Maximum number of units one command deploys."""


class Placement(NamedTuple):
    """A unit, the hex it is deployed in and the method used."""

    unit: int
    hex: int
    method: str
    rules: tuple[str, ...]


def reserve_of(state: ArdennesState, members: Collection[int]) -> tuple[int, ...]:
    """Return the given units that are in the Allied Reserve box, lowest selector first."""
    return tuple(n for n in state.in_box(RESERVE[ALLIED]) if n in members)


def no_more_today(state: ArdennesState) -> Ruling | None:
    """Return why no more units may leave the Reserve box today, or None if they may."""
    if reserve_is_closed(state):
        return refused("ARD-D16-20", say("system.deploy.one-a-day"))
    return None


GROUNDS = (STEPS, DISPERSED, DAY, TODAY, DONE, USED, IPS, ALLIED_DEPLOYED, ROSTER)


@finding(rests_on=(proximity, communication, supply, *GROUNDS))
def next_placement(state: ArdennesState, members: frozenset[int]) -> Placement | None:
    """Return the next unit of a formation to deploy and its hex, or None if none can be."""
    return _sought(state, members, None)


@decides("ARD-D0-03", "ARD-D0-04", "ARD-D0-09")
def _sought(state: ArdennesState, members: frozenset[int], candidates: list[Candidate] | None) -> Placement | None:
    """Return the next placement or None; append trace entries to `candidates` if it is given."""
    reserve = _waiting(state, members) if no_more_today(state) is None else []
    for number in reserve:
        found = _by(state, number, "A", ("ARD-D0-03",), candidates)
        if found is not None:
            return found
    if state.clock.day < METHOD_B_FROM:
        return None
    for number, spared in _out_of_contact(state, members, candidates is not None):
        found = _by(state, number, "A", ("ARD-D0-04", "ARD-H-19"), candidates, spared=spared)
        if found is not None:
            return found
    return _by(state, reserve[0], "B", ("ARD-D0-09",), candidates) if reserve else None


def _waiting(state: ArdennesState, members: frozenset[int]) -> list[int]:
    """Return a formation's Reserve units in the order they are tried; XXX Corps only after its arrival."""
    arrived = has_arrived(state)
    return [n for n in reserve_of(state, members) if arrived or state.units[n].corps != "XXX"]


def takable(state: ArdennesState, members: Collection[int]) -> list[int]:
    """Return the units that may be redeployed from the map as if in Reserve, lowest selector first."""
    return [number for number, _ in _out_of_contact(state, members, explain=True)]


def best_hex(state: ArdennesState, number: int, candidates: list[Candidate] | None = None) -> Placement | None:
    """Return the placement of a Reserve unit by method A, else B, or None."""
    if state.units[number].corps == "XXX" and not has_arrived(state):
        return None
    found = _by(state, number, "A", ("ARD-D0-03",), candidates)
    return found or (_by(state, number, "B", ("ARD-D0-09",), candidates) if state.clock.day >= METHOD_B_FROM else None)


def _out_of_contact(state: ArdennesState, members: Collection[int], explain: bool) -> Iterator[tuple[int, bool]]:
    """Yield the OutOfContact units that may be redeployed, lowest selector first.

    The flag says whether the stack can spare the unit; otherwise the unit is not needed in its hex.
    Unless `explain` is set, units without a candidate hex are skipped.
    """
    done, board = state.activation.done, state.board
    for number in state.title.in_order(n for n in members if board.hex(n) is not None and not done[n] & DEPLOYED):
        if not explain and not _worth_asking(state, state.units[number].corps):
            continue
        if board.side_of(number) == ALLIED and (ruling := may_be_taken(state, number)).legal:
            yield number, "ARD-D0-18" in ruling.rules


def _by(
    state: ArdennesState, number: int, method: str, rules: tuple[str, ...], candidates: list[Candidate] | None,
    *, spared: bool = False,
) -> Placement | None:  # fmt: skip
    """Return the placement of a unit by a method, or None; append trace entries to `candidates` if given."""
    if candidates is None and method == "A":
        return _untold(state, number, rules)
    hexes, figures = _hexes_a(state, number, candidates is not None) if method == "A" else _hexes_b(state, number)
    refusals: list[tuple[int, Ruling]] = []
    board = state.board
    for position, hex in enumerate(hexes):
        ruling = _allows(state, number, hex, method)
        if not ruling.legal:
            refusals.append((hex, ruling))
            continue
        if candidates is not None:
            later = [(other, _allows(state, number, other, method)) for other in hexes[position + 1 :]]
            after = [other for other, allowed in later if allowed.legal]
            if not after:
                refusals += later
            corps = state.units[number].corps
            empty = say("system.deploy.only-hex", what=near_whom(method), count=len(hexes), corps=corps)
            only = only_stack(state, number, hex) if board.at[hex] else empty
            candidates += (*not_with_kin(state, number, hex, method), *refusals_told(state, method, number, refusals))
            named = partial(unit_there, state, method, number)
            goal = asked_for(state, number, hex, method, 1 + len(after))
            if board.hex(number) is not None:
                goal = why_taken(goal, spared=spared)
            candidates += compared(
                [hex, *after], figures, named, only, _closing(method, joins=bool(board.at[hex])), goal
            )
        return Placement(number, hex, method, (*rules, *ruling.rules))
    if candidates is not None:
        corps = state.units[number].corps
        why = say("system.deploy.no-hex", what=near_whom(method), count=len(hexes), corps=corps)
        if board.hex(number) is not None:
            why = say("system.deploy.from-map", what=why_taken(spared=spared), why=why)
        lost = Candidate(units_by(state, method, number), why, _closing(method, joins=False))
        add_unplaced(state, number, lost, refusals_told(state, method, number, refusals), candidates)
    return None


def _untold(state: ArdennesState, number: int, rules: tuple[str, ...]) -> Placement | None:
    """Return the placement of a unit by method A, or None, without trace entries."""
    hexes = _worth_asking(state, state.units[number].corps)
    allowed = [hex for hex in hexes if bar_to_method_a(state, number, hex) is None]
    if not allowed:
        return None
    hex = _ranked(state, number, allowed)[0][0]
    return Placement(number, hex, "A", (*rules, *check_method_a(state, number, hex).rules))


def _closing(method: str, *, joins: bool) -> str:
    """Return the rule cited when a method leaves one hex or none."""
    return "ARD-D0-10" if joins else "ARD-D0-06" if method == "A" else "ARD-D0-11"


def _allows(state: ArdennesState, number: int, hex: int, method: str) -> Ruling:
    """Rule whether a method allows a unit in a hex."""
    if method == "B":
        return check_method_b(state, number, hex)
    if _needless(state, hex):
        return refused("ARD-D0-08", say("system.deploy.in-zoc", hex=state.name(hex), hv=state.ground.hv[hex]))
    return check_method_a(state, number, hex)


@finding(rests_on=(communication, ROSTER))
def _all_in_communication(state: ArdennesState) -> bool:
    reached = communication(state, ALLIED).reached
    return all(reached[hex] for hex in state.board.stands[ALLIED])


def _needless(state: ArdennesState, hex: int) -> bool:
    """Return whether method A skips a hex: it is in an Allied ZOC and all Communication is intact."""
    return in_own_zone(state, hex) and _all_in_communication(state)


def _hexes_a(state: ArdennesState, number: int, explain: bool) -> tuple[list[int], Figures]:
    """Return the hexes to try by method A, best first, and the ranking criteria."""
    corps = state.units[number].corps
    return _ranked(state, number, _at_the_front(state, corps) if explain else _worth_asking(state, corps))


@finding(rests_on=(proximity, ZONES))
def _at_the_front(state: ArdennesState, corps: str) -> list[int]:
    """Return the empty Positions of a corps area that are Proximate to a German unit."""
    near = proximity(state, GERMAN)
    return [hex for hex in _positions(state, corps) if near[hex] >= 0]


@finding(rests_on=(_at_the_front, _all_in_communication))
def _worth_asking(state: ArdennesState, corps: str) -> list[int]:
    """Return the front Positions of a corps area that method A does not skip."""
    return [hex for hex in _at_the_front(state, corps) if not _needless(state, hex)]


def _hexes_b(state: ArdennesState, number: int) -> tuple[list[int], Figures]:
    """Return the hexes to try by method B: with the unit's division if possible, else empty Positions."""
    beside = of_division(state, number)
    joining = [hex for hex in beside if joins_division(state, number, hex) and check_method_b(state, number, hex).legal]
    if joining:
        return _ranked(state, number, joining)
    near = [hex for hex in _positions(state, state.units[number].corps) if nearest_german(state, hex) <= GERMAN_WITHIN]
    return _ranked(state, number, near)


def _ranked(state: ArdennesState, number: int, hexes: list[int]) -> tuple[list[int], Figures]:
    figures = tie_break(state, number)
    return best_first(hexes, figures) if len(hexes) > 1 else hexes, figures


def _positions(state: ArdennesState, corps: str) -> list[int]:
    """Return the empty Positions inside the corps boundaries that are not German-held towns."""
    positions = state.ground.corps_positions.get(corps, ())
    return [hex for hex in positions if not state.board.at[hex] and not state.land.enemy_town(hex, ALLIED)]


def place(state: ArdennesState, found: Placement) -> None:
    """Place a unit from the Reserve box, or redeployed from the map, in its hex."""
    deploy_allied(state, Cause.DEPLOY_ALLIED, found.unit, found.hex, *found.rules)
    state.activation.mark_done(found.unit, DEPLOYED)


def chosen(state: ArdennesState, found: Placement) -> Message:
    """Return the message that describes a placement."""
    unit, hex, at = state.units[found.unit].id, state.name(found.hex), state.board.hex(found.unit)
    if at is not None:
        return say("system.deploy.taken", unit=unit, start=state.name(at), hex=hex, method=found.method)
    if not state.board.at[found.hex]:
        return say("system.deploy.by-method", unit=unit, hex=hex, method=found.method)
    joined, kin = kin_at(state, found.unit, found.hex), kin_of(state, found.unit)
    return say("system.deploy.with-kin-at", unit=unit, hex=hex, method=found.method, joined=joined, what=kin)


def trace_of(
    state: ArdennesState, found: Placement, candidates: list[Candidate], order: Message | None = None
) -> Trace:  # fmt: skip
    """Return the trace of a placement; `order` describes the order in which units were tried."""
    rules = dict.fromkeys((*found.rules, rule_of(candidates)))
    return Trace(say("system.deploy.asked"), chosen(state, found), tuple(rules), tuple(candidates), follows=order)


def _order(state: ArdennesState, members: frozenset[int]) -> Message | None:
    """Return a message listing the Reserve units and selectors in the order they are tried, or None."""
    waiting = _waiting(state, members)
    if not waiting:
        return None
    units = state.units
    parts = [say("system.deploy.selector", unit=units[n].id, number=units[n].selector) for n in waiting]
    return say("system.deploy.order" if state.clock.day >= METHOD_B_FROM else "system.deploy.order-by-a", parts=parts)


class Front(NamedTuple):
    """The front Positions of a corps before a unit was placed there."""

    corps: str
    hexes: frozenset[int]
    placed: Placement


def _front(state: ArdennesState, found: Placement) -> Front:
    corps = state.units[found.unit].corps
    return Front(corps, frozenset(_at_the_front(state, corps)), found)


def _no_longer(state: ArdennesState, before: Front | None, found: Placement) -> list[Candidate]:
    """Return a trace entry for Positions that the previous placement removed from the front."""
    if before is None or before.corps != state.units[found.unit].corps:
        return []
    gone = before.hexes - {before.placed.hex} - set(_at_the_front(state, before.corps))
    if not gone:
        return []
    what = say("system.deploy.hexes", method="A", hexes=sorted(map(state.name, gone)))
    unit, hex = state.units[before.placed.unit].id, state.name(before.placed.hex)
    return [Candidate(what, say("system.deploy.no-longer", unit=unit, hex=hex), "ARD-D0-07")]


@decides("ARD-H-51")
def deploy(state: ArdennesState, members: Iterable[int], most: int = MOST, lent: Collection[int] = ()) -> int:
    """Deploy up to `most` units of a formation, best first, and return how many were deployed.

    `lent` are units of another corps that the card may deploy on 16 December.
    """
    group = frozenset(members)
    placed, front = 0, None
    while placed < most:
        candidates: list[Candidate] = []
        found = next_placement(state, group) if state.events is None else _sought(state, group, candidates)
        if found is None:
            if candidates and placed and _waiting(state, group):
                rules = dict.fromkeys(one.rule for one in candidates)
                tell(state, say("system.deploy.asked"), say("system.deploy.nobody-more"), rules, candidates)
            break
        if found.unit in lent:
            found = found._replace(rules=(*found.rules, "ARD-D16-21"))
        if state.events is not None:
            candidates = [*_no_longer(state, front, found), *candidates]
            tell_trace(state, trace_of(state, found, candidates, _order(state, group)))
            front = _front(state, found)
        place(state, found)
        placed += 1
    return placed
