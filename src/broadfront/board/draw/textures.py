"""Terrain textures: a few hexes full of small marks per texture, stamped over the map in turn.

Marks are placed once per variant by a fixed pseudo-random sequence, so that a picture is the same on every machine.
"""

import math
from collections.abc import Callable

from broadfront.board.draw import style
from broadfront.board.draw.ground import RADIUS, WIDTH
from broadfront.board.draw.paths import Path, Point, pseudo_random

VARIANTS = 6


def _is_in_hex(point: Point, part: float) -> bool:
    """Return whether a point is in a hex around (0, 0) that is scaled by `part`."""
    x, y = abs(point[0]), abs(point[1])
    return x <= WIDTH / 2 * part and x / math.sqrt(3) + y <= RADIUS * part


def _spread_points(seed: int, count: int, apart: float, part: float) -> list[Point]:
    """Return up to `count` pseudo-random points of a hex, at least `apart` from each other, sorted north to south."""
    found: list[Point] = []
    for n in range(count * 12):
        point = (pseudo_random(seed, n, 1) * WIDTH / 2, pseudo_random(seed, n, 2) * RADIUS)
        if _is_in_hex(point, part) and all(math.hypot(point[0] - x, point[1] - y) >= apart for x, y in found):
            found.append(point)
            if len(found) == count:
                break
    return sorted(found, key=lambda p: (p[1], p[0]))


def _add_circle(path: Path, x: float, y: float, r: float) -> None:
    """Add a circle to the path."""
    k = r * 0.55
    path.move((x - r, y))
    path.curve((x - r, y - k), (x - k, y - r), (x, y - r))
    path.curve((x + k, y - r), (x + r, y - k), (x + r, y))
    path.curve((x + r, y + k), (x + k, y + r), (x, y + r))
    path.curve((x - k, y + r), (x - r, y + k), (x - r, y))
    path.close()


def _fill_svg(path: Path, colour: str) -> str:
    """Return SVG that fills the path with a color."""
    return f'<path d="{path}" fill="{colour}"/>'


