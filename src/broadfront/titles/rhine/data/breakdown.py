"""When a multi-step unit may detach a step as a breakdown unit, and when it may absorb one."""

from __future__ import annotations

from broadfront.core.rulings import LedgerLine
from broadfront.titles.rhine.data.words import say

__all__ = ["absorb_checks", "detach_checks"]


def detach_checks(category: str, steps: int, full: int, own: int, other: int) -> list[LedgerLine]:
    """What a unit needs to detach a breakdown unit: category Other, a step to spare, no better rating than its own."""
    checks = (
        (category == "Other", say("breakdown.category", category=category)),
        (full > 1 and steps > 1, say("breakdown.last-stays", steps=steps, full=full)),
        (other <= own, say("breakdown.rating", rating=other, against=own)),
    )
    return [LedgerLine("yes" if good else "no", why, "OCS-BRKDWN-01") for good, why in checks]


def absorb_checks(steps: int, full: int, own: int, other: int, *, same_mode: bool) -> list[LedgerLine]:
    """What a unit needs to absorb one: a step missing, no worse rating than its own, the same mode."""
    checks = (
        (steps < full, say("breakdown.steps", steps=steps, full=full)),
        (other >= own, say("breakdown.rating", rating=other, against=own)),
        (same_mode, say("breakdown.alike" if same_mode else "breakdown.unlike")),
    )
    return [LedgerLine("yes" if good else "no", why, "OCS-BRKDWN-02") for good, why in checks]
