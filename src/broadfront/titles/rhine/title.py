"""Rhine, loaded: its charts, house values and map, each read when first asked for."""

from __future__ import annotations

from functools import cached_property

from broadfront.board.hexmap import HexMap, load_map
from broadfront.core.title import Title
from broadfront.titles.rhine.arrivals import Arrivals, Campaigns, load_arrivals, load_campaigns
from broadfront.titles.rhine.calendar import Calendar, load_calendar
from broadfront.titles.rhine.combat_table import CombatTable, load_combat
from broadfront.titles.rhine.entry import EntryHouse, load_entry
from broadfront.titles.rhine.loading import read
from broadfront.titles.rhine.rebuild import RebuildTable, load_rebuild
from broadfront.titles.rhine.replacements import ReplTable, load_replacements
from broadfront.titles.rhine.shipping import Shipping, load_shipping
from broadfront.titles.rhine.supply_table import SupplyTables, load_supply
from broadfront.titles.rhine.terrain import (
    CombatChart,
    MovementChart,
    load_combat_terrain,
    load_movement_terrain,
)
from broadfront.titles.rhine.weather import Effects, Refit, WeatherTable, load_effects, load_weather

__all__ = ["Rhine"]


class Charts(Title):
    """The charts: enough for every question."""

    @cached_property
    def calendar(self) -> Calendar:
        return load_calendar(self.files)

    @cached_property
    def weather(self) -> WeatherTable:
        return load_weather(self.files)

    @cached_property
    def effects(self) -> Effects:
        return load_effects(self.files)

    @cached_property
    def refit(self) -> Refit:
        return read(self.files, "house/air.toml", Refit, "refit")

    @cached_property
    def random_event_most(self) -> int:
        """The largest shift a random event may give, either way."""
        return int(self.files.toml("house/air.toml")["random_event"]["most"])

    @cached_property
    def supply(self) -> SupplyTables:
        return load_supply(self.files)

    @cached_property
    def shipping(self) -> Shipping:
        return load_shipping(self.files)

    @cached_property
    def replacements(self) -> ReplTable:
        return load_replacements(self.files)

    @cached_property
    def rebuild(self) -> RebuildTable:
        return load_rebuild(self.files, self.replacements.aircraft)

    @cached_property
    def campaigns(self) -> Campaigns:
        return load_campaigns(self.files)

    @cached_property
    def arrivals(self) -> Arrivals:
        return load_arrivals(self.files, self.calendar, self.campaigns)

    @cached_property
    def movement(self) -> MovementChart:
        return load_movement_terrain(self.files)

    @cached_property
    def combat_terrain(self) -> CombatChart:
        return load_combat_terrain(self.files, self.movement)

    @cached_property
    def combat(self) -> CombatTable:
        return load_combat(self.files)

    @cached_property
    def entry(self) -> EntryHouse:
        return load_entry(self.files)

    @cached_property
    def map(self) -> HexMap:
        return load_map(self.files.path("map/hexes.txt"))


class Rhine(Charts):
    """The title."""
