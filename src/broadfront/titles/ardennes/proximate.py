"""Proximate: within 3 hexes of a unit as it could move, or within 5 along a road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import flood
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
    """Enemy units, Roadblocks and enemy zones may be the end of a path; a zone once entered allows one step more."""
    shut, zone = bool(flags & (ENEMY | ROADBLOCK)), bool(flags & ENEMY_ZONE and not flags & FRIEND)
    return Meeting(stops=shut or zone, one_more=zone and not shut)


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

        hexmap, from_hexes = state.ground.map, np.array(starts, dtype=np.int32)
        met = MEETS.of(state.zoc.flags(side))
        walked = flood(hexmap, from_hexes, met, open_sides(state), limit=OFF_ROAD).length_array
        driven = flood(hexmap, from_hexes, met, road_sides(state), limit=ON_ROAD).length_array
        return np.where(walked >= 0, walked, driven)

    return state.known_of_zones(("proximity", side, sources), find)


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
