"""Rhine, loaded: its charts, house values and map, each read when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, cast

import msgspec

from broadfront.board.hexmap import HexMap, load_map
from broadfront.board.zones import Zones
from broadfront.core.actions import Action
from broadfront.core.locations import Locations
from broadfront.core.odds import Policy
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Step
from broadfront.core.title import Playable, Title, classes_in
from broadfront.titles.rhine.arrivals import Arrivals, Campaigns, load_arrivals, load_campaigns
from broadfront.titles.rhine.calendar import Calendar, load_calendar
from broadfront.titles.rhine.clerk import actions as clerk_actions
from broadfront.titles.rhine.clerk import sequence as clerk_sequence
from broadfront.titles.rhine.clerk.describe import describe_books
from broadfront.titles.rhine.clerk.roster import BOXES, Roster, load_roster
from broadfront.titles.rhine.clerk.set_up import set_up_clerk
from broadfront.titles.rhine.clerk.state import ClerkState
from broadfront.titles.rhine.combat_table import CombatTable, load_combat
from broadfront.titles.rhine.entry import EntryHouse, load_entry
from broadfront.titles.rhine.field import actions as field_actions
from broadfront.titles.rhine.field import sequence as field_sequence
from broadfront.titles.rhine.field.describe import describe_field
from broadfront.titles.rhine.field.movement import OUTSIDE
from broadfront.titles.rhine.field.odds import POLICY, attacks_of, battle_of, outcome_of
from broadfront.titles.rhine.field.sector import Sector, load_sector
from broadfront.titles.rhine.field.set_up import set_up_field
from broadfront.titles.rhine.field.state import FieldState
from broadfront.titles.rhine.field.victory import score as score_of
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
    """The title: charts, the campaign clerk, and sectors played on the map."""

    ACTIONS = classes_in(Action, clerk_actions, field_actions)
    STEPS = clerk_sequence.STEPS + field_sequence.STEPS
    sequences: Mapping[str, tuple[Step[Any], ...]] = clerk_sequence.SEQUENCES | field_sequence.SEQUENCES

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
        return load_roster(self.files, self.arrivals, self.replacements.aircraft)

    @cached_property
    def sectors(self) -> dict[str, Sector]:
        """The sectors that can be played, by scenario."""
        return {name: load_sector(self.files, self.map, name) for name in self.card.scenarios if name != "clerk"}

    def sector(self, scenario: str) -> Sector:
        return self.sectors[scenario]

    @cached_property
    def _blank_zones(self) -> dict[str, Zones]:
        """An empty board for each sector, the hexes outside marked."""
        found: dict[str, Zones] = {}
        for name, sector in self.sectors.items():
            blank = Zones(self.map)
            for hex in range(len(self.map)):
                if not sector.within(hex):
                    for side in range(2):
                        blank.mark(side, hex, OUTSIDE)
            found[name] = blank
        return found

    def blank_zones(self, scenario: str) -> Zones:
        return self._blank_zones[scenario]

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, BOXES)

    def empty(self, scenario: str, variant: str) -> State:
        kind = ClerkState if scenario == "clerk" else FieldState
        return kind(self, variant, scenario)

    def set_up(self, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
        state = self.empty(scenario, variant)
        if isinstance(state, ClerkState):
            set_up_clerk(self, state, options)
        else:
            assert isinstance(state, FieldState)
            set_up_field(state, options)
        return state

    def over(self, state: State) -> GameOver:
        if isinstance(state, ClerkState):
            score = {f"SP {stock}": state.sp[stock] for stock in state.stocks}
            return GameOver(None, f"The campaign ends with the turn of {state.date}.", ("BTR-ARRIVAL-13",), score)
        assert isinstance(state, FieldState)
        assert state.ended is not None
        winner, reason = state.ended
        return GameOver(winner or None, reason, ("BTR-HOUSE-27",), score_of(state))

    def describe(self, state: State, side: str | None) -> str:
        """The books or the position as text, for the terminal."""
        return describe_books(state) if isinstance(state, ClerkState) else describe_field(cast("FieldState", state))

    # Odds

    def fights(self, scenario: str) -> bool:
        return scenario != "clerk"

    def battle(self, state: State, action: Action) -> Step[Any]:
        assert isinstance(state, FieldState)
        return battle_of(state, action)

    def outcome(self, before: State, after: State, action: Action) -> dict[str, Any]:
        assert isinstance(before, FieldState)
        assert isinstance(after, FieldState)
        return outcome_of(before, after, action)

    def attacks(self, state: State, side: str) -> Iterator[Action]:
        return attacks_of(state, side) if isinstance(state, FieldState) else iter(())

    def policy(self, state: State, side: str) -> Policy:
        return POLICY
