"""Deployment of Reserve units by the system: method A, then B, lowest selector and best hex first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from broadfront.core.events import Candidate, Trace
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, sort_best_first
from broadfront.titles.ardennes.rules.forces.deployment import (
    FIRST_METHOD_B_DAY,
    GERMAN_DISTANCE,
    Front,
    can_join_division,
    check_method_a,
    check_method_b,
    deploy_allied,
    distance_to_german,
    front_for_unit_taken,
    is_reserve_closed,
    must_restore_communication_in_zoc,
    objection_to_method_a,
    placement_criteria,
    unit_to_take,
)
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.contact import check_take_from_map
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import DEPLOYED
from broadfront.titles.ardennes.rules.memo_inputs import (
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
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.placement_messages import (
    division_hexes,
    division_message,
    division_units_in_hex,
    explain_candidate_hexes,
    explain_redeployment,
    explain_refused_hexes,
    explain_unplaced_unit,
    method_nearness_message,
    only_stack_message,
    rejected_division_stacks,
    unit_in_hex_message,
    units_message,
)
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.traces import log_choice, log_trace
from broadfront.titles.ardennes.system.xxx_arrival import has_xxx_corps_arrived

__all__ = [
    "FIRST_METHOD_B_DAY",
    "MAX_UNITS",
    "Placement",
    "best_placement",
    "deploy_units",
    "make_trace",
    "next_placement",
    "place_unit",
    "placement_message",
    "reserve_closed_refusal",
    "reserve_units_among",
]

Figures = tuple[Criterion[int], ...]

MAX_UNITS = 3
"""Maximum number of units one command deploys."""


class Placement(NamedTuple):
    """A Reserve unit to deploy, its hex, and the method (A or B) that chose the hex."""

    unit: int
    hex: int
    method: str
    rules: tuple[str, ...]


def reserve_units_among(state: ArdennesState, members: Collection[int]) -> tuple[int, ...]:
    """Return those of the given units that are in the Allied Reserve box, lowest selector (order number) first."""
    return tuple(n for n in state.in_box(RESERVE[ALLIED]) if n in members)


def reserve_closed_refusal(state: ArdennesState) -> Ruling | None:
    """Return why no more units may leave the Allied Reserve box today, or None if they may."""
    if is_reserve_closed(state):
        return refused("ARD-D16-20", say("system.deploy.one-a-day"))
    return None


PLACEMENT_INPUTS = (STEPS, DISPERSED, DAY, TODAY, DONE, USED, IPS, ALLIED_DEPLOYED, ROSTER)


@memoized(rests_on=(proximate_distances, communication_paths, supply, *PLACEMENT_INPUTS))
def next_placement(state: ArdennesState, members: frozenset[int]) -> Placement | None:
    """Return the next unit of a formation to deploy and its hex, or None if none can be deployed."""
    return _find_placement(state, members, None)


@decides("ARD-D0-03", "ARD-D0-04", "ARD-D0-09")
def _find_placement(
    state: ArdennesState, members: frozenset[int], candidates: list[Candidate] | None
) -> Placement | None:
    """Return the next unit of a formation to deploy and its hex, or None if none can be deployed.

    Reasons are appended to `candidates`.
    """
    reserve = _deployable_reserve(state, members) if reserve_closed_refusal(state) is None else []
    for number in reserve:
        found = _place_by_method(state, number, "A", ("ARD-D0-03",), candidates)
        if found is not None:
            return found
    if state.clock.day < FIRST_METHOD_B_DAY:
        return None
    for number, spared in _iter_redeployable(state, members, candidates is not None):
        found = _place_by_method(state, number, "A", ("ARD-D0-04", "ARD-H-19"), candidates, spared=spared)
        if found is not None:
            return found
    for number in reserve:
        found = _place_by_method(state, number, "B", ("ARD-D0-09",), candidates)
        if found is not None:
            return found
    return None


def _deployable_reserve(state: ArdennesState, members: frozenset[int]) -> list[int]:
    """Return a formation's Reserve units in the order in which deployment is tried.

    XXX Corps counts only after its arrival.
    """
    arrived = has_xxx_corps_arrived(state)
    return [n for n in reserve_units_among(state, members) if arrived or state.units[n].corps != "XXX"]


def redeployable_units(state: ArdennesState, members: Collection[int]) -> list[int]:
    """Return the units on the map that may be deployed anew as if in Reserve, lowest selector (order number) first."""
    return [number for number, _ in _iter_redeployable(state, members, explain=True)]


def best_placement(
    state: ArdennesState, unit_number: int, candidates: list[Candidate] | None = None
) -> Placement | None:
    """Return where a Reserve unit is deployed, by method A or else B, or None if neither places it."""
    if state.units[unit_number].corps == "XXX" and not has_xxx_corps_arrived(state):
        return None
    found = _place_by_method(state, unit_number, "A", ("ARD-D0-03",), candidates)
    return found or (
        _place_by_method(state, unit_number, "B", ("ARD-D0-09",), candidates)
        if state.clock.day >= FIRST_METHOD_B_DAY
        else None
    )


def _iter_redeployable(state: ArdennesState, members: Collection[int], explain: bool) -> Iterator[tuple[int, bool]]:
    """Yield the OutOfContact units that may be deployed anew, lowest selector (order number) first.

    The flag says that their stack can spare them; otherwise they are not needed in their hex. Unless `explain` is set,
    units without a hex to go to are skipped.
    """
    done, board = state.activation.done, state.board
    for number in state.title.sort_units(
        n for n in members if board.hex_of_unit(n) is not None and not done[n] & DEPLOYED
    ):
        if board.side_of(number) != ALLIED or (not explain and not _empty_positions(state, state.units[number].corps)):
            continue
        ruling = check_take_from_map(state, number)
        if ruling.legal and (explain or _candidate_positions(state, number)):
            yield number, "ARD-D0-18" in ruling.rules


def _place_by_method(
    state: ArdennesState,
    unit_number: int,
    method: str,
    rules: tuple[str, ...],
    candidates: list[Candidate] | None,
    *,
    spared: bool = False,
) -> Placement | None:
    """Return where deployment method A or B places a unit, or None if it cannot.

    The explanation is added to `candidates` if given.
    """
    if candidates is None and method == "A":
        return _place_by_method_a(state, unit_number, rules)
    hexes, figures = (
        _hexes_for_method_a(state, unit_number, candidates is not None)
        if method == "A"
        else _hexes_for_method_b(state, unit_number)
    )
    refusals: list[tuple[int, Ruling]] = []
    board = state.board
    for position, hex in enumerate(hexes):
        ruling = _check_hex(state, unit_number, hex, method)
        if not ruling.legal:
            refusals.append((hex, ruling))
            continue
        if candidates is not None:
            later = [(other, _check_hex(state, unit_number, other, method)) for other in hexes[position + 1 :]]
            after = [other for other, allowed in later if allowed.legal]
            if not after:
                refusals += later
            corps = state.units[unit_number].corps
            empty = say("system.deploy.only-hex", what=method_nearness_message(method), count=len(hexes), corps=corps)
            only = only_stack_message(state, unit_number, hex) if board.at[hex] else empty
            candidates += (
                *rejected_division_stacks(state, unit_number, hex, method),
                *explain_refused_hexes(state, method, unit_number, refusals),
            )
            named = partial(unit_in_hex_message, state, method, unit_number)
            goal = explain_candidate_hexes(state, unit_number, hex, method, 1 + len(after))
            if board.hex_of_unit(unit_number) is not None:
                goal = explain_redeployment(goal, spared=spared)
            candidates += explain_ranking(
                [hex, *after], figures, named, only, _rule_leaving_last_hex(method, joins=bool(board.at[hex])), goal
            )
        return Placement(unit_number, hex, method, (*rules, *ruling.rules))
    if candidates is not None:
        corps = state.units[unit_number].corps
        why = say("system.deploy.no-hex", what=method_nearness_message(method), count=len(hexes), corps=corps)
        if board.hex_of_unit(unit_number) is not None:
            why = say("system.deploy.from-map", what=explain_redeployment(spared=spared), why=why)
        lost = Candidate(units_message(state, method, unit_number), why, _rule_leaving_last_hex(method, joins=False))
        explain_unplaced_unit(
            state, unit_number, lost, explain_refused_hexes(state, method, unit_number, refusals), candidates
        )
    return None


def _place_by_method_a(state: ArdennesState, unit_number: int, rules: tuple[str, ...]) -> Placement | None:
    """Return where deployment method A places a unit, or None if it cannot, without an explanation."""
    hexes = _candidate_positions(state, unit_number)
    allowed = [hex for hex in hexes if objection_to_method_a(state, unit_number, hex) is None]
    if not allowed:
        return None
    hex = _rank_hexes(state, unit_number, allowed)[0][0]
    return Placement(unit_number, hex, "A", (*rules, *check_method_a(state, unit_number, hex).rules))


def _rule_leaving_last_hex(method: str, *, joins: bool) -> str:
    """Return the rule cited when deployment method A or B leaves one hex or none."""
    return "ARD-D0-10" if joins else "ARD-D0-06" if method == "A" else "ARD-D0-11"


def _check_hex(state: ArdennesState, unit_number: int, hex: int, method: str) -> Ruling:
    """Decide whether deployment method A or B of the solitaire rules allows placing a unit in a hex."""
    if method == "B":
        return check_method_b(state, unit_number, hex)
    if _is_hex_unneeded(state, front_for_unit_taken(state, unit_to_take(state, unit_number)), hex):
        return refused("ARD-D0-08", say("system.deploy.in-zoc", hex=state.hex_id(hex), hv=state.ground.hv[hex]))
    return check_method_a(state, unit_number, hex)


@memoized(rests_on=(communication_paths, ROSTER))
def _are_all_allies_in_communication(state: ArdennesState) -> bool:
    """Return whether every Allied unit is in Communication."""
    reached = communication_paths(state, ALLIED).reached
    return all(reached[hex] for hex in state.board.stands[ALLIED])


def _is_hex_unneeded(state: ArdennesState, front: Front, hex: int) -> bool:
    """Return whether deployment method A skips a hex: it is in an Allied ZOC and all Allies have Communication."""
    return must_restore_communication_in_zoc(state, front, hex) and _are_all_allies_in_communication(state)


def _hexes_for_method_a(state: ArdennesState, unit_number: int, explain: bool) -> tuple[list[int], Figures]:
    """Return the hexes to try by deployment method A, best first, and the ranking criteria."""
    find = _front_positions if explain else _candidate_positions
    return _rank_hexes(state, unit_number, find(state, unit_number))


def _front_positions(state: ArdennesState, unit_number: int) -> list[int]:
    """Return the empty Position hexes in the area of a unit's corps that are Proximate to a German unit."""
    return _positions_at_front(state, state.units[unit_number].corps, unit_to_take(state, unit_number))


