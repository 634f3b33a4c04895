"""Windows: the part of the map, the turns and the counters that a game is played with, and how they start.

A sector is a window described by its files; the theatre of a campaign is a window described by the charts."""

from __future__ import annotations

import datetime as dt
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from broadfront.board.hexmap import HexMap
from broadfront.titles.rhine.data.units import Unit

__all__ = ["WATER", "Window"]

WATER = ("Sea", "Lake")
"""Map terrain that is not land."""


class Window(ABC):
    """The fixed frame of a game (window): map area in play, turns, counters and start positions."""

    name: str
    board: HexMap
    campaign: str
    """The campaign being recorded; empty in a sector."""
    units: Sequence[Unit]
    number: Mapping[str, int]
    start_places: Sequence[str]
    """Start place of each unit: a hex, or a box in brackets."""
    first: dt.date
    last: dt.date
    moves_first: str
    """The side that moves first on the first turn; empty if that is rolled for."""
    reserve_markers: Mapping[str, int]
    caps: Mapping[str, int] | None
    """Rail and sea capacity per turn; None if the shipping chart gives it."""
    dumps: Mapping[str, int]
    """Supply Tokens on the map at the start, by dump."""
    goals: Mapping[str, int]
    holders: Mapping[str, str]
    """The side that holds each port at the start."""
    hits: Mapping[str, int]
    """Hits of each port at the start."""
    broadfront: bool
    """Whether the Broadfront restrictions apply, which keep nations off the maps of the other half."""

    @property
    @abstractmethod
    def supply_sources(self) -> Mapping[str, tuple[int, ...]]:
        """Indexes of the supply source hexes, by side."""

    def supply_edge_of(self, hex: int) -> tuple[str, str] | None:
        """Return the map edge and sheet that make a hex a supply source, or None if no map edge does."""
        return None

    @abstractmethod
    def is_in_play(self, hex: int) -> bool:
        """Return whether a hex is in the part of the map in play."""

    def can_hold_counters(self, hex: int) -> bool:
        """Return whether counters can stand in a hex: it is land and in the part of the map in play."""
        return self.board.terrain[hex] not in WATER and self.is_in_play(hex)
