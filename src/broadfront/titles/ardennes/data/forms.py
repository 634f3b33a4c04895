"""File schemas of the house files and the terrain chart: every allowed key and its type."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from broadfront.core.reading.typed import such_text
from broadfront.titles.ardennes.data.records import ActionCard, AlliedCard, Chit, Day, DayEvent, Few, GermanCard

__all__ = ["CardsFile", "ChitsFile", "Placed", "ScenarioEntry", "ScenariosFile", "TerrainFile", "VictoryEntry"]

Points = Annotated[int, msgspec.Meta(ge=0, le=999)]
Cost = Annotated[int, msgspec.Meta(ge=1, le=12)]
RuleId = Annotated[str, such_text(r"^ARD-[\w-]+$", "the id of a rule such as ARD-TEC-01")]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A TOML table that rejects unknown keys."""


class GermanDeck(Form, frozen=True):
    hand: Few
    hand_first_impulse_16dec: Few
    supplemental_per_day: Few
    once_per_game_events: tuple[str, ...]
    primary_rule: str = ""
    supplemental_rule: str = ""
    okw_rule: str = ""


class AlliedDeck(Form, frozen=True):
    two_player_draws: Annotated[dict[Day, Points], msgspec.Meta(min_length=1)]
    note: str = ""
    formations_by_corps_card: str = ""


class SpecialEvent(Form, frozen=True):
    date: Day
    event: DayEvent


class CardsFile(Form, frozen=True):
    """`house/cards.toml`."""

    german_deck: GermanDeck
    allied_deck: AlliedDeck
    german_card: tuple[GermanCard, ...]
    allied_card: tuple[AlliedCard, ...]
    action_card: tuple[ActionCard, ...]
    allied_special_event: tuple[SpecialEvent, ...]
    house: bool = True


class ChitsFile(Form, frozen=True):
    """`house/chits.toml`."""

    chit: Annotated[tuple[Chit, ...], msgspec.Meta(min_length=10)]
    meta: dict[str, object] = {}
    tuning: tuple[dict[str, object], ...] = ()
    house: bool = True


class VictoryEntry(Form, frozen=True):
    name: str
    value: Points


class DepotEntry(Form, frozen=True):
    name: str
    uses: Few
    note: str = ""


class ArmyChange(Form, frozen=True):
    corps: str
    from_army: str
    to_army: str
    date: Day


class PlacedUnit(Form, frozen=True):
    id: str
    steps: int


class Placed(Form, frozen=True):
    hex: str
    units: tuple[PlacedUnit, ...]
    side: Literal["german", "allied"] = "german"


class StateEntry(Form, frozen=True):
    """Starting state of one unit, or of all units in a hex."""

    state: Literal["LowSupply", "OutOfSupply", "Isolated", "OutOfFuel"]
    hex: str = ""
    unit: str = ""


class ScenarioEntry(Form, frozen=True):
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
    placements: tuple[Placed, ...] = ()


class VictoryRules(Form, frozen=True):
    exit_vp_per_step: Points
    elimination_vp: Points
    holder: str = ""
    exit_rule: str = ""


class HoldingEntry(Form, frozen=True):
    since: Day
    points: Points
    hexes: tuple[str, ...]
    rule: str = ""


class VictoryTotals(Form, frozen=True):
    all_hexes: Points
    historical_hold_25dec: Points
    historical_hexes_25dec: tuple[str, ...]


class Fuel(Form, frozen=True):
    shortage_from: Day


class ScenariosFile(Form, frozen=True):
    """`house/scenarios.toml`."""

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


class TerrainRow(Form, frozen=True):
    name: Literal["Clear", "Broken", "Woods", "Forest"]
    rule: RuleId
    infantry: Cost
    mechanized: Cost
    frozen: Cost


class Priced(Form, frozen=True):
    rule: RuleId
    cost: Cost


class River(Form, frozen=True):
    rule: RuleId
    cost: Literal["All"]


class TerrainFile(Form, frozen=True):
    """`charts/terrain.toml`."""

    terrain: Annotated[tuple[TerrainRow, ...], msgspec.Meta(min_length=4)]
    road: Priced
    bridge: Priced
    river: River
