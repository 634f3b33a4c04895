"""Supply: a road from a friendly map edge, then at most 4 hexes off it; what blocks Supply, and supply checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.trace import Cut, RoadHeadSearch, TracedPaths, trace_unchecked
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
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
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES, ROSTER, ZONES
from broadfront.titles.ardennes.rules.routes.rivers import BRIDGE_OF, NO_ROAD, UNBRIDGED, Rivers
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s
    from broadfront.titles.ardennes.data.attributes import MapAttributes

__all__ = [
    "FIRST_CHECK_DAY",
    "SURRENDER_NUMBERS",
    "Supply",
    "check_supply",
    "describe_obstacles",
    "highest_surrender_roll",
    "is_in_supply",
    "next_supply_state",
    "run_supply_check",
    "supply",
    "supply_without_enemies",
    "surrendering_units",
    "would_be_in_supply",
]

MAX_PATH = 4
MAX_RIVER_PATH = 1
"""Longest Supply path beyond the Supply Head in hexes, and longest one that crosses an unbridged river."""

CLOSING_BITS = (BRIDGE_OF[1], BRIDGE_OF[0])
"""Bits of hexsides that block the last hexes of a Supply path, by side: enemy-held bridges."""

CROSSING_BITS = UNBRIDGED
"""Bits of hexsides that count as a river crossing there: rivers without an intact bridge."""

ROAD_CLOSING_BITS = tuple(NO_ROAD | UNBRIDGED | closes for closes in CLOSING_BITS)
"""Bits of hexsides that the road to a Supply Head cannot cross, by side.

