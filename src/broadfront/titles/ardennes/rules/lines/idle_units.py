"""Idle units, which the enemy ignores when looking for nearby units: Isolated units and, for some rules, others."""

from __future__ import annotations

from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["hexes_with_only_idle_units", "idle_unit_flags"]

IS_ISOLATED = bytes(supply == ISOLATED for supply in range(256))


def idle_unit_flags(state: ArdennesState, *other_columns: bytes) -> bytes:
    """Return one byte per unit: 1 if the unit is Isolated or has a 1 in one of the other arrays by unit, else 0."""
    marks = int.from_bytes(state.board.supply.translate(IS_ISOLATED), "big")
    for column in other_columns:
        marks |= int.from_bytes(column, "big")
    return marks.to_bytes(len(state.board.supply), "big")


def hexes_with_only_idle_units(state: ArdennesState, side: int, *other_columns: bytes) -> list[int]:
    """Return the hexes of a side in which every unit is Isolated or has a 1 in one of the other arrays by unit."""
    board = state.board
    idle, sides, hexes, found = idle_unit_flags(state, *other_columns), state.side_numbers, board.hexes, []
    number = idle.find(1)
    while number >= 0:
        hex = hexes[number]
        if hex is not None and sides[number] == side:
            for other in board.at[hex]:
                if not idle[other]:
                    break
            else:
                found.append(hex)
        number = idle.find(1, number + 1)
    return found
