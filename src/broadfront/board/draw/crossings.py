"""Draws bridges, fords and ferries on the hexside where a road meets a river."""

import math

from broadfront.board.draw import style
from broadfront.board.draw.ground import Ground, adjacent_cell, cell_point, corner_point, hexside
from broadfront.board.draw.paths import Point, interpolate, svg_num, unit_vector
from broadfront.board.draw.rivers import Rivers
from broadfront.board.draw.roads import Net


def _crossing_position(
    ground: Ground, i: int, direction: int, rivers: Rivers, nets: tuple[Net, ...]
) -> tuple[Point, float]:
    """Return the position and direction (in degrees) of a bridge, ford or ferry on the picture."""
    here, there = ground.cell[i], adjacent_cell(ground.cell[i], direction)
    link = (here, there) if here < there else (there, here)
    for net in nets:
        if link in net.stretch:
            stretch = net.stretch[link]
            dx, dy = stretch.direction()
            return stretch.point_at(0.5), math.degrees(math.atan2(dy, dx))
    edge = hexside(here, direction)
    dx, dy = unit_vector(cell_point(here), cell_point(there))
    middle = rivers.middle.get(edge) or interpolate(corner_point(edge[0]), corner_point(edge[1]))
    return middle, math.degrees(math.atan2(dy, dx))


def draw(ground: Ground, rivers: Rivers, road_net: Net, rail_net: Net) -> str:
    """Draw all bridges, fords and ferries in the picture."""
    parts = []
    grown = f"scale({ground.boost:g})" if ground.boost != 1 else ""
    for layer in ("bridges", "fords", "ferries"):
        for i, direction, cls, _ in ground.sides(layer):
            nets = (rail_net, road_net) if cls == "rail" else (road_net, rail_net)
            (x, y), turn = _crossing_position(ground, i, direction, rivers, nets)
            width = rivers.width.get(hexside(ground.cell[i], direction), style.RIVER_WIDTH_OTHER) / ground.boost
            place = f'transform="translate({svg_num(x)} {svg_num(y)})rotate({round(turn)}){grown}"'
            parts.append(f'<use href="#{mark_id(layer, width)}" {place}/>')
    return "".join(parts)


def mark_id(layer: str, width: float) -> str:
    """Return the SVG id of the bridge, ford or ferry mark for a river of that width: wider rivers have longer marks."""
    return f"{layer}{2 if width >= 14 else 1 if width >= 9 else 0}"


def mark_definitions() -> str:
    """Return the SVG definitions of all bridge, ford and ferry marks, running west to east."""
    parts = []
    for size, half in enumerate((7.0, 9.5, 12.5)):
        rails = " ".join(
            f"M{-half - 3} {side * 9.5:g}L{-half} {side * 6:g}H{half}L{half + 3} {side * 9.5:g}" for side in (-1, 1)
        )
        parts.append(
            f'<path id="bridges{size}" d="{rails}" fill="none" stroke="{style.BRIDGE}"'
            f' stroke-width="{style.BRIDGE_WIDTH}" stroke-linejoin="round"/>'
        )
        dots = "".join(f'<circle cx="{svg_num(x * half / 2)}" r="1.7"/>' for x in (-2, -1, 0, 1, 2))
        parts.append(f'<g id="fords{size}" fill="{style.BRIDGE}">{dots}</g>')
        parts.append(
            f'<g id="ferries{size}" fill="none" stroke="{style.BRIDGE}" stroke-width="1.4">'
            f'<path d="M{-half - 3} 0H{half + 3}" stroke-dasharray="3 2.2"/>'
            f'<path d="M-5-2.6H5L3.4 2.6H-3.4Z" fill="{style.PAPER}"/></g>'
        )
    return "".join(parts)