They are hexsides without a road, unbridged rivers and enemy-held bridges.
"""

FIRST_CHECK_DAY = (19, 17)
"""First day on which the units of each side are checked for Supply."""

SURRENDER_NUMBERS = {"open": (6, "ARD-S1-25"), "half": (4, "ARD-S1-26"), "filled": (2, "ARD-S1-27")}
"""Highest roll that costs a step, and its rule, by surrender circle."""


def _hex_effect(flags: int) -> HexEffect:
    """Return how a hex with these flags (units, ZOCs, Roadblock) affects a Supply path.

    A hex that stops paths can itself be in Supply, but paths do not go on from there.
    """
    friend = flags & FRIEND
    shut = flags & (ENEMY_TOWN | ROADBLOCK) or (flags & (ENEMY_ZONE | WALL) and not friend)
    return HexEffect(blocked=bool(flags & ENEMY), stops=bool(shut))


HEX_EFFECTS = HexEffects(_hex_effect)


class Supply:
    """The hexes in Supply of one side, and their paths to a Supply Head (road hex linked to the map edge).

    It is valid until the position changes.
    """

    def __init__(self, state: ArdennesState, side: int, basis: TraceInputs) -> None:
        met, self._rivers = basis
        self._ground, self._side, self._met = state.ground, side, met
        self._heads = _head_search(state.ground, side)
        self.reached, self.head_bytes, self._seen, self._bearing = self._heads.find(self._rivers.array, met)
        """Bytes by hex: 1 for hexes in Supply; 1 for Supply Heads, which are road hexes linked to a friendly edge.

        Then 255 for every hex that bears on either, and the path effects of those hexes.
        """

    @cached_property
    def roads(self) -> TracedPaths:
        """Paths along roads from each Supply Head to the friendly map edge."""
        ground, sides = self._ground, self._rivers.closing_hexsides(ROAD_CLOSING_BITS[self._side])
        return trace_unchecked(ground.map, ground.friendly_edge_road_arrays[self._side], self._met, sides)

    @cached_property
    def paths(self) -> TracedPaths:
        """Paths from each hex in Supply to its Supply Head."""
        sides = self._rivers.closing_hexsides(CLOSING_BITS[self._side], CROSSING_BITS)
        return trace_unchecked(
            self._ground.map, self.head_array, self._met, sides, limit=MAX_PATH, crossed_limit=MAX_RIVER_PATH
        )

    @cached_property
    def head_array(self) -> Int32s:
        """Supply Heads in reading order, as an array for the compiled kernels."""
        return np.frombuffer(self.head_bytes, dtype=np.uint8).nonzero()[0].astype(np.int32)

    @property
    def heads(self) -> tuple[int, ...]:
        """Supply Heads in reading order."""
        return tuple(self.head_array.tolist())

    @cached_property
    def head_bits(self) -> int:
        """Supply Heads, as the bits of an integer."""
        return self._ground.marked_bits(self.head_bytes)

    def is_head(self, hex: int) -> bool:
        """Return whether a hex is a Supply Head."""
        return self.head_bytes[hex] == 1

    def __contains__(self, hex: int) -> bool:
        return self.reached[hex] == 1

    def depends_on(self, hexes: Iterable[int]) -> bool:
        """Return whether a change in any of these hexes could change which hexes are in Supply."""
        seen = self._seen
        return any(seen[hex] for hex in hexes)

    def is_valid_for(self, path_effects: bytes) -> bool:
        """Return whether the same hexes are in Supply if hexes affect paths as `path_effects` says."""
        return self._heads.relevant_effects(path_effects, self._seen) == self._bearing

    def path(self, hex: int) -> tuple[str, ...]:
        """Return the path from a hex to its Supply Head and on to the map edge; empty when out of Supply."""
        way = self.paths.path(hex)
        return way + self.roads.path(way[-1])[1:] if way else ()


@lru_cache(maxsize=8)
def _head_search(ground: MapAttributes, side: int) -> RoadHeadSearch:
    """Return the compiled search for the Supply Heads of a side and the hexes in Supply."""
    return RoadHeadSearch(
        ground.map,
        ground.friendly_edge_road_arrays[side],
        off_road=ROAD_CLOSING_BITS[side],
        closes=CLOSING_BITS[side],
        crosses=CROSSING_BITS,
        limit=MAX_PATH,
        crossed_limit=MAX_RIVER_PATH,
    )


TraceInputs = tuple[bytes, Rivers]
"""Inputs of a Supply trace: the path effect of each hex, and the rivers."""


def _trace_inputs(state: ArdennesState, side: int) -> TraceInputs:
    """Return what Supply of a side depends on: how each hex affects Supply paths, and the rivers."""
    return HEX_EFFECTS.path_bits(state.board.zoc.flags(side)), state.land.rivers


def _trace_inputs_without(state: ArdennesState, side: int, hex: int) -> TraceInputs:
    """Return what Supply of a side would depend on if no enemy unit were in a hex."""
    return HEX_EFFECTS.path_bits(state.board.zoc.flags_without_enemies(side, hex)), _rivers_without(state, side, hex)


@decides("ARD-H-03")
def _rivers_without(state: ArdennesState, side: int, hex: int) -> Rivers:
    """Return the rivers if no enemy unit were in a hex: a side holds every bridge at which it alone has a unit."""
    land, has_unit, around = state.land, state.board.zoc.has_unit, state.ground.crossings_around
    taken = [
        crossing
        for here in state.board.stands[side]
        for crossing in around.get(here, ())
        if land.bridge_holder(crossing) != side
        and land.has_bridge(crossing)
        and ((there := crossing.other_bank(here)) == hex or not has_unit(1 - side, there))
    ]
    return land.rivers.with_bridges_held(tuple(taken), side) if taken else land.rivers


def _can_reuse_supply(_state: ArdennesState, found: Supply, before: TraceInputs, now: TraceInputs) -> bool:
    """Return whether Supply found earlier still holds: same rivers, and no change in the hexes that matter for it."""
    return before[1] is now[1] and found.is_valid_for(now[0])


@memoized(rests_on=(ZONES, BRIDGES), while_equal=_trace_inputs, serves=_can_reuse_supply, given="basis")
@decides("ARD-DEF-06", "ARD-DEF-07", "ARD-DEF-08", "ARD-DEF-09", "ARD-DEF-10", "ARD-DEF-11", "ARD-DEF-12")
def supply(state: ArdennesState, side: int, *, basis: TraceInputs | None = None) -> Supply:
    """Return which hexes of the whole map are in Supply of a side."""
    return Supply(state, side, basis or _trace_inputs(state, side))


def supply_without_enemies(state: ArdennesState, side: int, hex: int) -> Supply:
    """Return which hexes would be in Supply of a side if no enemy unit were in a hex.

    Enemy units that move away from the hex cannot leave more hexes in Supply, although they give up the bridges of
    hexes that they leave.
    """
    net = supply(state, side)
    if (
        net.depends_on((hex, *state.ground.map.beside[hex]))
        or _rivers_without(state, side, hex) is not state.land.rivers
    ):
        return _memoized_supply_without(state, side, hex)
    return net


@memoized(
    rests_on=(ZONES, BRIDGES),
    series=lambda side, _hex: side,
    while_equal=_trace_inputs_without,
    serves=_can_reuse_supply,
    given="basis",
)
def _memoized_supply_without(state: ArdennesState, side: int, hex: int, *, basis: TraceInputs | None = None) -> Supply:
    """Return which hexes would be in Supply of a side if no enemy unit were in a hex, from a cache if possible."""
    return Supply(state, side, basis or _trace_inputs_without(state, side, hex))


def is_in_supply(state: ArdennesState, number: int) -> bool:
    """Return whether a unit can trace Supply in the present position."""
    hex = state.board.hexes[number]
    return hex is not None and supply(state, state.board.side_of(number)).reached[hex] == 1


@decides("ARD-H-02")
@mirrors(is_in_supply)
def would_be_in_supply(state: ArdennesState, hex: int, number: int) -> bool:
    """Return whether a unit would be in Supply in another hex, with the effect on ZOCs of its being there."""
    at, side = state.board.hex_of_unit(number), state.board.side_of(number)
    if at == hex:
        return is_in_supply(state, number)
    net = supply(state, side)
    stays = at is None or not net.depends_on((at, *state.ground.map.beside[at]))
    if hex in (net if stays else _supply_without_unit(state, number)):
        return True  # a unit never blocks Supply of its own side
    brings = _would_bring_supply(state, net, hex, side)
    if stays or not brings:
        return brings  # vacating its old hex never brings Supply
    imagined = state.copy()
    imagined.place_at(number, state.hex_id(hex))
    return hex in supply(imagined, side)


@memoized(rests_on=(ZONES, BRIDGES, ROSTER))
def _supply_without_unit(state: ArdennesState, number: int) -> Supply:
    """Return which hexes would be in Supply of a unit's side if the unit left the map."""
    imagined = state.copy()
    imagined.put_in_box(number, RESERVE[state.board.side_of(number)])
    return supply(imagined, state.board.side_of(number))


