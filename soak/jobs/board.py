"""The searches of the board compared with their plain-Python references."""

from collections.abc import Iterator
from random import Random

from soak import Figures, Totals, job
from tests.board.reference import ReachCase, TraceCase


def _check_enough(totals: Totals) -> None:
    """Check that enough was found: cases in which nothing is found would agree too."""
    assert totals["found"] > 5 * totals["seeds"], "the random cases find too little to show anything"


@job("board-reach", seeds=range(10_000), conclude=_check_enough)
def check_reach(seeds: range) -> Iterator[Figures]:
    """Reach, route and the ledger agree with their references on random maps, costs, flags and rules."""
    for seed in seeds:
        yield {"found": ReachCase.draw(Random(seed)).check()}


@job("board-trace", seeds=range(10_000), conclude=_check_enough)
def check_trace(seeds: range) -> Iterator[Figures]:
    """Trace agrees with its reference on random maps, sources, obstacles and limits."""
    for seed in seeds:
        yield {"found": TraceCase.draw(Random(seed)).check()}
