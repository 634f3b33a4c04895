"""The facts of a position: where every unit is and in which state, bridges, Roadblocks, who holds what; and what the
sequence of play remembers of the day, the impulse and the activation."""

from __future__ import annotations

import datetime as dt
from typing import ClassVar, Final

import msgspec

from broadfront.core.facts import Fact, Table, cells, count, entries, flag, places, plain, words
from broadfront.core.locations import Location
from broadfront.core.state import EarlierForm, State
from broadfront.titles.ardennes.data.attributes import Attributes
from broadfront.titles.ardennes.data.records import Scenario, Unit, VictoryHex
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY, Ardennes
from broadfront.titles.ardennes.rules.earlier_forms import EARLIER
from broadfront.titles.ardennes.rules.grounds import DERIVED

__all__ = ["ACTIVATION", "DAY", "GERMAN_IMPULSE", "IMPULSE", "PositionFacts"]

GAME: Final = ""
DAY: Final = "day"
IMPULSE: Final = "impulse"
GERMAN_IMPULSE: Final = "german-impulse"
ACTIVATION: Final = "activation"


def _nothing(state: PositionFacts) -> bytes:
    """No mark on any unit."""
    return bytes(len(state.units))


def _not_in_play(state: PositionFacts) -> tuple[Location, ...]:
    return (state.title.locations.boxes[NOT_IN_PLAY],) * len(state.units)


def _all_steps(state: PositionFacts) -> bytes:
    return bytes(unit.steps for unit in state.units)


def _german_hexes(state: PositionFacts) -> frozenset[str]:
    ids = state.title.map.ids
    return frozenset(ids[hex] for hex in state.holdable if hex in state.ground.german_at_start)


def _german_bridges(state: PositionFacts) -> frozenset[str]:
    german = state.ground.german_at_start
    return frozenset(c.id for c in state.ground.crossings if c.a in german and c.b in german)


