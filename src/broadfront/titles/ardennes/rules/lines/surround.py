"""Surround: stacks that are Surrounded or in danger of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from broadfront.board.kernels.bits import SOURCE
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import MapAttributes
from broadfront.titles.ardennes.data.records import ALLIED, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.idle_units import idle_flags, idle_hexes
from broadfront.titles.ardennes.rules.lines.proximity import HEX_EFFECTS, path_lengths, proximate_distances
from broadfront.titles.ardennes.rules.memo_inputs import DISPERSED, OUT_OF_FUEL, STEPS, SUPPLY, WHERE, ZONES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Danger",
    "check_danger",
    "check_surrounded",
    "find_danger",
    "is_in_danger",
    "is_surrounded",
    "surrounded_hexes",
    "would_be_in_danger",
]


def _is_closed(flags: int, side: int) -> bool:
    """Return whether these flags close a hex to a stack of the side: enemy-held, or in an enemy ZOC.

    A friendly unit in the hex lifts the ZOC for Germans, but not for the Allies.
    """
    return bool(flags & ENEMY or (flags & ENEMY_ZONE and (side == ALLIED or not flags & FRIEND)))


CLOSED_BY_FLAGS = tuple(bytes(_is_closed(flags, side) for flags in range(256)) for side in range(len(SIDES)))
"""1 for flags that close a hex, by side."""

REAR_DIRECTION = (1, 4)
"""Direction (east or west) in which the hex next to a stack is most often open, by side."""


@memoized(rests_on=(ZONES,))
@decides("ARD-DEF-17")
def closed_bytes(state: ArdennesState, side: int) -> bytearray:
    """Return 1 for each hex closed to a stack of the side, else 0.

    The last byte stands for all hexes off the map, which are closed.
    """
    closed = state.board.zoc.flags(side).translate(CLOSED_BY_FLAGS[side])
    closed[-1] = 1
    return closed


@lru_cache(maxsize=8)
def _rear_neighbors(ground: MapAttributes, side: int) -> tuple[int, ...]:
    """Return the hex next to each hex in its side's rear direction."""
    return tuple(around[REAR_DIRECTION[side]] for around in ground.six_neighbors)


@memoized(rests_on=(closed_bytes,))
def surrounded_hexes(state: ArdennesState, side: int) -> tuple[int, ...]:
    """Return the hexes in which a side is Surrounded, in reading order."""
    closed, around, home = closed_bytes(state, side), state.ground.six_neighbors, _rear_neighbors(state.ground, side)
    stands = [hex for hex in state.board.stands[side] if closed[home[hex]]]  # quick filter that leaves few stacks
    return tuple([hex for hex in stands if _are_all_closed(closed, around[hex])])


def is_surrounded(state: ArdennesState, hex: int, side: int) -> bool:
    """Return whether a stack of the side in a hex is Surrounded."""
    return _are_all_closed(closed_bytes(state, side), state.ground.six_neighbors[hex])


@decides("ARD-H-16")
def _are_all_closed(closed: bytearray, around: Sequence[int]) -> bool:
    """Return whether all six adjacent hexes are closed."""
    return 0 not in [closed[there] for there in around]


