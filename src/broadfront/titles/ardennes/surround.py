"""Surrounded, and in danger of Surround."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.markers import ISOLATED
from broadfront.titles.ardennes.proximate import proximity
from broadfront.titles.ardennes.records import ALLIED, SIDES
from broadfront.titles.ardennes.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.titles.ardennes.arrays import Bools

__all__ = ["Danger", "danger", "explain_danger", "explain_surround", "in_danger", "surrounded", "surrounded_hexes"]


def closed_hexes(state: ArdennesState, side: int) -> Bools:
    """bool[n + 1]: hexes closed to a stack of the side: off the map, enemy-held, or in an enemy ZOC.

    Allied units do not help (ARD-DEF-17); for the German a friendly unit lifts the ZOC.
    """

    def find() -> Bools:
        flags = state.flags(side)
        closed: Bools = (flags & ENEMY) != 0
        zone = (flags & ENEMY_ZONE) != 0
        closed |= zone if side == ALLIED else zone & ((flags & FRIEND) == 0)
        closed[-1] = True
        return closed

    return state.known_of_zones(("closed", side), find)


def surrounded_hexes(state: ArdennesState, side: int) -> Bools:
    """bool[n]: hexes in which a stack of the side would be Surrounded now."""

    def find() -> Bools:
        import numpy as np

        return np.asarray(closed_hexes(state, side)[state.ground.map.neighbour[:-1]].all(axis=1))

    return state.known_of_zones(("surrounded", side), find)


def surrounded(state: ArdennesState, hex: int, side: int) -> bool:
    """Whether all six hexes around are closed to the side."""
    closed = closed_hexes(state, side)
    return all(closed[there] for there in state.ground.around[hex])


def explain_surround(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Is a stack there Surrounded: what closes each neighbour, or which are open."""
    ground, flags, id = state.ground, state.zoc.flags(side), state.name(hex)
    closed = closed_hexes(state, side)
    ring: dict[str, str] = {}
    for way, there in enumerate(ground.around[hex]):
        where = state.name(there) if there != ground.count else f"map edge {('NE', 'E', 'SE', 'SW', 'W', 'NW')[way]}"
        if there == ground.count:
            ring[where] = "off the map"
        elif flags[there] & ENEMY:
            ring[where] = "enemy unit"
        elif closed[there]:
            ring[where] = "enemy ZOC"
        else:
            ring[where] = "open"
    facts: dict[str, object] = {"hex": id, "side": SIDES[side], "ring": ring}
    if surrounded(state, hex, side):
        return Ruling(True, f"{id} is Surrounded: all six hexes are closed.", _rules(side), facts)
    free = ", ".join(where for where, what in ring.items() if what == "open")
    return refused(_rules(side), f"{id} is not Surrounded: {free} open.", facts=facts)


def _rules(side: int) -> tuple[str, ...]:
    return ("ARD-H-16", "ARD-DEF-17") if side == ALLIED else ("ARD-H-16",)


class Danger:
    """The way in which a stack could be Surrounded: which unit could close the ring from which hex."""

    def __init__(self, hex: str, unit: str, at: str) -> None:
        self.hex, self.unit, self.at = hex, unit, at


def in_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> bool:
    """Whether a stack of the side in this hex is in danger of Surround: one more enemy unit would close the ring."""
    return _closing(state, hex, side) is not None


def danger(state: ArdennesState, hex: int, side: int = ALLIED) -> Danger | None:
    """The danger of Surround of a stack in a hex, None when there is none."""
    found = _closing(state, hex, side)
    if found is None:
        return None
    spot, movers = found
    for number in movers:
        start = state.hex(number)
        assert start is not None
        if proximity(state, 1 - side, (start,))[spot] >= 0:
            return Danger(state.name(hex), state.units[number].id, state.name(spot))
    raise AssertionError("a hex Proximate to several units is Proximate to one of them")


def _closing(state: ArdennesState, hex: int, side: int) -> tuple[int, tuple[int, ...]] | None:
    """A hex from which the ring round a stack could be closed, and the enemy units able to move; None when none is."""
    enemy, ring = 1 - side, state.ground.around[hex]
    spots = closing_spots(state, hex, side)
    if not spots:
        return None
    movers = _closers(state, enemy, ring)
    if not movers:
        return None
    near = proximity(state, enemy, tuple(sorted({h for n in movers if (h := state.hexes[n]) is not None})))
    reached = [spot for spot in spots if near[spot] >= 0]
    return (reached[0], movers) if reached else None


def closing_spots(state: ArdennesState, hex: int, side: int) -> list[int]:
    """Hexes from which one more enemy unit would close the ring round a stack; none when it is closed already."""
    ground, closed = state.ground, closed_hexes(state, side)
    gaps = [there for there in ground.around[hex] if not closed[there]]
    if not gaps or len(gaps) > 3:  # one unit closes at most its own hex and two beside it
        return []
    return [
        spot
        for spot in dict.fromkeys((*gaps, *(far for gap in gaps for far in ground.around[gap])))
        if spot not in (ground.count, hex)
        and not state.zoc.holds(side, spot)
        and all(gap == spot or gap in ground.around[spot] for gap in gaps)
    ]


def _closers(state: ArdennesState, side: int, ring: tuple[int, ...]) -> tuple[int, ...]:
    """Units able to move, and opening nothing where they leave."""
    supply, dispersed, fuelless, hexes = state.supply, state.dispersed, state.out_of_fuel, state.hexes
    return tuple([
        n
        for n in state.on_map(side)
        if supply[n] != ISOLATED
        and not dispersed[n]
        and not fuelless[n]
        and ((hex := hexes[n]) is None or hex not in ring or _leaves_a_zone(state, n, hex))
    ])


def _leaves_a_zone(state: ArdennesState, number: int, hex: int) -> bool:
    """Whether the hex still exerts a zone of control without the unit."""
    side = state.side_of(number)
    others = [n for n in state.units_at(hex, side) if n != number]
    return state.exerts_with(side, hex, others)


def explain_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> Ruling:
    """Is a stack there in danger of Surround, and from whom."""
    id = state.name(hex)
    if surrounded(state, hex, side):
        return refused("ARD-A0-02", f"{id} is Surrounded already.", facts={"hex": id})
    found = danger(state, hex, side)
    if found is None:
        return refused(("ARD-A0-02", "ARD-H-17"), f"{id} is not in danger of Surround.", facts={"hex": id})
    return allowed(
        "ARD-A0-02",
        "ARD-H-17",
        text=f"{id} is in danger of Surround: {found.unit} could close the ring from {found.at}.",
        hex=id, unit=found.unit, at=found.at,
    )  # fmt: skip
