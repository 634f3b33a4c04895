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
from broadfront.players.preparation import only_option_without_effect, preparatory_action_for_beginner

if TYPE_CHECKING:
    from broadfront.web.work.jobs import ReplayResult

__all__ = ["Dice", "GameSettings", "OpenGame", "Seating"]

Seating = Literal["solo", "hot-seat", "seats"]
Dice = Literal["auto", "ask", "own"]

MOST_IN_A_ROW = 5_000
"""Maximum number of lines computer players and chance may add in a row."""


class GameSettings(msgspec.Struct, frozen=True):
    """How a game is played: who plays and who rolls; stored beside its record."""

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
        """Return whether everybody at the game may see everything, because one person plays or all share a screen."""
        return self.mode != "seats"


class OpenGame:
    """A game in memory, with its computer players and caches; marked dead once it differs from the database."""

    def __init__(
        self, id: str, opened: OpenedGame, about: GameSettings, look: Callable[[bytes], ReplayResult] | None = None
    ) -> None:
        self.id = id
        self.game = opened.game
        self.title: Playable = opened.game.title
        self.about = about
        self.differs: Difference | None = opened.differs
        """Where the record plays differently under the current rules."""
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
    def line_count(self) -> int:
        """Number of lines of the game's record."""
        return len(self.game.record.lines)

    # History

    def replay_history(self) -> Difference | None:
        """Replay the whole record unless that was done before; return where it differs under the current rules, or None
        if it does not differ."""
        with self._replay_lock:
            if self._replay is not None:
                found = self._replay(Record(self.game.record.header, list(self.game.record.lines)).to_bytes())
                self.game.past.adopt_events(found.events, found.chances)
                self.differs = found.differs
                self._replay = None
        return self.differs

    # Playing

    def play_until_person_must_act(self, elsewhere: Callable[[OpenGame], list[Line] | None] | None = None) -> None:
        """Roll dice and let computer players act until a person must act or a computer player must search for its move.

        `elsewhere` may compute the lines in another process; they are then replayed here and checked like any record.
        """
        for _ in range(MOST_IN_A_ROW):
            pending = self.game.pending
            if isinstance(pending, Chance) and self._rolls_unasked(pending):
                self._make_pending_roll()
            elif isinstance(pending, Decision) and pending.side in self.about.machines:
                if self.player_that_must_search is not None:
                    return
                found = elsewhere(self) if elsewhere is not None else None
                for line in found or ():
                    self.game.replay_line(line, self.game.seed)
                if not found:
                    self._play_computer_choice(pending.side)
            elif (answer := self._automatic_answer()) is not None:
                self.game.apply(answer, trusted=True)
            else:
                if isinstance(pending, GameOver):
                    self.game.record_seed()
                return
        raise Invalid("The machines never come to an end in this game.", parameter="machines")

    def _rolls_unasked(self, chance: Chance) -> bool:
        """Return whether the server rolls or draws unasked: rolls are automatic, no person may see the result, or cards
        are dealt."""
        seen = any(chance.is_visible_to(side) for side in self.about.persons)
        return self.about.dice == "auto" or not seen or self.game.is_dealing

    def _make_pending_roll(self) -> None:
        """Make the pending roll or draw by program; if people use their own dice, only a draw that no person may
        see."""
        if self.game.record.header.options.get("dice") != "own":
            self.game.roll()
        else:
            self.game.draw_unseen()

    def _play_computer_choice(self, side: str, player: Player | None = None) -> None:
        """Let a computer player choose for its side, and apply the action."""
        game = self.game
        chosen = (player or self._computer_player(side)).choose(game.view(side), game.options(side))
        game.apply(chosen, side=side, trusted=True)

    def _computer_player(self, side: str) -> Player:
        """Create the computer player of a side, seeded by the game and its progress."""
        game = self.game
        return make_opponent(self.about.machines[side], f"{game.seed}/{game.action_count}/{side}", game.title.name)

    @property
    def player_that_must_search(self) -> Search | None:
        """Return the computer player that must search for its move in the current decision; None if no search is
        needed."""
        pending = self.game.pending
        if not isinstance(pending, Decision) or pending.side not in self.about.machines:
            return None
        player = self._computer_player(pending.side)
        return player if isinstance(player, Search) and player.is_worth_playouts(self.game.view(pending.side)) else None

    def search_and_play(self, stop: Stop) -> None:
        """Let the computer player search for its move and play it when done or stopped."""
        player, pending = self.player_that_must_search, self.game.pending
        assert player is not None
        assert isinstance(pending, Decision)
        player.stop = stop
        self._play_computer_choice(pending.side, player)

    def choose_without_search(self) -> None:
        """Let the computer player choose and play its move without searching."""
        player, pending = self.player_that_must_search, self.game.pending
        assert player is not None
        assert isinstance(pending, Decision)
        self._play_computer_choice(pending.side, player.plain)

    def _automatic_answer(self) -> Action | None:
        """Return the automatic answer to a preparatory question for a beginner; None if the person must answer."""
        since = self.about.beginner
        return (
            None
            if since is None
            else preparatory_action_for_beginner(self.game, since) or only_option_without_effect(self.game, since)
        )

    def may_roll(self, chance: Chance, sides: tuple[str, ...]) -> bool:
        """Return whether one of the given sides may trigger a roll: its owner, else anyone who may see the result."""
        owner = chance.side if chance.side in self.about.persons else None
        return owner in sides if owner is not None else any(chance.is_visible_to(side) for side in sides)

    def options(self) -> list[Action]:
        """Return the listed options of the pending decision, cached until the record gets another line."""
        if self._options is None or self._options[0] != self.line_count:
            self._options = (self.line_count, list(self.game.options().listing()))
        return self._options[1]

    # Looking back

    def state_after_line(self, line: int) -> State:
        """Return the game state just after a line of the record."""
        first = self.game.record.resumed_at
        if not first <= line <= self.line_count:
            before = f" The lines before {first} were played under other rules." if first else ""
            raise Invalid(
                f"No position after line {line}: there is one after each of {first} to {self.line_count}.{before}",
                parameter="at",
                given=line,
                accepted=self.line_count,
            )
        if line == self.line_count:
            return self.game.state
        return self.game.state_at(line)

    # Taking back

    def other_side_that_acted_since(self, after: int, sides: tuple[str, ...]) -> str | None:
        """Return a side of another person that has acted after a line of the record; None if no such side has acted."""
        for n in self.game.past.live_lines:
            line = self.game.record.lines[n - 1]
            if n > after and line.do is not None and line.side in self.about.persons and line.side not in sides:
                return line.side
        return None

    def has_acted_since(self, after: int, sides: tuple[str, ...]) -> bool:
        """Return whether one of the given sides has acted after a line of the record."""
        lines = self.game.record.lines
        return any(
            n > after and lines[n - 1].do is not None and lines[n - 1].side in sides for n in self.game.past.live_lines
        )

    def redoes_only_actions_of(self, sides: tuple[str, ...]) -> bool:
        """Return whether a redo would bring back only actions of the given sides."""
        return all(line.do is not None and line.side in sides for line in self.game.past.undone_lines)
