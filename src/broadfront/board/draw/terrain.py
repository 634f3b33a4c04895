"""Draws terrain as soft shapes that run across neighboring hexes, with small marks stamped on them."""

from collections.abc import Iterable, Iterator, Sequence

from broadfront.board.draw import style
from broadfront.board.draw.ground import Cell, Corner, Ground, cell_point, corner_point, outline_loops
from broadfront.board.draw.paths import (
    Path,
    Point,
    interpolate,
    offset_right,
    pseudo_random,
    svg_num,
    unit_vector,
)
from broadfront.board.draw.textures import VARIANTS, draw_stamp

_ROUGHNESS = {"woods": 4.2, "relief": 3.4, "wet": 3.0, "heath": 3.0, "water": 2.6}
_INSET = 2.0  # distance of a shape from its hexsides, so that it clearly belongs to its hexes


def _add_terrain_border(path: Path, loop: Sequence[Corner], roughness: float) -> None:
    """Add a border along these hex corners to the path, as if drawn by hand, without the zigzag of the hexsides."""
    count = len(loop)
    calm = _smooth_points(_smooth_points([corner_point(corner) for corner in loop], 0.5), -0.53)
    points: list[Point] = []
    for n, here in enumerate(loop):
        a, b, c = calm[n - 1], calm[n], calm[(n + 1) % count]
        points.append(offset_right(b, unit_vector(a, c), _INSET + pseudo_random(*here, 7) * roughness))
        for k, part in enumerate((0.36, 0.66)):
            points.append(
                offset_right(
                    interpolate(b, c, part), unit_vector(b, c), _INSET + pseudo_random(*here, 8, k) * roughness
                )
            )
    path.smooth_loop(points)


def _smooth_points(points: Sequence[Point], by: float) -> list[Point]:
    """Return the points of a line, each moved toward the middle of its neighbors.

    One move forth and a slightly larger one back take the zigzag out of a row of hexsides and keep a single hex its
    size.
    """
    count = len(points)
    return [
        interpolate(point, interpolate(points[n - 1], points[(n + 1) % count]), by) for n, point in enumerate(points)
    ]


def _terrain_path(cells: Iterable[Cell], roughness: float) -> Path:
    """Return the outline of a set of hexes, as if drawn by hand."""
    path = Path()
    for loop in outline_loops(cells):
        _add_terrain_border(path, loop, roughness)
    return path


def stamp_definitions(ground: Ground) -> str:
    """Return the SVG definitions of the terrain textures in use, which are stamped on hexes."""
    textures = {style.terrain_style(ground.hexmap.terrain[i]).texture for i in ground.drawn}
    textures |= {texture for texture, _ in _tagged_textures(ground)}
    return "".join(
        f'<g id="{texture}{variant}">{draw_stamp(texture, variant)}</g>'
        for texture in sorted(textures - {""})
        for variant in range(VARIANTS)
    )


def draw(ground: Ground) -> str:
    """Draw all terrain, from the ground up, using the definitions of `stamp_definitions`."""
    words = sorted({ground.hexmap.terrain[i] for i in ground.drawn})
    looks = {word: style.terrain_style(word) for word in words}
    parts = []
    hexes: dict[str, list[int]] = {}
    for i in sorted(ground.drawn):
        hexes.setdefault(looks[ground.hexmap.terrain[i]].texture, []).append(i)
    for family in style.FAMILIES:
        members = {word: look for word, look in looks.items() if look.family == family}
        for level in sorted({look.level for look in members.values()} - {0}):
            look = next(look for look in members.values() if look.level == level)
            upwards = frozenset(word for word, other in members.items() if other.level >= level)
            path = _terrain_path(ground.cells_with_terrain(upwards.__contains__), _ROUGHNESS[family])
            parts.append(_water_svg(path, look) if family == "water" else _land_svg(path, look))
        parts.extend(
            _stamp_hexes(ground, texture, hexes[texture])
            for texture in sorted({look.texture for look in members.values() if look.texture})
        )
    parts.extend(_stamp_hexes(ground, texture, tagged) for texture, tagged in _tagged_textures(ground))
    return "".join(parts)


def _tagged_textures(ground: Ground) -> Iterator[tuple[str, list[int]]]:
    """Yield the textures that hex tags add to the map, with the hexes whose own terrain lacks them."""
    for tag, texture in style.TAGGED.items():
        hexes = [
            i
            for i in sorted(ground.drawn)
            if tag in ground.hexmap.tags[i] and style.terrain_style(ground.hexmap.terrain[i]).texture != texture
        ]
        if hexes:
            yield texture, hexes


def _land_svg(path: Path, look: style.Terrain) -> str:
    """Draw an area of land terrain in its color."""
    return f'<path d="{path}" fill="{look.fill}" stroke="{look.edge}" stroke-width="1.6"/>'


def _water_svg(path: Path, look: style.Terrain) -> str:
    """Draw a body of water with a shore and, inside it, fading lines as on old charts."""
    lines = "".join(
        f'<use href="#water" fill="none" stroke="{style.WATERLINE}" stroke-opacity="{opacity}" stroke-width="{width}"/>'
        for width, opacity in ((34, 0.16), (22, 0.2), (11, 0.26))
    )
    return (
        f'<clipPath id="afloat"><path id="water" d="{path}"/></clipPath><use href="#water" fill="{look.fill}"/>'
        f'<g clip-path="url(#afloat)">{lines}</g>'
        f'<use href="#water" fill="none" stroke="{look.edge}" stroke-width="2"/>'
    )


def _stamp_hexes(ground: Ground, texture: str, hexes: Sequence[int]) -> str:
    """Stamp a terrain texture on these hexes."""
    uses = []
    for i in hexes:
        if texture == "fields" and pseudo_random(*ground.cell[i], 12) < 0.2:
            continue  # patches of fields in some hexes only
        variant = int((pseudo_random(*ground.cell[i], 11) + 1) / 2 * VARIANTS)
        uses.append(place_stamp(texture, variant, *cell_point(ground.cell[i])))
    return "".join(uses)


def place_stamp(texture: str, variant: int, x: float, y: float) -> str:
    """Return the SVG that stamps a terrain texture on one hex, placed at a point."""
    return f'<use href="#{texture}{variant}" x="{svg_num(x)}" y="{svg_num(y)}"/>'
