"""Supply on the map: drawing from dumps, HQ throws, trace, fuel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.points import mp
from broadfront.board.reach import Reach, reach_from
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.findings import finding
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.ground import costs_of
from broadfront.titles.rhine.rules.field.modes import face_of
from broadfront.titles.rhine.rules.state.board import ZONES
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import OWNERS
from broadfront.titles.rhine.rules.theatre.ports import port_sources
from broadfront.titles.rhine.rules.theatre.railways import detrainable

__all__ = [
    "DRAW",
    "EXTENDERS",
    "Net",
    "can_fuel",
    "drawn",
    "dumps_for",
    "fuel",
    "headquarters",
    "is_shut",
    "net_of",
    "pay",
    "place_of_dump",
    "search",
    "served",
    "source_hexes",
    "traced",
    "untraced",
    "within",
]

DRAW = 5
"""Truck MP from a unit, or a hex beside it, to what it draws from."""
EXTENDERS = "BTR-HOUSE-34"


def _supply_path(flags: int) -> Meeting:
    """Truck paths pass no hex in an enemy ZOC, unless a friendly combat unit stands there."""
    return Meeting(blocked=bool(flags & ENEMY) or (bool(flags & ENEMY_ZONE) and not flags & FRIEND))


PATHS = Meetings(_supply_path, {"blocked": "OCS-ZOC-03"})


def is_shut(flags: int) -> bool:
    """Whether no supply path passes a hex with these flags."""
    return _supply_path(flags).blocked


class Net(NamedTuple):
    """Everything the supply paths of a side depend on; equal nets have equal paths."""

    title: Rhine
    flags: bytes
    hqs: tuple[tuple[int, int], ...]
    """Hex and throw range of each HQ that may throw."""
    bridges: tuple[tuple[str, str], ...]
    ground: str


@finding(rests_on=(ZONES, "clock.campaign", "land.bridges", "clock.ground"))
def net_of(state: RhineState, side: str, owner: str = "") -> Net:
    """The supply net of a side as the board stands; of an owner, with the HQs that may throw his SP."""
    hqs = tuple(
        sorted(
            (hex, state.units[n].throw)
            for n in headquarters(state, side)
            if (hex := state.board.hex_of(n)) is not None and owner in ("", state.owner_of(n))
        )
    )
    flags = bytes(state.board.zones_of.flags(SIDES.index(side))).translate(MASK)
    return Net(state.title, flags, hqs, tuple(sorted(state.land.bridges.items())), state.clock.ground)


MASK = bytes(b & (ENEMY | ENEMY_ZONE | FRIEND) for b in range(256))


def within(net: Net, starts: tuple[int, ...], points: int) -> frozenset[int]:
    """Hexes within so many Truck MP of the nearest start, along supply paths.

    Those of a whole theatre are thousands, so that few of them are kept.
    """
    return (_within if len(starts) < MANY else _wide)(net, starts, points)


def _find_within(net: Net, starts: tuple[int, ...], points: int) -> frozenset[int]:
    return frozenset(search(net, starts, points).best) if starts else frozenset()


MANY = 16
_within, _wide = lru_cache(maxsize=128)(_find_within), lru_cache(maxsize=4)(_find_within)


def search(net: Net, starts: tuple[int, ...], points: int) -> Reach:
    """The supply paths themselves, with their costs."""
    costs = costs_of(net.title, None, dict(net.bridges), (), net.ground)
    return reach_from(costs, starts, mp(points), np.frombuffer(bytearray(net.flags), dtype=np.uint8), PATHS)


def drawn(net: Net, starts: tuple[int, ...]) -> frozenset[int]:
    """Hexes from which a unit can draw on a start: within 5 Truck MP of itself or of a hex beside it."""
    near, beside = within(net, starts, DRAW), net.title.map.beside
    return near.union(*(beside[hex] for hex in near))


def source_hexes(state: RhineState, side: str) -> tuple[int, ...]:
    """Trace sources that are open: not held by the enemy, nor shut by a ZOC that no friend lifts."""
    flags = state.board.zones_of.flags(SIDES.index(side))
    sources = state.window.sources[side]
    if state.clock.campaign:
        sources = tuple(dict.fromkeys((*sources, *detrainable(state, side), *port_sources(state, side))))
    found = tuple(hex for hex in sources if not is_shut(flags[hex]))
    return tuple(dict.fromkeys((*found, *_linked_extenders(state, side, found))))


@decides(EXTENDERS)
def _linked_extenders(state: RhineState, side: str, sources: tuple[int, ...]) -> Iterator[int]:
    """Hexes of Extenders that other sources reach within the Truck MP of the counter."""
    for n in [n for n in state.of_side(side) if state.units[n].kind == "extender"]:
        hex = state.board.hex_of(n)
        if hex in within(net_of(state, side), sources, state.units[n].combat.allowance):
            assert hex is not None
            yield hex


def headquarters(state: RhineState, side: str) -> list[int]:
    """HQs that may throw: on the map and not in Strat Mode."""
    return [n for n in state.of_side(side) if state.units[n].kind == "HQ" and state.board.mode(n) != "Strat"]


def served(net: Net, starts: tuple[int, ...]) -> frozenset[int]:
    """Hexes that starts serve; those of a whole theatre are kept in few."""
    return (_served if len(starts) < MANY else _served_wide)(net, starts)


def _find_served(net: Net, starts: tuple[int, ...]) -> frozenset[int]:
    """Hexes served by sources or dumps: they draw themselves, or an HQ that draws throws to them.

    What an HQ is thrown it cannot pass on.
    """
    drawing = drawn(net, starts)
    # One search for all HQs of a range: what any of them reaches, the nearest reaches.
    by_range: dict[int, list[int]] = {}
    for hex, throw in net.hqs:
        if hex in drawing:
            by_range.setdefault(throw, []).append(hex)
    return drawing.union(*(within(net, tuple(hexes), throw) for throw, hexes in by_range.items()))


_served, _served_wide = lru_cache(maxsize=64)(_find_served), lru_cache(maxsize=4)(_find_served)


def traced(state: RhineState, side: str) -> frozenset[int]:
    """Hexes in trace supply."""
    return served(net_of(state, side), source_hexes(state, side))


def untraced(state: RhineState, side: str) -> list[int]:
    """Hexes of a side's units that have no trace supply."""
    hexes = {hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None}
    held = {hex for hex in hexes if state.board.held_by(hex, side)}
    return sorted(held - traced(state, side)) if held else []


