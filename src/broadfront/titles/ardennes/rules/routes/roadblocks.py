"""Roadblocks: where they may be placed, in what order, and what removes or replaces them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from broadfront.board.zones import ENEMY, FRIEND, FRIENDLY_ZONE
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Objection, Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import ANYWHERE
from broadfront.titles.ardennes.data.dice import is_success
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s
    from broadfront.titles.ardennes.data.attributes import MapAttributes, Watch

__all__ = [
    "RoadblockCheck",
    "apply_check_roll",
    "check_roadblock",
    "check_roadblock_replacement",
    "check_trigger_hexes",
    "check_watch",
    "cut_off_roadblocks",
    "find_roadblock_checks",
    "hex_left_empty",
    "remove_adjacent_roadblocks",
    "remove_cut_off_roadblocks",
]

MIN_HV_IN_ZOC = 5
FIRST_VP_ONLY_DAY = 20


class RoadblockCheck(NamedTuple):
    """A Roadblock check still to be rolled: a d10 roll no higher than `number` places a Roadblock in the hex."""

    hex: str
    number: int
    rules: tuple[str, ...]


NOT_EMPTY = Objection("ARD-R0-11", say("roadblock.barred.not-empty"))
HAS_ROADBLOCK = Objection("ARD-R0-11", say("roadblock.barred.already"))
NO_ROAD = Objection("ARD-R0-11", say("roadblock.barred.no-road"))
NO_POSITION = Objection("ARD-R0-11", say("roadblock.barred.no-position"))
UNSUPPLIED = Objection("ARD-R0-11", say("roadblock.barred.not-supplied"))
IN_ALLIED_ZOC = Objection("ARD-R0-12", say("roadblock.barred.in-allied-zone", least=MIN_HV_IN_ZOC))
GERMAN_TOWN = Objection("ARD-R0-13", say("roadblock.barred.german-town"))
GERMAN_BESIDE = Objection("ARD-R0-14", say("roadblock.barred.german-beside"))
NO_VP_HEX = Objection(("ARD-R0-15", "ARD-SEQ-16"), say("roadblock.barred.no-vp-hex", day=FIRST_VP_ONLY_DAY))
CHECKED_BEFORE = Objection("ARD-R0-09", say("roadblock.barred.checked"))


def objection_to_roadblock(state: ArdennesState, hex: int, movers: Sequence[int] = ()) -> Objection | None:
    """Return what keeps a Roadblock from being placed in a hex, or None if nothing does.

    `movers` are the German units that cause the check; they do not count as adjacent.
    """
    ground, id = state.ground, state.hex_id(hex)
    if state.board.at[hex]:
        return NOT_EMPTY
    if id in state.land.roadblocks:
        return HAS_ROADBLOCK
    if hex not in ground.road:
        return NO_ROAD
    if hex not in ground.position:
        return NO_POSITION
    if hex not in supply(state, ALLIED):
        return UNSUPPLIED
    if state.board.zoc.flags(ALLIED)[hex] & FRIENDLY_ZONE and ground.hv[hex] < MIN_HV_IN_ZOC:
        return IN_ALLIED_ZOC
    if state.land.is_enemy_town(hex, ALLIED):
        return GERMAN_TOWN
    if _adjacent_germans(state, hex, movers):
        return GERMAN_BESIDE
    if hex not in checkable_positions(state):
        return NO_VP_HEX
    return CHECKED_BEFORE if id in state.activation.checked else None


@decides("ARD-R0-15", "ARD-SEQ-16")
def checkable_positions(state: ArdennesState) -> frozenset[int]:
    """Return the Positions (hexes with a hold value of 2 or more) where Roadblock checks are possible today."""
    return state.vp_hexes if state.clock.day >= FIRST_VP_ONLY_DAY else state.ground.position


def _adjacent_germans(state: ArdennesState, hex: int, movers: Sequence[int]) -> list[int]:
    """Return the German units adjacent to a hex, except `movers`."""
    board = state.board
    return [
        n
        for there in state.ground.map.beside[hex]
        for n in board.at[there]
        if n not in movers and board.side_of(n) == GERMAN
    ]


def check_roadblock(state: ArdennesState, hex: int, movers: Sequence[int] = ()) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether a Roadblock may be placed in a hex.

    `movers` are the German units that cause the check; they do not count as adjacent.
    """
    id, hv, bar = state.hex_id(hex), state.ground.hv[hex], objection_to_roadblock(state, hex, movers)
    if bar is not None:
        beside = [state.units[n].id for n in _adjacent_germans(state, hex, movers)[:1]]
        return bar.to_ruling(hex=id, hv=hv, unit="".join(beside))
    rules = ["ARD-R0-10", "ARD-R0-11", "ARD-R0-12", "ARD-R0-13", "ARD-R0-14"]
    if state.clock.day >= FIRST_VP_ONLY_DAY:
        rules += ["ARD-R0-15", "ARD-SEQ-16"]
    return allowed(*rules, message=say("roadblock.may-be-placed", hex=id, hv=hv))


