"""Ports on the map: what they can take in a turn, and when supply comes through them."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["PORTS", "hex_of_port", "port_capacity", "port_left", "port_sources", "ports_open", "scheldt_open"]

PORTS = "BTR-HOUSE-31"


def hex_of_port(state: RhineState, port: str) -> int:
    return next(hex for hex, name in state.title.port_in.items() if name == port)


@decides("BTR-HOUSE-01")
def scheldt_open(state: RhineState) -> bool:
    """Whether ships come up the Scheldt: as reported, and no German combat unit stands beside it on the map."""
    held = (hex for hex in state.title.scheldt if hex in state.board.units_in)
    return state.land.scheldt and not any(state.board.held_by(hex, "german") for hex in held)


def ports_open(state: RhineState) -> tuple[int, tuple[str, ...]]:
    """Antwerpen ports that count, and the others."""
    land, scheldt = state.land, scheldt_open(state)
    good = [
        name
        for name, port in state.title.ports.port.items()
        if land.holder[name] == "allied" and land.hits[name] == 0 and (scheldt or not port.estuary)
    ]
    return sum(name.startswith("antwerpen") for name in good), tuple(n for n in good if n[:9] != "antwerpen")


@decides(PORTS)
def port_capacity(state: RhineState, port: str) -> int:
    """SP or RE that an Allied port takes in or sends out in a turn: by its hits, none while ships cannot come."""
    house = state.title.ports
    one = house.port[port]
    at = hex_of_port(state, port)
    if state.land.holder[port] != "allied" or (one.estuary and not scheldt_open(state)):
        return 0
    if state.board.enemy_in("allied", at) or state.board.in_enemy_zone("allied", at):
        return 0
    return one.capacity * house.capacity_percent[state.land.hits[port]] // 100


def port_left(state: RhineState, port: str) -> int:
    """What of it is not used yet."""
    return port_capacity(state, port) - state.land.port_used.get(port, 0)


def port_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Allied ports without hits that ships can reach: sources of trace supply."""
    if side != "allied":
        return ()
    return tuple(
        hex
        for hex, port in state.title.port_in.items()
        if not state.land.hits[port] and state.window.within(hex) and port_capacity(state, port)
    )
