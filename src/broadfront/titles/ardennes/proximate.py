"""Proximate: within 3 hexes of a unit as it could move, or within 5 along a road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import Hexsides, flood
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.crossings import open_sides, road_sides
from broadfront.titles.ardennes.markers import ISOLATED, ROADBLOCK
from broadfront.titles.ardennes.records import SIDES
from broadfront.titles.ardennes.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s

__all__ = ["OFF_ROAD", "ON_ROAD", "explain_proximate", "gives_proximity", "proximate", "proximity"]

OFF_ROAD, ON_ROAD = 3, 5
"""Longest path, and longest along roads all the way."""


def _meeting(flags: int) -> Meeting:
    """Enemy units, Roadblocks and enemy zones may be the end of a path; zones allow one step more, see below."""
    zone = flags & ENEMY_ZONE and not flags & FRIEND
    return Meeting(stops=bool(flags & (ENEMY | ROADBLOCK) or zone))


MEETS = Meetings(_meeting)


def gives_proximity(state: ArdennesState, number: int) -> bool:
    """Isolated and OutOfFuel units give none."""
    return state.supply[number] != ISOLATED and not state.out_of_fuel[number]


def proximity(state: ArdennesState, side: int, sources: tuple[int, ...] | None = None) -> Int32s:
    """int32[n]: how far each hex is from a unit of the side as Proximate counts it, -1 where it is not Proximate.

    `sources` are the hexes of the units meant; without them all units that give proximity.
    """

    def find() -> Int32s:
        starts = sources
        if starts is None:
            givers = (n for n in state.on_map(side) if gives_proximity(state, n))
            starts = tuple(sorted({hex for n in givers if (hex := state.hex(n)) is not None}))
        import numpy as np

        from_hexes = np.array(starts, dtype=np.int32)
        walked = _lengths(state, side, from_hexes, open_sides(state), OFF_ROAD)
        driven = _lengths(state, side, from_hexes, road_sides(state), ON_ROAD)
        return np.where(walked >= 0, walked, driven)

    return state.known_of_zones(("proximity", side, sources), find)


def _lengths(state: ArdennesState, side: int, starts: Int32s, sides: Hexsides, limit: int) -> Int32s:
    """Lengths of paths up to the limit; from an enemy zone once entered only one step more, into the last hex."""
    import numpy as np

    ground, flags = state.ground, state.flags(side)
    found = flood(ground.map, starts, MEETS.of(state.zoc.flags(side)), sides, limit=limit)
    lengths: Int32s = np.append(found.length_array, np.int32(-1))
    stuck = ((flags & ENEMY_ZONE) != 0) & ((flags & (FRIEND | ENEMY | ROADBLOCK)) == 0)
    stuck &= (lengths >= 0) & (lengths < limit)
    if stuck.any():
        for here in sorted(np.flatnonzero(stuck).tolist(), key=lambda i: int(lengths[i])):
            for way, there in enumerate(ground.around[here]):
                if there != ground.count and not sides.array[here, way] & sides.closes and lengths[there] < 0:
                    lengths[there] = lengths[here] + 1
    return lengths[:-1]


def proximate(state: ArdennesState, hex: int, side: int) -> bool:
    """Whether a hex is Proximate to a unit of the side."""
    return bool(proximity(state, side)[hex] >= 0)


def explain_proximate(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Is a hex Proximate to a unit of the side, to which, and how far."""
    id, who = state.name(hex), SIDES[side].capitalize()
    length = int(proximity(state, side)[hex])
    if length < 0:
        return refused(("ARD-H-13", "ARD-R0-03"), f"{id} is not Proximate to any {who} unit.", facts={"hex": id})
    nearest = next(
        state.units[n].id
        for n in state.on_map(side)
        if gives_proximity(state, n) and int(proximity(state, side, (_hex(state, n),))[hex]) == length
    )
    return allowed(
        "ARD-H-13", text=f"{id} is Proximate to {nearest}, {length} hexes.", hex=id, unit=nearest, length=length
    )


def _hex(state: ArdennesState, number: int) -> int:
    hex = state.hex(number)
    assert hex is not None
    return hex
