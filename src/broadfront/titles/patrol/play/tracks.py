"""Measures that can be tracked in games of patrol, turn by turn."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.board.nearest import nearer_hexes
from broadfront.core.errors import Invalid
from broadfront.titles.patrol.data import Patrol
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.tracks.column import Column, Measure, TitleTracks, pack_flags
from broadfront.tracks.losses import loss_measure
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]


def _turn_number(state: PatrolState) -> int:
    """Return the number of the turn, for charts of how a game went."""
    return state.clock.turn


def _turn_label(state: PatrolState) -> str:
    """Return the name of the turn, such as `turn 3`."""
    return f"turn {state.clock.turn}"


def _village_holder_test(title: Patrol, scenario: str, hex: int, side: str) -> Callable[[PatrolState], bool]:
    """Return a function that tells whether a side holds the village; raise Invalid for any other hex."""
    if hex != title.village:
        village = title.forces.village
        raise Invalid(
            f"Nobody holds hex {title.map.ids[hex]} in patrol: only {village} is held.",
            parameter="track",
            given=title.map.ids[hex],
            todo=f"Track 'held {village}'.",
        )
    return lambda state: state.board.village == side


def _control_map(state: PatrolState) -> str:
    """Return for every hex which side has the nearest unit, packed as text."""
    sides: list[list[int]] = [[], []]
    for hex, n in state.board.unit_in.items():
        sides[state.title.units[n].side != state.title.sides[0]].append(hex)
    return pack_flags(nearer_hexes(state.title.map, sides[0], sides[1]))


TRACKS = TitleTracks(
    _turn_number,
    _turn_label,
    (
        loss_measure(lambda title, scenario: [unit.side for unit in title.units]),
        *place_measures(_village_holder_test),
        Measure("bridge blown", "whether the bridge is down",
                lambda *_: (Column("bridge blown", "yes", lambda state: state.board.bridge == "blown"),)),
        Measure("control", "whose ground every hex is, by the nearest unit",
                lambda *_: (Column("control", "map", _control_map),)),
    ),
)  # fmt: skip
