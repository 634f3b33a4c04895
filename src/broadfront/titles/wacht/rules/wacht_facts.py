"""The facts of a position of Wacht: units with modes, battery state, transport and markers; bridges, fuel, the turn."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, ClassVar, Final

import msgspec

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.facts import (
    BETWEEN,
    OWN_WORDS,
    SAVED,
    SEQUENCE,
    SET_UP,
    Always,
    Fact,
    Unset,
    column,
    hexes,
    hexsides,
    locations,
    named,
    plain,
    table,
    with_value,
)
from broadfront.core.locations import Location
from broadfront.core.positions.values import Bits, Flag, Number, Value, Words, one_of
from broadfront.core.rulings import exact
from broadfront.core.state import State
from broadfront.titles.wacht.data.bridges import AS_PRINTED, BRIDGES
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.records import BATTERIES, CLASSES, MARKERS, MODES, SIDES, TRANSPORTS, Roster
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.words import say

__all__ = [
    "DESTROYED", "DONE", "LOCKED", "MOVED", "NO_LIMIT", "OVERSTACKED", "PENALISED", "RETURNING", "WachtFacts",
]  # fmt: skip

MOVED, LOCKED, DONE, OVERSTACKED, PENALISED, RETURNING = 1, 2, 4, 8, 16, 32
"""Bits of `flags`: made a move this phase; an engineer that helped across; its move is over; began the phase
overstacked; hit by the boundary penalty this player turn; its formation changed army and it begins outside the new
area."""
NO_LIMIT = 255
DESTROYED = "destroyed"
KINDS = (*BRIDGES, *(f"{kind}+safe" for kind in BRIDGES), DESTROYED)
MOST_HALVES, MOST_OFFERED = 99, 12
"""Halves of points that an army may have, and points that an editor offers."""
OF_THE_SET_UP: Final[Unset] = {"not_in_fix": SET_UP, "not_in_editor": OWN_WORDS}
UNDER_WAY: Final[Unset] = {"not_in_fix": SEQUENCE, "not_in_editor": BETWEEN}


class Halves(Value, frozen=True):
    """Points, kept in halves."""

    def said(self, state: Any, kept: int | None) -> str:
        return str(exact(Fraction(kept or 0, 2)))

    def offered(self, state: Any) -> list[str]:
        return [self.said(state, halves) for halves in range(2 * MOST_OFFERED + 1)]

    def meant(self, state: Any, name: str, of: str, given: Any) -> int:
        try:
            halves = 2 * Fraction(given)
        except (TypeError, ValueError, ZeroDivisionError):
            halves = Fraction(-1)
        if halves.denominator != 1 or not 0 <= halves <= MOST_HALVES:
            raise Invalid(say("fix.points", amount=str(given)), parameter="to", given=given)
        return int(halves)


class OwnArmy(Value, frozen=True):
    """An army of the side of a formation."""

    def meant(self, state: Any, name: str, of: str, given: Any) -> str:
        side = state.formation(of).side
        return one_of("army", given, [one.id for one in state.roster.armies if one.side == side])


def _fitting(fact: str) -> Callable[[Any, int, int], None]:
    """Sets a number of a unit, which must still make sense by the special unit table."""

    def put(state: Any, n: int, value: int) -> None:
        state.set_right(**{fact: with_value(getattr(state, fact), n, value)})
        try:
            state.profile(n)
        except BroadfrontError as error:
            said = f"{state.unit(n).id}: {error}"
            raise Invalid(said, parameter="to", given=value, accepted=error.accepted) from None

    return put


def _armies(state: Any) -> list[str]:
    return [army.id for army in state.roster.armies]


def _turns(state: Any) -> list[str]:
    return [str(state.title.game_turn(n)) for n in range(state.last_turn + 1)]


def _water(state: Any) -> list[str]:
    return sorted({state.title.atlas.key(i, d) for i, d in state.title.map.sides["rivers"]})


def _roster() -> Fact:
    def load(_title: object, data: Any) -> Roster:
        return data if isinstance(data, Roster) else msgspec.convert(data, Roster)

    return Fact(lambda held: held, msgspec.to_builtins, load, keyed=False, **OF_THE_SET_UP)


class WachtFacts(State):
    """What a position says; the setters are those of `WachtState`."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "roster": _roster(),
        "turn": plain(
            value=Words(words=_turns, numbered=True),
            not_in_file=OWN_WORDS,
        ),
        "last_turn": plain(**OF_THE_SET_UP),
        "phase": plain(initial=Always(""), **UNDER_WAY),
        "ground": plain(value=Words(words=GROUNDS)),
        "where": locations(setter="put", not_in_file=OWN_WORDS),
        "mode": column(value=Words(words=MODES, numbered=True), setter=_fitting("mode")),
        "cls": column(
            value=Words(words=CLASSES, numbered=True, none="none"),
            setter=_fitting("cls"),
            file="movement_class",
            fix="movement_class",
            edit="movement_class",
        ),
        "carried": column(value=Words(words=TRANSPORTS, numbered=True), setter=_fitting("carried")),
        "battery": column(value=Words(words=BATTERIES, numbered=True), setter=_fitting("battery")),
        "steps": column(
            value=Number(low=1, high=lambda state, unit: state.unit(state.number(unit)).steps),
            setter=_fitting("steps"),
            not_in_file=OWN_WORDS,
        ),
        "markers": column(value=Bits.of(*MARKERS), setter=_fitting("markers")),
        "flags": column(
            value=Bits(words={"moved": MOVED, "done": DONE}),
            setter="set_did",
            fix="did",
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "fuel": column(
            value=Number(high=NO_LIMIT),
            fix="fuel_limit",
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "fuel_status": table(**UNDER_WAY),
        "fuel_result": table(**UNDER_WAY),
        "fp": table(of=named("army", _armies), value=Halves(), fix="fuel_points", edit="fuel", not_in_file=OWN_WORDS),
        "tp": table(of=named("army", _armies), value=Halves(), fix="transport_points", not_in_file=OWN_WORDS),
        "leader_bonus": table(**UNDER_WAY),
        "mr_release": table(**UNDER_WAY),
        "mr_bonus": table(**UNDER_WAY),
        "manteuffel": plain(initial=Always(""), **UNDER_WAY),
        "collins": plain(initial=Always(""), **UNDER_WAY),
        "army_of": table(
            of=named("formation", lambda state: list(state.formation_of)),
            value=OwnArmy(),
            fix="army",
            not_in_file=OWN_WORDS,
            not_in_editor=OWN_WORDS,
        ),
        "switched": table(**UNDER_WAY),
        "night_activity": table(of=named("side", lambda _state: SIDES), value=Flag(), setter="set_night_activity"),
        "bridges": table(of=hexsides(_water), value=Words(words=KINDS, none=AS_PRINTED), file="bridge", fix="bridge"),
        "crossed": table(**UNDER_WAY),
        "works": table(of=hexes(), value=Words(words=("ip", "et", "fort"), none="none")),
        "dump": plain(**OF_THE_SET_UP),
    }
    title: Wacht
    roster: Roster
    turn: int
    """Number of the game turn, Dec 16 AM being 0."""
    last_turn: int
    phase: str
    """Whose phase: `german movement`, `american exploitation`, or nothing."""
    ground: str
    where: list[Location]
    mode: bytearray
    cls: bytearray
    """Class chosen for the phase by units that may choose."""
    carried: bytearray
    battery: bytearray
    steps: bytearray
    markers: bytearray
    flags: bytearray
    fuel: bytearray
    """The MA that fuel leaves a unit, or NO_LIMIT."""
    fuel_status: dict[str, str]
    fuel_result: dict[str, str]
    fp: dict[str, int]
    """Fuel points of each army on the Army Track, in halves."""
    tp: dict[str, int]
    """Transport points of each army not assigned, in halves."""
    leader_bonus: dict[str, int]
    mr_release: dict[str, int]
    mr_bonus: dict[str, int]
    manteuffel: str
    """The division under him today, with the day: `116 Pz@16`."""
    collins: str
    army_of: dict[str, str]
    switched: dict[str, int]
    night_activity: dict[str, int]
    bridges: dict[str, str]
    """Hexsides whose bridge is not the printed one: its kind, with `+safe` once it held, or `destroyed`."""
    crossed: dict[str, int]
    """Crossings counted for each bridge in this phase."""
    works: dict[str, str]
    """Fieldworks by hex: ip, et or fort."""
    dump: int
    """The game turn in which the main fuel dump of US 1st Army was captured, or -1."""
