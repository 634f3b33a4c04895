"""Bridges, fords and ferries: where the listed ones lie on the rivers, and their placement on hexsides of the map."""

import math
from collections import defaultdict

from shapely import LineString
from shapely import Point as Spot

from broadfront.theatre.draft import Draft
from broadfront.theatre.frames import Frame
from broadfront.theatre.geography import Geography, Point

NEAR = 1.1  # maximum hex widths from a crossing to the middle of a hexside that may show it


def crossing_points(frame: Frame, land: Geography, kinds: frozenset[str]) -> dict[str, list[Point]]:
    """Return where the listed bridges, fords and ferries of these kinds lie on the rivers, by river name."""
    courses = river_lines_by_name(frame, land)
    found: dict[str, list[Point]] = defaultdict(list)
    for crossing in land.crossings:
        if crossing.kind in kinds and crossing.river in courses:
            course = courses[crossing.river]
            spot = course.interpolate(course.project(Spot(frame.to_plane(crossing.at))))
            found[crossing.river].append((round(spot.x, 6), round(spot.y, 6)))
    return found


def river_lines_by_name(frame: Frame, land: Geography) -> dict[str, LineString]:
    """Return the real course of each river as a line in the map's plane coordinates."""
    return {river.name: LineString([frame.to_plane(point) for point in river.course]) for river in land.rivers}


def lay_bridges(draft: Draft, rail_bridges: bool) -> None:
    """Put a bridge on every hexside at which a road (or, with `rail_bridges`, a railway) crosses a river."""
    for i, way in draft.sides["rivers"]:
        if (i, way) in draft.sides["roads"]:
            trail = draft.sides["roads"][i, way].cls == "trail"
            draft.set_side("bridges", i, way, "trail" if trail else "road")
        elif rail_bridges and (i, way) in draft.sides["rails"]:
            draft.set_side("bridges", i, way, "rail")


def lay_ferries(draft: Draft, land: Geography) -> None:
    """Put each listed ferry on a river hexside, preferably where a road reaches the river. The road is cut there: it
    does not cross."""
    bridges = crossing_points(draft.frame, land, frozenset({"road", "trail"}))
    for river, spots in crossing_points(draft.frame, land, frozenset({"ferry"})).items():
        for spot in spots:
            sides = [side for _, side in hexsides_near(draft, river, spot)]
            bridged = any(math.dist(spot, bridge) <= NEAR for bridge in bridges.get(river, ()))
            served = [side for side in sides if side in draft.sides["roads"] and not bridged]
            for side in served:
                draft.remove_side("roads", *side)
            free = served or [side for side in sides if side not in draft.sides["roads"]]
            if free:
                draft.set_side("ferries", *free[0], "ferry")


def lay_fords(draft: Draft, land: Geography) -> None:
    """Put each listed ford on the nearest hexside of its river."""
    for river, spots in crossing_points(draft.frame, land, frozenset({"ford"})).items():
        for spot in spots:
            free = [side for _, side in hexsides_near(draft, river, spot) if side not in draft.sides["bridges"]]
            if free:
                draft.set_side("fords", *free[0], "ford")


def hexsides_near(draft: Draft, river: str, spot: Point) -> list[tuple[float, tuple[int, int]]]:
    """Return the hexsides of a river near a point, each with its distance, nearest first."""
    centres, around = draft.frame.centers, draft.frame.six_neighbors
    found = []
    home = draft.frame.hex_at_plane(spot)
    if home is None:
        return []
    for i in sorted({home, *(other for other in around[home] if other >= 0)}):
        for way, other in enumerate(around[i]):
            side = draft.sides["rivers"].get((i, way))
            if side and side.name == river:
                (x1, y1), (x2, y2) = centres[i], centres[other]
                away = round(math.dist(spot, ((x1 + x2) / 2, (y1 + y2) / 2)), 6)
                if away <= NEAR:
                    found.append((away, (i, way)))
    return sorted(found)
