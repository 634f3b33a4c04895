"""Display names of units, Combat Chits, hexes and bridges, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.words import say

if TYPE_CHECKING:
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["display_names"]


def display_names(title: Ardennes) -> dict[str, Message]:
    """Return the name shown to players for every unit, Combat Chit, hex and river hexside, by id."""
    found = {unit.id: say("called.unit", unit=unit.id, name=unit.name) for unit in title.units}
    found |= {id: say("called.chit", chit=id, name=chit.name, number=chit.id) for id, chit in title.chits.items()}
    places = _hex_names(title)
    found |= places
    for crossing in title.attributes.crossings:
        banks = [places[title.map.ids[hex]] for hex in (crossing.a, crossing.b)]
        found[crossing.id] = say("called.bridge", bridge=crossing.id, parts=banks)
    return found


def _hex_names(title: Ardennes) -> dict[str, Message]:
    """Return the name shown to players for every hex, by id: the place in the hex, or the nearest place."""
    ids, there = title.map.ids, title.map.place
    named = [hex for hex, place in enumerate(there) if place is not None]
    nearest = title.attributes.distance[:, named].argmin(axis=1).tolist() if named else ()
    found: dict[str, Message] = {}
    for hex, id in enumerate(ids):
        near = there[named[nearest[hex]]] if named else None
        if near is None:
            found[id] = say("called.hex", hex=id)
        elif there[hex] is None:
            found[id] = say("called.near", hex=id, place=near.name)
        else:
            found[id] = say("called.place", hex=id, place=near.name)
    return found
