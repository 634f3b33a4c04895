"""Rhine, loaded: its charts, house values and map, each read when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from broadfront.board.hexmap import HexMap, load_map
from broadfront.core.actions import Action
from broadfront.core.locations import Locations
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Step
from broadfront.core.title import Playable, Scenario, Title
from broadfront.titles.rhine.arrivals import Arrivals, Campaigns, load_arrivals, load_campaigns
from broadfront.titles.rhine.calendar import Calendar, load_calendar
from broadfront.titles.rhine.combat_table import CombatTable, load_combat
from broadfront.titles.rhine.entry import EntryHouse, load_entry
from broadfront.titles.rhine.house_values import Bridges, Ports, load_bridges, load_ports
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

if TYPE_CHECKING:
    from broadfront.board.zones import Zones
    from broadfront.core.odds import Policy
    from broadfront.titles.rhine.clerk.roster import Roster
    from broadfront.titles.rhine.field.sector import Sector

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


class AttritionChart(msgspec.Struct, frozen=True):
    """Upper limits of no loss, 1, 2 and 4 steps by Action Rating."""

    rule: str
    steps: tuple[str, ...]
    rows: dict[str, tuple[int, int, int, int]]
    large: dict[str, int]


class Rhine(Charts, Playable):
    """The title: charts, the campaign clerk, and sectors played on the map.

    The games are imported when one is played, so that a chart look-up does not pay for them. A person's own data may
    add sectors: each is a scenario by the name of its files.
    """

    ADDITIONS = ("house/sectors/*.toml", "house/sectors/*.csv")

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        for file in self.files.added:
            if file.endswith(".toml"):
                name = file.removeprefix("house/sectors/").removesuffix(".toml")
                label = str(self.files.toml(file).get("label", name))
                own = {name: Scenario(label, ("two-player",), house=True)}
                self.card = msgspec.structs.replace(self.card, scenarios=self.card.scenarios | own)

    @cached_property
    def ACTIONS(self) -> tuple[type[Action], ...]:  # type: ignore[override]  # noqa: N802
        from broadfront.titles.rhine import games

        return games.ACTIONS

    @cached_property
    def STEPS(self) -> tuple[type[Step[Any]], ...]:  # type: ignore[override]  # noqa: N802
        from broadfront.titles.rhine import games

        return games.STEPS

    @cached_property
    def sequences(self) -> Mapping[str, tuple[Step[Any], ...]]:  # type: ignore[override]
        from broadfront.titles.rhine import games

        return games.SEQUENCES

    @cached_property
    def ports(self) -> Ports:
        return load_ports(self.files)

    @cached_property
    def bridges(self) -> Bridges:
        return load_bridges(self.files)

    @cached_property
    def attrition(self) -> AttritionChart:
        return read(self.files, "charts/combat.toml", AttritionChart, "attrition")

    @cached_property
    def roster(self) -> Roster:
        """The counters of the clerk."""
        from broadfront.titles.rhine.clerk.roster import load_roster

        return load_roster(self.files, self.arrivals, self.replacements.aircraft)

    @cached_property
    def sectors(self) -> dict[str, Sector]:
        """The sectors that can be played, by scenario."""
        from broadfront.titles.rhine.field.sector import load_sector

        return {name: load_sector(self.files, self.map, name) for name in self.card.scenarios if name != "clerk"}

    @cached_property
    def blank_zones(self) -> dict[str, Zones]:
        """An empty board for each sector, the hexes outside marked."""
        from broadfront.titles.rhine import games

        return {name: games.blank_zones(self.map, sector) for name, sector in self.sectors.items()}

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        from broadfront.titles.rhine.clerk.roster import BOXES

        return Locations(self.map.ids, BOXES)

    def empty(self, scenario: str, variant: str) -> State:
        from broadfront.titles.rhine import games

        return games.empty(self, scenario, variant)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        from broadfront.titles.rhine import games

        return games.set_up(self, scenario, variant, options)

    def over(self, state: State) -> GameOver:
        from broadfront.titles.rhine import games

        return games.over(state)

    def describe(self, state: State, side: str | None) -> str:
        """The books or the position as text, for the terminal."""
        from broadfront.titles.rhine import games

        return games.describe(state)

    def position(self, given: str | Mapping[str, Any]) -> State:
        """The state that the data of a position file describe; the name of a sector gives its start."""
        from broadfront.titles.rhine.field.position import load_position

        return load_position(self, {"scenario": given} if isinstance(given, str) else given)

    # Odds

    def fights(self, scenario: str) -> bool:
        return scenario != "clerk"

    def battle(self, state: State, action: Action) -> Step[Any]:
        from broadfront.titles.rhine.field.odds import battle_of

        return battle_of(state, action)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        from broadfront.titles.rhine.field.odds import outcome_of

        return outcome_of(before, after, action)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        from broadfront.titles.rhine.field.odds import attacks_of

        return attacks_of(state, side)

    def policy(self, state: State, side: str) -> Policy:
        from broadfront.titles.rhine.field.odds import POLICY

        return POLICY
