"""Checks a compiled map: roads that end nowhere, towns without a road, rivers that stop, and so on.

It reads the committed text, not the compiler's drafts, and compares it with the geography where that helps. Findings
that are correct are listed in `data/allowed.toml` with their reason; an entry there that matches nothing is itself a
finding.
"""

import math
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from shapely import Point as Spot

from broadfront.board.hexmap import HexMap
from broadfront.board.map_check import WATER, Finding, directions_of_layer, find_map_faults
from broadfront.theatre.crossings import river_lines_by_name
from broadfront.theatre.extract import load_extract
from broadfront.theatre.frames import FRAMES, Frame, corner_point
from broadfront.theatre.geography import DATA, load_geography
from broadfront.theatre.hexsides import offset_from
from broadfront.theatre.places import kind_of_place_on_map

BRIDGE_REACH = 1.6  # maximum hex widths from a listed bridge to the hexside that shows it
END_REACH = 1.2
Corner: TypeAlias = tuple[int, int]


def check_map(hexmap: HexMap) -> tuple[list[Finding], list[tuple[Finding, str]]]:
    """Return the faults of a compiled map, and the suspicious things that are allowed, with the reason for each."""
    reasons = _allowed_reasons(hexmap.title)
    faults, allowed, used = [], [], set()
    for finding in sorted(set(_all_findings(hexmap))):
        key = (finding.kind, finding.where)
        if key in reasons:
            used.add(key)
            allowed.append((finding, reasons[key]))
        else:
            faults.append(finding)
    for kind, where in sorted(set(reasons) - used):
        faults.append(Finding("stale-allowance", where, f"allowed.toml allows {kind} at {where}, which is not found"))
    return faults, allowed


def _allowed_reasons(title: str) -> dict[tuple[str, str], str]:
    """Return why suspicious things on a title's map are allowed, by kind and place."""
    rows = tomllib.loads((DATA / "allowed.toml").read_text(encoding="utf-8")).get("allow", [])
    return {(row["kind"], where): row["reason"] for row in rows if row["title"] == title for where in row["where"]}


def _all_findings(hexmap: HexMap) -> Iterator[Finding]:
    """Yield everything suspicious on a map, allowed or not."""
    yield from find_map_faults(hexmap)
    yield from _town_findings(hexmap)
    yield from _river_findings(hexmap)
    yield from _missing_crossings(hexmap)
    yield from _bank_findings(hexmap)


# Towns ---------------------------------------------------------------------------------------------------------------


def _town_findings(hexmap: HexMap) -> Iterator[Finding]:
    """Yield towns that should be on a road but have none."""
    needed = load_extract(hexmap.title).must_pass
    for i, place in enumerate(hexmap.place):
        if place and place.kind in needed and not directions_of_layer(hexmap, "roads", i):
            yield Finding("town-off-road", place.name, f"{place.kind} {place.name} in {hexmap.ids[i]} has no road")


# Rivers --------------------------------------------------------------------------------------------------------------


def _corner_pair(frame: Frame, hex_number: int, direction: int) -> tuple[Corner, Corner]:
    """Return the two corners of a hexside, the one with the smaller coordinates first."""
    first, second = frame.hexside(hex_number, direction)
    return (first, second) if first < second else (second, first)


def _river_findings(hexmap: HexMap) -> Iterator[Finding]:
    """Yield rivers that stop or are broken into parts on the map.

    A river must be one chain of hexsides. Its mouth must meet another river, water or the edge of the map; its source
    may end freely.
    """
    frame = FRAMES[hexmap.title]
    hexes_at = _hexes_by_corner(hexmap, frame)
    by_name: dict[str, set[tuple[Corner, Corner]]] = defaultdict(set)
    degree: dict[Corner, int] = defaultdict(int)
    for (i, way), side in hexmap.sides["rivers"].items():
        if i < hexmap.around[i][way]:
            pair = _corner_pair(frame, i, way)
            by_name[side.name].add(pair)
            for corner in pair:
                degree[corner] += 1
    courses = {river.name: [frame.to_plane(point) for point in river.course] for river in load_geography().rivers}

    def is_connected(corner: Corner) -> bool:
        """Return whether a river may pass or end at a corner: another hexside, water or the map edge is there."""
        around = hexes_at[corner]
        return degree[corner] > 1 or len(around) < 3 or any(hexmap.terrain[i] in WATER for i in around)

    for name, pairs in sorted(by_name.items()):
        if name not in courses:
            continue
        source, mouth = courses[name][0], courses[name][-1]
        for corner in sorted({corner for pair in pairs for corner in pair}):
            if is_connected(corner):
                continue
            point = corner_point(corner)
            near = math.dist(point, source) <= END_REACH
            if not near or math.dist(point, mouth) <= END_REACH:
                where = hexmap.ids[min(hexes_at[corner])]
                yield Finding("river-stops", name, f"{name} stops at a corner of {where}")
        if (parts := _count_loose_parts(pairs, is_connected)) > 1:
            yield Finding("river-broken", name, f"{name} lies in {parts} parts that nothing joins")


