"""Points of armies, bonuses of formations and leaders, army assignments, night activity."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar, Final

from broadfront.core.errors import Invalid
from broadfront.core.facts import (
    BETWEEN,
    OWN_WORDS,
    SEQUENCE,
    Constant,
    Fact,
    Unset,
    named_things_subject,
    plain,
    table,
    with_fact_value,
)
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Flag, Value, match_word
from broadfront.core.rulings import exact_plain
from broadfront.titles.wacht.data.records import SIDES
from broadfront.titles.wacht.data.words import say

MAX_HALVES, MAX_OFFERED = 99, 12
"""Maximum of an army in half points, and maximum that an editor offers in points."""
IN_PROGRESS: Final[Unset] = {"not_in_fix": SEQUENCE, "not_in_editor": BETWEEN}


def _empty_table(_state: Any) -> dict[str, Any]:
    """Return an empty table, the initial value of stored facts that arise during a game."""
    return {}


def points_in_halves(points: Any) -> int:
    """Return fuel or transport points in halves (3/2 gives 3), or -1 if they are not multiples of one half."""
    try:
        halves = 2 * Fraction(points)
    except (TypeError, ValueError, ZeroDivisionError):
        return -1
    return int(halves) if halves.denominator == 1 else -1


class Halves(Value, frozen=True):
    """Value type for fuel and transport points, stored in halves."""

    def to_plain(self, state: Any, kept: int | None) -> str:
        """Return points stored in halves as text, such as 3/2."""
        return str(exact_plain(Fraction(kept or 0, 2)))

    def editor_choices(self, state: Any) -> list[str]:
        """Return the amounts of points that the position editor offers."""
        return [self.to_plain(state, halves) for halves in range(2 * MAX_OFFERED + 1)]

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> int:
        """Return typed points as a number of halves; raise `Invalid` for other amounts."""
        halves = points_in_halves(given)
        if not 0 <= halves <= MAX_HALVES:
            raise Invalid(say("fix.points", amount=str(given)), parameter="to", given=given)
        return halves


class OwnArmy(Value, frozen=True):
    """Value type for the army of a formation: any army on the formation's side."""

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> str:
        """Return the army on the formation's side that typed text means."""
        side = state.board.formation(of).side
        return match_word("army", given, [army.id for army in state.board.roster.armies if army.side == side])


def _army_ids(state: Any) -> list[str]:
    """Return the ids of all armies."""
    return [army.id for army in state.board.roster.armies]


class Armies(Part):
    """The part of the game state about armies: their points, formations, leader bonuses and night activity."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "fuel_status": table(initial=_empty_table, **IN_PROGRESS),
        "fuel_result": table(initial=_empty_table, **IN_PROGRESS),
        "fp": table(
            of=named_things_subject("army", _army_ids),
            value=Halves(),
            fix="fuel_points",
            edit="fuel",
            not_in_file=OWN_WORDS,
        ),
        "tp": table(
            of=named_things_subject("army", _army_ids), value=Halves(), fix="transport_points", not_in_file=OWN_WORDS
        ),
        "leader_bonus": table(initial=_empty_table, **IN_PROGRESS),
        "mr_release": table(initial=_empty_table, **IN_PROGRESS),
        "mr_bonus": table(initial=_empty_table, **IN_PROGRESS),
        "manteuffel": plain(initial=Constant(""), **IN_PROGRESS),
        "collins": plain(initial=Constant(""), **IN_PROGRESS),
        "army_of": table(
            initial=lambda state: {formation.id: formation.army for formation in state.board.roster.formations},
            of=named_things_subject("formation", lambda state: list(state.board.formation_of)),
            value=OwnArmy(),
            fix="army",
            not_in_file=OWN_WORDS,
            not_in_editor=OWN_WORDS,
        ),
        "switched": table(initial=_empty_table, **IN_PROGRESS),
        "night_activity": table(
            of=named_things_subject("side", lambda _state: SIDES), value=Flag(), setter="set_night_activity"
        ),
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
        """Set whether a side carries on Extended Night Activity."""
        self.night_activity = with_fact_value(self.night_activity, side, 1 if on else None)

    def give_reserve_bonus(self, formation: str, mp: int) -> None:
        """Give a formation movement points for its release from reserve."""
        self.mr_bonus[formation] = mp

    def give_leader_bonus(self, leader: str, mp: int) -> None:
        """Record the movement points that a leader's die roll adds to the units he commands."""
        self.leader_bonus[leader] = mp

    def set_collins_division(self, division: str) -> None:
        """Set the division that may move its units in any order this turn (leader Collins), or an empty string."""
        self.collins = division

    def spend_fuel(self, army: str, halves: int) -> None:
        """Take fuel points, in halves, from an army."""
        self.fp[army] -= halves

    def set_fuel_status(self, formation: str, status: str) -> None:
        """Set the fuel status of a formation: Normal, Low or None."""
        self.fuel_status[formation] = status

    def set_fuel_result(self, formation: str, result: str) -> None:
        """Set what a formation rolled for fuel and how its owner uses it, such as `3 units` or `4 ma`."""
        self.fuel_result[formation] = result

    def set_transport(self, army: str, halves: int) -> None:
        """Set the unassigned transport points of an army, in halves."""
        self.tp[army] = halves
