"""A game in progress: its state, its record and its roller."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance, Outcome
from broadfront.core.errors import DAMAGE_ERRORS, Illegal, Invalid, unknown_name
from broadfront.core.events import Event
from broadfront.core.files import write_atomically
from broadfront.core.history.past import Past
from broadfront.core.history.roller import Roller
from broadfront.core.history.snapshots import MAX_SNAPSHOTS, Snapshots, settled_state_from_position
from broadfront.core.messages import say
from broadfront.core.options import check_action
from broadfront.core.positions.corrections import GivenChange, apply_corrections
from broadfront.core.positions.dealing import Dealing
from broadfront.core.queries import GameQueries
from broadfront.core.reading.outcomes import parse_outcome
from broadfront.core.record import (
    CHECK_EVERY,
    Change,
    Header,
    Line,
    Position,
    Record,
    Resume,
    check_option_names,
    has_own_dice,
    record_format_for,
)
from broadfront.core.rulings import refused
from broadfront.core.state import State
from broadfront.core.steps import Decision, Pending
from broadfront.core.title import Playable

__all__ = ["Divergence", "Game"]

MAX_REPLAYED = 16
"""Upper bound on replayed actions per line when rewinding."""


class Divergence(Invalid):
    """The error that a replayed record was legal so far but reached a different state from the recorded one."""

    @property
    def line(self) -> int:
        """The record line at which the replayed and the recorded state differ."""
        assert isinstance(self.given, int)
        return self.given


class Game(GameQueries):
    """A game that can be played, rolled, undone, redone, forked and saved. Everything done becomes a line of its
    record."""

    _state: State | None
    """None after an undo or redo of a replay, until the state is needed."""

    def __init__(self, title: Playable, header: Header, seed: str | None = None) -> None:
        self._set_fields(title, Record(header), Roller(seed))
        self._state = self._snapshots.initial_state()
        self._state.check_form(header.form)
        self._snapshots.keep_snapshot(0, self._state)
        self.past.events.append(self._state.events or ())
        self._state.events = []

    def _set_fields(self, title: Playable, record: Record, roller: Roller) -> None:
        """Set the fields of a new or opened game; the caller sets its state."""
        self.title = title
        self.record = record
        self.own_dice = has_own_dice(record.header.options)
        """Whether people enter what they rolled and drew themselves."""
        self.roller = roller
        self.action_count = 0
        """How many actions and outcomes the game has seen, undone ones included."""
        self.past = Past(record.lines, own_dice=self.own_dice)
        self._tree = self.past.tree
        self._snapshots = Snapshots(title, record.header, self.past)
        self._state = None
        self._history: Game | None = None
        """A replay of the lines before the position at which this game was opened, made on demand."""
        self.next_pending: Pending | None = None
        """What the game waits for after the last action or outcome; None initially and after an undo, redo, correction
        or resume."""
        self.lists_options = False
        """Whether settling also lists the options, because a player chooses at once (`play_out`)."""

    @classmethod
    def at_position(
        cls, title: Playable, record: Record, n: int, position: Mapping[str, Any], *, seed: str | None = None
    ) -> Game:
        """Return the game of a record at its stored position after line `n`, accepting the lines up to there without
        replaying them."""
        game = cls.__new__(cls)
        lines = record.lines[:n]
        game._set_fields(title, Record(record.header, lines), Roller.from_lines(lines, seed))
        game._state = settled_state_from_position(title, position)
        game._state.check_form(record.header.form)
        game._state.events = []
        game.past.events = [()] * (n + 1)
        game.past.known_from = n + 1
        game.action_count = sum(line.do is not None or line.correct is not None for line in lines) + game.roller.rolls
        game._snapshots.keep_snapshot(game._tree.head, game._state)
        return game

    @classmethod
    def new(
        cls,
        title: Playable,
        *,
        scenario: str | None = None,
        variant: str | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> Game:
        """Start a new game of a title. `start` is a position to use instead of the scenario's set-up."""
        chosen = title.variant(variant)
        place = title.scenario(scenario, chosen)
        check_option_names(options or {}, title.OPTIONS, title.name)
        header = Header(
            record_format_for(options or {}),
            title.name,
            chosen,
            place,
            title.card.rules,
            title.data_hash,
            dict(options or {}),
            dict(start) if start is not None else None,
        )
        game = cls(title, header, None if seed is None else str(seed))
        game.record = Record(msgspec.structs.replace(header, form=game.state.FORM), game.record.lines)
        return game

    # Queries

    @property
    def state(self) -> State:
        """The current state of the game."""
        if self._state is None:
            self._state = self._snapshots.state_after(self._tree.head)
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    @property
    def seed(self) -> str:
        """The seed from which the program makes the game's random rolls."""
        return self.roller.seed

    @property
    def persons(self) -> int:
        """How many people play; with two or more, undoing past a roll needs agreement."""
        count: int = self.record.header.options.get("persons", 1)
        return count

    def events(self, since: int = 0, side: str | None = None) -> list[tuple[int, Event]]:
        """Return the events after record line `since` as a side may know them, with their line numbers."""
        visible = ((n, event.as_seen_by(side)) for n, event in self.log if n > since)
        return [(n, event) for n, event in visible if event is not None]

    @property
    def log(self) -> list[tuple[int, Event]]:
        """All events of actions that are not undone, each with the number of the record line that caused it."""
        return [(n, event) for n in (0, *self.past.live_lines) for event in self.past.events[n]]

    # Play

    def apply(self, action: Action, *, side: str | None = None, trusted: bool = False) -> list[Event]:
        """Carry out a legal action and return its events; refuse an illegal one without changes.

        Pass `trusted` to skip the check for an action taken from the listed options.
        """
        state = self._state or self.state
        if not trusted:
            check_action(state, action, side)
        if side is None:
            pending = state.pending
            assert isinstance(pending, Decision)
            side = pending.side
        self._carry_out(state, state.do, action)
        return self._append_change_line(state, action.to_data(), side)

    def apply_composed(self, action: Composed, side: str) -> None:
        """Carry out the simple actions of a composed action, one record line each, if the whole is legal.

        Stop at a simple action that is not legal when its turn comes: it was forced and already done, or it must wait
        for something else.
        """
        if not (ruling := self.why_not(action, side)).legal:
            raise Illegal(ruling)
        for part in action.expand(self.state):
            if not self.why_not(part, side).legal:
                return
            self.apply(part, side=side, trusted=True)

    def roll(self, chance: Chance | None = None) -> list[Event]:
        """Let the program make the pending die roll or draw. Pass `chance` to save looking it up again."""
        if self.own_dice:
            raise Illegal(refused("BF-03", say("refusal.own-dice")))
        chance = chance or self._pending_chance()
        return self._record_outcome(chance, self.roller.roll(chance), "roller")

    def resolve(self, outcome: Outcome, *, by: str = "chosen", side: str | None = None) -> list[Event]:
        """Resolve the pending die roll or draw with a given outcome, or with one a person rolled (`by="person"`).

        Cards and chits may be given by name.
        """
        if by not in ("chosen", "person"):
            raise unknown_name("origin", by, ("chosen", "person"), parameter="by")
        chance = known = self._pending_chance()
        if side is not None:
            if not chance.is_visible_to(self.title.side(side)):
                no = say("refusal.not-yours-to-enter", chance=chance.message, owners=chance.seen_by or (), side=side)
                raise Illegal(refused("BF-05", no))
            if isinstance(seen := self.view(side).pending, Chance):
                known = seen
        outcome = parse_outcome(self.state, known, outcome)
        chance.weight(outcome)
        return self._record_outcome(chance, outcome, by)

    @property
    def is_dealing(self) -> bool:
        """Whether the pending draw deals cards or chits that a position file leaves unknown. The program makes these
        draws even if people roll their own dice."""
        return isinstance(self.pending, Chance) and isinstance(self.state.stack[-1], Dealing)

    def draw_unseen(self) -> list[Event]:
        """In a game where people roll their own dice, let the program make the draws that no person may see or
        knows."""
        chance = self._pending_chance()
        return self._record_outcome(chance, self.roller.draw(chance), "chosen")

    def _pending_chance(self) -> Chance:
        """Return the pending die roll or draw; raise an error if the game waits for something else."""
        pending = self.pending
        if not isinstance(pending, Chance):
            raise Illegal(refused("BF-01", say("refusal.no-roll")))
        return pending

    def _record_outcome(self, chance: Chance, outcome: Outcome, by: str) -> list[Event]:
        """Apply the outcome of the pending die roll or draw and record it; `by` says who rolled."""
        state = self._state or self.state
        self._carry_out(state, state.happen, outcome)
        self.past.chances[len(self.record.lines) + 1] = chance
        self.roller.rolls += 1
        return self._append_change_line(state, chance=outcome, by=by)

    def _carry_out(self, state: State, change: Callable[[Any], None], deed: Action | Outcome) -> None:
        """Apply a change to a state and run the automatic steps that follow.

        A game that began at a position from a file may reach an impossible step. It then stays where it was and raises
        `Invalid`.
        """
        try:
            change(deed)
            self.next_pending = state.settle(offer=self.lists_options)
        except DAMAGE_ERRORS as error:
            sure = self.record.header.start is None and not self._tree.root and not self.past.known_from
            if sure and not self.own_dice:
                raise
            self._state = None
            raise Invalid(
                "The game cannot go on so: the position it came from is damaged.", parameter="start"
            ) from error

    def correct(self, *changes: GivenChange, side: str | None = None) -> list[Event]:
        """Correct things in the position, all or none: `correct("steps Peiper = 2; where Peiper = Stoumont")`.

        Only a game in which people roll their own dice allows this. With several people, `side` is the seat that asks
        for the correction.
        """
        if not self.own_dice:
            raise Illegal(refused("BF-08", say("refusal.only-own-dice")))
        state = self.state.copy()
        state.events = []
        made = apply_corrections(state, changes, side if self.persons > 1 else None)
        self._state, self.next_pending = state, None
        return self._append_change_line(state, side=side, correct=made)

    def note(self, text: str) -> None:
        """Add a remark to the game's record."""
        self._append_line(note=text)

    # Undo and fork

    def undo(self, to: int | None = None, *, agreed: bool = False) -> None:
        """Go back to just after record line `to`, by default to before the last entry. The undo itself becomes a line
        of the record."""
        target = self.past.undo_target() if to is None else to
        self.past.check_undo(target)
        assert target is not None
        past = self.past.information_revealed_after(target)
        if past is not None and self.persons > 1 and not agreed:
            raise Illegal(refused("BF-04", say("refusal.revealed", past=past, line=target)))
        self._prepare_state(target)
        self._append_undo_or_redo(undo_to=target, past=past)

    def redo(self) -> None:
        """Bring back the record lines of the last undo, with their outcomes. The redo itself becomes a line of the
        record."""
        if not self._tree.undone:
            raise Invalid("Nothing to redo: something else was done since.", parameter="redo", todo="Undo first.")
        self._prepare_state(self._tree.undone[-1][1])
        self._append_undo_or_redo(redo_of=self._tree.undone[-1][0])

    def _append_undo_or_redo(self, **fields: Any) -> None:
        """Append an undo or redo line to the record. Keep the state being left for a while, in case the game returns to
        it."""
        self.next_pending = None
        if self._state is not None:
            self._snapshots.keep_recent(self._tree.head, self._state)
            self._state = None
        self._append_line(**fields)

    def _prepare_state(self, deed: int) -> None:
        """Restore the state after an action in advance, so that an error is raised before the game changes."""
        self._snapshots.keep_recent(deed, self._snapshots.state_after(deed))

    def resume(self, position: Mapping[str, Any], after: int, differs: int, why: str) -> None:
        """Continue from a position under the current program's rules and data; earlier record lines become history and
        are not replayed."""
        state = settled_state_from_position(self.title, position)
        self._append_line(
            resume=Resume(self.title.card.rules, self.title.data_hash, after, state.to_data(self.form), differs, why)
        )
        self._continue_from(state)

    def _continue_from(self, state: State) -> None:
        """Make `state` the current state after the last record line; no line before it is replayed or undone."""
        self._state, self.next_pending = state, None
        state.events = []
        self._snapshots.clear()
        self._snapshots.keep_snapshot(self._tree.head, state)

    def fork(self, seed: int | str | None = None) -> Game:
        """Return a separate game that continues from here; its record starts with the lines of this game."""
        return Game.replay(self.title, self.record, seed=None if seed is None else str(seed))

    def state_at(self, n: int) -> State:
        """Return the state just after record line `n`."""
        if not 0 <= n <= len(self.record.lines):
            raise Invalid(
                f"No line {n}: the record has lines 1 to {len(self.record.lines)}.",
                parameter="at",
                given=n,
                accepted=len(self.record.lines),
            )
        if n >= max(self.past.known_from - 1, self._tree.root):
            return self._snapshots.state_after(self._tree.current_action_after(n))
        if n < self._tree.root:
            return Game.replay(self.title, Record(self.record.header, self.record.lines[:n])).state
        if self._history is None:
            before = self.record.lines[: self.past.known_from - 1]
            self._history = Game.replay(self.title, Record(self.record.header, before))
        return self._history.state_at(n)

    def position_at(self, n: int | None = None) -> dict[str, Any]:
        """Return the position just after record line `n` (by default now), in the form that `new(start=)` and files
        accept."""
        return self.title.written(self.state if n is None else self.state_at(n))

    at, written = state_at, position_at
    """Earlier names, kept for one release."""

    # The record

    @property
    def form(self) -> int:
        """The version of the data format in which this record describes states."""
        return self.record.header.form

    @property
    def _next_line_number(self) -> int:
        """The number of the next record line."""
        return len(self.record.lines) + 1

    def _append_line(self, **fields: Any) -> int:
        """Append a record line that is neither an action nor an outcome, and return its number."""
        n = self._next_line_number
        check = self.state.checksum(self.form) if n % CHECK_EVERY == 0 and "note" in fields else None
        line = Line(n, **fields, check=check)
        self.record.lines.append(line)
        self.past.events.append(())
        self._tree.add_line(line)
        return n

    def _append_change_line(
        self,
        state: State,
        do: dict[str, Any] | None = None,
        side: str | None = None,
        chance: Outcome | None = None,
        by: str | None = None,
        correct: tuple[Change, ...] | None = None,
    ) -> list[Event]:
        """Append the record line of an action, outcome or correction, and return the events it caused."""
        lines = self.record.lines
        n = len(lines) + 1
        check = state.checksum(self.form) if n % CHECK_EVERY == 0 else None
        lines.append(Line(n, do, side, chance, by, check=check, correct=correct))
        self.action_count += 1
        deep = self._tree.add_action()
        events = state.events or []
        state.events = []
        self.past.events.append(tuple(events))  # a tuple, because the garbage collector would scan a list each time
        if deep % self._snapshots.interval == 0:
            self._snapshots.keep_snapshot(n, state)
        return events

    @property
    def position(self) -> Position:
        """The current position, as a saved file stores it so that the game reopens there."""
        return Position(
            len(self.record.lines), self.title.card.rules, self.title.data_hash, self.state.to_data(self.form)
        )

    def record_seed(self) -> None:
        """Write the random seed into the record if it gave every roll since the last seed shown. It then gives no more
        rolls."""
        if self.roller.unverified:
            checked = Game.replay(self.title, self.record, seed=self.seed)
            lost = any(line.by == "roller" for line in self.record.lines[: self._tree.root])
            self.roller.mark_verified(checked.roller, lost=lost)
        seed = self.roller.reveal_seed()
        if seed is not None:
            self._append_line(seed=seed)

    def save(self, path: str | Path) -> None:
        """Save the record to a file.

        Until the game is over, the random seed is kept in a file beside the record. Then the seed joins the record, if
        it gave every roll.
        """
        target = Path(path)
        seed_file = target.with_name(target.name + ".seed")
        if self.over:
            self.record_seed()
        whole = Record(self.record.header, self.record.lines, self.position)
        whole.write(target)
        if self.over:
            seed_file.unlink(missing_ok=True)
        else:
            write_atomically(seed_file, self.seed.encode() + b"\n", private=True)

    @classmethod
    def replay(cls, title: Playable, record: Record, *, seed: str | None = None, name: str = "record") -> Game:
        """Return the game that a record describes, with every line checked again."""
        *_, game = cls.replay_stepwise(title, record, seed=seed, name=name)
        return game

    @classmethod
    def replay_stepwise(
        cls, title: Playable, record: Record, *, seed: str | None = None, name: str = "record"
    ) -> Iterator[Game]:
        """Replay a record line by line from where it was last resumed, and yield the same game at the start and after
        each line."""
        header = record.header
        title.scenario(header.scenario, title.variant(header.variant))
        at = record.resumed_at
        resume = record.lines[at - 1].resume if at else None
        if resume is None:
            game = cls(title, header, seed)
        else:
            game = cls.at_position(title, record, at, resume.position, seed=seed)
        yield game
        for line in record.lines[at:]:
            try:
                game.replay_line(line, seed)
            except (Invalid, Illegal) as error:
                raise Invalid(f"{name}: line {line.n} does not replay: {error}", given=line.n) from None
            if game._snapshots.replayed_count > MAX_REPLAYED * (line.n + MAX_SNAPSHOTS):
                raise Invalid(f"{name}: line {line.n} goes back and forth too often to be replayed.", given=line.n)
            found = game.record.lines[-1].check or game.state.checksum(game.form) if line.check is not None else None
            if line.check != found:
                raise Divergence(
                    f"{name}: at line {line.n} the state differs from the one recorded "
                    f"(checksum {line.check}, found {found}).",
                    given=line.n,
                    todo=f"Run `broadfront record check {name}`.",
                )
            yield game

    def replay_line(self, line: Line, seed: str | None) -> None:
        """Carry out one line of a record again, with all checks of legality and outcome."""
        if line.do is not None:
            self.apply(self.title.codec.decode(line.do), side=line.side)
        elif line.chance is not None:
            chance = self._pending_chance()
            chance.weight(line.chance)
            if line.by == "roller":
                self.roller.check_replayed_roll(chance, line.chance, seed, line.n)
            self._record_outcome(chance, line.chance, line.by or "chosen")
        elif line.correct is not None:
            self.correct(*line.correct, side=line.side)
        elif line.undo_to is not None:
            self.past.check_undo(line.undo_to)
            self._append_undo_or_redo(undo_to=line.undo_to, past=self.past.information_revealed_after(line.undo_to))
        elif line.redo_of is not None:
            if not self._tree.undone or self._tree.undone[-1][0] != line.redo_of:
                raise Invalid(f"Line {line.redo_of} is no undo that can be redone here.", given=line.redo_of)
            self._append_undo_or_redo(redo_of=line.redo_of)
        elif line.seed is not None:
            self._append_line(seed=line.seed)
            self.roller.note_shown_seed(known=seed is None or seed == line.seed)
        else:
            self._append_line(note=line.note)
