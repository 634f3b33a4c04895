"""The campaigns: which maps each half has, its dates, and the Broadfront restrictions."""

from __future__ import annotations

import datetime as dt

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import read

__all__ = ["Campaigns", "load_campaigns"]


class TwoMap(msgspec.Struct, frozen=True, rename={"start": "from", "end": "to"}):
    label: str
    start: dt.date
    end: dt.date
    rule: str


class Maps(msgspec.Struct, frozen=True):
    North: tuple[str, ...]
    South: tuple[str, ...]
    rule: str


class Broadfront(msgspec.Struct, frozen=True):
    split: int
    barred: dict[str, tuple[str, ...]]
    rule: str

    @decides("BTR-HOUSE-04")
    def least(self, sp: int) -> int:
        """Of so many American SP, those that each half must get."""
        return sp // self.split

    @decides("BTR-HOUSE-04")
    def bars(self, nation: str, sheet: str) -> bool:
        """Whether units of a nation keep off a sheet of the map."""
        return sheet in self.barred.get(nation, ())


class Campaigns(msgspec.Struct, frozen=True):
    """`house/campaigns.toml`."""

    maps: Maps
    two_map: tuple[TwoMap, ...]
    region: dict[str, str]
    broadfront: Broadfront
    reserve_markers: dict[str, int | str]

    def two_map_on(self, date: dt.date) -> TwoMap | None:
        """The two-map campaign (of either half) that has a turn on a date."""
        return next((c for c in self.two_map if c.start <= date <= c.end), None)

    def region_of(self, nation: str, where: str, action: str) -> str:
        """North, South or both."""
        if action == "transfer":
            return "both"
        for region, maps in (("North", self.maps.North), ("South", self.maps.South)):
            if where == region or any(f"Map {m}" in where for m in maps):
                return region
        for name, region in self.region.items():
            if name in where or name == nation:
                return region
        return "both"


def load_campaigns(files: TitleFiles) -> Campaigns:
    return read(files, "house/campaigns.toml", Campaigns)
