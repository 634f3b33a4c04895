"""A map as an SVG picture."""

from dataclasses import dataclass, field

from broadfront.board.draw import crossings, lines, margin, names, places, rivers, roads, style, terrain
from broadfront.board.draw.ground import Ground, corner_of, corner_point
from broadfront.board.draw.lettering import size_of
from broadfront.board.draw.overlays import Overlays
from broadfront.board.draw.paths import Path, number
from broadfront.board.hexmap import HexMap

SCALE = 60.0  # pixels a hex
_NUMBERS_FROM = 20.0  # below this many pixels a hex, numbers would be a grey blur
_EDGE = 16.0  # paper around the map, in pixels


@dataclass(frozen=True)
class Options:
    """What a picture shows and how large. `numbers` None: where they can be read."""

    box: tuple[str, str] | None = None
    scale: float = SCALE
    numbers: bool | None = None
    names: bool = True
    legend: bool = True
    heading: str = ""
    overlays: Overlays = field(default_factory=Overlays)


def picture(hexmap: HexMap, options: Options | None = None) -> str:
    """The SVG text of a map; the same map and options always give the same text."""
    options = options or Options()
    scale = options.scale
    ground = Ground.of(hexmap, options.box)
    water = rivers.rivers(ground)
    road_net = roads.roads(ground)
    rail_net = roads.rails(ground, road_net)
    numbered = scale >= _NUMBERS_FROM if options.numbers is None else options.numbers

    definitions = [terrain.stamps(ground), places.symbols(), crossings.marks(), f'<clipPath id="map"><path id="frame" d="{ground.frame}"/></clipPath>']
    inside = [
        f'<use href="#frame" fill="{style.LAND}"/>', terrain.draw(ground), _grid(ground), water.svg(),
        lines.draw(ground, water), places.draw(ground, ("city", "town")), roads.rail_svg(rail_net),
        roads.road_svg(road_net), crossings.draw(ground, water, road_net, rail_net), places.draw(ground, ("village",)),
        options.overlays.under(ground),
    ]
    above = [f'<use href="#frame" fill="none" stroke="{style.FRAME}" stroke-width="{number(160 / scale)}"/>']
    if numbered:
        above.append(_numbers(ground, scale))
    if options.names:
        above.append(_names(ground, water, road_net, rail_net, scale, numbered))
    above.append(options.overlays.over(ground, scale))
    drawn = f'<g clip-path="url(#map)">{"".join(inside)}</g>{"".join(above)}'
    legend = margin.entries(ground, water, road_net, rail_net) if options.legend else []
    return _paper(ground, options, "".join(definitions), drawn, legend)


def _paper(ground: Ground, options: Options, definitions: str, drawn: str, legend: list[margin.Entry]) -> str:
    """The map on its paper, with the strip below it."""
    west, north, east, south = ground.bounds
    to_pixels = options.scale / 100
    wide, high = (east - west) * to_pixels, (south - north) * to_pixels
    large = min(2.4, max(1.0, wide / 1300))  # a large picture is looked at from further off
    edge = _EDGE * large
    strip = ""
    whole_high = high + 2 * edge
    if options.legend:
        hexmap = ground.hexmap
        below = f"{len(ground.shown)} hexes of {hexmap.hex_km:g} km"
        strip = (
            f'<g transform="translate({number(edge)} {number(edge * 2 + high)})scale({large:.3f})">'
            + margin.draw(wide / large, options.heading or hexmap.title.capitalize(), below, hexmap.hex_km,
                          options.scale / large, legend) + "</g>"
        )
        whole_high += edge + margin.height(wide / large, len(legend)) * large
    whole_wide = wide + 2 * edge
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(whole_wide)}" height="{number(whole_high)}"'
        f' viewBox="0 0 {number(whole_wide)} {number(whole_high)}" font-family="{style.SERIF}">'
        f"<defs>{definitions}</defs>"
        f'<rect width="{number(whole_wide)}" height="{number(whole_high)}" fill="{style.PAPER}"/>'
        f'<g transform="translate({number(edge)} {number(edge)})scale({to_pixels:g})translate({-west:.2f} {-north:.2f})">'
        f"{drawn}</g>{strip}</svg>\n"
    )


def _grid(ground: Ground) -> str:
    """Every hexside once: three of each hex, and those of the ragged edge by the frame."""
    path = Path()
    for i in sorted(ground.shown):
        path.polyline([corner_point(corner_of(ground.cell[i], n)) for n in (0, 1, 2, 3)])
    return (
        f'<path d="{path}" fill="none" stroke="{style.GRID}" stroke-opacity="{style.GRID_OPACITY}"'
        f' stroke-width="{style.GRID_WIDTH}"/>'
    )


def _numbers(ground: Ground, scale: float) -> str:
    size = size_of("number", scale)
    texts = []
    for i in sorted(ground.shown):
        x, y = ground.point(i)
        texts.append(f'<text x="{number(x)}" y="{number(y - 49 + size * 0.8)}">{ground.hexmap.ids[i]}</text>')
    return (
        f'<g font-family="{style.SANS}" font-size="{number(size)}" text-anchor="middle" fill="{style.NUMBER}">'
        f'{"".join(texts)}</g>'
    )


def _names(
    ground: Ground, water: rivers.Rivers, road_net: roads.Net, rail_net: roads.Net, scale: float, numbered: bool,
) -> str:
    crowd = names.crowd_of(ground, water, road_net, rail_net, size_of("number", scale) if numbered else 0.0)
    tracts = names.tract_svg(ground, crowd, scale)
    placed = names.place_names(ground, crowd, scale)
    along = names.river_names(ground, water, crowd, scale)
    return tracts + names.river_svg(along, scale) + names.place_svg(placed, scale)
