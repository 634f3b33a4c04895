"""HTTP handlers for records: start a game from a record or a line, download the record, log and bug report."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront import __version__
from broadfront.core.bug_report import make_bug_report
from broadfront.core.game import Game
from broadfront.core.record import Header
from broadfront.core.title import Playable
from broadfront.web.endpoint import Call, Raw
from broadfront.web.new_game_handlers import Made, game_settings, new_game_answer
from broadfront.web.open_game import Dice, GameSettings, Seating
from broadfront.web.request_parameters import acting_side, int_parameter, seat_of
from broadfront.web.table_data import log_entries

__all__ = [
    "Fork",
    "GamePosition",
    "Load",
    "download_bug_report",
    "download_record",
    "fork_game",
    "load_record",
    "log_file",
    "position",
]


class Load(msgspec.Struct, forbid_unknown_fields=True):
    record: str
    mode: Seating | None = None
    side: str | None = None
    against: str | None = None


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    at: int | None = None


def load_record(call: Call) -> Made:
    """Create a game that continues an uploaded record."""
    wanted: Load = call.body

    def about(title: Playable, header: Header) -> GameSettings:
        """Return who plays and who rolls in the game of an uploaded record."""
        persons = header.options.get("persons", 1)
        dice: Dice = "own" if header.options.get("dice") == "own" else "auto"
        many = 2 if isinstance(persons, int) and persons > 1 else 1
        return game_settings(title, header.variant, wanted.mode, wanted.side, wanted.against, dice, many)

    opened, seats = call.parts.games.from_record(wanted.record.encode(), about)
    return new_game_answer(call, opened, seats)


def fork_game(call: Call) -> Made:
    """Create a separate game that continues a game from a line of its record."""
    wanted: Fork = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        call.parts.games.sides_of_seat(opened.id, call.seat)
        return new_game_answer(call, *call.parts.games.fork(opened, wanted.at))


def download_record(call: Call) -> Raw:
    """Return the whole record of a game, or one that starts after line `position`; raise `Illegal` if the seat may not
    see all."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        call.parts.games.sides_of_seat(opened.id, call.seat)
        at = int_parameter(call, "position")
        if at is None:
            data = call.parts.games.full_record(opened)
        else:
            call.parts.games.check_may_know_all(opened)
            header = opened.game.record.header
            start = opened.state_after_line(at).to_data()
            data = Game.new(
                opened.title, scenario=header.scenario, variant=header.variant, options=header.options, start=start
            ).record.to_bytes()
        name = f"{opened.title.name}-{opened.id}.bf"
    return Raw(data, "application/x-ndjson", {"content-disposition": f'attachment; filename="{name}"'})


class GamePosition(msgspec.Struct, frozen=True):
    """The position of a game after a line of its record, for the editor and for files."""

    title: str
    at: int
    position: dict[str, Any]


def position(call: Call) -> GamePosition:
    """Return the position of a game, now or after a line of its record; raise `Illegal` if the seat may not see
    everything."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        call.parts.games.sides_of_seat(opened.id, call.seat)
        call.parts.games.check_may_know_all(opened)
        at = int_parameter(call, "at")
        line = opened.line_count if at is None else at
        return GamePosition(opened.title.name, line, opened.title.written(opened.state_after_line(line)))


def download_bug_report(call: Call) -> Raw:
    """Return a bug report: the whole game if the seat may see it, else what its side knows."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        opened.replay_history()
        all_of_it = opened.about.may_know_all
        contents = make_bug_report(opened.game, None if all_of_it else seat.acting_side(opened), __version__)
        name = f"{opened.title.name}-report.json"
    return Raw(
        msgspec.json.encode(contents), "application/json", {"content-disposition": f'attachment; filename="{name}"'}
    )


def log_file(call: Call) -> Raw:
    """Return the game's log as the seat's side sees it, one JSON object per line."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        entries = log_entries(opened, side)
        name = f"{opened.title.name}-{opened.id}-{side}.jsonl"
    data = b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)
    return Raw(data, "application/x-ndjson", {"content-disposition": f'attachment; filename="{name}"'})