def check_surrounded(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Return the ruling on whether a stack in a hex is Surrounded, with the state of each neighbor."""
    ground, flags, id = state.ground, state.board.zoc.flags(side), state.hex_id(hex)
    closed = closed_bytes(state, side)
    ring: dict[str, str] = {}
    for way, there in enumerate(ground.six_neighbors[hex]):
        where = state.hex_id(there) if there != ground.count else f"edge-{('NE', 'E', 'SE', 'SW', 'W', 'NW')[way]}"
        if there == ground.count:
            ring[where] = "off-map"
        elif flags[there] & ENEMY:
            ring[where] = "enemy-unit"
        elif closed[there]:
            ring[where] = "enemy-zone"
        else:
            ring[where] = "open"
    if is_surrounded(state, hex, side):
        return Ruling(True, say("surround.closed", hex=id, side=SIDES[side], ring=ring), _surround_rules(side))
    free = [where for where, what in ring.items() if what == "open"]
    return refused(_surround_rules(side), say("surround.open", hex=id, side=SIDES[side], hexes=free, ring=ring))


def _surround_rules(side: int) -> tuple[str, ...]:
    return ("ARD-H-16", "ARD-DEF-17") if side == ALLIED else ("ARD-H-16",)


class Danger:
    """A danger of Surround: which unit could close the ring from which hex."""

    def __init__(self, hex: str, unit: str, at: str) -> None:
        self.hex, self.unit, self.at = hex, unit, at


def is_in_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> bool:
    """Return whether a stack is in danger of Surround: one more enemy unit could close the ring."""
    return _closing_spot(state, hex, side) is not None


@mirrors(is_in_danger)
def would_be_in_danger(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether an Allied unit not on the map would be in danger of Surround in a hex.

    The unit changes no hex's state for its own side; it only bars the ways of German units, with its ZOC.
    """
    return _closing_spot(state, hex, ALLIED, joined_by=number) is not None


def find_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> Danger | None:
    """Return the danger of Surround of a stack in a hex, or None."""
    spot = _closing_spot(state, hex, side)
    if spot is None:
        return None
    for number in state.on_map(1 - side):
        start = state.board.hex_of_unit(number)
        assert start is not None
        if _can_close(state, number, hex) and proximate_distances(state, 1 - side, (start,))[spot] >= 0:
            return Danger(state.hex_id(hex), state.units[number].id, state.hex_id(spot))
    raise AssertionError("a hex Proximate to several units is Proximate to one of them")


@decides("ARD-H-17")
def _closing_spot(state: ArdennesState, hex: int, side: int, joined_by: int | None = None) -> int | None:
    """Return a hex from which an enemy unit could close the ring around a stack, or None.

    `joined_by` is a unit of the side imagined there; it only bars ways.
    """
    enemy = 1 - side
    spots = closing_spots(state, hex, side)
    if spots:
        near = proximate_distances(state, enemy)  # every unit able to close the ring gives proximity
        spots = [spot for spot in spots if near[spot] >= 0]
    if not spots:
        return None
    zone = None if joined_by is None else bool(state.board.rule_for_zone(side, hex, (*state.board.at[hex], joined_by)))
    return _reachable_closing_spot(state, hex, side, zone, tuple(spots))


@memoized(rests_on=(proximate_distances, STEPS, DISPERSED), by=lambda hex, side, zone, _spots: (hex, side, zone))
def _reachable_closing_spot(
    state: ArdennesState, hex: int, side: int, zone: bool | None, spots: tuple[int, ...]
) -> int | None:
    """Return the first of these hexes from which an enemy unit could come and close the ring, or None.

    `zone` says whether one more unit of the side imagined there would exert a ZOC; None means no such unit. The spots
    follow from hex and side.
    """
    enemy = 1 - side
    board = state.board
    flags = board.zoc.flags(enemy) if zone is None else _flags_with_unit(state, hex, side, zone)
    met = bytearray(HEX_EFFECTS.path_bits(flags))
    for there in _hexes_without_closers(state, enemy):
        met[there] &= ~SOURCE
    for there in state.ground.map.beside[hex]:
        if met[there] & SOURCE and not [n for n in board.at[there] if _can_close(state, n, hex)]:
            met[there] &= ~SOURCE
    near = path_lengths(state, met)
    return next((spot for spot in spots if near[spot] >= 0), None)


def _flags_with_unit(state: ArdennesState, hex: int, side: int, zone: bool) -> bytearray:
    """Return the enemy's hex flags with one more unit of the side in a hex."""
    flags = state.board.zoc.flags(1 - side)[:]
    flags[hex] |= ENEMY
    if zone:
        for there in state.ground.six_neighbors[hex]:
            flags[there] |= ENEMY_ZONE
    return flags


def closing_spots(state: ArdennesState, hex: int, side: int) -> list[int]:
    """Return the hexes from which one more enemy unit would close the ring; none if it is closed already."""
    ground, closed = state.ground, closed_bytes(state, side)
    gaps = [there for there in ground.six_neighbors[hex] if not closed[there]]
    if not gaps or len(gaps) > 3:  # one unit closes at most its own hex and two beside it
        return []
    spots = list(dict.fromkeys((*gaps, *ground.map.beside[gaps[0]])))
    for gap in gaps:
        spots = [spot for spot in spots if spot == gap or spot in ground.six_neighbors[gap]]
    return [spot for spot in spots if spot != hex and not state.board.zoc.has_unit(side, spot)]


@memoized(rests_on=(WHERE, SUPPLY, DISPERSED, OUT_OF_FUEL))
def _hexes_without_closers(state: ArdennesState, side: int) -> list[int]:
    """Return the hexes in which no unit of the side is able to move."""
    return idle_hexes(state, side, state.board.dispersed, state.board.out_of_fuel)


def _can_close(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether an enemy unit can move and would leave no gap in the ring by moving."""
    start = state.board.hexes[number]
    return not _units_unable_to_move(state)[number] and (
        start is None or start not in state.ground.six_neighbors[hex] or _leaves_zone_behind(state, number, start)
    )


@memoized(rests_on=(SUPPLY, DISPERSED, OUT_OF_FUEL))
def _units_unable_to_move(state: ArdennesState) -> bytes:
    return idle_flags(state, state.board.dispersed, state.board.out_of_fuel)


def _leaves_zone_behind(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether the hex still exerts a zone of control without the unit."""
    board = state.board
    side = board.side_of(number)
    others = [n for n in board.units_at(hex, side) if n != number]
    return bool(board.rule_for_zone(side, hex, others))


def check_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> Ruling:
    """Return the ruling on whether a stack in a hex is in danger of Surround, and from which unit."""
    id = state.hex_id(hex)
    if is_surrounded(state, hex, side):
        return refused("ARD-A0-02", say("danger.surrounded", hex=id))
    found = find_danger(state, hex, side)
    if found is None:
        return refused(("ARD-A0-02", "ARD-H-17"), say("danger.none", hex=id))
    return allowed("ARD-A0-02", "ARD-H-17", message=say("danger.ring", hex=id, unit=found.unit, at=found.at))
