"""Values of Wacht that can be tracked game turn by game turn."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.nearest import nearer_hexes
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.tracks.column import Column, Measure, TitleTracks, pack_flags
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]

MAX_DISTANCE = 6
"""Hexes farther than this from every unit of the first side are not its ground."""


def _turn_number(state: WachtState) -> int:
    """Return the number of the game turn, counting from 1."""
    return state.clock.turn + 1


def _turn_label(state: WachtState) -> str:
    """Return the name of the game turn, such as `Dec 16 AM`."""
    return str(state.clock.game_turn)


def _hex_holder_test(title: Wacht, scenario: str, hex: int, side: str) -> Callable[[WachtState], bool]:
    """Return a function that tells whether a side has units in the hex in a given state."""
    return lambda state: any(state.board.side_of[n] == side for n in state.board.at.get(hex, ()))


def _control_map(state: WachtState) -> str:
    """Return for every hex which side has the nearest unit, packed as text, to follow it turn by turn."""
    sides: list[list[int]] = [[], []]
    for hex, stack in state.board.at.items():
        sides[state.board.side_of[stack[0]] != state.title.sides[0]].append(hex)
    return pack_flags(nearer_hexes(state.title.map, sides[0], sides[1], MAX_DISTANCE))


TRACKS = TitleTracks(
    _turn_number,
    _turn_label,
    (
        *place_measures(_hex_holder_test),
        Measure("control", "whose ground every hex is, by the nearest unit",
                lambda *_: (Column("control", "map", _control_map),)),
    ),
)  # fmt: skip
