"""Reach: all hexes a unit can get to with 12 movement points."""

from functools import partial
from itertools import cycle

from bench import Measured, row
from bench.board import MADE, REAL, Board, board
from bench.native import beside_c, reach_timer
from bench.others import Search, in_plain_python, with_networkx, with_networkx_masked, with_scipy
from bench.report import show
from bench.timing import Timer, calls
from broadfront.board.reach import reach

MASKED = "networkx, masked beforehand"
OTHERS = {"networkx": with_networkx, MASKED: with_networkx_masked, "scipy": with_scipy, "plain Python": in_plain_python}


def measure(name: str) -> Measured:
    on = board(name)
    starts = cycle(on.starts)
    costs, allowance, flags, rules = on.costs, on.allowance, on.flags, on.rules
    timers = {"broadfront": calls(lambda: reach(costs, next(starts), allowance, flags, rules))}
    timers |= {other: timer_of(on, build(on)) for other, build in OTHERS.items()}
    times, missing = beside_c(timers, partial(reach_timer, on))
    masked = times.pop(MASKED)
    reached = sum(len(on.answer(start)) for start in on.starts) / len(on.starts)
    made = name in MADE
    return Measured(
        times.pop("broadfront"),
        others={**times, **missing},
        note=f"{reached:.0f} hexes reached on average; {MASKED}: {show(masked, 's')}",
        at_least={"networkx": 40, "scipy": 5} if made else {},
        at_most={"C": 2} if made else {},
    )


def timer_of(on: Board, search: Search) -> Timer:
    """Return a timer of another program's search, after checking that it gives our results."""
    for start in on.starts[:8]:
        assert search(start) == on.answer(start), "another answer than ours"
    starts = cycle(on.starts)
    return calls(lambda: search(next(starts)))


for number, name in enumerate((*MADE, *REAL)):
    row(f"reach, {name}", order=number)(partial(measure, name))
