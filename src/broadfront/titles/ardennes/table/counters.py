"""Counters and markers of a position as shown on the map and in the boxes."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.grid import DIRECTIONS
from broadfront.board.shown import Counter, Marker
from broadfront.core.locations import Box, OnMap
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.data.title import calendar_box
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.markers import DEMOLISHED, SUPPLY_STATES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.table.picture import unit_palette, unit_size


def unit_counters(state: ArdennesState, boxes: tuple[str, ...]) -> Iterator[Counter]:
    """Yield the counters of all units on the map or in one of the given map boxes, highest order number first."""
    for n in state.title.sort_units(range(len(state.units)), highest=True):
        at = state.board.where[n]
        if isinstance(at, OnMap) or (isinstance(at, Box) and at.name in boxes):
            yield unit_counter(state, n)


def unit_counter(state: ArdennesState, unit_number: int) -> Counter:
    """Return the counter that shows a unit, wherever the unit is."""
    board = state.board
    unit, at, strength = state.units[unit_number], board.where[unit_number], board.strength(unit_number)
    badges = (
        [phrase("badge.supply", supply=SUPPLY_STATES[board.supply[unit_number]])] if board.supply[unit_number] else []
    )
    if board.dispersed[unit_number]:
        badges.append(phrase("badge.dispersed"))
    if board.out_of_fuel[unit_number]:
        badges.append(phrase("badge.out-of-fuel"))
    if board.is_reduced(unit_number):
        badges.append(phrase("badge.reduced"))
    if unit_number in _activated_units(state):
        badges.append(phrase("badge.activated"))
    return Counter(
        unit.id,
        unit.side,
        name=unit.name if unit.name == unit.label else f"{unit.name} ({unit.label})",
        hex=at.hex if isinstance(at, OnMap) else "",
        box=at.name if isinstance(at, Box) else "",
        kind=unit.kind,
        size=unit_size(state, unit_number),
        label=unit.label,
        strength=f"[{strength}]" if board.is_bracketed(unit_number) else str(strength),
        movement=str(unit.movement),
        steps=board.steps[unit_number],
        full_steps=unit.steps,
        badges=tuple(badges),
        done=bool(state.activation.done[unit_number]) and bool(_activated_units(state)),
        colours=unit_palette(state, unit_number),
    )


def _activated_units(state: ArdennesState) -> tuple[int, ...]:
    """Return the units of the activation under way."""
    return next((step.units for step in reversed(state.stack) if isinstance(step, Activation)), ())


def map_markers(state: ArdennesState) -> Iterator[Marker]:
    """Yield the markers on the map: victory hexes, places taken, Roadblocks, IPs, depots and changed bridges."""
    index, land = state.ground.map.index, state.land
    for vp in state.victory_hexes:
        holder = SIDES[land.place_holder(index[vp.hex])]
        text = phrase("marker.objective", where=vp.name, vp=vp.value, side=holder)
        yield Marker(vp.hex, str(vp.value), "objective", owner=holder, text=text)
    for hex in sorted(state.holdable - state.vp_hexes):
        if (land.place_holder(hex) == GERMAN) != (hex in state.ground.german_at_start):
            holder = SIDES[land.place_holder(hex)]
            yield Marker(state.hex_id(hex), "", "held", owner=holder, text=phrase("marker.held", side=holder))
    for id in sorted(land.roadblocks):
        yield Marker(id, "RB", "blocked", owner="allied", text=phrase("marker.roadblock"))
    for id in sorted(land.ips):
        yield Marker(id, "IP", "good", text=phrase("marker.improved-position"))
    for depot in state.title.fuel_depots:
        if depot.name in land.depots:
            left = land.depots[depot.name]
            yield Marker(
                depot.hex, str(left), "fuel", owner="german", text=phrase("marker.depot", depot=depot.name, left=left)
            )
    for id, standing in sorted(land.bridges.items()):
        crossing = state.ground.find_crossing(id)
        down = standing == DEMOLISHED
        yield Marker(
            state.hex_id(crossing.a),
            "✕" if down else "≍",
            "blocked" if down else "good",
            side=DIRECTIONS[crossing.way],
            text=phrase("marker.bridge-down" if down else "marker.bridge-built", bridge=id),
        )


def future_arrivals(state: ArdennesState) -> list[Counter]:
    """Return the counters of units that arrive after tomorrow; those of tomorrow have their own box on the map."""
    days = range(state.clock.day + 2, state.plan.end + 1)
    boxes = [calendar_box(day) for day in days if calendar_box(day) in state.title.locations.boxes]
    return [unit_counter(state, n) for box in boxes for n in state.in_box(box)]
