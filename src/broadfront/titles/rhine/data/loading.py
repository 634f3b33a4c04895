"""Reading the title's files: typed rows, and errors that name the file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles

__all__ = [
    "FUELLED",
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
    "on_date",
]

Nation = Literal["US", "CW"]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Amount = Annotated[int, msgspec.Meta(ge=-20, le=20)]


NATIONS = ("US", "CW")
"""The two nations that roll; the French live off the American results."""

STOCKS = ("US North", "US South", "CW North")
"""Where the Allies keep SP."""

GROUNDS = ("Dry", "Mud", "Snow")
FUELLED = ("no", "for the phase", "until Clean Up")
"""How long a unit has fuel."""

PHASES = ("Aircraft Refit", "Reinforcement", "Movement", "Supply", "Reaction", "Combat", "Exploitation", "Clean Up")
"""The phases of a player turn, in order."""

MODES = ("Combat", "Move", "Reserve", "Strat", "Exploitation", "DG")
"""The six modes of a ground unit."""

VOLUNTARY = ("Combat", "Move", "Reserve", "Strat")
"""The modes a side may choose; Exploitation and DG come of combat."""

R = TypeVar("R", bound="DateRow")


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a file: a key it does not name is refused."""


class DateRow(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}
):
    """A row that holds for the turns from one date to another; without `to` it holds on to the last turn."""

    start: dt.date
    end: dt.date | None = None
    rule: str

    def holds(self, date: dt.date) -> bool:
        return self.start <= date and (self.end is None or date <= self.end)


def check_dates(
    files: TitleFiles, name: str, key: str, rows: Iterable[tuple[int, DateRow]], turns: Sequence[dt.date]
) -> None:
    """Each turn needs exactly one of these rows of a list, given with their places in it."""
    placed = list(rows)
    for turn in turns:
        held = [n for n, row in placed if row.holds(turn)]
        if len(held) != 1:
            said = f"{len(held)} rows hold on {turn.isoformat()}; each turn needs exactly one"
            raise files.wrong(name, (key, *held[-1:]), said, given=turn.isoformat())


def on_date(rows: Sequence[R], date: dt.date, what: str) -> R:
    """The one row that holds on a date."""
    found = [row for row in rows if row.holds(date)]
    if len(found) != 1:
        raise Invalid(f"{what}: {len(found)} rows hold on {date.isoformat()}; each date needs exactly one.", given=what)
    return found[0]
