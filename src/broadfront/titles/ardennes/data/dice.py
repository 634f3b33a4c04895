"""The ten-sided die: rolling it, and when a check succeeds."""

from __future__ import annotations

from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.messages import Message
from broadfront.core.rules import decides

FACES = 10


@decides("ARD-DEF-01")
def d10_chance(what: Message, *, side: str, rules: tuple[str, ...]) -> Chance:
    """Return the chance event for a roll of one d10."""
    return die(what, 1, FACES, side=side, rules=rules)


@decides("ARD-DEF-01")
def is_success(roll: Outcome, number: int) -> bool:
    """Return whether a d10 roll is no higher than the check's number."""
    return int(roll) <= number


def success_groups(number: int) -> list[list[int]]:
    """Return outcome indexes of the d10 in up to two groups: successes first, then failures."""
    faces = range(1, FACES + 1)
    groups = ([face - 1 for face in faces if is_success(face, number) == well] for well in (True, False))
    return [group for group in groups if group]
