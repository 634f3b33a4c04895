"""The campaigns: maps and dates of the northern and southern halves, and the Broadfront restrictions."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Literal, TypedDict

from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import Few, Form

__all__ = ["Campaigns", "Maps", "Sheet", "load_campaigns"]

Sheet = Literal["A", "B", "C", "D"]


class TwoMap(Form, frozen=True, rename={"start": "from", "end": "to"}):
    """A campaign played on two of the four maps, with its first and last date."""

    label: str
    start: dt.date
    end: dt.date
    rule: str


class Maps(Form, frozen=True):
    """The map sheets of the northern and of the southern half of the map."""

    North: tuple[Sheet, ...]
    South: tuple[Sheet, ...]
    rule: str


class Broadfront(Form, frozen=True):
    """The Broadfront restrictions: minimum American supply per half of the map, and sheets barred to nations."""

    split: Few
    barred: dict[Annotated[str, one_of_words("CW", "FR", "US")], tuple[Sheet, ...]]
    rule: str

    @decides("BTR-HOUSE-04")
    def min_per_half(self, sp: int) -> int:
        """Return the minimum of `sp` American supply points that each half of the map must receive."""
        return sp // self.split

    @decides("BTR-HOUSE-04")
    def is_barred(self, nation: str, sheet: str) -> bool:
        """Return whether units of a nation may not enter a map sheet."""
        return sheet in self.barred.get(nation, ())


class ReserveMarkers(TypedDict):
    """Number of Allied Reserve markers at the start of a campaign."""

    start: Few
    rule: str


class Campaigns(Form, frozen=True):
    """The contents of `house/campaigns.toml`: the map halves, campaigns on one half, Broadfront restrictions."""

    maps: Maps
    two_map: tuple[TwoMap, ...]
    region: dict[str, Literal["North", "South"]]
    broadfront: Broadfront
    reserve_markers: ReserveMarkers

    def find_two_map(self, date: dt.date) -> TwoMap | None:
        """Return the two-map campaign (north or south) in progress on a date, or None if there is none."""
        return next((c for c in self.two_map if c.start <= date <= c.end), None)

    def dates(self, campaign: str) -> tuple[dt.date, dt.date] | None:
        """Return the first and last date of a half-map campaign such as north-1944, or None for the full campaign."""
        if campaign == "full":
            return None
        found = next(c for c in self.two_map if c.label == campaign.split("-")[1])
        return found.start, found.end

    def sheets(self, campaign: str) -> tuple[Sheet, ...]:
        """Return the map sheets of a campaign."""
        if campaign == "full":
            return (*self.maps.North, *self.maps.South)
        return self.maps.North if campaign.startswith("north") else self.maps.South

    def region_of_entry(self, nation: str, where: str, action: str) -> str:
        """Return the part of the map an arrival chart entry belongs to: North, South or both."""
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
    """Load the map halves, the campaigns on one half, and the Broadfront restrictions."""
    return files.read("house/campaigns.toml", Campaigns)
