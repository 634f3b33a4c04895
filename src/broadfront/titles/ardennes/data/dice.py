"""The ten-sided die: rolling it, and when a check succeeds."""

from __future__ import annotations

from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.messages import Message
from broadfront.core.rules import decides

FACES = 10


@decides("ARD-DEF-01")
def d10_chance(what: Message, *, side: str, rules: tuple[str, ...]) -> Chance:
    """Return the request for one roll of a ten-sided die; dice settle it in play, while odds go through all faces."""
    return die(what, 1, FACES, side=side, rules=rules)


@decides("ARD-DEF-01")
def is_success(roll: Outcome, number_needed: int) -> bool:
    """Return whether a roll of the ten-sided die is no higher than the number needed."""
    return int(roll) <= number_needed


def group_rolls_by_success(number_needed: int) -> list[list[int]]:
    """Return the faces of the ten-sided die (as indexes from 0) in up to two groups: successes, then failures."""
    faces = range(1, FACES + 1)
    groups = ([face - 1 for face in faces if is_success(face, number_needed) == well] for well in (True, False))
    return [group for group in groups if group]
