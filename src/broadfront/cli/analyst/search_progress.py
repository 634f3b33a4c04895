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

__all__ = ["StoppableSearch", "choose_action"]


class StoppableSearch:
    """Context of a computer player's search, with progress: the first Ctrl-C stops the search early, the next
    interrupts."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.stopped = False
        self.out = getattr(sys.stderr, "plain", sys.stderr)
        self.is_terminal = self.out.isatty()
        self._previous_handler: object = None

    def __enter__(self) -> StoppableSearch:
        if threading.current_thread() is threading.main_thread():
            self._previous_handler = signal.signal(signal.SIGINT, self._handle_interrupt)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._restore_handler()
        if self.is_terminal:
            print("\r\x1b[K", end="", file=self.out, flush=True)

    def _handle_interrupt(self, number: int, frame: FrameType | None) -> None:
        """On the first Ctrl-C, ask the search to stop; the next one interrupts the program."""
        self.stopped = True
        self._restore_handler()

    def _restore_handler(self) -> None:
        """Restore the previous handler of Ctrl-C."""
        if self._previous_handler is not None:
            signal.signal(signal.SIGINT, self._previous_handler)  # type: ignore[arg-type]
            self._previous_handler = None

    def report_progress(self, done: int, total: int) -> bool:
        """Print the progress of the search and return whether it should stop."""
        if self.is_terminal:
            line = f"{self.what}: {min(1.0, done / total):.0%} (Ctrl-C: that is enough)"
            print(f"\r\x1b[K{line}", end="", file=self.out, flush=True)
        return self.stopped


def choose_action(player: Player, view: View, options: Options) -> Action:
    """Return a computer player's choice; a search stopped early by Ctrl-C yields its best option so far."""
    if not isinstance(player, Search) or not player.is_worth_playouts(view):
        return player.choose(view, options)
    with StoppableSearch("thinking") as thinking:
        player.stop = thinking.report_progress
        return player.choose(view, options)
