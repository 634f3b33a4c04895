"""HTTP handlers that correct the position of a game played with own dice."""

from __future__ import annotations

import msgspec

from broadfront.core.errors import Invalid, unknown
from broadfront.core.positions.correcting import Kind, example_of, values_told
from broadfront.core.positions.settings import label_of
from broadfront.core.record import Change, Plain
from broadfront.web.asking import seat_of, speaks_for
from broadfront.web.calls_playing import done
from broadfront.web.changes import Changes
from broadfront.web.endpoint import Call

__all__ = ["Correct", "SettingTold", "SettingsTold", "correct", "settings"]

MOST_CHANGES = 50


class Correct(msgspec.Struct, forbid_unknown_fields=True):
    """Corrections to be made together; if one fails, none is made."""

    changes: tuple[Change, ...]
    side: str | None = None
    lines: int | None = None
    since: int | None = None


class SettingTold(msgspec.Struct, frozen=True):
    """A setting that can be corrected, of certain things or of the whole position."""

    what: str
    kind: Kind
    choices: tuple[str, ...]
    """Possible words; empty for numbers, yes/no and places."""
    label: str
    """Name shown to people."""
    example: str
    """A correction that sets the present value."""


class SettingsTold(msgspec.Struct, frozen=True):
    """All settings, and the present values of the one named; values hidden from the side are left out."""

    lines: int
    settings: list[SettingTold]
    values: dict[str, Plain | None]


def settings(call: Call) -> SettingsTold:
    """List what can be corrected."""
    with call.parts.games.opened(call.path["game"]) as opened:
        side = speaks_for(call, opened, call.query.get("side"))
        state, what = opened.game.state, call.query.get("what")
        known = opened.title.settings(state)
        if what is not None and what not in known:
            raise unknown("thing to correct", what, known, parameter="what")
        listed = [
            SettingTold(
                name, one.kind, tuple(one.choices(state)), label_of(opened.title, one.label or name),
                example_of(state, name, one, side),
            )
            for name, one in known.items()
        ]  # fmt: skip
        values = {} if what is None else dict(values_told(state, known[what], side))
        return SettingsTold(opened.lines, listed, values)


def correct(call: Call) -> Changes:
    """Correct the position and record what was changed."""
    wanted: Correct = call.body
    if not 0 < len(wanted.changes) <= MOST_CHANGES:
        raise Invalid(
            f"{len(wanted.changes)} changes at once; give 1 to {MOST_CHANGES}.", parameter="changes",
            given=len(wanted.changes), accepted=MOST_CHANGES,
        )  # fmt: skip
    with call.parts.games.opened(call.path["game"]) as opened:
        with call.parts.games.keeping(opened, wanted.lines, by=call.seat):
            seat = seat_of(call, opened)
            side, before = seat.speaks_for(opened, wanted.side), opened.lines
            opened.game.correct(*wanted.changes, side=side)
        return done(call, opened, seat, side, before)
