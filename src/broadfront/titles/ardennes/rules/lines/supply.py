"""Supply: a road from a friendly map edge, then at most 4 hexes; what blocks it; the ladder of supply states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import Cut, Heads, TracedPaths, flood
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.grounds import BRIDGES, ROSTER, ZONES
from broadfront.titles.ardennes.rules.markers import (
    ENEMY_TOWN,
    IN_SUPPLY,
    ISOLATED,
    LOW_SUPPLY,
    OUT_OF_SUPPLY,
    ROADBLOCK,
    SUPPLY_STATES,
    WALL,
)
from broadfront.titles.ardennes.rules.routes.rivers import BRIDGE_OF, NO_ROAD, UNBRIDGED, Rivers
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s
    from broadfront.titles.ardennes.data.attributes import Attributes

__all__ = [
    "FIRST_CHECK",
    "SURRENDER",
    "Supply",
    "explain_supply",
    "in_supply",
    "most_supply",
    "next_state",
    "obstacles",
    "supply",
    "supply_check",
    "surrender_number",
    "surrendering",
    "would_be_in_supply",
]

LIMIT = 4
RIVER_LIMIT = 1
"""Hexes of a Supply path, and of one that crosses an unbridged river."""

CLOSES = (BRIDGE_OF[1], BRIDGE_OF[0])
"""By side, hexsides that close the last hexes of a Supply path: enemy-held bridges."""

CROSSES = UNBRIDGED
"""Hexsides that are a crossing there: rivers without a bridge, or with one that is down."""

OFF_ROAD = tuple(NO_ROAD | UNBRIDGED | closes for closes in CLOSES)
"""By side, hexsides that the road of a Supply Head does not cross: those without a road, and these two."""

FIRST_CHECK = (19, 17)
"""By side, the first day on which its units are checked for Supply."""

SURRENDER = {"open": (6, "ARD-S1-25"), "half": (4, "ARD-S1-26"), "filled": (2, "ARD-S1-27")}
"""By circle, the highest roll that costs a step."""


def _meeting(flags: int) -> Meeting:
    """What a hex means to a Supply path; one that stops may be the tested hex, not a hex on the way."""
    friend = flags & FRIEND
    shut = flags & (ENEMY_TOWN | ROADBLOCK) or (flags & (ENEMY_ZONE | WALL) and not friend)
    return Meeting(blocked=bool(flags & ENEMY), stops=bool(shut))


MEETS = Meetings(_meeting)


class Supply:
    """Which hexes are in Supply of one side, with the way to the Supply Head. Ask before the board changes."""

    def __init__(self, state: ArdennesState, side: int, met: bytes) -> None:
        self._ground, self._rivers, self._side, self._met = state.ground, state.land.rivers, side, met
        self._heads = _heads(state.ground, side)
        self.reached, self.head_bytes, self._seen, self._bearing = self._heads.find(self._rivers.array, met)
        """Per hex, by number, 1 when it is in Supply and 0 when it is not; and the same for Supply Heads: road hexes
        joined to a friendly edge. And 255 for every hex that bears on either, and what those meant."""

    @cached_property
    def roads(self) -> TracedPaths:
        """From each Supply Head along the road to the map edge."""
        ground, sides = self._ground, self._rivers.sides(OFF_ROAD[self._side])
        return flood(ground.map, ground.supply_edge_arrays[self._side], self._met, sides)

    @cached_property
    def paths(self) -> TracedPaths:
        """From each hex in Supply to its Supply Head."""
        sides = self._rivers.sides(CLOSES[self._side], CROSSES)
        return flood(self._ground.map, self.head_array, self._met, sides, limit=LIMIT, crossed_limit=RIVER_LIMIT)

    @cached_property
    def head_array(self) -> Int32s:
        """Supply Heads in reading order, for the kernels."""
        return np.frombuffer(self.head_bytes, dtype=np.uint8).nonzero()[0].astype(np.int32)

    @property
    def heads(self) -> tuple[int, ...]:
        """Supply Heads in reading order."""
        return tuple(self.head_array.tolist())

    @cached_property
    def head_bits(self) -> int:
        """Supply Heads, a bit for each."""
        return self._ground.bits(self.head_bytes)

    def is_head(self, hex: int) -> bool:
        return self.head_bytes[hex] == 1

    def __contains__(self, hex: int) -> bool:
        return self.reached[hex] == 1

    def meets(self, hexes: Iterable[int]) -> bool:
        """Whether its paths met one of these hexes; if not, it is the same whatever they mean."""
        seen = self._seen
        return any(seen[hex] for hex in hexes)

    def holds(self, met: bytes) -> bool:
        """Whether it is the same with other meanings of hexes: what its paths meet is as it was."""
        return self._heads.bearing(met, self._seen) == self._bearing

    def path(self, hex: int) -> tuple[str, ...]:
        """From the hex to its Supply Head and along the road to the edge; empty when out of Supply."""
        way = self.paths.path(hex)
        return way + self.roads.path(way[-1])[1:] if way else ()


@lru_cache(maxsize=8)
def _heads(ground: Attributes, side: int) -> Heads:
    return Heads(
        ground.map, ground.supply_edge_arrays[side], off_road=OFF_ROAD[side], closes=CLOSES[side], crosses=CROSSES,
        limit=LIMIT, crossed_limit=RIVER_LIMIT,
    )  # fmt: skip


Basis = tuple[bytes, Rivers]
"""What Supply is traced on: what each hex means to its paths, and the rivers."""


def _basis(state: ArdennesState, side: int) -> Basis:
    return MEETS.of(state.board.zoc.flags(side)), state.land.rivers


def _basis_without(state: ArdennesState, side: int, hex: int) -> Basis:
    return MEETS.of(state.board.zoc.without_enemies_in(side, hex)), state.land.rivers


def _holds(_state: ArdennesState, found: Supply, before: Basis, now: Basis) -> bool:
    """Whether it is the same although hexes mean something else: those that its paths met do not."""
    return before[1] is now[1] and found.holds(now[0])


@finding(rests_on=(ZONES, BRIDGES), while_equal=_basis, serves=_holds, given="basis")
@decides("ARD-DEF-06", "ARD-DEF-07", "ARD-DEF-08", "ARD-DEF-09", "ARD-DEF-10", "ARD-DEF-11", "ARD-DEF-12")
def supply(state: ArdennesState, side: int, *, basis: Basis | None = None) -> Supply:
    """Supply of a side on the whole map, found once for each position."""
    return Supply(state, side, (basis or _basis(state, side))[0])


def most_supply(state: ArdennesState, side: int, hex: int) -> Supply:
    """Supply of a side if no enemy stood in a hex: the most it can have while enemies are on their way from there."""
    net = supply(state, side)
    return _supply_without(state, side, hex) if net.meets((hex, *state.ground.map.beside[hex])) else net


@finding(
    rests_on=(ZONES, BRIDGES), series=lambda side, _hex: side, while_equal=_basis_without, serves=_holds, given="basis"
)
def _supply_without(state: ArdennesState, side: int, hex: int, *, basis: Basis | None = None) -> Supply:
    return Supply(state, side, (basis or _basis_without(state, side, hex))[0])


def in_supply(state: ArdennesState, number: int) -> bool:
    """Whether a unit can trace Supply at this moment."""
    hex = state.board.hexes[number]
    return hex is not None and supply(state, state.board.side_of(number)).reached[hex] == 1


@decides("ARD-H-02")
@mirrors(in_supply)
def would_be_in_supply(state: ArdennesState, hex: int, number: int) -> bool:
    """Whether a hex is in Supply with the unit imagined there, its effects on zones included."""
    at, side = state.board.hex(number), state.board.side_of(number)
    if at == hex:
        return in_supply(state, number)
    net = supply(state, side)
    stays = at is None or not net.meets((at, *state.ground.map.beside[at]))
    if hex in (net if stays else _supply_after(state, number)):
        return True  # a unit never blocks Supply of its own side
    brings = _brings_supply(state, net, hex, side)
    if stays or not brings:
        return brings  # what it leaves behind never brings Supply
    imagined = state.copy()
    imagined.place_at(number, state.name(hex))
    return hex in supply(imagined, side)


@finding(rests_on=(ZONES, BRIDGES, ROSTER))
def _supply_after(state: ArdennesState, number: int) -> Supply:
    """Supply of its side after a unit has left the map."""
    imagined = state.copy()
    imagined.put_in_box(number, RESERVE[state.board.side_of(number)])
    return supply(imagined, state.board.side_of(number))


def _brings_supply(state: ArdennesState, net: Supply, hex: int, side: int) -> bool:
    """Whether a unit that comes into a hex out of Supply brings it into Supply.

    Zones of its own side mean nothing to Supply. What it changes is its own hex, which ends a path already unless one
    begins there, and the bridges it takes, over which a path may come that has crossed no river.
    """
    flags = state.board.zoc.flags(side)
    if flags[hex] & ENEMY:
        return False
    edge = hex in state.ground.friendly_edge[side] and hex in state.ground.road
    if edge and not MEETS.met[(flags[hex] | FRIEND) & ~ENEMY_TOWN].stops:
        return True
    land = state.land
    for crossing in state.ground.bridges_at.get(hex, ()):
        other = crossing.across(hex)
        if (
            net.reached[other]
            and not MEETS.met[flags[other]].stops
            and land.bridge_held_by(crossing) != side
            and land.has_bridge(crossing)
            and 0 <= net.paths.uncrossed(other) < LIMIT
        ):
            return True
    return False


# Why


def obstacles(state: ArdennesState, side: int, cut: Cut) -> list[tuple[Message, str]]:
    """What blocks a Supply path, each with its rule."""
    found = [_obstacle(state, side, state.ground.map.index[id]) for id in cut.hexes]
    sides = [f"{a}-{b}" for a, b in cut.hexsides]
    match cut.reason:
        case "blocked":
            found += [(say("obstacle.enemy-bridge", bridge=at), "ARD-DEF-09") for at in sides]
        case "crossing":
            found += [(say("obstacle.unbridged-river", bridge=at, most=RIVER_LIMIT), "ARD-DEF-07") for at in sides]
        case "too far":
            away = len(cut.path) - 1
            found.append((say("obstacle.too-far", distance=away, most=LIMIT), "ARD-DEF-06"))
        case "no way":
            found.append((say("obstacle.no-supply-head"), "ARD-DEF-12"))
    return found


def _obstacle(state: ArdennesState, side: int, hex: int) -> tuple[Message, str]:
    flags, id = state.board.zoc.flags(side)[hex], state.name(hex)
    if flags & ENEMY:
        return say("obstacle.enemy-unit", hex=id), "ARD-S0-02"
    if flags & ENEMY_TOWN:
        place = state.ground.map.place[hex]
        return say("obstacle.enemy-place", place=place.name if place else "", hex=id), "ARD-DEF-10"
    if flags & ROADBLOCK:
        return say("obstacle.roadblock", hex=id), "ARD-S0-01"
    if flags & WALL and not flags & ENEMY_ZONE:
        return say("obstacle.empty-westwall", hex=id), "ARD-S0-03"
    return say("obstacle.enemy-zone", hex=id), "ARD-DEF-11"


def explain_supply(state: ArdennesState, side: int, hex: int) -> Ruling:
    """Is a hex in Supply of a side: the path, or what cuts it off."""
    net, id, who = supply(state, side), state.name(hex), SIDES[side]
    board = state.board
    if hex in net:
        path, length = list(net.path(hex)), net.paths.lengths[hex]
        rules = ["ARD-DEF-06", "ARD-DEF-12", "ARD-H-01"]
        if board.zoc.flags(side)[hex] & ENEMY_ZONE:
            rules.append("ARD-DEF-08")
        if length == 1 and _crosses(state, net.paths, hex):
            rules.append("ARD-DEF-07")
        told = say("supply.traced", hex=id, side=who, length=length, at=path[length], path=path)
        return allowed(*rules, message=told)
    if board.zoc.flags(side)[hex] & ENEMY:
        return refused("ARD-S0-02", say("hex.enemy-unit", hex=id, side=who, path=[]))
    cut = Supply(state, side, MEETS.of(board.zoc.flags(side))).paths.cut(hex)  # one kept may not know all obstacles
    assert cut is not None
    found = obstacles(state, side, cut)
    rules_cited = dict.fromkeys(rule for _, rule in found)
    if "ARD-S0-01" in rules_cited:
        rules_cited["ARD-R0-04"] = None
    told = say(
        "supply.cut", hex=id, side=who, reasons=[why for why, _ in found], reason=cut.reason, path=list(cut.path),
        blocked=list(cut.hexes), hexsides=[f"{a}-{b}" for a, b in cut.hexsides],
    )  # fmt: skip
    return refused(tuple(rules_cited), told)


def _crosses(state: ArdennesState, paths: TracedPaths, hex: int) -> bool:
    one, other = (state.ground.map.index[id] for id in paths.path(hex))
    crossing = state.ground.crossing_at.get((one, state.ground.way_between(one, other)))
    return crossing is not None and not state.land.has_bridge(crossing)


# The ladder


def next_state(marker: int, traces: bool) -> int:
    """A unit's supply state after a check: one worse when it cannot trace; LowSupply at worst when it can."""
    if not traces:
        return min(marker + 1, ISOLATED)
    return LOW_SUPPLY if marker in (OUT_OF_SUPPLY, ISOLATED) else IN_SUPPLY


