"""The course of a game: which deeds (actions, outcomes and corrections) stand, which were undone, and where redo leads.

Deeds form a tree: each knows the one it followed. Undo and redo only move the head, so that a record of nothing but
undos costs no more than one of notes, however long the game was before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from broadfront.core.record import Line

__all__ = ["Course"]


class Course:
    """Lines are numbered from 1; the root is 0, or the line that resumed the game under other rules."""

    def __init__(self) -> None:
        self.root = self.head = 0
        self.undone: list[tuple[int, int]] = []
        """Undos that nothing has followed: their line, and the head each left. What redo restores, the last first."""
        self.deep = 0
        """How many deeds lead from the root to the head."""
        self._fresh = 0
        """The last lines, if they are deeds that follow each other: in none of the lists before somebody looks."""
        self._heads = [0]
        """The head after each line."""
        self._before = [0]
        """For a deed the deed it followed, else 0."""
        self._depth = [0]
        self._jump = [0]
        """For a deed one far before it, so that any can be found in a few leaps."""
        self._written = 0
        """The head before the fresh deeds."""
        self._standing: tuple[int, list[int]] = (0, [])
        self._marked: dict[int, int] = {}

    @classmethod
    def of(cls, lines: Iterable[Line]) -> Course:
        """The course the lines of a record describe."""
        course = cls()
        for line in lines:
            if line.do is not None or line.chance is not None:  # as almost all are
                course.add()
            else:
                course.take(line)
        return course

    def take(self, line: Line) -> None:
        """The next line is this one."""
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
        """The next line is a deed; how many deeds lead to it."""
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
        """Put the deeds that are in no list yet into them."""
        before, jump, depth = self._written, self._jump, self._depth
        for n in range(len(self._heads), len(self._heads) + self._fresh):
            leap = jump[before]
            far, at = jump[leap], depth[leap]
            even = depth[before] - at == at - depth[far]
            self._heads.append(n)
            self._before.append(before)
            depth.append(depth[before] + 1)
            jump.append(far if even else before)
            before = n
        self._fresh = 0

    def _line(self, head: int, before: int = 0, depth: int = 0, jump: int = 0) -> None:
        if self._fresh:
            self._write()
        self.head = head
        self._heads.append(head)
        self._before.append(before)
        self._depth.append(depth)
        self._jump.append(jump)
        self.deep = self._depth[head]

    def __len__(self) -> int:
        """Lines so far, the root included."""
        return len(self._heads) + self._fresh

    def _look(self) -> int:
        """The head, with every deed in the lists."""
        if self._fresh:
            self._write()
        return self.head

    # What stands

    def ancestor(self, to: int) -> int:
        """The last deed up to line `to` that stands; the root when there is none."""
        if to >= len(self._heads):  # fresh deeds all stand
            return min(to, self.head)
        n = self._look()
        while n > to and n != self.root:
            leap = self._jump[n]
            n = leap if leap >= to else self._before[n]
        return n

    def stands(self, n: int) -> bool:
        """Whether line n is a deed that no undo has taken back, or the root."""
        return n == self.root or (0 < n < len(self) and self.ancestor(n) == n)

    def after(self, n: int) -> int:
        """The last deed that stood after line n."""
        self._look()
        return self._heads[n]

    def before(self, deed: int) -> int:
        self._look()
        return self._before[deed]

    def depth(self, deed: int) -> int:
        """How many deeds lead from the root to this one."""
        if deed >= len(self._heads):
            return self.deep - (self.head - deed)
        return self._depth[deed]

    @property
    def live(self) -> list[int]:
        """The deeds that stand, the first one first."""
        known, before = self._standing
        if known != self.head:
            later, n = [], self._look()
            while n not in (known, self.root):
                later.append(n)
                n = self._before[n]
            self._standing = (self.head, (before if n == known else []) + later[::-1])
        return self._standing[1]

    def last_marked(self, marked: Callable[[int], bool]) -> int:
        """The last deed that stands and is marked, else the root. It is remembered, so that no deed is asked twice."""
        passed, n = [], self._look()
        while n != self.root and n not in self._marked and not marked(n):
            passed.append(n)
            n = self._before[n]
        n = self._marked.get(n, n)
        self._marked.update(dict.fromkeys(passed, n))
        return n

    def forget_marks(self) -> None:
        """Other deeds are marked now."""
        self._marked.clear()
