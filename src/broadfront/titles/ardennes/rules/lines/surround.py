"""Surround: stacks that are Surrounded, or in danger of being Surrounded by one more enemy unit."""

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
from broadfront.titles.ardennes.rules.lines.idle_units import hexes_with_only_idle_units, idle_unit_flags
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
    "is_surrounded_or_in_danger",
    "surrounded_hexes",
    "would_be_in_danger",
]


def _do_flags_close_hex(flags: int, side: int) -> bool:
    """Return whether a hex with these flags is closed to a stack: enemy-occupied or in an enemy ZOC.

    A friendly unit in the hex lifts the ZOC for Germans, but not for the Allies.
    """
    return bool(flags & ENEMY or (flags & ENEMY_ZONE and (side == ALLIED or not flags & FRIEND)))


CLOSED_BY_FLAGS = tuple(bytes(_do_flags_close_hex(flags, side) for flags in range(256)) for side in range(len(SIDES)))
"""1 for flags that close a hex, by side."""

REAR_DIRECTION = (1, 4)
"""Direction (east or west) in which the hex next to a stack is most often open, by side."""


@memoized(rests_on=(ZONES,))
@decides("ARD-DEF-17")
def closed_bytes(state: ArdennesState, side: int) -> bytearray:
    """Return one byte per hex: 1 if enemies or their ZOCs close the hex to stacks of a side, else 0.

    The last byte stands for all hexes off the map, which are closed.
    """
    closed = state.board.zoc.flags(side).translate(CLOSED_BY_FLAGS[side])
    closed[-1] = 1
    return closed


@lru_cache(maxsize=8)
def _rear_neighbors(ground: MapAttributes, side: int) -> tuple[int, ...]:
    """Return, for each hex, the adjacent hex toward the rear of a side (east for Germans, west for the Allies)."""
    return tuple(around[REAR_DIRECTION[side]] for around in ground.six_neighbors)


@memoized(rests_on=(closed_bytes,))
def surrounded_hexes(state: ArdennesState, side: int) -> tuple[int, ...]:
    """Return the hexes of Surrounded stacks of a side, in reading order."""
    closed, around, home = closed_bytes(state, side), state.ground.six_neighbors, _rear_neighbors(state.ground, side)
    stands = [hex for hex in state.board.stands[side] if closed[home[hex]]]  # quick filter that leaves few stacks
    return tuple([hex for hex in stands if _are_all_closed(closed, around[hex])])


def is_surrounded(state: ArdennesState, hex: int, side: int) -> bool:
    """Return whether a stack of a side in a hex is (or would be) Surrounded."""
    return _are_all_closed(closed_bytes(state, side), state.ground.six_neighbors[hex])


@decides("ARD-H-16")
def _are_all_closed(closed: bytearray, around: Sequence[int]) -> bool:
    """Return whether all six hexes around a stack are closed to it."""
    return 0 not in [closed[there] for there in around]


