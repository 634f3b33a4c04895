"""Settlements: which hex each lies in, and the one that a hex shows."""

from collections import Counter, defaultdict

from broadfront.board.hexmap import PLACE_KINDS, Place
from broadfront.theatre.choice import Choice
from broadfront.theatre.draft import Draft
from broadfront.theatre.geography import Geography, Point, Settlement


def lay_places(draft: Draft, land: Geography, take: Choice) -> None:
    """Find the hex of every settlement; a hex shows one: cities before towns, then as `first` and the roads say."""
    uses = Counter(stop.name for road in land.roads for stop in road.stops if road.cls in take.roads)
    ranked: dict[int, list[tuple[int, int, int, str]]] = defaultdict(list)
    for place in land.places.values():
        i = draft.frame.hex_at(place.at)
        if place.name in take.moved:
            i = draft.frame.number(draft.frame.grid.parse(take.moved[place.name]))
        if i is None:
            continue
        draft.where[place.name] = i
        kind = shown_kind(place, take)
        if kind:
            rank = take.first.index(place.name) if place.name in take.first else len(take.first)
            ranked[i].append((PLACE_KINDS.index(kind), rank, -uses[place.name], place.name))
    for i, found in ranked.items():
        best, _, _, name = min(found)
        draft.place[i] = Place(name, PLACE_KINDS[best])


def shown_kind(place: Settlement, take: Choice) -> str | None:
    return "city" if place.name in take.major_cities else take.places.get(place.kind)


def settled(draft: Draft, land: Geography) -> dict[int, Point]:
    """Where the settlement shown in a hex lies in the plane."""
    return {
        i: draft.frame.plane(land.places[place.name].at)
        for i, place in enumerate(draft.place) if place and place.name in land.places
    }
