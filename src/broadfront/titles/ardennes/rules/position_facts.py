"""The facts of a position: where every unit is and in which state, bridges, Roadblocks, who holds what; and what the
sequence of play remembers of the day, the impulse and the activation."""

from __future__ import annotations

import datetime as dt
from typing import ClassVar, Final

import msgspec

from broadfront.core.facts import (
    BETWEEN,
    NO_RULE,
    OWN_WORDS,
    SEQUENCE,
    Fact,
    Table,
    Unset,
    cells,
    count,
    entries,
    flag,
    hexes,
    hexsides,
    named,
    places,
    plain,
    words,
)
from broadfront.core.locations import Location
from broadfront.core.positions.values import Bits, Flag, HexNumber, Number, Sided, Words
from broadfront.core.state import EarlierForm, State
from broadfront.titles.ardennes.data.attributes import Attributes
from broadfront.titles.ardennes.data.records import (
    FIRST_DAY,
    GERMAN,
    LAST_DAY,
    OKW_RELEASED,
    SIDES,
    XXX_ARRIVED,
    Scenario,
    Unit,
    VictoryHex,
)
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY, Ardennes
from broadfront.titles.ardennes.rules.earlier_forms import EARLIER
from broadfront.titles.ardennes.rules.grounds import DERIVED
from broadfront.titles.ardennes.rules.markers import (
    BUILT_BRIDGE,
    CROSSED,
    DEMOLISHED,
    DID,
    HAPPENED,
    INTACT,
    LASTING,
    NO_BRIDGE,
    PATTON,
    SUPPLY_STATES,
)

__all__ = ["ACTIVATION", "DAY", "GERMAN_IMPULSE", "IMPULSE", "PositionFacts"]

GAME: Final = ""
DAY: Final = "day"
IMPULSE: Final = "impulse"
GERMAN_IMPULSE: Final = "german-impulse"
ACTIVATION: Final = "activation"


UNDER_WAY: Final[Unset] = {"not_in_fix": SEQUENCE, "not_in_editor": BETWEEN}


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


# Of what there are facts


def _road_hexes(state: PositionFacts) -> list[str]:
    return [state.ground.map.ids[hex] for hex in sorted(state.ground.road)]


def _holdable(state: PositionFacts) -> list[str]:
    return sorted(state.ground.map.ids[hex] for hex in state.holdable)


def _hexsides(state: PositionFacts) -> list[str]:
    return [c.id for c in state.ground.crossings]


def _sites(state: PositionFacts) -> list[str]:
    """River hexsides with a bridge or where one may be built."""
    return [c.id for c in state.ground.crossings if c.bridged or c.road]


def _depots(state: PositionFacts) -> list[str]:
    return [depot.name for depot in state.title.fuel_depots]


def _depot_hex(state: PositionFacts, name: str) -> str:
    return next(depot.hex for depot in state.title.fuel_depots if depot.name == name)


def _uses(state: PositionFacts, name: str) -> int:
    """The most uses that a depot has, or any."""
    return max(depot.uses for depot in state.title.fuel_depots if name in ("", depot.name))


def _once_a_game(state: PositionFacts) -> tuple[str, ...]:
    """Events that happen once a game."""
    return (*state.title.decks.once_per_game_events, PATTON, OKW_RELEASED, XXX_ARRIVED)


def _divisions(state: PositionFacts) -> list[str]:
    return sorted({unit.division for unit in state.title.units if unit.side_number == GERMAN})


def _corps(state: PositionFacts) -> list[str]:
    return sorted({unit.corps for unit in state.title.units})


