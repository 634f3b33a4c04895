"""Places the names of places, rivers and tracts where they cover least."""

import itertools
import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from broadfront.board.draw import style
from broadfront.board.draw.counters import HALF
from broadfront.board.draw.ground import Ground
from broadfront.board.draw.lettering import escape_text, letter_size, text_attributes, text_width
from broadfront.board.draw.obstacles import Box, Obstacles
from broadfront.board.draw.paths import Path, Point, distance, interpolate, offset_right, svg_num, unit_vector
from broadfront.board.draw.places import EXTENT, symbol_scale
from broadfront.board.draw.rivers import Reach, Rivers
from broadfront.board.draw.roads import Net
from broadfront.board.draw.tracts import TRACTS, Tract

_LABEL, _COUNTER, _SYMBOL, _NUMBER, _TRACT, _ROAD, _RIVER = 60.0, 25.0, 14.0, 5.0, 4.0, 1.1, 1.3
_OFF_MAP = 200.0
_TOO_MUCH = 45.0  # a village whose name would cost this much gets no name
_ROOM = 1.22  # a river name needs a stretch this much longer than the name
_ORDER = {"city": 0, "town": 1, "village": 2}


@dataclass(frozen=True)
class Name:
    """A place name as placed on the picture: its lines, the start or middle of its first line, and the space it
    takes."""

    lines: tuple[str, ...]
    kind: str
    x: float
    y: float
    anchor: str
    box: Box
    price: float


# Preferred first: side of the symbol (east, south), and its cost.
_PLACES = (
    (1, 0, 0.0),
    (1, -1, 0.2),
    (-1, 0, 0.6),
    (1, 1, 0.5),
    (0, -1, 0.9),
    (0, 1, 0.7),
    (-1, -1, 0.9),
    (-1, 1, 1.0),
)


def _name_positions(text: str, kind: str, point: Point, size: float, room: tuple[float, float]) -> Iterator[Name]:
    """Yield the positions around a place at which its name may stand, each with its cost."""
    look = style.LETTERING[kind]
    half_wide, half_high = room
    for lines, extra in _split_name(text):
        wide = max(text_width(line, size, look) for line in lines)
        high = size * (0.95 + 1.02 * (len(lines) - 1))
        for reach in (1.0, 1.9):
            for east, south, price in _PLACES:
                slant = 0.72 if east and south else 1.0
                x = point[0] + east * (half_wide * slant * reach + size * 0.22)
                top = point[1] - high / 2 + south * (half_high * slant * reach + high / 2 + size * 0.04)
                west = x if east > 0 else x - wide if east < 0 else x - wide / 2
                anchor = "start" if east > 0 else "end" if east < 0 else "middle"
                box = Box(west, top, west + wide, top + high)
                yield Name(lines, kind, x, top + size * 0.76, anchor, box, price + extra + (reach - 1) * 3)


