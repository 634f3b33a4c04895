"""Snapshots of a game's states, so that going back replays few lines. Their number is limited."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from broadfront.core.errors import DAMAGE_ERRORS, Invalid
from broadfront.core.history.past import Past
from broadfront.core.positions.corrections import apply_corrections
from broadfront.core.record import Header, check_options
from broadfront.core.state import PackedPosition, State
from broadfront.core.title import Playable, check_position_legal

__all__ = ["MAX_SNAPSHOTS", "Snapshots", "settled_state_from_position"]

INTERVAL = 32
"""Initial number of actions between two snapshots; it doubles when there are too many."""
MAX_SNAPSHOTS = 24
"""Maximum number of regular snapshots; when exceeded, every second one is dropped."""
MAX_RECENT = 32
"""Maximum number of additional states kept near places the game went back to."""


class Snapshots:
    """Kept copies of a game's states, each by the record line of the action before it. They stay valid, because the
    actions that lead to a state never change."""

    def __init__(self, title: Playable, header: Header, past: Past) -> None:
        self._title, self._header, self._past = title, header, past
        self._tree = past.tree
        self.replayed_count = 0
        """Number of actions replayed so far to go back."""
        self.interval = INTERVAL
        """Current number of actions between two snapshots."""
        self._kept: dict[int, PackedPosition] = {}
        self._template_state: State | None = None
        """A state of this game from which snapshots are unpacked."""
        self._recent: OrderedDict[int, State] = OrderedDict()

    def initial_state(self) -> State:
        """Return the state at the beginning of the game, after the automatic steps of the set-up."""
        header = self._header
        check_options(header.options)
        if header.start is not None:
            return settled_state_from_position(self._title, header.start)
        state = self._title.set_up(header.scenario, header.variant, header.options)
        check_position_legal(state)
        state.events = state.events or []
        state.settle()
        return state

    def _root_state(self) -> State:
        """Return the state in which the record starts: the set-up, or the position from which the record was
        resumed."""
        root = self._tree.root
        resume = self._past.lines[root - 1].resume if root else None
        return self.initial_state() if resume is None else settled_state_from_position(self._title, resume.position)

    def _replay_line(self, state: State, n: int) -> None:
        """Carry out the action of record line `n` again on a state."""
        line = self._past.lines[n - 1]
        if line.do is not None:
            state.do(self._title.codec.decode(line.do))
        elif line.chance is not None:
            state.happen(line.chance)
        elif line.correct is not None:
            apply_corrections(state, line.correct)
        state.settle()
        if n < self._past.known_from:
            self._past.events[n] = state.events or ()
        state.events = []

    def state_after(self, deed: int) -> State:
        """Return an independent copy of the state after an action, replayed from the nearest kept state before it."""
        course = self._tree
        again, n = [], deed
        while (state := self._kept_state(n)) is None and n != course.root:
            again.append(n)
            n = course.parent_of(n)
        if state is None:
            state = self._root_state()
            self.keep_snapshot(n, state)
        state.events = []
        self.replayed_count += len(again)
        try:
            for n in reversed(again):
                self._replay_line(state, n)
                if self.is_snapshot_due(n):
                    self.keep_snapshot(n, state)
                elif course.depth_of(deed) - course.depth_of(n) < INTERVAL:
                    self.keep_recent(n, state.copy())
        except DAMAGE_ERRORS as error:
            raise Invalid(f"Line {n} cannot be done again: it has no meaning there.", given=n) from error
        return state

    def _kept_state(self, deed: int) -> State | None:
        """Return an independent copy of the state kept for an action, or None if none is kept."""
        found = self._recent.get(deed)
        if found is not None:
            self._recent.move_to_end(deed)
            return found.copy()
        kept = self._kept.get(deed)
        return None if kept is None or self._template_state is None else self._template_state.unpack(kept)

    def is_snapshot_due(self, deed: int) -> bool:
        """Return whether the state after an action is one of those kept at regular intervals."""
        return self._tree.depth_of(deed) % self.interval == 0

    def keep_snapshot(self, deed: int, state: State) -> None:
        """Keep a state as one of the snapshots taken at regular intervals."""
        self._kept[deed] = state.pack()
        if self._template_state is None:
            self._template_state = _drop_events_and_results(state.copy())
        if len(self._kept) > MAX_SNAPSHOTS:
            self._thin_out_snapshots()

    def keep_recent(self, deed: int, state: State) -> None:
        """Keep a state for a while, in case the game returns to it; the caller must not change it any more."""
        if deed not in self._kept:
            self._recent[deed] = _drop_events_and_results(state)
            self._recent.move_to_end(deed)
            if len(self._recent) > MAX_RECENT:
                self._recent.popitem(last=False)

    def clear(self) -> None:
        """Drop all kept copies of the game's states."""
        self.interval, self._template_state = INTERVAL, None
        self._kept.clear()
        self._recent.clear()

    def _thin_out_snapshots(self) -> None:
        """Drop the kept states after undone actions, then every second of the others."""
        course = self._tree
        self._kept = {n: state for n, state in self._kept.items() if course.is_live(n)}
        while len(self._kept) > MAX_SNAPSHOTS * 3 // 4:
            self.interval *= 2
            self._kept = {n: state for n, state in self._kept.items() if course.depth_of(n) % self.interval == 0}


def _drop_events_and_results(state: State) -> State:
    """Drop the events and memoized results of a state, to save memory."""
    state.events = None
    state.clear_results()
    return state


def settled_state_from_position(title: Playable, position: Mapping[str, Any]) -> State:
    """Return the state that the data of a position describe, after automatic steps. Raise `Invalid` if its step stack
    and facts do not fit together."""
    state = title.state_from(position)
    try:
        check_position_legal(state)
        state.settle()
        state.to_data()
        state.key()
    except DAMAGE_ERRORS as error:
        raise Invalid(
            "The position to start from cannot be played: its stack and its facts do not fit together.",
            parameter="start",
        ) from error
    return state
