"""Finds the path through a graph that best follows a drawn line: rivers on hexsides, roads through hex centers.

The line is cut into samples. A state is (node, last sample passed). A step passes some samples and pays their squared
distance to the edge used, so that the whole line counts: large bends are followed and small ones cut off. Costs are
integers (millionths), so that sums and comparisons are exact on every machine.
"""

import heapq
import math
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from broadfront.theatre.geography import Point

MILLION = 1_000_000
SPACING = 0.35  # distance between samples, in hex widths
FAR = 1.5  # an edge farther than this from a sample cannot pass it
_AHEAD = 7  # maximum number of samples one step may pass

Node: TypeAlias = int
Along: TypeAlias = tuple[list[int], list[bool], int, int]
Steps: TypeAlias = Callable[[Node], Iterable[tuple[Node, float]]]  # possible next nodes with the cost of the step


@dataclass(frozen=True)
class Samples:
    """A drawn line, cut into evenly spaced points (samples). `marks` gives the sample at each vertex of the line."""

    points: tuple[Point, ...]
    marks: tuple[int, ...]


def cut_into_samples(line: Sequence[Point], spacing: float = SPACING) -> Samples:
    """Cut a drawn line into points of at most this spacing, in hex widths."""
    points: list[Point] = [line[0]]
    marks = [0]
    for (x1, y1), (x2, y2) in pairwise(line):
        pieces = max(1, math.ceil(round(math.hypot(x2 - x1, y2 - y1) / spacing, 6)))
        points += [
            (round(x1 + (x2 - x1) * step / pieces, 6), round(y1 + (y2 - y1) * step / pieces, 6))
            for step in range(1, pieces + 1)
        ]
        marks.append(len(points) - 1)
    return Samples(tuple(points), tuple(marks))


@dataclass
class _EdgeCosts:
    """Caches how far the samples of a drawn line are from each edge of the graph.

    For an edge these are the running sums of the squared distances, which samples are near enough to be passed on it,
    and their range.
    """

    xs: NDArray[np.float64]
    ys: NDArray[np.float64]
    at: Callable[[Node], Point]
    known: dict[tuple[Node, Node], Along] = field(default_factory=dict)

    def cost_along(self, start: Node, end: Node) -> Along:
        """Return the cached distances of the drawn line's samples from the edge between two nodes."""
        key = (start, end) if start <= end else (end, start)
        if key not in self.known:
            (x1, y1), (x2, y2) = self.at(key[0]), self.at(key[1])
            dx, dy = x2 - x1, y2 - y1
            length = dx * dx + dy * dy
            if length:
                share = np.clip(((self.xs - x1) * dx + (self.ys - y1) * dy) / length, 0.0, 1.0)
            else:
                share = np.zeros_like(self.xs)
            squared = (self.xs - x1 - share * dx) ** 2 + (self.ys - y1 - share * dy) ** 2
            whole = np.rint(squared * (SPACING * MILLION)).astype(np.int64)
            near = np.round(squared, 6) <= FAR * FAR
            first = int(near.argmax())
            beyond = len(near) - int(near[::-1].argmax()) if near[first] else first
            self.known[key] = np.cumsum(whole).tolist(), near.tolist(), first, beyond
        return self.known[key]


def follow_line(
    samples: Samples,
    point_of: Callable[[Node], Point],
    steps: Steps,
    starts: Mapping[Node, float],
    ends: Mapping[Node, float],
    pins: Mapping[int, Set[Node]] | None = None,
) -> list[Node] | None:
    """Return the path through a graph that follows a drawn line at the lowest cost, or None if there is none.

    The path starts at a node of `starts` and ends at a node of `ends`, each with a cost of its own. `pins` names
    samples of the line at which the path must be in one of the given nodes; it may turn back to reach one.
    """
    points = samples.points
    last = len(points) - 1
    line = _EdgeCosts(np.array([x for x, _ in points]), np.array([y for _, y in points]), point_of)
    pinned = sorted(pins or {})
    pins = pins or {}
    limit = [last] * (last + 1)
    for position in reversed(pinned):
        for k in range(position):
            limit[k] = min(limit[k], position)
    best: dict[tuple[Node, int], int] = {}
    came: dict[tuple[Node, int], tuple[Node, int]] = {}
    heap: list[tuple[int, int, Node]] = []
    for node, cost in sorted(starts.items()):
        if 0 in pins and node not in pins[0]:
            continue
        begun = round(cost * MILLION) + line.cost_along(node, node)[0][0]
        best[node, 0] = begun
        heapq.heappush(heap, (begun, 0, node))
    moves: dict[Node, list[tuple[Node, int, list[int], list[bool], int, int]]] = {}
    finish: tuple[int, Node] | None = None
    while heap:
        spent, k, node = heapq.heappop(heap)
        if finish is not None and spent >= finish[0]:
            break
        if best[node, k] != spent:
            continue
        if k == last and node in ends:
            total = spent + round(ends[node] * MILLION)
            if finish is None or (total, node) < finish:
                finish = (total, node)
        if node not in moves:
            onward = (*steps(node), (node, 0.0))
            moves[node] = [(other, round(price * MILLION), *line.cost_along(node, other)) for other, price in onward]
        stop = min(k + _AHEAD, limit[k]) + 1
        for other, price, sums, near, first, beyond in moves[node]:
            base = spent + price - sums[k]
            for after in range(max(k if other != node else k + 1, first), min(stop, beyond)):
                if not near[after] or (after != k and after in pins and other not in pins[after]):
                    continue
                total = base + sums[after]
                state = (other, after)
                if total < best.get(state, total + 1):
                    best[state] = total
                    came[state] = (node, k)
                    heapq.heappush(heap, (total, after, other))
    if finish is None:
        return None
    state = (finish[1], last)
    walk = [state[0]]
    while state in came:
        state = came[state]
        if state[0] != walk[-1]:
            walk.append(state[0])
    return walk[::-1]


def remove_loops(walk: Iterable[Node]) -> list[Node]:
    """Return a path without detours that come back to a node already visited.

    >>> remove_loops([1, 2, 3, 2, 4])
    [1, 2, 4]
    """
    path: list[Node] = []
    where: dict[Node, int] = {}
    for node in walk:
        if node in where:
            for gone in path[where[node] + 1 :]:
                del where[gone]
            del path[where[node] + 1 :]
        else:
            where[node] = len(path)
            path.append(node)
    return path
