"""Points of armies, bonuses of formations and leaders, army assignments, night activity."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar, Final

from broadfront.core.errors import Invalid
from broadfront.core.facts import BETWEEN, OWN_WORDS, SEQUENCE, Always, Fact, Unset, named, plain, table, with_value
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Flag, Value, one_of
from broadfront.core.rulings import exact
from broadfront.titles.wacht.data.records import SIDES
from broadfront.titles.wacht.data.words import say

MOST_HALVES, MOST_OFFERED = 99, 12
"""Maximum of an army in half points, and maximum that an editor offers in points."""
UNDER_WAY: Final[Unset] = {"not_in_fix": SEQUENCE, "not_in_editor": BETWEEN}


def _none(_state: Any) -> dict[str, Any]:
    return {}


def halves_of(points: Any) -> int:
    """Return points in halves, or -1 if they are not multiples of one half."""
    try:
        halves = 2 * Fraction(points)
    except (TypeError, ValueError, ZeroDivisionError):
        return -1
    return int(halves) if halves.denominator == 1 else -1


class Halves(Value, frozen=True):
    """Points, stored in halves."""

    def said(self, state: Any, kept: int | None) -> str:
        return str(exact(Fraction(kept or 0, 2)))

    def offered(self, state: Any) -> list[str]:
        return [self.said(state, halves) for halves in range(2 * MOST_OFFERED + 1)]

    def meant(self, state: Any, name: str, of: str, given: Any) -> int:
        halves = halves_of(given)
        if not 0 <= halves <= MOST_HALVES:
            raise Invalid(say("fix.points", amount=str(given)), parameter="to", given=given)
        return halves


class OwnArmy(Value, frozen=True):
    """An army on the side of the formation."""

    def meant(self, state: Any, name: str, of: str, given: Any) -> str:
        side = state.board.formation(of).side
        return one_of("army", given, [army.id for army in state.board.roster.armies if army.side == side])


def _armies(state: Any) -> list[str]:
    return [army.id for army in state.board.roster.armies]


class Armies(Part):
    """Points of armies, bonuses of formations and leaders, army assignments, night activity."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "fuel_status": table(initial=_none, **UNDER_WAY),
        "fuel_result": table(initial=_none, **UNDER_WAY),
        "fp": table(of=named("army", _armies), value=Halves(), fix="fuel_points", edit="fuel", not_in_file=OWN_WORDS),
        "tp": table(of=named("army", _armies), value=Halves(), fix="transport_points", not_in_file=OWN_WORDS),
        "leader_bonus": table(initial=_none, **UNDER_WAY),
        "mr_release": table(initial=_none, **UNDER_WAY),
        "mr_bonus": table(initial=_none, **UNDER_WAY),
        "manteuffel": plain(initial=Always(""), **UNDER_WAY),
        "collins": plain(initial=Always(""), **UNDER_WAY),
        "army_of": table(
            initial=lambda state: {formation.id: formation.army for formation in state.board.roster.formations},
            of=named("formation", lambda state: list(state.board.formation_of)),
            value=OwnArmy(),
            fix="army",
            not_in_file=OWN_WORDS,
            not_in_editor=OWN_WORDS,
        ),
        "switched": table(initial=_none, **UNDER_WAY),
        "night_activity": table(of=named("side", lambda _state: SIDES), value=Flag(), setter="set_night_activity"),
    }
    __slots__ = (*FACTS,)

    fuel_status: dict[str, str]
    fuel_result: dict[str, str]
    fp: dict[str, int]
    """Fuel points of each army on the Army Track, in halves."""
    tp: dict[str, int]
    """Unassigned transport points of each army, in halves."""
    leader_bonus: dict[str, int]
    mr_release: dict[str, int]
    mr_bonus: dict[str, int]
    manteuffel: str
    """The division under Manteuffel today, with the day: `116 Pz@16`."""
    collins: str
    army_of: dict[str, str]
    switched: dict[str, int]
    night_activity: dict[str, int]

    def set_night_activity(self, side: str, on: bool) -> None:
        """Set whether a side is active this night."""
        self.night_activity = with_value(self.night_activity, side, 1 if on else None)

    def give_reserve_bonus(self, formation: str, mp: int) -> None:
        self.mr_bonus[formation] = mp

    def give_leader_bonus(self, leader: str, mp: int) -> None:
        self.leader_bonus[leader] = mp

    def follow_collins(self, division: str) -> None:
        """Set the division that moves in any order this turn, or an empty string."""
        self.collins = division

    def spend_fuel(self, army: str, halves: int) -> None:
        self.fp[army] -= halves

    def set_fuel_status(self, formation: str, status: str) -> None:
        self.fuel_status[formation] = status

    def set_fuel_result(self, formation: str, result: str) -> None:
        self.fuel_result[formation] = result

    def set_transport(self, army: str, halves: int) -> None:
        """Set the unassigned transport points of an army, in halves."""
        self.tp[army] = halves
