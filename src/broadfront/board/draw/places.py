"""Draws cities, towns and villages."""

from broadfront.board.draw import style
from broadfront.board.draw.ground import Ground
from broadfront.board.draw.paths import Path, pseudo_random, svg_num

VARIANTS = 4

# Half the width and height of the symbol, which names must avoid.
EXTENT = {"city": (33.0, 30.0), "town": (17.0, 15.0), "village": (6.0, 6.0)}


def _add_houses(path: Path, seed: int, rows: int, step: float, reach: float) -> None:
    """Add houses in crooked rows to a town symbol, fewer toward the rim."""
    for row in range(-rows, rows + 1):
        for column in range(-rows, rows + 1):
            x = column * step + pseudo_random(seed, row, column, 1) * step * 0.14
            y = row * step * 0.86 + pseudo_random(seed, row, column, 2) * step * 0.14
            if (x * x + y * y) ** 0.5 > reach * (1 + pseudo_random(seed, row, column, 3) * 0.22):
                continue
            wide = step * (0.36 + pseudo_random(seed, row, column, 4) * 0.08)
            high = step * (0.30 + pseudo_random(seed, row, column, 5) * 0.07)
            path.polygon([(x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)])


def symbol_definitions() -> str:
    """Return the SVG definitions of the place symbols: some cities and towns, one village, around (0, 0)."""
    parts = []
    for variant in range(VARIANTS):
        built, houses = Path(), Path()
        built.smooth_loop(
            [
                (x * (34 + pseudo_random(variant, n, 9) * 5), y * (32 + pseudo_random(variant, n, 9) * 5))
                for n, (x, y) in enumerate(_ROUND)
            ]
        )
        _add_houses(houses, variant, 4, 9.6, 29.0)
        parts.append(
            f'<g id="city{variant}"><path d="{built}" fill="{style.BUILT}" stroke="{style.HOUSE}" stroke-width="1"/>'
            f'<path d="{houses}" fill="{style.HOUSE}" stroke="{style.HOUSE_EDGE}" stroke-width=".8"/></g>'
        )
        built, houses = Path(), Path()
        built.smooth_loop(
            [
                (x * (16.5 + pseudo_random(variant, n, 8) * 2.5), y * (15 + pseudo_random(variant, n, 8) * 2.5))
                for n, (x, y) in enumerate(_ROUND)
            ]
        )
        _add_houses(houses, variant + 40, 2, 8.4, 12.5)
        parts.append(
            f'<g id="town{variant}"><path d="{built}" fill="{style.BUILT}" stroke="{style.HOUSE}" stroke-width=".8"/>'
            f'<path d="{houses}" fill="{style.HOUSE}" stroke="{style.HOUSE_EDGE}" stroke-width=".8"/></g>'
        )
    parts.append(
        f'<circle id="village0" r="5" fill="{style.VILLAGE_FILL}" stroke="{style.HOUSE_EDGE}" stroke-width="1.9"/>'
    )
    return "".join(parts)


_ROUND = ((0, -1), (0.7, -0.72), (1, 0), (0.72, 0.7), (0, 1), (-0.7, 0.72), (-1, 0), (-0.72, -0.7))


def symbol_scale(kind: str, boost: float) -> float:
    """Return the factor by which a place symbol is enlarged in a small picture; cities hardly need it."""
    return min(boost, {"city": 1.15, "town": 1.5}.get(kind, 2.0))


def draw(ground: Ground, kinds: tuple[str, ...]) -> str:
    """Draw the symbols of the places of these kinds."""
    parts = []
    for i in sorted(ground.drawn):
        place = ground.hexmap.place[i]
        if place and place.kind in kinds:
            x, y = ground.center_point(i)
            variant = 0 if place.kind == "village" else int((pseudo_random(*ground.cell[i], 21) + 1) / 2 * VARIANTS)
            where = f'x="{svg_num(x)}" y="{svg_num(y)}"'
            grown = symbol_scale(place.kind, ground.boost)
            if grown != 1:
                where = f'transform="translate({svg_num(x)} {svg_num(y)})scale({grown:g})"'
            parts.append(f'<use href="#{place.kind}{variant}" {where}/>')
    return "".join(parts)
