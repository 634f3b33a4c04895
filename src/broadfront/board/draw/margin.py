"""Draws what is around the map: heading, scale bar, legend. Lengths here are pixels of the finished picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from broadfront.board.draw import marks, style
from broadfront.board.draw.ground import WIDTH, Ground, add_hex_to_path
from broadfront.board.draw.lettering import text_width
from broadfront.board.draw.paths import Path, svg_num
from broadfront.board.draw.rivers import Rivers
from broadfront.board.draw.roads import Net, road_style
from broadfront.board.draw.terrain import place_stamp

_HEADING = 230.0  # width of heading and scale bar, unless the second line of the heading needs more
_LETTERS = 11.5  # letter size of the legend
_SMALL = 12.5  # letter size of the second line
_HEADING_HIGH = 98.0
_ENTRY_WIDE = 132.0
_ENTRY_HIGH = 34.0
_SAMPLE = 30.0  # width of a sample hex


@dataclass(frozen=True)
class Entry:
    """One entry of the map legend: a sample, drawn around (0, 0) in hex units, and its meaning."""

    sample: str
    text: str


def legend_entries(ground: Ground, rivers: Rivers, road_net: Net, rail_net: Net) -> list[Entry]:
    """Return the entries of the map legend for what the picture contains."""
    return [
        *_terrain_entries(ground),
        *_place_entries(ground),
        *_river_entries(rivers),
        *_road_entries(road_net, rail_net),
        *_crossing_entries(ground),
        *_line_entries(ground),
        *(
            Entry(f'<use href="#mark-{name}" transform="scale(2.4)"/>', text)
            for name, text in marks.mark_legend(ground)
        ),
    ]


def _terrain_entries(ground: Ground) -> list[Entry]:
    """Return legend entries for the terrains in the picture."""
    hexagon = Path()
    add_hex_to_path(hexagon, (0, 0), 0.94)
    looks = {style.terrain_style(ground.hexmap.terrain[i]) for i in ground.shown}
    found = []
    for terrain in sorted(looks, key=lambda t: (style.FAMILIES.index(t.family), t.level, t.name)):
        marks = place_stamp(terrain.texture, 1, 0, 0) if terrain.texture else ""
        edge = style.GRID if terrain.family == "open" else terrain.edge
        found.append(
            Entry(
                f'<path d="{hexagon}" fill="{terrain.fill}" stroke="{edge}" stroke-width="2"/><g transform="scale(.9)">'
                f"{marks}</g>",
                terrain.name,
            )
        )
    if any("constricted" in ground.hexmap.tags[i] for i in ground.shown):
        hexagon_only = f'<path d="{hexagon}" fill="{style.LAND}" stroke="{style.GRID}" stroke-width="2"/>'
        found.append(Entry(f"{hexagon_only}{place_stamp('gorge', 1, 0, 0)}", "Constricted"))
    return found


def _place_entries(ground: Ground) -> list[Entry]:
    """Return legend entries for the kinds of places in the picture."""
    kinds = {place.kind for i in ground.shown if (place := ground.hexmap.place[i])}
    ordered = [kind for kind in ("city", "town", "village") if kind in kinds]
    return [
        Entry(f'<use href="#{kind}0" transform="scale({1 if kind == "city" else 1.6})"/>', kind.capitalize())
        for kind in ordered
    ]


def _river_entries(rivers: Rivers) -> list[Entry]:
    """Return legend entries for the classes of rivers in the picture."""
    found = []
    for cls in reversed(rivers.classes):
        wide = style.RIVER_WIDTH.get(cls, style.RIVER_WIDTH_OTHER)
        course = 'd="M-48 8C-20-22 16 26 48-8" fill="none" stroke-linecap="round"'
        sample = (
            f'<path {course} stroke="{style.BANK}" stroke-width="{wide + 2 * style.BANK_WIDTH:g}"/>'
            f'<path {course} stroke="{style.WATER}" stroke-width="{wide:g}"/>'
        )
        found.append(Entry(sample, style.RIVER_TEXT.get(cls, f"{cls.capitalize()} river")))
    return found


def _road_entries(road_net: Net, rail_net: Net) -> list[Entry]:
    """Return legend entries for the classes of roads and railways in the picture."""
    found = []
    for cls in sorted(road_net.classes(), key=lambda cls: -road_style(cls).rank):
        road = road_style(cls)
        course = 'd="M-48 6C-16-14 16 14 48-6" fill="none"'
        casing = (
            f'<path {course} stroke="{road.casing}" stroke-width="{road.width + 2 * road.casing_width:g}"/>'
            if road.casing
            else ""
        )
        dash = f' stroke-dasharray="{road.dash}"' if road.dash else ""
        sample = f'{casing}<path {course} stroke="{road.fill}" stroke-width="{road.width:g}"{dash}/>'
        if road.middle:
            sample += f'<path {course} stroke="{road.middle}" stroke-width="{road.width / 5:g}"/>'
        found.append(Entry(sample, road.name))
    if rail_net.stretch:
        found.append(
            Entry(
                f'<g stroke="{style.RAIL}"><path d="M-48 0H48" stroke-width="{style.RAIL_WIDTH}"/><path d="M-48 0H48"'
                f' stroke-width="{style.RAIL_TIE}" stroke-dasharray="{style.RAIL_WIDTH} {style.RAIL_GAP}"/></g>',
                "Railway",
            )
        )
    return found


def _crossing_entries(ground: Ground) -> list[Entry]:
    """Return legend entries for the bridges, fords and ferries in the picture."""
    water = (
        f'<path d="M0-40V40" stroke="{style.BANK}" stroke-width="14"/>'
        f'<path d="M0-40V40" stroke="{style.WATER}" stroke-width="11"/>'
    )
    road = f'<path d="M-48 0H48" stroke="{style.ROAD_OTHER.casing}" stroke-width="4"/>'
    found = []
    for layer, text in (("bridges", "Bridge"), ("fords", "Ford"), ("ferries", "Ferry")):
        if any(i in ground.shown for i, _ in ground.hexmap.sides[layer]):
            under = water + (road if layer == "bridges" else "")
            found.append(Entry(f'{under}<use href="#{layer}1"/>', text))
    return found


def _line_entries(ground: Ground) -> list[Entry]:
    """Return legend entries for the lines along hexsides in the picture."""
    looks = {
        style.line_style(cls)
        for i, _, cls, _ in ground.sides("lines")
        if i in ground.shown and cls not in style.NOT_DRAWN
    }
    found = []
    for line in sorted(looks, key=lambda line: line.name):
        dash = f' stroke-dasharray="{line.dash}"' if line.dash else ""
        course = f'<path d="M-48 0H48" stroke="{line.colour}"'
        sample = f'{course} stroke-width="{line.width:g}"{dash}/>'
        if line.wash:
            sample = f'{course} stroke-opacity=".2" stroke-width="{line.wash:g}"/>{sample}'
        if line.teeth:
            teeth = "".join(f"M{x - 4} 0L{x} -7L{x + 4} 0Z" for x in range(-40, 41, 16))
            sample += f'<path d="{teeth}" fill="{line.colour}"/>'
        found.append(Entry(sample, line.name))
    return found


@dataclass(frozen=True)
class Strip:
    """The strip under the map: heading, scale bar and legend, side by side or stacked, whichever needs less space."""

    wide: float
    heading: str
    below: str
    legend: Sequence[Entry]

    @property
    def heading_width(self) -> float:
        """Width of the heading in pixels."""
        look = style.Lettering(_SMALL, _SMALL, slant="italic")
        return max(_HEADING, text_width(self.below, _SMALL, look) + 30)

    @property
    def entry_width(self) -> float:
        """Width of a legend entry in pixels, the same for all."""
        look = style.Lettering(_LETTERS, _LETTERS)
        return max([_ENTRY_WIDE, *(text_width(entry.text, _LETTERS, look) + _SAMPLE + 20 for entry in self.legend)])

    def _rows_needed(self, wide: float) -> int:
        """Return how many rows the legend needs in a given width."""
        return -(-len(self.legend) // max(1, int(wide // self.entry_width)))

    @property
    def is_stacked(self) -> bool:
        """Whether the legend stands below the heading and not beside it."""
        if self.wide < self.heading_width + self.entry_width:
            return True
        beside = max(_HEADING_HIGH, self._rows_needed(self.wide - self.heading_width) * _ENTRY_HIGH)
        return _HEADING_HIGH + self._rows_needed(self.wide) * _ENTRY_HIGH < beside

    @property
    def rows(self) -> int:
        """Number of rows of the legend."""
        return self._rows_needed(self.wide if self.is_stacked else self.wide - self.heading_width)

    @property
    def height(self) -> float:
        """Height of the strip in pixels."""
        legend = self.rows * _ENTRY_HIGH
        return (_HEADING_HIGH + legend if self.is_stacked else max(_HEADING_HIGH, legend)) + 14.0


def draw(strip: Strip, hex_km: float, scale: float) -> str:
    """Draw the strip with its top left corner at (0, 0); `scale` is pixels per hex."""
    bold = f'font-size="25" font-weight="bold" letter-spacing=".6" fill="{style.INK}"'
    parts = [
        f'<text y="26" {bold}>{escape(strip.heading)}</text>',
        f'<text y="46" font-size="{_SMALL}" font-style="italic" fill="{style.FAINT}">{escape(strip.below)}</text>',
        f'<g transform="translate(0 64)">{_scale_bar(hex_km, scale)}</g>',
    ]
    left, top = (0.0, _HEADING_HIGH) if strip.is_stacked else (strip.heading_width, 0.0)
    shrink = _SAMPLE / WIDTH
    for n, entry in enumerate(strip.legend):
        column, row = divmod(n, strip.rows)
        x, y = left + column * strip.entry_width, top + row * _ENTRY_HIGH + _ENTRY_HIGH / 2
        parts.append(
            f'<g transform="translate({svg_num(x + _SAMPLE / 2)} {svg_num(y)})scale({shrink:g})">{entry.sample}</g>'
            f'<text x="{svg_num(x + _SAMPLE + 8)}" y="{svg_num(y + 4)}" font-size="{_LETTERS}" fill="{style.INK}">'
            f"{escape(entry.text)}</text>"
        )
    return "".join(parts)


def _scale_bar(hex_km: float, scale: float) -> str:
    """Draw a scale bar of a round number of kilometers, about as long as the heading, and the size of a hex."""
    per_km = scale / hex_km
    length = max((n for n in (1, 2, 5, 10, 20, 50, 100, 200) if n * per_km <= 120), default=1)
    step = length * per_km / 4
    blocks = "".join(
        f'<rect x="{svg_num(n * step)}" width="{svg_num(step)}" height="5" fill="{fill}"/>'
        for n, fill in enumerate((style.INK, style.PAPER) * 2)
    )
    whole = svg_num(4 * step)
    return (
        f'{blocks}<rect width="{whole}" height="5" fill="none" stroke="{style.INK}" stroke-width=".8"/>'
        f'<g font-size="10" fill="{style.FAINT}" text-anchor="middle"><text y="17">0</text>'
        f'<text x="{svg_num(2 * step)}" y="17">{length / 2:g}</text><text x="{whole}" y="17">{length} km</text></g>'
        f'<text x="{svg_num(4 * step + 22)}" y="6" font-size="11" fill="{style.FAINT}">one hex {hex_km:g} km</text>'
    )
