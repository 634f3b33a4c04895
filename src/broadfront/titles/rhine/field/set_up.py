"""A sector at its start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from broadfront.core.errors import unknown
from broadfront.core.steps import InOrder
from broadfront.titles.rhine.clerk.roster import TO_ARRIVE
from broadfront.titles.rhine.field.modes import MODES
from broadfront.titles.rhine.field.state import FieldState

__all__ = ["set_up_field"]

ENGINE_OPTIONS = ("dice", "persons")


def set_up_field(state: FieldState, options: Mapping[str, Any]) -> None:
    """Units, dumps and goals as the sector's files give them."""
    for name in options:
        if name not in ENGINE_OPTIONS:
            raise unknown("option of a sector", name, ENGINE_OPTIONS, parameter="options")
    sector, places = state.sector, state.title.locations
    size = len(sector.units)
    state.turn, state.ground, state.flight = 0, "Dry", "Normal"
    state.first = state.side = sector.file.moves_first
    state.phase = "Reinforcement"
    state.where = [
        places.boxes[TO_ARRIVE] if unit.arrives else places.hexes[hex]
        for unit, hex in zip(sector.units, sector.hex_of, strict=True)
    ]
    state.steps = bytearray(unit.steps for unit in sector.units)
    state.modes = bytearray(MODES.index(unit.mode) for unit in sector.units)
    state.moved, state.oos, state.stocks = bytearray(size), bytearray(size), bytearray(size)
    state.fuelled, state.cargo = bytearray(size), bytearray(size)
    state.began, state.left = (-1,) * size, {}
    state.dumps, state.bridges, state.ended = dict(sector.dumps), {}, None
    state.holder = {}
    state.derive()
    for hex in sector.goals:
        held = state.held_by(state.title.map.index[hex])
        state.holder[hex] = state.units[held[0]].side if held else "german"
    state.push(InOrder("field"))
