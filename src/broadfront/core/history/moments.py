"""States of a game kept on its way, so that going back replays little: few of them, however long the game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from broadfront.core.errors import NONSENSE, Invalid
from broadfront.core.history.course import Course
from broadfront.core.state import Packed, State

__all__ = ["MOST", "Moments"]

EVERY = 32
"""Deeds from one kept state to the next, until there are too many."""
MOST = 24
"""States kept along the way; with one more every second of them goes."""
RECENT = 32
"""States kept besides where somebody went back to lately."""


class Moments:
    """States by the deed they follow. A state once right stays right: what comes before a deed never changes."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self.done_again = 0
        """How many deeds were done again to go back."""
        self.every = EVERY
        """Deeds from one kept state to the next now."""
        self._kept: dict[int, Packed] = {}
        self._like: State | None = None
        """A state of this game, of which those kept are made."""
        self._recent: OrderedDict[int, State] = OrderedDict()

    def made(self, deed: int, first: Callable[[], State], do_again: Callable[[State, int], None]) -> State:
        """A state of one's own, after a deed: made from the nearest one kept before it.

        `first` makes the state at the root, `do_again` does the deed of a line on a state.
        """
        course = self._course
        again, n = [], deed
        while (state := self._get(n)) is None and n != course.root:
            again.append(n)
            n = course.before(n)
        if state is None:
            state = first()
            self.keep(n, state)
        state.events = []
        self.done_again += len(again)
        try:
            for n in reversed(again):
                do_again(state, n)
                if self.due(n):
                    self.keep(n, state)
                elif course.depth(deed) - course.depth(n) < EVERY:
                    self.keep_recent(n, state.copy())
        except NONSENSE as error:
            raise Invalid(f"Line {n} cannot be done again: it has no meaning there.", given=n) from error
        return state

    def _get(self, deed: int) -> State | None:
        """A state of one's own after a deed, if one is kept there."""
        found = self._recent.get(deed)
        if found is not None:
            self._recent.move_to_end(deed)
            return found.copy()
        kept = self._kept.get(deed)
        return None if kept is None or self._like is None else self._like.unpacked(kept)

    def due(self, deed: int) -> bool:
        """Whether the state after this deed is one to keep along the way."""
        return self._course.depth(deed) % self.every == 0

    def keep(self, deed: int, state: State) -> None:
        """Keep a state along the way."""
        self._kept[deed] = state.packed()
        if self._like is None:
            self._like = _bare(state.copy())
        if len(self._kept) > MOST:
            self._thin()

    def keep_recent(self, deed: int, state: State) -> None:
        """Keep a state that nobody else will change, for a while."""
        if deed not in self._kept:
            self._recent[deed] = _bare(state)
            self._recent.move_to_end(deed)
            if len(self._recent) > RECENT:
                self._recent.popitem(last=False)

    def clear(self) -> None:
        self.every, self._like = EVERY, None
        self._kept.clear()
        self._recent.clear()

    def _thin(self) -> None:
        """First go those that no longer lie on the way of the game, then every second of the others."""
        course = self._course
        self._kept = {n: state for n, state in self._kept.items() if course.stands(n)}
        while len(self._kept) > MOST * 3 // 4:
            self.every *= 2
            self._kept = {n: state for n, state in self._kept.items() if course.depth(n) % self.every == 0}


def _bare(state: State) -> State:
    state.events = None
    state.forget()
    return state
