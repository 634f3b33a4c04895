"""Machines that think: in a process of their own, while the page and every other game go on."""

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
"""Processor time for one decision; a machine that needs more chooses without thinking."""
TELL = 0.2
"""Seconds between two words to a page of how far it has come."""
PAUSE = 0.5
"""Seconds after which somebody who found no free process looks again."""


class Far(msgspec.Struct, frozen=True):
    """How far something has come that takes its time: so many playouts or decisions of so many."""

    done: int
    meant: int


class _Thought:
    """What is thought about in a game."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.enough = False


class _Given(NamedTuple):
    """A position that is thought about, as a worker gets it."""

    lines: int
    record: bytes
    position: dict[str, Any]
    seed: str
    about: About


class Thinking:
    """Who thinks in which game. `told`: game, its lines, how far."""

    def __init__(self, thinkers: Workers, told: Callable[[str, int, Far], None]) -> None:
        self.thinkers, self.told = thinkers, told
        self._thoughts: dict[str, _Thought] = {}
        self._lock = threading.Lock()

    def begin(self, games: Games, opened: OpenGame) -> None:
        """Have the machine think that has to, if one has to; what was thought about an earlier position is let go."""
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
        """Have the machine play what it likes best so far; false when none thinks."""
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
                with suppress(Conflict):  # somebody changed the game meanwhile: look again
                    self._answer(games, id, given)
        except Exception as error:
            with self._lock:
                self._thoughts.pop(id, None)  # whoever opens the game or hurries it has it thought about again
            if not isinstance(error, BroadfrontError):
                log.error("unexpected while a machine thought: %s", type(error).__name__, exc_info=error)

    def _next(self, games: Games, id: str) -> _Given | None:
        """What is to be thought about now; nothing once a person is asked."""
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
                # A new seed, after one that was told, is for the game to choose: then only what was chosen is taken.
                for line in (found or ()) if seed == given.seed else (found or ())[:1]:
                    opened.game.replay_line(line, opened.game.seed)

    def _watch(self, id: str, lines: int) -> Callable[[int, int], bool]:
        last = 0.0

        def watch(done: int, meant: int) -> bool:
            nonlocal last
            if time.monotonic() - last >= TELL:
                last = time.monotonic()
                self.told(id, lines, Far(min(done, meant), meant))
            with self._lock:
                thought = self._thoughts.get(id)
                return thought is None or thought.enough

        return watch
