"""Units: counters of two sides, with strength, Action Rating, movement allowance and mobility.

Units of a sector come from its counter file, those of the campaign from the arrival chart.
"""

from __future__ import annotations

import csv
import io
import re
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Literal

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.rhine.data.loading import VOLUNTARY
from broadfront.titles.rhine.data.terrain import CATEGORIES, MOBILITIES
from broadfront.titles.rhine.data.words import say

__all__ = [
    "COLUMNS",
    "KINDS",
    "OFF_BOARD",
    "CounterEntry",
    "Face",
    "Kind",
    "Unit",
    "explain_regimental_equivalents",
    "load_units",
    "parse_counter_line",
    "unit_regimental_equivalents",
]  # fmt: skip

Kind = Literal["combat", "artillery", "HQ", "transport", "pontoon", "extender", "breakdown", "aircraft"]
KINDS = ("combat", "artillery", "HQ", "transport", "pontoon", "extender")
SERVICES = ("transport", "extender", "aircraft")
"""Kinds that neither fight nor stack."""
COLUMNS = (
    "id", "side", "nation", "kind", "category", "combat", "move", "steps", "re", "anti_tank", "engineer", "throw",
    "formation", "hex", "arrives", "mode",
)  # fmt: skip
FACE = r"(\()?(\d{1,3})(?(1)\))-(\d{1,2})-(\d{1,2}) (Leg|Truck|Track)"
ANTI_TANK = ("", "Light", "Heavy")
NATIONS = ("US", "CW", "FR", "GE")

HQ_DEFENSE = {"Combat": 5, "Move": 1}
"""Defense-only strength of an HQ, by mode."""
ARTILLERY_DEFENSE = 1
"""Defense-only strength of artillery, on both sides of the counter."""


class Face(msgspec.Struct, frozen=True):
    """One side of a counter, such as `22-4-3 Leg`; a strength in parentheses can only defend."""

    strength: int
    defends_only: bool
    rating: int
    allowance: int
    mobility: str

    @classmethod
    def parse(cls, text: str) -> Face:
        """Parse one side of a counter as printed; raise ValueError for text in another form.

        >>> Face.parse("(3)-2-12 Truck")
        Face(strength=3, defends_only=True, rating=2, allowance=12, mobility='Truck')
        """
        m = re.fullmatch(FACE, text.strip())
        if m is None:
            raise ValueError(f"{text!r} is no face such as 22-4-3 Leg or (3)-2-12 Truck")
        return cls(int(m[2]), bool(m[1]), int(m[3]), int(m[4]), m[5])

    def __str__(self) -> str:
        """Return the face as text that `parse` reads."""
        strength = f"({self.strength})" if self.defends_only else str(self.strength)
        return f"{strength}-{self.rating}-{self.allowance} {self.mobility}"


OFF_BOARD = Face(0, True, 0, 0, "Leg")
"""The face of counters that never stand on the map: aircraft."""


class Unit(msgspec.Struct, frozen=True, dict=True):
    """A counter; its Combat and Move side can differ in strength, movement allowance and mobility."""

    id: str
    side: str
    nation: str
    kind: Kind
    category: str
    combat: Face
    move: Face
    steps: int
    re: Fraction
    anti_tank: str = ""
    """Light, Heavy or empty: its effect on an attacker's x2 multiplier."""
    engineer: bool = False
    throw: int = 0
    """Supply throw range of an HQ, in Truck movement points."""
    formation: str = ""
    """Empty for a unit of no formation."""
    hex: str = ""
    arrives: int = 0
    """Turn of arrival, counted from the sector's first turn; 0 if it starts on the map."""
    mode: str = "Combat"
    type: str = ""
    """Type name in the arrival chart and the rebuild table; this and the fields below apply to campaign units only."""
    identifier: str = ""
    part: str = ""
    """Name of the part of its formation."""
    ratings: str = ""
    """Ratings as the chart prints them."""
    region: str = ""
    box: str = ""
    """Off-map box it starts in; empty if it arrives by the chart."""

    @cached_property
    def is_combat_unit(self) -> bool:
        """Whether the counter is a combat unit, which blocks and defends: not transport, Extender or aircraft."""
        return self.kind not in SERVICES

    @property
    def is_multi_step(self) -> bool:
        return self.steps > 1

    @cached_property
    def side_number(self) -> int:
        """Number of the side that owns the counter: 0 for allied, 1 for german."""
        return ("allied", "german").index(self.side)

    @cached_property
    def identity_key(self) -> tuple[str, ...]:
        """Key that identical counters share: nation, type and ratings, or the id for a part of a formation."""
        return (self.id,) if self.part else (self.nation, self.type.removeprefix("Brit "), self.ratings)

    @property
    @decides("OCS-UNIT-04")
    def is_independent(self) -> bool:
        """Whether the unit is independent: it has one step and belongs to no formation."""
        return not self.formation and self.steps == 1


