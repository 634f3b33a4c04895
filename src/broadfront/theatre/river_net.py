"""Lays all rivers of a map along hexsides, each after the rivers it flows into or branches off from."""

import math
from itertools import pairwise

from shapely import LineString
from shapely import Point as Spot

from broadfront.theatre.draft import CLASS_ORDER, Draft
from broadfront.theatre.extract import Extract
from broadfront.theatre.frames import Frame
from broadfront.theatre.geography import Geography, River
from broadfront.theatre.hexsides import Net
from broadfront.theatre.places import settlement_points
from broadfront.theatre.rivers import JOIN, MOUTH, Waters


def lay_rivers(draft: Draft, net: Net, land: Geography, extract: Extract) -> Waters:
    """Lay all rivers of a map along hexsides; each is laid before the rivers that flow into it or branch off from
    it."""
    towns = {i for i, place in enumerate(draft.place) if place and place.kind != "village"}
    waters = Waters(net, settlement_points(draft, land), towns)
    chosen: list[tuple[int, int, River]] = []
    for order, river in enumerate(land.rivers):
        cls = extract.rivers.get(river.cls) or ("minor" if river.name in extract.promoted else None)
        if cls:
            chosen.append((CLASS_ORDER["rivers"].index(cls), order, river))
    for rank, _, river in _sort_receivers_first(draft.frame, sorted(chosen, key=lambda row: row[:2])):
        cls = CLASS_ORDER["rivers"][rank]
        for course in waters.lay_river(river.name, cls, [draft.frame.to_plane(point) for point in river.course]):
            for first, second in pairwise(course.corners):
                hexside = net.links[first][second]
                draft.set_side("rivers", hexside.hex, hexside.way, cls, river.name)
    return waters


def _sort_receivers_first(frame: Frame, chosen: list[tuple[int, int, River]]) -> list[tuple[int, int, River]]:
    """Sort rivers so that each comes after the rivers it flows into or branches off from. Each entry is the rank of the
    river's class, its index in the data, and the river."""
    courses = {river.name: [frame.to_plane(point) for point in river.course] for _, _, river in chosen}
    needs: dict[str, set[str]] = {name: set() for name in courses}
    for name, course in courses.items():
        for other, line in courses.items():
            drawn = LineString(line)
            for end in (course[0], course[-1]):
                inner = min(math.dist(end, line[0]), math.dist(end, line[-1])) > MOUTH
                if other != name and inner and drawn.distance(Spot(end)) <= JOIN:
                    needs[name].add(other)
    ordered: list[tuple[int, int, River]] = []
    laid: set[str] = set()
    while chosen:
        row = next((row for row in chosen if needs[row[2].name] <= laid), chosen[0])
        chosen = [other for other in chosen if other is not row]
        laid.add(row[2].name)
        ordered.append(row)
    return ordered
