"""The Allied Engineers event: replace a Roadblock, place one, destroy a bridge, or place an IP."""

from __future__ import annotations

from functools import lru_cache

from broadfront.core.actions import Action
from broadfront.core.listing import Listing
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Objection, Ruling, allowed, refused
from broadfront.core.steps import Decision, ListedChoice
from broadfront.titles.ardennes.data.attributes import Crossing, MapAttributes
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.reactions import Greif
from broadfront.titles.ardennes.rules.actions import DestroyBridge, NoMore, PlaceIP, PlaceRoadblock, ReplaceRoadblock
from broadfront.titles.ardennes.rules.forces.deployment import deploy_allied, find_roadblock_replacement
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.routes.bridges import bridge_sites, sort_bridges
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.roadblocks import can_roadblock_be_replaced
from broadfront.titles.ardennes.rules.routes.strategic_movement import enemy_adjacent_hexes
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Engineers",
    "bridges_to_destroy",
    "check_destroy_bridge",
    "check_place_ip",
    "check_place_roadblock",
    "check_replace_roadblock",
    "hexes_to_place_ip",
    "new_roadblock_hexes",
    "roadblocks_to_replace",
]

MIN_HV, MAX_DISTANCE = 3, 2
BRIDGE_DAYS = range(17, 23)


NO_SITE = Objection("ARD-E2-06", say("engineers.no-site"))
ALLIES_BESIDE = Objection("ARD-E2-09", say("engineers.allies-beside"))
NO_GERMANS_NEAR = Objection("ARD-E2-07", say("engineers.no-germans-near"))
NOT_BETWEEN = Objection("ARD-E2-08", say("engineers.not-between"))
NO_BRIDGE = Objection("ARD-E2-13", say("bridge.not-there"))
BRIDGE_UNSUPPLIED = Objection("ARD-E2-13", say("engineers.bridge-not-supplied"))
NO_GERMANS_BESIDE = Objection("ARD-E2-13", say("engineers.no-germans-at-bridge"))
NO_STACK = Objection("ARD-E2-15", say("engineers.no-stack"))
NO_GROUND = Objection("ARD-E2-15", say("engineers.no-ground-for-ip"))
UNSUPPLIED = Objection("ARD-E2-15", say("engineers.stack-not-supplied"))
NO_GERMANS_TO_FACE = Objection("ARD-E2-16", say("engineers.no-germans-to-face"))
GERMAN_TOWN = Objection(("ARD-R0-13", "ARD-E2-06"), say("roadblock.barred.german-town"))


def check_replace_roadblock(state: ArdennesState, hex: int) -> Ruling:
    """Rule (yes or no, and why) on whether the Engineers event may replace the Roadblock in a hex with a unit."""
    id = state.hex_id(hex)
    if state.variant == "gs" and state.clock.day == 16:
        return refused("ARD-D16-17", say("engineers.first-day"))
    if id not in state.land.roadblocks:
        return refused("ARD-E2-02", say("engineers.no-roadblock", hex=id))
    if not can_roadblock_be_replaced(state, hex):
        return refused("ARD-E2-02", say("roadblock.no-place-for-unit", hex=id))
    if find_roadblock_replacement(state, hex, ("ARD-E2-04", "ARD-E2-05"), Cause.ENGINEERS)[0] is None:
        return refused(("ARD-E2-04", "ARD-E2-05"), say("engineers.nobody-replaces", hex=id))
    return allowed("ARD-E2-02", "ARD-E2-04", "ARD-E2-05", message=say("engineers.may-replace", hex=id))


