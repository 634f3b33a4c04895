"""A game in progress: a state, its record, and the roller."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance, Outcome, line_pick, roller_pick
from broadfront.core.errors import Illegal, Invalid, unknown
from broadfront.core.events import Event
from broadfront.core.files import write_whole
from broadfront.core.odds import Odds, walk
from broadfront.core.options import Options, check, ruling_on
from broadfront.core.record import CHECK_EVERY, FORMAT, Header, Line, Position, Record, Resume, rolls_in, standing
from broadfront.core.rulings import Ruling, refused
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable
from broadfront.core.view import View
from broadfront.core.zones import deals

__all__ = ["Diverged", "Game", "check_options", "odds_of"]

CHECKPOINT_EVERY = 64
CHECKPOINTS_KEPT = 8


class Diverged(Invalid):
    """A replay is legal so far and has come to another state than the one recorded."""

    @property
    def line(self) -> int:
        assert isinstance(self.given, int)
        return self.given


class Game:
    """Play, roll, undo, redo, fork, save. Everything done is a line of the record."""

    def __init__(self, title: Playable, header: Header, seed: str | None = None) -> None:
        self._begin(title, Record(header), seed)
        self.state = self._start()
        self.state.check_form(header.form)
        self._checkpoints.append((0, self._checkpoint()))
        self._collect(0)

    def _begin(self, title: Playable, record: Record, seed: str | None) -> None:
        self.title = title
        self.record = record
        self.seed = seed if seed is not None else secrets.token_hex(16)
        self._rolled = self._rolled_otherwise = False
        """Whether this seed gave a roll of the record, and whether anything else did: an earlier seed, now lost."""
        self._seed_told = False
        self._unverified = False
        """Whether lines were taken as they are, so that nobody has looked where their rolls came from."""
        self.rolls = 0
        """How many rolls and draws this record has seen, undone ones included: the number of the next."""
        self.deeds = 0
        """How many actions and outcomes it has seen, undone ones included."""
        self.told: list[Sequence[Event]] = []
        """What happened at the set-up and after each line, also of lines that were undone since."""
        self.chances: dict[int, Chance] = {}
        """What each line with an outcome was rolled or drawn for."""
        self.known_from = 0
        """The first line whose events are known here: a game opened at a position has not seen how it came there."""
        self._floor = record.resumed_at
        """The line before which nothing is taken back: 0, or the one that resumed the game under other rules."""
        self._live: list[int] = []
        self._undone: list[tuple[int, list[int]]] = []
        """Undos that nothing has followed, with the lines each took back: what `redo` restores, the last first."""
        self.asked: Pending | None = None
        """What the last line ended with, for whoever goes on before anything else changes; None when none did."""
        self.offering = False
        """Whether a line ends with the options listed, because a player chooses at once (`play_out`)."""
        self._checkpoints: list[tuple[int, State]] = []

    @classmethod
    def at_position(
        cls, title: Playable, record: Record, n: int, position: Mapping[str, Any], *, seed: str | None = None
    ) -> Game:
        """The game of a record at the position it had after line n; the lines up to there are taken as they are."""
        game = cls.__new__(cls)
        game._begin(title, Record(record.header, record.lines[:n]), seed)
        game.state = _state_from(title, position)
        game.state.check_form(record.header.form)
        game.state.events = []
        game.told = [()] * (n + 1)
        game.known_from = n + 1
        game._live, game._undone = standing(game.record.lines)
        game.rolls = rolls_in(game.record.lines)
        game.deeds = sum(line.do is not None for line in game.record.lines) + game.rolls
        told = next((line.n for line in reversed(game.record.lines) if line.seed is not None), 0)
        game._rolled = game._unverified = any(line.by == "roller" for line in game.record.lines[told:])
        game._seed_told = told > 0 and seed in (None, game.record.lines[told - 1].seed)
        game._checkpoints = [(n, game._checkpoint())]
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
        chosen = title.variant(variant)
        place = title.scenario(scenario, chosen)
        header = Header(
            FORMAT,
            title.name,
            chosen,
            place,
            title.card.rules,
            title.data_hash,
            dict(options or {}),
            dict(start) if start is not None else None,
        )
        game = cls(title, header, None if seed is None else str(seed))
        game.record = Record(msgspec.structs.replace(header, form=game.state.FORM))
        return game

    def _start(self) -> State:
        header = self.record.header
        check_options(header.options)
        if header.start is None:
            state = self.title.set_up(header.scenario, header.variant, header.options)
            _check_legal(state)
            state.events = state.events or []
            state.settle()
            return state
        return _state_from(self.title, header.start)

    # What is asked

    @property
    def pending(self) -> Pending:
        return self.state.pending

    @property
    def persons(self) -> int:
        """How many people play: 2 makes undo beyond a die a matter of agreement."""
        count: int = self.record.header.options.get("persons", 1)
        return count

    @property
    def over(self) -> bool:
        return isinstance(self.pending, GameOver)

    def options(self, side: str | None = None) -> Options:
        """Legal actions of the pending decision (of a side: none while the other is asked)."""
        return Options(self.state, side)

    def why_not(self, action: Action, side: str | None = None) -> Ruling:
        """May this be done? The answer carries the rule; `.legal` says yes or no."""
        return ruling_on(self.state, action, side)

    def view(self, side: str | None) -> View:
        return View(self.state, None if side is None else self.title.side(side))

    def events(self, since: int = 0, side: str | None = None) -> list[tuple[int, Event]]:
        """Events after record line `since`, as a side may know them."""
        told = ((n, event.seen_from(side)) for n, event in self.log if n > since)
        return [(n, event) for n, event in told if event is not None]

    @property
    def log(self) -> list[tuple[int, Event]]:
        """Every event of the game as it stands, with the number of the record line that caused it."""
        return [(n, event) for n in (0, *self._live) for event in self.told[n]]

    @property
    def live(self) -> Sequence[int]:
        """Lines of actions and outcomes that no undo has taken back."""
        return self._live

    # Play

    def apply(self, action: Action, *, side: str | None = None, trusted: bool = False) -> list[Event]:
        """Do a legal action; a refused one raises and changes nothing. `trusted` skips the check for listed options."""
        if not trusted:
            ruling = check(self.state, action, side)
            if not ruling.legal:
                raise Illegal(ruling)
        if side is None:
            pending = self.state.pending
            assert isinstance(pending, Decision)
            side = pending.side
        self.state.do(action)
        self.asked = self.state.settle(offer=self.offering)
        return self._recorded(do=self.title.codec.encode(action), side=side)

    def roll(self, chance: Chance | None = None) -> list[Event]:
        """Let the roller resolve the pending chance; who has it already may give it."""
        if self.record.header.options.get("dice") == "own":
            raise Illegal(refused("BF-03", "this game is played with your own dice: enter what you rolled."))
        chance = chance or self._chance()
        if self._seed_told:
            self._new_seed()
        outcome = roller_pick(chance, self.seed, self.rolls)
        self._rolled = True
        return self._resolve(chance, outcome, "roller")

    def _new_seed(self) -> None:
        """A seed that somebody has seen gives no more rolls."""
        self.seed = secrets.token_hex(16)
        self._rolled = self._rolled_otherwise = self._seed_told = self._unverified = False

    def resolve(self, outcome: Outcome, *, by: str = "chosen", side: str | None = None) -> list[Event]:
        """Resolve the pending chance with a chosen outcome, or one a person rolled (`by="person"`, from their seat)."""
        if by not in ("chosen", "person"):
            raise unknown("origin", by, ("chosen", "person"), parameter="by")
        chance = self._chance()
        if side is not None:
            if not chance.sees(self.title.side(side)):
                owner = ", ".join(chance.seen_by or ())
                raise Illegal(refused("BF-05", f"{chance.what} is for {owner} to enter, not {side}."))
            seen = self.view(side).pending
            assert isinstance(seen, Chance)
            seen.weight(outcome)
        chance.weight(outcome)
        return self._resolve(chance, outcome, by)

    def draw_unseen(self) -> list[Event]:
        """With their own dice, persons cannot draw what none of them may see: the program does."""
        chance = self._chance()
        return self._resolve(chance, roller_pick(chance, self.seed, self.rolls), "chosen")

    def _chance(self) -> Chance:
        pending = self.pending
        if not isinstance(pending, Chance):
            raise Illegal(refused("BF-01", "no roll is due now."))
        return pending

    def _resolve(self, chance: Chance, outcome: Outcome, by: str) -> list[Event]:
        self.state.happen(outcome)
        self.asked = self.state.settle(offer=self.offering)
        self.chances[len(self.record.lines) + 1] = chance
        self.rolls += 1
        return self._recorded(chance=outcome, by=by)

    def note(self, text: str) -> None:
        """Write a remark into the record."""
        self._append(note=text)

    # Undo and fork

    def undo(self, to: int | None = None, *, agreed: bool = False) -> None:
        """Back to just after line `to`; by default to before the last action. Itself a line of the record."""
        target = self._undo_target() if to is None else to
        self.check_undo(target)
        assert target is not None
        past = self._revealed_after(target)
        if past is not None and self.persons > 1 and not agreed:
            raise Illegal(
                refused(
                    "BF-04",
                    f"{past} has been revealed since line {target}; both players must agree.",
                    facts={"line": target},
                )
            )
        n = self._append(undo_to=target, past=past)
        self._undone.append((n, self._live))
        self._live = self._live[: bisect_right(self._live, target)]
        self._rebuild(target)

    def undone_lines(self) -> list[Line]:
        """The lines that `redo` would bring back."""
        if not self._undone:
            return []
        base = self._live[-1] if self._live else self._floor
        return [self.record.lines[n - 1] for n in self._undone[-1][1] if n > base]

    def redo(self) -> None:
        """The lines the last undo took back are there again, with their outcomes. Itself a line of the record."""
        if not self._undone:
            raise Invalid(
                "Nothing to redo: something else was done since.", parameter="redo", todo="Undo first."
            )
        again = self.undone_lines()
        n, live = self._undone.pop()
        self._append(redo_of=n)
        self._live = live
        for line in again:
            self._redo(line)
        # A game opened at a position between the two has a checkpoint without these lines.
        held = [(at, state) for at, state in self._checkpoints if at < n]
        self._checkpoints = held or [(len(self.record.lines), self._checkpoint())]

    def check_undo(self, target: int | None) -> None:
        """Refuse a line that is not part of the game as it stands."""
        if target is None or (target != self._floor and target not in self._live):
            raise Invalid(
                "Nothing to undo." if target is None else f"Line {target} is not part of the game as it stands.",
                parameter="to",
                given=target,
                accepted=[self._floor, *self._live],
            )

    def _undo_target(self) -> int | None:
        for position in range(len(self._live) - 1, -1, -1):
            if self.record.lines[self._live[position] - 1].do is not None:
                return self._live[position - 1] if position else self._floor
        return None

    def _revealed_after(self, target: int) -> str | None:
        for n in reversed(self._live):
            if n <= target:
                return None
            if self.record.lines[n - 1].chance is not None:
                return "a roll or draw"
            if any(event.seen_by is None and event.kind == "reveal" for event in self.told[n]):
                return "a hidden item"
        return None

    def _rebuild(self, target: int) -> None:
        self.asked = None
        self._checkpoints = [(n, s) for n, s in self._checkpoints if n <= target]
        if not self._checkpoints:
            self._checkpoints = [self._first_checkpoint()]
        base, kept = self._checkpoints[-1]
        self.state = kept.copy()
        self.state.events = []
        for n in self._live:
            if n > base:
                self._redo(self.record.lines[n - 1])

    def _first_checkpoint(self) -> tuple[int, State]:
        """Where a replay of the record begins: its set-up, or the position from which it was resumed."""
        at = self.record.resumed_at
        resume = self.record.lines[at - 1].resume if at else None
        state = self._start() if resume is None else _state_from(self.title, resume.position)
        kept = state.copy()
        kept.forget()
        return at, kept

    def _redo(self, line: Line) -> None:
        if line.do is not None:
            self.state.do(self.title.codec.decode(line.do))
        elif line.chance is not None:
            self.state.happen(line.chance)
        self.state.settle()
        self._collect(line.n)

    def resume(self, position: Mapping[str, Any], after: int, differs: int, why: str) -> None:
        """Go on from a position under the rules and data of this program; the lines so far become history."""
        state = _state_from(self.title, position)
        data = state.to_data(self.form)
        self._append(resume=Resume(self.title.card.rules, self.title.data_hash, after, data, differs, why))
        self._stand_at(state)

    def _stand_at(self, state: State) -> None:
        """The last line has put the game at this state: nothing before it is replayed or taken back."""
        self.state, self.asked = state, None
        self.state.events = []
        self._floor = len(self.record.lines)
        self._live, self._undone = [], []
        self._checkpoints = [(len(self.record.lines), self._checkpoint())]

    def fork(self, seed: int | str | None = None) -> Game:
        """A game of its own that continues from here; its record starts with these lines."""
        return Game.replay(self.title, self.record, seed=None if seed is None else str(seed))

    def at(self, n: int) -> State:
        """The state just after record line n."""
        if not 0 <= n <= len(self.record.lines):
            raise Invalid(
                f"No line {n}: the record has lines 1 to {len(self.record.lines)}.",
                parameter="at",
                given=n,
                accepted=len(self.record.lines),
            )
        return Game.replay(self.title, Record(self.record.header, self.record.lines[:n])).state

    # The record

    @property
    def form(self) -> int:
        """The form of states in which this record is written."""
        return self.record.header.form

    @property
    def _next(self) -> int:
        return len(self.record.lines) + 1

    def _append(self, **fields: Any) -> int:
        n = self._next
        check = self.state.checksum(self.form) if n % CHECK_EVERY == 0 and "note" in fields else None
        self.record.lines.append(Line(n, **fields, check=check))
        self.told.append(())
        return n

    def _recorded(
        self, do: dict[str, Any] | None = None, side: str | None = None, chance: Outcome | None = None,
        by: str | None = None,
    ) -> list[Event]:  # fmt: skip
        lines = self.record.lines
        n = len(lines) + 1
        check = self.state.checksum(self.form) if n % CHECK_EVERY == 0 else None
        lines.append(Line(n, do, side, chance, by, check=check))
        self.deeds += 1
        if self._undone:
            self._live, self._undone = list(self._live), []
        self._live.append(n)
        told = self._collect(n)
        if n - self._checkpoints[-1][0] >= CHECKPOINT_EVERY:
            self._checkpoints.append((n, self._checkpoint()))
            del self._checkpoints[:-CHECKPOINTS_KEPT]
        return told

    def _checkpoint(self) -> State:
        kept = self.state.copy()
        kept.forget()
        return kept

    def _collect(self, n: int) -> list[Event]:
        told = self.state.events or []
        self.state.events = []
        if n == len(self.told):
            self.told.append(told or ())
        else:
            self.told[n] = told or ()
        return told

    @property
    def position(self) -> Position:
        """Where the game stands, to open it there later."""
        data = self.state.to_data(self.form)
        return Position(len(self.record.lines), self.title.card.rules, self.title.data_hash, data)

    def learn(self, replayed: Game) -> None:
        """Take over what happened at each line from a game that has replayed them."""
        known = min(len(self.told), len(replayed.told))
        self.told[:known] = replayed.told[:known]
        for n, chance in replayed.chances.items():
            self.chances.setdefault(n, chance)
        self.known_from = 0 if known >= self.known_from else self.known_from

    def tell_seed(self) -> None:
        """Write the seed into the record, if it gave every roll since the last one told; it gives none after that."""
        if self._unverified:
            checked = Game.replay(self.title, self.record, seed=self.seed)
            lost = self._floor and any(line.by == "roller" for line in self.record.lines[: self._floor])
            self._rolled_otherwise = checked._rolled_otherwise or bool(lost)
            self._unverified = False
        if self._rolled and not self._rolled_otherwise and not self._seed_told:
            self._append(seed=self.seed)
            self._seed_told = True

    def save(self, path: str | Path) -> None:
        """Write the record; the seed stays beside it until the game is over, then joins it if it gave every roll."""
        target = Path(path)
        beside = target.with_name(target.name + ".seed")
        if self.over:
            self.tell_seed()
        whole = Record(self.record.header, self.record.lines, self.position)
        whole.write(target)
        if self.over:
            beside.unlink(missing_ok=True)
        else:
            write_whole(beside, self.seed.encode() + b"\n")

    @classmethod
    def replay(cls, title: Playable, record: Record, *, seed: str | None = None, name: str = "record") -> Game:
        """The game a record describes, every line checked again."""
        *_, game = cls.steps_of(title, record, seed=seed, name=name)
        return game

    @classmethod
    def steps_of(
        cls, title: Playable, record: Record, *, seed: str | None = None, name: str = "record"
    ) -> Iterator[Game]:
        """Replay line by line, from where it was last resumed: the one game, at the start and after each line."""
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
            found = game.record.lines[-1].check or game.state.checksum(game.form) if line.check is not None else None
            if line.check != found:
                raise Diverged(
                    f"{name}: at line {line.n} the state differs from the one recorded "
                    f"(checksum {line.check}, found {found}).",
                    given=line.n,
                    todo=f"Run `broadfront record check {name}`.",
                )
            yield game

    def replay_line(self, line: Line, seed: str | None) -> None:
        """Do again what a line of a record says, checked."""
        if line.do is not None:
            self.apply(self.title.codec.decode(line.do), side=line.side)
        elif line.chance is not None:
            chance = self._chance()
            chance.weight(line.chance)
            if line.by == "roller":
                same = seed is not None and line.chance in (
                    roller_pick(chance, seed, self.rolls), line_pick(chance, seed, line.n)
                )  # fmt: skip
                self._rolled, self._rolled_otherwise = True, self._rolled_otherwise or not same
            self._resolve(chance, line.chance, line.by or "chosen")
        elif line.undo_to is not None:
            self.undo(line.undo_to, agreed=True)
        elif line.redo_of is not None:
            if not self._undone or self._undone[-1][0] != line.redo_of:
                raise Invalid(f"Line {line.redo_of} is no undo that can be redone here.", given=line.redo_of)
            self.redo()
        elif line.seed is not None:
            self._append(seed=line.seed)
            self._rolled = self._rolled_otherwise = self._unverified = False
            self._seed_told = seed is None or seed == line.seed
        else:
            self._append(note=line.note)

    # Odds

    def odds(self, action: Action, *, side: str | None = None) -> Odds:
        """Exact odds of an attack from this position, before committing; nothing changes."""
        return odds_of(self.state, action, side=side)


def _state_from(title: Playable, position: Mapping[str, Any]) -> State:
    """A settled state from the data of a position, which come from a file: facts and stack may be well-formed and
    still make no position."""
    state = title.state_from(position)
    try:
        _check_legal(state)
        state.settle()
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Invalid(
            "The position to start from cannot be played: its stack and its facts do not fit together.",
            parameter="start",
        ) from error
    return state


def _check_legal(state: State) -> None:
    if wrong := state.status():
        raise Invalid(f"The position to start from is not legal: {wrong[0]}", parameter="start")


def check_options(options: Mapping[str, Any]) -> None:
    """Options every title has: how many persons play, and whose dice; a title checks its own in its set-up."""
    persons = options.get("persons", 1)
    if type(persons) is not int or persons < 1:
        raise Invalid(
            f"Option persons: {persons!r} is not a whole number from 1 up.", parameter="persons", given=persons
        )
    if options.get("dice", "roller") not in ("roller", "own"):
        raise unknown("dice", options["dice"], ("roller", "own"))


def odds_of(state: State, action: Action, *, side: str | None = None) -> Odds:
    """Odds of an attack from a state: push its battle on a copy and walk until it is over.

    Within a battle, those of an action of the one who is asked: it is done on a copy, and the battle walked to its end.
    """
    title = state.title
    assert isinstance(title, Playable)
    start = state.copy()
    under_way = None if isinstance(action, Composed) else title.engaged(start)
    if under_way is None:
        attack, floor = action, len(start.stack)
        start.push(title.battle(start, action))
    else:
        attack, floor = under_way
        ruling = check(start, action, side)
        if not ruling.legal:
            raise Illegal(ruling)
        start.do(action)
    policies = {name: title.policy(start, name) for name in start.played}
    consulted = frozenset() if side is None else frozenset(title.consulted(state))
    worlds = [(start, 1)]
    if side is not None and consulted:
        worlds = []
        for zones, weight in deals(start.zones, title.zones, side, sorted(consulted)):
            world = start.copy()
            world.zones = zones
            worlds.append((world, weight))
    found = walk(
        worlds, lambda after: title.outcome(state, after, attack), policies, side=side, known=consulted, floor=floor
    )
    ledger = tuple(title.odds_ledger(state, action)) if under_way is None else ()
    return msgspec.structs.replace(found, ledger=ledger)
