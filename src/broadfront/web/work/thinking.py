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
from broadfront.web.errors import Busy, Conflict, Costly
from broadfront.web.work import jobs
from broadfront.web.work.workers import Workers

if TYPE_CHECKING:
    from broadfront.web.games import Games
    from broadfront.web.open_game import About, OpenGame

__all__ = ["Far", "Thinking"]

log = logging.getLogger("broadfront.web")

SECONDS = 120.0
"""Limit of processor time for one decision; beyond it the player chooses without searching."""
TELL = 0.2
"""Seconds between two progress updates to a page."""
PAUSE = 0.5
"""Seconds before trying again when no process was free."""


class Far(msgspec.Struct, frozen=True):
    """Progress of long work: playouts or decisions done, and their total."""

    done: int
    meant: int


class _Thought:
    """The search in progress for a game."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.enough = False


class _Given(NamedTuple):
    """A position to search, as it is sent to a worker."""

    lines: int
    record: bytes
    position: dict[str, Any]
    seed: str
    about: About


class Thinking:
    """The searches in progress, by game; `report` is called with game, number of lines and progress."""

    def __init__(self, thinkers: Workers, report: Callable[[str, int, Far], None]) -> None:
        self.thinkers, self.told = thinkers, report
        self._thoughts: dict[str, _Thought] = {}
        self._lock = threading.Lock()

    def begin(self, games: Games, opened: OpenGame) -> None:
        """Start a search if a computer player must think; a search for an earlier position is stopped."""
        with self._lock:
            thought = self._thoughts.get(opened.id)
            if thought is not None:
                thought.enough = thought.enough or thought.lines != opened.lines
                return
            if opened.thinker is None:
                return
            self._thoughts[opened.id] = _Thought(opened.lines)
        threading.Thread(target=self._go_on, args=(games, opened.id), name=f"think {opened.id}", daemon=True).start()

    def hurry(self, games: Games, opened: OpenGame) -> bool:
        """Make the computer player play its best move so far; return False if none is thinking."""
        if opened.thinker is None:
            return False
        self.begin(games, opened)
        with self._lock:
            if (thought := self._thoughts.get(opened.id)) is not None:
                thought.enough = True
        return True

    def _go_on(self, games: Games, id: str) -> None:
        try:
            while not self.thinkers.closed and (given := self._next(games, id)) is not None:
                with suppress(Conflict):  # the game changed meanwhile: start over
                    self._answer(games, id, given)
        except Exception as error:
            with self._lock:
                self._thoughts.pop(id, None)  # a search starts again when the game is opened or hurried
            if not isinstance(error, BroadfrontError):
                log.error("unexpected while a machine thought: %s", type(error).__name__, exc_info=error)

    def _next(self, games: Games, id: str) -> _Given | None:
        """Return the position to search now; None once a person must act."""
        with games.opened(id) as opened, self._lock:
            game = opened.game
            if opened.thinker is None:
                self._thoughts.pop(id, None)
                return None
            self._thoughts[id] = _Thought(opened.lines)
            record = Record(game.record.header, list(game.record.lines)).to_bytes()
            return _Given(opened.lines, record, game.state.to_data(), game.seed, opened.about)

    def _answer(self, games: Games, id: str, given: _Given) -> None:
        found: list[Line] | None
        try:
            found, seed = self.thinkers.run_watched(
                SECONDS, self._watch(id, given.lines), jobs.think, games.data, given.record, given.position,
                given.seed, given.about,
            )  # fmt: skip
        except Costly:
            found, seed = None, given.seed
        except Busy:
            time.sleep(PAUSE)
            return
        with games.opened(id) as opened:
            if opened.lines != given.lines:
                return
            with games.keeping(opened, given.lines):
                if found is None:
                    opened.choose_plainly()
                # A new seed after a revealed one must be chosen by the game itself: then take only the action.
                for line in (found or ()) if seed == given.seed else (found or ())[:1]:
                    opened.game.replay_line(line, opened.game.seed)

    def _watch(self, id: str, lines: int) -> Callable[[int, int], bool]:
        last = 0.0

        def watch(done: int, total: int) -> bool:
            nonlocal last
            if time.monotonic() - last >= TELL:
                last = time.monotonic()
                self.told(id, lines, Far(min(done, total), total))
            with self._lock:
                thought = self._thoughts.get(id)
                return thought is None or thought.enough

        return watch
