"""Wacht at length: reach compared with an enumeration of all legal paths."""

from collections.abc import Iterator

from soak import Figures, Totals, job
from tests.titles.wacht.support.reach import check_reach


def _check_enough(totals: Totals) -> None:
    if totals["destinations"] < 10_000 or totals["moves"] < 1_000:
        raise AssertionError(f"the random maps are too easy: {dict(totals)}")


@job("wacht-reach", seeds=range(2000), conclude=_check_enough)
def wacht_reach(seeds: range) -> Iterator[Figures]:
    """Reach equals the enumeration of all legal paths on random small maps, and every ledger adds up."""
    for seed in seeds:
        found = check_reach(seed)
        yield {"destinations": found, "moves": found > 0}
