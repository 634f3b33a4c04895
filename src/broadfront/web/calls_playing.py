"""A game played: actions, rolls, what is taken back, notes."""

from __future__ import annotations

import msgspec

from broadfront.core.actions import Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.messages import say
from broadfront.core.rules import decides
from broadfront.core.rulings import refused
from broadfront.store import Proposal
from broadfront.web.asking import seat_of
from broadfront.web.endpoint import Call, GivenAction
from broadfront.web.errors import Conflict
from broadfront.web.games import Games
from broadfront.web.open_game import OpenGame
from broadfront.web.table_data import LogEntry, log_entries

__all__ = [
    "Act",
    "Done",
    "Note",
    "Redo",
    "Resolve",
    "Roll",
    "Undo",
    "Undone",
    "act",
    "note",
    "outcome",
    "redo",
    "roll",
    "undo",
]

MOST_NOTE = 2_000


class Act(msgspec.Struct, forbid_unknown_fields=True):
    action: GivenAction
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
    side: str | None = None
    propose: bool = False
    """Ask the other person where their agreement is needed."""
    agree: str | None = None
    """The proposal that is agreed to: this one and no other."""
    decline: str | None = None


class Redo(msgspec.Struct, forbid_unknown_fields=True):
    side: str | None = None


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Done(msgspec.Struct):
    """How many lines the game has now, and the new ones."""

    lines: int
    log: list[LogEntry]


class Undone(Done):
    """`asked`: nothing was taken back yet, the other person is asked."""

    asked: bool


def _done(opened: OpenGame, side: str, before: int) -> Done:
    return Done(opened.lines, log_entries(opened, side, before))


def act(call: Call) -> Done:
    wanted: Act = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        with call.parts.games.keeping(opened, wanted.lines):
            side = seat_of(call, opened).speaks_for(opened, wanted.side)
            before = opened.lines
            action = opened.title.codec.decode(wanted.action)
            if isinstance(action, Composed):
                opened.do_parts(action, side)
            else:
                opened.game.apply(action, side=side)
        return _done(opened, side, before)


def roll(call: Call) -> Done:
    wanted: Roll = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        with call.parts.games.keeping(opened, wanted.lines):
            seat = seat_of(call, opened)
            before, pending = opened.lines, opened.game.pending
            if isinstance(pending, Chance) and not opened.may_roll(pending, seat.sides):
                no = say("refusal.not-yours-to-roll", chance=pending.message, side=str(pending.side))
                raise Illegal(refused("BF-01", no))
            opened.game.roll()
        return _done(opened, seat.speaks_for(opened), before)


def outcome(call: Call) -> Done:
    """What a person rolled or drew at their own table."""
    wanted: Resolve = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        with call.parts.games.keeping(opened, wanted.lines):
            # Who plays alone and presses for each roll may roll at the table too.
            if opened.about.dice != "own" and (opened.about.dice, opened.about.mode) != ("ask", "solo"):
                raise Illegal(refused("BF-03", say("refusal.program-rolls")))
            seat = seat_of(call, opened)
            pending = opened.game.pending
            seeing = [side for side in seat.sides if isinstance(pending, Chance) and pending.sees(side)]
            side = seat.speaks_for(opened, wanted.side or (seeing[0] if seeing else None))
            before = opened.lines
            opened.game.resolve(wanted.outcome, by="person", side=side)
        return _done(opened, side, before)


@decides("BF-04")
def undo(call: Call) -> Undone:
    """Take back; beyond a die, or the other person's action, two persons must agree."""
    wanted: Undo = call.body
    games = call.parts.games
    with games.opened(call.path["game"]) as opened:
        with games.keeping(opened):
            seat = seat_of(call, opened)
            side, before = seat.speaks_for(opened, wanted.side), opened.lines
            if opened.about.mode != "seats":
                target = opened.before_last(opened.about.persons) if wanted.to is None else wanted.to
                opened.game.undo(target, agreed=True)
            elif wanted.agree is not None or wanted.decline is not None:
                proposal = _standing(games.proposal(opened), wanted.agree or wanted.decline or "")
                if wanted.agree is None:
                    games.withdraw(opened, proposal)
                elif proposal.by in seat.sides:
                    raise Illegal(refused("BF-04", say("refusal.own-proposal")))
                else:
                    opened.game.undo(proposal.to, agreed=True)
            else:
                _take_back(games, opened, seat.sides, side, wanted)
            asked = opened.lines == before and games.proposal(opened) is not None
        call.parts.hub.tell(opened.id, opened.lines)
        return Undone(opened.lines, log_entries(opened, side, before), asked)


@decides("BF-04")
def _take_back(games: Games, opened: OpenGame, sides: tuple[str, ...], side: str, wanted: Undo) -> None:
    """Back to before one's last action, or to a line; at once where that is one's own affair, else by proposal."""
    target = opened.before_last(sides) if wanted.to is None else wanted.to
    if target is None:
        raise Illegal(refused("BF-04", say("refusal.nothing-to-undo")))
    other = opened.others_since(target, sides)
    try:
        if other is not None:
            raise Illegal(refused("BF-04", say("refusal.other-has-acted", side=other)))
        if not opened.acted_since(target, sides):
            raise Illegal(refused("BF-04", say("refusal.not-yours-alone", line=target)))
        opened.game.undo(target)
    except Illegal:
        if not wanted.propose:
            raise
        opened.game.check_undo(target)
        games.propose(opened, side, target)


def _standing(proposal: Proposal | None, id: str) -> Proposal:
    """The proposal that is answered or withdrawn, if it is the one that stands."""
    if proposal is None or proposal.id != id:
        raise Conflict(
            "That proposal no longer stands: something was done since, or it was withdrawn.",
            parameter="agree",
            given=id,
            todo="Look again.",
        )
    return proposal


def redo(call: Call) -> Done:
    """Bring back what was last taken back, with its outcomes; of two persons each only what was theirs alone."""
    wanted: Redo = call.body
    with call.parts.games.opened(call.path["game"]) as opened:
        with call.parts.games.keeping(opened):
            seat = seat_of(call, opened)
            side, before = seat.speaks_for(opened, wanted.side), opened.lines
            if opened.about.mode == "seats" and not opened.owns_undone(seat.sides):
                raise Illegal(refused("BF-04", say("refusal.redo-not-yours")))
            opened.game.redo()
        return _done(opened, side, before)


def note(call: Call) -> Done:
    wanted: Note = call.body
    if not wanted.text.strip() or len(wanted.text) > MOST_NOTE:
        raise Invalid(f"A note has 1 to {MOST_NOTE} letters.", parameter="text", given=len(wanted.text))
    with call.parts.games.opened(call.path["game"]) as opened:
        with call.parts.games.keeping(opened):
            side = seat_of(call, opened).speaks_for(opened)
            before = opened.lines
            opened.game.note(wanted.text.strip())
        return _done(opened, side, before)