@decides("OCS-STACK-02")
def unit_regimental_equivalents(unit: Unit, steps: int) -> Fraction:
    """Return the RE (regimental equivalents) of a unit with `steps` left; a multi-step unit loses 1 RE per step."""
    if unit.kind in SERVICES:
        return Fraction(0)
    return regimental_equivalents_after_losses(unit.re, unit.steps - steps) if unit.is_multi_step else unit.re


@decides("OCS-STACK-02")
def regimental_equivalents_after_losses(printed_re: Fraction, lost_steps: int) -> Fraction:
    """Return the RE (regimental equivalents) of a multi-step unit after step losses."""
    return printed_re - lost_steps


def explain_regimental_equivalents(unit: Unit, steps: int) -> LedgerLine:
    """Return the line that explains a unit's size in RE (regimental equivalents), with its rule."""
    size = say("size.multi-step" if unit.is_multi_step else "size.by-size", unit=unit.id)
    return LedgerLine(exact_plain(unit_regimental_equivalents(unit, steps)), size, "OCS-STACK-02")


def load_units(files: TitleFiles, name: str) -> tuple[Unit, ...]:
    """Load the counters of a sector (scenario on part of the map) from its CSV file, and check each row."""
    units: list[Unit] = []
    for line, row in files.read_rows(name, COLUMNS):
        with files.blame_file(name, line):
            units.append(_parse_unit(row))
            if any(unit.id == row["id"] for unit in units[:-1]):
                raise ValueError(f"{row['id']} stands twice")
    return tuple(units)


class CounterEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter of the physical game that a player enters, with the columns of a counter file."""

    id: str
    side: str
    nation: str
    combat: str
    hex: str
    kind: str = "combat"
    category: str = "Other"
    move: str = ""
    steps: int = 1
    re: str | int = "1"
    anti_tank: str = ""
    engineer: bool = False
    throw: int = 0
    formation: str = ""
    mode: str = "Combat"

    def to_csv_line(self) -> str:
        """Return this counter as a line of a CSV counter file."""
        row = msgspec.structs.asdict(self) | {"engineer": "yes" if self.engineer else "", "arrives": 0}
        out = io.StringIO()
        csv.writer(out, lineterminator="").writerow([row[column] for column in COLUMNS])
        return out.getvalue()


@lru_cache(maxsize=4096)
def parse_counter_line(line: str) -> Unit:
    """Parse a counter from one line of a CSV counter file."""
    return _parse_unit(dict(zip(COLUMNS, next(csv.reader([line])), strict=True)))


def _parse_whole_number(row: dict[str, str], column: str, low: int, high: int) -> int:
    """Parse a whole number from a CSV cell (0 if empty); raise ValueError if it is out of range."""
    text = row[column] or "0"
    if not re.fullmatch(r"[0-9]{1,3}", text) or not low <= int(text) <= high:
        raise ValueError(f"{row['id']}: {column} {text!r}; expected a whole number from {low} to {high}")
    return int(text)


def _parse_unit(row: dict[str, str]) -> Unit:
    """Parse a unit from a row of a CSV counter file; raise ValueError for the first bad cell."""
    if row["kind"] not in KINDS or row["category"] not in CATEGORIES or row["side"] not in ("allied", "german"):
        raise ValueError(
            f"{row['id']}: kind is one of {', '.join(KINDS)}, category of {', '.join(CATEGORIES)}, side allied, german"
        )
    if row["anti_tank"] not in ANTI_TANK:
        raise ValueError(f"{row['id']}: anti_tank is Light, Heavy or empty, not {row['anti_tank']!r}")
    if not row["hex"] or not row["id"]:
        raise ValueError(f"{row['id'] or 'a unit'} has no {'hex' if row['id'] else 'id'}")
    if row["nation"] not in NATIONS or row["engineer"] not in ("", "yes") or (row["mode"] or "Combat") not in VOLUNTARY:
        raise ValueError(
            f"{row['id']}: nation is one of {', '.join(NATIONS)}, engineer yes or empty, mode of {', '.join(VOLUNTARY)}"
        )
    if not re.fullmatch(r"\d{1,2}(/[1-9])?", row["re"]):
        raise ValueError(f"{row['id']}: re {row['re']!r}; expected a number such as 2 or 1/2")
    combat, move = Face.parse(row["combat"]), Face.parse(row["move"] or row["combat"])
    assert combat.mobility in MOBILITIES
    return Unit(
        row["id"],
        row["side"],
        row["nation"],
        row["kind"],  # type: ignore[arg-type]
        row["category"],
        combat,
        move,
        _parse_whole_number(row, "steps", 1, 9),
        Fraction(row["re"]),
        row["anti_tank"],
        row["engineer"] == "yes",
        _parse_whole_number(row, "throw", 0, 99),
        row["formation"],
        row["hex"],
        _parse_whole_number(row, "arrives", 0, 99),
        row["mode"] or "Combat",
    )