def check_surrounded(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Return the ruling, with reasons, on whether a stack in a hex is Surrounded, with what is in each adjacent hex."""
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
    """Return the ids of the rules that define Surround for stacks of a side."""
    return ("ARD-H-16", "ARD-DEF-17") if side == ALLIED else ("ARD-H-16",)


class Danger:
    """A danger of Surround: the stack's hex, and which enemy unit could complete the Surround from which hex."""

    def __init__(self, hex: str, unit: str, at: str) -> None:
        self.hex, self.unit, self.at = hex, unit, at


def is_in_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> bool:
    """Return whether a stack is in danger of Surround: one more enemy unit could complete the ring around it."""
    return _find_ring_closing_hex(state, hex, side) is not None


def is_surrounded_or_in_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> bool:
    """Return whether a stack in a hex is Surrounded already or in danger of Surround."""
    return is_surrounded(state, hex, side) or is_in_danger(state, hex, side)


@mirrors(is_in_danger)
def would_be_in_danger(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether an Allied unit that is not on the map would be in danger of Surround in a hex.

    The unit does not change which hexes are closed to its own side; its ZOC only bars the paths of German units.
    """
    return _find_ring_closing_hex(state, hex, ALLIED, joined_by=number) is not None


def find_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> Danger | None:
    """Return the danger of Surround in which a stack is, or None if it is in no danger."""
    spot = _find_ring_closing_hex(state, hex, side)
    if spot is None:
        return None
    for number in state.on_map(1 - side):
        start = state.board.hex_of_unit(number)
        assert start is not None
        if _can_close_ring(state, number, hex) and proximate_distances(state, 1 - side, (start,))[spot] >= 0:
            return Danger(state.hex_id(hex), state.units[number].id, state.hex_id(spot))
    raise AssertionError("a hex Proximate to several units is Proximate to one of them")


@decides("ARD-H-17")
def _find_ring_closing_hex(state: ArdennesState, hex: int, side: int, joined_by: int | None = None) -> int | None:
    """Return a hex from which an enemy unit could complete the ring around a stack, or None if there is none.

    `joined_by` is a unit imagined to join the stack; its only effect is to bar enemy paths.
    """
    enemy = 1 - side
    spots = ring_closing_hexes(state, hex, side)
    if spots:
        near = proximate_distances(state, enemy)  # every unit able to close the ring gives proximity
        spots = [spot for spot in spots if near[spot] >= 0]
    if not spots:
        return None
    zone = None if joined_by is None else bool(state.board.rule_for_zone(side, hex, (*state.board.at[hex], joined_by)))
    return _find_reachable_ring_closing_hex(state, hex, side, zone, tuple(spots))


@memoized(rests_on=(proximate_distances, STEPS, DISPERSED), by=lambda hex, side, zone, _spots: (hex, side, zone))
def _find_reachable_ring_closing_hex(
    state: ArdennesState, hex: int, side: int, zone: bool | None, closing_hexes: tuple[int, ...]
) -> int | None:
    """Return the first of `closing_hexes` where an enemy unit can complete the ring around a stack; None if none can.

    `zone` says whether one more unit, imagined to join the stack, would let it exert a ZOC; None means no such unit.
    The closing hexes depend only on hex and side.
    """
    enemy = 1 - side
    board = state.board
    flags = board.zoc.flags(enemy) if zone is None else _flags_with_unit(state, hex, side, zone)
    met = bytearray(HEX_EFFECTS.path_bits(flags))
    for there in _hexes_without_closers(state, enemy):
        met[there] &= ~SOURCE
    for there in state.ground.map.beside[hex]:
        if met[there] & SOURCE and not [n for n in board.at[there] if _can_close_ring(state, n, hex)]:
            met[there] &= ~SOURCE
    near = path_lengths(state, met)
    return next((spot for spot in closing_hexes if near[spot] >= 0), None)


def _flags_with_unit(state: ArdennesState, hex: int, side: int, exerts_zone: bool) -> bytearray:
    """Return the hex flags (units, ZOCs) that the enemy of a side would see with one more unit of the side in a hex."""
    flags = state.board.zoc.flags(1 - side)[:]
    flags[hex] |= ENEMY
    if exerts_zone:
        for there in state.ground.six_neighbors[hex]:
            flags[there] |= ENEMY_ZONE
    return flags


def ring_closing_hexes(state: ArdennesState, hex: int, side: int) -> list[int]:
    """Return the hexes from which one more enemy unit would complete the ring around a stack.

    There are none if the stack is Surrounded already or one unit cannot close all gaps.
    """
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
    """Return the hexes of a side in which no unit is able to move and so to complete a ring around a stack."""
    return hexes_with_only_idle_units(state, side, state.board.dispersed, state.board.out_of_fuel)


def _can_close_ring(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether an enemy unit is able to move and would not open a gap in the ring around a hex by leaving."""
    start = state.board.hexes[number]
    return not _units_unable_to_move(state)[number] and (
        start is None or start not in state.ground.six_neighbors[hex] or _leaves_zone_behind(state, number, start)
    )


@memoized(rests_on=(SUPPLY, DISPERSED, OUT_OF_FUEL))
def _units_unable_to_move(state: ArdennesState) -> bytes:
    """Return one byte per unit: 1 if the unit is Isolated, Dispersed or OutOfFuel and so cannot complete a ring."""
    return idle_unit_flags(state, state.board.dispersed, state.board.out_of_fuel)


def _leaves_zone_behind(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether the other units in a hex would still exert a zone of control after a unit leaves."""
    board = state.board
    side = board.side_of(number)
    others = [n for n in board.units_at(hex, side) if n != number]
    return bool(board.rule_for_zone(side, hex, others))


def check_danger(state: ArdennesState, hex: int, side: int = ALLIED) -> Ruling:
    """Return the ruling (yes or no, and why) on whether a stack is in danger of Surround, and by which enemy unit."""
    id = state.hex_id(hex)
    if is_surrounded(state, hex, side):
        return refused("ARD-A0-02", say("danger.surrounded", hex=id))
    found = find_danger(state, hex, side)
    if found is None:
        return refused(("ARD-A0-02", "ARD-H-17"), say("danger.none", hex=id))
    return allowed("ARD-A0-02", "ARD-H-17", message=say("danger.ring", hex=id, unit=found.unit, at=found.at))