def dumps_for(state: RhineState, owner: str, hex: int) -> list[str]:
    """Dumps of an owner with Tokens that a unit in a hex can use, nearest first by hexes."""
    board = state.title.map
    grid, here = board.grid, board.ids[hex]
    net = net_of(state, OWNERS.get(owner, owner), owner)
    found = []
    for key, tokens in state.supply.dumps.items():
        whose, _, place = key.partition(" ")
        if whose == owner and tokens and hex in served(net, (board.index[place],)):
            found.append((grid.distance(here, place), key))
    return [key for _, key in sorted(found)]


def place_of_dump(state: RhineState, key: str) -> str:
    """Where a dump is, by the name of the place too."""
    hex = key.partition(" ")[2]
    place = state.title.map.place[state.title.map.index[hex]]
    return f"{place.name} ({hex})" if place else hex


def available(state: RhineState, owner: str, hex: int) -> int:
    return sum(state.supply.dumps[key] for key in dumps_for(state, owner, hex))


def pay(state: RhineState, owner: str, hex: int, tokens: int) -> bool:
    """Take Tokens for a hex from the dumps it can use, all or nothing."""
    dumps = dumps_for(state, owner, hex)
    if sum(state.supply.dumps[key] for key in dumps) < tokens:
        return False
    for key in dumps:
        take = min(tokens, state.supply.dumps[key])
        state.supply.take_tokens(key, take)
        tokens -= take
        if not tokens:
            break
    return True


# Fuel


def can_fuel(state: RhineState, n: int) -> bool:
    """Whether a Token for this unit can be drawn."""
    return state.board.hex_of(n) in fed(state, state.owner_of(n))


@finding(rests_on=(net_of, "supply.dumps"))
def fed(state: RhineState, owner: str) -> frozenset[int]:
    """Hexes that any dump of an owner serves; one search finds what all of them do."""
    index = state.title.map.index
    dumps = (key.partition(" ") for key, tokens in state.supply.dumps.items() if tokens)
    starts = tuple(sorted(index[place] for whose, _, place in dumps if whose == owner))
    return served(net_of(state, OWNERS.get(owner, owner), owner), starts)


def fuel(state: RhineState, n: int, mode: str) -> None:
    """Fuel one unit for the phase, where it needs any."""
    unit = state.units[n]
    if not unit.fights or face_of(unit, mode).mobility == "Leg" or state.supply.fuelled[n]:
        return
    hex = state.board.hex_of(n)
    assert hex is not None
    pay(state, state.owner_of(n), hex, 1)
    state.supply.fuel(n)
    state.emit(say("fuel.unit", unit=unit.id), "OCS-MOVE-06")
