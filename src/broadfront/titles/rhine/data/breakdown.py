"""When a multi-step unit may detach a step as a breakdown unit, and when it may absorb one."""

from __future__ import annotations

from broadfront.core.rulings import LedgerLine
from broadfront.titles.rhine.data.words import say

__all__ = ["absorb_checks", "detach_checks"]


def detach_checks(
    category: str, steps: int, full_steps: int, own_rating: int, breakdown_rating: int
) -> list[LedgerLine]:
    """Return the conditions for a multi-step unit to detach a breakdown unit (one of its steps), each with yes or no.

    The multi-step unit needs category Other and a step to spare; the breakdown unit's rating may not be higher.
    """
    checks = (
        (category == "Other", say("breakdown.category", category=category)),
        (full_steps > 1 and steps > 1, say("breakdown.last-stays", steps=steps, full=full_steps)),
        (breakdown_rating <= own_rating, say("breakdown.rating", rating=breakdown_rating, against=own_rating)),
    )
    return [LedgerLine("yes" if good else "no", why, "OCS-BRKDWN-01") for good, why in checks]


def absorb_checks(
    steps: int, full_steps: int, own_rating: int, breakdown_rating: int, *, same_mode: bool
) -> list[LedgerLine]:
    """Return the conditions for a multi-step unit to absorb a breakdown unit (a detached step), each with yes or no.

    The multi-step unit must miss a step and be in the same mode; the breakdown unit's rating may not be lower.
    """
    checks = (
        (steps < full_steps, say("breakdown.steps", steps=steps, full=full_steps)),
        (breakdown_rating >= own_rating, say("breakdown.rating", rating=breakdown_rating, against=own_rating)),
        (same_mode, say("breakdown.alike" if same_mode else "breakdown.unlike")),
    )
    return [LedgerLine("yes" if good else "no", why, "OCS-BRKDWN-02") for good, why in checks]
