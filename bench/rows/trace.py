"""Trace: the supply paths of a whole army at once."""

from functools import partial

from bench import Measured, row
from bench.board import MADE, REAL, load_board
from bench.native import compare_with_c, flood_timer
from bench.others import networkx_flood, plain_python_flood
from bench.timing import calls
from broadfront.board.trace import trace


def measure_trace(name: str) -> Measured:
    on = load_board(name)
    hexmap, sources, flags, rules = on.hexmap, on.sources, on.flags, on.rules
    ours = {hex: length for hex, length in enumerate(on.lengths()) if length >= 0}
    with_networkx = networkx_flood(on)
    assert {hex: length - 1 for hex, length in with_networkx().items() if hex >= 0} == ours, "another answer than ours"
    assert plain_python_flood(on) == on.lengths(), "another answer than ours"
    timers = {
        "broadfront": calls(lambda: trace(hexmap, sources, flags, rules)),
        "networkx": calls(with_networkx),
        "plain Python": calls(lambda: plain_python_flood(on)),
    }
    times, missing = compare_with_c(timers, partial(flood_timer, on))
    return Measured(
        times.pop("broadfront"),
        others={**times, **missing},
        at_most={"C": 2} if name in MADE else {},
        note=f"{len(ours)} of {len(hexmap)} hexes have a path",
    )


for number, name in enumerate((*MADE, *REAL)):
    row(f"trace, {name}", order=10 + number)(partial(measure_trace, name))
