"""Schemas of the data files in `house/` and of the terrain chart: every allowed key and its type."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from broadfront.core.reading.type_check import text_pattern
from broadfront.titles.ardennes.data.records import ActionCard, AlliedCard, Chit, Day, DayEvent, GermanCard, SmallCount

__all__ = ["CardsFile", "ChitsFile", "PlacementEntry", "ScenarioEntry", "ScenariosFile", "TerrainFile", "VictoryEntry"]

Points = Annotated[int, msgspec.Meta(ge=0, le=999)]
Cost = Annotated[int, msgspec.Meta(ge=1, le=12)]
RuleId = Annotated[str, text_pattern(r"^ARD-[\w-]+$", "the id of a rule such as ARD-TEC-01")]


class StrictTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A TOML table that rejects unknown keys."""


class GermanDeck(StrictTable, frozen=True):
    hand: SmallCount
    hand_first_impulse_16dec: SmallCount
    supplemental_per_day: SmallCount
    once_per_game_events: tuple[str, ...]
    primary_rule: str = ""
    supplemental_rule: str = ""
    okw_rule: str = ""


class AlliedDeck(StrictTable, frozen=True):
    two_player_draws: Annotated[dict[Day, Points], msgspec.Meta(min_length=1)]
    note: str = ""
    formations_by_corps_card: str = ""


class SpecialEvent(StrictTable, frozen=True):
    date: Day
    event: DayEvent


class CardsFile(StrictTable, frozen=True):
    """Schema of the file `house/cards.toml`: the decks, the cards and the special events."""

    german_deck: GermanDeck
    allied_deck: AlliedDeck
    german_card: tuple[GermanCard, ...]
    allied_card: tuple[AlliedCard, ...]
    action_card: tuple[ActionCard, ...]
    allied_special_event: tuple[SpecialEvent, ...]
    house: bool = True


class ChitsFile(StrictTable, frozen=True):
    """Schema of the file `house/chits.toml`: the Combat Chits."""

    chit: Annotated[tuple[Chit, ...], msgspec.Meta(min_length=10)]
    meta: dict[str, object] = {}
    tuning: tuple[dict[str, object], ...] = ()
    house: bool = True


class VictoryEntry(StrictTable, frozen=True):
    name: str
    value: Points


class DepotEntry(StrictTable, frozen=True):
    name: str
    uses: SmallCount
    note: str = ""


class ArmyChange(StrictTable, frozen=True):
    corps: str
    from_army: str
    to_army: str
    date: Day


class PlacedUnit(StrictTable, frozen=True):
    id: str
    steps: int


class PlacementEntry(StrictTable, frozen=True):
    hex: str
    units: tuple[PlacedUnit, ...]
    side: Literal["german", "allied"] = "german"


class StateEntry(StrictTable, frozen=True):
    """Marker, such as OutOfSupply, with which a unit or all units in a hex begin a scenario."""

    state: Literal["LowSupply", "OutOfSupply", "Isolated", "OutOfFuel"]
    hex: str = ""
    unit: str = ""


class ScenarioEntry(StrictTable, frozen=True):
    id: str
    name: str
    start: Day
    end: Day
    setup: Literal["units.csv", "placements"]
    include_calendar: bool
    note: str
    german_win_rule: Literal["at_least", "exceed_campaign_bar"] = "at_least"
    modes: tuple[Literal["GS", "2P"], ...] = ()
    german_win_vp: Points = 0
    german_win_vp_2p: Points = 0
    start_vp: Points = 0
    calendar: str = ""
    vp_hexes: tuple[VictoryEntry, ...] | None = None
    german_held_vp: tuple[str, ...] = ()
    allied_held: tuple[str, ...] = ()
    in_reserve: tuple[str, ...] = ()
    eliminated: tuple[str, ...] = ()
    state: tuple[StateEntry, ...] = ()
    placements: tuple[PlacementEntry, ...] = ()


class VictoryRules(StrictTable, frozen=True):
    exit_vp_per_step: Points
    elimination_vp: Points
    holder: str = ""
    exit_rule: str = ""


class HoldingEntry(StrictTable, frozen=True):
    since: Day
    points: Points
    hexes: tuple[str, ...]
    rule: str = ""


class VictoryTotals(StrictTable, frozen=True):
    all_hexes: Points
    historical_hold_25dec: Points
    historical_hexes_25dec: tuple[str, ...]


class Fuel(StrictTable, frozen=True):
    shortage_from: Day


class ScenariosFile(StrictTable, frozen=True):
    """Schema of the file `house/scenarios.toml`: the scenarios and what scores victory points."""

    campaign_bar: Annotated[dict[Day, Points], msgspec.Meta(min_length=1)]
    vp_hex: tuple[VictoryEntry, ...]
    fuel_depot: tuple[DepotEntry, ...]
    army_change: tuple[ArmyChange, ...]
    scenario: tuple[ScenarioEntry, ...]
    vp_rules: VictoryRules | None = None
    holding: HoldingEntry | None = None
    vp_totals: VictoryTotals | None = None
    fuel: Fuel | None = None
    house: bool = True


class TerrainRow(StrictTable, frozen=True):
    name: Literal["Clear", "Broken", "Woods", "Forest"]
    rule: RuleId
    infantry: Cost
    mechanized: Cost
    frozen: Cost


class PricedEntry(StrictTable, frozen=True):
    rule: RuleId
    cost: Cost


class River(StrictTable, frozen=True):
    rule: RuleId
    cost: Literal["All"]


class TerrainFile(StrictTable, frozen=True):
    """Schema of the file `charts/terrain.toml`: the terrain effects chart."""

    terrain: Annotated[tuple[TerrainRow, ...], msgspec.Meta(min_length=4)]
    road: PricedEntry
    bridge: PricedEntry
    river: River
