"""The highest roll on which a bridge is blown, by day, and what is added to it."""

from __future__ import annotations

from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.words import say

NUMBERS = ((17, 4), (19, 6), (23, 7))
"""From which day a bridge goes on which roll or less."""
MEUSE, DEFENDED = 2, 1


def demolition_lines(day: int, *, meuse: bool, defended: Message | None) -> tuple[LedgerLine, ...]:
    """The number part by part, `defended` says that an Allied unit is beyond the bridge; none before 17 December."""
    base = max((number for first, number in NUMBERS if day >= first), default=0)
    if not base:
        return ()
    lines = [LedgerLine(base, say("demolition.on-day", day=day), "ARD-H-26")]
    lines += [LedgerLine(MEUSE, say("demolition.meuse"), "ARD-H-26")] if meuse else []
    lines += [LedgerLine(DEFENDED, defended, "ARD-H-26")] if defended else []
    return tuple(lines)
