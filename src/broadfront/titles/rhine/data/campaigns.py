"""The campaigns: which maps each half has, its dates, and the Broadfront restrictions."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Literal, TypedDict

from broadfront.core.files import TitleFiles
from broadfront.core.reading.typed import among
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["Campaigns", "Maps", "Sheet", "load_campaigns"]

Sheet = Literal["A", "B", "C", "D"]


class TwoMap(Form, frozen=True, rename={"start": "from", "end": "to"}):
    label: str
    start: dt.date
    end: dt.date
    rule: str


class Maps(Form, frozen=True):
    North: tuple[Sheet, ...]
    South: tuple[Sheet, ...]
    rule: str


class Broadfront(Form, frozen=True):
    split: Few
    barred: dict[Annotated[str, among("CW", "FR", "US")], tuple[Sheet, ...]]
    rule: str

    @decides("BTR-HOUSE-04")
    def least(self, sp: int) -> int:
        """Of so many American SP, those that each half must get."""
        return sp // self.split

    @decides("BTR-HOUSE-04")
    def bars(self, nation: str, sheet: str) -> bool:
        """Whether units of a nation keep off a sheet of the map."""
        return sheet in self.barred.get(nation, ())


class ReserveMarkers(TypedDict):
    start: Few
    rule: str


class Campaigns(Form, frozen=True):
    """`house/campaigns.toml`."""

    maps: Maps
    two_map: tuple[TwoMap, ...]
    region: dict[str, Literal["North", "South"]]
    broadfront: Broadfront
    reserve_markers: ReserveMarkers

    def two_map_on(self, date: dt.date) -> TwoMap | None:
        """The two-map campaign (of either half) that has a turn on a date."""
        return next((c for c in self.two_map if c.start <= date <= c.end), None)

    def dates(self, campaign: str) -> tuple[dt.date, dt.date] | None:
        """First and last date of a two-map campaign such as north-1944; None for the full one."""
        if campaign == "full":
            return None
        found = next(c for c in self.two_map if c.label == campaign.split("-")[1])
        return found.start, found.end

    def sheets(self, campaign: str) -> tuple[Sheet, ...]:
        """The sheets of the map that a campaign is played on."""
        if campaign == "full":
            return (*self.maps.North, *self.maps.South)
        return self.maps.North if campaign.startswith("north") else self.maps.South

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
    return files.read("house/campaigns.toml", Campaigns)
