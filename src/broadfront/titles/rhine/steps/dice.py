"""The roll of two dice that most tables use."""

from broadfront.core.chance import Chance
from broadfront.core.messages import Message
from broadfront.core.rules import decides

__all__ = ["two_dice_roll"]

FACES = tuple(range(2, 13))
WEIGHTS = tuple(6 - abs(7 - total) for total in FACES)


def two_dice_roll(prompt: Message, *rules: str, side: str | None = None) -> Chance:
    """Return a pending roll of two dice that are added, with its prompt and rules."""
    return Chance(prompt, FACES, WEIGHTS, side, rules)


@decides("OCS-SEQ-01")
def higher_roller(allied_roll: int, german_roll: int) -> str:
    """Return the side that rolled higher for the first move, or an empty string on a tie, which is rerolled."""
    return "" if allied_roll == german_roll else "allied" if allied_roll > german_roll else "german"
