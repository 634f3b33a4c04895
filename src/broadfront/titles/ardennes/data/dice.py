"""The ten-sided die: the roll, and when a check on it succeeds."""

from __future__ import annotations

from broadfront.core.chance import Chance, Outcome, die
from broadfront.core.messages import Message
from broadfront.core.rules import decides

FACES = 10


@decides("ARD-DEF-01")
def d10(what: Message, *, side: str, rules: tuple[str, ...]) -> Chance:
    """A roll of the die."""
    return die(what, 1, FACES, side=side, rules=rules)


@decides("ARD-DEF-01")
def succeeds(roll: Outcome, number: int) -> bool:
    """Whether a roll is no higher than the number of a check."""
    return int(roll) <= number


def up_to(number: int) -> list[list[int]]:
    """The faces by place in two classes: those on which a check succeeds, and the others."""
    faces = range(1, FACES + 1)
    groups = ([face - 1 for face in faces if succeeds(face, number) == well] for well in (True, False))
    return [group for group in groups if group]
