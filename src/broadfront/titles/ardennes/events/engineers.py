"""The Allied Engineers event: replace a Roadblock, place one, destroy a bridge, or place an IP."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.actions import DestroyBridge, NoMore, PlaceIP, PlaceRoadblock, ReplaceRoadblock
from broadfront.titles.ardennes.attributes import Crossing
from broadfront.titles.ardennes.bridges import in_order
from broadfront.titles.ardennes.communication import communication
from broadfront.titles.ardennes.contact import take_from_map
from broadfront.titles.ardennes.deployment import matching_unit
from broadfront.titles.ardennes.records import ALLIED, GERMAN
from broadfront.titles.ardennes.roadblock import priority
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.supply import supply

__all__ = [
    "Engineers",
    "bridges_to_destroy",
    "check_destroy",
    "check_ip",
    "check_place",
    "check_replace",
    "ip_stacks",
    "roadblock_hexes",
    "roadblocks_to_replace",
]

LEAST_HV, NEAR = 3, 2
BRIDGE_DAYS = range(17, 23)


def check_replace(state: ArdennesState, hex: int) -> Ruling:
    """May a unit take the place of the Roadblock in a hex."""
    id = state.name(hex)
    if state.variant == "gs" and state.day == 16:
        return refused("ARD-D16-17", "On 16 December Engineers only place a Roadblock or an IP.")
    if id not in state.roadblocks:
        return refused("ARD-E2-02", f"No Roadblock lies in {id}.")
    if hex not in supply(state, ALLIED) and hex not in state.vp_hexes:
        return refused("ARD-E2-02", f"{id} is neither in Allied Supply nor a VP hex.")
    if matching_unit(state, hex, ("ARD-E2-04", "ARD-E2-05"))[0] is None:
        return refused(("ARD-E2-04", "ARD-E2-05"), f"No unit can take the place of the Roadblock in {id}.")
    return allowed("ARD-E2-02", "ARD-E2-04", "ARD-E2-05", text=f"The Roadblock in {id} may be replaced.")


def check_place(state: ArdennesState, hex: int) -> Ruling:
    """May Engineers place a Roadblock in a hex."""
    ground, id = state.ground, state.name(hex)
    if hex not in ground.road or state.at[hex] or id in state.roadblocks or ground.hv[hex] < LEAST_HV:
        return refused("ARD-E2-06", f"{id} is no road hex of HV 3 or more without units or Roadblock.")
    if any(there != ground.count and state.zoc.holds(ALLIED, there) for there in ground.around[hex]):
        return refused("ARD-E2-09", f"{id} is adjacent to an Allied unit.")
    away, net = ground.distance[hex], supply(state, GERMAN)
    if not any(away[there] <= NEAR and there in net for there in state.occupied(GERMAN)):
        return refused("ARD-E2-07", f"No German unit in Supply is within 2 hexes of {id}.")
    if hex not in communication(state, GERMAN) or hex not in communication(state, ALLIED):
        return refused("ARD-E2-08", f"{id} is not in both German and Allied Communication.")
    return allowed("ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09", text=f"A Roadblock may be placed in {id}.")


def check_destroy(state: ArdennesState, crossing: Crossing) -> Ruling:
    """May Engineers destroy a bridge."""
    if state.day not in BRIDGE_DAYS:
        rule = "ARD-D16-15" if state.day == 16 and state.variant == "2p" else "ARD-E2-12"
        rules = (rule, "ARD-D16-17") if state.day == 16 and state.variant == "gs" else (rule,)
        return refused(rules, f"On {state.day} December Engineers destroy no bridge.")
    if not state.has_bridge(crossing):
        return refused("ARD-E2-13", f"There is no bridge at {crossing.id}.")
    net = supply(state, ALLIED)
    if crossing.a not in net and crossing.b not in net:
        return refused("ARD-E2-13", f"{crossing.id} is not in Allied Supply.")
    beside = {crossing.a, crossing.b, *state.ground.around[crossing.a], *state.ground.around[crossing.b]}
    beside.discard(state.ground.count)
    if not any(state.zoc.holds(GERMAN, hex) for hex in beside):
        return refused("ARD-E2-13", f"No German unit is adjacent to {crossing.id}.")
    return allowed("ARD-E2-11", "ARD-E2-13", text=f"{crossing.id} may be destroyed.")


def check_ip(state: ArdennesState, hex: int) -> Ruling:
    """May Engineers give the stack in a hex an IP."""
    id = state.name(hex)
    if not state.units_at(hex, ALLIED):
        return refused("ARD-E2-15", f"No Allied stack is in {id}.")
    if hex in state.ground.town or id in state.ips:
        return refused("ARD-E2-15", f"{id} is a City or Town, or has an IP.")
    if hex not in supply(state, ALLIED):
        return refused("ARD-E2-15", f"{id} is not in Supply.")
    return allowed("ARD-E2-15", text=f"The stack in {id} may have an IP.")


# What is possible, best first


def roadblocks_to_replace(state: ArdennesState) -> list[int]:
    """Roadblocks a unit may replace: highest HV, westernmost, northernmost."""
    hexes = [state.ground.map.index[id] for id in state.roadblocks]
    return _by_place(state, [hex for hex in hexes if check_replace(state, hex).legal])


def roadblock_hexes(state: ArdennesState) -> list[int]:
    """Hexes for a new Roadblock: highest HV, westernmost, northernmost."""
    ground = state.ground

    def find() -> list[int]:
        near = ground.away_from(state.occupied(GERMAN))
        likely = [h for h in ground.road if ground.hv[h] >= LEAST_HV and near[h] <= NEAR]
        return _by_place(state, [hex for hex in likely if check_place(state, hex).legal])

    return state.known("engineers: roadblocks", find)


def _by_place(state: ArdennesState, hexes: list[int]) -> list[int]:
    ground = state.ground
    return sorted(priority(state, hexes), key=lambda h: (-ground.hv[h], -ground.west[h], ground.row[h], state.name(h)))


def bridges_to_destroy(state: ArdennesState) -> list[Crossing]:
    """Bridges Engineers may destroy: highest HV of their hexes, westernmost."""
    if state.day not in BRIDGE_DAYS:
        return []
    likely = {
        c
        for hex in state.occupied(GERMAN)
        for there in (hex, *state.ground.map.beside[hex])
        for c in state.ground.bridges_at.get(there, ())
    }
    return in_order(state, (c for c in likely if check_destroy(state, c).legal))


def ip_stacks(state: ArdennesState) -> list[int]:
    """Stacks that may have an IP: next to the greatest German strength, westernmost."""
    ground = state.ground

    def threat(hex: int) -> int:
        return sum(state.strength(n) for there in ground.map.beside[hex] for n in state.units_at(there, GERMAN))

    fitting = [hex for hex in state.occupied(ALLIED) if check_ip(state, hex).legal]
    return sorted(fitting, key=lambda hex: (-threat(hex), -ground.west[hex], state.name(hex)))


# The choice of two players


class Engineers(Choice[ArdennesState], frozen=True):
    """The Allied player picks any one action that is legal on the date."""

    def decision(self, state: ArdennesState) -> Decision:
        accepts = (ReplaceRoadblock, PlaceRoadblock, DestroyBridge, PlaceIP, NoMore)
        return Decision("allied", "Engineers: one action, or none", accepts, rules=("ARD-E2-01", "ARD-H-56"))

    def options(self, state: ArdennesState) -> Iterator[Action]:
        yield from (ReplaceRoadblock(state.name(hex)) for hex in roadblocks_to_replace(state))
        yield from (PlaceRoadblock(state.name(hex)) for hex in roadblock_hexes(state))
        yield from (DestroyBridge(crossing.id) for crossing in bridges_to_destroy(state))
        yield from (PlaceIP(state.name(hex)) for hex in ip_stacks(state))
        yield NoMore()

    def refusal(self, state: ArdennesState, action: Action) -> Ruling | None:
        index = state.ground.map.index_of
        match action:
            case ReplaceRoadblock(hex):
                ruling = check_replace(state, index(hex))
            case PlaceRoadblock(hex):
                ruling = check_place(state, index(hex))
            case DestroyBridge(bridge):
                ruling = check_destroy(state, state.ground.crossing(bridge))
            case PlaceIP(hex):
                ruling = check_ip(state, index(hex))
            case _:
                return None
        return None if ruling.legal else ruling

    def do(self, state: ArdennesState, action: Action) -> None:
        state.pop()
        match action:
            case ReplaceRoadblock(hex):
                replace_roadblock(state, state.ground.map.index[hex])
            case PlaceRoadblock(hex):
                state.add_roadblock(hex)
                rules = ("ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09")
                state.emit("roadblock", "Engineers place a Roadblock in {hex}.", *rules, hex=hex)
            case DestroyBridge(bridge):
                destroy_bridge(state, bridge)
            case PlaceIP(hex):
                state.add_ip(hex)
                state.emit("ip", "Engineers give the stack in {hex} an IP.", "ARD-E2-15", hex=hex)
            case _:
                state.emit("event", "The Engineers do nothing.", "ARD-E2-01")


def replace_roadblock(state: ArdennesState, hex: int) -> None:
    """A unit takes the place of a Roadblock."""
    from broadfront.titles.ardennes.steps.reserves import deploy_allied

    number, trace = matching_unit(state, hex, ("ARD-E2-04", "ARD-E2-05"))
    assert number is not None
    state.emit("roadblock", "{said}", *trace.rules, trace=trace, said=f"{trace.question}: {trace.choice}.")
    if state.hex(number) is not None:
        take_from_map(state, number)
    deploy_allied(state, number, state.name(hex), "ARD-E2-02", "ARD-E2-04", "ARD-E2-05")


def destroy_bridge(state: ArdennesState, bridge: str) -> None:
    """Engineers destroy a bridge, unless Greif saves it."""
    from broadfront.titles.ardennes.steps.moving import Greif

    state.emit("bridge", "Engineers destroy the bridge {bridge}.", "ARD-E2-11", "ARD-E2-13", bridge=bridge)
    state.push(Greif(bridge))
