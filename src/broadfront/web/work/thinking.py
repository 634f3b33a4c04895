"""Computer players that search for a move in worker processes while pages and other games go on."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from broadfront.core.errors import BroadfrontError
from broadfront.core.record import Line, Record
from broadfront.web.errors import Busy, Conflict, TooMuchWork
from broadfront.web.work import jobs
from broadfront.web.work.workers import Workers

if TYPE_CHECKING:
    from broadfront.web.games import Games
    from broadfront.web.open_game import GameSettings, OpenGame

__all__ = ["Far", "Thinking"]

log = logging.getLogger("broadfront.web")

SECONDS = 120.0
"""Limit of processor time for one decision; beyond it the player chooses without searching."""
TELL = 0.2
"""Seconds between two progress updates to a page."""
PAUSE = 0.5
"""Seconds before trying again when no process was free."""


class Far(msgspec.Struct, frozen=True):
    """How far long work has come: playouts or decisions done, and their total."""

    done: int
    meant: int


class _Search:
    """The search of a computer player in progress for a game."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.stopped = False


class _SearchInput(NamedTuple):
    """A position in which a computer player searches for its move, as it is sent to a worker process."""

    lines: int
    record: bytes
    position: dict[str, Any]
    seed: str
    about: GameSettings


class Thinking:
    """The searches of computer players in progress, by game; `report` is called with game, number of lines and
    progress."""

    def __init__(self, thinkers: Workers, report: Callable[[str, int, Far], None]) -> None:
        self.thinkers, self.report = thinkers, report
        self._searches: dict[str, _Search] = {}
        self._lock = threading.Lock()

    def begin(self, games: Games, opened: OpenGame) -> None:
        """Start a search if a computer player must find its move; a search for an earlier position of the game is
        stopped."""
        with self._lock:
            thought = self._searches.get(opened.id)
            if thought is not None:
                thought.stopped = thought.stopped or thought.lines != opened.line_count
                return
            if opened.player_that_must_search is None:
                return
            self._searches[opened.id] = _Search(opened.line_count)
        threading.Thread(target=self._run, args=(games, opened.id), name=f"think {opened.id}", daemon=True).start()

    def play_best_so_far(self, games: Games, opened: OpenGame) -> bool:
        """Make the computer player that searches play its best move so far; return False if none is searching."""
        if opened.player_that_must_search is None:
            return False
        self.begin(games, opened)
        with self._lock:
            if (thought := self._searches.get(opened.id)) is not None:
                thought.stopped = True
        return True

    def _run(self, games: Games, id: str) -> None:
        """Search for the moves of a game's computer players until a person must act."""
        try:
            while not self.thinkers.is_closed and (given := self._next_input(games, id)) is not None:
                with suppress(Conflict):  # the game changed meanwhile: start over
                    self._search_and_play(games, id, given)
        except Exception as error:
            with self._lock:
                self._searches.pop(id, None)  # a search starts again when the game is opened or hurried
            if not isinstance(error, BroadfrontError):
                log.error("unexpected while a machine thought: %s", type(error).__name__, exc_info=error)

    def _next_input(self, games: Games, id: str) -> _SearchInput | None:
        """Return the position to search next; None once a person must act."""
        with games.open_game(id) as opened, self._lock:
            game = opened.game
            if opened.player_that_must_search is None:
                self._searches.pop(id, None)
                return None
            self._searches[id] = _Search(opened.line_count)
            record = Record(game.record.header, list(game.record.lines)).to_bytes()
            return _SearchInput(opened.line_count, record, game.state.to_data(), game.seed, opened.about)

    def _search_and_play(self, games: Games, id: str, given: _SearchInput) -> None:
        """Search for one move in a worker process, and save the resulting lines in the game."""
        found: list[Line] | None
        try:
            found, seed = self.thinkers.run_watched(
                SECONDS,
                self._progress_callback(id, given.lines),
                jobs.search_and_play,
                games.data,
                given.record,
                given.position,
                given.seed,
                given.about,
            )
        except TooMuchWork:
            found, seed = None, given.seed
        except Busy:
            time.sleep(PAUSE)
            return
        with games.open_game(id) as opened:
            if opened.line_count != given.lines:
                return
            with games.save_changes(opened, given.lines):
                if found is None:
                    opened.choose_without_search()
                # A new seed after a revealed one must be chosen by the game itself: then take only the action.
                for line in (found or ()) if seed == given.seed else (found or ())[:1]:
                    opened.game.replay_line(line, opened.game.seed)

    def _progress_callback(self, id: str, lines: int) -> Callable[[int, int], bool]:
        """Return a callback that reports the progress of a search and says whether to stop it."""
        last = 0.0

        def watch(done: int, total: int) -> bool:
            """Report the progress at intervals, and return whether the search should stop."""
            nonlocal last
            if time.monotonic() - last >= TELL:
                last = time.monotonic()
                self.report(id, lines, Far(min(done, total), total))
            with self._lock:
                thought = self._searches.get(id)
                return thought is None or thought.stopped

        return watch
