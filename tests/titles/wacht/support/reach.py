"""Reach of a unit held against every legal path."""

from fractions import Fraction

from broadfront.titles.wacht.rules.unit_reach import MoverReach
from tests.titles.wacht.support.small import every_path, movers


def check(seed: int) -> int:
    """One random position: reach equals the enumeration, and every ledger adds up. How many destinations."""
    count = 0
    for state, mover, march in movers(seed):
        found = MoverReach(state, mover, march)
        have = {hex: (found.arrival(hex).cost, found.arrival(hex).certain) for hex in found}
        assert have == every_path(state, mover, march), f"seed {seed}, {mover.gait}"
        for hex in found:
            total = sum((Fraction(line.amount) for _, lines in found.ledger(hex) for line in lines), Fraction(0))
            assert total == found.arrival(hex).cost, f"seed {seed}, {hex}"
            assert bool(found.conditions(hex)) != found.arrival(hex).certain, f"seed {seed}, {hex}"
            count += 1
    return count