class PositionFacts(State):
    """What a position file and a checkpoint hold, and the printed things it rests on."""

    FORM = 3
    DERIVED = DERIVED
    EARLIER: ClassVar[dict[int, EarlierForm]] = EARLIER
    FACTS: ClassVar[dict[str, Fact]] = {
        "day": plain(kind=int, initial=lambda state: state.plan.start),
        "where": places(initial=_not_in_play),
        "stacks": msgspec.structs.replace(entries(tuple[int, ...]), keyed=False, odds=False),
        "steps": cells(initial=_all_steps),
        "supply": cells(initial=_nothing),
        "dispersed": cells(initial=_nothing),
        "out_of_fuel": cells(initial=_nothing, span=DAY),
        "done": cells(initial=_nothing, span=ACTIVATION),
        "today": cells(initial=_nothing, span=DAY),
        "activated": cells(initial=_nothing, span=DAY),
        "ips": words(),
        "roadblocks": words(),
        "german_held": words(initial=_german_hexes),
        "bridges": entries(str),
        "german_bridges": words(initial=_german_bridges),
        "crossed": entries(int, span=ACTIVATION),
        "checked": words(span=ACTIVATION),
        "depots": entries(int),
        "exit_vp": count(),
        "meuse_reached": flag(),
        "okw_army": plain(kind=str, initial=lambda _state: ""),
        "used": words(),
        "lasting": words(span=DAY),
        "replacement_points": plain(kind=int | None, initial=lambda _state: None),
        "impulse": count(span=DAY),
        "passes": plain(kind=int | None, initial=lambda _state: None, span=DAY),
        "skips_german": flag(span=DAY),
        "skips_allied": flag(span=DAY),
        "special_event": flag(span=DAY),
        "blocked_slots": count(span=DAY),
        "allied_draws": count(span=DAY),
        "allied_deployed": count(span=DAY),
        "opened_corps": words(span=DAY),
        "division_impulses": entries(int, span=DAY),
        "division_hexes": entries(int, span=IMPULSE),
        "german_impulse": flag(span=GERMAN_IMPULSE),
        "opening": flag(span=GERMAN_IMPULSE),
        "level_spent": count(span=GERMAN_IMPULSE),
        "cards_played": count(span=GERMAN_IMPULSE),
        "attacked": words(kind=int, span=ACTIVATION),
        "tactics_used": count(span=ACTIVATION),
    }

    # The board

    day: int
    """Day of December."""
    where: tuple[Location, ...]
    stacks: Table[tuple[int, ...]]
    """By hex its units in the order in which they came, where that is not the order of their numbers. No rule asks for
    it, but lists of units are in this order, and steps keep such lists."""
    steps: bytes
    supply: bytes
    """Supply marker by unit: IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY or ISOLATED."""
    dispersed: bytes
    out_of_fuel: bytes
    done: bytes
    """Bits of what a unit did in the present activation."""
    today: bytes
    """Bits of what happened to a unit today."""
    activated: bytes
    """The impulse of its side today in which a unit was last activated, counted from 1; 0 for none."""
    ips: frozenset[str]
    """Hexes with an improved position."""
    roadblocks: frozenset[str]
    german_held: frozenset[str]
    """Cities, Towns, victory hexes and depots held by the German; the others are Allied."""
    bridges: Table[str]
    """River hexsides whose bridge is not as on the map: demolished or built."""
    german_bridges: frozenset[str]
    """Bridges held by the German; the others are Allied."""
    crossed: Table[int]
    """River hexsides used in the present activation, with bits of how."""
    checked: frozenset[str]
    """Hexes checked for a Roadblock in the present activation."""
    depots: Table[int]
    """Uses left by depot, once a mechanized German unit has entered it."""

    # The game

    exit_vp: int
    meuse_reached: bool
    """Whether a German unit has ever been adjacent to the Meuse."""
    okw_army: str
    """The army OKW units count as since their last activation; empty before."""
    used: frozenset[str]
    """Events that happened and happen once a game."""
    replacement_points: int | None
    """What the German has left of them; None before he received any."""

    # The day

    lasting: frozenset[str]
    """Events in force until the end of the day."""
    impulse: int
    """The number of the present German impulse, or of the last; 0 before the first."""
    passes: int | None
    """How often sides have passed since a card was played; None before anybody has done either."""
    skips_german: bool
    """Whether the first German impulse is skipped."""
    skips_allied: bool
    """Whether the next Allied impulse is skipped."""
    special_event: bool
    """Whether the special event of the day has happened."""
    blocked_slots: int
    """Places in the German hand that Airpower takes."""
    allied_draws: int
    """Cards the Allied player has drawn."""
    allied_deployed: int
    """Allied units that have left the Reserve."""
    opened_corps: frozenset[str]
    """Corps activated in an opening impulse of two players."""
    division_impulses: Table[int]
    """The impulse in which a German division was last activated."""

    # The impulse

    division_hexes: Table[int]
    """Where units of a German division were deployed in this impulse or phase."""
    german_impulse: bool
    """Whether the German impulse is under way."""
    opening: bool
    """Whether that is an opening impulse."""
    level_spent: int
    """What the German has spent of the Allied Command Level, in this impulse or the last of his."""
    cards_played: int
    """Cards the German has played for an impulse of their own, in this impulse or the last of his."""

    # The activation

    attacked: frozenset[int]
    """Hexes that were attacked."""
    tactics_used: int
    """Tactics the attacker has played."""

    title: Ardennes
    ground: Attributes
    units: tuple[Unit, ...]
    side_numbers: bytes
    """By unit, the number of its side."""
    vp_hexes: frozenset[int]
    holdable: frozenset[int]
    """Hexes somebody holds: Cities, Towns, depots and victory hexes."""

    def __init__(self, title: Ardennes, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.ground, self.units, self.side_numbers = title.attributes, title.units, title.side_numbers
        self.vp_hexes, self.holdable = title.vp_hexes(scenario), title.holdable(scenario)
        self.begin(GAME, DAY, IMPULSE, GERMAN_IMPULSE, ACTIVATION)
        self.derive()

    # Shared, frozen things

    @property
    def plan(self) -> Scenario:
        """The scenario's record."""
        return self.title.scenarios[self.scenario]

    @property
    def victory_hexes(self) -> tuple[VictoryHex, ...]:
        """What the rules call VP hexes in this scenario."""
        return self.plan.victory_hexes

    @property
    def date(self) -> dt.date:
        return dt.date(1944, 12, self.day)
