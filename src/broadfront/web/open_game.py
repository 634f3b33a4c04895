"""A game in memory, as a cache of its record; only `Games` creates, changes and saves one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from broadfront.analyst.evaluator import Stop
from broadfront.analyst.levels import make_opponent
from broadfront.analyst.search import Search
from broadfront.board.shown import Overlay
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.opening import Difference, OpenedGame
from broadfront.core.record import Line, Record
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.title import Playable
from broadfront.players import Player
from broadfront.players.preparation import idle_answer, prepared_answer

if TYPE_CHECKING:
    from broadfront.web.work.jobs import ReplayResult

__all__ = ["Dice", "GameSettings", "OpenGame", "Seating"]

Seating = Literal["solo", "hot-seat", "seats"]
Dice = Literal["auto", "ask", "own"]

MOST_IN_A_ROW = 5_000
"""Maximum number of lines computer players and chance may add in a row."""


class GameSettings(msgspec.Struct, frozen=True):
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

    def __init__(
        self, id: str, opened: OpenedGame, about: GameSettings, look: Callable[[bytes], ReplayResult] | None = None
    ) -> None:
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
        self._replay = look if not opened.checked else None
        """Replays the whole record of a game opened at a stored position; None once that is done."""
        self._replay_lock = threading.Lock()

    @property
    def lines(self) -> int:
        return len(self.game.record.lines)

    # History

    def replay_history(self) -> Difference | None:
        """Replay the whole record if not done yet; return where it differs under the present rules."""
        with self._replay_lock:
            if self._replay is not None:
                found = self._replay(Record(self.game.record.header, list(self.game.record.lines)).to_bytes())
                self.game.past.adopt_events(found.events, found.chances)
                self.differs = found.differs
                self._replay = None
        return self.differs

    # Playing

    def settle(self, elsewhere: Callable[[OpenGame], list[Line] | None] | None = None) -> None:
        """Play chance and computer players until a person must act or a computer player must think.

        `elsewhere` may compute the lines in another process; they are then replayed here and checked like any record.
        """
        for _ in range(MOST_IN_A_ROW):
            pending = self.game.pending
            if isinstance(pending, Chance) and self._rolls_unasked(pending):
                self._roll()
            elif isinstance(pending, Decision) and pending.side in self.about.machines:
                if self.thinker is not None:
                    return
                found = elsewhere(self) if elsewhere is not None else None
                for line in found or ():
                    self.game.replay_line(line, self.game.seed)
                if not found:
                    self._choose(pending.side)
            elif (answer := self._prepared_answer()) is not None:
                self.game.apply(answer, trusted=True)
            else:
                if isinstance(pending, GameOver):
                    self.game.record_seed()
                return
        raise Invalid("The machines never come to an end in this game.", parameter="machines")

    def _rolls_unasked(self, chance: Chance) -> bool:
        """Return whether the server rolls unasked: dice are automatic, no person may see the result, or items are
        dealt."""
        seen = any(chance.is_visible_to(side) for side in self.about.persons)
        return self.about.dice == "auto" or not seen or self.game.is_dealing

    def _roll(self) -> None:
        """Roll by program; with own dice, only what no person may see."""
        if self.game.record.header.options.get("dice") != "own":
            self.game.roll()
        else:
            self.game.draw_unseen()

    def _choose(self, side: str, player: Player | None = None) -> None:
        game = self.game
        chosen = (player or self._machine_player(side)).choose(game.view(side), game.options(side))
        game.apply(chosen, side=side, trusted=True)

    def _machine_player(self, side: str) -> Player:
        game = self.game
        return make_opponent(self.about.machines[side], f"{game.seed}/{game.action_count}/{side}", game.title.name)

    @property
    def thinker(self) -> Search | None:
        """Return the computer player that must search for the current decision, or None."""
        pending = self.game.pending
        if not isinstance(pending, Decision) or pending.side not in self.about.machines:
            return None
        player = self._machine_player(pending.side)
        return player if isinstance(player, Search) and player.is_searched(self.game.view(pending.side)) else None

    def think(self, stop: Stop) -> None:
        """Let the computer player search and play its choice, until done or stopped."""
        player, pending = self.thinker, self.game.pending
        assert player is not None
        assert isinstance(pending, Decision)
        player.stop = stop
        self._choose(pending.side, player)

    def choose_without_search(self) -> None:
        """Let the computer player choose without searching."""
        player, pending = self.thinker, self.game.pending
        assert player is not None
        assert isinstance(pending, Decision)
        self._choose(pending.side, player.plain)

    def _prepared_answer(self) -> Action | None:
        """Return the automatic answer for a beginner, or None."""
        since = self.about.beginner
        return None if since is None else prepared_answer(self.game, since) or idle_answer(self.game, since)

    def may_roll(self, chance: Chance, sides: tuple[str, ...]) -> bool:
        """Return whether one of these sides may trigger the roll: its owner, else anyone who may see it."""
        owner = chance.side if chance.side in self.about.persons else None
        return owner in sides if owner is not None else any(chance.is_visible_to(side) for side in sides)

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
        return self.game.state_at(n)

    # Taking back

    def other_side_since(self, to: int, sides: tuple[str, ...]) -> str | None:
        """Return a side of another person that has acted after line `to`, or None."""
        for n in self.game.past.live:
            line = self.game.record.lines[n - 1]
            if n > to and line.do is not None and line.side in self.about.persons and line.side not in sides:
                return line.side
        return None

    def has_acted_since(self, to: int, sides: tuple[str, ...]) -> bool:
        """Return whether one of these sides has acted after line `to`."""
        lines = self.game.record.lines
        return any(n > to and lines[n - 1].do is not None and lines[n - 1].side in sides for n in self.game.past.live)

    def owns_undone(self, sides: tuple[str, ...]) -> bool:
        """Return whether a redo would bring back only actions of these sides."""
        return all(line.do is not None and line.side in sides for line in self.game.past.undone)
