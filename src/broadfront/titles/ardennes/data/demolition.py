"""Demolition: the highest die roll that destroys a bridge, by day, with its modifiers."""

from __future__ import annotations

from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.words import say

NUMBERS = ((17, 4), (19, 6), (23, 7))
"""Pairs of first day and highest roll that destroys a bridge from then on."""
MEUSE, DEFENDED = 2, 1


def demolition_ledger(day: int, *, meuse: bool, defended: Message | None) -> tuple[LedgerLine, ...]:
    """Return the itemized sum of the highest die roll that destroys a bridge; empty before 17 December.

    `meuse` says whether the bridge crosses the Meuse. `defended` is the reason given if an Allied unit defends the far
    end, or None.
    """
    base = max((number for first, number in NUMBERS if day >= first), default=0)
    if not base:
        return ()
    lines = [LedgerLine(base, say("demolition.on-day", day=day), "ARD-H-26")]
    lines += [LedgerLine(MEUSE, say("demolition.meuse"), "ARD-H-26")] if meuse else []
    lines += [LedgerLine(DEFENDED, defended, "ARD-H-26")] if defended else []
    return tuple(lines)
