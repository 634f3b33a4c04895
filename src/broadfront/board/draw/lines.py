"""Draws lines along hexsides: the Westwall with its teeth, boundaries in dashes."""

import itertools
from collections.abc import Sequence

from broadfront.board.draw import style
from broadfront.board.draw.ground import Corner, Edge, Ground, corner_point, hexside
from broadfront.board.draw.paths import Path, Point, distance, interpolate, offset_right, unit_vector
from broadfront.board.draw.rivers import Rivers, join_hexsides

_TOOTH = 6.5
_TOOTH_EVERY = 13.0


def draw(ground: Ground, rivers: Rivers) -> str:
    """Draw the lines along hexsides, such as boundaries and the Westwall."""
    by_look: dict[str, tuple[style.Line, set[Edge]]] = {}
    for i, direction, cls, _ in ground.sides("lines"):
        if cls in style.NOT_DRAWN:
            continue
        look = style.line_style(cls)
        by_look.setdefault(look.name, (look, set()))[1].add(hexside(ground.cell[i], direction))
    parts = []
    for name in sorted(by_look):
        look, edges = by_look[name]
        lines = [_shift_line(_line_points(chain, rivers), look.west * ground.boost) for chain in join_hexsides(edges)]
        parts.append(_toothed_svg(look, lines, ground.boost) if look.teeth else _dashed_svg(look, lines, ground.boost))
    return "".join(parts)


def frontier_bands_svg(ground: Ground, rivers: Rivers) -> str:
    """Draw pale bands along frontiers, to be placed under the rivers."""
    edges: dict[style.Line, set[Edge]] = {}
    for i, direction, cls, _ in ground.sides("lines"):
        look = style.line_style(cls)
        if look.wash:
            edges.setdefault(look, set()).add(hexside(ground.cell[i], direction))
    return "".join(
        f'<path d="{_smooth_path([_line_points(chain, rivers) for chain in join_hexsides(found)])}" fill="none"'
        f' stroke="{look.colour}" stroke-opacity=".2" stroke-width="{look.wash * ground.boost:g}"/>'
        for look, found in edges.items()
    )


def _shift_line(line: Sequence[Point], west: float) -> list[Point]:
    """Return a line moved west of its hexsides, or east if `west` is negative; a line from west to east moves north."""
    side = -west if line[-1][1] < line[0][1] else west  # left of a line that runs north
    last = len(line) - 1
    return (
        [
            offset_right(point, unit_vector(line[max(n - 1, 0)], line[min(n + 1, last)]), side)
            for n, point in enumerate(line)
        ]
        if west
        else list(line)
    )


def _line_points(chain: Sequence[Corner], rivers: Rivers) -> list[Point]:
    """Return points of a smooth line through the middles of the hexsides; where a river runs along the same hexsides,
    follow it."""
    points = [corner_point(chain[0])]
    for a, b in itertools.pairwise(chain):
        edge = (a, b) if a < b else (b, a)
        middle = rivers.middle.get(edge) or interpolate(corner_point(a), corner_point(b))
        points += [middle, interpolate(corner_point(b), middle, 0.12)]
    points[-1] = corner_point(chain[-1])
    return points


def _smooth_path(lines: Sequence[Sequence[Point]]) -> Path:
    """Return an SVG path with a smooth curve through the points of each line."""
    path = Path()
    for line in lines:
        path.smooth_line(line)
    return path


def _dashed_svg(look: style.Line, lines: Sequence[Sequence[Point]], boost: float) -> str:
    """Draw lines in the dashes, color and width of their look."""
    dash = f' stroke-dasharray="{look.dash}"' if look.dash else ""
    stroke = f'stroke="{look.colour}" stroke-width="{look.width * boost:g}"{dash}'
    return f'<path d="{_smooth_path(lines)}" fill="none" {stroke}/>'


def _toothed_svg(look: style.Line, lines: Sequence[Sequence[Point]], boost: float) -> str:
    """Draw a wall with teeth toward the west."""
    wall, teeth = Path(), Path()
    tall, half = _TOOTH * boost, _TOOTH * 0.55 * boost
    for line in lines:
        wall.smooth_line(line)
        west = -tall if line[-1][1] < line[0][1] else tall
        for (x, y), (dx, dy) in _evenly_spaced(line, _TOOTH_EVERY * boost):
            tip = offset_right((x, y), (dx, dy), west)
            teeth.polygon([(x - dx * half, y - dy * half), tip, (x + dx * half, y + dy * half)])
    return (
        f'<path d="{wall}" fill="none" stroke="{look.colour}" stroke-width="{look.width * boost:g}"/>'
        f'<path d="{teeth}" fill="{look.colour}"/>'
    )


def _evenly_spaced(line: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Return points at even distances along a line, each with the direction there."""
    found = []
    ahead = step / 2
    for a, b in itertools.pairwise(line):
        length = distance(a, b)
        while ahead < length:
            found.append((interpolate(a, b, ahead / length), unit_vector(a, b)))
            ahead += step
        ahead -= length
    return found
