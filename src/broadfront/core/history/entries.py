"""What people did or entered in a game, one thing after the other: what an undo takes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broadfront.core.chance import Chance
from broadfront.core.history.course import Course
from broadfront.core.record import Line

__all__ = ["before_entry"]


def before_entry(
    course: Course, lines: Sequence[Line], chances: Mapping[int, Chance], sides: Sequence[str] | None, *, own_dice: bool
) -> int | None:
    """The line to go back to so that the last entry of these sides, or of any, is undone; None when there is none."""
    n = course.head
    while n != course.root:
        if _is_entry(lines[n - 1], chances.get(n), sides, own_dice):
            return course.before(n)
        n = course.before(n)
    return None


def _is_entry(line: Line, asked: Chance | None, sides: Sequence[str] | None, own_dice: bool) -> bool:
    """An action, a correction, or a roll or draw that a person entered: not what the program drew for them."""
    if line.chance is None:
        return line.correct is not None or sides is None or line.side in sides
    if line.by == "chosen" and own_dice:
        return asked is not None and (sides is None or any(map(asked.sees, sides)))
    return line.by == "person"
