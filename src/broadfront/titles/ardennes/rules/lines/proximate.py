"""Proximate: within 3 hexes of a unit by a path it could move, or within 5 along a road."""

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
"""Longest path off roads, and longest path entirely along roads."""


def _meeting(flags: int) -> Meeting:
    """Return what a hex with these flags does to a Proximate path.

    Enemy units, Roadblocks and enemy ZOCs may end a path; after entering a ZOC one more step is allowed.
    """
    shut, zone = bool(flags & (ENEMY | ROADBLOCK)), bool(flags & ENEMY_ZONE and not flags & FRIEND)
    return Meeting(stops=shut or zone, one_more=zone and not shut, source=bool(flags & FRIEND))


MEETS = Meetings(_meeting)
"""Effects of hex flags on Proximate paths, as seen by the side whose units start them."""


def gives_proximity(state: ArdennesState, number: int) -> bool:
    """Return whether hexes can be Proximate to a unit; Isolated and OutOfFuel units do not count."""
    return not idle_units(state, state.board.out_of_fuel)[number]


@finding(rests_on=(ZONES, BRIDGES, SUPPLY, OUT_OF_FUEL))
@decides("ARD-H-13", "ARD-R0-03")
def proximity(state: ArdennesState, side: int, sources: tuple[int, ...] | None = None) -> memoryview:
    """Return the Proximate distance of each hex from the nearest unit of a side; -1 where not Proximate.

    `sources` restricts the units to those in these hexes; by default all units that give proximity count.
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
    """Return the length of each hex's path from a source, on or off roads; -1 for none.

    `met` holds the path effects of the hexes, as made by `HEX_EFFECTS`.
    """
    return _near(state.ground).find(state.land.rivers.array, met)


@lru_cache(maxsize=8)
def _near(ground: Attributes) -> Near:
    ways = NO_ROAD | UNBRIDGED
    return Near(ground.map, closed=UNBRIDGED, limit=OFF_ROAD, other_closed=ways, other_limit=ON_ROAD)


def proximate(state: ArdennesState, hex: int, side: int) -> bool:
    """Return whether a hex is Proximate to a unit of the side."""
    near: int = proximity(state, side)[hex]
    return near >= 0


def explain_proximate(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Return the ruling on whether a hex is Proximate to a unit of the side, with the nearest unit and its distance."""
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