def _candidate_positions(state: ArdennesState, unit_number: int) -> list[int]:
    """Return the Position hexes at the front that deployment method A considers for a unit."""
    return _positions_considered(state, state.units[unit_number].corps, unit_to_take(state, unit_number))


@memoized(rests_on=(front_for_unit_taken, ZONES))
def _positions_at_front(state: ArdennesState, corps: str, taken: int | None) -> list[int]:
    """Return the empty Position hexes of a corps area Proximate to a German unit, as if `taken` had left the map."""
    near = front_for_unit_taken(state, taken).german_distances
    return [hex for hex in _empty_positions(state, corps) if near[hex] >= 0]


@memoized(rests_on=(_positions_at_front, _are_all_allies_in_communication))
def _positions_considered(state: ArdennesState, corps: str, taken: int | None) -> list[int]:
    """Return the Position hexes of a corps at the front for deployment method A, as if `taken` had left the map."""
    front = front_for_unit_taken(state, taken)
    return [hex for hex in _positions_at_front(state, corps, taken) if not _is_hex_unneeded(state, front, hex)]


def _hexes_for_method_b(state: ArdennesState, unit_number: int) -> tuple[list[int], Figures]:
    """Return the hexes to try by deployment method B: with the unit's division, or else empty Position hexes."""
    beside = division_hexes(state, unit_number)
    joining = [
        hex
        for hex in beside
        if can_join_division(state, unit_number, hex) and check_method_b(state, unit_number, hex).legal
    ]
    if joining:
        return _rank_hexes(state, unit_number, joining)
    near = [
        hex
        for hex in _empty_positions(state, state.units[unit_number].corps)
        if distance_to_german(state, hex) <= GERMAN_DISTANCE
    ]
    return _rank_hexes(state, unit_number, near)