class PositionFacts(State):
    """What a position file and a checkpoint hold, and the printed things it rests on."""

    FORM = 3
    DERIVED = DERIVED
    EARLIER: ClassVar[dict[int, EarlierForm]] = EARLIER
    FACTS: ClassVar[dict[str, Fact]] = {
        "day": plain(kind=int, initial=lambda state: state.plan.start, value=Number(low=FIRST_DAY, high=LAST_DAY)),
        "where": places(initial=_not_in_play, setter="put_right"),
        "stacks": msgspec.structs.replace(
            entries(tuple[int, ...], since=3, not_in_file=OWN_WORDS, not_in_fix=NO_RULE, not_in_editor=NO_RULE),
            keyed=False,
            odds=False,
        ),
        "steps": cells(
            initial=_all_steps, value=Number(high=lambda state, unit: state.title.unit(unit).steps), setter="set_steps"
        ),
        "supply": cells(initial=_nothing, value=Words(words=SUPPLY_STATES, numbered=True), setter="set_supply"),
        "dispersed": cells(initial=_nothing, value=Flag(), setter="set_dispersed"),
        "out_of_fuel": cells(initial=_nothing, span=DAY, value=Flag(), setter="set_out_of_fuel"),
        "done": cells(
            initial=_nothing, span=ACTIVATION, value=Bits.of(*DID), file="did", fix="did", not_in_editor=BETWEEN
        ),
        "today": cells(initial=_nothing, span=DAY, value=Bits.of(*HAPPENED), not_in_editor=BETWEEN),
        "activated": cells(
            initial=_nothing,
            span=DAY,
            not_in_editor=BETWEEN,
            value=Number(high=lambda state, _unit: state.impulse),
        ),
        "ips": words(of=hexes(), fix="ip", always=True),
        "roadblocks": words(of=hexes(_road_hexes), fix="roadblock", always=True),
        "german_held": words(
            initial=_german_hexes,
            of=hexes(_holdable, "place"),
            value=Sided(words=SIDES),
            file=("german_held", "allied_held"),
            fix="held",
            edit="held",
        ),
        "bridges": entries(
            str,
            of=hexsides(_hexsides, _sites),
            getter="bridge_at",
            setter="set_bridge_at",
            fix="bridge",
            value=Words(words=(INTACT, DEMOLISHED, BUILT_BRIDGE), none=NO_BRIDGE),
            adds=True,
        ),
        "german_bridges": words(
            initial=_german_bridges,
            of=hexsides(_hexsides, _sites),
            value=Sided(words=SIDES),
            file=("german_bridges", "allied_bridges"),
            fix="bridge_held",
            edit="bridge_held",
        ),
        "crossed": entries(
            int, span=ACTIVATION, of=hexsides(_hexsides), value=Bits.of(*CROSSED), section="activation", **UNDER_WAY
        ),
        "checked": words(span=ACTIVATION, of=hexes(), section="activation", **UNDER_WAY),
        "depots": entries(
            int, of=named("depot", _depots, _depot_hex), fix="depot", value=Number(high=_uses, none="none"), adds=True
        ),
        "exit_vp": count(value=Number(), always=True),
        "meuse_reached": flag(always=True),
        "okw_army": plain(
            kind=str,
            initial=lambda _state: "",
            value=Words(words=("", "6SSPz", "5Pz", "7A"), none="none"),
            always=True,
        ),
        "used": words(of=named("", _once_a_game), adds=True),
        "lasting": words(span=DAY, of=named("", lambda _state: LASTING), adds=True),
        "replacement_points": plain(kind=int | None, initial=lambda _state: None, not_in_editor=BETWEEN),
        "impulse": count(span=DAY, section="today"),
        "passes": plain(kind=int | None, initial=lambda _state: None, span=DAY, section="today", not_in_editor=BETWEEN),
        "skips_german": flag(span=DAY, section="today", not_in_editor=BETWEEN),
        "skips_allied": flag(span=DAY, section="today", not_in_editor=BETWEEN),
        "special_event": flag(span=DAY, section="today", not_in_editor=BETWEEN),
        "blocked_slots": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "allied_draws": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "allied_deployed": count(span=DAY, section="today", not_in_editor=BETWEEN),
        "opened_corps": words(span=DAY, of=named("", _corps), section="today", **UNDER_WAY),
        "division_impulses": entries(int, span=DAY, of=named("division", _divisions), section="today", **UNDER_WAY),
        "division_hexes": entries(
            int, span=IMPULSE, of=named("division", _divisions), value=HexNumber(), section="today", **UNDER_WAY
        ),
        "german_impulse": flag(span=GERMAN_IMPULSE, section="today", **UNDER_WAY),
        "opening": flag(span=GERMAN_IMPULSE, section="today", **UNDER_WAY),
        "level_spent": count(span=GERMAN_IMPULSE, section="today", not_in_editor=BETWEEN),
        "cards_played": count(span=GERMAN_IMPULSE, section="today", not_in_editor=BETWEEN),
        "attacked": words(kind=int, span=ACTIVATION, of=hexes(numbered=True), section="activation", **UNDER_WAY),
        "tactics_used": count(span=ACTIVATION, section="activation", not_in_editor=BETWEEN),
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
