"""HTTP handlers for the game table as the seat's side sees it: counters, options and log."""

from __future__ import annotations

import msgspec

from broadfront.board.shown import BarItem, Counter, Marker, UnitPart
from broadfront.core.steps import Decision
from broadfront.titles import tabletop
from broadfront.web.changes import Changes, changes_since
from broadfront.web.endpoint import Call
from broadfront.web.game_view import MOST_OFFERS, GameView, view_for
from broadfront.web.request_parameters import acting_side, int_parameter, seat_of
from broadfront.web.table_data import (
    LogEntry,
    Offer,
    describe_unit,
    log_entries,
    offers_of_pending_decision,
    unit_offers,
)

__all__ = [
    "AboutUnit",
    "Laid",
    "Log",
    "OptionList",
    "Reach",
    "changes",
    "counters_and_markers",
    "log",
    "options",
    "show_table",
    "unit_actions",
    "unit_details",
]


def show_table(call: Call) -> GameView:
    """Return the game table as the seat sees it, now or after a given line of the record."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side = seat.acting_side(opened, call.query.get("side"))
        return view_for(call.parts.games, opened, seat.sides, side, int_parameter(call, "at"))


def changes(call: Call) -> Changes:
    """Return what changed since the seat last saw the game table and log, at line `since` of the record."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side = seat.acting_side(opened, call.query.get("side"))
        return changes_since(call.parts.games, opened, seat.sides, side, int_parameter(call, "since") or 0)


class Laid(msgspec.Struct, frozen=True):
    """Counters and markers on the table after a line of the record."""

    at: int
    counters: tuple[Counter, ...]
    markers: tuple[Marker, ...]
    bar: tuple[BarItem, ...]


def counters_and_markers(call: Call) -> Laid:
    """Return the counters and markers as the seat sees them, now or after a given line of the record."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        at = int_parameter(call, "at")
        state = opened.game.state if at is None else opened.state_after_line(at)
        shown = tabletop(state.title.name).display(state, side)
        return Laid(opened.line_count if at is None else at, shown.counters, shown.markers, shown.bar)


class OptionList(msgspec.Struct, frozen=True):
    """The first options of a side, as many as one response may hold, and their total number."""

    lines: int
    side: str
    options: list[Offer]
    all: int


class Reach(msgspec.Struct, frozen=True):
    """Actions that a unit can take."""

    lines: int
    unit: str
    choices: list[Offer]


class AboutUnit(msgspec.Struct, frozen=True):
    """What the title shows about a unit, such as its strength; None if it shows nothing."""

    lines: int
    unit: str
    about: UnitPart | None


class Log(msgspec.Struct, frozen=True):
    """Log entries as a side may see them."""

    lines: int
    side: str
    log: list[LogEntry]


def options(call: Call) -> OptionList:
    """Return the options of a side, or only those of one unit, as data."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        pending = opened.game.pending
        asked = isinstance(pending, Decision) and pending.side == side
        unit = call.query.get("unit")
        found = [c for c in (offers_of_pending_decision(opened) if asked else ()) if unit is None or c.unit == unit]
        return OptionList(opened.line_count, side, found[:MOST_OFFERS], len(found))


def unit_actions(call: Call) -> Reach:
    """Return the actions that a unit can take now."""
    unit = call.query.get("unit", "")
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        return Reach(opened.line_count, unit, unit_offers(opened, side, unit))


def unit_details(call: Call) -> AboutUnit:
    """Return what the title shows about a unit, such as its strength."""
    name = call.query.get("unit", "")
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        return AboutUnit(opened.line_count, name, describe_unit(opened, side, name))


def log(call: Call) -> Log:
    """Return the game's log as a side may see it, replaying the record first if its events are not yet in memory."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        since = int_parameter(call, "since")
        return Log(opened.line_count, side, log_entries(opened, side, -1 if since is None else since))