def _rank_hexes(state: ArdennesState, unit_number: int, hexes: list[int]) -> tuple[list[int], Figures]:
    """Return hexes in the order in which a unit prefers them for deployment, and the ranking criteria."""
    figures = placement_criteria(state, unit_number)
    return sort_best_first(hexes, figures) if len(hexes) > 1 else hexes, figures


def _empty_positions(state: ArdennesState, corps: str) -> list[int]:
    """Return the empty Position hexes inside the corps boundaries that are not German-held towns."""
    positions = state.ground.corps_positions.get(corps, ())
    return [hex for hex in positions if not state.board.at[hex] and not state.land.is_enemy_town(hex, ALLIED)]


def place_unit(state: ArdennesState, placement: Placement) -> None:
    """Place a unit from the Reserve box, or redeployed from the map, in its hex."""
    deploy_allied(state, Cause.DEPLOY_ALLIED, placement.unit, placement.hex, *placement.rules)
    state.activation.mark_done(placement.unit, DEPLOYED)


def placement_message(state: ArdennesState, placement: Placement) -> Message:
    """Return the message that says where a unit is deployed."""
    unit, hex, at = state.units[placement.unit].id, state.hex_id(placement.hex), state.board.hex_of_unit(placement.unit)
    if at is not None:
        return say("system.deploy.taken", unit=unit, start=state.hex_id(at), hex=hex, method=placement.method)
    if not state.board.at[placement.hex]:
        return say("system.deploy.by-method", unit=unit, hex=hex, method=placement.method)
    joined, kin = division_units_in_hex(state, placement.unit, placement.hex), division_message(state, placement.unit)
    return say("system.deploy.with-kin-at", unit=unit, hex=hex, method=placement.method, joined=joined, what=kin)


