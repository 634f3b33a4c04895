"""Reading the title's files: typed rows, and errors that name the file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles

__all__ = ["GROUNDS", "MODES", "NATIONS", "PHASES", "STOCKS", "VOLUNTARY", "DateRow", "on_date", "read"]

NATIONS = ("US", "CW")
"""The two nations that roll; the French live off the American results."""

STOCKS = ("US North", "US South", "CW North")
"""Where the Allies keep SP."""

GROUNDS = ("Dry", "Mud", "Snow")

PHASES = ("Aircraft Refit", "Reinforcement", "Movement", "Supply", "Reaction", "Combat", "Exploitation", "Clean Up")
"""The phases of a player turn, in order."""

MODES = ("Combat", "Move", "Reserve", "Strat", "Exploitation", "DG")
"""The six modes of a ground unit."""

VOLUNTARY = ("Combat", "Move", "Reserve", "Strat")
"""The modes a side may choose; Exploitation and DG come of combat."""

T = TypeVar("T")
R = TypeVar("R", bound="DateRow")


class DateRow(msgspec.Struct, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """A row that holds for the turns from one date to another; without `to` it holds on to the last turn."""

    start: dt.date
    end: dt.date | None = None
    rule: str

    def holds(self, date: dt.date) -> bool:
        return self.start <= date and (self.end is None or date <= self.end)


def read(files: TitleFiles, name: str, kind: type[T], part: str = "") -> T:
    """A TOML file, or the part of it under a key, as the given type."""
    data: Any = files.toml(name)
    if part:
        if part not in data:
            raise Invalid(f"{files.path(name)}: no [{part}].", given=name, accepted=part)
        data = data[part]
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Invalid(f"{files.path(name)}: {part}: {error}.", given=name, todo="Correct that entry.") from None


def on_date(rows: Sequence[R], date: dt.date, what: str) -> R:
    """The one row that holds on a date."""
    found = [row for row in rows if row.holds(date)]
    if len(found) != 1:
        raise Invalid(f"{what}: {len(found)} rows hold on {date.isoformat()}; each date needs exactly one.", given=what)
    return found[0]
