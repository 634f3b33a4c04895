"""Search in the terminal: print its progress and let Ctrl-C stop it early."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType, TracebackType

from broadfront.analyst.search import Search
from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import Player

__all__ = ["Thinking", "choose"]


class Thinking:
    """Context of a search with progress: the first Ctrl-C stops the search early, the next interrupts as usual."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.enough = False
        self.out = getattr(sys.stderr, "plain", sys.stderr)
        self.shown = self.out.isatty()
        self._before: object = None

    def __enter__(self) -> Thinking:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._hand_back()
        if self.shown:
            print("\r\x1b[K", end="", file=self.out, flush=True)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        self.enough = True
        self._hand_back()

    def _hand_back(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]
            self._before = None

    def told(self, done: int, total: int) -> bool:
        """Print the progress and return whether the search should stop."""
        if self.shown:
            line = f"{self.what}: {min(1.0, done / total):.0%} (Ctrl-C: that is enough)"
            print(f"\r\x1b[K{line}", end="", file=self.out, flush=True)
        return self.enough


def choose(player: Player, view: View, options: Options) -> Action:
    """Return a computer player's choice; a search can be stopped early and then plays its best option so far."""
    if not isinstance(player, Search) or not player.searches(view):
        return player.choose(view, options)
    with Thinking("thinking") as thinking:
        player.stop = thinking.told
        return player.choose(view, options)
