"""Draws small marks in a corner of the hex for those of its tags and numbers that matter in play."""

from collections.abc import Iterator

from broadfront.board.draw import style
from broadfront.board.draw.ground import Ground
from broadfront.board.draw.obstacles import Box
from broadfront.board.draw.paths import Point, svg_num

_SPOTS = ((29.0, 25.0), (-29.0, 25.0), (0.0, 38.0))
_HALF = 9.0
_STAR = "M0-10L2.9-3.2L10.3-2.6L4.7 2.2L6.4 9.4L0 5.5L-6.4 9.4L-4.7 2.2L-10.3-2.6L-2.9-3.2Z"

_SHAPES = {
    "airbase": "M0-9L1.7-2.4L9 2V4L1.7 2L1.2 6.2L4 8.4V10L0 9L-4 10V8.4L-1.2 6.2L-1.7 2L-9 4V2L-1.7-2.4Z",
    "fuel": "M0-9C4-3 6 0 6 3.4A6 6 0 1 1-6 3.4C-6 0-4-3 0-9Z",
    "fort": "M-7 6V-2.5L0-7.5L7-2.5V6Z",
    "vp": _STAR,
}
_ANCHOR = "M0-4V9M-4.5-2H4.5M-8 3C-7 8-3 9 0 9C3 9 7 8 8 3M-2-6.4A2 2.2 0 1 1 2-6.4A2 2.2 0 1 1-2-6.4"


def tag_mark_definitions() -> str:
    """Return the SVG definitions of the small marks for tags of hexes."""
    parts = [
        f'<path id="mark-{name}" d="{shape}" fill="{style.MARK_FILL[name]}" stroke="{style.HALO}" stroke-width="1.6"'
        ' paint-order="stroke"/>'
        for name, shape in _SHAPES.items()
    ]
    parts.append(
        f'<g id="mark-port" fill="none"><path d="{_ANCHOR}" stroke="{style.HALO}" stroke-width="4.4"/>'
        f'<path d="{_ANCHOR}" stroke="{style.MARK_FILL["port"]}" stroke-width="1.9"/></g>'
    )
    return "".join(parts)


def _marks_of(ground: Ground, i: int) -> list[tuple[str, str]]:
    """Return the small marks drawn in a hex, each with the figure written on it."""
    words = {tag.partition("-")[0] for tag in ground.hexmap.tags[i]}
    found = [(name, "") for name, tag, _ in style.MARKS if tag in words]
    points = ground.hexmap.number("vp", i)
    return ([("vp", str(points))] if points else []) + found


def _placed_marks(ground: Ground) -> Iterator[tuple[str, str, Point]]:
    """Yield each small mark in the picture: its name, the figure on it, and its point."""
    for i in sorted(ground.drawn):
        x, y = ground.center_point(i)
        for (name, figure), (dx, dy) in zip(_marks_of(ground, i), _SPOTS, strict=False):
            yield name, figure, (x + dx, y + dy)


def _mark_scale(ground: Ground) -> float:
    """Return the factor by which small marks are enlarged in this picture."""
    return min(1.2 * ground.boost, 1.8)


def mark_boxes(ground: Ground) -> Iterator[Box]:
    """Yield the rectangles that the small hex marks take up on the picture."""
    half = _HALF * _mark_scale(ground)
    for _, _, (x, y) in _placed_marks(ground):
        yield Box(x - half, y - half, x + half, y + half)


def draw(ground: Ground) -> str:
    """Draw the small marks of all hexes in the picture."""
    parts = []
    for name, figure, (x, y) in _placed_marks(ground):
        written = f'<text y="3.6">{figure}</text>' if figure else ""
        parts.append(
            f'<g transform="translate({svg_num(x)} {svg_num(y)})scale({_mark_scale(ground):g})">'
            f'<use href="#mark-{name}"/>{written}</g>'
        )
    if not parts:
        return ""
    return (
        f'<g font-family="{style.SANS}" font-size="10" font-weight="bold" text-anchor="middle" fill="{style.INK}">'
        f"{''.join(parts)}</g>"
    )


def mark_legend(ground: Ground) -> list[tuple[str, str]]:
    """Return the small hex marks that occur in the picture, and what they mean."""
    names = {name for i in ground.shown for name, _ in _marks_of(ground, i)}
    texts = [("vp", "Victory points"), *((name, text) for name, _, text in style.MARKS)]
    return [(name, text) for name, text in texts if name in names]
