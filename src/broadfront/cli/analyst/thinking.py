"""Thinking in the terminal: a line says how far it has come, and Ctrl-C cuts it short."""

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
    """While something is played out. The first Ctrl-C says that it is enough; the next means what it always does."""

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

    def told(self, done: int, meant: int) -> bool:
        """How far it has come; whether that is enough."""
        if self.shown:
            line = f"{self.what}: {min(1.0, done / meant):.0%} (Ctrl-C: that is enough)"
            print(f"\r\x1b[K{line}", end="", file=self.out, flush=True)
        return self.enough


def choose(player: Player, view: View, options: Options) -> Action:
    """What a machine chooses; one that thinks can be cut short, and then plays what it likes best so far."""
    if not isinstance(player, Search) or not player.searches(view):
        return player.choose(view, options)
    with Thinking("thinking") as thinking:
        player.stop = thinking.told
        return player.choose(view, options)
