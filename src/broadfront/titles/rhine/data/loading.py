"""Reading the title's files: typed rows, and errors that name the file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles

__all__ = [
    "FUEL_STATES",
    "GROUNDS",
    "MODES",
    "NATIONS",
    "PHASES",
    "STOCKS",
    "VOLUNTARY",
    "Amount",
    "DateRow",
    "Few",
    "Form",
    "Nation",
    "check_one_row_per_turn",
    "row_on_date",
]

Nation = Literal["US", "CW"]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Amount = Annotated[int, msgspec.Meta(ge=-20, le=20)]


NATIONS = ("US", "CW")
"""The two nations that roll for supply and replacements; the French use the American results."""

STOCKS = ("US North", "US South", "CW North")
"""Off-map stocks in which the Allies keep supply points (SP)."""

GROUNDS = ("Dry", "Mud", "Snow")
FUEL_STATES = ("no", "for the phase", "until Clean Up")
"""Fuel states of a unit: how long it has fuel."""

PHASES = ("Aircraft Refit", "Reinforcement", "Movement", "Supply", "Reaction", "Combat", "Exploitation", "Clean Up")
"""The phases of a player turn, in order."""

MODES = ("Combat", "Move", "Reserve", "Strat", "Exploitation", "DG")
"""The six modes of a ground unit."""

VOLUNTARY = ("Combat", "Move", "Reserve", "Strat")
"""The modes a side may choose; Exploitation and DG (disorganized) only result from combat."""

R = TypeVar("R", bound="DateRow")


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of the typed tables read from data files; unknown keys are an error."""


class DateRow(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}
):
    """A table row in force from one date to another; without an end date it stays in force to the last turn."""

    start: dt.date
    end: dt.date | None = None
    rule: str

    def is_in_force(self, date: dt.date) -> bool:
        """Return whether this table row is in force on a date."""
        return self.start <= date and (self.end is None or date <= self.end)


def check_one_row_per_turn(
    files: TitleFiles, name: str, key: str, rows: Iterable[tuple[int, DateRow]], turns: Sequence[dt.date]
) -> None:
    """Raise an error unless exactly one row of a dated table is in force on each turn."""
    numbered = list(rows)
    for turn in turns:
        held = [n for n, row in numbered if row.is_in_force(turn)]
        if len(held) != 1:
            reason = f"{len(held)} rows hold on {turn.isoformat()}; each turn needs exactly one"
            raise files.file_error(name, (key, *held[-1:]), reason, given=turn.isoformat())


def row_on_date(rows: Sequence[R], date: dt.date, table_name: str) -> R:
    """Return the single row of a dated table in force on a date; raise `Invalid` if there is none or several."""
    found = [row for row in rows if row.is_in_force(date)]
    if len(found) != 1:
        raise Invalid(
            f"{table_name}: {len(found)} rows hold on {date.isoformat()}; each date needs exactly one.",
            given=table_name,
        )
    return found[0]
