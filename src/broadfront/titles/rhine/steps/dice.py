"""The roll of two dice that most tables use."""

from broadfront.core.chance import Chance
from broadfront.core.messages import Message
from broadfront.core.rules import decides

__all__ = ["two_dice"]

FACES = tuple(range(2, 13))
WEIGHTS = tuple(6 - abs(7 - total) for total in FACES)


def two_dice(what: Message, *rules: str, side: str | None = None) -> Chance:
    """Return the chance of a total of two dice."""
    return Chance(what, FACES, WEIGHTS, side, rules)


@decides("OCS-SEQ-01")
def higher_roller(allied: int, german: int) -> str:
    """Return the side that chooses who moves first, or an empty string on a tie, which is rolled again."""
    return "" if allied == german else "allied" if allied > german else "german"
