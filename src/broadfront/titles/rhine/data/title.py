"""Rhine as printed: its charts, house values, counters and map, each read when first asked for."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec

from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.core.locations import Locations
from broadfront.core.title import Scenario, Title
from broadfront.titles.rhine.data.arrivals import ArrivalChart, load_arrivals
from broadfront.titles.rhine.data.attrition import AttritionChart, load_attrition
from broadfront.titles.rhine.data.calendar import Calendar, load_calendar
from broadfront.titles.rhine.data.campaigns import Campaigns, load_campaigns
from broadfront.titles.rhine.data.combat_table import CombatTable, load_combat
from broadfront.titles.rhine.data.entry import EntryHouse, load_entry
from broadfront.titles.rhine.data.listed_counters import ListedCounter, load_set_up
from broadfront.titles.rhine.data.loading import NATIONS, check_one_row_per_turn
from broadfront.titles.rhine.data.ports_and_bridges import Bridges, Ports, load_bridges, load_ports
from broadfront.titles.rhine.data.rebuild import RebuildTable, load_rebuild
from broadfront.titles.rhine.data.replacements import ReplTable, load_replacements
from broadfront.titles.rhine.data.roster import BOXES, Roster, load_roster
from broadfront.titles.rhine.data.sector import Sector, load_sector
from broadfront.titles.rhine.data.shipping import Shipping, load_shipping
from broadfront.titles.rhine.data.supply_table import SupplyFile, SupplyTables, load_supply
from broadfront.titles.rhine.data.terrain import CombatChart, MovementChart, load_combat_terrain, load_movement_terrain
from broadfront.titles.rhine.data.theatre import Theatre, TheatreFile, load_theatre
from broadfront.titles.rhine.data.weather import AirFile, Effects, RefitRates, WeatherTable, load_effects, load_weather
from broadfront.titles.rhine.data.window import Window

__all__ = ["FOLDER", "Rhine", "load"]

FOLDER = Path(__file__).parents[1]


class Rhine(Title):
    """The printed game Rhine: charts, counters and map; files for parts of the map become scenarios."""

    ADDITIONS = ("house/sectors/*.toml", "house/sectors/*.csv")
    SHEETS_IN = "broadfront.titles.rhine.data.sheets"
    READ = (
        "calendar", "weather", "effects", "refit", "max_random_event_shift", "supply", "shipping", "replacements",
        "rebuild", "campaigns", "arrivals", "movement", "combat_terrain", "combat", "entry", "attrition", "ports",
        "bridges", "roster", "theatre", "sectors",
    )  # fmt: skip

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        for file in self.files.own_additions:
            if file.endswith(".toml"):
                name = file.removeprefix("house/sectors/").removesuffix(".toml")
                label = str(self.files.toml(file).get("label", name))
                own = {name: Scenario(label, ("two-player",), house=True)}
                self.card = msgspec.structs.replace(self.card, scenarios=self.card.scenarios | own)

    def check_data(self) -> None:
        """Read every data file, and check that dated tables cover each turn exactly once."""
        super().check_data()
        turns = self.calendar.turns
        check_one_row_per_turn(self.files, "charts/weather.toml", "row", enumerate(self.weather.rows), turns)
        check_one_row_per_turn(self.files, "charts/shipping.toml", "row", enumerate(self.shipping.rows), turns)
        status = self.files.read("charts/supply.toml", SupplyFile).status
        for nation in NATIONS:
            rows = ((n, row) for n, row in enumerate(status) if row.nation == nation)
            check_one_row_per_turn(self.files, "charts/supply.toml", "status", rows, turns)

        for name, sector in self.sectors.items():
            for key, date in (("first", sector.file.first), ("last", sector.file.last)):
                with self.files.blame_file(f"house/sectors/{name}.toml", (key,)):
                    if self.calendar.turn_number(date, key) < self.calendar.turn_number(sector.file.first, "first"):
                        raise ValueError(f"the last turn, {date}, comes before the first")

    # The charts

    @cached_property
    def calendar(self) -> Calendar:
        """Dates of the campaign turns and their announcements."""
        return load_calendar(self.files)

    @cached_property
    def weather(self) -> WeatherTable:
        """Weather table."""
        return load_weather(self.files)

    @cached_property
    def effects(self) -> Effects:
        """What each ground and flight condition allows."""
        return load_effects(self.files)

    @cached_property
    def refit(self) -> RefitRates:
        """Rates and price of aircraft refit at air bases."""
        return self.files.read("house/air.toml", AirFile).refit

    @cached_property
    def max_random_event_shift(self) -> int:
        """Largest shift of the supply column that a random event can cause, in either direction."""
        return self.files.read("house/air.toml", AirFile).random_event.most

    @cached_property
    def supply(self) -> SupplyTables:
        """Supply tables of both nations."""
        return load_supply(self.files)

    @cached_property
    def shipping(self) -> Shipping:
        """Allied rail and sea capacity by date."""
        return load_shipping(self.files)

    @cached_property
    def replacements(self) -> ReplTable:
        """Replacement tables of both nations."""
        return load_replacements(self.files)

    @cached_property
    def rebuild(self) -> RebuildTable:
        """Prices of rebuilding lost units."""
        return load_rebuild(self.files, self.replacements.aircraft)

    @cached_property
    def campaigns(self) -> Campaigns:
        """Map halves and dates of the campaigns."""
        return load_campaigns(self.files)

    @cached_property
    def arrivals(self) -> ArrivalChart:
        """Allied Arrival Chart."""
        return load_arrivals(self.files, self.calendar, self.campaigns, self.entry)

    @cached_property
    def movement(self) -> MovementChart:
        """Chart of Terrain Effects on Movement."""
        return load_movement_terrain(self.files)

    @cached_property
    def combat_terrain(self) -> CombatChart:
        """Chart of Terrain Effects on Combat."""
        return load_combat_terrain(self.files, self.movement)

    @cached_property
    def combat(self) -> CombatTable:
        """Combat table."""
        return load_combat(self.files)

    @cached_property
    def entry(self) -> EntryHouse:
        """Map places and boxes behind the place names of the arrival chart."""
        return load_entry(self.files)

    @cached_property
    def attrition(self) -> AttritionChart:
        """Attrition table for units Out of Supply."""
        return load_attrition(self.files)

    @cached_property
    def ports(self) -> Ports:
        return load_ports(self.files)

    @cached_property
    def bridges(self) -> Bridges:
        return load_bridges(self.files)

    # Map and counters

    @cached_property
    def map(self) -> HexMap:
        return load_title_map(self.files)

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        """Hexes and off-map boxes in which counters can be."""
        return Locations(self.map.ids, BOXES)

    @cached_property
    def roster(self) -> Roster:
        """All counters of the campaign."""
        return load_roster(self.files, self.arrivals, self.replacements.aircraft)

    @cached_property
    def set_up_lists(self) -> dict[str, list[ListedCounter]]:
        """Counters on the map at the start of a campaign, by map sheet, from the player's own set-up files."""
        return load_set_up(self.files)

    @cached_property
    def sectors(self) -> dict[str, Sector]:
        """Playable sectors (scenarios on part of the map) by scenario name."""
        return {name: load_sector(self.files, self.map, name) for name in self.card.scenarios if name != "clerk"}

    @cached_property
    def theatre(self) -> TheatreFile:
        """Map edges that are supply sources in campaigns."""
        return load_theatre(self.files)

    @cached_property
    def _theatres(self) -> dict[str, Theatre]:
        """Map sheets, counters and supply sources of the campaigns asked for so far, by campaign name."""
        return {}

    @cached_property
    def ports_by_hex(self) -> dict[int, str]:
        """Port names by hex index."""
        return {hex: tag for hex, tags in enumerate(self.map.tags) for tag in tags if tag in self.ports.port}

    @cached_property
    def scheldt(self) -> tuple[int, ...]:
        """Indexes of the hexes beside the Scheldt estuary."""
        return tuple(hex for hex, tags in enumerate(self.map.tags) if "scheldt" in tags)

    def window(self, scenario: str, campaign: str = "full") -> Window:
        """Return the map area, turns and counters (window) of a scenario: part of the map, or a whole campaign."""
        if scenario != "clerk":
            return self.sectors[scenario]
        if campaign not in self._theatres:
            self._theatres[campaign] = Theatre(self, campaign)
        return self._theatres[campaign]


def load(data: Path | None = None) -> Rhine:
    """Load the printed game Rhine; files in the player's `data` folder replace the bundled ones."""
    return Rhine(FOLDER, data)