def make_trace(
    state: ArdennesState, placement: Placement, candidates: list[Candidate], order: Message | None = None
) -> Trace:
    """Return the explanation of a placement; `order` describes the order in which units were tried."""
    rules = dict.fromkeys((*placement.rules, deciding_rule(candidates)))
    return Trace(
        say("system.deploy.asked"), placement_message(state, placement), tuple(rules), tuple(candidates), follows=order
    )


def _order_message(state: ArdennesState, members: frozenset[int]) -> Message | None:
    """Return a message listing a formation's Reserve units in the order in which they are tried.

    Return None if there are none.
    """
    waiting = _deployable_reserve(state, members)
    if not waiting:
        return None
    units = state.units
    parts = [say("system.deploy.selector", unit=units[n].id, number=units[n].selector) for n in waiting]
    return say(
        "system.deploy.order" if state.clock.day >= FIRST_METHOD_B_DAY else "system.deploy.order-by-a", parts=parts
    )


class FrontBefore(NamedTuple):
    """The Position hexes of a corps at the front before a unit was placed in one of them."""

    corps: str
    hexes: frozenset[int]
    placed: Placement


def _front_before_placement(state: ArdennesState, placement: Placement) -> FrontBefore:
    """Return the Position hexes of a unit's corps at the front before the unit is placed."""
    corps = state.units[placement.unit].corps
    return FrontBefore(corps, frozenset(_front_positions(state, placement.unit)), placement)


def _explain_positions_no_longer_at_front(
    state: ArdennesState, before: FrontBefore | None, placement: Placement
) -> list[Candidate]:
    """Explain which Position hexes are no longer at the front because of the unit placed before."""
    if before is None or before.corps != state.units[placement.unit].corps:
        return []
    gone = before.hexes - {before.placed.hex} - set(_front_positions(state, placement.unit))
    if not gone:
        return []
    what = say("system.deploy.hexes", method="A", hexes=sorted(map(state.hex_id, gone)))
    unit, hex = state.units[before.placed.unit].id, state.hex_id(before.placed.hex)
    return [Candidate(what, say("system.deploy.no-longer", unit=unit, hex=hex), "ARD-D0-07")]


@decides("ARD-H-51")
def deploy_units(
    state: ArdennesState, members: Iterable[int], most: int = MAX_UNITS, lent: Collection[int] = ()
) -> int:
    """Deploy up to `most` units of a formation, best first, and return how many were deployed.

    `lent` are units of another corps that the card may deploy on 16 December.
    """
    group = frozenset(members)
    placed, front = 0, None
    while placed < most:
        candidates: list[Candidate] = []
        found = next_placement(state, group) if state.events is None else _find_placement(state, group, candidates)
        if found is None:
            if candidates and placed and _deployable_reserve(state, group):
                rules = dict.fromkeys(one.rule for one in candidates)
                log_choice(state, say("system.deploy.asked"), say("system.deploy.nobody-more"), rules, candidates)
            break
        if found.unit in lent:
            found = found._replace(rules=(*found.rules, "ARD-D16-21"))
        if state.events is not None:
            candidates = [*_explain_positions_no_longer_at_front(state, front, found), *candidates]
            log_trace(state, make_trace(state, found, candidates, _order_message(state, group)))
            front = _front_before_placement(state, found)
        place_unit(state, found)
        placed += 1
    return placed
