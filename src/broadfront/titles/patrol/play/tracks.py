"""Measures that can be tracked in games of patrol, turn by turn."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.nearest import ground_of
from broadfront.core.errors import Invalid
from broadfront.titles.patrol.data import Patrol
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.tracks.column import Column, Measure, TitleTracks, packed
from broadfront.tracks.losses import losses
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]


def _turn(state: PatrolState) -> int:
    return state.clock.turn


def _date(state: PatrolState) -> str:
    return f"turn {state.clock.turn}"


def _holds(title: Patrol, scenario: str, hex: int, side: str) -> Callable[[PatrolState], bool]:
    if hex != title.village:
        village = title.forces.village
        raise Invalid(
            f"Nobody holds hex {title.map.ids[hex]} in patrol: only {village} is held.",
            parameter="track", given=title.map.ids[hex], todo=f"Track 'held {village}'.",
        )  # fmt: skip
    return lambda state: state.board.village == side


def _control(state: PatrolState) -> str:
    sides: list[list[int]] = [[], []]
    for hex, n in state.board.unit_in.items():
        sides[state.title.units[n].side != state.title.sides[0]].append(hex)
    return packed(ground_of(state.title.map, sides[0], sides[1]))


TRACKS = TitleTracks(
    _turn,
    _date,
    (
        losses(lambda title, scenario: [unit.side for unit in title.units]),
        *place_measures(_holds),
        Measure("bridge blown", "whether the bridge is down",
                lambda *_: (Column("bridge blown", "yes", lambda state: state.board.bridge == "blown"),)),
        Measure("control", "whose ground every hex is, by the nearest unit",
                lambda *_: (Column("control", "map", _control),)),
    ),
)  # fmt: skip
