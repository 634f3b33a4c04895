"""Units the enemy ignores when looking for nearby units: Isolated ones and, for some rules, others."""

from __future__ import annotations

from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["idle_flags", "idle_hexes"]

IS_ISOLATED = bytes(supply == ISOLATED for supply in range(256))


def idle_flags(state: ArdennesState, *also: bytes) -> bytes:
    """Return 1 for each unit that is Isolated or marked 1 in one of these state columns, else 0."""
    marks = int.from_bytes(state.board.supply.translate(IS_ISOLATED), "big")
    for column in also:
        marks |= int.from_bytes(column, "big")
    return marks.to_bytes(len(state.board.supply), "big")


def idle_hexes(state: ArdennesState, side: int, *also: bytes) -> list[int]:
    """Return the hexes of a side in which every unit is idle."""
    board = state.board
    idle, sides, hexes, found = idle_flags(state, *also), state.side_numbers, board.hexes, []
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
