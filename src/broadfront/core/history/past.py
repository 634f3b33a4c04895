"""What happened in a game line by line, and what can be undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.history.action_tree import ActionTree
from broadfront.core.record import Line

__all__ = ["Past"]


class Past:
    """The lines of a record with their events; index 0 of the events is the set-up."""

    def __init__(self, lines: Sequence[Line], *, own_dice: bool) -> None:
        self.lines = lines
        self.tree = ActionTree.from_lines(lines)
        self.events: list[Sequence[Event]] = []
        """Events of the set-up and of each line, including undone lines."""
        self.chances: dict[int, Chance] = {}
        """The chance that each line with an outcome resolved."""
        self.known_from = 0
        """The first line whose events are known; a game opened at a position has not seen the earlier ones."""
        self._own_dice = own_dice

    @property
    def live(self) -> Sequence[int]:
        """The lines of actions, outcomes and corrections that stand."""
        return self.tree.live

    @property
    def undone(self) -> list[Line]:
        """The lines that redo would bring back."""
        found: list[Line] = []
        n = self.tree.undone[-1][1] if self.tree.undone else self.tree.head
        while n != self.tree.head:
            found.append(self.lines[n - 1])
            n = self.tree.parent_of(n)
        return found[::-1]

    def check_undo(self, target: int | None) -> None:
        """Refuse an undo to a line that is not part of the current game."""
        if target is None or not self.tree.is_live(target):
            raise Invalid(
                "Nothing to undo." if target is None else f"Line {target} is not part of the game as it stands.",
                parameter="to",
                given=target,
                accepted=[self.tree.root, *self.live],
            )

    def undo_target(self, sides: Sequence[str] | None = None) -> int | None:
        """Return the line to go back to so that the last entry is undone; None if there is none.

        With `sides`, only entries by these sides count.
        """
        n = self.tree.head
        while n != self.tree.root:
            if self._is_entry(self.lines[n - 1], sides):
                return self.tree.parent_of(n)
            n = self.tree.parent_of(n)
        return None

    def _is_entry(self, line: Line, sides: Sequence[str] | None) -> bool:
        """Return whether a line is an action, a correction or a roll entered by a person, and not one drawn by the
        program."""
        if line.chance is None:
            return line.correct is not None or sides is None or line.side in sides
        if line.by == "chosen" and self._own_dice:
            asked = self.chances.get(line.n)
            return asked is not None and (sides is None or any(map(asked.is_visible_to, sides)))
        return line.by == "person"

    def revealed_after(self, target: int) -> str | None:
        """Return what an undo to a line would go back past: a roll or a hidden item; None if neither."""
        last = self.tree.last_marked(lambda n: self._revealed_by(n) is not None)
        return self._revealed_by(last) if last > target else None

    def _revealed_by(self, n: int) -> str | None:
        """Return what a line revealed: a roll or a hidden item; None if neither."""
        if self.lines[n - 1].chance is not None:
            return "a roll or draw"
        shown = any(event.seen_by is None and event.kind == "reveal" for event in self.events[n])
        return "a hidden item" if shown else None

    def adopt_events(self, events: Sequence[Sequence[Event]], chances: Mapping[int, Chance]) -> None:
        """Take over events and chances from a game that has replayed the same lines."""
        known = min(len(self.events), len(events))
        self.events[:known] = events[:known]
        for n, chance in chances.items():
            self.chances.setdefault(n, chance)
        self.tree.clear_marks()
        self.known_from = 0 if known >= self.known_from else self.known_from
