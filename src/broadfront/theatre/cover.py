"""The share of each hex under each kind of ground cover or water."""

from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from shapely import Point as Spot
from shapely import Polygon, STRtree, make_valid, unary_union
from shapely.geometry.base import BaseGeometry

from broadfront.theatre.frames import Frame
from broadfront.theatre.geography import Area

Shares: TypeAlias = list[dict[str, float]]
TREES = frozenset({"woods", "forest", "heavy-woods"})
FOREST = frozenset({"forest", "heavy-woods"})


def area_polygon(frame: Frame, area: Area) -> BaseGeometry:
    """Return an area of the geographic data as a polygon in the map's plane coordinates."""
    outline = Polygon([frame.to_plane(point) for point in area.outline])
    return outline if outline.is_valid else make_valid(outline)


def hex_polygons(frame: Frame) -> list[Polygon]:
    """Return the outline of each hex of a map as a polygon."""
    return [Polygon(frame.outline(i)) for i in range(len(frame.cells))]


def ground_cover_shares_by_hex(frame: Frame, areas: Iterable[Area], groups: Mapping[str, Collection[str]]) -> Shares:
    """Return for each hex which share of it (0 to 1) lies under each group of ground cover, such as forest. Overlapping
    areas count once."""
    shapes = [(area.kind, area_polygon(frame, area)) for area in areas]
    hexes = hex_polygons(frame)
    tree = STRtree(hexes)
    found: Shares = [dict.fromkeys(groups, 0.0) for _ in hexes]
    for group, kinds in groups.items():
        union = unary_union([outline for kind, outline in shapes if kind in kinds])
        for i in sorted(int(number) for number in tree.query(union, predicate="intersects")):
            found[i][group] = round(union.intersection(hexes[i]).area / hexes[i].area, 3)
    return found


def hexes_inside(frame: Frame, area: Area) -> list[int]:
    """Return the hexes whose center lies in an area."""
    outline = area_polygon(frame, area)
    return [i for i, centre in enumerate(frame.centers) if outline.contains(Spot(centre))]
