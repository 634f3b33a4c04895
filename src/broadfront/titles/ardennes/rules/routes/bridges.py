"""Bridges: demolition checks, repair and building."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from broadfront.board.zones import FRIENDLY_ZONE
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, Objection, Ruling, refused
from broadfront.titles.ardennes.data.attributes import Crossing, MapAttributes
from broadfront.titles.ardennes.data.demolition import demolition_ledger
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, DEMOLITION_ROLLED, INTACT
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "DemolitionCheck",
    "bridge_sites",
    "build_bridge",
    "check_build_bridge",
    "check_demolition",
    "demolish_bridge",
    "demolition_number",
    "find_demolition_checks",
    "note_demolition_roll",
    "sort_bridges",
]

FIRST_DAY = 17


class DemolitionCheck(NamedTuple):
    """A demolition check still to be rolled: a d10 roll no higher than `number` destroys the bridge."""

    bridge: str
    number: int
    ledger: tuple[LedgerLine, ...]


@decides("ARD-H-55")
def sort_bridges(state: ArdennesState, crossings: Iterable[Crossing]) -> list[Crossing]:
    """Sort bridges by the higher HV of their two hexes, then westernmost, lowest hex number, northern hexside."""
    ranks = _sort_positions(state.ground)
    return sorted(crossings, key=lambda crossing: ranks[crossing.number])


@lru_cache(maxsize=8)
def _sort_positions(ground: MapAttributes) -> tuple[int, ...]:
    """Return the rank of each river hexside, by its number, in the order used to sort bridges."""

    def key(c: Crossing) -> tuple[int, int, str, int, str]:
        """Return the sort key of a river hexside with a bridge."""
        ids = sorted((ground.map.ids[c.a], ground.map.ids[c.b]))
        middle = ground.west[c.a] + ground.west[c.b]
        return -max(ground.hv[c.a], ground.hv[c.b]), -middle, ids[0], ground.row[c.a] + ground.row[c.b], ids[1]

    rank = {crossing.number: place for place, crossing in enumerate(sorted(ground.crossings, key=key))}
    return tuple(rank[crossing.number] for crossing in ground.crossings)


def bridge_sites(state: ArdennesState) -> Sequence[Crossing]:
    """Return the river hexsides with a printed or built bridge, whether or not the bridge still stands."""
    printed = _find_printed_bridges(state.ground)
    built = [c for id in state.land.bridges if not (c := state.ground.crossings_by_id[id]).bridged]
    return (*printed, *built) if built else printed


@lru_cache(maxsize=8)
def _find_printed_bridges(ground: MapAttributes) -> tuple[Crossing, ...]:
    """Return the river hexsides with a bridge printed on the map."""
    return tuple(crossing for crossing in ground.crossings if crossing.bridged)


def demolition_number(state: ArdennesState, crossing: Crossing, far_hex: int) -> tuple[int, tuple[LedgerLine, ...]]:
    """Return the highest roll that destroys a bridge (0 before 17 December), and its itemized sum.

    `far_hex` is the hex at the far end of the bridge, seen from the German unit.
    """
    defended = (
        say("demolition.defended", hex=state.hex_id(far_hex)) if state.board.zoc.has_unit(ALLIED, far_hex) else None
    )
    lines = demolition_ledger(state.clock.day, meuse=crossing.meuse, defended=defended)
    return sum(int(line.amount) for line in lines), lines


NO_BRIDGE_THERE = Objection("ARD-H-06", say("bridge.not-there"))
TOO_EARLY = Objection("ARD-SEQ-14", say("demolition.too-early", day=FIRST_DAY))
TOO_EARLY_FOR_TWO = Objection("ARD-D16-15", TOO_EARLY.message)
ROLLED_FOR = Objection("ARD-H-26", say("demolition.rolled-for"))
FAR_UNSUPPLIED = Objection("ARD-SEQ-14", say("demolition.not-supplied"))


def objection_to_demolition(state: ArdennesState, crossing: Crossing, far_hex: int) -> Objection | None:
    """Return why a German unit next to a bridge causes no demolition check, or None if it causes one.

    `far_hex` is the hex at the other end of the bridge.
    """
    if not state.land.has_bridge(crossing):
        return NO_BRIDGE_THERE
    if state.clock.day < FIRST_DAY:
        return TOO_EARLY_FOR_TWO if state.variant == "2p" else TOO_EARLY
    if state.activation.crossed.get(crossing.id, 0) & DEMOLITION_ROLLED:
        return ROLLED_FOR
    return None if far_hex in supply(state, ALLIED) else FAR_UNSUPPLIED


def check_demolition(state: ArdennesState, crossing: Crossing, hex: int) -> Ruling:
    """Rule (yes or no, and why) on whether a German unit entering a hex next to a bridge causes a demolition check."""
    far = crossing.other_bank(hex)
    bar = objection_to_demolition(state, crossing, far)
    if bar is not None:
        return bar.to_ruling(bridge=crossing.id, far=state.hex_id(far))
    number, lines = demolition_number(state, crossing, far)
    called = say("demolition.called-for", bridge=crossing.id, far=state.hex_id(far), number=number)
    return Ruling(True, called, ("ARD-SEQ-14", "ARD-H-26"), None, lines)


def find_demolition_checks(state: ArdennesState, number: int) -> tuple[DemolitionCheck, ...]:
    """Return the demolition checks that a German unit causes by entering its hex; Roadblock checks follow later."""
    hex = state.board.hex_of_unit(number)
    if hex is None or state.board.side_of(number) != GERMAN:
        return ()
    here = state.ground.crossings_around.get(hex, ())
    called = [
        crossing for crossing in here if objection_to_demolition(state, crossing, crossing.other_bank(hex)) is None
    ]
    return tuple(
        [
            DemolitionCheck(crossing.id, *demolition_number(state, crossing, crossing.other_bank(hex)))
            for crossing in sort_bridges(state, called)
        ]
    )


def note_demolition_roll(state: ArdennesState, bridge: str) -> None:
    """Record that the demolition of a bridge was rolled for in this activation."""
    state.activation.note_crossing(bridge, DEMOLITION_ROLLED)


def demolish_bridge(state: ArdennesState, bridge: str) -> None:
    """Destroy a bridge; from now on its river hexside has no bridge."""
    state.land.set_bridge(state.ground.find_crossing(bridge), DEMOLISHED)
    state.emit(say("bridge.blown", bridge=bridge), "ARD-H-06")


def check_build_bridge(state: ArdennesState, crossing: Crossing) -> Ruling:
    """Return the ruling, with reasons, on whether German engineers may repair or build a bridge at a river hexside."""
    at = crossing.id
    if state.land.has_bridge(crossing):
        return refused("ARD-E0-02", say("bridge.already", bridge=at))
    if not crossing.bridged and not crossing.road:
        return refused("ARD-E0-02", say("bridge.no-road", bridge=at))
    net = supply(state, GERMAN)
    if crossing.a not in net and crossing.b not in net:
        return refused("ARD-E0-03", say("bridge.not-supplied", bridge=at))
    for hex in (crossing.a, crossing.b):
        if state.board.zoc.flags(ALLIED)[hex] & FRIENDLY_ZONE:
            return refused("ARD-E0-04", say("bridge.in-allied-zone", bridge=at, hex=state.hex_id(hex)))
    return Ruling(True, say("bridge.may-be-built", bridge=at), ("ARD-E0-02", "ARD-E0-03", "ARD-E0-04"))


def build_bridge(state: ArdennesState, bridge: str) -> None:
    """Repair or build a bridge; the German then holds it, unless only the Allies have a unit next to it."""
    crossing = state.ground.find_crossing(bridge)
    state.land.set_bridge(crossing, INTACT if crossing.bridged else BUILT_BRIDGE)
    allied, german = (
        any(state.board.zoc.has_unit(side, hex) for hex in (crossing.a, crossing.b)) for side in (ALLIED, GERMAN)
    )
    state.land.hold_bridge(crossing, ALLIED if allied and not german else GERMAN)
    state.emit(say("bridge.raised", bridge=bridge), "ARD-E0-02")
