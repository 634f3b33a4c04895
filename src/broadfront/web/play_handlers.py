"""HTTP handlers that play a game: actions, rolls, undo, redo, notes."""

from __future__ import annotations

import msgspec

from broadfront.core.actions import Composed
from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.messages import say
from broadfront.core.reading.names import resolve_unit
from broadfront.core.rules import decides
from broadfront.core.rulings import refused
from broadfront.store import Proposal
from broadfront.web.changes import Changes, changes_since, log_changes_since
from broadfront.web.endpoint import Call, GivenAction
from broadfront.web.errors import Conflict
from broadfront.web.games import Games
from broadfront.web.open_game import OpenGame
from broadfront.web.request_parameters import SeatSides, seat_of

__all__ = [
    "Act",
    "Beginner",
    "Hurried",
    "Hurry",
    "Note",
    "Redo",
    "Resolve",
    "Roll",
    "Undo",
    "Undone",
    "add_note",
    "apply_action",
    "changes_answer",
    "enter_outcome",
    "hurry_computer_player",
    "redo",
    "roll",
    "set_beginner_help",
    "undo",
]

MOST_NOTE = 2_000


class Act(msgspec.Struct, forbid_unknown_fields=True):
    action: GivenAction
    side: str | None = None
    lines: int | None = None
    since: int | None = None
    """Line at which the table was last seen; if given, the answer includes all changes since then."""


class Roll(msgspec.Struct, forbid_unknown_fields=True):
    side: str | None = None
    lines: int | None = None
    since: int | None = None


class Resolve(msgspec.Struct, forbid_unknown_fields=True):
    outcome: int | str
    side: str | None = None
    lines: int | None = None
    since: int | None = None


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    to: int | None = None
    side: str | None = None
    propose: bool = False
    """Propose the undo to the other player if their agreement is needed."""
    agree: str | None = None
    """Id of the proposal to accept."""
    decline: str | None = None
    since: int | None = None


class Redo(msgspec.Struct, forbid_unknown_fields=True):
    side: str | None = None
    since: int | None = None


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    side: str | None = None
    since: int | None = None


class Beginner(msgspec.Struct, forbid_unknown_fields=True):
    on: bool
    side: str | None = None
    since: int | None = None


class Hurry(msgspec.Struct, forbid_unknown_fields=True):
    """The empty body of a request that makes a computer player move at once."""


class Hurried(msgspec.Struct, frozen=True):
    """Whether a computer player was thinking when it was told to move at once."""

    thinking: bool


class Undone(Changes, kw_only=True):
    """The result of an undo request; `asked` means nothing was undone yet because the other player must agree."""

    asked: bool


def changes_answer(call: Call, opened: OpenGame, seat: SeatSides, side: str, before: int) -> Changes:
    """Return the record lines a request added, or all changes since the line `since` that the request names."""
    since: int | None = call.body.since
    if since is None:
        return log_changes_since(opened, side, before)
    return changes_since(call.parts.games, opened, seat.sides, side, since)


def apply_action(call: Call) -> Changes:
    """Apply the action that a player has chosen."""
    wanted: Act = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        with call.parts.games.save_changes(opened, wanted.lines, by=call.seat):
            seat = seat_of(call, opened)
            side, before = seat.acting_side(opened, wanted.side), opened.line_count
            action = resolve_unit(opened.game.state, opened.title.codec.decode(wanted.action))
            if isinstance(action, Composed):
                opened.game.apply_composed(action, side)
            else:
                opened.game.apply(action, side=side)
        return changes_answer(call, opened, seat, side, before)


def roll(call: Call) -> Changes:
    """Let the program make the roll or draw that is due."""
    wanted: Roll = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        with call.parts.games.save_changes(opened, wanted.lines, by=call.seat):
            seat = seat_of(call, opened)
            before, pending = opened.line_count, opened.game.pending
            side = None if wanted.side is None else seat.acting_side(opened, wanted.side)
            if isinstance(pending, Chance) and not opened.may_roll(pending, seat.sides):
                no = say("refusal.not-yours-to-roll", chance=pending.message, side=str(pending.side))
                raise Illegal(refused("BF-01", no))
            opened.game.roll()
        return changes_answer(call, opened, seat, side or seat.acting_side(opened), before)


def enter_outcome(call: Call) -> Changes:
    """Enter the result of a die or card that a person rolled or drew at their own table."""
    wanted: Resolve = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        with call.parts.games.save_changes(opened, wanted.lines, by=call.seat):
            # A solo player who triggers each roll by hand may also roll real dice.
            if opened.about.dice != "own" and (opened.about.dice, opened.about.mode) != ("ask", "solo"):
                raise Illegal(refused("BF-03", say("refusal.program-rolls")))
            seat = seat_of(call, opened)
            pending = opened.game.pending
            seeing = [side for side in seat.sides if isinstance(pending, Chance) and pending.is_visible_to(side)]
            side = seat.acting_side(opened, wanted.side or (seeing[0] if seeing else None))
            before = opened.line_count
            opened.game.resolve(wanted.outcome, by="person", side=side)
        return changes_answer(call, opened, seat, side, before)


