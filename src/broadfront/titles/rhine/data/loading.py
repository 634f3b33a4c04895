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
    "check_dates",
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
    """Base of typed tables in data files; unknown keys are refused."""


class DateRow(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}
):
    """A row in force from one date to another; without an end date it stays in force to the last turn."""

    start: dt.date
    end: dt.date | None = None
    rule: str

    def is_in_force(self, date: dt.date) -> bool:
        """Return whether the row is in force on a date."""
        return self.start <= date and (self.end is None or date <= self.end)


def check_dates(
    files: TitleFiles, name: str, key: str, rows: Iterable[tuple[int, DateRow]], turns: Sequence[dt.date]
) -> None:
    """Raise an error unless exactly one row is in force on each turn; `rows` gives each row with its list index."""
    numbered = list(rows)
    for turn in turns:
        held = [n for n, row in numbered if row.is_in_force(turn)]
        if len(held) != 1:
            reason = f"{len(held)} rows hold on {turn.isoformat()}; each turn needs exactly one"
            raise files.file_error(name, (key, *held[-1:]), reason, given=turn.isoformat())


def row_on_date(rows: Sequence[R], date: dt.date, what: str) -> R:
    """Return the single row in force on a date; raise `Invalid` if there is none or more than one."""
    found = [row for row in rows if row.is_in_force(date)]
    if len(found) != 1:
        raise Invalid(f"{what}: {len(found)} rows hold on {date.isoformat()}; each date needs exactly one.", given=what)
    return found[0]
