"""Wacht, loaded: charts, house definitions, map, and what is worked out from them once."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from broadfront.core.locations import Locations
from broadfront.core.title import Title
from broadfront.titles.wacht.charts import Charts
from broadfront.titles.wacht.units import Profile, profile

if TYPE_CHECKING:
    from broadfront.board.hexmap import HexMap
    from broadfront.titles.wacht.field import Field
    from broadfront.titles.wacht.state import WachtState
    from broadfront.titles.wacht.tables import Tables


class Wacht(Title):
    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.charts = Charts(self.files)
        self.profile = lru_cache(maxsize=2048)(self._profile)
        self.area_distance = lru_cache(maxsize=64)(self._area_distance)

    def _profile(
        self, stem: str, battery: str | None, side: str, cls: str | None, carried: str, motive: str | None
    ) -> Profile:
        return profile(
            self.charts, stem, battery=battery, side=side, movement_class=cls, carried=carried, motive=motive
        )

    # The map

    @cached_property
    def map(self) -> HexMap:
        from broadfront.board.hexmap import load_map

        return load_map(self.files.path("map/hexes.txt"))

    @cached_property
    def field(self) -> Field:
        from broadfront.titles.wacht.field import Field

        return Field(self.map)

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, ["Off map"])

    def empty(self, scenario: str, variant: str) -> WachtState:
        from broadfront.titles.wacht.state import WachtState

        return WachtState(self, variant, scenario)

    @cached_property
    def tables(self) -> Tables:
        from broadfront.titles.wacht.tables import Tables

        return Tables(self.charts, self.field)

    @cached_property
    def covered_hexes(self) -> frozenset[int]:
        """Movement Covering Terrain by day, fieldworks apart."""
        features = self.charts.covering["movement"]
        return frozenset(i for i, held in enumerate(self.field.features) if not features.isdisjoint(held))

    def _area_distance(self, side: str, area: str, late: bool) -> tuple[int, ...]:
        return tuple(self.field.area_distance(side, area, late))
