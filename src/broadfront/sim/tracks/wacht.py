"""What can be tracked in the one-mile Ardennes game, game turn by game turn."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.nearest import ground_of
from broadfront.sim.tracks.column import Column, Measure, TitleTracks, packed
from broadfront.sim.tracks.places import place_measures
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.state import WachtState

__all__ = ["TRACKS"]


def _turn(state: WachtState) -> tuple[int, str]:
    return state.turn + 1, str(state.game_turn)


def _holds(title: Wacht, scenario: str, hex: int, side: str) -> Callable[[WachtState], bool]:
    return lambda state: any(state.side_of[n] == side for n in state.at.get(hex, ()))


def _control(state: WachtState) -> str:
    sides: list[list[int]] = [[], []]
    for hex, stack in state.at.items():
        sides[state.side_of[stack[0]] != state.title.sides[0]].append(hex)
    return packed(ground_of(state.title.map, *sides))


TRACKS = TitleTracks(
    _turn,
    (
        *place_measures(_holds),
        Measure("control", "whose ground every hex is, by the nearest unit",
                lambda *_: (Column("control", "map", _control),)),
    ),
)  # fmt: skip
