"""Values that can be tracked turn by turn in games of rhine, in sectors and in campaigns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from broadfront.board.nearest import ground_of
from broadfront.core.errors import Invalid
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.field.victory import score
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.tracks.column import Column, Measure, TitleTracks, packed
from broadfront.tracks.losses import losses
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]

FAR = 6
"""Distance in hexes from its nearest unit beyond which the first side does not control ground."""
CLERK = "clerk"


def _turn(state: RhineState) -> int:
    """Return the turn number of a game."""
    return state.clock.turn if state.clock.campaign else state.clock.turn_of_game


def _date(state: RhineState) -> str:
    """Return the date of the turn."""
    return state.clock.date.isoformat()


def _on_the_map(what: str, scenario: str) -> None:
    """Raise `Invalid` for a scenario of the clerk, which has no such track."""
    if scenario == CLERK:
        raise Invalid(
            f"The clerk of rhine keeps books and has no {what!r}.", parameter="track", given=what,
            todo="Track 'sp', or choose a sector with --scenario.",
        )  # fmt: skip


def _holds(title: Rhine, scenario: str, hex: int, side: str) -> Callable[[RhineState], bool]:
    """Return a function that tests whether a side holds a goal; raise `Invalid` for other hexes."""
    _on_the_map("held", scenario)
    id, goals = title.map.ids[hex], title.sectors[scenario].goals
    if id not in goals:
        names = ", ".join(place.name if (place := title.map.place[title.map.index[goal]]) else goal for goal in goals)
        raise Invalid(
            f"Nobody holds hex {id} in {scenario}: its goals are {names}.", parameter="track", given=id,
            todo="Name one of these.",
        )  # fmt: skip
    return lambda state: state.land.holder.get(id) == side


def _points(title: Rhine, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the columns of victory points by side."""
    _on_the_map("vp", scenario)
    return tuple(Column(f"vp {side}", "number", partial(_points_of, side)) for side in SIDES)


def _points_of(side: str, state: RhineState) -> int:
    return score(state)[side]


def _stocks(title: Rhine, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the column of SP in all stocks; raise `Invalid` for a sector."""
    if scenario != CLERK:
        raise Invalid(
            f"The sector {scenario} keeps no books of supply.", parameter="track", given="sp",
            todo="Track 'vp', or choose --scenario clerk.",
        )  # fmt: skip
    return (Column("sp", "number", lambda state: sum(state.supply.sp.values())),)


def _control(title: Rhine, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the column of the control map."""
    _on_the_map("control", scenario)
    return (Column("control", "map", _ground),)


def _ground(state: RhineState) -> str:
    """Return the packed control map: the side that controls each hex by its nearest unit."""
    ours, theirs = ([hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None] for side in SIDES)
    return packed(ground_of(state.title.map, ours, theirs, FAR))


def _sides(title: Rhine, scenario: str) -> list[str]:
    """Return the side of each unit of a sector."""
    _on_the_map("steps lost", scenario)
    return [unit.side for unit in title.sectors[scenario].units]


TRACKS = TitleTracks(
    _turn,
    _date,
    (
        Measure("vp", "points of each side for the goals it holds", _points),
        losses(_sides),
        *place_measures(_holds),
        Measure("sp", "supply points in all stocks of the clerk", _stocks),
        Measure("control", "whose ground every hex is, by the nearest unit", _control),
    ),
)
