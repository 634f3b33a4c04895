"""Draws rivers as smooth bands along the hexsides, as wide as their class, thin at the source."""

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from broadfront.board.draw import style
from broadfront.board.draw.ground import Corner, Edge, Ground, corner_point, hexside
from broadfront.board.draw.paths import Path, Point, add_ribbon, interpolate, pseudo_random, quadratic_point

_SAMPLES = (0.2, 0.4, 0.6, 0.8, 1.0)
_SWING = 1.3  # how far the curve reaches toward the corners
_WOBBLE = 2.2


@dataclass(frozen=True)
class Reach:
    """A stretch of one river between sources, mouths and forks, as drawn on the picture."""

    name: str
    corners: tuple[Corner, ...]
    points: tuple[Point, ...]
    widths: tuple[float, ...]


@dataclass
class Rivers:
    """The rivers of a picture: their stretches, and their middle and width at each hexside."""

    reaches: list[Reach] = field(default_factory=list)
    middle: dict[Edge, Point] = field(default_factory=dict)  # where the river crosses the middle of a hexside
    width: dict[Edge, float] = field(default_factory=dict)
    classes: list[str] = field(default_factory=list)

    def svg(self) -> str:
        """Draw all rivers, each with its banks."""
        path = Path()
        for reach in self.reaches:
            add_ribbon(path, reach.points, reach.widths)
        if not path:
            return ""
        return (
            f'<defs><path id="rivers" d="{path}" stroke-linejoin="round"/></defs>'
            f'<use href="#rivers" stroke="{style.BANK}" stroke-width="{2 * style.BANK_WIDTH}"/>'
            f'<use href="#rivers" fill="{style.WATER}"/>'
        )


def build_rivers(ground: Ground) -> Rivers:
    """Return the rivers of a picture as smooth bands along the hexsides."""
    found = Rivers()
    by_name: dict[str, dict[Edge, str]] = {}
    for i, direction, cls, name in ground.sides("rivers"):
        edge = hexside(ground.cell[i], direction)
        by_name.setdefault(name or f"?{cls}", {})[edge] = cls
        width = style.RIVER_WIDTH.get(cls, style.RIVER_WIDTH_OTHER) * ground.boost
        found.width[edge] = max(width, found.width.get(edge, 0.0))
        found.middle[edge] = _hexside_middle(edge)
        if cls not in found.classes:
            found.classes.append(cls)
    found.classes.sort(key=lambda cls: style.RIVER_WIDTH.get(cls, style.RIVER_WIDTH_OTHER))
    met: dict[Corner, int] = {}
    for edges in by_name.values():
        for corner in {corner for edge in edges for corner in edge}:
            met[corner] = met.get(corner, 0) + 1
    lines = [(name, chain) for name in sorted(by_name) for chain in join_hexsides(by_name[name])]
    passing: dict[Corner, Point] = {}  # points where a river passes a corner, so that tributaries can join it there
    for _, chain in sorted(lines, key=lambda item: _greatest_width(item[1], found.width)):
        for n in range(1, len(chain) - 1):
            passing[chain[n]] = _corner_point(chain, n)
    for name, chain in lines:
        ends = (chain[0], chain[-1])
        springs = tuple(met[end] == 1 and not ground.is_at_edge(end) and chain[0] != chain[-1] for end in ends)
        found.reaches.append(
            _build_river_reach(name.lstrip("?") if name[0] != "?" else "", chain, found.width, passing, springs)
        )
    return found


def _make_edge(a: Corner, b: Corner) -> Edge:
    """Return a hexside as a pair of corners, the lower first."""
    return (a, b) if a < b else (b, a)


def _hexside_middle(edge: Edge) -> Point:
    """Return a point near the middle of a hexside, shifted a little so that rivers look natural."""
    (ax, ay), (bx, by) = edge
    x, y = interpolate(corner_point(edge[0]), corner_point(edge[1]))
    return x + pseudo_random(ax, ay, bx, by, 1) * _WOBBLE, y + pseudo_random(ax, ay, bx, by, 2) * _WOBBLE


def _greatest_width(chain: tuple[Corner, ...], width: Mapping[Edge, float]) -> float:
    """Return the greatest width of a river along these corners."""
    return max(width[_make_edge(a, b)] for a, b in itertools.pairwise(chain))


def join_hexsides(edges: Iterable[Edge]) -> Iterator[tuple[Corner, ...]]:
    """Yield hexsides joined into lines that run from one end or fork to the next."""
    left = set(edges)
    joined: dict[Corner, list[Corner]] = {}
    for a, b in sorted(left):
        joined.setdefault(a, []).append(b)
        joined.setdefault(b, []).append(a)
    ends = [corner for corner in sorted(joined) if len(joined[corner]) != 2]
    for start in [*ends, *sorted(joined)]:
        for after in joined[start]:
            if _make_edge(start, after) not in left:
                continue
            chain = [start, after]
            left.discard(_make_edge(start, after))
            while len(joined[chain[-1]]) == 2 and chain[-1] != start:
                onward = next(corner for corner in joined[chain[-1]] if corner != chain[-2])
                left.discard(_make_edge(chain[-1], onward))
                chain.append(onward)
            yield tuple(chain)


def _control_point(chain: tuple[Corner, ...], n: int) -> Point:
    """Return the control point of a river's curve at corner `n` of its line."""
    before, after = (
        _hexside_middle(_make_edge(chain[n - 1], chain[n])),
        _hexside_middle(_make_edge(chain[n], chain[n + 1])),
    )
    return interpolate(interpolate(before, after), corner_point(chain[n]), _SWING)


def _corner_point(chain: tuple[Corner, ...], n: int) -> Point:
    """Return the point at which a river passes corner `n` of its line."""
    before, after = (
        _hexside_middle(_make_edge(chain[n - 1], chain[n])),
        _hexside_middle(_make_edge(chain[n], chain[n + 1])),
    )
    return quadratic_point(before, _control_point(chain, n), after, 0.5)


def _build_river_reach(
    name: str,
    chain: tuple[Corner, ...],
    width: Mapping[Edge, float],
    passing: Mapping[Corner, Point],
    springs: tuple[bool, ...],
) -> Reach:
    """Return a stretch of a river as drawn, with its points and widths."""
    along = [width[_make_edge(a, b)] for a, b in itertools.pairwise(chain)]
    first, last = (passing.get(end, corner_point(end)) for end in (chain[0], chain[-1]))
    points, widths = [first], [along[0]]
    if len(chain) == 2:
        middle = _hexside_middle(_make_edge(*chain))
        points += [middle, last]
        widths += [along[0], along[0]]
    else:
        points.append(_hexside_middle(_make_edge(chain[0], chain[1])))
        widths.append(along[0])
        for n in range(1, len(chain) - 1):
            start, end = points[-1], _hexside_middle(_make_edge(chain[n], chain[n + 1]))
            control = _control_point(chain, n)
            for t in _SAMPLES:
                points.append(quadratic_point(start, control, end, t))
                widths.append(along[n - 1] + (along[n] - along[n - 1]) * t)
        points.append(last)
        widths.append(along[-1])
    count = len(points)
    taper = min(count - 1, 12)
    for n in range(taper):
        part = style.SOURCE + (1 - style.SOURCE) * n / taper
        if springs[0]:
            widths[n] *= part
        if springs[1]:
            widths[count - 1 - n] *= part
    return Reach(name, chain, tuple(points), tuple(widths))
