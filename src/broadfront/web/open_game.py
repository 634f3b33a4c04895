"""A game in memory: a cache of its record. Only `Games` makes, changes and keeps one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Literal

import msgspec

from broadfront.core.actions import Action, Composed
from broadfront.core.chance import Chance, roller_pick
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.core.state import State
from broadfront.core.steps import Decision, Pending
from broadfront.core.title import Playable
from broadfront.players import player_named

__all__ = ["About", "Dice", "OpenGame", "Proposal", "Seating"]

Seating = Literal["solo", "hot-seat", "seats"]
Dice = Literal["auto", "ask", "own"]

MOST_IN_A_ROW = 5_000
"""Lines that machines and the roller may add in a row."""


class About(msgspec.Struct, frozen=True):
    """How a game is played; kept beside its record."""

    mode: Seating
    persons: tuple[str, ...]
    """The sides that people play."""
    machines: dict[str, str] = {}
    """The player that chooses for each other side."""
    dice: Dice = "auto"
    """The server rolls at once, waits to be told to, or people enter what they rolled."""

    @property
    def may_know_all(self) -> bool:
        """One person plays, or the persons share a screen (BF-06)."""
        return self.mode != "seats"


class Proposal(msgspec.Struct, frozen=True):
    """An undo that waits for the other person's word."""

    by: str
    to: int
    lines: int


class OpenGame:
    """The game, what was asked before each line and told after it, and who plays."""

    def __init__(self, id: str, title: Playable, record: Record, seed: str, about: About) -> None:
        self.id = id
        self.title = title
        self.about = about
        self.lock = threading.RLock()
        self.proposal: Proposal | None = None
        self.asked: list[Pending] = []
        """What the game waited for before each line."""
        self.told: list[list[Event]] = []
        """What happened at the set-up and after each line; also of lines that were undone since."""
        self.moments: list[State] = []
        """States after each line, kept while somebody looks back."""
        self.overlays: dict[tuple[int, str, str], object] = {}
        """What was laid over the map lately, by line, side and name."""
        self._options: tuple[int, list[Action]] | None = None
        steps = Game.steps_of(title, record, seed=seed, name=id)
        self.game = next(steps)
        self.told.append([event for _, event in self.game.log])
        before = self.game.pending
        for n, _ in enumerate(steps, 1):
            self._witness(n, before)
            before = self.game.pending

    @property
    def lines(self) -> int:
        return len(self.game.record.lines)

    def _witness(self, n: int, before: Pending) -> None:
        self.asked.append(before)
        told: list[Event] = []
        if self.game.record.lines[n - 1].undo_to is None:
            for m, event in reversed(self.game.log):
                if m != n:
                    break
                told.append(event)
        self.told.append(told[::-1])

    def do(self, change: Callable[[Game], object]) -> None:
        """Make one change: at most one line of the record."""
        before, n = self.game.pending, self.lines
        change(self.game)
        if self.lines > n:
            self._witness(self.lines, before)
            self.proposal = None

    def do_parts(self, action: Composed, side: str) -> None:
        """Make the changes a composed form stands for, a line each, if all of them are legal."""
        ruling = self.game.view(side).why_not(action)
        if not ruling.legal:
            raise Illegal(ruling)
        for part in action.parts(self.game.state):
            self.do(partial(_apply, action=part, side=side))
            pending = self.game.pending
            if not isinstance(pending, Decision) or pending.side != side:
                return

    def settle(self) -> None:
        """Let the roller roll and machines choose until a person is asked, as far as this game wants it."""
        for _ in range(MOST_IN_A_ROW):
            pending = self.game.pending
            if isinstance(pending, Chance) and self._rolls(pending):
                self.do(_roll)
            elif isinstance(pending, Decision) and pending.side in self.about.machines:
                self.do(self._choose)
            else:
                return
        raise Invalid("The machines never come to an end in this game.", parameter="machines")

    def _rolls(self, chance: Chance) -> bool:
        """Whether the server gives this outcome unasked: always when no person may see it."""
        return self.about.dice == "auto" or not any(chance.sees(side) for side in self.about.persons)

    def _choose(self, game: Game) -> None:
        pending = game.pending
        assert isinstance(pending, Decision)
        side = pending.side
        player = player_named(self.about.machines[side], f"{game.seed}/{self.lines}/{side}", game.title.name)
        game.apply(player.choose(game.view(side), game.options(side)), side=side)

    def may_roll(self, chance: Chance, sides: tuple[str, ...]) -> bool:
        """The roll of a person's side is for that person; any other is for everybody who may see it."""
        owner = chance.side if chance.side in self.about.persons else None
        return owner in sides if owner is not None else any(chance.sees(side) for side in sides)

    def options(self) -> list[Action]:
        """The listed options of the pending decision, computed once."""
        if self._options is None or self._options[0] != self.lines:
            self._options = (self.lines, list(self.game.options()))
        return self._options[1]

    # Looking back

    def at(self, n: int) -> State:
        """The state just after line n."""
        if not 0 <= n <= self.lines:
            raise Invalid(
                f"No line {n}: the record has lines 1 to {self.lines}.", parameter="at", given=n, accepted=self.lines
            )
        if n == self.lines:
            return self.game.state
        if len(self.moments) <= n:
            record = Record(self.game.record.header, self.game.record.lines[: self.lines])
            self.moments = [game.state.copy() for game in Game.steps_of(self.title, record, name=self.id)]
        return self.moments[n]

    def live(self) -> frozenset[int]:
        """Lines of actions and chance that no undo has taken back."""
        kept: list[int] = []
        for line in self.game.record.lines:
            if line.undo_to is not None:
                kept = [n for n in kept if n <= line.undo_to]
            elif line.do is not None or line.chance is not None:
                kept.append(line.n)
        return frozenset(kept)

    def before_last(self, sides: tuple[str, ...]) -> int | None:
        """The line to go back to so that the last action of these sides is undone."""
        for before, n in reversed(list(pairwise((0, *sorted(self.live()))))):
            line = self.game.record.lines[n - 1]
            if line.do is not None and line.side in sides:
                return before
        return None

    def others_since(self, to: int, sides: tuple[str, ...]) -> str | None:
        """A side of another person that has acted after line `to`."""
        for n in sorted(self.live()):
            line = self.game.record.lines[n - 1]
            if n > to and line.do is not None and line.side in self.about.persons and line.side not in sides:
                return line.side
        return None


def _roll(game: Game) -> None:
    """The roller's outcome; with own dice too, for what no person may see."""
    if game.record.header.options.get("dice") != "own":
        game.roll()
        return
    pending = game.pending
    assert isinstance(pending, Chance)
    game.resolve(roller_pick(pending, game.seed, len(game.record.lines) + 1))


def _apply(game: Game, action: Action, side: str) -> None:
    game.apply(action, side=side)