NEXT_STATE = tuple(tuple(next_state(m, traces) for m in range(len(SUPPLY_STATES))) for traces in (False, True))


def supply_check(state: ArdennesState, side: int) -> Iterator[tuple[int, int, int]]:
    """Check all units of a side on the map: each changed unit, its state before and after. Changes the state.

    Nothing is checked before the side's first date. Surrender is rolled afterwards for units Isolated before and
    after, see `surrender_number`.
    """
    rule = ("ARD-SEQ-09", "ARD-SEQ-08")[side]
    if state.clock.day < FIRST_CHECK[side]:
        state.emit(say("supply.not-checked-yet", side=SIDES[side], day=FIRST_CHECK[side]), rule)
        return
    board = state.board
    traced, markers, hexes = supply(state, side).reached, board.supply, board.hexes
    for number in tuple(state.on_map(side)):
        hex, before = hexes[number], markers[number]
        assert hex is not None
        after = NEXT_STATE[traced[hex]][before]
        if after != before:
            board.set_supply(number, after)
            unit, now, was = state.units[number].id, SUPPLY_STATES[after], SUPPLY_STATES[before]
            state.emit(say("supply.changed", unit=unit, now=now, before=was), rule, "ARD-H-22")
            yield number, before, after


@decides("ARD-H-23")
def surrendering(state: ArdennesState, before: Iterable[int]) -> tuple[int, ...]:
    """Units that roll for Surrender after a check: Isolated already before it (`before`) and still."""
    board = state.board
    return state.title.in_order(n for n in before if board.supply[n] == ISOLATED and board.hex(n) is not None)


@decides("ARD-S1-25", "ARD-S1-26", "ARD-S1-27")
def surrender_number(state: ArdennesState, number: int) -> tuple[int, str]:
    """The highest roll of the d10 that costs an Isolated unit a step, and the rule of its circle."""
    return SURRENDER[state.units[number].surrender]