def _hexes_by_corner(hexmap: HexMap, frame: Frame) -> dict[Corner, list[int]]:
    """Return the hexes that meet at each corner of the map's grid."""
    around: dict[Corner, list[int]] = defaultdict(list)
    for i in range(len(hexmap)):
        for corner in frame.corners(i):
            around[corner].append(i)
    return around


def _count_loose_parts(pairs: Iterable[tuple[Corner, Corner]], is_connected: Callable[[Corner], bool]) -> int:
    """Return how many disconnected parts of a river have an end that meets nothing."""
    links: dict[Corner, set[Corner]] = defaultdict(set)
    for first, second in pairs:
        links[first].add(second)
        links[second].add(first)
    todo, parts = set(links), 0
    while todo:
        part, queue = set(), [min(todo)]
        while queue:
            corner = queue.pop()
            if corner not in part:
                part.add(corner)
                queue += links[corner]
        todo -= part
        ends = [corner for corner in part if len(links[corner]) == 1]
        if not all(is_connected(corner) for corner in ends):
            parts += 1
    return parts


def _missing_crossings(hexmap: HexMap) -> Iterator[Finding]:
    """Yield bridges, fords and ferries of the geographic data that are missing on the map although their river and
    place are shown."""
    frame, land = FRAMES[hexmap.title], load_geography()
    shown: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for layer in ("bridges", "fords", "ferries"):
        for i, way in hexmap.sides[layer]:
            (x1, y1), (x2, y2) = frame.centers[i], frame.centers[hexmap.around[i][way]]
            if river := hexmap.sides["rivers"].get((i, way)):
                shown[river.name].append(((x1 + x2) / 2, (y1 + y2) / 2))
    rivers = {side.name for side in hexmap.sides["rivers"].values()}
    kinds = {"road", "ferry"} | {"wacht": {"trail", "ford"}, "rhine": {"rail"}}.get(hexmap.title, set())
    courses = river_lines_by_name(frame, land)
    for crossing in land.crossings:
        if crossing.kind not in kinds or crossing.river not in rivers or frame.hex_at(crossing.at) is None:
            continue
        if kind_of_place_on_map(land.places[crossing.place], load_extract(hexmap.title)) is None:
            continue
        course = courses[crossing.river]
        spot = course.interpolate(course.project(Spot(frame.to_plane(crossing.at))))
        if frame.hex_at_plane((spot.x, spot.y)) is None:
            continue
        near = [math.dist((spot.x, spot.y), middle) for middle in shown[crossing.river]]
        if not near or min(near) > BRIDGE_REACH:
            yield Finding(
                "bridge-missing",
                f"{crossing.place}, {crossing.river}",
                f"the {crossing.kind} over the {crossing.river} at {crossing.place} is not on the map",
            )


def _bank_findings(hexmap: HexMap) -> Iterator[Finding]:
    """Yield towns on the wrong bank of a river: the hexsides of the river beside a town's hex must pass it on the same
    side as the real river does."""
    frame, land = FRAMES[hexmap.title], load_geography()
    courses = river_lines_by_name(frame, land)
    past: dict[tuple[int, str], float] = defaultdict(float)
    for (i, way), side in hexmap.sides["rivers"].items():
        place = hexmap.place[i]
        if place and place.kind != "village" and side.name in courses and place.name in land.places:
            # Followed clockwise, hexsides have their hex on the right; the river flows that way or the opposite way.
            first, second = (courses[side.name].project(Spot(corner_point(corner))) for corner in frame.hexside(i, way))
            past[i, side.name] += second - first
    for (i, river), flows_on in past.items():
        place = hexmap.place[i]
        assert place
        really = offset_from(courses[river], frame.to_plane(land.places[place.name].at))
        if abs(really) > 0.06 and (really < 0) != (flows_on > 0):
            text = f"{place.name} ({hexmap.ids[i]}) is on the wrong bank of the {river}"
            yield Finding("wrong-bank", f"{place.name}, {river}", text)
