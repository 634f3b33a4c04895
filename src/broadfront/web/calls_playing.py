"""A game played: actions, rolls, what is taken back, notes."""

from __future__ import annotations

from typing import Any

import msgspec

from broadfront.core.actions import Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.rulings import refused
from broadfront.web.asking import speaks_for
from broadfront.web.endpoint import Call
from broadfront.web.open_game import OpenGame, Proposal
from broadfront.web.table_data import log_entries

__all__ = ["Act", "Note", "Resolve", "Roll", "Undo", "act", "note", "outcome", "roll", "undo"]

MOST_NOTE = 2_000


class Act(msgspec.Struct, forbid_unknown_fields=True):
    action: dict[str, Any]
    side: str | None = None
    lines: int | None = None


class Roll(msgspec.Struct, forbid_unknown_fields=True):
    lines: int | None = None


class Resolve(msgspec.Struct, forbid_unknown_fields=True):
    outcome: int | str
    side: str | None = None
    lines: int | None = None


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    to: int | None = None
    agreed: bool | None = None
    side: str | None = None


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: str


def _done(opened: OpenGame, side: str, before: int) -> dict[str, Any]:
    return {"lines": opened.lines, "log": log_entries(opened, side, before)}


def act(call: Call) -> dict[str, Any]:
    wanted: Act = call.body
    with call.parts.games.changing(call.path["game"], wanted.lines) as opened:
        side = speaks_for(call, opened, wanted.side)
        before = opened.lines
        action = opened.title.codec.decode(wanted.action)
        if isinstance(action, Composed):
            opened.do_parts(action, side)
        else:
            opened.do(lambda game: game.apply(action, side=side))
    return _done(opened, side, before)


def roll(call: Call) -> dict[str, Any]:
    wanted: Roll = call.body
    with call.parts.games.changing(call.path["game"], wanted.lines) as opened:
        sides = call.parts.games.seat(opened.id, call.seat)
        before, pending = opened.lines, opened.game.pending
        if isinstance(pending, Chance) and not opened.may_roll(pending, sides):
            raise Illegal(refused("BF-01", f"{pending.what} is for {pending.side} to roll."))
        opened.do(lambda game: game.roll())
    return _done(opened, speaks_for(call, opened, None), before)


def outcome(call: Call) -> dict[str, Any]:
    """What a person rolled or drew at their own table."""
    wanted: Resolve = call.body
    with call.parts.games.changing(call.path["game"], wanted.lines) as opened:
        # Who plays alone and presses for each roll may roll at the table too.
        if opened.about.dice != "own" and (opened.about.dice, opened.about.mode) != ("ask", "solo"):
            raise Illegal(refused("BF-03", "the program rolls in this game."))
        sides = call.parts.games.seat(opened.id, call.seat)
        pending = opened.game.pending
        seeing = [side for side in sides if isinstance(pending, Chance) and pending.sees(side)]
        side = speaks_for(call, opened, wanted.side or (seeing[0] if seeing else None))
        before = opened.lines
        opened.do(lambda game: game.resolve(wanted.outcome, by="person", side=side))
    return _done(opened, side, before)


def undo(call: Call) -> dict[str, Any]:
    """Take back; beyond a die, or the other person's action, two persons must agree (BF-04)."""
    wanted: Undo = call.body
    with call.parts.games.changing(call.path["game"]) as opened:
        side = speaks_for(call, opened, wanted.side)
        sides = call.parts.games.seat(opened.id, call.seat)
        before, proposal = opened.lines, opened.proposal
        if opened.about.mode != "seats":
            target = opened.before_last(opened.about.persons) if wanted.to is None else wanted.to
            opened.do(lambda game: game.undo(target, agreed=bool(wanted.agreed)))
        elif proposal is not None and proposal.by not in sides and wanted.agreed is not None:
            opened.proposal = None
            if wanted.agreed:
                opened.do(lambda game: game.undo(proposal.to, agreed=True))
        else:
            target = opened.before_last(sides) if wanted.to is None else wanted.to
            other = None if target is None else opened.others_since(target, sides)
            try:
                if other is not None:
                    raise Illegal(refused("BF-04", f"{other} has acted since; both persons must agree."))
                opened.do(lambda game: game.undo(target))
            except Illegal:
                if wanted.agreed is None or target is None:
                    raise
                opened.proposal = Proposal(side, target, opened.lines)
        asked = opened.proposal is not None
    call.parts.hub.tell(opened.id, opened.lines)
    return _done(opened, side, before) | {"asked": asked}


def note(call: Call) -> dict[str, Any]:
    wanted: Note = call.body
    if not wanted.text.strip() or len(wanted.text) > MOST_NOTE:
        raise Invalid(f"A note has 1 to {MOST_NOTE} letters.", parameter="text", given=len(wanted.text))
    with call.parts.games.changing(call.path["game"]) as opened:
        side = speaks_for(call, opened, None)
        before = opened.lines
        opened.do(lambda game: game.note(wanted.text.strip()))
    return _done(opened, side, before)