NEVER, HIGH_HV, ANY = range(3)
"""Which Positions are checked: none, only those of HV 5 or more (in an Allied ZOC), or any."""


def _check_scope(flags: int) -> int:
    """Return which hexes can get a Roadblock (NEVER, HIGH_HV or ANY) if units and ZOCs there are as in these flags.

    HIGH_HV means only hexes with an HV (hold value) of 5 or more.
    """
    if flags & (FRIEND | ENEMY | ENEMY_TOWN):
        return NEVER
    return HIGH_HV if flags & FRIENDLY_ZONE else ANY


CHECK_SCOPE_BY_FLAGS = bytes(map(_check_scope, range(256)))


@lru_cache(maxsize=8)
def _least_check_scopes(ground: MapAttributes, positions: frozenset[int]) -> UInt8s:
    """Return, for each hex, which of the values of `_check_scope` is the least by which it can get a Roadblock.

    It is HIGH_HV or ANY; a higher value means never. Only Positions with a road among the given hexes can get a
    Roadblock.
    """
    wanted = ground.road & ground.position & positions
    sizes = [HIGH_HV if hv >= MIN_HV_IN_ZOC else ANY for hv in ground.hv]
    found = np.array([size if hex in wanted else ANY + 1 for hex, size in enumerate(sizes)], dtype=np.uint8)
    found.flags.writeable = False
    return found


def check_watch(state: ArdennesState) -> Watch:
    """Return three arrays by hex that tell a compiled kernel where Roadblock checks would occur.

    A check occurs where the first value is no less than the second and the third is 1. Adjacent German units are
    ignored.
    """
    index = state.ground.map.index
    among = checkable_positions(state)
    which = state.board.zoc.flags(ALLIED).translate(CHECK_SCOPE_BY_FLAGS)
    for id in (*state.land.roadblocks, *state.activation.checked):
        which[index[id]] = NEVER
    reached = np.frombuffer(supply(state, ALLIED).reached, dtype=np.uint8)
    return np.frombuffer(which, dtype=np.uint8), _least_check_scopes(state.ground, among), reached


@mirrors(objection_to_roadblock)
def check_trigger_hexes(state: ArdennesState, mover: int) -> UInt8s:
    """Return one byte per hex: 1 if a German unit that enters the hex would cause a Roadblock check, else 0."""
    watch, start = check_watch(state), hex_left_empty(state, mover)
    return state.ground.find_closed_hexes(state.board.hex_flags(GERMAN), 0, 0, ANYWHERE, watch, start)


def hex_left_empty(state: ArdennesState, mover: int) -> int:
    """Return the hex that a unit leaves empty when it moves; -1 if others stay there or it is not on the map."""
    start = state.board.hexes[mover]
    return start if start is not None and len(state.board.at[start]) == 1 else -1


def find_roadblock_checks(state: ArdennesState, movers: Sequence[int]) -> tuple[RoadblockCheck, ...]:
    """Return the Roadblock checks caused by German units that just entered a hex together, in rolling order."""
    board = state.board
    hex, ground = board.hex_of_unit(movers[0]), state.ground
    if hex is None:
        return ()
    found = [
        there
        for there in ground.adjacent_road_positions[hex]
        if not board.at[there] and objection_to_roadblock(state, there, movers) is None
    ]
    return tuple(
        [
            RoadblockCheck(state.hex_id(there), ground.hv[there], ("ARD-R0-07", "ARD-R0-08", "ARD-R0-10"))
            for there in sort_by_priority(state, found)
        ]
    )