@decides("BF-04")
def undo(call: Call) -> Undone:
    """Undo actions; going back past a die roll or an action of the other player needs the agreement of both."""
    wanted: Undo = call.body
    games = call.parts.games
    with games.open_game(call.path["game"]) as opened:
        with games.save_changes(opened, by=call.seat):
            seat = seat_of(call, opened)
            side, before = seat.acting_side(opened, wanted.side), opened.line_count
            if opened.about.mode != "seats":
                target = opened.game.past.undo_target(opened.about.persons) if wanted.to is None else wanted.to
                opened.game.undo(target, agreed=True)
            elif wanted.agree is not None or wanted.decline is not None:
                proposal = _matching_proposal(games.pending_undo_proposal(opened), wanted.agree or wanted.decline or "")
                if wanted.agree is None:
                    games.withdraw_undo_proposal(opened, proposal)
                elif proposal.by in seat.sides:
                    raise Illegal(refused("BF-04", say("refusal.own-proposal")))
                else:
                    opened.game.undo(proposal.to, agreed=True)
            else:
                _undo_or_propose(games, opened, seat.sides, side, wanted)
            asked = opened.line_count == before and games.pending_undo_proposal(opened) is not None
        if opened.line_count == before:
            call.parts.hub.notify(
                opened.id, before, call.seat
            )  # a proposal was made or withdrawn; the record has no new line
        changes = changes_answer(call, opened, seat, side, before)
        return Undone(**msgspec.structs.asdict(changes), asked=asked)


@decides("BF-04")
def _undo_or_propose(games: Games, opened: OpenGame, sides: tuple[str, ...], side: str, wanted: Undo) -> None:
    """Undo back to a line, or the last action: at once if only the player's own actions are affected, else by
    proposal."""
    target = opened.game.past.undo_target(sides) if wanted.to is None else wanted.to
    if target is None:
        raise Illegal(refused("BF-04", say("refusal.nothing-to-undo")))
    other = opened.other_side_that_acted_since(target, sides)
    try:
        if other is not None:
            raise Illegal(refused("BF-04", say("refusal.other-has-acted", side=other)))
        if not opened.has_acted_since(target, sides):
            raise Illegal(refused("BF-04", say("refusal.not-yours-alone", line=target)))
        opened.game.undo(target)
    except Illegal:
        if not wanted.propose:
            raise
        opened.game.past.check_undo(target)
        games.propose_undo(opened, side, target)


def _matching_proposal(proposal: Proposal | None, id: str) -> Proposal:
    """Return the pending undo proposal; raise `Conflict` if it is missing or has another id."""
    if proposal is None or proposal.id != id:
        raise Conflict(
            "That proposal no longer stands: something was done since, or it was withdrawn.",
            parameter="agree",
            given=id,
            todo="Look again.",
        )
    return proposal


def redo(call: Call) -> Changes:
    """Redo what was last undone, with the same die results; in a two-browser game, only the player's own actions."""
    wanted: Redo = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        with call.parts.games.save_changes(opened, by=call.seat):
            seat = seat_of(call, opened)
            side, before = seat.acting_side(opened, wanted.side), opened.line_count
            if opened.about.mode == "seats" and not opened.redoes_only_actions_of(seat.sides):
                raise Illegal(refused("BF-04", say("refusal.redo-not-yours")))
            opened.game.redo()
        return changes_answer(call, opened, seat, side, before)


def add_note(call: Call) -> Changes:
    """Add a person's remark to the record of a game."""
    wanted: Note = call.body
    if not wanted.text.strip() or len(wanted.text) > MOST_NOTE:
        raise Invalid(f"A note has 1 to {MOST_NOTE} letters.", parameter="text", given=len(wanted.text))
    with call.parts.games.open_game(call.path["game"]) as opened:
        with call.parts.games.save_changes(opened, by=call.seat):
            seat = seat_of(call, opened)
            side, before = seat.acting_side(opened, wanted.side), opened.line_count
            opened.game.note(wanted.text.strip())
        return changes_answer(call, opened, seat, side, before)


def set_beginner_help(call: Call) -> Changes:
    """Turn automatic answers to preparatory questions on or off."""
    wanted: Beginner = call.body
    with call.parts.games.open_game(call.path["game"]) as opened:
        seat = seat_of(call, opened)
        side, before = seat.acting_side(opened, wanted.side), opened.line_count
        if wanted.on and not opened.about.may_know_all:
            raise Invalid(
                "Questions are answered for nobody where two play in two browsers.", parameter="on", given=True
            )
        if wanted.on != (opened.about.beginner is not None):
            call.parts.games.set_beginner_help(opened, beginner=before if wanted.on else None)
        with call.parts.games.save_changes(opened, by=call.seat):
            pass  # settles what can be answered automatically now
        return changes_answer(call, opened, seat, side, before)


def hurry_computer_player(call: Call) -> Hurried:
    """Make the computer player that is thinking stop its search and play its best move so far."""
    games = call.parts.games
    with games.open_game(call.path["game"]) as opened:
        seat_of(call, opened)
        return Hurried(games.thinking is not None and games.thinking.play_best_so_far(games, opened))
