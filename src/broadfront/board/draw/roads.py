"""Draws smooth roads through hex centers, and rails beside them, by class."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from broadfront.board.draw import style
from broadfront.board.draw.ground import Ground, adjacent_cell, cell_point
from broadfront.board.draw.paths import Path, Point, cubic_point, interpolate, offset_right, pseudo_random, unit_vector

Cell = tuple[int, int]
Link = tuple[Cell, Cell]  # two adjacent hexes, the smaller first

_RELAX = 0.24  # how far a bend may leave the center of an empty hex
_WOBBLE = 3.0


@dataclass(frozen=True)
class Stretch:
    """A road from one hex to the next, drawn as a cubic curve."""

    cls: str
    start: Point
    first: Point
    second: Point
    end: Point

    def point_at(self, t: float) -> Point:
        """Return the point at parameter `t` (0 to 1) of the road's curve."""
        return cubic_point(self.start, self.first, self.second, self.end, t)

    def direction(self) -> Point:
        """The direction of the road at its middle, as a unit vector."""
        return unit_vector(self.point_at(0.45), self.point_at(0.55))


@dataclass
class Net:
    """A network of roads or rails as drawn: a curve for each link between two hexes, and the link into which it
    continues."""

    stretch: dict[Link, Stretch] = field(default_factory=dict)
    onward: dict[tuple[Cell, Cell], Cell] = field(default_factory=dict)  # coming from, at -> to

    def classes(self) -> list[str]:
        """Return the classes of roads in the network, sorted."""
        return sorted({stretch.cls for stretch in self.stretch.values()})

    def joined_lines(self, cls: str) -> Iterator[list[Link]]:
        """Yield the links of one road class, joined into lines where one continues smoothly into the next."""
        left = {link for link, stretch in self.stretch.items() if stretch.cls == cls}
        for link in sorted(left):
            if link not in left:
                continue
            left.discard(link)
            forward = self._extend_line([link], left)
            yield self._extend_line([(b, a) for a, b in reversed(forward)], left)

    def _extend_line(self, line: list[Link], left: set[Link]) -> list[Link]:
        """Extend a line by the links into which it continues, taking them from those left."""
        step = line[-1]
        while (there := self.onward.get(step)) is not None:
            step = (step[1], there)
            if _make_link(*step) not in left:
                break
            left.discard(_make_link(*step))
            line.append(step)
        return line

    def path(self, cls: str) -> Path:
        """Return the SVG path of all roads of one class."""
        path = Path()
        for line in self.joined_lines(cls):
            for n, step in enumerate(line):
                stretch = self.stretch[_make_link(*step)]
                if step == _make_link(*step):
                    start, first, second, end = stretch.start, stretch.first, stretch.second, stretch.end
                else:
                    start, first, second, end = stretch.end, stretch.second, stretch.first, stretch.start
                if not n:
                    path.move(start)
                path.curve(first, second, end)
        return path


def _make_link(a: Cell, b: Cell) -> Link:
    """Return a link as a pair of hexes, the lower first."""
    return (a, b) if a < b else (b, a)


def _linked_hexes(links: dict[Link, str]) -> dict[Cell, list[Cell]]:
    """Return for each hex the hexes to which a road links it."""
    found: dict[Cell, list[Cell]] = {}
    for a, b in sorted(links):
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return found


def _pair_roads(links: dict[Link, str], joined: dict[Cell, list[Cell]]) -> dict[tuple[Cell, Cell], Cell]:
    """Return which road continues into which at each hex: same class first, then the straightest."""
    onward: dict[tuple[Cell, Cell], Cell] = {}
    for here, around in joined.items():
        x, y = cell_point(here)
        choices = []
        for n, a in enumerate(around):
            for b in around[n + 1 :]:
                (ax, ay), (bx, by) = cell_point(a), cell_point(b)
                bend = math.cos(math.atan2(ay - y, ax - x) - math.atan2(by - y, bx - x))  # -1 is straight on
                same = links[_make_link(here, a)] == links[_make_link(here, b)]
                if len(around) == 2 or bend < -0.4:
                    choices.append((round(bend, 3) - 0.6 * same, a, b))
        taken: set[Cell] = set()
        for _, a, b in sorted(choices):
            if a not in taken and b not in taken:
                taken |= {a, b}
                onward[a, here] = b
                onward[b, here] = a
    return onward


def build_net(links: dict[Link, str], fixed: set[Cell]) -> Net:
    """Return the curves of a network of road or rail links. A road passes through the center of a `fixed` hex."""
    joined = _linked_hexes(links)
    onward = _pair_roads(links, joined)
    spot: dict[Cell, Point] = {}
    for here, around in joined.items():
        point = cell_point(here)
        if len(around) == 2 and here not in fixed:
            chord = interpolate(cell_point(around[0]), cell_point(around[1]))
            x, y = interpolate(point, chord, _RELAX)
            point = x + pseudo_random(*here, 3) * _WOBBLE, y + pseudo_random(*here, 4) * _WOBBLE
        spot[here] = point
    found = Net(onward=onward)
    for (a, b), cls in sorted(links.items()):
        start, end = spot[a], spot[b]
        found.stretch[a, b] = Stretch(
            cls,
            start,
            _control_point(a, b, spot, onward),
            _control_point(b, a, spot, onward),
            end,
        )
    return found


