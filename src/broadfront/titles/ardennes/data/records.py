"""What is printed on the components: units, cards, chits, scenarios. Frozen, loaded once, shared by all states."""

from __future__ import annotations

import datetime as dt

import msgspec

from broadfront.core.rules import decides

__all__ = [
    "ALLIED",
    "GERMAN",
    "OKW_RELEASED",
    "SIDES",
    "XXX_ARRIVED",
    "ActionCard",
    "AlliedCard",
    "Chit",
    "DeckRules",
    "FuelDepot",
    "GermanCard",
    "Placement",
    "Scenario",
    "Unit",
    "VictoryHex",
    "day_of",
]

SIDES = ("german", "allied")
GERMAN, ALLIED = 0, 1

FIRST_DAY, LAST_DAY = 16, 29

OKW_RELEASED, XXX_ARRIVED = "OKW released", "XXX Corps arrived"
"""What happens once a game, as saved games have it among what was used."""


def day_of(date: dt.date) -> int:
    """The day of December 1944, as the cards write it.

    >>> day_of(dt.date(1944, 12, 19))
    19
    """
    return date.day


class Unit(msgspec.Struct, frozen=True):
    """A counter. `number` is its index in every column of the state."""

    number: int
    id: str
    side: str
    army: str
    corps: str
    division: str
    unit: str
    name: str
    kind: str
    mechanized: bool
    elite: bool
    steps: int
    strengths: tuple[int, ...]
    """Attack and defence strength by remaining steps; `strengths[0]` is 0."""
    bracketed_at: int
    """Highest number of remaining steps at which the strength is bracketed; 0 for never."""
    movement: int
    selector: int
    surrender: str
    """open, half or filled."""
    arrival: str
    """setup, reserve, calendar, okw or event."""
    day: int
    place: str
    """Set-up hex or place; for XXX Corps the hex of its first deployment."""
    gs16: str
    alt_day: int
    alt_event: str
    flags: frozenset[str]
    note: str

    @property
    def side_number(self) -> int:
        return GERMAN if self.side == "german" else ALLIED

    @property
    @decides("ARD-H-21")
    def infantry(self) -> bool:
        """Every unit that is not mechanized is infantry for the rules."""
        return not self.mechanized

    @property
    def armor(self) -> bool:
        return self.kind in ("armor", "kampfgruppe", "tank_battalion", "tank_destroyer")

    @property
    def formation(self) -> tuple[str, str, str]:
        """Division, corps, army."""
        return self.division, self.corps, self.army


class GermanCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"card_class": "class"}):
    """A German card: activation of formations, an event or a combat tactic."""

    id: str
    name: str
    card_class: str
    level: str
    formations: tuple[str, ...]
    command_value: int
    combat_tactics_max: int
    actions_max: int
    event: str
    tactic: str
    available_from: dt.date
    flags: tuple[str, ...] = ()

    @property
    def primary(self) -> bool:
        return self.card_class == "primary"


class AlliedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"available_from": "from"}):
    """An Allied command card."""

    id: str
    number: int
    name: str
    level: str
    formations: tuple[str, ...]
    army: str
    event: str
    tactic: str
    available_from: dt.date
    airpower_card: bool
    alt_from: dt.date | None = None
    alt_event: str = ""
    target_hexes: tuple[str, ...] = ()
    support: tuple[str, ...] = ()


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"available_from": "from"}):
    """What an activated Allied formation does."""

    id: str
    number: int
    name: str
    offensive: bool
    available_from: dt.date
    units: str
    action: str
    min_odds: int
    target: str
    max_stacks: int
    limits: tuple[str, ...]
    text: str


class Chit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat chit."""

    id: int
    name: str
    condition: str
    defender_hits: int
    attacker_hits: int
    day_symbol: bool


class DeckRules(msgspec.Struct, frozen=True):
    """How the German deck is used."""

    hand: int
    hand_first_impulse_16dec: int
    supplemental_per_day: int
    once_per_game_events: tuple[str, ...]


class VictoryHex(msgspec.Struct, frozen=True):
    """A hex worth victory points; its hex comes from the map."""

    name: str
    hex: str
    value: int


class FuelDepot(msgspec.Struct, frozen=True):
    """A dump that cancels OutOfFuel results once taken."""

    name: str
    hex: str
    uses: int


class Placement(msgspec.Struct, frozen=True):
    """A unit in a hex at the start of a scenario."""

    unit: int
    hex: str
    steps: int


class Scenario(msgspec.Struct, frozen=True):
    """A start: set-up, victory hexes, end."""

    id: str
    name: str
    start: int
    end: int
    placements: tuple[Placement, ...]
    """Units on the map; empty when the scenario uses the set-up of units.csv."""
    uses_units_csv: bool
    calendar: bool
    victory_hexes: tuple[VictoryHex, ...]
    win_vp: int
    """Points that win at the end; 0 when the bar of the campaign decides."""
    german_held: tuple[str, ...]
    """Names of victory hexes German-held at the start, beside those a German unit stands in."""
    allied_held: tuple[str, ...]
    """Hexes Allied-held at the start although they lie in or behind the Westwall."""
    in_reserve: tuple[int, ...]
    eliminated: tuple[int, ...]
    supply: tuple[tuple[int, str], ...]
    """Units that start with a supply marker."""
    out_of_fuel: tuple[int, ...]
    start_vp: int
    note: str
