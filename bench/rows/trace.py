"""Trace: the supply paths of a whole army at once."""

from functools import partial

from bench import Measured, row
from bench.board import MADE, REAL, board
from bench.native import beside_c, flood_timer
from bench.others import flood_in_plain_python, flood_with_networkx
from bench.timing import calls
from broadfront.board.trace import trace


def measure(name: str) -> Measured:
    on = board(name)
    hexmap, sources, flags, rules = on.hexmap, on.sources, on.flags, on.rules
    ours = {hex: length for hex, length in enumerate(on.lengths()) if length >= 0}
    with_networkx = flood_with_networkx(on)
    assert {hex: length - 1 for hex, length in with_networkx().items() if hex >= 0} == ours, "another answer than ours"
    assert flood_in_plain_python(on) == on.lengths(), "another answer than ours"
    timers = {
        "broadfront": calls(lambda: trace(hexmap, sources, flags, rules)),
        "networkx": calls(with_networkx),
        "plain Python": calls(lambda: flood_in_plain_python(on)),
    }
    times, missing = beside_c(timers, partial(flood_timer, on))
    return Measured(
        times.pop("broadfront"),
        others={**times, **missing},
        at_most={"C": 2} if name in MADE else {},
        note=f"{len(ours)} of {len(hexmap)} hexes have a path",
    )


for number, name in enumerate((*MADE, *REAL)):
    row(f"trace, {name}", order=10 + number)(partial(measure, name))
