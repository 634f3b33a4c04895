"""Ports on the map: what they can take in a turn, and when supply comes through them."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["PORTS", "hex_of_port", "port_capacity", "port_left", "port_sources"]

PORTS = "BTR-HOUSE-31"


def hex_of_port(state: RhineState, port: str) -> int:
    return next(hex for hex, name in state.title.port_in.items() if name == port)


@decides(PORTS)
def port_capacity(state: RhineState, port: str) -> int:
    """SP or RE that an Allied port takes in or sends out in a turn: by its hits, none while ships cannot come."""
    house = state.title.ports
    one = house.port[port]
    at = hex_of_port(state, port)
    if state.holder[port] != "allied" or (one.estuary and not state.scheldt_open):
        return 0
    if state.enemy_in("allied", at) or state.in_enemy_zone("allied", at):
        return 0
    return one.capacity * house.capacity_percent[state.hits[port]] // 100


def port_left(state: RhineState, port: str) -> int:
    """What of it is not used yet."""
    return port_capacity(state, port) - state.port_used.get(port, 0)


def port_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Allied ports without hits that ships can reach: sources of trace supply."""
    if side != "allied":
        return ()
    return tuple(
        hex
        for hex, port in state.title.port_in.items()
        if not state.hits[port] and state.window.within(hex) and port_capacity(state, port)
    )
