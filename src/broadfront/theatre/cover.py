"""How much of each hex lies under which ground cover or water."""

from collections import defaultdict
from collections.abc import Iterable

from shapely import Polygon, STRtree, make_valid, unary_union
from shapely import Point as Spot
from shapely.geometry.base import BaseGeometry

from broadfront.theatre.frames import Frame
from broadfront.theatre.geography import Area

Shares = list[dict[str, float]]


def shape(frame: Frame, area: Area) -> BaseGeometry:
    """An area in the plane of the frame."""
    outline = Polygon([frame.plane(point) for point in area.outline])
    return outline if outline.is_valid else make_valid(outline)


def hex_shapes(frame: Frame) -> list[Polygon]:
    return [Polygon(frame.outline(i)) for i in range(len(frame.cells))]


def shares(frame: Frame, areas: Iterable[Area]) -> Shares:
    """For each hex the part of it (0 to 1, to a thousandth) under each kind of area."""
    by_kind: dict[str, list[BaseGeometry]] = defaultdict(list)
    for area in areas:
        by_kind[area.kind].append(shape(frame, area))
    hexes = hex_shapes(frame)
    tree = STRtree(hexes)
    found: Shares = [{} for _ in hexes]
    for kind, shapes in sorted(by_kind.items()):
        union = unary_union(shapes)
        for i in sorted(int(number) for number in tree.query(union, predicate="intersects")):
            share = round(union.intersection(hexes[i]).area / hexes[i].area, 3)
            if share > 0:
                found[i][kind] = share
    return found


def inside(frame: Frame, area: Area) -> list[int]:
    """The hexes whose centre lies in an area."""
    outline = shape(frame, area)
    return [i for i, centre in enumerate(frame.centres) if outline.contains(Spot(centre))]
