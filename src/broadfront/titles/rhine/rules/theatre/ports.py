"""Ports on the map: their capacity per turn, and when they are supply sources."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "PORT_RULE",
    "is_scheldt_open",
    "open_ports",
    "port_capacity",
    "port_capacity_left",
    "port_hex",
    "port_supply_sources",
]

PORT_RULE = "BTR-HOUSE-31"


def port_hex(state: RhineState, port: str) -> int:
    """Return the hex index of a port."""
    return next(hex for hex, name in state.title.ports_by_hex.items() if name == port)


@decides("BTR-HOUSE-01")
def is_scheldt_open(state: RhineState) -> bool:
    """Return whether ships can use the Scheldt: it is reported free, and no German combat unit is beside it."""
    held = (hex for hex in state.title.scheldt if hex in state.board.units_in)
    return state.land.scheldt and not any(state.board.combat_units_in(hex, "german") for hex in held)


def open_ports(state: RhineState) -> tuple[int, tuple[str, ...]]:
    """Return the number of open Antwerpen ports, and the names of the other open ports."""
    land, scheldt = state.land, is_scheldt_open(state)
    good = [
        name
        for name, port in state.title.ports.port.items()
        if land.holder[name] == "allied" and land.hits[name] == 0 and (scheldt or not port.estuary)
    ]
    return sum(name.startswith("antwerpen") for name in good), tuple(n for n in good if n[:9] != "antwerpen")


@decides(PORT_RULE)
def port_capacity(state: RhineState, port: str) -> int:
    """Return the SP or RE a port can handle per turn, reduced by its hits; 0 if the Allies cannot use it."""
    house = state.title.ports
    one = house.port[port]
    at = port_hex(state, port)
    if state.land.holder[port] != "allied" or (one.estuary and not is_scheldt_open(state)):
        return 0
    if state.board.has_enemy("allied", at) or state.board.is_in_enemy_zone("allied", at):
        return 0
    return one.capacity * house.capacity_percent[state.land.hits[port]] // 100


def port_capacity_left(state: RhineState, port: str) -> int:
    """Return how much of the capacity of a port is unused this turn."""
    return port_capacity(state, port) - state.land.port_used.get(port, 0)


def port_supply_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Return the hexes of ports that are supply sources: Allied, without hits and usable by ships."""
    if side != "allied":
        return ()
    return tuple(
        hex
        for hex, port in state.title.ports_by_hex.items()
        if not state.land.hits[port] and state.window.is_in_play(hex) and port_capacity(state, port)
    )
