"""What is written down of a game: the calendar, the weather, the counters, the map, and the books."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from broadfront.core.errors import unknown
from broadfront.core.facts import (
    BETWEEN,
    OWN_WORDS,
    SAVED,
    SEQUENCE,
    SET_UP,
    STANDS,
    Fact,
    Table,
    Unshown,
    cells,
    column,
    entries,
    hexsides,
    named,
    places,
    plain,
    table,
)
from broadfront.core.locations import Box, Location
from broadfront.core.positions.values import Flag, Number, Place, Words, one_of
from broadfront.core.state import EarlierForm, State
from broadfront.titles.rhine.data.kept_names import CAMPAIGN_TURN, CLERK_TURN, FIELD_TURN
from broadfront.titles.rhine.data.loading import FUELLED, GROUNDS, MODES, NATIONS, STOCKS
from broadfront.titles.rhine.data.ports_and_bridges import hexside_named
from broadfront.titles.rhine.data.roster import BOXES, ON_MAP
from broadfront.titles.rhine.data.sector import Sector
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.units import Unit, unit_of
from broadfront.titles.rhine.data.weather import FLIGHTS
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.rules.state.earlier_form import EARLIER, two_kinds_of_steps

__all__ = ["ZONES", "RhineFacts"]

ZONES = ("where", "modes", "oos", "added")
"""What it rests on who stands where and whose zones reach where."""


MOST = 999
"""What a count of the books may be."""
OF_A_TURN: Final[Unshown] = {"not_in_fix": SEQUENCE, "not_in_file": SAVED, "not_in_editor": BETWEEN}
OF_THE_SCENARIO: Final[Unshown] = {"not_in_fix": SET_UP, "not_in_file": SET_UP, "not_in_editor": SET_UP}


class Standing(Place, frozen=True):
    """Where a counter is: in a sector a hex or a box, in the books of a campaign a box."""

    def choices(self, state: Any) -> Sequence[str]:
        return BOXES if state.campaign else ()

    def said(self, state: Any, kept: Any) -> str:
        if not state.campaign:
            return super().said(state, kept)
        return kept.name if isinstance(kept, Box) else ON_MAP

    def meant(self, state: Any, name: str, of: str, given: Any) -> Location:
        if not state.campaign:
            found: Location = super().meant(state, name, of, given)
            return found
        box: Location = state.title.locations.boxes[one_of("box", str(given).strip("[]"), BOXES)]
        return box


def _in_sector(state: RhineFacts) -> bool:
    return not state.campaign


def _in_campaign(state: RhineFacts) -> bool:
    return bool(state.campaign)


def _full(state: RhineFacts, unit: str) -> int:
    return state.units[state.number(unit)].steps


def rows() -> Fact:
    """The history: a mapping a turn; no rule reads it."""
    return Fact(list, list, lambda _title, data: list(data), keyed=False, **OF_A_TURN)


@cache
def _stocks(half: str) -> tuple[str, ...]:
    return tuple(name for name in STOCKS if name.endswith(half))


@cache
def _nations(half: str) -> tuple[str, ...]:
    return tuple(nation for nation in NATIONS if any(stock.startswith(nation) for stock in _stocks(half)))


class RhineFacts(State):
    FORM = 2
    EARLIER: ClassVar[Mapping[int, EarlierForm]] = EARLIER
    FACTS: ClassVar[dict[str, Fact]] = {
        # The game and its turn
        "campaign": plain(**OF_THE_SCENARIO),
        "flanks": plain(**OF_THE_SCENARIO),
        "before": plain(**OF_THE_SCENARIO),
        "turn": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="turn"),
        "ground": plain(value=Words(words=GROUNDS), setter="set_ground"),
        "flight": plain(value=Words(words=FLIGHTS), setter="set_flight"),
        "first": plain(**OF_A_TURN),
        "side": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="side"),
        "phase": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="phase"),
        "player_turns": plain(kind=bool, **OF_THE_SCENARIO),
        "ended": plain(kind=tuple[str, str] | None, initial=lambda _state: None, **OF_A_TURN),
        "history": rows(),
        # Counters
        "added": plain(not_in_fix=OWN_WORDS, not_in_file=OWN_WORDS, not_in_editor=OWN_WORDS),
        "where": places(setter="put_right", value=Standing(), not_in_file=OWN_WORDS),
        "steps": column(value=Number(high=_full), setter="put_steps_right"),
        "modes": cells(
            value=Words(words=MODES, numbered=True),
            setter="put_mode",
            file="mode",
            fix="mode",
            edit="mode",
            when=_in_sector,
        ),
        "moved": column(value=Flag(), when=_in_sector, not_in_file=SAVED, not_in_editor=BETWEEN),
        "oos": cells(
            value=Flag(),
            setter="set_oos",
            file="out_of_supply",
            fix="out_of_supply",
            edit="out_of_supply",
            when=_in_sector,
        ),
        "stocks": column(
            value=Words(words=("full", "Low", "Exhausted"), numbered=True),
            when=_in_sector,
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "fuelled": column(
            value=Words(words=FUELLED, numbered=True), when=_in_sector, not_in_file=OWN_WORDS, not_in_editor=BETWEEN
        ),
        "cargo": column(value=Number(high=TOKENS), when=_in_sector, not_in_file=SAVED, not_in_editor=BETWEEN),
        "began": plain(**OF_A_TURN),
        "left": table(**OF_A_TURN),
        "drops": table(**OF_A_TURN),
        "on_map": plain(kind=bool, **OF_THE_SCENARIO),
        "waiting": table(**OF_A_TURN),
        # The map
        "dumps": entries(
            int,
            value=None,
            not_in_file=OWN_WORDS,
            fix=("allied_dump", "german_dump"),
            edit=("dump_US", "dump_CW", "dump_german"),
        ),
        "bridges": entries(
            str,
            of=hexsides(lambda state: list(state.bridges)),
            fix="bridge",
            when=_in_sector,
            not_in_editor=BETWEEN,
            value=Words(words=("blown", "allied", "repaired", "pontoon"), none="none"),
            adds=True,
        ),
        "holder": table(fix=("holder", "port_holder"), not_in_file=STANDS, not_in_editor=STANDS),
        "hits": table(
            of=named("port", lambda state: list(state.hits)),
            value=Number(high=MOST),
            when=_in_campaign,
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "repaired": plain(**OF_A_TURN),
        "scheldt": plain(value=Flag(), when=_in_campaign, not_in_file=SAVED, not_in_editor=BETWEEN),
        "port_used": table(**OF_A_TURN),
        "railheads": table(not_in_fix=OWN_WORDS, not_in_file=OWN_WORDS, edit="railheads"),
        "hedgehogs": table(not_in_fix=OWN_WORDS, not_in_file=SAVED, not_in_editor=BETWEEN),
        "interdiction": plain(kind=bool, **OF_A_TURN),
        # The books
        "sp": table(
            of=named("stock", lambda state: list(state.sp)),
            value=Number(high=MOST),
            fix="stock",
            setter="set_stock",
            when=_in_campaign,
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "repls": table(
            of=named("repls", lambda state: list(state.repls)),
            value=Number(high=MOST),
            setter="set_repls",
            when=_in_campaign,
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "tally": table(**OF_A_TURN),
        "markers": table(**OF_A_TURN),
        "shifts": table(**OF_A_TURN),
        "caps": table(**OF_A_TURN),
    }
    DERIVED: ClassVar[Mapping[str, Iterable[str]]] = {"units_in": ("where",), "has_zone": ZONES, "zones_of": ZONES}
    """Who has moved this phase is marked in the zones too, which no finding reads."""
    title: Rhine
    campaign: str
    """full, north-1944, south-1944, north-1945 or south-1945; empty in a sector."""
    flanks: tuple[str, ...]
    """collapse_north, alpine_redoubt when chosen."""
    before: int
    """The number of the last turn before the first of this game."""
    turn: int
    """Number of the turn in the calendar."""
    ground: str
    flight: str
    first: str
    side: str
    """Whose player turn it is."""
    phase: str
    player_turns: bool
    """Whether player turns are played on the map; in a sector always."""
    ended: tuple[str, str] | None
    history: list[dict[str, Any]]

    added: tuple[str, ...]
    """Counters that were entered at the table, each as a line of a counter file."""
    where: tuple[Location, ...]
    """A hex, or a box; a counter in the box On map stands on the table, where only the books know it."""
    steps: bytearray
    modes: bytes
    moved: bytearray
    """1 when a unit spends no more MP this phase; in combat phases, when it has attacked."""
    oos: bytes
    stocks: bytearray
    """Internal stocks: 0 full, 1 Low, 2 Exhausted."""
    fuelled: bytearray
    """1 for the phase, 2 until the owner's Clean Up."""
    cargo: bytearray
    """Tokens a Transport Point carries."""
    began: tuple[int, ...]
    """Hex in which each unit began the phase, -1 off the map."""
    left: dict[str, int]
    """Twelfths of an MP that units have left after an overrun."""
    drops: dict[str, int]
    """Units with a drop plan, and the turn it was made."""
    on_map: bool
    """Whether arrivals are placed in hexes."""
    waiting: dict[str, int]
    """Units whose entry is blocked, and the place of their line in the arrival chart."""

    dumps: Table[int]
    """Tokens by side and hex: `allied A24.28`."""
    bridges: Table[str]
    """Rhine bridges that changed: `A38.34 A39.34` to blown, allied or repaired; pontoons to pontoon."""
    holder: dict[str, str]
    """Who has each port, and who last had a combat unit in each goal."""
    hits: dict[str, int]
    """Hits of each port."""
    repaired: tuple[str, ...]
    """Ports repaired this turn."""
    scheldt: bool
    """Whether the owner reports it free of German combat units."""
    port_used: dict[str, int]
    """Points of each port's capacity that were used this turn."""
    railheads: dict[str, str]
    """Hexes that a side uses as rail heads."""
    hedgehogs: dict[str, int]
    """Levels of hedgehogs, by hex."""
    interdiction: bool
    """Whether Normal flight interdicts German movement; an event may suspend it."""

    sp: dict[str, int]
    """SP on the table, by stock: `US North`."""
    repls: dict[str, int]
    """Pax and Eq kept, by nation: `US Pax`."""
    tally: dict[str, int]
    """Everything that ever came in or went out, to check the stocks against."""
    markers: dict[str, int]
    """bridge, reserve, reserve used; german reserve."""
    shifts: dict[str, int]
    caps: dict[str, int]

    window: Window
    units: Sequence[Unit]
    """What `where` places: the counters of the window, then those that were added."""
    numbers: Mapping[str, int]

    def __init__(self, title: Rhine, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.look_through(title.window(scenario), ())

    def look_through(self, window: Window, added: tuple[str, ...]) -> None:
        """The window of the game, and with it the counters."""
        self.window, self.units, self.numbers = window, window.units, window.number
        if added:
            self.units = (*window.units, *(unit_of(line) for line in added))
            self.numbers = {unit.id: n for n, unit in enumerate(self.units)}

    def derive(self) -> None:
        self.look_through(self.title.window(self.scenario, self.campaign), self.added)

    @property
    def sector(self) -> Sector:
        """The window of a game in a sector."""
        assert isinstance(self.window, Sector)
        return self.window

    def number(self, unit: str) -> int:
        found = self.numbers.get(unit)
        if found is None:
            raise unknown("unit", unit, self.numbers, parameter="unit")
        return found

    def called(self) -> Mapping[str, Sequence[str]]:
        """A counter of the campaign has its nation in its name; the others are known by nation and formation too."""
        return {
            unit.id: () if unit.id.startswith(f"{unit.nation} ") else
            (f"{unit.nation} {unit.id} {unit.formation}".strip(),)
            for unit in self.units
        }  # fmt: skip

    def hexside(self, text: str) -> str:
        return hexside_named(self.title.map, text, "of")

    # The calendar

    @property
    def date(self) -> dt.date:
        return self.title.calendar.turns[max(self.turn, self.before + 1, 1) - 1]

    @property
    def turn_of_game(self) -> int:
        """The turn counted from the first of this game; 0 before it."""
        return self.turn - self.before

    @property
    def half(self) -> str:
        """North or South in a two-map campaign; empty in the full one."""
        return "" if self.campaign == "full" else self.campaign.split("-")[0].capitalize()

    @property
    def schedule(self) -> str:
        """The campaign as the arrival chart knows it."""
        return self.campaign.split("-")[0]

    @property
    def stock_names(self) -> tuple[str, ...]:
        """SP stocks of the campaign."""
        return _stocks(self.half)

    @property
    def nations(self) -> tuple[str, ...]:
        """Nations that roll for supply and Repls: all that have a stock."""
        return _nations(self.half)

    @property
    def turn_sequence(self) -> str:
        """The name of the steps of a turn."""
        if not self.campaign:
            return FIELD_TURN
        return CAMPAIGN_TURN if self.player_turns else CLERK_TURN

    def hand_of(self, side: str) -> str:
        """Who is asked for a side: of a campaign the clerk keeps both."""
        return "allied" if self.campaign else side

    def stack_in(self, form: int | None) -> Sequence[Any]:
        return two_kinds_of_steps(self.campaign, self.stack) if form == 1 else self.stack

    def begin_turn(self) -> None:
        """The next turn: its shipping capacity, no port repaired yet, a new row of the history."""
        self.turn += 1
        shipping = self.title.shipping.row(self.date)
        self.caps = dict(self.window.caps or {"rail": shipping.rail, "sea": shipping.sea})
        self.repaired, self.port_used = (), {}
        self.history.append({"date": self.date.isoformat()})

    def end_turn(self) -> None:
        """Random events end, capacity that was not used is lost."""
        self.shifts = dict.fromkeys(NATIONS, 0)
        self.caps = {"rail": 0, "sea": 0}
        self.write_history({"stock": {name: self.sp[name] for name in self.stock_names}})

    def set_turn(self, turn: int) -> None:
        """The turn that a position is of, counted from the first of its game."""
        self.turn = self.before + turn

    def write_history(self, figures: Mapping[str, Any]) -> None:
        """More of what this turn brought. The row is a new one: copies of the state share the old."""
        if self.history:
            self.history[-1] = {**self.history[-1], **figures}

    def set_ground(self, ground: str) -> None:
        self.ground = ground
        self.write_history({"ground": ground})

    def set_flight(self, flight: str) -> None:
        self.flight = flight
        self.write_history({"flight": flight})

    def set_first(self, side: str) -> None:
        """Whose player turn comes first."""
        self.first = side
        self.write_history({"first": side})

    def begin_player_turn(self, side: str) -> None:
        self.side = side

    def end(self, winner: str, reason: str) -> None:
        """The sector is over; no winner is a draw."""
        self.ended = (winner, reason)
