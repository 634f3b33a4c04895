"""When a multi-step unit may detach a step as a breakdown unit, and when it may absorb one."""

from __future__ import annotations

from broadfront.core.rulings import LedgerLine
from broadfront.titles.rhine.data.words import say

__all__ = ["absorb_checks", "detach_checks"]


def detach_checks(category: str, steps: int, full: int, own: int, other: int) -> list[LedgerLine]:
    """Return the conditions for a unit to detach a breakdown unit, each with yes or no.

    The unit needs category Other and a step to spare; the breakdown unit's rating may not exceed its own.
    """
    checks = (
        (category == "Other", say("breakdown.category", category=category)),
        (full > 1 and steps > 1, say("breakdown.last-stays", steps=steps, full=full)),
        (other <= own, say("breakdown.rating", rating=other, against=own)),
    )
    return [LedgerLine("yes" if good else "no", why, "OCS-BRKDWN-01") for good, why in checks]


def absorb_checks(steps: int, full: int, own: int, other: int, *, same_mode: bool) -> list[LedgerLine]:
    """Return the conditions for a unit to absorb a breakdown unit, each with yes or no.

    The unit must miss a step and be in the same mode; the breakdown unit's rating may not be lower than its own.
    """
    checks = (
        (steps < full, say("breakdown.steps", steps=steps, full=full)),
        (other >= own, say("breakdown.rating", rating=other, against=own)),
        (same_mode, say("breakdown.alike" if same_mode else "breakdown.unlike")),
    )
    return [LedgerLine("yes" if good else "no", why, "OCS-BRKDWN-02") for good, why in checks]
