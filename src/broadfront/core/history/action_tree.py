"""The tree of a game's actions: which ones stand, which were undone, and where redo leads.

Here an action is any line that changes the position: an action, an outcome or a correction. Each knows the one it
followed. Undo and redo only move the head, so a record of nothing but undos costs no more than one of notes, however
long the game was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from broadfront.core.record import Line

__all__ = ["ActionTree"]


class ActionTree:
    """The tree of a game's actions, undone ones included, by record line number from 1. The root is 0, or the line that
    resumed the game under other rules."""

    def __init__(self) -> None:
        self.root = self.head = 0
        self.undone: list[tuple[int, int]] = []
        """Undos that nothing has followed: their line, and the head each left. Redo restores the last one first."""
        self.head_depth = 0
        """Number of actions from the root to the head."""
        self._pending_count = 0
        """Number of latest lines that are consecutive actions; they are added to the lists only when needed."""
        self._heads = [0]
        """The head after each line."""
        self._parents = [0]
        """The parent of each action; 0 for other lines."""
        self._depth = [0]
        self._jump = [0]
        """An earlier ancestor of each action, so that any ancestor is found in a few jumps."""
        self._pending_parent = 0
        """The head before the actions that are not in the lists yet."""
        self._live_cache: tuple[int, list[int]] = (0, [])
        self._marked: dict[int, int] = {}

    @classmethod
    def from_lines(cls, lines: Iterable[Line]) -> ActionTree:
        """Return the tree of actions that the lines of a record describe."""
        course = cls()
        for line in lines:
            if line.do is not None or line.chance is not None:  # the most frequent case
                course.add_action()
            else:
                course.add_line(line)
        return course

    def add_line(self, line: Line) -> None:
        """Add the next line of the record to the tree of actions."""
        if line.do is not None or line.chance is not None or line.correct is not None:
            self.add_action()
        elif line.undo_to is not None:
            self.undone.append((len(self), self.head))
            self._append_line(self.last_live_action_until(line.undo_to))
        elif line.redo_of is not None and self.undone:
            self._append_line(self.undone.pop()[1])
        elif line.resume is not None:
            self.root, self.undone = len(self), []
            self._append_line(self.root, self.root, 0, self.root)
        else:
            self._append_line(self.head)

    def add_action(self) -> int:
        """Add an action to the tree as the next record line; return how many actions lead to it."""
        if self._pending_count:
            self.head += 1
        else:
            self._pending_parent, self.head = self.head, len(self._heads)
        self._pending_count += 1
        self.head_depth += 1
        if self.undone:
            self.undone = []
        return self.head_depth

    def _flush_pending_actions(self) -> None:
        """Move the actions that wait to be added into the lists of the tree."""
        before, jump, depth = self._pending_parent, self._jump, self._depth
        for n in range(len(self._heads), len(self._heads) + self._pending_count):
            leap = jump[before]
            second, at = jump[leap], depth[leap]
            even = depth[before] - at == at - depth[second]
            self._heads.append(n)
            self._parents.append(before)
            depth.append(depth[before] + 1)
            jump.append(second if even else before)
            before = n
        self._pending_count = 0

    def _append_line(self, head: int, before: int = 0, depth: int = 0, jump: int = 0) -> None:
        """Append a record line to the lists of the tree; `head` is the line of the action that is current after it."""
        if self._pending_count:
            self._flush_pending_actions()
        self.head = head
        self._heads.append(head)
        self._parents.append(before)
        self._depth.append(depth)
        self._jump.append(jump)
        self.head_depth = self._depth[head]

    def __len__(self) -> int:
        """Return the number of lines so far, including the root."""
        return len(self._heads) + self._pending_count

    def _current_action_after_flush(self) -> int:
        """Add the waiting actions to the tree, and return the line of the current action."""
        if self._pending_count:
            self._flush_pending_actions()
        return self.head

    # Queries

    def last_live_action_until(self, to: int) -> int:
        """Return the line of the last action up to line `to` that is not undone; the root of the tree if there is
        none."""
        if to >= len(self._heads):  # pending actions all stand
            return min(to, self.head)
        n = self._current_action_after_flush()
        while n > to and n != self.root:
            leap = self._jump[n]
            n = leap if leap >= to else self._parents[n]
        return n

    def is_live(self, n: int) -> bool:
        """Return whether record line `n` is the root of the tree or an action that is not undone."""
        return n == self.root or (0 < n < len(self) and self.last_live_action_until(n) == n)

    def current_action_after(self, n: int) -> int:
        """Return the line of the action that was current after record line `n`."""
        self._current_action_after_flush()
        return self._heads[n]

    def parent_of(self, deed: int) -> int:
        """Return the line of the action before a given action in the tree."""
        self._current_action_after_flush()
        return self._parents[deed]

    def depth_of(self, deed: int) -> int:
        """Return the number of actions from the root of the tree to a given action."""
        if deed >= len(self._heads):
            return self.head_depth - (self.head - deed)
        return self._depth[deed]

    @property
    def live_actions(self) -> list[int]:
        """The record lines of the actions that are not undone, in order."""
        known, before = self._live_cache
        if known != self.head:
            later, n = [], self._current_action_after_flush()
            while n not in (known, self.root):
                later.append(n)
                n = self._parents[n]
            self._live_cache = (self.head, (before if n == known else []) + later[::-1])
        return self._live_cache[1]

    def last_marked_action(self, marked: Callable[[int], bool]) -> int:
        """Return the line of the last action, of those not undone, for which `marked` is true; the root of the tree if
        there is none. Results are cached for each action."""
        passed, n = [], self._current_action_after_flush()
        while n != self.root and n not in self._marked and not marked(n):
            passed.append(n)
            n = self._parents[n]
        n = self._marked.get(n, n)
        self._marked.update(dict.fromkeys(passed, n))
        return n

    def clear_marks(self) -> None:
        """Drop the cached results of `last_marked_action`, because other actions may be marked now."""
        self._marked.clear()
