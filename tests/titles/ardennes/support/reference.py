"""Supply, Communication and Surrounded in plain Python, read off the cards line by line. Slow on purpose."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState


def exerts(state: ArdennesState, hex: int, side: int) -> bool:
    """Whether a stack has a zone: one full unit, two bracketed ones, or one in a town or the German Westwall."""
    fit = [
        n for n in state.board.units_at(hex, side) if not state.board.dispersed[n] and state.board.supply[n] != ISOLATED
    ]
    if any(not state.board.is_bracketed(n) for n in fit):
        return True
    strong = hex in state.ground.town or (side == GERMAN and hex in state.ground.westwall)
    return len(fit) >= 2 or (len(fit) == 1 and strong)


def zone(state: ArdennesState, hex: int, side: int) -> bool:
    """Whether a hex is in the zone of control of a side."""
    return any(there != state.ground.count and exerts(state, there, side) for there in state.ground.six_neighbors[hex])


def supply_may_enter(state: ArdennesState, hex: int, side: int) -> bool:
    """Not an enemy unit, City or Town, nor his zone without a friend; no Roadblock; no empty Westwall for Allies."""
    friends, enemies = state.board.units_at(hex, side), state.board.units_at(hex, 1 - side)
    if enemies or state.land.is_enemy_town(hex, side):
        return False
    if zone(state, hex, 1 - side) and not friends:
        return False
    if side == GERMAN:
        return state.hex_id(hex) not in state.land.roadblocks
    return hex not in state.ground.westwall or bool(friends)


def heads(state: ArdennesState, side: int) -> set[int]:
    """Road hexes joined to a friendly edge by roads over which Supply may pass."""
    ground = state.ground
    found = {hex for hex in ground.friendly_edge[side] & ground.road if supply_may_enter(state, hex, side)}
    waiting = list(found)
    while waiting:
        here = waiting.pop()
        for way, there in enumerate(ground.six_neighbors[here]):
            if there == ground.count or there in found or (here, way) not in ground.roads:
                continue
            crossing = ground.crossings_by_direction.get((here, way))
            if crossing is not None and (
                not state.land.has_bridge(crossing) or state.land.bridge_holder(crossing) != side
            ):
                continue
            if supply_may_enter(state, there, side):
                found.add(there)
                waiting.append(there)
    return found


def supplied(state: ArdennesState, hex: int, side: int, sources: set[int]) -> bool:
    """A path of at most 4 hexes to a Supply Head; at most 1 when it crosses an unbridged river."""
    if state.board.units_at(hex, 1 - side):
        return False
    ground = state.ground
    reached = {hex}
    for length in range(5):
        if reached & sources:
            return True
        if length == 4:
            return False
        further = set(reached)
        for here in reached:
            for way, there in enumerate(ground.six_neighbors[here]):
                if there == ground.count or not supply_may_enter(state, there, side):
                    continue
                crossing = ground.crossings_by_direction.get((here, way))
                if crossing is None:
                    further.add(there)
                elif state.land.has_bridge(crossing):
                    if state.land.bridge_holder(crossing) == side:
                        further.add(there)
                elif here == hex and length == 0 and there in sources:
                    return True
        reached = further
    return False


def supply_of(state: ArdennesState, side: int) -> list[bool]:
    sources = heads(state, side)
    return [supplied(state, hex, side, sources) for hex in range(state.ground.count)]


def communicates(state: ArdennesState, hex: int, side: int) -> bool:
    """A path of any length to a friendly edge, over any terrain, past no enemy unit, town or zone without a friend."""
    ground = state.ground
    if state.board.units_at(hex, 1 - side):
        return False
    seen, waiting = {hex}, [hex]
    while waiting:
        here = waiting.pop()
        if here in ground.friendly_edge[side]:
            return True
        for there in ground.six_neighbors[here]:
            if there == ground.count or there in seen:
                continue
            closed = state.board.units_at(there, 1 - side) or state.land.is_enemy_town(there, side)
            if closed or (zone(state, there, 1 - side) and not state.board.units_at(there, side)):
                continue
            seen.add(there)
            waiting.append(there)
    return False


def encircled(state: ArdennesState, hex: int, side: int) -> bool:
    """All six hexes off the map, enemy-held, or in an enemy zone that no German friend lifts."""
    for there in state.ground.six_neighbors[hex]:
        if there == state.ground.count or state.board.units_at(there, 1 - side):
            continue
        lifted = side != ALLIED and state.board.units_at(there, side)
        if not zone(state, there, 1 - side) or lifted:
            return False
    return True


def closing(state: ArdennesState, hex: int) -> set[int]:
    """Hexes in which one more German would encircle an Allied stack that is not yet encircled."""
    ground = state.ground
    gaps = {
        there
        for there in ground.six_neighbors[hex]
        if there != ground.count and not state.board.units_at(there, GERMAN) and not zone(state, there, GERMAN)
    }
    free = [spot for spot in range(ground.count) if spot != hex and not state.board.units_at(spot, ALLIED)]
    return {spot for spot in free if gaps and gaps <= {spot, *ground.six_neighbors[spot]}}


def proximate_to(state: ArdennesState, start: int, side: int) -> set[int]:
    """Hexes Proximate to a unit of the side in `start`: all paths walked out one by one."""
    ground = state.ground
    found = {start}

    def walk(here: int, steps: int, limit: int, roads: bool, path: frozenset[int]) -> None:
        if steps == limit:
            return
        stuck = here != start and zone(state, here, 1 - side) and not state.board.units_at(here, side)
        for way, there in enumerate(ground.six_neighbors[here]):
            if there == ground.count or there in path or (roads and (here, way) not in ground.roads):
                continue
            crossing = ground.crossings_by_direction.get((here, way))
            if crossing is not None and not state.land.has_bridge(crossing):
                continue
            found.add(there)
            roadblock = side == GERMAN and state.hex_id(there) in state.land.roadblocks
            if not stuck and not roadblock and not state.board.units_at(there, 1 - side):
                walk(there, steps + 1, limit, roads, path | {there})

    walk(start, 0, 3, False, frozenset({start}))
    walk(start, 0, 5, True, frozenset({start}))
    return found
