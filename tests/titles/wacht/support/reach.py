"""Comparison of a unit's reach with every legal path."""

from fractions import Fraction

from broadfront.titles.wacht.rules.unit_reach import MoverReach
from tests.titles.wacht.support.small import destinations_by_every_path, random_moves


def check_reach(seed: int) -> int:
    """Check reach and ledgers of one random position against enumeration; return the number of destinations."""
    count = 0
    for state, mover, march in random_moves(seed):
        found = MoverReach(state, mover, march)
        have = {hex: (found.arrival(hex).cost, found.arrival(hex).certain) for hex in found}
        assert have == destinations_by_every_path(state, mover, march), f"seed {seed}, {mover.gait}"
        for hex in found:
            total = sum((Fraction(line.amount) for _, lines in found.ledger(hex) for line in lines), Fraction(0))
            assert total == found.arrival(hex).cost, f"seed {seed}, {hex}"
            assert bool(found.required_rolls(hex)) != found.arrival(hex).certain, f"seed {seed}, {hex}"
            count += 1
    return count
