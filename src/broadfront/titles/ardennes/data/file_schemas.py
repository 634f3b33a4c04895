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
    """Table of the cards file with the hand sizes and limits of the German deck."""

    hand: SmallCount
    hand_first_impulse_16dec: SmallCount
    supplemental_per_day: SmallCount
    once_per_game_events: tuple[str, ...]
    primary_rule: str = ""
    supplemental_rule: str = ""
    okw_rule: str = ""


class AlliedDeck(StrictTable, frozen=True):
    """Table of the cards file with the number of cards that the Allied player may draw per day."""

    two_player_draws: Annotated[dict[Day, Points], msgspec.Meta(min_length=1)]
    note: str = ""
    formations_by_corps_card: str = ""


class SpecialEvent(StrictTable, frozen=True):
    """Table of the cards file with the Allied special event of one day."""

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
    """Table of the scenarios file with a place and the victory points it is worth."""

    name: str
    value: Points


class DepotEntry(StrictTable, frozen=True):
    """Table of the scenarios file with a fuel depot and how often it can be used."""

    name: str
    uses: SmallCount
    note: str = ""


class ArmyChange(StrictTable, frozen=True):
    """Table of the scenarios file with a corps that changes army on a date."""

    corps: str
    from_army: str
    to_army: str
    date: Day


class PlacedUnit(StrictTable, frozen=True):
    """Table of the scenarios file with a unit on the map at the start and its steps."""

    id: str
    steps: int


class PlacementEntry(StrictTable, frozen=True):
    """Table of the scenarios file with the units of a side that start a scenario in one hex."""

    hex: str
    units: tuple[PlacedUnit, ...]
    side: Literal["german", "allied"] = "german"


class StateEntry(StrictTable, frozen=True):
    """Marker, such as OutOfSupply, with which a unit or all units in a hex begin a scenario."""

    state: Literal["LowSupply", "OutOfSupply", "Isolated", "OutOfFuel"]
    hex: str = ""
    unit: str = ""


class ScenarioEntry(StrictTable, frozen=True):
    """Table of the scenarios file with one scenario: its dates, set-up and victory conditions."""

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
    """Table of the scenarios file with the victory points for units that exit the map or are eliminated."""

    exit_vp_per_step: Points
    elimination_vp: Points
    holder: str = ""
    exit_rule: str = ""


class HoldingEntry(StrictTable, frozen=True):
    """Table of the scenarios file with the victory hexes whose value grows every day from a date."""

    since: Day
    points: Points
    hexes: tuple[str, ...]
    rule: str = ""


class VictoryTotals(StrictTable, frozen=True):
    """Table of the scenarios file with sums of victory points, in all and as historically held."""

    all_hexes: Points
    historical_hold_25dec: Points
    historical_hexes_25dec: tuple[str, ...]


class Fuel(StrictTable, frozen=True):
    """Table of the scenarios file with the first day of the fuel shortage."""

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
    """Table of the terrain chart with the movement costs of one terrain type."""

    name: Literal["Clear", "Broken", "Woods", "Forest"]
    rule: RuleId
    infantry: Cost
    mechanized: Cost
    frozen: Cost


class PricedEntry(StrictTable, frozen=True):
    """Table of the terrain chart with the movement cost of a road or bridge."""

    rule: RuleId
    cost: Cost


class River(StrictTable, frozen=True):
    """Table of the terrain chart that says that crossing a river takes all movement points."""

    rule: RuleId
    cost: Literal["All"]


class TerrainFile(StrictTable, frozen=True):
    """Schema of the file `charts/terrain.toml`: the terrain effects chart."""

    terrain: Annotated[tuple[TerrainRow, ...], msgspec.Meta(min_length=4)]
    road: PricedEntry
    bridge: PricedEntry
    river: River