def check_place_roadblock(state: ArdennesState, hex: int) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether the Engineers event may place a Roadblock in a hex."""
    bar, id = _objection_to_place(state, hex, enemy_adjacent_hexes(state, GERMAN)), state.hex_id(hex)
    if bar is not None:
        return bar.to_ruling(hex=id)
    return allowed("ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09", message=say("roadblock.may-be-placed", hex=id))


def _objection_to_place(state: ArdennesState, hex: int, next_to_allies: bytes) -> Objection | None:
    """Return what keeps the Engineers event from placing a Roadblock in a hex, or None if nothing does.

    `next_to_allies` holds 1 for each hex next to an Allied unit.
    """
    if hex not in _roadblock_sites(state.ground) or state.board.at[hex] or state.hex_id(hex) in state.land.roadblocks:
        return NO_SITE
    if state.land.is_enemy_town(hex, ALLIED):
        return GERMAN_TOWN
    if next_to_allies[hex]:
        return ALLIES_BESIDE
    if not _hexes_near_supplied_germans(state) >> hex & 1:
        return NO_GERMANS_NEAR
    between = communication_paths(state, GERMAN).reached[hex] and communication_paths(state, ALLIED).reached[hex]
    return None if between else NOT_BETWEEN


@lru_cache(maxsize=8)
@decides("ARD-E2-06")
def _roadblock_sites(ground: MapAttributes) -> dict[int, None]:
    """Return the road hexes with an HV (hold value) of 3 or more, where Engineers may place Roadblocks, best first.

    They are the keys of a dict.
    """
    return dict.fromkeys(_sort_by_priority(ground, [hex for hex in ground.road if ground.hv[hex] >= MIN_HV]))


@memoized(rests_on=(supply,))
@decides("ARD-E2-07")
def _hexes_near_supplied_germans(state: ArdennesState) -> int:
    """Return all hexes within 2 of a German unit in Supply, as the bits of an integer."""
    supplied = supply(state, GERMAN).reached
    return state.ground.hexes_near_as_bits(
        [hex for hex in state.board.occupied_hexes(GERMAN) if supplied[hex]], MAX_DISTANCE
    )


def check_destroy_bridge(state: ArdennesState, crossing: Crossing) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether the Engineers event may destroy a bridge."""
    clock = state.clock
    if clock.day not in BRIDGE_DAYS:
        rule = "ARD-D16-15" if clock.day == 16 and state.variant == "2p" else "ARD-E2-12"
        rules = (rule, "ARD-D16-17") if clock.day == 16 and state.variant == "gs" else (rule,)
        return refused(rules, say("engineers.no-bridges-today", day=clock.day))
    bar = _objection_to_destroy(state, crossing, enemy_adjacent_hexes(state, ALLIED), supply(state, ALLIED).reached)
    if bar is not None:
        return bar.to_ruling(bridge=crossing.id)
    return allowed("ARD-E2-11", "ARD-E2-13", message=say("engineers.may-destroy", bridge=crossing.id))


def _objection_to_destroy(
    state: ArdennesState, crossing: Crossing, next_to_germans: bytes, in_allied_supply: bytes
) -> Objection | None:
    """Return what keeps the Engineers event from destroying a bridge, or None if nothing does.

    `next_to_germans` holds 1 for each hex next to a German unit; `in_allied_supply` holds 1 for each hex in Allied
    Supply.
    """
    a, b = crossing.a, crossing.b
    if not state.land.has_bridge(crossing):
        return NO_BRIDGE
    if not in_allied_supply[a] and not in_allied_supply[b]:
        return BRIDGE_UNSUPPLIED
    return None if next_to_germans[a] or next_to_germans[b] else NO_GERMANS_BESIDE


def check_place_ip(state: ArdennesState, hex: int) -> Ruling:
    """Rule (yes or no, and why) on whether Engineers may place an improved position (IP) under the stack in a hex."""
    bar, id = (
        _objection_to_place_ip(state, hex, supply(state, ALLIED).reached, enemy_adjacent_hexes(state, ALLIED)),
        state.hex_id(hex),
    )
    if bar is not None:
        return bar.to_ruling(hex=id)
    return allowed("ARD-E2-15", "ARD-E2-16", message=say("engineers.may-dig-in", hex=id))


def _objection_to_place_ip(
    state: ArdennesState, hex: int, in_allied_supply: bytes, next_to_germans: bytes
) -> Objection | None:
    """Return what keeps the Engineers event from placing an IP in a hex, or None if nothing does.

    `next_to_germans` holds 1 for each hex next to a German unit; `in_allied_supply` holds 1 for each hex in Allied
    Supply.
    """
    if not state.board.zoc.has_unit(ALLIED, hex):
        return NO_STACK
    if hex in state.ground.town or state.hex_id(hex) in state.land.ips:
        return NO_GROUND
    if not in_allied_supply[hex]:
        return UNSUPPLIED
    return None if next_to_germans[hex] else NO_GERMANS_TO_FACE


# Legal targets, best first


def roadblocks_to_replace(state: ArdennesState) -> list[int]:
    """Return the hexes whose Roadblock the Engineers event may replace.

    The highest HV (hold value) comes first, then the westernmost, then the northernmost hex.
    """
    hexes = [state.ground.map.index[id] for id in state.land.roadblocks]
    return _sort_by_priority(state.ground, [hex for hex in hexes if check_replace_roadblock(state, hex).legal])


@mirrors(check_place_roadblock)
def new_roadblock_hexes(state: ArdennesState) -> list[int]:
    """Return the hexes where the Engineers event may place a Roadblock.

    The highest HV (hold value) comes first, then the westernmost, then the northernmost hex.
    """
    germans, allies, at = _hexes_near_supplied_germans(state), enemy_adjacent_hexes(state, GERMAN), state.board.at
    likely = [hex for hex in _roadblock_sites(state.ground) if not at[hex] and not allies[hex] and germans >> hex & 1]
    return [hex for hex in likely if _objection_to_place(state, hex, allies) is None]


@decides("ARD-E2-03", "ARD-E2-10")
def _sort_by_priority(ground: MapAttributes, hexes: list[int]) -> list[int]:
    """Sort hexes by highest HV (hold value), then westernmost, then northernmost."""
    return sorted(hexes, key=lambda h: (-ground.hv[h], -ground.west[h], ground.row[h], ground.map.ids[h]))


