"""A game in memory, as a cache of its record; only `Games` creates, changes and saves one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from broadfront.analyst.evaluator import Stop
from broadfront.analyst.levels import level_named
from broadfront.analyst.search import Search
from broadfront.board.shown import Overlay
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.opening import Difference, Opened
from broadfront.core.record import Line, Record
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.title import Playable
from broadfront.players import Player
from broadfront.players.preparing import idle_answer, prepared_answer

if TYPE_CHECKING:
    from broadfront.web.work.jobs import Happened

__all__ = ["About", "Dice", "OpenGame", "Seating"]

Seating = Literal["solo", "hot-seat", "seats"]
Dice = Literal["auto", "ask", "own"]

MOST_IN_A_ROW = 5_000
"""Maximum number of lines computer players and chance may add in a row."""


class About(msgspec.Struct, frozen=True):
    """How a game is played: who plays, who rolls; stored beside its record."""

    mode: Seating
    persons: tuple[str, ...]
    """Sides played by people."""
    machines: dict[str, str] = {}
    """Kind of player for each other side."""
    dice: Dice = "auto"
    """`auto`: the server rolls at once; `ask`: on request; `own`: people enter their own rolls."""
    mine: str = ""
    """Side of the player who created a two-browser game."""
    open: bool = False
    """Whether a person chose the seed, so that rolls can be predicted; everybody at the table is told."""
    beginner: int | None = None
    """Line from which preparatory questions are answered automatically; None if they are asked."""

    @property
    def may_know_all(self) -> bool:
        """Return whether all people at the game may see everything: one person, or a shared screen."""
        return self.mode != "seats"


class OpenGame:
    """A game with its players and caches; dead once its memory differs from the database."""

    def __init__(self, id: str, opened: Opened, about: About, look: Callable[[bytes], Happened] | None = None) -> None:
        self.id = id
        self.game = opened.game
        self.title: Playable = opened.game.title
        self.about = about
        self.differs: Difference | None = opened.differs
        """Where the record plays differently under the present rules."""
        self.lock = threading.RLock()
        self.dead = False
        """Set when memory and database differ; threads waiting for this game then reload it."""
        self.overlays: dict[tuple[int, str, str, str], Overlay] = {}
        """Recent overlays, by line, side, name and language."""
        self.views: dict[tuple[str, str, int], object] = {}
        """Recent views, by side, language and line."""
        self._options: tuple[int, list[Action]] | None = None
        self._look = look if not opened.checked else None
        """Replays the whole record of a game opened at a stored position; None once that is done."""
        self._looking = threading.Lock()

    @property
    def lines(self) -> int:
        return len(self.game.record.lines)

    # History

    def know_history(self) -> Difference | None:
        """Replay the whole record if not done yet; return where it differs under the present rules."""
        with self._looking:
            if self._look is not None:
                found = self._look(Record(self.game.record.header, list(self.game.record.lines)).to_bytes())
                self.game.past.learn(found.told, found.chances)
                self.differs = found.differs
                self._look = None
        return self.differs

    # Playing

    def settle(self, elsewhere: Callable[[OpenGame], list[Line] | None] | None = None) -> None:
        """Play chance and computer players until a person must act or a computer player must think.

        `elsewhere` may compute the lines in another process; they are then replayed here and checked like any record.
        """
        for _ in range(MOST_IN_A_ROW):
            pending = self.game.pending
            if isinstance(pending, Chance) and self._rolls(pending):
                self._roll()
            elif isinstance(pending, Decision) and pending.side in self.about.machines:
                if self.thinker is not None:
                    return
                found = elsewhere(self) if elsewhere is not None else None
                for line in found or ():
                    self.game.replay_line(line, self.game.seed)
                if not found:
                    self._choose(pending.side)
            elif (answer := self._prepared()) is not None:
                self.game.apply(answer, trusted=True)
            else:
                if isinstance(pending, GameOver):
                    self.game.tell_seed()
                return
        raise Invalid("The machines never come to an end in this game.", parameter="machines")

    def _rolls(self, chance: Chance) -> bool:
        """Return whether the server rolls unasked: dice are automatic, no person may see the result, or items are
        dealt."""
        seen = any(chance.sees(side) for side in self.about.persons)
        return self.about.dice == "auto" or not seen or self.game.dealing

    def _roll(self) -> None:
        """Roll by program; with own dice, only what no person may see."""
        if self.game.record.header.options.get("dice") != "own":
            self.game.roll()
        else:
            self.game.draw_unseen()

    def _choose(self, side: str, player: Player | None = None) -> None:
        game = self.game
        chosen = (player or self._machine(side)).choose(game.view(side), game.options(side))
        game.apply(chosen, side=side, trusted=True)

    def _machine(self, side: str) -> Player:
        game = self.game
        return level_named(self.about.machines[side], f"{game.seed}/{game.deeds}/{side}", game.title.name)

    @property
    def thinker(self) -> Search | None:
        """Return the computer player that must search for the current decision, or None."""
        pending = self.game.pending
        if not isinstance(pending, Decision) or pending.side not in self.about.machines:
            return None
        player = self._machine(pending.side)
        return player if isinstance(player, Search) and player.searches(self.game.view(pending.side)) else None

    def think(self, stop: Stop) -> None:
        """Let the computer player search and play its choice, until done or stopped."""
        player, pending = self.thinker, self.game.pending
        assert player is not None
        assert isinstance(pending, Decision)
        player.stop = stop
        self._choose(pending.side, player)

    def choose_plainly(self) -> None:
        """Let the computer player choose without searching."""
        player, pending = self.thinker, self.game.pending
        assert player is not None
        assert isinstance(pending, Decision)
        self._choose(pending.side, player.plain)

    def _prepared(self) -> Action | None:
        """Return the automatic answer for a beginner, or None."""
        since = self.about.beginner
        return None if since is None else prepared_answer(self.game, since) or idle_answer(self.game, since)

    def may_roll(self, chance: Chance, sides: tuple[str, ...]) -> bool:
        """Return whether one of these sides may trigger the roll: its owner, else anyone who may see it."""
        owner = chance.side if chance.side in self.about.persons else None
        return owner in sides if owner is not None else any(chance.sees(side) for side in sides)

    def options(self) -> list[Action]:
        """Return the listed options of the pending decision, cached by line."""
        if self._options is None or self._options[0] != self.lines:
            self._options = (self.lines, list(self.game.options().listing()))
        return self._options[1]

    # Looking back

    def at(self, n: int) -> State:
        """Return the state just after line n."""
        first = self.game.record.resumed_at
        if not first <= n <= self.lines:
            before = f" The lines before {first} were played under other rules." if first else ""
            raise Invalid(
                f"No position after line {n}: there is one after each of {first} to {self.lines}.{before}",
                parameter="at",
                given=n,
                accepted=self.lines,
            )
        if n == self.lines:
            return self.game.state
        return self.game.at(n)

    # Taking back

    def others_since(self, to: int, sides: tuple[str, ...]) -> str | None:
        """Return a side of another person that has acted after line `to`, or None."""
        for n in self.game.past.live:
            line = self.game.record.lines[n - 1]
            if n > to and line.do is not None and line.side in self.about.persons and line.side not in sides:
                return line.side
        return None

    def acted_since(self, to: int, sides: tuple[str, ...]) -> bool:
        """Return whether one of these sides has acted after line `to`."""
        lines = self.game.record.lines
        return any(n > to and lines[n - 1].do is not None and lines[n - 1].side in sides for n in self.game.past.live)

    def owns_undone(self, sides: tuple[str, ...]) -> bool:
        """Return whether a redo would bring back only actions of these sides."""
        return all(line.do is not None and line.side in sides for line in self.game.past.undone)
