"""The tree of a game's actions: which ones stand, which were undone, and where redo leads.

Here an action is any line that changes the position: an action, an outcome or a correction. Each knows the one it
followed. Undo and redo only move the head, so a record of nothing but undos costs no more than one of notes, however
long the game was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from broadfront.core.record import Line

__all__ = ["Course"]


class Course:
    """A tree of actions by line number, from 1. The root is 0, or the line that resumed the game under other rules."""

    def __init__(self) -> None:
        self.root = self.head = 0
        self.undone: list[tuple[int, int]] = []
        """Undos that nothing has followed: their line, and the head each left. Redo restores the last one first."""
        self.deep = 0
        """Number of actions from the root to the head."""
        self._fresh = 0
        """Number of latest lines that are consecutive actions; they are added to the lists only when needed."""
        self._heads = [0]
        """The head after each line."""
        self._before = [0]
        """The parent of each action; 0 for other lines."""
        self._depth = [0]
        self._jump = [0]
        """An earlier ancestor of each action, so that any ancestor is found in a few jumps."""
        self._written = 0
        """The head before the actions that are not in the lists yet."""
        self._standing: tuple[int, list[int]] = (0, [])
        self._marked: dict[int, int] = {}

    @classmethod
    def of(cls, lines: Iterable[Line]) -> Course:
        """Return the tree that the lines of a record describe."""
        course = cls()
        for line in lines:
            if line.do is not None or line.chance is not None:  # the most frequent case
                course.add()
            else:
                course.take(line)
        return course

    def take(self, line: Line) -> None:
        """Add the next line of the record."""
        if line.do is not None or line.chance is not None or line.correct is not None:
            self.add()
        elif line.undo_to is not None:
            self.undone.append((len(self), self.head))
            self._line(self.ancestor(line.undo_to))
        elif line.redo_of is not None and self.undone:
            self._line(self.undone.pop()[1])
        elif line.resume is not None:
            self.root, self.undone = len(self), []
            self._line(self.root, self.root, 0, self.root)
        else:
            self._line(self.head)

    def add(self) -> int:
        """Add an action as the next line; return the number of actions that lead to it."""
        if self._fresh:
            self.head += 1
        else:
            self._written, self.head = self.head, len(self._heads)
        self._fresh += 1
        self.deep += 1
        if self.undone:
            self.undone = []
        return self.deep

    def _write(self) -> None:
        """Add the pending actions to the lists."""
        before, jump, depth = self._written, self._jump, self._depth
        for n in range(len(self._heads), len(self._heads) + self._fresh):
            leap = jump[before]
            second, at = jump[leap], depth[leap]
            even = depth[before] - at == at - depth[second]
            self._heads.append(n)
            self._before.append(before)
            depth.append(depth[before] + 1)
            jump.append(second if even else before)
            before = n
        self._fresh = 0

    def _line(self, head: int, before: int = 0, depth: int = 0, jump: int = 0) -> None:
        """Append a line with the given head to the lists."""
        if self._fresh:
            self._write()
        self.head = head
        self._heads.append(head)
        self._before.append(before)
        self._depth.append(depth)
        self._jump.append(jump)
        self.deep = self._depth[head]

    def __len__(self) -> int:
        """Return the number of lines so far, including the root."""
        return len(self._heads) + self._fresh

    def _look(self) -> int:
        """Add the pending actions to the lists, and return the head."""
        if self._fresh:
            self._write()
        return self.head

    # Queries

    def ancestor(self, to: int) -> int:
        """Return the last standing action up to line `to`; the root if there is none."""
        if to >= len(self._heads):  # pending actions all stand
            return min(to, self.head)
        n = self._look()
        while n > to and n != self.root:
            leap = self._jump[n]
            n = leap if leap >= to else self._before[n]
        return n

    def stands(self, n: int) -> bool:
        """Return whether line `n` is the root or an action that is not undone."""
        return n == self.root or (0 < n < len(self) and self.ancestor(n) == n)

    def after(self, n: int) -> int:
        """Return the head after line `n`."""
        self._look()
        return self._heads[n]

    def before(self, deed: int) -> int:
        """Return the parent of an action."""
        self._look()
        return self._before[deed]

    def depth(self, deed: int) -> int:
        """Return the number of actions from the root to this one."""
        if deed >= len(self._heads):
            return self.deep - (self.head - deed)
        return self._depth[deed]

    @property
    def live(self) -> list[int]:
        """The standing actions in order."""
        known, before = self._standing
        if known != self.head:
            later, n = [], self._look()
            while n not in (known, self.root):
                later.append(n)
                n = self._before[n]
            self._standing = (self.head, (before if n == known else []) + later[::-1])
        return self._standing[1]

    def last_marked(self, marked: Callable[[int], bool]) -> int:
        """Return the last standing action for which `marked` is true, or the root. Results are cached for each
        action."""
        passed, n = [], self._look()
        while n != self.root and n not in self._marked and not marked(n):
            passed.append(n)
            n = self._before[n]
        n = self._marked.get(n, n)
        self._marked.update(dict.fromkeys(passed, n))
        return n

    def forget_marks(self) -> None:
        """Clear the cache of `last_marked`, because other actions are marked now."""
        self._marked.clear()
