"""Windows on the one game: which ground, which turns and which counters are in play, and how they begin.

A sector is a window that its files describe; the theatre of a campaign is one that the charts describe."""

from __future__ import annotations

import datetime as dt
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from broadfront.board.hexmap import HexMap
from broadfront.titles.rhine.data.units import Unit

__all__ = ["WATER", "Window"]

WATER = ("Sea", "Lake")
"""Terrain of the map that is not land."""


class Window(ABC):
    """What a game is played with; it never changes."""

    name: str
    board: HexMap
    campaign: str
    """The campaign whose books are kept; empty in a sector."""
    units: Sequence[Unit]
    number: Mapping[str, int]
    begins: Sequence[str]
    """Where each unit begins: a hex, or a box in brackets."""
    first: dt.date
    last: dt.date
    moves_first: str
    """The side that goes first on the first turn; empty where that is rolled for."""
    reserve_markers: Mapping[str, int]
    caps: Mapping[str, int] | None
    """Rail and sea capacity of a turn; None where the shipping chart gives it."""
    dumps: Mapping[str, int]
    """Tokens on the map at the start."""
    goals: Mapping[str, int]
    holders: Mapping[str, str]
    """Who has each port at the start."""
    hits: Mapping[str, int]
    """Hits of each port at the start."""
    broadfront: bool
    """Whether the Broadfront restrictions bind: nations that keep off the maps of the other half."""

    @property
    @abstractmethod
    def sources(self) -> Mapping[str, tuple[int, ...]]:
        """Hexes of trace supply, by side."""

    def edge_of(self, index: int) -> tuple[str, str] | None:
        """The edge by which supply comes to a hex, and its sheet, where a campaign names it."""
        return None

    @abstractmethod
    def within(self, index: int) -> bool:
        """Whether a hex is part of the ground in play."""

    def can_stand(self, index: int) -> bool:
        """Whether counters can stand in a hex: it is land, and part of the ground in play."""
        return self.board.terrain[index] not in WATER and self.within(index)
