"""Proximate: within 3 hexes of a unit as it could move, or within 5 along a road."""

from __future__ import annotations

from functools import lru_cache

from broadfront.board.kernels.bits import SOURCE
from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import Near
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.findings import finding
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import Attributes
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.grounds import BRIDGES, OUT_OF_FUEL, SUPPLY, ZONES
from broadfront.titles.ardennes.rules.lines.idle import idle_hexes, idle_units
from broadfront.titles.ardennes.rules.markers import ROADBLOCK
from broadfront.titles.ardennes.rules.routes.rivers import NO_ROAD, UNBRIDGED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "MEETS", "OFF_ROAD", "ON_ROAD", "explain_proximate", "gives_proximity", "proximate", "proximity", "within_reach",
]  # fmt: skip

OFF_ROAD, ON_ROAD = 3, 5
"""Longest path, and longest along roads all the way."""


def _meeting(flags: int) -> Meeting:
    """Enemy units, Roadblocks and enemy zones may be the end of a path; a zone once entered allows one step more."""
    shut, zone = bool(flags & (ENEMY | ROADBLOCK)), bool(flags & ENEMY_ZONE and not flags & FRIEND)
    return Meeting(stops=shut or zone, one_more=zone and not shut, source=bool(flags & FRIEND))


MEETS = Meetings(_meeting)
"""What a hex means to a path of Proximate, as the side sees it whose units the paths begin at."""


def gives_proximity(state: ArdennesState, number: int) -> bool:
    """Isolated and OutOfFuel units give none."""
    return not idle_units(state, state.board.out_of_fuel)[number]


@finding(rests_on=(ZONES, BRIDGES, SUPPLY, OUT_OF_FUEL))
@decides("ARD-H-13", "ARD-R0-03")
def proximity(state: ArdennesState, side: int, sources: tuple[int, ...] | None = None) -> memoryview:
    """Per hex how far it is from a unit of the side as Proximate counts it, -1 where it is not Proximate.

    `sources` are the hexes of the units meant; without them all units that give proximity.
    """
    board = state.board
    met = bytearray(MEETS.of(board.zoc.flags(side)))
    silent = idle_hexes(state, side, board.out_of_fuel) if sources is None else board.occupied(side)
    for hex in silent:
        met[hex] &= ~SOURCE
    for hex in sources or ():
        met[hex] |= SOURCE
    return within_reach(state, met)


def within_reach(state: ArdennesState, met: bytearray) -> memoryview:
    """Per hex the length of its path from a SOURCE, -1 for none, off roads or along them; `met` as of MEETS."""
    return _near(state.ground).find(state.land.rivers.array, met)


@lru_cache(maxsize=8)
def _near(ground: Attributes) -> Near:
    ways = NO_ROAD | UNBRIDGED
    return Near(ground.map, closed=UNBRIDGED, limit=OFF_ROAD, other_closed=ways, other_limit=ON_ROAD)


def proximate(state: ArdennesState, hex: int, side: int) -> bool:
    """Whether a hex is Proximate to a unit of the side."""
    near: int = proximity(state, side)[hex]
    return near >= 0


def explain_proximate(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Is a hex Proximate to a unit of the side, to which, and how far."""
    id, length = state.name(hex), proximity(state, side)[hex]
    if length < 0:
        return refused(("ARD-H-13", "ARD-R0-03"), say("proximate.not", hex=id, side=SIDES[side]))
    nearest = next(
        state.units[n].id
        for n in state.on_map(side)
        if gives_proximity(state, n) and proximity(state, side, (_hex(state, n),))[hex] == length
    )
    return allowed("ARD-H-13", message=say("proximate.to", hex=id, unit=nearest, length=length))


def _hex(state: ArdennesState, number: int) -> int:
    hex = state.board.hex(number)
    assert hex is not None
    return hex
