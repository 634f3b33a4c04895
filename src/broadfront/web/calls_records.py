"""Records in and out: a game from a record or from a line of another, the record and the log as files."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront import __version__
from broadfront.core.bug_report import bug_report
from broadfront.core.game import Game
from broadfront.core.record import Header
from broadfront.core.title import Playable
from broadfront.web.asking import number_in, seat_of, speaks_for
from broadfront.web.calls_making import Made, about_game, made_game
from broadfront.web.endpoint import Call, Raw
from broadfront.web.open_game import About, Dice, Seating
from broadfront.web.table_data import log_entries

__all__ = ["Fork", "GamePosition", "Load", "fork", "load", "own_log", "position", "record", "report"]


class Load(msgspec.Struct, forbid_unknown_fields=True):
    record: str
    mode: Seating | None = None
    side: str | None = None
    against: str | None = None


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    at: int | None = None


def load(call: Call) -> Made:
    wanted: Load = call.body

    def about(title: Playable, header: Header) -> About:
        persons = header.options.get("persons", 1)
        dice: Dice = "own" if header.options.get("dice") == "own" else "auto"
        many = 2 if isinstance(persons, int) and persons > 1 else 1
        return about_game(title, header.variant, wanted.mode, wanted.side, wanted.against, dice, many)

    opened, seats = call.parts.games.from_record(wanted.record.encode(), about)
    return made_game(call, opened, seats)


def fork(call: Call) -> Made:
    wanted: Fork = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        call.parts.games.seat(opened.id, call.seat)
        return made_game(call, *call.parts.games.fork(opened, wanted.at))


def record(call: Call) -> Raw:
    """The whole record, or a record that starts from the position at a line; both for who may know everything."""
    with call.parts.games.opened(call.path["game"]) as opened:
        call.parts.games.seat(opened.id, call.seat)
        at = number_in(call, "position")
        if at is None:
            data = call.parts.games.full_record(opened)
        else:
            call.parts.games.check_may_know_all(opened)
            header = opened.game.record.header
            start = opened.at(at).to_data()
            data = Game.new(
                opened.title, scenario=header.scenario, variant=header.variant, options=header.options, start=start
            ).record.to_bytes()
        name = f"{opened.title.name}-{opened.id}.bf"
    return Raw(data, "application/x-ndjson", {"content-disposition": f'attachment; filename="{name}"'})


class GamePosition(msgspec.Struct, frozen=True):
    """A moment of a game as a position, for the editor and for files."""

    title: str
    at: int
    position: dict[str, Any]


def position(call: Call) -> GamePosition:
    """Where the game stands, or stood after a line, as a position; for who may know everything."""
    with call.parts.games.opened(call.path["game"]) as opened:
        call.parts.games.seat(opened.id, call.seat)
        call.parts.games.check_may_know_all(opened)
        at = number_in(call, "at")
        line = opened.lines if at is None else at
        return GamePosition(opened.title.name, line, opened.title.written(opened.at(line)))


def report(call: Call) -> Raw:
    """A bug report: the whole game for who may know it, else what the seat's side knows."""
    with call.parts.games.opened(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        opened.know_history()
        all_of_it = opened.about.may_know_all
        told = bug_report(opened.game, None if all_of_it else seat.speaks_for(opened), __version__)
        name = f"{opened.title.name}-report.json"
    return Raw(msgspec.json.encode(told), "application/json", {"content-disposition": f'attachment; filename="{name}"'})


def own_log(call: Call) -> Raw:
    """The seat's own log, a JSON object a line."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        entries = log_entries(opened, side)
        name = f"{opened.title.name}-{opened.id}-{side}.jsonl"
    data = b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)
    return Raw(data, "application/x-ndjson", {"content-disposition": f'attachment; filename="{name}"'})
