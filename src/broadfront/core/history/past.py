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
    """The lines of a game's record with the events of each; index 0 of the events is the set-up."""

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
    def live_lines(self) -> Sequence[int]:
        """The record lines of actions, outcomes and corrections that are not undone."""
        return self.tree.live_actions

    @property
    def undone_lines(self) -> list[Line]:
        """The record lines that redo would bring back."""
        found: list[Line] = []
        n = self.tree.undone[-1][1] if self.tree.undone else self.tree.head
        while n != self.tree.head:
            found.append(self.lines[n - 1])
            n = self.tree.parent_of(n)
        return found[::-1]

    def check_undo(self, target: int | None) -> None:
        """Refuse to undo to a record line that is not part of the game as it stands."""
        if target is None or not self.tree.is_live(target):
            raise Invalid(
                "Nothing to undo." if target is None else f"Line {target} is not part of the game as it stands.",
                parameter="to",
                given=target,
                accepted=[self.tree.root, *self.live_lines],
            )

    def undo_target(self, sides: Sequence[str] | None = None) -> int | None:
        """Return the record line to go back to so that a person's last entry is undone; None if there is no entry.

        With `sides`, only entries by these sides count.
        """
        n = self.tree.head
        while n != self.tree.root:
            if self._is_entered_by_person(self.lines[n - 1], sides):
                return self.tree.parent_of(n)
            n = self.tree.parent_of(n)
        return None

    def _is_entered_by_person(self, line: Line, sides: Sequence[str] | None) -> bool:
        """Return whether a record line was entered by a person: an action, a correction or a person's roll, but not a
        draw by the program."""
        if line.chance is None:
            return line.correct is not None or sides is None or line.side in sides
        if line.by == "chosen" and self._own_dice:
            asked = self.chances.get(line.n)
            return asked is not None and (sides is None or any(map(asked.is_visible_to, sides)))
        return line.by == "person"

    def information_revealed_after(self, target: int) -> str | None:
        """Return what an undo to a record line would go back past although people have seen it: a roll or a hidden
        item; None if neither."""
        last = self.tree.last_marked_action(lambda n: self._information_revealed_by(n) is not None)
        return self._information_revealed_by(last) if last > target else None

    def _information_revealed_by(self, n: int) -> str | None:
        """Return what a record line showed to people: a roll or a hidden item; None if neither."""
        if self.lines[n - 1].chance is not None:
            return "a roll or draw"
        shown = any(event.seen_by is None and event.kind == "reveal" for event in self.events[n])
        return "a hidden item" if shown else None

    def adopt_events(self, events: Sequence[Sequence[Event]], chances: Mapping[int, Chance]) -> None:
        """Take over the events and die rolls from a game that has replayed the same record lines."""
        known = min(len(self.events), len(events))
        self.events[:known] = events[:known]
        for n, chance in chances.items():
            self.chances.setdefault(n, chance)
        self.tree.clear_marks()
        self.known_from = 0 if known >= self.known_from else self.known_from
