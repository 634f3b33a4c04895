"""Settlements: the hex of each, and the one that a hex shows."""

from collections import Counter, defaultdict

from broadfront.board.hexmap import PLACE_KINDS, Place
from broadfront.theatre.draft import Draft
from broadfront.theatre.extract import Extract
from broadfront.theatre.geography import Geography, Point, Settlement


def lay_places(draft: Draft, land: Geography, take: Extract) -> None:
    """Find the hex of every settlement and the one each hex shows.

    Cities come before towns, then the order of `first`, then the number of roads through them.
    """
    uses = Counter(stop.name for road in land.roads for stop in road.stops if road.cls in take.roads)
    ranked: dict[int, list[tuple[int, int, int, str]]] = defaultdict(list)
    for place in land.places.values():
        i = draft.frame.hex_at(place.at)
        if place.name in take.moved:
            i = draft.frame.hex_number(draft.frame.grid.parse(take.moved[place.name]))
        if i is None:
            continue
        draft.where[place.name] = i
        kind = map_kind(place, take)
        level = PLACE_KINDS.index(kind) if kind else len(PLACE_KINDS)
        rank = take.first.index(place.name) if place.name in take.first else len(take.first)
        ranked[i].append((level, rank, -uses[place.name], place.name))
    for i, found in ranked.items():
        level, _, _, draft.chief[i] = min(found)
        if level < len(PLACE_KINDS):
            draft.place[i] = Place(draft.chief[i], PLACE_KINDS[level])


def map_kind(place: Settlement, take: Extract) -> str | None:
    return "city" if place.name in take.major_cities else take.places.get(place.kind)


def settlement_points(draft: Draft, land: Geography) -> dict[int, Point]:
    """Return the plane position of the chief settlement of each hex, shown or not."""
    return {i: draft.frame.to_plane(land.places[name].at) for i, name in draft.chief.items()}
