"""HTTP handlers that correct the position of a game played with own dice."""

from __future__ import annotations

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.positions.corrections import Kind, example_correction, visible_values
from broadfront.core.positions.settings import fact_label
from broadfront.core.record import Change, Plain
from broadfront.web.changes import Changes
from broadfront.web.endpoint import Call
from broadfront.web.play_handlers import changes_answer
from broadfront.web.request_parameters import acting_side, seat_of

__all__ = ["Correct", "SettingTold", "SettingsTold", "correct", "list_settings"]

MOST_CHANGES = 50


class Correct(msgspec.Struct, forbid_unknown_fields=True):
    """Corrections of a position, to be made together; if one fails, none is made."""

    changes: tuple[Change, ...]
    side: str | None = None
    lines: int | None = None
    since: int | None = None


class SettingTold(msgspec.Struct, frozen=True):
    """A setting of the position that can be corrected, either for each unit, hex or card, or once for the whole
    position."""

    what: str
    kind: Kind
    choices: tuple[str, ...]
    """Possible words; empty for numbers, yes/no and places."""
    label: str
    """Name shown to people."""
    example: str
    """A correction that sets the present value."""


class SettingsTold(msgspec.Struct, frozen=True):
    """All settings that can be corrected, with the present values of the one the request names, hidden ones left
    out."""

    lines: int
    settings: list[SettingTold]
    values: dict[str, Plain | None]


def list_settings(call: Call) -> SettingsTold:
    """List what can be corrected in the position of a game."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        side = acting_side(call, opened, call.query.get("side"))
        state, what = opened.game.state, call.query.get("what")
        known = opened.title.settings(state)
        if what is not None and what not in known:
            raise unknown_name("thing to correct", what, known, parameter="what")
        listed = [
            SettingTold(
                name,
                one.kind,
                tuple(one.choices(state)),
                fact_label(opened.title, one.label or name),
                example_correction(state, name, one, side),
            )
            for name, one in known.items()
        ]
        values = {} if what is None else dict(visible_values(state, known[what], side))
        return SettingsTold(opened.line_count, listed, values)


def correct(call: Call) -> Changes:
    """Correct the position of a game and record what was changed."""
    wanted: Correct = call.body
    if not 0 < len(wanted.changes) <= MOST_CHANGES:
        raise Invalid(
            f"{len(wanted.changes)} changes at once; give 1 to {MOST_CHANGES}.",
            parameter="changes",
            given=len(wanted.changes),
            accepted=MOST_CHANGES,
        )
    with call.parts.games.open_game(call.path["game"]) as opened:
        with call.parts.games.save_changes(opened, wanted.lines, by=call.seat):
            seat = seat_of(call, opened)
            side, before = seat.acting_side(opened, wanted.side), opened.line_count
            opened.game.correct(*wanted.changes, side=side)
        return changes_answer(call, opened, seat, side, before)
