"""The table as the seat's side sees it: what lies there, what it may choose, what happened."""

from __future__ import annotations

import msgspec

from broadfront.board.shown import BarItem, Counter, Marker, UnitPart
from broadfront.core.steps import Decision
from broadfront.titles import tabletop
from broadfront.web.asking import number_in, seat_of, speaks_for
from broadfront.web.changes import Changes, changes_since
from broadfront.web.endpoint import Call
from broadfront.web.seen import MOST_OFFERS, GameView, seen_by
from broadfront.web.table_data import LogEntry, Offer, about, log_entries, offers, reach

__all__ = [
    "AboutUnit",
    "Laid",
    "Log",
    "OptionList",
    "Reach",
    "changes",
    "laid",
    "log",
    "options",
    "reachable",
    "show",
    "unit",
]


def show(call: Call) -> GameView:
    """The table as the seat sees it, now or after a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side = seat.speaks_for(opened, call.query.get("side"))
        return seen_by(call.parts.games, opened, seat.sides, side, number_in(call, "at"))


def changes(call: Call) -> Changes:
    """What the seat does not know yet that has seen the table and the log at a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side = seat.speaks_for(opened, call.query.get("side"))
        return changes_since(call.parts.games, opened, seat.sides, side, number_in(call, "since") or 0)


class Laid(msgspec.Struct, frozen=True):
    """What lay on the table after a line: enough to show on the map what happened there."""

    at: int
    counters: tuple[Counter, ...]
    markers: tuple[Marker, ...]
    bar: tuple[BarItem, ...]


def laid(call: Call) -> Laid:
    """The counters and markers as the seat sees them, now or after a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        at = number_in(call, "at")
        state = opened.game.state if at is None else opened.at(at)
        shown = tabletop(state.title.name).shown(state, side)
        return Laid(opened.lines if at is None else at, shown.counters, shown.markers, shown.bar)


class OptionList(msgspec.Struct, frozen=True):
    """The options of a side, as many as one answer holds, and how many there are."""

    lines: int
    side: str
    options: list[Offer]
    all: int


class Reach(msgspec.Struct, frozen=True):
    """What a unit may do."""

    lines: int
    unit: str
    choices: list[Offer]


class AboutUnit(msgspec.Struct, frozen=True):
    """What the title tells of a unit, where it tells something."""

    lines: int
    unit: str
    about: UnitPart | None


class Log(msgspec.Struct, frozen=True):
    """What happened, as a side may know it."""

    lines: int
    side: str
    log: list[LogEntry]


def options(call: Call) -> OptionList:
    """Every listed option of the seat's side, as data."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        pending = opened.game.pending
        asked = isinstance(pending, Decision) and pending.side == side
        unit = call.query.get("unit")
        found = [c for c in (offers(opened) if asked else ()) if unit is None or c.unit == unit]
        return OptionList(opened.lines, side, found[:MOST_OFFERS], len(found))


def reachable(call: Call) -> Reach:
    unit = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        return Reach(opened.lines, unit, reach(opened, side, unit))


def unit(call: Call) -> AboutUnit:
    """What the title tells of a unit."""
    name = call.query.get("unit", "")
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        return AboutUnit(opened.lines, name, about(opened, side, name))


def log(call: Call) -> Log:
    """What happened; of a game just opened at its position, once its record has been replayed."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        since = number_in(call, "since")
        return Log(opened.lines, side, log_entries(opened, side, -1 if since is None else since))
