"""States of a game kept on its way, so that going back replays little: few of them, however long the game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from broadfront.core.errors import NONSENSE, Invalid
from broadfront.core.history.past import Past
from broadfront.core.positions.correcting import corrected
from broadfront.core.record import Header, check_options
from broadfront.core.state import Packed, State
from broadfront.core.title import Playable, check_legal

__all__ = ["MOST", "Moments", "state_from"]

EVERY = 32
"""Deeds from one kept state to the next, until there are too many."""
MOST = 24
"""States kept along the way; with one more every second of them goes."""
RECENT = 32
"""States kept besides where somebody went back to lately."""


class Moments:
    """States by the deed they follow. A state once right stays right: what comes before a deed never changes."""

    def __init__(self, title: Playable, header: Header, past: Past) -> None:
        self._title, self._header, self._past = title, header, past
        self._course = past.course
        self.done_again = 0
        """How many deeds were done again to go back."""
        self.every = EVERY
        """Deeds from one kept state to the next now."""
        self._kept: dict[int, Packed] = {}
        self._like: State | None = None
        """A state of this game, of which those kept are made."""
        self._recent: OrderedDict[int, State] = OrderedDict()

    def start(self) -> State:
        """The state at the beginning of the game, settled."""
        header = self._header
        check_options(header.options)
        if header.start is not None:
            return state_from(self._title, header.start)
        state = self._title.set_up(header.scenario, header.variant, header.options)
        check_legal(state)
        state.events = state.events or []
        state.settle()
        return state

    def _first(self) -> State:
        """Where a replay of the record begins: its set-up, or the position from which it was resumed."""
        root = self._course.root
        resume = self._past.lines[root - 1].resume if root else None
        return self.start() if resume is None else state_from(self._title, resume.position)

    def _do_again(self, state: State, n: int) -> None:
        """Do the deed of a line on a state."""
        line = self._past.lines[n - 1]
        if line.do is not None:
            state.do(self._title.codec.decode(line.do))
        elif line.chance is not None:
            state.happen(line.chance)
        elif line.correct is not None:
            corrected(state, line.correct)
        state.settle()
        if n < self._past.known_from:
            self._past.told[n] = state.events or ()
        state.events = []

    def made(self, deed: int) -> State:
        """A state of one's own, after a deed: made from the nearest one kept before it."""
        course = self._course
        again, n = [], deed
        while (state := self._get(n)) is None and n != course.root:
            again.append(n)
            n = course.before(n)
        if state is None:
            state = self._first()
            self.keep(n, state)
        state.events = []
        self.done_again += len(again)
        try:
            for n in reversed(again):
                self._do_again(state, n)
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


def state_from(title: Playable, position: Mapping[str, Any]) -> State:
    """A settled state from the data of a position, which come from a file: facts and stack may be well-formed and
    still make no position."""
    state = title.state_from(position)
    try:
        check_legal(state)
        state.settle()
        state.to_data()
        state.key()
    except NONSENSE as error:
        raise Invalid(
            "The position to start from cannot be played: its stack and its facts do not fit together.",
            parameter="start",
        ) from error
    return state
