"""Settlements: the hex of each, and which settlement a hex shows if several lie in it."""

from collections import Counter, defaultdict

from broadfront.board.hexmap import PLACE_KINDS, Place
from broadfront.theatre.draft import Draft
from broadfront.theatre.extract import Extract
from broadfront.theatre.geography import Geography, Point, Settlement


def lay_places(draft: Draft, land: Geography, extract: Extract) -> None:
    """Find the hex of every settlement, and select the settlement that each hex shows.

    Cities come before towns, then those listed first in the map's `first` list, then those with more roads through
    them.
    """
    uses = Counter(stop.name for road in land.roads for stop in road.stops if road.cls in extract.roads)
    ranked: dict[int, list[tuple[int, int, int, str]]] = defaultdict(list)
    for place in land.places.values():
        i = draft.frame.hex_at(place.at)
        if place.name in extract.moved:
            i = draft.frame.hex_number(draft.frame.grid.parse(extract.moved[place.name]))
        if i is None:
            continue
        draft.where[place.name] = i
        kind = kind_of_place_on_map(place, extract)
        level = PLACE_KINDS.index(kind) if kind else len(PLACE_KINDS)
        rank = extract.first.index(place.name) if place.name in extract.first else len(extract.first)
        ranked[i].append((level, rank, -uses[place.name], place.name))
    for i, found in ranked.items():
        level, _, _, draft.chief[i] = min(found)
        if level < len(PLACE_KINDS):
            draft.place[i] = Place(draft.chief[i], PLACE_KINDS[level])


def kind_of_place_on_map(place: Settlement, extract: Extract) -> str | None:
    """Return whether the map shows a settlement as city, town or village; None if the map does not show it."""
    return "city" if place.name in extract.major_cities else extract.places.get(place.kind)


def settlement_points(draft: Draft, land: Geography) -> dict[int, Point]:
    """Return the plane position of the most important settlement of each hex, even if the map does not show it."""
    return {i: draft.frame.to_plane(land.places[name].at) for i, name in draft.chief.items()}
