"""Values that can be tracked turn by turn in games of rhine, in sectors and in campaigns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from broadfront.board.nearest import nearer_hexes
from broadfront.core.errors import Invalid
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.field.victory import count_points
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.tracks.column import Column, Measure, TitleTracks, pack_flags
from broadfront.tracks.losses import loss_measure
from broadfront.tracks.places import place_measures

__all__ = ["TRACKS"]

CONTROL_RANGE = 6
"""Distance in hexes from its nearest unit beyond which the first side does not control ground."""
CLERK = "clerk"


def _turn_number(state: RhineState) -> int:
    """Return the turn number of a game, counted from its first turn."""
    return state.clock.turn if state.clock.campaign else state.clock.turn_of_game


def _current_date(state: RhineState) -> str:
    """Return the date of the current turn as text, to record with the values followed turn by turn."""
    return state.clock.date.isoformat()


def _require_sector(track: str, scenario: str) -> None:
    """Raise `Invalid` for a campaign, for which this measure (track) followed by a simulation does not exist."""
    if scenario == CLERK:
        raise Invalid(
            f"The clerk of rhine keeps books and has no {track!r}.",
            parameter="track",
            given=track,
            todo="Track 'sp', or choose a sector with --scenario.",
        )


def _make_holder_test(title: Rhine, scenario: str, hex: int, side: str) -> Callable[[RhineState], bool]:
    """Return a function that tests whether a side holds a victory hex; raise `Invalid` for other hexes."""
    _require_sector("held", scenario)
    id, goals = title.map.ids[hex], title.sectors[scenario].goals
    if id not in goals:
        names = ", ".join(place.name if (place := title.map.place[title.map.index[goal]]) else goal for goal in goals)
        raise Invalid(
            f"Nobody holds hex {id} in {scenario}: its goals are {names}.",
            parameter="track",
            given=id,
            todo="Name one of these.",
        )
    return lambda state: state.land.holder.get(id) == side


def _point_columns(title: Rhine, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the measures of victory points that a simulation follows turn by turn, one for each side."""
    _require_sector("vp", scenario)
    return tuple(Column(f"vp {side}", "number", partial(_victory_points_of_side, side)) for side in SIDES)


def _victory_points_of_side(side: str, state: RhineState) -> int:
    """Return the victory points a side has now."""
    return count_points(state)[side]


def _stock_columns(title: Rhine, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the measure of SP in a campaign's stocks, followed turn by turn; raise `Invalid` for other scenarios."""
    if scenario != CLERK:
        raise Invalid(
            f"The sector {scenario} keeps no books of supply.",
            parameter="track",
            given="sp",
            todo="Track 'vp', or choose --scenario clerk.",
        )
    return (Column("sp", "number", lambda state: sum(state.supply.sp.values())),)


def _control_columns(title: Rhine, scenario: str, _rest: str) -> tuple[Column, ...]:
    """Return the measure, followed turn by turn, of which side controls each hex."""
    _require_sector("control", scenario)
    return (Column("control", "map", _control_map),)


def _control_map(state: RhineState) -> str:
    """Return the control map as packed text: for each hex the side with the nearest unit."""
    ours, theirs = ([hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None] for side in SIDES)
    return pack_flags(nearer_hexes(state.title.map, ours, theirs, CONTROL_RANGE))


def _unit_sides(title: Rhine, scenario: str) -> list[str]:
    """Return the side of each unit of a sector (scenario on part of the map)."""
    _require_sector("steps lost", scenario)
    return [unit.side for unit in title.sectors[scenario].units]


TRACKS = TitleTracks(
    _turn_number,
    _current_date,
    (
        Measure("vp", "points of each side for the goals it holds", _point_columns),
        loss_measure(_unit_sides),
        *place_measures(_make_holder_test),
        Measure("sp", "supply points in all stocks of the clerk", _stock_columns),
        Measure("control", "whose ground every hex is, by the nearest unit", _control_columns),
    ),
)
