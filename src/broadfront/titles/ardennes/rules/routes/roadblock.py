"""Roadblocks: where they may be placed, in what order, and what removes or replaces them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from broadfront.board.zones import ENEMY, FRIEND, FRIENDLY_ZONE
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Bar, Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import ANYWHERE
from broadfront.titles.ardennes.data.dice import succeeds
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.communication import communication
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s
    from broadfront.titles.ardennes.data.attributes import Attributes, Watch

__all__ = [
    "RoadblockCheck",
    "check_hexes",
    "checks",
    "eligible",
    "empty_without",
    "out_of_communication",
    "place_roadblock",
    "remove_adjacent",
    "remove_out_of_communication",
    "replacement_number",
    "trigger_hexes",
]

ZOC_FROM_HV = 5
VP_ONLY_FROM = 20


class RoadblockCheck(NamedTuple):
    """A Roadblock check to roll: a d10 roll no higher than `number` places one in the hex."""

    hex: str
    number: int
    rules: tuple[str, ...]


NOT_EMPTY = Bar("ARD-R0-11", say("roadblock.barred.not-empty"))
HAS_ROADBLOCK = Bar("ARD-R0-11", say("roadblock.barred.already"))
NO_ROAD = Bar("ARD-R0-11", say("roadblock.barred.no-road"))
NO_POSITION = Bar("ARD-R0-11", say("roadblock.barred.no-position"))
UNSUPPLIED = Bar("ARD-R0-11", say("roadblock.barred.not-supplied"))
IN_ALLIED_ZOC = Bar("ARD-R0-12", say("roadblock.barred.in-allied-zone", least=ZOC_FROM_HV))
GERMAN_TOWN = Bar("ARD-R0-13", say("roadblock.barred.german-town"))
GERMAN_BESIDE = Bar("ARD-R0-14", say("roadblock.barred.german-beside"))
NO_VP_HEX = Bar(("ARD-R0-15", "ARD-SEQ-16"), say("roadblock.barred.no-vp-hex", day=VP_ONLY_FROM))
CHECKED_BEFORE = Bar("ARD-R0-09", say("roadblock.barred.checked"))


def bar_to_roadblock(state: ArdennesState, hex: int, movers: Sequence[int] = ()) -> Bar | None:
    """Return what keeps a Roadblock from being placed in a hex, or None.

    `movers` are the units that cause the check; they do not count as adjacent Germans.
    """
    ground, id = state.ground, state.name(hex)
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
    if state.board.zoc.flags(ALLIED)[hex] & FRIENDLY_ZONE and ground.hv[hex] < ZOC_FROM_HV:
        return IN_ALLIED_ZOC
    if state.land.enemy_town(hex, ALLIED):
        return GERMAN_TOWN
    if _germans_beside(state, hex, movers):
        return GERMAN_BESIDE
    if hex not in checked_today(state):
        return NO_VP_HEX
    return CHECKED_BEFORE if id in state.activation.checked else None


@decides("ARD-R0-15", "ARD-SEQ-16")
def checked_today(state: ArdennesState) -> frozenset[int]:
    """Return the Positions where Roadblock checks are possible today."""
    return state.vp_hexes if state.clock.day >= VP_ONLY_FROM else state.ground.position


def _germans_beside(state: ArdennesState, hex: int, movers: Sequence[int]) -> list[int]:
    """Return the German units adjacent to a hex, except `movers`."""
    board = state.board
    return [
        n
        for there in state.ground.map.beside[hex]
        for n in board.at[there]
        if n not in movers and board.side_of(n) == GERMAN
    ]


def eligible(state: ArdennesState, hex: int, movers: Sequence[int] = ()) -> Ruling:
    """Return the ruling on whether a Roadblock may be placed in a hex.

    `movers` are the units that cause the check; they do not count as adjacent Germans.
    """
    id, hv, bar = state.name(hex), state.ground.hv[hex], bar_to_roadblock(state, hex, movers)
    if bar is not None:
        beside = [state.units[n].id for n in _germans_beside(state, hex, movers)[:1]]
        return bar.ruling(hex=id, hv=hv, unit="".join(beside))
    rules = ["ARD-R0-10", "ARD-R0-11", "ARD-R0-12", "ARD-R0-13", "ARD-R0-14"]
    if state.clock.day >= VP_ONLY_FROM:
        rules += ["ARD-R0-15", "ARD-SEQ-16"]
    return allowed(*rules, message=say("roadblock.may-be-placed", hex=id, hv=hv))


NEVER, LARGE, ANY = range(3)
"""Which Positions are checked: none, only those of HV 5 or more (in an Allied ZOC), or any."""


def _checked_with(flags: int) -> int:
    """Return which Positions are checked when they have these flags, as the Allied side sees them."""
    if flags & (FRIEND | ENEMY | ENEMY_TOWN):
        return NEVER
    return LARGE if flags & FRIENDLY_ZONE else ANY


CHECKED_WITH = bytes(map(_checked_with, range(256)))


@lru_cache(maxsize=8)
def _checked_from(ground: Attributes, among: frozenset[int]) -> UInt8s:
    """Return uint8[n]: LARGE or ANY for Positions with a road among these hexes, more for other hexes."""
    wanted = ground.road & ground.position & among
    sizes = [LARGE if hv >= ZOC_FROM_HV else ANY for hv in ground.hv]
    found = np.array([size if hex in wanted else ANY + 1 for hex, size in enumerate(sizes)], dtype=np.uint8)
    found.flags.writeable = False
    return found


def check_hexes(state: ArdennesState) -> Watch:
    """Return three uint8 arrays by hex that tell the kernel `away` where checks would occur.

    A hex is checked where the first value is no less than the second and the third is 1. Adjacent German units are
    ignored.
    """
    index = state.ground.map.index
    among = checked_today(state)
    which = state.board.zoc.flags(ALLIED).translate(CHECKED_WITH)
    for id in (*state.land.roadblocks, *state.activation.checked):
        which[index[id]] = NEVER
    reached = np.frombuffer(supply(state, ALLIED).reached, dtype=np.uint8)
    return np.frombuffer(which, dtype=np.uint8), _checked_from(state.ground, among), reached


@mirrors(bar_to_roadblock)
def trigger_hexes(state: ArdennesState, mover: int) -> UInt8s:
    """Return uint8[n + 1] with 1 for hexes where the unit would trigger a check, in the position before it moves."""
    watch, start = check_hexes(state), empty_without(state, mover)
    return state.ground.closed(state.board.flags(GERMAN), 0, 0, ANYWHERE, watch, start)


def empty_without(state: ArdennesState, mover: int) -> int:
    """Return the hex where the unit is alone, so that it bars no check after leaving; -1 when it is not alone."""
    start = state.board.hexes[mover]
    return start if start is not None and len(state.board.at[start]) == 1 else -1


def checks(state: ArdennesState, movers: Sequence[int]) -> tuple[RoadblockCheck, ...]:
    """Return the checks caused by German units that just entered a hex together, in rolling order."""
    board = state.board
    hex, ground = board.hex(movers[0]), state.ground
    if hex is None:
        return ()
    found = [
        there
        for there in ground.positions_beside[hex]
        if not board.at[there] and bar_to_roadblock(state, there, movers) is None
    ]
    return tuple(
        [
            RoadblockCheck(state.name(there), ground.hv[there], ("ARD-R0-07", "ARD-R0-08", "ARD-R0-10"))
            for there in priority(state, found)
        ]
    )


@decides("ARD-R0-07", "ARD-DEF-05")
def priority(state: ArdennesState, hexes: Iterable[int]) -> list[int]:
    """Sort hexes by highest HV, then westernmost, then lowest hex number."""
    ground = state.ground
    return sorted(hexes, key=lambda hex: (-ground.hv[hex], -ground.west[hex], state.name(hex)))


def place_roadblock(state: ArdennesState, check: RoadblockCheck, roll: int) -> bool:
    """Apply the roll of a check and return whether a Roadblock was placed.

    The hex is not checked again in this activation.
    """
    state.activation.note_checked(check.hex)
    rules = tuple(dict.fromkeys(("ARD-R0-08", "ARD-R0-09", *check.rules)))
    if not succeeds(roll, check.number):
        state.emit(say("roadblock.not-placed", hex=check.hex, die=roll, needed=check.number), *rules)
        return False
    state.add_roadblock(check.hex)
    state.emit(say("roadblock.placed", hex=check.hex, die=roll, needed=check.number), *rules)
    return True


# Removal


def adjacent(state: ArdennesState, active: Iterable[int]) -> list[int]:
    """Return the hexes of Roadblocks adjacent to active German units, in the order of checks."""
    stands = {state.board.hexes[n] for n in active}
    index, around = state.ground.map.index, state.ground.around
    return priority(state, (hex for id in state.land.roadblocks if not stands.isdisjoint(around[hex := index[id]])))


def remove_adjacent(state: ArdennesState, active: Iterable[int]) -> list[int]:
    """Remove Roadblocks adjacent to active units at the start of a German activation; return their hexes."""
    gone = adjacent(state, active)
    for hex in gone:
        state.remove_roadblock(state.name(hex))
        state.emit(say("roadblock.removed-by-unit", hex=state.name(hex)), "ARD-R0-18", "ARD-SEQ-13")
    return gone


def out_of_communication(state: ArdennesState) -> list[tuple[str, str]]:
    """Return the Roadblocks to remove in the Supply Phase, each with a side that has no Communication there."""
    found: list[tuple[str, str]] = []
    for id in sorted(state.land.roadblocks):
        hex = state.ground.map.index[id]
        for side in (GERMAN, ALLIED):
            if hex not in communication(state, side):
                found.append((id, SIDES[side]))
                break
    return found


def remove_out_of_communication(state: ArdennesState) -> list[str]:
    """Remove every Roadblock not in both sides' Communication; return their hex ids."""
    gone = out_of_communication(state)
    for id, side in gone:
        state.remove_roadblock(id)
        state.emit(say("roadblock.removed-cut-off", hex=id, side=side), "ARD-R0-17", "ARD-SEQ-10")
    return [id for id, _ in gone]


def worth_a_unit(state: ArdennesState, hex: int) -> bool:
    """Return whether a unit may replace a Roadblock in a hex at all: in Allied Supply, or a VP hex."""
    return hex in supply(state, ALLIED) or hex in state.vp_hexes


def replacement_number(state: ArdennesState, hex: int) -> Ruling:
    """Return the ruling on replacing a removed Roadblock by a unit; the highest roll for it is the hex's HV."""
    id, hv = state.name(hex), state.ground.hv[hex]
    if not worth_a_unit(state, hex):
        return refused("ARD-R0-19", say("roadblock.no-place-for-unit", hex=id, hv=hv))
    return allowed("ARD-R0-19", message=say("roadblock.may-be-replaced", hex=id, number=hv))
