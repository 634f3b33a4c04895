"""Values of Wacht that can be tracked game turn by game turn."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.nearest import ground_of
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.tracks.column import Column, Measure, TitleTracks, packed
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]

FAR = 6
"""Hexes farther than this from every unit of the first side are not its ground."""


def _turn(state: WachtState) -> int:
    return state.clock.turn + 1


def _date(state: WachtState) -> str:
    return str(state.clock.game_turn)


def _holds(title: Wacht, scenario: str, hex: int, side: str) -> Callable[[WachtState], bool]:
    """Return a test of whether a side has units in a hex."""
    return lambda state: any(state.board.side_of[n] == side for n in state.board.at.get(hex, ()))


def _control(state: WachtState) -> str:
    """Return whose ground every hex is, packed as text."""
    sides: list[list[int]] = [[], []]
    for hex, stack in state.board.at.items():
        sides[state.board.side_of[stack[0]] != state.title.sides[0]].append(hex)
    return packed(ground_of(state.title.map, sides[0], sides[1], FAR))


TRACKS = TitleTracks(
    _turn,
    _date,
    (
        *place_measures(_holds),
        Measure("control", "whose ground every hex is, by the nearest unit",
                lambda *_: (Column("control", "map", _control),)),
    ),
)  # fmt: skip
