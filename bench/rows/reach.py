"""Reach: all hexes a unit can get to with 12 movement points."""

from functools import partial
from itertools import cycle

from bench import Measured, row
from bench.board import MADE, REAL, Board, load_board
from bench.native import compare_with_c, reach_timer
from bench.others import Search, masked_networkx_search, networkx_search, plain_python_search, scipy_search
from bench.report import format_figure
from bench.timing import Timer, calls
from broadfront.board.reach import reach

MASKED = "networkx, masked beforehand"
OTHERS = {
    "networkx": networkx_search,
    MASKED: masked_networkx_search,
    "scipy": scipy_search,
    "plain Python": plain_python_search,
}


def measure_reach(name: str) -> Measured:
    on = load_board(name)
    starts = cycle(on.starts)
    costs, allowance, flags, rules = on.costs, on.allowance, on.flags, on.rules
    timers = {"broadfront": calls(lambda: reach(costs, next(starts), allowance, flags, rules))}
    timers |= {other: checked_timer(on, build(on)) for other, build in OTHERS.items()}
    times, missing = compare_with_c(timers, partial(reach_timer, on))
    masked = times.pop(MASKED)
    reached = sum(len(on.points_spent(start)) for start in on.starts) / len(on.starts)
    made = name in MADE
    return Measured(
        times.pop("broadfront"),
        others={**times, **missing},
        note=f"{reached:.0f} hexes reached on average; {MASKED}: {format_figure(masked, 's')}",
        at_least={"networkx": 40, "scipy": 5} if made else {},
        at_most={"C": 2} if made else {},
    )


def checked_timer(on: Board, search: Search) -> Timer:
    """Return a timer of another program's search, after checking that it gives our results."""
    for start in on.starts[:8]:
        assert search(start) == on.points_spent(start), "another answer than ours"
    starts = cycle(on.starts)
    return calls(lambda: search(next(starts)))


for number, name in enumerate((*MADE, *REAL)):
    row(f"reach, {name}", order=number)(partial(measure_reach, name))
