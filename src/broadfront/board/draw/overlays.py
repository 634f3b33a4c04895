"""Overlays of a map: counters, marked hexes, reachable hexes with figures, a front line, arrows."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from broadfront.board.draw import counters, style
from broadfront.board.draw.counters import Counter
from broadfront.board.draw.ground import Edge, Ground, add_hex_to_path, adjacent_cell, cell_point, corner_point, hexside
from broadfront.board.draw.paths import Path, Point, distance, interpolate, svg_num, unit_vector
from broadfront.board.draw.rivers import join_hexsides
from broadfront.core.errors import Invalid


@dataclass(frozen=True)
class Arrow:
    """A move or an attack through these hexes, drawn in this color."""

    hexes: Sequence[str]
    colour: str = style.ARROW


@dataclass(frozen=True)
class Overlays:
    """What to draw over a map. Hexes are given by id or place name."""

    counters: Sequence[Counter] = ()
    marked: Iterable[str] = ()
    reach: Mapping[str, str | int] = field(default_factory=dict)  # hex -> the figure shown in it
    front: Iterable[tuple[str, str]] = ()  # pairs of adjacent hexes on opposite sides of the line
    front_colour: str = style.FRONT
    arrows: Sequence[Arrow] = ()

    def svg_definitions(self) -> str:
        """Return the SVG definitions that the counters need."""
        return counters.symbol_definitions(self.counters)

    def covered_hexes(self, ground: Ground) -> frozenset[int]:
        """Return the hexes hidden by counters, where place names move further out."""
        return frozenset(_find_index(ground, counter.hex) for counter in self.counters)

    def lower_svg(self, ground: Ground) -> str:
        """Draw what lies on the terrain below place names, such as marked and reachable hexes."""
        front = _front_svg(ground, self.front, self.front_colour)
        return _reachable_hexes_svg(ground, self.reach) + _marked_svg(ground, self.marked) + front

    def upper_svg(self, ground: Ground) -> str:
        """Draw what lies on top of everything else on the map, such as counters and arrows."""
        pieces = counters.draw(ground, self.counters) + _arrows_svg(ground, self.arrows)
        return pieces + _reach_figures_svg(ground, self.reach)


def _find_index(ground: Ground, hex: str) -> int:
    """Return the map index of a hex given by id or place name."""
    return ground.hexmap.index_of(ground.hexmap.find(hex))


def _marked_svg(ground: Ground, marked: Iterable[str]) -> str:
    """Draw a highlight in each marked hex."""
    path = Path()
    for i in sorted({_find_index(ground, hex) for hex in marked} & ground.shown):
        add_hex_to_path(path, ground.cell[i], 0.93)
    if not path:
        return ""
    return f'<path d="{path}" fill="{style.HIGHLIGHT}" fill-opacity=".14" stroke="{style.HIGHLIGHT}" stroke-width="5"/>'


def _reachable_hexes_svg(ground: Ground, reach: Mapping[str, str | int]) -> str:
    """Draw a tint in each hex that a unit can reach."""
    path = Path()
    for i in sorted({_find_index(ground, hex) for hex in reach} & ground.shown):
        add_hex_to_path(path, ground.cell[i], 0.97)
    return f'<path d="{path}" fill="{style.REACH}" fill-opacity=".3"/>' if path else ""


def _reach_figures_svg(ground: Ground, reach: Mapping[str, str | int]) -> str:
    """Draw a figure, such as the movement points left, in each hex that a unit can reach."""
    figures = []
    for hex, figure in reach.items():
        i = _find_index(ground, hex)
        if i in ground.shown:
            x, y = ground.center_point(i)
            figures.append(f'<text x="{svg_num(x)}" y="{svg_num(y + 40)}">{escape(str(figure))}</text>')
    if not figures:
        return ""
    return (
        f'<g font-family="{style.SANS}" font-size="21" font-weight="bold" text-anchor="middle" fill="#1c4a70"'
        f' stroke="#fff" stroke-width="4" paint-order="stroke">{"".join(figures)}</g>'
    )


def _front_svg(ground: Ground, pairs: Iterable[tuple[str, str]], colour: str) -> str:
    """Draw the front line between the pairs of adjacent hexes."""
    edges: set[Edge] = set()
    for one, other in pairs:
        here, there = ground.cell[_find_index(ground, one)], ground.cell[_find_index(ground, other)]
        parted = {hexside(here, direction) for direction in range(6) if adjacent_cell(here, direction) == there}
        if not parted:
            raise Invalid(
                f"{one} and {other} do not adjoin: a front runs between adjacent hexes.",
                parameter="front",
                given=[one, other],
                accepted="pairs of adjacent hexes",
            )
        edges |= parted
    path = Path()
    for chain in join_hexsides(edges):
        middles = [interpolate(corner_point(a), corner_point(b)) for a, b in itertools.pairwise(chain)]
        if chain[0] == chain[-1]:
            path.smooth_loop(middles)
        else:
            path.smooth_line([corner_point(chain[0]), *middles, corner_point(chain[-1])])
    if not path:
        return ""
    return (
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{path}" stroke="#fff"'
        f' stroke-opacity=".75" stroke-width="{svg_num(12 * ground.boost)}"/><path d="{path}" stroke="{colour}"'
        f' stroke-width="{svg_num(7 * ground.boost)}"/></g>'
    )


def _arrows_svg(ground: Ground, arrows: Sequence[Arrow]) -> str:
    """Draw the arrows of moves and attacks."""
    return "".join(
        _arrow_svg([cell_point(ground.cell[_find_index(ground, hex)]) for hex in arrow.hexes], arrow.colour)
        for arrow in arrows
    )


def _arrow_svg(points: Sequence[Point], colour: str) -> str:
    """Draw an arrow through these points."""
    if len(points) < 2:
        return ""
    start = interpolate(points[0], points[1], 0.36)  # leaves room for a counter
    points = [start, *points[1:]]
    tip, before = points[-1], points[-2]
    dx, dy = unit_vector(before, tip)
    long = min(30.0, distance(before, tip) * 0.5)
    base = (tip[0] - dx * long, tip[1] - dy * long)
    line, head = Path(), Path()
    line.smooth_line([*points[:-1], base])
    head.polygon([(base[0] - dy * 15, base[1] + dx * 15), tip, (base[0] + dy * 15, base[1] - dx * 15)])
    return (
        f'<g stroke="#fff" stroke-opacity=".8" stroke-linejoin="round"><path d="{line}" fill="none" stroke-width="14"/>'
        f'<path d="{head}" stroke-width="5" fill="{colour}"/></g>'
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="9"/><path d="{head}" fill="{colour}"/>'
    )
