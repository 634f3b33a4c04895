"""Draws a map as an SVG picture."""

import hashlib
from dataclasses import dataclass, field, replace
from html import escape

from broadfront.board.draw import crossings, lines, margin, marks, names, places, rivers, roads, style, terrain
from broadfront.board.draw.ground import WIDTH, Edge, Ground, corner_of, corner_point, hexside
from broadfront.board.draw.lettering import letter_size
from broadfront.board.draw.obstacles import Obstacles
from broadfront.board.draw.overlays import Overlays
from broadfront.board.draw.paths import Path, svg_num
from broadfront.board.hexmap import HexMap

_NUMBERS_FROM = 34.0  # below this many pixels per hex, only every fifth row and column is numbered
_LINES_FROM = 44.0  # below this many pixels per hex, lines are drawn wider in proportion
_EDGE = 16.0  # paper around the map, in pixels
_NEAR = 1300.0  # a map wider than this many pixels is viewed from further away: its margin grows with it,
_LARGEST = 2.4  # up to this


@dataclass(frozen=True)
class Options:
    """What a map picture shows, and its size. `scale` is pixels per hex; 0 picks one that suits the size of the map."""

    box: tuple[str, str] | None = None
    scale: float = 0.0
    numbers: bool = True
    names: bool = True
    legend: bool = True
    heading: str = ""
    below: str = ""  # second line of the heading
    overlays: Overlays = field(default_factory=Overlays)


def suitable_scale(ground: Ground) -> float:
    """Return pixels per hex that keep the names of a large map legible without blowing up a small map."""
    west, _, east, _ = ground.bounds
    return round(min(96.0, max(28.0, 2000 / ((east - west) / WIDTH))), 1)


def scale_for_width(ground: Ground, width: float) -> float:
    """Return pixels per hex for a picture that is `width` pixels wide, including its margin."""
    west, _, east, _ = ground.bounds
    wide = width / (1 + 2 * _EDGE / _NEAR)
    if wide < _NEAR:
        wide = width - 2 * _EDGE
    elif wide > _NEAR * _LARGEST:
        wide = width - 2 * _EDGE * _LARGEST
    return wide * WIDTH / (east - west)


def paper_edge(ground: Ground, scale: float) -> float:
    """Return the width of the paper margin around the drawn map, in pixels."""
    west, _, east, _ = ground.bounds
    return _EDGE * min(_LARGEST, max(1.0, (east - west) * scale / WIDTH / _NEAR))


def picture(hexmap: HexMap, options: Options | None = None) -> str:
    """Return a map as SVG text; the same map and options always give the same text."""
    options = options or Options()
    ground = Ground.build(hexmap, options.box)
    scale = options.scale or suitable_scale(ground)
    ground = replace(ground, boost=round(min(2.0, max(1.0, _LINES_FROM / scale)), 2))
    water = rivers.build_rivers(ground)
    road_net = roads.build_roads(ground)
    rail_net = roads.build_rails(ground, road_net)
    numbered = _numbered_hexes(ground, scale) if options.numbers else frozenset()

    definitions = [
        terrain.stamp_definitions(ground),
        places.symbol_definitions(),
        crossings.mark_definitions(),
        marks.tag_mark_definitions(),
        options.overlays.svg_definitions(),
        f'<clipPath id="map"><path id="frame" d="{ground.frame_path_text}"/></clipPath>',
    ]
    inside = [
        f'<use href="#frame" fill="{style.LAND}"/>',
        terrain.draw(ground),
        _grid_svg(ground),
        lines.frontier_bands_svg(ground, water),
        water.svg(),
        lines.draw(ground, water),
        places.draw(ground, ("city",)),
        roads.rail_svg(rail_net, ground.boost),
        roads.road_svg(road_net, ground.boost),
        crossings.draw(ground, water, road_net, rail_net),
        places.draw(ground, ("town", "village")),
        marks.draw(ground),
        options.overlays.lower_svg(ground),
    ]
    above = [f'<use href="#frame" fill="none" stroke="{style.FRAME}" stroke-width="{svg_num(160 / scale)}"/>']
    above += [_map_sheet_edges_svg(ground, scale), _number_svg(ground, numbered, scale)]
    if options.names:
        covered = options.overlays.covered_hexes(ground)
        crowd = names.name_obstacles(
            ground,
            water,
            road_net,
            rail_net,
            numbered,
            letter_size("number", scale),
            marks.mark_boxes(ground),
            covered,
        )
        above.append(_name_svg(ground, water, crowd, scale, covered))
    above.append(options.overlays.upper_svg(ground))
    drawn = f'<g clip-path="url(#map)">{"".join(inside)}</g>{"".join(above)}'
    legend = margin.legend_entries(ground, water, road_net, rail_net) if options.legend else []
    return _page_svg(ground, options, scale, "".join(definitions), drawn, legend)


def map_fingerprint(hexmap: HexMap) -> str:
    """Return the title of a map and a digest of its text, as stored in its pictures."""
    return f"{hexmap.title} map {hashlib.sha256(hexmap.write().encode()).hexdigest()[:16]}"