def _control_point(a: Cell, b: Cell, spot: dict[Cell, Point], onward: dict[tuple[Cell, Cell], Cell]) -> Point:
    """Return the control point of a road's curve at hex `a`, on the way to hex `b`."""
    before = onward.get((b, a))
    if before is None:
        return interpolate(spot[a], spot[b], 1 / 3)
    (px, py), (x, y), (nx, ny) = spot[before], spot[a], spot[b]
    return x + (nx - px) / 6, y + (ny - py) / 6


def layer_links(ground: Ground, layer: str) -> dict[Link, str]:
    """Return the links between hexes in a map layer (roads or rails), each with its class."""
    found: dict[Link, str] = {}
    for i, direction, cls, _ in ground.sides(layer):
        cell = ground.cell[i]
        found[_make_link(cell, adjacent_cell(cell, direction))] = cls
    return found


def build_roads(ground: Ground) -> Net:
    """Return the network of roads as drawn; roads pass through the centers of places."""
    fixed = {ground.cell[i] for i in ground.drawn if ground.hexmap.place[i]}
    return build_net(layer_links(ground, "roads"), fixed)


def build_rails(ground: Ground, road_net: Net) -> Net:
    """Return the network of rails; a rail runs beside the road where both cross the same hexside."""
    drawn = build_net(layer_links(ground, "rails"), set())
    shifted = Net(onward=drawn.onward)
    away: dict[Cell, Point] = {}
    for (a, b), stretch in drawn.stretch.items():
        if (a, b) in road_net.stretch:
            direction = unit_vector(stretch.start, stretch.end)
            for cell, point in ((a, stretch.start), (b, stretch.end)):
                moved = offset_right(point, direction, style.RAIL_BESIDE_ROAD * ground.boost)
                away.setdefault(cell, (moved[0] - point[0], moved[1] - point[1]))
    for (a, b), stretch in drawn.stretch.items():
        (ax, ay), (bx, by) = away.get(a, (0.0, 0.0)), away.get(b, (0.0, 0.0))
        shifted.stretch[a, b] = Stretch(
            stretch.cls,
            (stretch.start[0] + ax, stretch.start[1] + ay),
            (stretch.first[0] + ax, stretch.first[1] + ay),
            (stretch.second[0] + bx, stretch.second[1] + by),
            (stretch.end[0] + bx, stretch.end[1] + by),
        )
    return shifted


def road_style(cls: str) -> style.Road:
    """Return how a class of roads is drawn."""
    return style.ROADS.get(cls, style.ROAD_OTHER)


def road_svg(road_net: Net, boost: float) -> str:
    """Draw the casings of all roads first, then surfaces, so that roads of different classes join without a seam."""
    classes = sorted(road_net.classes(), key=lambda cls: (road_style(cls).rank, cls))
    parts = ["<defs>"]
    parts += [f'<path id="road-{cls}" d="{road_net.path(cls)}"/>' for cls in classes]
    parts.append('</defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">')
    for cls in classes:
        road = road_style(cls)
        if road.casing:
            width = (road.width + 2 * road.casing_width) * boost
            parts.append(f'<use href="#road-{cls}" stroke="{road.casing}" stroke-width="{width:g}"/>')
    for cls in classes:
        road = road_style(cls)
        dash = f' stroke-dasharray="{road.dash}" stroke-linecap="butt"' if road.dash else ""
        parts.append(f'<use href="#road-{cls}" stroke="{road.fill}" stroke-width="{road.width * boost:g}"{dash}/>')
        if road.middle:
            parts.append(f'<use href="#road-{cls}" stroke="{road.middle}" stroke-width="{road.width * boost / 5:g}"/>')
    return "".join(parts) + "</g>"


def rail_svg(rail_net: Net, boost: float) -> str:
    """Draw the railways as lines with ties."""
    parts = [f'<g fill="none" stroke="{style.RAIL}" stroke-linejoin="round">']
    for cls in rail_net.classes():
        name = f"rail-{cls}"
        ties = f"{style.RAIL_WIDTH * boost:g} {style.RAIL_GAP * boost:g}"
        parts.append(
            f'<defs><path id="{name}" d="{rail_net.path(cls)}"/></defs>'
            f'<use href="#{name}" stroke-width="{style.RAIL_WIDTH * boost:g}"/>'
            f'<use href="#{name}" stroke-width="{style.RAIL_TIE * boost:g}" stroke-dasharray="{ties}"/>'
        )
    return "".join(parts) + "</g>"
