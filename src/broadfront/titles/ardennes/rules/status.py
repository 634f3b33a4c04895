"""Everything wrong with a position, whoever laid it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.rules import cite
from broadfront.core.state import Problem
from broadfront.titles.ardennes.data.records import ALLIED, FIRST_DAY, GERMAN, LAST_DAY
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, IN_SUPPLY, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.stacking import MOST_STEPS, MOST_UNITS, PassingStep

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["status"]


def status(state: ArdennesState) -> list[Problem]:
    """All illegalities, stacks first; empty when the position is legal."""
    found = [*_day(state), *_stacks(state), *_units(state), *_markers(state), *_bridges(state), *_zones(state)]
    for problem in found:
        if problem.rule:
            cite(problem.rule)
    return found


def _day(state: ArdennesState) -> Iterator[Problem]:
    if not FIRST_DAY <= state.day <= LAST_DAY:
        yield Problem(f"Day {state.day} December is not in the game; days are {FIRST_DAY} to {LAST_DAY}.", where="day")


def _stacks(state: ArdennesState) -> Iterator[Problem]:
    passing = {n for step in state.stack if isinstance(step, PassingStep) for n in step.in_passing()}
    for hex, stack in enumerate(state.at):
        if not stack or (len(stack) == 1 and state.steps[stack[0]] <= MOST_STEPS):
            continue
        id = state.name(hex)
        sides = {state.units[n].side_number for n in stack}
        if len(sides) == 2:
            names = ", ".join(state.units[n].id for n in stack)
            yield Problem(f"{id}: units of both sides together: {names}.", "", id)
        for side in sorted(sides):
            own = [n for n in stack if n not in passing and state.units[n].side_number == side]
            if len(own) > MOST_UNITS:
                yield Problem(f"{id}: {len(own)} units, at most {MOST_UNITS}.", "ARD-TEC-24", id)
            steps = sum(state.steps[n] for n in own)
            if steps > MOST_STEPS:
                yield Problem(f"{id}: {steps} steps, at most {MOST_STEPS}.", "ARD-TEC-25", id)


def _units(state: ArdennesState) -> Iterator[Problem]:
    for number, unit in enumerate(state.units):
        location, steps, where = state.where[number], state.steps[number], state.where[number].text
        if isinstance(location, Eliminated) != (steps == 0):
            yield Problem(f"{unit.id}: {steps} steps, yet {where}.", "", unit.id)
        if steps > unit.steps:
            yield Problem(f"{unit.id}: {steps} steps, it has at most {unit.steps}.", "", unit.id)
        if state.supply[number] >= len(SUPPLY_STATES):
            yield Problem(f"{unit.id}: supply state {state.supply[number]} is none of 0 to 3.", "", unit.id)
        if not isinstance(location, OnMap):
            fuelless = state.out_of_fuel[number] and "Reserve" not in where
            marked = state.supply[number] != IN_SUPPLY or state.dispersed[number] or fuelless
            if marked:
                yield Problem(f"{unit.id}: carries a marker in {where}; markers lie on the map only.", "", unit.id)
            if "Reserve" in where and not where.casefold().startswith(f"[{unit.side}"):
                side = "a German" if unit.side == "german" else "an Allied"
                yield Problem(f"{unit.id}: {side} unit in {where}.", "", unit.id)
        if state.out_of_fuel[number] and (unit.side == "allied" or unit.infantry):
            yield Problem(f"{unit.id}: only mechanized German units can be OutOfFuel.", "ARD-SEQ-11", unit.id)


def _markers(state: ArdennesState) -> Iterator[Problem]:
    ground = state.ground
    for id in sorted(state.ips):
        if id not in ground.map.index:
            yield Problem(f"IP in {id}: no such hex.", "", id)
            continue
        hex = ground.map.index[id]
        if hex in ground.town:
            yield Problem(f"IP in {id}: a City or Town takes none.", "ARD-A0-04", id)
        if not state.at[hex]:
            yield Problem(f"IP in {id}: nobody is there to hold it.", "ARD-A0-04", id)
    for id in sorted(state.roadblocks):
        if id not in ground.map.index:
            yield Problem(f"Roadblock in {id}: no such hex.", "", id)
            continue
        hex = ground.map.index[id]
        if hex not in ground.road:
            yield Problem(f"Roadblock in {id}: the hex has no road.", "ARD-R0-11", id)
        if state.at[hex]:
            yield Problem(f"Roadblock in {id}: units stand there.", "ARD-R0-16", id)
    for id in sorted(state.german_held):
        if id not in ground.map.index or ground.map.index[id] not in state.holdable:
            yield Problem(f"{id} is German-held but is no City, Town, victory hex or depot.", "", id)
    for hex in sorted(state.holdable):
        for side in (GERMAN, ALLIED) if state.at[hex] else ():
            if state.units_at(hex, side) and not state.units_at(hex, 1 - side) and state.held_by(hex) != side:
                word = ("German", "Allied")[side]
                yield Problem(
                    f"{state.name(hex)}: {word} units stand there, yet the enemy holds it.", "", state.name(hex)
                )


def _bridges(state: ArdennesState) -> Iterator[Problem]:
    for id, word in sorted(state.bridges.items()):
        crossing = state.ground.crossing_by_id.get(id)
        if crossing is None:
            yield Problem(f"Bridge {id}: no river there.", "", id)
        elif word not in (DEMOLISHED, BUILT_BRIDGE):
            yield Problem(f"Bridge {id}: {word!r} is neither {DEMOLISHED} nor {BUILT_BRIDGE}.", "", id)
        elif word == DEMOLISHED and not crossing.bridged and not crossing.road:
            yield Problem(f"Bridge {id}: no bridge can have stood there, no road leads to it.", "ARD-E0-02", id)
        elif word == BUILT_BRIDGE and not crossing.road:
            yield Problem(f"Bridge {id}: no road leads to the river on both sides.", "ARD-E0-02", id)


def _zones(state: ArdennesState) -> Iterator[Problem]:
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
            yield Problem(f"Unknown item {item!r} among the {family}.", "", item)
        for item in sorted(known - times.keys()):
            yield Problem(f"{item} of the {family} is nowhere.", "", item)
        for item in sorted(item for item, count in times.items() if count > 1):
            yield Problem(f"{item} of the {family} stands in two places.", "", item)