def _would_bring_supply(state: ArdennesState, supply_now: Supply, hex: int, side: int) -> bool:
    """Return whether a unit that enters a hex out of Supply would itself bring the hex into Supply.

    ZOCs of its own side do not affect Supply. The unit changes only its own hex, which matters where a path begins, and
    the bridges it takes, which a path may then cross.
    """
    flags = state.board.zoc.flags(side)
    if flags[hex] & ENEMY:
        return False
    edge = hex in state.ground.friendly_edge[side] and hex in state.ground.road
    if edge and not HEX_EFFECTS.by_flags[(flags[hex] | FRIEND) & ~ENEMY_TOWN].stops:
        return True
    land = state.land
    for crossing in state.ground.crossings_around.get(hex, ()):
        other = crossing.other_bank(hex)
        if (
            supply_now.reached[other]
            and not HEX_EFFECTS.by_flags[flags[other]].stops
            and land.bridge_holder(crossing) != side
            and land.has_bridge(crossing)
            and 0 <= supply_now.paths.length_uncrossed(other) < MAX_PATH
        ):
            return True
    return False


# Explanations


def describe_obstacles(state: ArdennesState, side: int, cut: Cut) -> list[tuple[Message, str]]:
    """Return everything that blocks a Supply path of a side where it is cut, each with its rule id."""
    found = [_describe_obstacle(state, side, state.ground.map.index[id]) for id in cut.hexes]
    sides = [f"{a}-{b}" for a, b in cut.hexsides]
    match cut.reason:
        case "blocked":
            found += [(say("obstacle.enemy-bridge", bridge=at), "ARD-DEF-09") for at in sides]
        case "crossing":
            found += [(say("obstacle.unbridged-river", bridge=at, most=MAX_RIVER_PATH), "ARD-DEF-07") for at in sides]
        case "too far":
            away = len(cut.path) - 1
            found.append((say("obstacle.too-far", distance=away, most=MAX_PATH), "ARD-DEF-06"))
        case "no way":
            found.append((say("obstacle.no-supply-head"), "ARD-DEF-12"))
    return found


def _describe_obstacle(state: ArdennesState, side: int, hex: int) -> tuple[Message, str]:
    """Return what in a hex blocks a Supply path of a side, and the rule id."""
    flags, id = state.board.zoc.flags(side)[hex], state.hex_id(hex)
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


