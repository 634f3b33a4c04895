"""The same searches with a graph library, with scipy, and in plain Python, each used in its best way.

Like ours, each search returns what is spent in every hex reached and the previous hex, so that paths can be followed.
"""

import heapq
from collections import deque
from collections.abc import Callable, Mapping

import networkx as nx
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from bench.board import Board
from broadfront.board.kernels.bits import AMOUNT, NOT_APPLICABLE
from broadfront.board.zones import ENEMY, ENEMY_ZONE

Search = Callable[[int], Mapping[int, float]]


def edges(board: Board) -> list[tuple[int, int, int]]:
    """Return (from, to, cost) of every step on the map."""
    return [
        (here, there, int(cost) & AMOUNT)
        for here, (around, costs) in enumerate(zip(board.hexmap.around, board.costs.array, strict=False))
        for there, cost in zip(around, costs, strict=True)
        if not cost & NOT_APPLICABLE
    ]


def networkx_search(board: Board) -> Search:
    """Return a search on one graph for all positions; a weight function hides steps closed by units."""
    flags = board.zones.flags(0)
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_weighted_edges_from(edges(board))

    def weight(here: int, there: int, step: dict[str, int]) -> int | None:
        return None if flags[there] & ENEMY or flags[here] & ENEMY_ZONE else step["weight"]

    return lambda start: nx.dijkstra_predecessor_and_distance(graph, start, cutoff=board.allowance, weight=weight)[1]


def masked_networkx_search(board: Board) -> Search:
    """Return a search on a graph without the closed steps; removing them is not timed."""
    flags = board.zones.flags(0)
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(range(len(board.hexmap)))
    graph.add_weighted_edges_from(
        (here, there, cost)
        for here, there, cost in edges(board)
        if not flags[there] & ENEMY and not flags[here] & ENEMY_ZONE
    )
    return lambda start: nx.dijkstra_predecessor_and_distance(graph, start, cutoff=board.allowance)[1]


def scipy_search(board: Board) -> Search:
    """Return a search on a sparse matrix; closed steps are masked for each search, since units move in between."""
    steps = np.array(edges(board))
    count = len(board.hexmap)
    matrix = csr_matrix((steps[:, 2].astype(np.float64), (steps[:, 0], steps[:, 1])), shape=(count, count))
    base, indices, indptr = matrix.data, matrix.indices, matrix.indptr
    here = np.repeat(np.arange(count), np.diff(indptr))
    flags = board.flags

    def search(start: int) -> dict[int, int]:
        closed = ((flags[indices] & ENEMY) | (flags[here] & ENEMY_ZONE)) != 0
        data = np.where(closed, np.inf, base)
        masked = csr_matrix((data, indices, indptr), shape=(count, count), copy=False)
        (spent,), _ = dijkstra(masked, indices=[start], limit=board.allowance, return_predecessors=True)
        reached = np.flatnonzero(np.isfinite(spent))
        return dict(zip(reached.tolist(), spent[reached].astype(int).tolist(), strict=True))

    return search


def plain_python_search(board: Board) -> Search:
    """Return a search with a heap and lists."""
    steps: list[list[tuple[int, int]]] = [[] for _ in range(len(board.hexmap))]
    for here, there, cost in edges(board):
        steps[here].append((there, cost))
    flags = board.zones.flags(0)
    allowance = board.allowance

    def search(start: int) -> dict[int, int]:
        best = {start: 0}
        before: dict[int, int] = {}
        queue = [(0, start)]
        while queue:
            spent, here = heapq.heappop(queue)
            if spent > best[here] or (flags[here] & ENEMY_ZONE and here != start):
                continue
            for there, cost in steps[here]:
                total = spent + cost
                if total <= allowance and total < best.get(there, allowance + 1) and not flags[there] & ENEMY:
                    best[there] = total
                    before[there] = here
                    heapq.heappush(queue, (total, there))
        return best

    return search


def plain_python_flood(board: Board) -> list[int]:
    """Return each hex's distance to the nearest source; -1 for no path."""
    flags, around, nowhere = board.zones.flags(0), board.hexmap.around, len(board.hexmap)
    length = [-1] * nowhere
    queue = deque(source for source in board.sources if not flags[source] & ENEMY)
    for source in queue:
        length[source] = 0
    while queue:
        here = queue.popleft()
        if flags[here] & ENEMY_ZONE:
            continue
        for there in around[here]:
            if there != nowhere and length[there] < 0 and not flags[there] & ENEMY:
                length[there] = length[here] + 1
                queue.append(there)
    return length


def networkx_flood(board: Board) -> Callable[[], dict[int, int]]:
    """Return a flood from one node joined to all sources, on a graph without the closed steps."""
    flags = board.zones.flags(0)
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_edges_from(
        (here, there)
        for here, there, _ in edges(board)
        if not flags[there] & ENEMY and not flags[here] & (ENEMY | ENEMY_ZONE)
    )
    graph.add_edges_from((-1, source) for source in board.sources if not flags[source] & ENEMY)
    return lambda: dict(nx.single_source_shortest_path_length(graph, -1))
