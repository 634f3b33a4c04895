"""Measures of who holds a place, as people name them: `Bastogne`, `0811`, `Bastogne by allied`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from broadfront.board.hexmap import HexMap
from broadfront.tracks.column import Column, Measure

__all__ = ["place_measures"]

_BY = re.compile(r"(?P<place>.+?)\s+by\s+(?:the\s+)?(?P<side>\S+)", re.IGNORECASE)

Holds = Callable[[Any, str, int, str], Callable[[Any], bool]]
"""Takes title, scenario, hex and side, and returns a function that says whether the side holds the hex in a state.
Refuses a hex that nobody can hold."""


def place_measures(holds: Holds) -> tuple[Measure, Measure]:
    """Return the measures `held PLACE` and `taken PLACE`; `holds` defines what holding a place means in the title."""

    def held_columns(title: Any, scenario: str, rest: str) -> tuple[Column, ...]:
        """Return the column of whether a side holds the place now."""
        name, hex, read = _place_side_and_test(title, scenario, rest)
        return (Column(f"held {name}", "yes", read, place=hex),)

    def taken_columns(title: Any, scenario: str, rest: str) -> tuple[Column, ...]:
        """Return the column of whether a side has held the place at any moment so far."""
        name, hex, read = _place_side_and_test(title, scenario, rest)
        return (Column(f"taken {name}", "yes", read, "ever", place=hex),)

    def _place_side_and_test(title: Any, scenario: str, rest: str) -> tuple[str, str, Callable[[Any], bool]]:
        """Return the name for the column (the place, and the side if the person named one), the hex of the place, and
        the function that says whether the side holds it."""
        found = _BY.fullmatch(rest)
        place, side = (found["place"], title.side(found["side"].casefold())) if found else (rest, title.sides[0])
        hexmap: HexMap = title.map
        hex = hexmap.index_of(hexmap.find(place))
        spelled = hexmap.place[hex]
        name = spelled.name if spelled is not None else hexmap.ids[hex]
        return f"{name} by {side}" if found else name, hexmap.ids[hex], holds(title, scenario, hex, side)

    return (
        Measure("held PLACE", "whether the first side (or `by SIDE`) holds the place", held_columns),
        Measure("taken PLACE", "whether that side has held it at any moment so far", taken_columns),
    )
