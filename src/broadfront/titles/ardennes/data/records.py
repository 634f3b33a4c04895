"""Printed components as immutable records: units, cards, Combat Chits and scenarios, loaded once and never changed."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Literal

import msgspec

from broadfront.core.reading.type_check import text_pattern
from broadfront.core.rules import decides

__all__ = [
    "AIRBORNE",
    "ALLIED",
    "EISENHOWER",
    "GERMAN",
    "OKW_RELEASED",
    "SIDES",
    "XXX_ARRIVED",
    "ActionCard",
    "AlliedCard",
    "AlliedEvent",
    "AltEvent",
    "Chit",
    "Day",
    "DayEvent",
    "DeckRules",
    "FuelDepot",
    "GermanCard",
    "Placement",
    "Scenario",
    "SmallCount",
    "Unit",
    "VictoryHex",
    "december_day",
]

SIDES = ("german", "allied")
GERMAN, ALLIED = 0, 1

FIRST_DAY, LAST_DAY = 16, 29

OKW_RELEASED, XXX_ARRIVED = "OKW released", "XXX Corps arrived"
"""Once-per-game occurrences, as saved games store them in the fact `used`."""
EISENHOWER, AIRBORNE = "Eisenhower Hesitates", ("82", "101")
"""Event that delays an airborne division, and the divisions; `used` holds the event with the division it delayed."""
Day = Annotated[str, text_pattern(r"^1944-12-(1[6-9]|2[0-9])$", "a date from 1944-12-16 to 1944-12-29")]
SmallCount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Name = Annotated[str, msgspec.Meta(min_length=1)]

GermanEvent = Literal[
    "Allied Command Crisis",
    "Bridge Engineers",
    "Commandos",
    "Eisenhower Hesitates",
    "Fuel Priority",
    "Fury of Bastogne",
    "Greif Bridge Protect",
    "Ground Freeze",
    "Manteuffel Directs Traffic",
    "Monty Tidies The Lines",
    "Von Der Heydte",
    "none",
]
GermanTactic = Literal[
    "Artillery",
    "Assault Coordination",
    "Combat Engineers",
    "Corps Artillery",
    "Engineers",
    "Fixed Artillery",
    "Infantry Infiltration",
    "Panzer Battalion",
    "Press the Attack",
    "Reinforce Battle",
    "none",
]
AlliedEvent = Literal[
    "Airpower",
    "Allies Alert",
    "Artillery Barrage",
    "Break In The Clouds",
    "Engineers",
    "German Plans Intercepted",
    "Ground Freeze",
    "Patton On The Move",
    "Raise The Alarm",
    "Recover",
    "Tank Battalion",
    "Withdrawal",
    "none",
]
DayEvent = AlliedEvent | Literal["Counterattack"]
"""Possible special events of a day; Counterattack is on no card."""
AlliedTactic = Literal[
    "Airpower",
    "Artillery",
    "Assault Coordination",
    "Bug Out",
    "Combat Engineers",
    "Corps Artillery",
    "Engineers",
    "Reinforce Battle",
    "Screen",
    "Tank Battalion",
    "none",
]
Level = Literal["army", "army group", "brigade", "corps", "division", "no command", "special"]
AltEvent = Literal["", "allied_command_crisis", "eisenhower_hesitates", "patton_on_the_move"]
AlliedAction = Literal[
    "advance", "advance_attack", "attack", "entrench", "hold", "recover", "reinforce", "reinforce_attack", "withdraw"
]
Target = Literal[
    "German stack OutOfSupply, Isolated or OutOfFuel",
    "German stack next to a Surrounded Allied stack",
    "German stack with no friend within 2 hexes",
    "German-held City or Town",
    "Proximate German stack with most Allied neighbours",
    "Proximate to nearest German",
    "VP hex Proximate to Germans with fewer than 4 steps",
    "empty road Position ahead of Germans",
    "every adjacent German stack",
    "hex that closes a GAP",
    "nearest German-held VP hex",
    "nearest rearward Position of the Line",
    "one hex rearward",
    "own hex",
    "road hex on a German supply path",
    "stack adjacent to greatest German strength",
    "units of the same division",
    "weakest Proximate German stack",
    "weakest Proximate stack of the division, then corps",
    "weakest adjacent German stack",
]
Condition = Literal[
    "none",
    "ratio>=1:1",
    "ratio>=2:1",
    "ratio>=3:1",
    "ratio>=4:1",
    "ratio>=5:1",
    "ratio<2:1",
    "ratio<3:1",
    "ratio<4:1",
    "ratio<5:1",
    "flanked",
    "armor",
    "artillery",
    "airpower",
]


def december_day(date: dt.date) -> int:
    """Return the day of December 1944.

    >>> december_day(dt.date(1944, 12, 19))
    19
    """
    return date.day


class Unit(msgspec.Struct, frozen=True):
    """A counter of the game; `number` is its index in every array by unit of the game state."""

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
    """Attack and defense strength by remaining steps; `strengths[0]` is 0."""
    bracketed_at: int
    """Highest number of remaining steps at which the strength is bracketed; 0 if it never is."""
    movement: int
    selector: int
    surrender: str
    """Surrender circle: open, half or filled."""
    arrival: str
    """How the unit arrives: setup, reserve, calendar, okw or event."""
    day: int
    place: str
    """Set-up hex or place; for XXX Corps, the hex of its first deployment."""
    gs16: str
    alt_day: int
    alt_event: str
    flags: frozenset[str]
    note: str

    @property
    def label(self) -> str:
        """Designation printed on the counter, such as 990/277VG."""
        return self.unit if self.unit == self.division else f"{self.unit}/{self.division.removeprefix('CT-')}"

    @property
    def side_number(self) -> int:
        """Number of the unit's side: 0 German, 1 Allied."""
        return GERMAN if self.side == "german" else ALLIED

    @property
    @decides("ARD-H-21")
    def is_infantry(self) -> bool:
        """Whether the unit counts as infantry; every unit that is not mechanized does."""
        return not self.mechanized

    @property
    def is_armor(self) -> bool:
        """Whether the unit counts as armor: tanks, Kampfgruppen, tank battalions and tank destroyers."""
        return self.kind in ("armor", "kampfgruppe", "tank_battalion", "tank_destroyer")

    @property
    def formation(self) -> tuple[str, str, str]:
        """Names of the unit's division, corps and army, in this order."""
        return self.division, self.corps, self.army


class GermanCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"card_class": "class"}):
    """A German card, which can be played to activate formations, for its event, or as a CombatTactic."""

    id: Name
    name: str
    card_class: Literal["primary", "supplemental"]
    level: Level
    formations: tuple[str, ...]
    command_value: SmallCount
    combat_tactics_max: SmallCount
    actions_max: SmallCount
    event: GermanEvent
    tactic: GermanTactic
    available_from: dt.date
    flags: tuple[Literal["okw"], ...] = ()

    @property
    def is_primary(self) -> bool:
        """Whether the card is one of the primary cards, not a supplemental card."""
        return self.card_class == "primary"


class AlliedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"available_from": "from"}):
    """An Allied command card, which activates formations or causes an event."""

    id: Name
    number: int
    name: str
    level: Level
    formations: tuple[str, ...]
    army: Literal["", "1US", "3US", "21AG"]
    event: AlliedEvent
    tactic: AlliedTactic
    available_from: dt.date
    airpower_card: bool
    alt_from: dt.date | None = None
    alt_event: AltEvent = ""
    target_hexes: tuple[str, ...] = ()
    support: tuple[AlliedTactic, ...] = ()


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"available_from": "from"}):
    """An Allied action card, which says what an activated formation does."""

    id: Name
    number: int
    name: str
    offensive: bool
    available_from: dt.date
    units: Literal["any", "dispersed", "endangered", "infantry", "mechanized", "out_of_contact"]
    action: AlliedAction
    min_odds: SmallCount
    target: Target
    max_stacks: SmallCount
    limits: tuple[Literal["protect_vp", "no_danger_of_surround", "preserve_line"], ...]
    text: str


class Chit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Combat Chit."""

    id: Annotated[int, msgspec.Meta(ge=1, le=99)]
    name: str
    condition: Condition
    defender_hits: SmallCount
    attacker_hits: SmallCount
    day_symbol: bool

    @property
    def printed_text(self) -> str:
        """What is printed on the Combat Chit, in words."""
        when = "" if self.condition == "none" else f" if {self.condition}"
        return f"{self.name}{when}: {self.defender_hits} on the defender, {self.attacker_hits} on the attacker"


class DeckRules(msgspec.Struct, frozen=True):
    """Hand sizes and limits of the German deck."""

    hand: int
    hand_first_impulse_16dec: int
    supplemental_per_day: int
    once_per_game_events: tuple[str, ...]


class VictoryHex(msgspec.Struct, frozen=True):
    """A place worth victory points, with the id of its hex."""

    name: str
    hex: str
    value: int


class Holding(msgspec.Struct, frozen=True):
    """Campaign victory hexes that grow by `points` victory points for each day after the day `since`."""

    since: int
    points: int
    hexes: frozenset[str]


class FuelDepot(msgspec.Struct, frozen=True):
    """A fuel depot; once captured, it can cancel a limited number of OutOfFuel results."""

    name: str
    hex: str
    uses: int


class Placement(msgspec.Struct, frozen=True):
    """The hex and steps of a unit at the start of a scenario."""

    unit: int
    hex: str
    steps: int


class Scenario(msgspec.Struct, frozen=True):
    """A scenario: its dates, set-up, victory hexes and the score needed to win."""

    id: str
    name: str
    start: int
    end: int
    placements: tuple[Placement, ...]
    """Units on the map; empty when the scenario uses the set-up in units.csv."""
    uses_units_csv: bool
    calendar: bool
    victory_hexes: tuple[VictoryHex, ...]
    win_vp: int
    """Victory points that win at the end; 0 when the campaign's daily score decides."""
    win_vp_2p: int
    """Victory points that win a two-player game; 0 when the campaign's daily score decides."""
    german_held: tuple[str, ...]
    """Victory hexes German-held at the start, besides those a German unit occupies."""
    allied_held: tuple[str, ...]
    """Hexes Allied-held at the start although they lie in or east of the Westwall."""
    in_reserve: tuple[int, ...]
    eliminated: tuple[int, ...]
    supply: tuple[tuple[int, str], ...]
    """Units that start with a supply marker, each with its supply state."""
    out_of_fuel: tuple[int, ...]
    start_vp: int
    note: str