def _stroke_svg(path: Path, colour: str, width: float) -> str:
    """Return SVG that draws the path as a line."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def _draw_trees(seed: int) -> str:
    shade, crown = Path(), Path()
    for n, (x, y) in enumerate(_spread_points(seed, 13, 17.0, 0.94)):
        r = 4.6 + pseudo_random(seed, n, 3) * 0.9
        _add_circle(shade, x + 1.2, y + 1.4, r)
        _add_circle(crown, x, y, r * 0.92)
    return _fill_svg(shade, style.TREE_SHADE) + _fill_svg(crown, style.TREE)


def _draw_firs(seed: int) -> str:
    shade, light = Path(), Path()
    for n, (x, y) in enumerate(_spread_points(seed, 22, 12.5, 0.96)):
        tall, wide = 11.5 + pseudo_random(seed, n, 3) * 1.6, 4.1 + pseudo_random(seed, n, 4) * 0.5
        light.polygon([(x, y - tall * 0.62), (x + wide, y + tall * 0.38), (x - wide, y + tall * 0.38)])
        shade.polygon([(x, y - tall * 0.62), (x + wide, y + tall * 0.38), (x, y + tall * 0.24)])
    return _fill_svg(light, style.FIR) + _fill_svg(shade, style.FIR_SHADE)


def _draw_broken_ground(seed: int) -> str:
    path = Path()
    for n, (x, y) in enumerate(_spread_points(seed, 7, 24.0, 0.84)):
        turn = pseudo_random(seed, n, 3) * 0.5
        for k in range(-2, 3):
            lean = turn + k * 0.16
            top = (x + k * 4.4, y + abs(k) * 1.3)
            length = 8.0 - abs(k) * 1.3
            path.move(top)
            path.line((top[0] + math.sin(lean) * length, top[1] + math.cos(lean) * length))
    return _stroke_svg(path, style.HACHURE, 1.1)


def _draw_hills(seed: int) -> str:
    arcs, hachures = Path(), Path()
    for n, (x, y) in enumerate(_spread_points(seed, 4, 34.0, 0.74)):
        wide, high = 13.0 + pseudo_random(seed, n, 3) * 2.5, 7.5 + pseudo_random(seed, n, 4)
        arcs.move((x - wide, y + 3))
        arcs.quadratic((x - wide * 0.2, y - high * 1.7), (x + wide, y + 3))
        for k in range(5):
            t = 0.42 + k * 0.12
            px = (1 - t) ** 2 * (x - wide) + 2 * t * (1 - t) * (x - wide * 0.2) + t * t * (x + wide)
            py = (1 - t) ** 2 * (y + 3) + 2 * t * (1 - t) * (y - high * 1.7) + t * t * (y + 3)
            hachures.move((px, py + 1.4))
            hachures.line((px + 2.2 + k * 0.7, py + 5.6 - k * 0.5))
    return _stroke_svg(arcs, style.HACHURE, 1.2) + _stroke_svg(hachures, style.HACHURE, 0.9)


def _draw_mountain(seed: int) -> str:
    light, shade, ridge = Path(), Path(), Path()
    for n, (x, y) in enumerate(_spread_points(seed, 5, 30.0, 0.78)):
        wide, high = 14.0 + pseudo_random(seed, n, 3) * 3, 21.0 + pseudo_random(seed, n, 4) * 4
        peak, foot = (x + pseudo_random(seed, n, 5) * 2, y - high * 0.6), y + high * 0.4
        light.polygon([peak, (x + wide, foot), (x - wide, foot)])
        shade.polygon([peak, (x + wide, foot), (x + wide * 0.25, foot), (peak[0] + 1.5, y)])
        ridge.polyline([(x - wide, foot), peak, (x + wide, foot)])
    return _fill_svg(light, "#dcc9a3") + _fill_svg(shade, "#b0936a") + _stroke_svg(ridge, style.ROCK, 1.3)


def _draw_reeds(seed: int, count: int) -> str:
    path = Path()
    for n, (x, y) in enumerate(_spread_points(seed, count, 21.0, 0.86)):
        half = 7.5 + pseudo_random(seed, n, 3) * 1.5
        path.move((x - half, y))
        path.line((x + half, y))
        path.move((x - half * 0.5, y + 3.4))
        path.line((x + half * 0.6, y + 3.4))
        for k in (-2.6, 0.0, 2.6):
            path.move((x + k * 0.5, y - 1))
            path.line((x + k, y - 6 + abs(k) * 0.5))
    return _stroke_svg(path, style.REED, 1.1)


def _draw_marsh(seed: int) -> str:
    return _draw_reeds(seed, 9)


def _draw_swamp(seed: int) -> str:
    return _draw_reeds(seed, 6) + _fill_svg(_draw_dots(seed + 50, 5, 4.0), style.TREE)


def _draw_dots(seed: int, count: int, r: float) -> Path:
    path = Path()
    for x, y in _spread_points(seed, count, 22.0, 0.8):
        _add_circle(path, x, y, r)
    return path


def _draw_polder(seed: int) -> str:
    path = Path()
    for k in range(-2, 3):
        y = k * 15.0 + pseudo_random(seed, k, 1) * 3
        half = (WIDTH / 2 - max(0.0, abs(y) - RADIUS / 2) * math.sqrt(3)) * 0.84
        path.move((-half, y))
        path.line((half, y + pseudo_random(seed, k, 2) * 2))
        for side in (-0.5, 0.15, 0.6):
            x = half * (side + pseudo_random(seed, k, 3) * 0.14)
            path.move((x, y))
            path.line((x + 1, y + 12))
    return _stroke_svg(path, style.DITCH, 1.0)


def _draw_heath(seed: int) -> str:
    path = Path()
    for x, y in _spread_points(seed, 10, 19.0, 0.86):
        for k in (-3.0, 0.0, 3.0):
            path.move((x + k * 0.3, y + 2))
            path.line((x + k, y - 3 + abs(k) * 0.4))
    return _stroke_svg(path, style.HEATHER, 1.0)


def _draw_fields(seed: int) -> str:
    path = Path()
    for n, (x, y) in enumerate(_spread_points(seed, 2, 40.0, 0.8)):
        wide, high = 30 + pseudo_random(seed, n, 3) * 10, 20 + pseudo_random(seed, n, 4) * 7
        path.smooth_loop(
            [
                (
                    x + math.cos(turn) * wide * (1 + pseudo_random(seed, n, k, 5) * 0.3),
                    y + math.sin(turn) * high * (1 + pseudo_random(seed, n, k, 6) * 0.3),
                )
                for k, turn in enumerate(math.tau * k / 7 for k in range(7))
            ]
        )
    return _fill_svg(path, style.FIELD)


def _draw_gorge(seed: int) -> str:
    """Draw two facing rows of steep hachures, the map sign for a gorge."""
    path = Path()
    for side in (-1, 1):
        for k in range(-5, 6):
            x = k * 7.0 + pseudo_random(seed, k, side) * 1.5
            y = side * (22 + pseudo_random(seed, k, side, 2) * 3) + math.sin(k * 0.7 + seed) * 3
            path.move((x, y))
            path.line((x + pseudo_random(seed, k, side, 3) * 2, y - side * (9 + pseudo_random(seed, k, 4) * 2)))
    return _stroke_svg(path, style.ROCK, 1.5)


TEXTURES: dict[str, Callable[[int], str]] = {
    "fields": _draw_fields,
    "gorge": _draw_gorge,
    "trees": _draw_trees,
    "firs": _draw_firs,
    "broken": _draw_broken_ground,
    "hills": _draw_hills,
    "mountain": _draw_mountain,
    "marsh": _draw_marsh,
    "swamp": _draw_swamp,
    "polder": _draw_polder,
    "heath": _draw_heath,
}


def draw_stamp(texture: str, variant: int) -> str:
    """Return the small marks of a terrain texture for one hex around (0, 0), as SVG."""
    return TEXTURES[texture](variant * 101 + len(texture))
