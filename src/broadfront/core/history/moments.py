"""Snapshots of a game's states, so that going back replays few lines. Their number is limited."""

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
"""Initial number of actions between two snapshots; it doubles when there are too many."""
MOST = 24
"""Maximum number of regular snapshots; when exceeded, every second one is dropped."""
RECENT = 32
"""Maximum number of additional states kept near places the game went back to."""


class Moments:
    """Snapshots by the action they follow. They never become outdated, because the actions before one never change."""

    def __init__(self, title: Playable, header: Header, past: Past) -> None:
        self._title, self._header, self._past = title, header, past
        self._course = past.course
        self.done_again = 0
        """Number of actions replayed so far to go back."""
        self.every = EVERY
        """Current number of actions between two snapshots."""
        self._kept: dict[int, Packed] = {}
        self._like: State | None = None
        """A state of this game from which snapshots are unpacked."""
        self._recent: OrderedDict[int, State] = OrderedDict()

    def start(self) -> State:
        """Return the settled state at the beginning of the game."""
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
        """Return the state at the root: the set-up, or the position from which the record was resumed."""
        root = self._course.root
        resume = self._past.lines[root - 1].resume if root else None
        return self.start() if resume is None else state_from(self._title, resume.position)

    def _do_again(self, state: State, n: int) -> None:
        """Carry out the action of line `n` again on a state."""
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
        """Return an independent copy of the state after an action, replayed from the nearest snapshot before it."""
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
        """Return an independent copy of the state after an action, or None if none is kept."""
        found = self._recent.get(deed)
        if found is not None:
            self._recent.move_to_end(deed)
            return found.copy()
        kept = self._kept.get(deed)
        return None if kept is None or self._like is None else self._like.unpacked(kept)

    def due(self, deed: int) -> bool:
        """Return whether the state after this action belongs to the regular snapshots."""
        return self._course.depth(deed) % self.every == 0

    def keep(self, deed: int, state: State) -> None:
        """Keep a regular snapshot of a state."""
        self._kept[deed] = state.packed()
        if self._like is None:
            self._like = _bare(state.copy())
        if len(self._kept) > MOST:
            self._thin()

    def keep_recent(self, deed: int, state: State) -> None:
        """Keep a state for a while; the caller must not change it any more."""
        if deed not in self._kept:
            self._recent[deed] = _bare(state)
            self._recent.move_to_end(deed)
            if len(self._recent) > RECENT:
                self._recent.popitem(last=False)

    def clear(self) -> None:
        """Drop all kept states."""
        self.every, self._like = EVERY, None
        self._kept.clear()
        self._recent.clear()

    def _thin(self) -> None:
        """Drop snapshots of undone actions, then every second of the others."""
        course = self._course
        self._kept = {n: state for n, state in self._kept.items() if course.stands(n)}
        while len(self._kept) > MOST * 3 // 4:
            self.every *= 2
            self._kept = {n: state for n, state in self._kept.items() if course.depth(n) % self.every == 0}


def _bare(state: State) -> State:
    """Drop the events and memoized results of a state, to save memory."""
    state.events = None
    state.forget()
    return state


def state_from(title: Playable, position: Mapping[str, Any]) -> State:
    """Return a settled state from the data of a position. Raise `Invalid` if its stack and facts do not fit
    together."""
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