def check_supply(state: ArdennesState, side: int, hex: int) -> Ruling:
    """Rule (yes or no, and why) on whether a hex is in Supply of a side, with the path or what cuts the hex off."""
    net, id, who = supply(state, side), state.hex_id(hex), SIDES[side]
    board = state.board
    if hex in net:
        path, length = list(net.path(hex)), net.paths.lengths[hex]
        rules = ["ARD-DEF-06", "ARD-DEF-12", "ARD-H-01"]
        if board.zoc.flags(side)[hex] & ENEMY_ZONE:
            rules.append("ARD-DEF-08")
        if length == 1 and _crosses_river(state, net.paths, hex):
            rules.append("ARD-DEF-07")
        message = say("supply.traced", hex=id, side=who, length=length, at=path[length], path=path)
        return allowed(*rules, message=message)
    if board.zoc.flags(side)[hex] & ENEMY:
        return refused("ARD-S0-02", say("hex.enemy-unit", hex=id, side=who, path=[]))
    cut = Supply(state, side, _trace_inputs(state, side)).paths.find_cut(
        hex
    )  # memoized Supply may not know every obstacle
    assert cut is not None
    found = describe_obstacles(state, side, cut)
    rules_cited = dict.fromkeys(rule for _, rule in found)
    if "ARD-S0-01" in rules_cited:
        rules_cited["ARD-R0-04"] = None
    message = say(
        "supply.cut",
        hex=id,
        side=who,
        reasons=[why for why, _ in found],
        reason=cut.reason,
        path=list(cut.path),
        blocked=list(cut.hexes),
        hexsides=[f"{a}-{b}" for a, b in cut.hexsides],
    )
    return refused(tuple(rules_cited), message)


def _crosses_river(state: ArdennesState, paths: TracedPaths, hex: int) -> bool:
    """Return whether the path from a hex crosses a river without an intact bridge."""
    one, other = (state.ground.map.index[id] for id in paths.path(hex))
    crossing = state.ground.crossings_by_direction.get((one, state.ground.direction_between(one, other)))
    return crossing is not None and not state.land.has_bridge(crossing)


# Supply checks


def next_supply_state(marker: int, traces: bool) -> int:
    """Return the supply state of a unit after a supply check, from its present supply marker.

    The state gets one worse if the unit cannot trace Supply; otherwise it becomes LowSupply at worst.
    """
    if not traces:
        return min(marker + 1, ISOLATED)
    return LOW_SUPPLY if marker in (OUT_OF_SUPPLY, ISOLATED) else IN_SUPPLY


NEXT_SUPPLY_STATE = tuple(
    tuple(next_supply_state(m, traces) for m in range(len(SUPPLY_STATES))) for traces in (False, True)
)


def run_supply_check(state: ArdennesState, side: int) -> Iterator[tuple[int, int, int]]:
    """Check Supply for all units of a side on the map, change their markers, and yield each change.

    A change is (unit, state before, state after). No unit is checked before its side's first date. Surrender is rolled
    afterwards for units Isolated before and after; see `highest_surrender_roll`.
    """
    rule = ("ARD-SEQ-09", "ARD-SEQ-08")[side]
    if state.clock.day < FIRST_CHECK_DAY[side]:
        state.emit(say("supply.not-checked-yet", side=SIDES[side], day=FIRST_CHECK_DAY[side]), rule)
        return
    board = state.board
    traced, markers, hexes = supply(state, side).reached, board.supply, board.hexes
    for number in tuple(state.on_map(side)):
        hex, before = hexes[number], markers[number]
        assert hex is not None
        after = NEXT_SUPPLY_STATE[traced[hex]][before]
        if after != before:
            board.set_supply(number, after)
            unit, now, was = state.units[number].id, SUPPLY_STATES[after], SUPPLY_STATES[before]
            state.emit(say("supply.changed", unit=unit, now=now, before=was), rule, "ARD-H-22")
            yield number, before, after


@decides("ARD-H-23")
def surrendering_units(state: ArdennesState, before: Iterable[int]) -> tuple[int, ...]:
    """Return the units that roll for Surrender: those of `before`, Isolated before the supply check, still Isolated
    now."""
    board = state.board
    return state.title.sort_units(n for n in before if board.supply[n] == ISOLATED and board.hex_of_unit(n) is not None)


@decides("ARD-S1-25", "ARD-S1-26", "ARD-S1-27")
def highest_surrender_roll(state: ArdennesState, number: int) -> tuple[int, str]:
    """Return the highest d10 roll by which an Isolated unit loses a step to Surrender, and the rule id."""
    return SURRENDER_NUMBERS[state.units[number].surrender]