def _split_name(text: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield the place name on one line and, if it is long, on two, each with the extra cost of that form."""
    yield (text,), 0.0
    if len(text) >= 10:
        breaks = [n for n, letter in enumerate(text) if letter in " -" and 2 < n < len(text) - 3]
        if breaks:
            at = min(breaks, key=lambda n: abs(n - len(text) / 2))
            yield (text[: at + 1].rstrip(), text[at + 1 :]), 1.2


def name_obstacles(
    ground: Ground,
    rivers: Rivers,
    road_net: Net,
    rail_net: Net,
    numbered: frozenset[int],
    size: float,
    marks: Iterable[Box] = (),
    covered: frozenset[int] = frozenset(),
) -> Obstacles:
    """Return what place names should avoid on the picture: hex numbers, symbols, roads, rails, rivers."""
    crowd = Obstacles()
    for i in sorted(covered):
        x, y = ground.center_point(i)
        crowd.add(Box(x - HALF, y - HALF, x + HALF, y + HALF), _COUNTER)
    for box in marks:
        crowd.add(box, _SYMBOL)
    for i in sorted(ground.drawn):
        x, y = ground.center_point(i)
        if i in numbered:
            half = size * 0.3 * len(ground.hexmap.ids[i])
            crowd.add(Box(x - half, y - 49, x + half, y - 49 + size), _NUMBER)
        if place := ground.hexmap.place[i]:
            wide, high = _half_size(place.kind, ground.boost, False)
            crowd.add(Box(x - wide, y - high, x + wide, y + high), _SYMBOL)
    for net, weight in ((road_net, _ROAD), (rail_net, _ROAD * 0.7)):
        for stretch in net.stretch.values():
            for n in range(8):
                crowd.add_point(stretch.point_at((n + 0.5) / 8), weight)
    for reach in rivers.reaches:
        for point, wide in zip(reach.points, reach.widths, strict=True):
            crowd.add_point(point, _RIVER * wide / 6)
    return crowd


def _half_size(kind: str, boost: float, counter: bool) -> tuple[float, float]:
    """Return half the width and height of a place's symbol, or of the counter that hides it."""
    wide, high = (half * symbol_scale(kind, boost) for half in EXTENT[kind])
    return (max(wide, HALF), max(high, HALF)) if counter else (wide, high)


def place_names(
    ground: Ground,
    crowd: Obstacles,
    scale: float,
    covered: frozenset[int] = frozenset(),
) -> list[Name]:
    """Place the names of all visible places, cities first; then move each in turn to a better spot."""
    west, north, east, south = ground.bounds
    wanted = []
    for i in sorted(ground.shown):
        if place := ground.hexmap.place[i]:
            wanted.append((_ORDER[place.kind], i, place))
    wanted.sort()
    choices: list[list[Name]] = []
    seen: set[str] = set()
    for _, i, place in wanted:
        if place.kind != "city" or place.name not in seen:  # a city of several hexes gets one name
            shown = place.name.partition(" (")[0]  # the bracket only distinguishes places of the same name
            size = letter_size(place.kind, scale)
            room = _half_size(place.kind, ground.boost, i in covered)
            choices.append(list(_name_positions(shown, place.kind, ground.center_point(i), size, room)))
        seen.add(place.name)

    def price(name: Name) -> float:
        """Return the cost of a name position, including what the name would cover."""
        box = name.box
        outside = box.west < west + 6 or box.east > east - 6 or box.north < north or box.south > south
        return name.price + crowd.overlap_cost(box) + (_OFF_MAP if outside else 0.0)

    placed: list[Name | None] = [None] * len(choices)
    for _ in range(3):
        for n, names in enumerate(choices):
            if old := placed[n]:
                crowd.remove(old.box, _LABEL)
            best = min(names, key=price)
            placed[n] = best
            crowd.add(best.box, _LABEL)
    kept: list[Name] = []
    standing = Obstacles()
    for best in [name for name in placed if name]:
        crowd.remove(best.box, _LABEL)
        readable = best.kind != "village" or price(best) < _TOO_MUCH
        if readable and not standing.overlap_cost(best.box):  # where names must collide, the smaller place gets none
            crowd.add(best.box, _LABEL)
            standing.add(best.box, _LABEL)
            kept.append(best)
    return kept


def place_names_svg(names: Sequence[Name], scale: float) -> str:
    """Draw the names of places at the positions found."""
    parts = []
    for kind in ("village", "town", "city"):
        look, size = style.LETTERING[kind], letter_size(kind, scale)
        group = [name for name in names if name.kind == kind]
        if not group:
            continue
        halo = f'stroke="{style.HALO}" stroke-width="{svg_num(size * 0.22)}" paint-order="stroke"'
        parts.append(f'<g {text_attributes(look, size)} fill="{style.INK}" {halo} stroke-linejoin="round">')
        for name in group:
            anchor = "" if name.anchor == "start" else f' text-anchor="{name.anchor}"'
            for n, line in enumerate(name.lines):
                y = name.y + n * size * 1.02
                parts.append(f'<text x="{svg_num(name.x)}" y="{svg_num(y)}"{anchor}>{escape_text(line, look)}</text>')
        parts.append("</g>")
    return "".join(parts)


# Rivers -------------------------------------------------------------------------------------------------------------


def _smooth_bends(points: Sequence[Point], window: int) -> list[Point]:
    """Return a river's line with its small bends averaged out, so that letters can follow it."""
    last = len(points) - 1
    xs, ys = [x for x, _ in points], [y for _, y in points]
    found = []
    for n in range(last + 1):
        reach = min(window, n, last - n)
        near, many = slice(n - reach, n + reach + 1), 2 * reach + 1
        found.append((sum(xs[near]) / many, sum(ys[near]) / many))
    return found


def _distances_along(points: Sequence[Point]) -> list[float]:
    """Return the distance of each point of a line from its start, measured along the line."""
    return list(itertools.accumulate(map(distance, points, points[1:]), initial=0.0))


def _cut_piece(points: Sequence[Point], gone: Sequence[float], start: float, length: float) -> list[Point]:
    """Return the part of a line from `start` on, `length` long, or [] if the line is too short.

    `gone` is from `_distances_along`: the distance of each point from the start of the line.
    """
    found: list[Point] = []
    first = max(0, bisect_left(gone, start) - 1)
    for n in range(first, len(points) - 1):
        a, b, step = points[n], points[n + 1], distance(points[n], points[n + 1])
        if step:
            if not found:
                found.append(interpolate(a, b, max(0.0, (start - gone[n]) / step)))
            if gone[n + 1] >= start + length:
                found.append(interpolate(a, b, (start + length - gone[n]) / step))
                return found
            found.append(b)
    return []


def _deviations(piece: Sequence[Point], points: Sequence[Point]) -> tuple[float, float]:
    """Return how far a river deviates left and right from its smoothed course."""
    (x, y), along = piece[0], unit_vector(piece[0], piece[-1])
    length = distance(piece[0], piece[-1])
    left = right = 0.0
    for px, py in points:
        ahead = (px - x) * along[0] + (py - y) * along[1]
        if 0 <= ahead <= length:
            off = (py - y) * along[0] - (px - x) * along[1]
            if abs(off) < 45:  # a more distant bend of the river does not count
                left, right = max(left, -off), max(right, off)
    return left, right


def _total_turn(points: Sequence[Point]) -> float:
    """Return the total turning angle of a line, in radians."""
    total = 0.0
    for a, b, c in zip(points, points[1:], points[2:], strict=False):
        turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
        total += abs(math.remainder(turn, math.tau))
    return total


@dataclass(frozen=True)
class RiverName:
    """A river's name as placed on the picture: the line it follows, the space it takes, and its cost."""

    text: str
    points: tuple[Point, ...]
    boxes: tuple[Box, ...]
    price: float


def _river_name_candidates(reach: Reach, size: float, wide: float) -> Iterator[RiverName]:
    """Yield positions for a river's name along its smoothed course."""
    calm = _smooth_bends(_smooth_bends(reach.points, 9), 7)
    gone = _distances_along(calm)
    start = 0.0
    room = wide * _ROOM
    while start + room <= gone[-1]:
        piece = _cut_piece(calm, gone, start, room)
        start += 40.0
        if not piece:
            continue
        if piece[0][0] > piece[-1][0]:
            piece.reverse()
        left, right = _deviations(piece, reach.points)
        steep = abs(piece[-1][1] - piece[0][1]) / (distance(piece[0], piece[-1]) or 1.0)
        width_here = max(reach.widths)
        above, under = -(width_here / 2 + size * 0.38), width_here / 2 + size * 0.98
        last = len(piece) - 1
        along = [unit_vector(piece[max(n - 1, 0)], piece[min(n + 1, last)]) for n in range(last + 1)]
        for off, extra in ((above, 0.0), (under, 0.3), (above - left, 0.5), (under + right, 0.8)):
            moved = _smooth_bends([offset_right(p, way, off) for p, way in zip(piece, along, strict=True)], 3)
            if sum(distance(a, b) for a, b in itertools.pairwise(moved)) < wide * 1.08:
                continue  # on the inside of a bend the last letters would not fit
            boxes = tuple(
                Box(x - size * 0.42, y - size * 0.8, x + size * 0.42, y + size * 0.15)
                for x, y in (moved[round(k * last / 10)] for k in range(11))
            )
            yield RiverName(reach.name, tuple(moved), boxes, _total_turn(moved) * 2.2 + steep * 2.0 + extra)


def place_river_names(ground: Ground, rivers: Rivers, crowd: Obstacles, scale: float) -> list[RiverName]:
    """Place each river's name along its straightest stretch, long rivers again every few hexes."""
    look, size = style.LETTERING["river"], letter_size("river", scale)
    west, north, east, south = ground.bounds
    by_name: dict[str, list[Reach]] = {}
    for reach in rivers.reaches:
        if reach.name:
            by_name.setdefault(reach.name, []).append(reach)
    placed: list[RiverName] = []
    apart = 800.0 + 20000.0 / scale
    for name in sorted(by_name):
        wide = text_width(name, size, look)
        choices: list[tuple[float, int, RiverName]] = []
        for reach in by_name[name]:
            for choice in _river_name_candidates(reach, size, wide):
                inside = all(
                    west < box.west and box.east < east and north + 10 < box.north and box.south < south - 10
                    for box in choice.boxes
                )
                if inside:
                    cost = choice.price + sum(crowd.overlap_cost(box) for box in choice.boxes) / 4
                    choices.append((round(cost, 3), len(choices), choice))
        mine: list[RiverName] = []
        for cost, _, choice in sorted(choices):
            if cost > 16.0:
                break
            if all(distance(choice.points[0], other.points[0]) > apart for other in mine):
                mine.append(choice)
                for box in choice.boxes:
                    crowd.add(box, _LABEL / 4)
        placed += mine
    return placed


def river_names_svg(names: Sequence[RiverName], scale: float) -> str:
    """Draw the names of rivers along their courses."""
    if not names:
        return ""
    look, size = style.LETTERING["river"], letter_size("river", scale)
    halo = f'stroke="{style.HALO}" stroke-width="{svg_num(size * 0.16)}" stroke-opacity=".8" paint-order="stroke"'
    defined, texts = [], []
    for n, name in enumerate(names):
        path = Path()
        path.smooth_line([*name.points[::4], name.points[-1]])
        defined.append(f'<path id="course{n}" d="{path}"/>')
        texts.append(
            f'<text><textPath href="#course{n}" startOffset="50%">{escape_text(name.text, look)}</textPath></text>'
        )
    return (
        f'<defs>{"".join(defined)}</defs><g {text_attributes(look, size)} fill="{style.RIVER_NAME}"'
        f' text-anchor="middle" {halo}>'
        f"{''.join(texts)}</g>"
    )


# Tracts -------------------------------------------------------------------------------------------------------------


def _locate_tract(ground: Ground, tract: Tract) -> Point | None:
    """Return where a forest, height or country lies on this picture, by the nearest hex with a known latitude and
    longitude; None if it is not on this picture."""
    shrink = math.cos(math.radians(tract.lat))
    best: tuple[float, int] | None = None
    for i in sorted(ground.shown):
        at = ground.hexmap.at[i]
        if at:
            off = math.hypot(at[0] - tract.lat, (at[1] - tract.lon) * shrink) * 111.2
            if best is None or (off, i) < best:
                best = (off, i)
    if best is None or best[0] > 0.75 * ground.hexmap.hex_km:
        return None
    return ground.center_point(best[1])


def _letter_boxes(x: float, y: float, wide: float, size: float, turn: int) -> Iterator[Box]:
    """Yield the rectangles that a widely spaced text covers, rotated about its middle."""
    turned = math.radians(turn)
    for n in range(12):
        along = ((n + 0.5) / 12 - 0.5) * wide
        cx, cy = x + math.cos(turned) * along, y + math.sin(turned) * along
        yield Box(cx - size * 0.4, cy - size * 0.7, cx + size * 0.4, cy + size * 0.1)


def tract_names_svg(ground: Ground, crowd: Obstacles, scale: float) -> str:
    """Draw the names of forests, heights and countries, wide and pale, under the other names."""
    look = style.LETTERING["tract"]
    west, north, east, south = ground.bounds
    parts = []
    for tract in _tracts_at_scale(ground.hexmap.hex_km):
        point = _locate_tract(ground, tract)
        if point is None:
            continue
        size = letter_size("tract", scale) * tract.size
        wide = text_width(tract.name, size, look) + look.spacing
        spots = []
        for dx, dy in ((dx, dy) for dy in range(-120, 121, 40) for dx in range(-160, 161, 40)):
            x, y = point[0] + dx, point[1] + dy
            boxes = tuple(_letter_boxes(x, y, wide, size, tract.turn))
            if all(west < box.west and box.east < east and north < box.north and box.south < south for box in boxes):
                price = sum(crowd.overlap_cost(box) for box in boxes) + math.hypot(dx, dy) / 60
                spots.append((round(price, 3), x, y, boxes))
        if not spots:
            continue
        _, x, y, boxes = min(spots)
        for box in boxes:
            crowd.add(box, _TRACT)
        turn = f' transform="rotate({tract.turn} {svg_num(x)} {svg_num(y)})"' if tract.turn else ""
        parts.append(
            f'<text x="{svg_num(x)}" y="{svg_num(y)}" font-size="{svg_num(size)}"{turn}>'
            f"{escape_text(tract.name, look)}</text>"
        )
    if not parts:
        return ""
    return (
        f'<g font-style="{look.slant}" letter-spacing="{svg_num(look.spacing)}" text-anchor="middle" fill="{style.INK}"'
        f' fill-opacity=".5">{"".join(parts)}</g>'
    )


def _tracts_at_scale(hex_km: float) -> Iterable[Tract]:
    """Return the forests, heights and countries that maps of this scale name."""
    return (tract for tract in TRACTS if tract.least_km <= hex_km <= tract.most_km)
