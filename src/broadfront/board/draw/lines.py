"""Lines along hexsides: the Westwall with its teeth, boundaries in dashes."""

from collections.abc import Sequence

from broadfront.board.draw import style
from broadfront.board.draw.ground import Corner, Edge, Ground, corner_point, hexside
from broadfront.board.draw.paths import Path, Point, aside, between, distance, unit
from broadfront.board.draw.rivers import Rivers, chains

_TOOTH = 6.5
_TOOTH_EVERY = 13.0
_EAST = 9.0


def draw(ground: Ground, rivers: Rivers) -> str:
    by_look: dict[str, tuple[style.Line, set[Edge]]] = {}
    for i, direction, cls, _ in ground.sides("lines"):
        look = style.line(cls)
        by_look.setdefault(look.name, (look, set()))[1].add(hexside(ground.cell[i], direction))
    parts = []
    for name in sorted(by_look):
        look, edges = by_look[name]
        lines = [_points(chain, rivers) for chain in chains(edges)]
        parts.append(_teeth(look, lines) if look.teeth else _dashes(look, lines))
    return "".join(parts)


def _points(chain: Sequence[Corner], rivers: Rivers) -> list[Point]:
    """A smooth line through the middles of the hexsides; it follows a river that runs on the same ones."""
    points = [corner_point(chain[0])]
    for a, b in zip(chain, chain[1:], strict=False):
        edge = (a, b) if a < b else (b, a)
        middle = rivers.middle.get(edge) or between(corner_point(a), corner_point(b))
        points += [middle, between(corner_point(b), middle, 0.12)]
    points[-1] = corner_point(chain[-1])
    return points


def _smooth(lines: Sequence[Sequence[Point]]) -> Path:
    path = Path()
    for line in lines:
        path.smooth(line)
    return path


def _dashes(look: style.Line, lines: Sequence[Sequence[Point]]) -> str:
    path = _smooth(lines)
    wash = (
        f'<path d="{path}" fill="none" stroke="{look.colour}" stroke-opacity=".16" stroke-width="{look.wash:g}"/>'
        if look.wash else ""
    )
    dash = f' stroke-dasharray="{look.dash}"' if look.dash else ""
    return f'{wash}<path d="{path}" fill="none" stroke="{look.colour}" stroke-width="{look.width:g}"{dash}/>'


def _teeth(look: style.Line, lines: Sequence[Sequence[Point]]) -> str:
    """A wall with teeth towards the west, east of the hexside so that a river on it stays in sight."""
    wall, teeth = Path(), Path()
    for line in lines:
        east = 1.0 if line[-1][1] < line[0][1] else -1.0  # right of a line that runs north
        last = len(line) - 1
        shifted = [
            aside(point, unit(line[max(n - 1, 0)], line[min(n + 1, last)]), east * _EAST)
            for n, point in enumerate(line)
        ]
        wall.smooth(shifted)
        for (x, y), (dx, dy) in _every(shifted, _TOOTH_EVERY):
            half = _TOOTH * 0.55
            tip = aside((x, y), (dx, dy), -east * _TOOTH)
            teeth.polygon([(x - dx * half, y - dy * half), tip, (x + dx * half, y + dy * half)])
    return (
        f'<path d="{wall}" fill="none" stroke="{look.colour}" stroke-width="{look.width:g}"/>'
        f'<path d="{teeth}" fill="{look.colour}"/>'
    )


def _every(line: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Points at even steps along a line, each with the direction there."""
    found = []
    ahead = step / 2
    for a, b in zip(line, line[1:], strict=False):
        length = distance(a, b)
        while ahead < length:
            found.append((between(a, b, ahead / length), unit(a, b)))
            ahead += step
        ahead -= length
    return found
