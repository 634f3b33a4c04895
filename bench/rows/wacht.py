"""Reach under all rules of Wacht on its map of 10,000 hexes, with the units of the demonstration."""

from functools import cache

import networkx as nx

from bench import Measured, compared, row
from bench.timing import calls, seconds
from broadfront.titles import playable
from broadfront.titles.wacht.rules.label_search import CLOSED, COST
from broadfront.titles.wacht.rules.mover import (
    make_mover,
    movement_kind_refusal,
    movement_kinds_of_unit,
    movement_refusal,
)
from broadfront.titles.wacht.rules.priced_map import priced_map
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import mover_reach

Job = tuple[int, str]


@cache
def demonstration_state() -> WachtState:
    state = playable("wacht").set_up("shoulder-and-our", "two-player", {})
    assert isinstance(state, WachtState)
    return state


def movement_jobs(side: str) -> list[Job]:
    """Return every movable unit of a side, once for each kind of movement open to it."""
    state = demonstration_state()
    able = [n for n in state.board.units_of[side] if movement_refusal(state, n, "movement") is None]
    return [
        (n, kind)
        for n in able
        for kind in movement_kinds_of_unit(state, n)
        if movement_kind_refusal(state, n, kind) is None
    ]


def build_graph(job: Job) -> tuple["nx.DiGraph[int]", int, int]:
    """Return a graph with the cheapest cost of each hexside, ignoring path-dependent rules; start; allowance in half
    points.
    """
    state = demonstration_state()
    n, kind = job
    mover = make_mover(state, n, kind)
    ways = priced_map(state.title).ways_over_map(mover.gait, {}, ())
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(range(len(state.title.map)))
    graph.add_weighted_edges_from(
        (here, there, int(ways[here, d, 0]) & COST)
        for here, around in enumerate(state.title.atlas.around)
        for d, there in enumerate(around)
        if ways[here, d, 0] != CLOSED
    )
    at = state.board.hex_of(n)
    assert at is not None
    return graph, at.index, 2 * mover.highest_move_limit


@row("reach under all rules, wacht", order=30)
def measure_query() -> Measured:
    """Measure one search; networkx searches a graph without path-dependent rules, built before timing."""
    state = demonstration_state()
    every = [job for side in ("german", "american") for job in movement_jobs(side)]
    some = every[:: max(1, len(every) // 8)]
    graphs = [build_graph(job) for job in some]

    def ours() -> None:
        for job in some:
            mover_reach(state, *job)

    def with_networkx() -> None:
        for graph, start, most in graphs:
            nx.dijkstra_predecessor_and_distance(graph, start, cutoff=most)

    times = compared({"broadfront": calls(ours), "networkx": calls(with_networkx)})
    each = {name: time / len(some) for name, time in times.items()}
    return Measured(
        each.pop("broadfront"),
        others=each,
        limit=0.001,
        note=f"mean of {len(some)} units; networkx without the rules that depend on the path",
    )


@row("reach of all units of a side, wacht", order=31)
def measure_side() -> Measured:
    state, every = demonstration_state(), movement_jobs("german")
    return Measured(
        seconds(lambda: [mover_reach(state, *job) for job in every]),
        limit=0.2,
        note=f"{len(every)} queries, German side",
    )
