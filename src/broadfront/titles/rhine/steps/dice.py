"""Two dice, as most tables of the series roll them."""

from broadfront.core.chance import Chance
from broadfront.core.messages import Message

__all__ = ["two_dice"]

FACES = tuple(range(2, 13))
WEIGHTS = tuple(6 - abs(7 - total) for total in FACES)


def two_dice(what: Message, *rules: str, side: str | None = None) -> Chance:
    """The sum of two dice."""
    return Chance(what, FACES, WEIGHTS, side, rules)
