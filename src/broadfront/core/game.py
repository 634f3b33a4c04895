"""A game in progress: a state, its record, and the roller."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance, Outcome, roller_pick
from broadfront.core.errors import Illegal, Invalid, unknown
from broadfront.core.events import Event
from broadfront.core.files import write_whole
from broadfront.core.odds import Odds, walk
from broadfront.core.options import Options, check, ruling_on
from broadfront.core.record import CHECK_EVERY, FORMAT, Header, Line, Record
from broadfront.core.rulings import Ruling, refused
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.title import Playable
from broadfront.core.view import View
from broadfront.core.zones import deals

__all__ = ["Game"]

CHECKPOINT_EVERY = 64
CHECKPOINTS_KEPT = 8


class Game:
    """Play, roll, undo, fork, save. Everything done is a line of the record."""

    def __init__(self, title: Playable, header: Header, seed: str | None = None) -> None:
        self.title = title
        self.record = Record(header)
        self.seed = seed if seed is not None else secrets.token_hex(16)
        self._rolled = self._rolled_otherwise = False
        """Whether this seed gave a roll of the record, and whether anything else did: an earlier seed, now lost."""
        self.log: list[tuple[int, Event]] = []
        """Every event with the number of the record line that caused it."""
        self._live: list[int] = []
        self.state = self._start()
        self.asked: Pending | None = None
        """What the last line ended with, for whoever goes on before anything else changes; None when none did."""
        self.offering = False
        """Whether a line ends with the options listed, because a player chooses at once (`play_out`)."""
        self._checkpoints: list[tuple[int, State]] = [(0, self._checkpoint())]
        self._collect(0)

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
        return cls(title, header, None if seed is None else str(seed))

    def _start(self) -> State:
        header = self.record.header
        check_options(header.options)
        if header.start is None:
            state = self.title.set_up(header.scenario, header.variant, header.options)
            _check_legal(state)
            state.events = state.events or []
            state.settle()
            return state
        state = self.title.state_from(header.start)
        try:
            _check_legal(state)
            state.settle()
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # Facts and stack come from a file: each may be well-formed and the two still make no position.
            raise Invalid(
                "The position to start from cannot be played: its stack and its facts do not fit together.",
                parameter="start",
            ) from error
        return state

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
        outcome = roller_pick(chance or self._chance(), self.seed, self._next)
        self._rolled = True
        return self._resolve(outcome, "roller")

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
        return self._resolve(outcome, by)

    def _chance(self) -> Chance:
        pending = self.pending
        if not isinstance(pending, Chance):
            raise Illegal(refused("BF-01", "no roll is due now."))
        return pending

    def _resolve(self, outcome: Outcome, by: str) -> list[Event]:
        self.state.happen(outcome)
        self.asked = self.state.settle(offer=self.offering)
        return self._recorded(chance=outcome, by=by)

    def note(self, text: str) -> None:
        """Write a remark into the record."""
        self._append(note=text)

    # Undo and fork

    def undo(self, to: int | None = None, *, agreed: bool = False) -> None:
        """Back to just after line `to`; by default to before the last action. Itself a line of the record."""
        target = self._undo_target() if to is None else to
        if target is None or (target != 0 and target not in self._live):
            raise Invalid(
                "Nothing to undo." if target is None else f"Line {target} is not part of the game as it stands.",
                parameter="to",
                given=to,
                accepted=[0, *self._live],
            )
        past = self._revealed_after(target)
        if past is not None and self.persons > 1 and not agreed:
            raise Illegal(
                refused(
                    "BF-04",
                    f"{past} has been revealed since line {target}; both persons must agree.",
                    facts={"line": target},
                )
            )
        self._append(undo_to=target, past=past)
        self._live = [n for n in self._live if n <= target]
        self._rebuild(target)

    def _undo_target(self) -> int | None:
        for position in range(len(self._live) - 1, -1, -1):
            if self.record.lines[self._live[position] - 1].do is not None:
                return self._live[position - 1] if position else 0
        return None

    def _revealed_after(self, target: int) -> str | None:
        for n in reversed(self._live):
            if n <= target:
                return None
            line = self.record.lines[n - 1]
            if line.chance is not None:
                return "a roll or draw"
            if any(m == n and event.seen_by is None and event.kind == "reveal" for m, event in self.log):
                return "a hidden item"
        return None

    def _rebuild(self, target: int) -> None:
        self.asked = None
        self._checkpoints = [(n, s) for n, s in self._checkpoints if n <= target]
        base, kept = self._checkpoints[-1] if self._checkpoints else (0, None)
        self.log = [(n, e) for n, e in self.log if n <= base]
        if kept is None:
            self.state = self._start()
            self.log = []
            self._collect(0)
            self._checkpoints = [(0, self._checkpoint())]
        else:
            self.state = kept.copy()
            self.state.events = []
        for n in self._live:
            if n > base:
                self._redo(self.record.lines[n - 1])

    def _redo(self, line: Line) -> None:
        if line.do is not None:
            self.state.do(self.title.codec.decode(line.do))
        elif line.chance is not None:
            self.state.happen(line.chance)
        self.state.settle()
        self._collect(line.n)

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
    def _next(self) -> int:
        return len(self.record.lines) + 1

    def _append(self, **fields: Any) -> int:
        n = self._next
        check = self.state.checksum() if n % CHECK_EVERY == 0 and "undo_to" not in fields else None
        self.record.lines.append(Line(n, **fields, check=check))
        return n

    def _recorded(
        self, do: dict[str, Any] | None = None, side: str | None = None, chance: Outcome | None = None,
        by: str | None = None,
    ) -> list[Event]:  # fmt: skip
        lines = self.record.lines
        n = len(lines) + 1
        check = self.state.checksum() if n % CHECK_EVERY == 0 else None
        lines.append(Line(n, do, side, chance, by, check=check))
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
        if told:
            self.log += [(n, event) for event in told]
        return told

    def save(self, path: str | Path) -> None:
        """Write the record; the seed stays beside it until the game is over, then joins it if it gave every roll."""
        target = Path(path)
        beside = target.with_name(target.name + ".seed")
        if self.over:
            told = any(line.seed is not None for line in self.record.lines)
            if self._rolled and not self._rolled_otherwise and not told:
                self._append(seed=self.seed)
            self.record.write(target)
            beside.unlink(missing_ok=True)
        else:
            self.record.write(target)
            write_whole(beside, self.seed.encode() + b"\n")

    @classmethod
    def load(cls, title: Playable, path: str | Path, *, recover: bool = False) -> Game:
        source = Path(path)
        record = Record.read(source, recover=recover)
        beside = source.with_name(source.name + ".seed")
        seed = beside.read_text(encoding="utf-8").strip() if beside.is_file() else None
        return cls.replay(title, record, seed=seed, name=str(source))

    @classmethod
    def replay(cls, title: Playable, record: Record, *, seed: str | None = None, name: str = "record") -> Game:
        """The game a record describes, every line checked again."""
        *_, game = cls.steps_of(title, record, seed=seed, name=name)
        return game

    @classmethod
    def steps_of(
        cls, title: Playable, record: Record, *, seed: str | None = None, name: str = "record"
    ) -> Iterator[Game]:
        """Replay line by line: the one game, yielded at the start and after each line."""
        header = record.header
        for what, mine, theirs in (
            ("rules number", title.card.rules, header.rules),
            ("data", title.data_hash, header.data),
        ):
            if mine != theirs:
                raise Invalid(
                    f"{name}: made under {what} {theirs}, this program has {mine}.",
                    given=theirs,
                    accepted=mine,
                    todo=f"Run `broadfront record check {name}` to see how far it replays.",
                )
        title.scenario(header.scenario, title.variant(header.variant))
        yield from cls._replay_lines(cls(title, header, seed), record, name, seed)

    @classmethod
    def _replay_lines(cls, game: Game, record: Record, name: str, seed: str | None) -> Iterator[Game]:
        yield game
        for line in record.lines:
            try:
                if line.do is not None:
                    game.apply(game.title.codec.decode(line.do), side=line.side)
                elif line.chance is not None:
                    chance = game._chance()
                    chance.weight(line.chance)
                    if line.by == "roller":
                        same = seed is not None and roller_pick(chance, seed, line.n) == line.chance
                        game._rolled, game._rolled_otherwise = True, game._rolled_otherwise or not same
                    game._resolve(line.chance, line.by or "chosen")
                elif line.undo_to is not None:
                    game.undo(line.undo_to, agreed=True)
                else:
                    game._append(note=line.note, seed=line.seed)
                    if line.seed is not None:
                        game.seed = line.seed
            except (Invalid, Illegal) as error:
                raise Invalid(f"{name}: line {line.n} does not replay: {error}", given=line.n) from None
            if line.check is not None and line.check != game.record.lines[-1].check:
                raise Invalid(
                    f"{name}: at line {line.n} the state differs from the one recorded "
                    f"(checksum {line.check}, found {game.record.lines[-1].check}).",
                    given=line.n,
                    todo=f"Run `broadfront record check {name}`.",
                )
            yield game

    # Odds

    def odds(self, action: Action, *, side: str | None = None) -> Odds:
        """Exact odds of an attack from this position, before committing; nothing changes."""
        return odds_of(self.state, action, side=side)


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