@decides("ARD-E2-14")
@mirrors(check_destroy_bridge)
def bridges_to_destroy(state: ArdennesState) -> list[Crossing]:
    """Return the bridges that the Engineers event may destroy, highest HV (hold value) first, then westernmost."""
    if state.clock.day not in BRIDGE_DAYS:
        return []
    near, supplied = enemy_adjacent_hexes(state, ALLIED), supply(state, ALLIED).reached
    likely = [c for c in bridge_sites(state) if near[c.a] or near[c.b]]
    return sort_bridges(state, [c for c in likely if _objection_to_destroy(state, c, near, supplied) is None])


@decides("ARD-E2-16")
@mirrors(check_place_ip)
def hexes_to_place_ip(state: ArdennesState) -> list[int]:
    """Return the hexes where the Engineers event may place an IP, best first.

    A hex ranks by the German strength next to it, then westernmost first.
    """
    supplied, met, near = (
        supply(state, ALLIED).reached,
        enemy_adjacent_hexes(state, GERMAN),
        enemy_adjacent_hexes(state, ALLIED),
    )
    board = state.board
    strength = {hex: sum(map(board.strength, board.at[hex])) for hex in board.occupied_hexes(GERMAN) if met[hex]}
    fitting = [
        hex for hex in board.occupied_hexes(ALLIED) if _objection_to_place_ip(state, hex, supplied, near) is None
    ]

    def rank(hex: int) -> tuple[int, int, str]:
        """Return the sort key of a hex: greatest adjacent German strength first, then westernmost."""
        threat = sum([strength[there] for there in state.ground.map.beside[hex] if there in strength])
        return -threat, -state.ground.west[hex], state.hex_id(hex)

    return sorted(fitting, key=rank)


# The choice in the two-player game


class Engineers(ListedChoice[ArdennesState], frozen=True):
    """Allied choice of one legal action of the Engineers event."""

    def decision(self, state: ArdennesState) -> Decision:
        """Ask the Allies what the engineers do."""
        accepts = (ReplaceRoadblock, PlaceRoadblock, DestroyBridge, PlaceIP, NoMore)
        return Decision("allied", say("ask.event.engineers"), accepts, rules=("ARD-E2-01", "ARD-H-56"))

    def listing(self, state: ArdennesState) -> Listing:
        """Return every action that the engineers can take, and the choice of none."""
        name, found = state.hex_id, Listing()
        found.add_numbered(ReplaceRoadblock(""), roadblocks_to_replace(state), lambda hex: ReplaceRoadblock(name(hex)))
        found.add_numbered(PlaceRoadblock(""), new_roadblock_hexes(state), lambda hex: PlaceRoadblock(name(hex)))
        found.add_each(bridges_to_destroy(state), lambda crossing: DestroyBridge(crossing.id))
        found.add_numbered(PlaceIP(""), hexes_to_place_ip(state), lambda hex: PlaceIP(name(hex)))
        found.add(NoMore())
        return found

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        """Return why the engineers cannot take the chosen action, or None if they can."""
        index = state.ground.map.index_of
        match action:
            case ReplaceRoadblock(hex):
                ruling = check_replace_roadblock(state, index(hex))
            case PlaceRoadblock(hex):
                ruling = check_place_roadblock(state, index(hex))
            case DestroyBridge(bridge):
                ruling = check_destroy_bridge(state, state.ground.find_crossing(bridge))
            case PlaceIP(hex):
                ruling = check_place_ip(state, index(hex))
            case _:
                return None
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        """Carry out the chosen action of the engineers."""
        state.pop()
        match action:
            case ReplaceRoadblock(hex):
                replace_roadblock(state, state.ground.map.index[hex])
            case PlaceRoadblock(hex):
                state.add_roadblock(hex)
                rules = ("ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09")
                state.emit(say("roadblock.by-engineers", hex=hex), *rules)
            case DestroyBridge(bridge):
                destroy_bridge(state, bridge)
            case PlaceIP(hex):
                state.land.add_ip(hex)
                state.emit(say("ip.by-engineers", hex=hex), "ARD-E2-15")
            case _:
                state.emit(say("event.idle-engineers"), "ARD-E2-01")


def replace_roadblock(state: ArdennesState, hex: int) -> None:
    """Replace a Roadblock with a unit of the nearest formation, and log why this unit was chosen."""
    number, trace = find_roadblock_replacement(state, hex, ("ARD-E2-04", "ARD-E2-05"), Cause.ENGINEERS)
    assert number is not None
    chosen = say("roadblock.replacement-chosen", question=trace.asks, choice=trace.chose)
    state.emit(chosen, *trace.rules, trace=trace)
    deploy_allied(state, Cause.ENGINEERS, number, hex, "ARD-E2-02", "ARD-E2-04", "ARD-E2-05")


def destroy_bridge(state: ArdennesState, bridge: str) -> None:
    """Start the destruction of a bridge by Engineers; the German may cancel it with Greif Bridge Protect."""
    state.emit(say("bridge.by-engineers", bridge=bridge), "ARD-E2-11", "ARD-E2-13")
    state.push(Greif(bridge))
