"""What can be tracked in the Ardennes game, day by day."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.errors import Invalid
from broadfront.sim.tracks.column import Column, Measure, TitleTracks, packed
from broadfront.sim.tracks.losses import losses
from broadfront.sim.tracks.places import place_measures
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.table.control import german_ground

__all__ = ["TRACKS"]


def _day(state: ArdennesState) -> tuple[int, str]:
    return state.day, state.date.isoformat()


def _holds(title: Ardennes, scenario: str, hex: int, side: str) -> Callable[[ArdennesState], bool]:
    id = title.map.ids[hex]
    if hex not in title.holdable(scenario):
        raise Invalid(
            f"Nobody holds hex {id} in ardennes: sides hold cities, towns, fuel depots and victory hexes.",
            parameter="track", given=id, todo="Name one of these, such as Bastogne.",
        )  # fmt: skip
    german = side == SIDES[GERMAN]
    return lambda state: (id in state.german_held) == german


def _sides(title: Ardennes, scenario: str) -> list[str]:
    return [SIDES[unit.side_number] for unit in title.units]


def _meuse(state: ArdennesState) -> bool:
    return state.meuse_reached


def _ground(state: ArdennesState) -> int:
    return int(german_ground(state).sum())


def _control(state: ArdennesState) -> str:
    return packed(german_ground(state).tobytes())


TRACKS = TitleTracks(
    _day,
    (
        Measure("vp", "the German's victory points", lambda *_: (Column("vp", "number", victory_points),)),
        losses(_sides),
        *place_measures(_holds),
        Measure("meuse reached", "whether a German unit has come to the Meuse",
                lambda *_: (Column("meuse reached", "yes", _meuse),)),
        Measure("ground", "hexes on the German side of the front", lambda *_: (Column("ground", "number", _ground),)),
        Measure("control", "whose ground every hex is, for maps of the front",
                lambda *_: (Column("control", "map", _control),)),
    ),
)  # fmt: skip
