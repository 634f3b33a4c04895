"""Check of a position for violations of the rules, however the position was created."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.rules import cite
from broadfront.core.state import Problem
from broadfront.titles.ardennes.data.records import ALLIED, FIRST_DAY, GERMAN, LAST_DAY, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, IN_SUPPLY, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.stacking import MAX_STEPS, MAX_UNITS, PassingStep

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["position_problems"]


def position_problems(state: ArdennesState) -> list[Problem]:
    """Return everything in a position that breaks a rule; empty if the position is legal."""
    found = [
        *_day_problems(state),
        *_stack_problems(state),
        *_unit_problems(state),
        *_marker_problems(state),
        *_bridge_problems(state),
        *_zone_problems(state),
    ]
    for problem in found:
        if problem.rule:
            cite(problem.rule)
    return found


def _day_problems(state: ArdennesState) -> Iterator[Problem]:
    """Yield problems with the day of the position."""
    if not FIRST_DAY <= state.clock.day <= LAST_DAY:
        yield Problem(say("problem.day", day=state.clock.day, least=FIRST_DAY, most=LAST_DAY), where="day")


def _stack_problems(state: ArdennesState) -> Iterator[Problem]:
    """Yield problems with stacks: above the stacking limit, or units of both sides in a hex."""
    passing = {n for step in state.stack if isinstance(step, PassingStep) for n in step.units_in_passing()}
    board = state.board
    for hex, stack in enumerate(board.at):
        if not stack or (len(stack) == 1 and board.steps[stack[0]] <= MAX_STEPS):
            continue
        id = state.hex_id(hex)
        sides = {state.units[n].side_number for n in stack}
        if len(sides) == 2:
            yield Problem(say("problem.both-sides", hex=id, units=[state.units[n].id for n in stack]), "", id)
        for side in sorted(sides):
            own = [n for n in stack if n not in passing and state.units[n].side_number == side]
            if len(own) > MAX_UNITS:
                yield Problem(say("problem.units-in-hex", hex=id, count=len(own), most=MAX_UNITS), "ARD-TEC-24", id)
            steps = sum(board.steps[n] for n in own)
            if steps > MAX_STEPS:
                yield Problem(say("problem.steps-in-hex", hex=id, steps=steps, most=MAX_STEPS), "ARD-TEC-25", id)


def _unit_problems(state: ArdennesState) -> Iterator[Problem]:
    """Yield problems with the locations, steps and markers of units."""
    board = state.board
    for number, unit in enumerate(state.units):
        location, steps, id = board.where[number], board.steps[number], unit.id
        where = location.text
        if isinstance(location, Eliminated) != (steps == 0):
            yield Problem(say("problem.steps-and-place", unit=id, steps=steps, where=where), "", id)
        if steps > unit.steps:
            yield Problem(say("problem.steps-of-unit", unit=id, steps=steps, most=unit.steps), "", id)
        if board.supply[number] >= len(SUPPLY_STATES):
            yield Problem(say("problem.supply-state", unit=id, value=board.supply[number]), "", id)
        if not isinstance(location, OnMap):
            fuelless = board.out_of_fuel[number] and "Reserve" not in where
            marked = board.supply[number] != IN_SUPPLY or board.dispersed[number] or fuelless
            if marked:
                yield Problem(say("problem.marker-off-map", unit=id, where=where), "", id)
            if "Reserve" in where and not where.casefold().startswith(f"[{unit.side}"):
                yield Problem(say("problem.other-reserve", unit=id, side=unit.side, where=where), "", id)
        if board.out_of_fuel[number] and (unit.side == "allied" or unit.is_infantry):
            yield Problem(say("problem.needs-no-fuel", unit=id), "ARD-SEQ-11", id)


def _marker_problems(state: ArdennesState) -> Iterator[Problem]:
    """Yield problems with IPs, Roadblocks and the sides that hold places."""
    ground, land, board = state.ground, state.land, state.board
    for id in sorted(land.ips):
        if id not in ground.map.index:
            yield Problem(say("problem.ip-nowhere", hex=id), "", id)
            continue
        hex = ground.map.index[id]
        if hex in ground.town:
            yield Problem(say("problem.ip-in-town", hex=id), "ARD-A0-04", id)
        if not board.at[hex]:
            yield Problem(say("problem.ip-alone", hex=id), "ARD-A0-04", id)
    for id in sorted(land.roadblocks):
        if id not in ground.map.index:
            yield Problem(say("problem.roadblock-nowhere", hex=id), "", id)
            continue
        hex = ground.map.index[id]
        if hex not in ground.road:
            yield Problem(say("problem.roadblock-off-road", hex=id), "ARD-R0-11", id)
        if board.at[hex]:
            yield Problem(say("problem.roadblock-and-units", hex=id), "ARD-R0-16", id)
    for id in sorted(land.german_held):
        if id not in ground.map.index or ground.map.index[id] not in state.holdable:
            yield Problem(say("problem.not-holdable", hex=id), "", id)
    for hex in sorted(state.holdable):
        for side in (GERMAN, ALLIED) if board.at[hex] else ():
            if board.units_at(hex, side) and not board.units_at(hex, 1 - side) and land.place_holder(hex) != side:
                id = state.hex_id(hex)
                yield Problem(say("problem.held-by-enemy", hex=id, side=SIDES[side]), "", id)


def _bridge_problems(state: ArdennesState) -> Iterator[Problem]:
    """Yield problems with the state of bridges and with the sides that hold them."""
    for id, word in sorted(state.land.bridges.items()):
        crossing = state.ground.crossings_by_id.get(id)
        if crossing is None:
            yield Problem(say("problem.bridge-without-river", bridge=id), "", id)
        elif word not in (DEMOLISHED, BUILT_BRIDGE):
            yield Problem(say("problem.bridge-state", bridge=id, kind=word), "", id)
        elif word == DEMOLISHED and not crossing.bridged and not crossing.road:
            yield Problem(say("problem.bridge-never-stood", bridge=id), "ARD-E0-02", id)
        elif word == BUILT_BRIDGE and not crossing.road:
            yield Problem(say("problem.bridge-off-road", bridge=id), "ARD-E0-02", id)


def _zone_problems(state: ArdennesState) -> Iterator[Problem]:
    """Yield problems with the cards and Combat Chits in the zones (hands, piles)."""
    whole = {
        "german-cards": set(state.title.german_cards),
        "allied-cards": set(state.title.allied_cards),
        "action-cards": set(state.title.action_cards),
        "chits": set(state.title.chits),
    }
    for family, known in whole.items():
        held = [
            item for name, items in state.zones.items() if state.title.zones[name].family == family for item in items
        ]
        times = Counter(held)
        for item in sorted(times.keys() - known):
            yield Problem(say("problem.unknown-item", item=item, items=family), "", item)
        for item in sorted(known - times.keys()):
            yield Problem(say("problem.item-nowhere", item=item, items=family), "", item)
        for item in sorted(item for item, count in times.items() if count > 1):
            yield Problem(say("problem.item-twice", item=item, items=family), "", item)