def _page_svg(
    ground: Ground,
    options: Options,
    scale: float,
    definitions: str,
    drawn: str,
    legend: list[margin.Entry],
) -> str:
    """Return the complete SVG: the map on its paper and the strip below it."""
    west, north, east, south = ground.bounds
    to_pixels = scale / WIDTH
    wide, high = (east - west) * to_pixels, (south - north) * to_pixels
    large = min(_LARGEST, max(1.0, wide / _NEAR))
    edge = paper_edge(ground, scale)
    strip = ""
    whole_high = high + 2 * edge
    if options.legend:
        hexmap = ground.hexmap
        below = margin.Strip(wide / large, options.heading or hexmap.title.capitalize(), options.below, legend)
        drawn_strip = margin.draw(below, hexmap.hex_km, scale / large)
        strip = (
            f'<g transform="translate({svg_num(edge)} {svg_num(edge * 2 + high)})scale({large:.3f})">{drawn_strip}</g>'
        )
        whole_high += edge + below.height * large
    whole_wide = wide + 2 * edge
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{svg_num(whole_wide)}" height="{svg_num(whole_high)}"'
        f' viewBox="0 0 {svg_num(whole_wide)} {svg_num(whole_high)}" font-family="{style.SERIF}"'
        ' font-stretch="condensed">'
        f"<title>{escape(options.heading or ground.hexmap.title)}</title><desc>{map_fingerprint(ground.hexmap)}</desc>"
        f"<defs>{definitions}</defs>"
        f'<rect width="{svg_num(whole_wide)}" height="{svg_num(whole_high)}" fill="{style.PAPER}"/>'
        f'<g transform="translate({svg_num(edge)} {svg_num(edge)})scale({to_pixels:g})'
        f'translate({-west:.2f} {-north:.2f})">'
        f"{drawn}</g>{strip}</svg>\n"
    )


def _grid_svg(ground: Ground) -> str:
    """Draw every hexside of the grid once: three per hex, and the outer ones by the frame."""
    path = Path()
    for i in sorted(ground.shown):
        path.polyline([corner_point(corner_of(ground.cell[i], n)) for n in (0, 1, 2, 3)])
    return (
        f'<path d="{path}" fill="none" stroke="{style.GRID}" stroke-opacity="{style.GRID_OPACITY}"'
        f' stroke-width="{style.GRID_WIDTH}"/>'
    )


def _numbered_hexes(ground: Ground, scale: float) -> frozenset[int]:
    """Return the hexes in which the picture prints the hex number: all, or every fifth row and column in a small
    picture."""
    if scale >= _NUMBERS_FROM:
        return ground.shown
    ids = ground.hexmap.ids
    return frozenset(i for i in ground.shown if _is_in_fifth_row_or_column(ids[i]))


def _is_in_fifth_row_or_column(hex_id: str) -> bool:
    """Return whether both the row and the column number in a hex id are multiples of five."""
    digits = "".join(letter for letter in hex_id if letter.isdigit())
    half = len(digits) // 2
    return int(digits[:half]) % 5 == 0 and int(digits[half:]) % 5 == 0


def _number_svg(ground: Ground, numbered: frozenset[int], scale: float) -> str:
    """Draw the hex numbers."""
    size = letter_size("number", scale)
    texts = []
    for i in sorted(numbered):
        x, y = ground.center_point(i)
        texts.append(f'<text x="{svg_num(x)}" y="{svg_num(y - 49 + size * 0.8)}">{ground.hexmap.ids[i]}</text>')
    return (
        f'<g font-family="{style.SANS}" font-size="{svg_num(size)}" text-anchor="middle" fill="{style.NUMBER}">'
        f"{''.join(texts)}</g>"
    )


def _name_svg(ground: Ground, water: rivers.Rivers, crowd: Obstacles, scale: float, covered: frozenset[int]) -> str:
    """Draw the names of places, rivers, forests, heights and countries."""
    tracts = names.tract_names_svg(ground, crowd, scale)
    placed = names.place_names(ground, crowd, scale, covered)
    along = names.place_river_names(ground, water, crowd, scale)
    return tracts + names.river_names_svg(along, scale) + names.place_names_svg(placed, scale)


def _map_sheet_edges_svg(ground: Ground, scale: float) -> str:
    """Draw the edges and letters of the map sheets of a multi-sheet map."""
    if ground.hexmap.grid.numbering != "ocs":
        return ""
    ids = ground.hexmap.ids
    edges: set[Edge] = set()
    hexes: dict[str, list[int]] = {}
    for i in sorted(ground.shown):
        hexes.setdefault(ids[i][0], []).append(i)
        for direction in range(3):
            other = ground.drawn_neighbor(i, direction)
            if other is not None and other in ground.shown and ids[other][0] != ids[i][0]:
                edges.add(hexside(ground.cell[i], direction))
    path = Path()
    for chain in rivers.join_hexsides(edges):
        path.polyline([corner_point(corner) for corner in chain])
    look, size = style.LINES["sheet"], 3600 / scale
    corners = {sheet: ground.center_point(group[0]) for sheet, group in sorted(hexes.items())}
    letters = "".join(
        f'<text x="{svg_num(x + size)}" y="{svg_num(y + size * 1.2)}">{sheet}</text>'
        for sheet, (x, y) in corners.items()
    )
    return (
        f'<path d="{path}" fill="none" stroke="{look.colour}" stroke-width="{svg_num(look.width * 100 / scale)}"'
        f' stroke-dasharray="{look.dash}"/><g font-size="{svg_num(size)}" font-weight="bold" text-anchor="middle"'
        f' fill="{look.colour}" fill-opacity=".55">{letters}</g>'
    )