@decides("ARD-R0-07", "ARD-DEF-05")
def sort_by_priority(state: ArdennesState, hexes: Iterable[int]) -> list[int]:
    """Sort hexes by highest HV (hold value), then westernmost, then lowest hex number."""
    ground = state.ground
    return sorted(hexes, key=lambda hex: (-ground.hv[hex], -ground.west[hex], state.hex_id(hex)))


def apply_check_roll(state: ArdennesState, check: RoadblockCheck, roll: int) -> bool:
    """Apply the die roll of a Roadblock check and return whether a Roadblock was placed.

    The hex is not checked again in this activation.
    """
    state.activation.note_roadblock_check(check.hex)
    rules = tuple(dict.fromkeys(("ARD-R0-08", "ARD-R0-09", *check.rules)))
    if not is_success(roll, check.number):
        state.emit(say("roadblock.not-placed", hex=check.hex, die=roll, needed=check.number), *rules)
        return False
    state.add_roadblock(check.hex)
    state.emit(say("roadblock.placed", hex=check.hex, die=roll, needed=check.number), *rules)
    return True


# Removal


def adjacent_roadblocks(state: ArdennesState, active: Iterable[int]) -> list[int]:
    """Return the hexes of Roadblocks adjacent to the active German units, by order of priority."""
    stands = {state.board.hexes[n] for n in active}
    index, around = state.ground.map.index, state.ground.six_neighbors
    return sort_by_priority(
        state, (hex for id in state.land.roadblocks if not stands.isdisjoint(around[hex := index[id]]))
    )


def remove_adjacent_roadblocks(state: ArdennesState, active: Iterable[int]) -> list[int]:
    """Remove the Roadblocks adjacent to active units at the start of a German activation; return their hexes."""
    gone = adjacent_roadblocks(state, active)
    for hex in gone:
        state.remove_roadblock(state.hex_id(hex))
        state.emit(say("roadblock.removed-by-unit", hex=state.hex_id(hex)), "ARD-R0-18", "ARD-SEQ-13")
    return gone


def cut_off_roadblocks(state: ArdennesState) -> list[tuple[str, str]]:
    """Return the Roadblocks to remove in the Supply Phase, each with a side that has no Communication to it."""
    found: list[tuple[str, str]] = []
    for id in sorted(state.land.roadblocks):
        hex = state.ground.map.index[id]
        for side in (GERMAN, ALLIED):
            if hex not in communication_paths(state, side):
                found.append((id, SIDES[side]))
                break
    return found


def remove_cut_off_roadblocks(state: ArdennesState) -> list[str]:
    """Remove every Roadblock without Communication to both sides; return their hex ids."""
    gone = cut_off_roadblocks(state)
    for id, side in gone:
        state.remove_roadblock(id)
        state.emit(say("roadblock.removed-cut-off", hex=id, side=side), "ARD-R0-17", "ARD-SEQ-10")
    return [id for id, _ in gone]


def can_roadblock_be_replaced(state: ArdennesState, hex: int) -> bool:
    """Return whether a unit may replace a Roadblock in a hex: the hex is in Allied Supply or a VP hex."""
    return hex in supply(state, ALLIED) or hex in state.vp_hexes


def check_roadblock_replacement(state: ArdennesState, hex: int) -> Ruling:
    """Rule (yes or no, and why) on whether a unit may replace a removed Roadblock.

    The highest die roll for it is the HV (hold value) of the hex.
    """
    id, hv = state.hex_id(hex), state.ground.hv[hex]
    if not can_roadblock_be_replaced(state, hex):
        return refused("ARD-R0-19", say("roadblock.no-place-for-unit", hex=id, hv=hv))
    return allowed("ARD-R0-19", message=say("roadblock.may-be-replaced", hex=id, number=hv))
