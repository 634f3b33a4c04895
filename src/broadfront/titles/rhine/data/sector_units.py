"""The units of a sector: counters of two sides, with strength, Action Rating, allowance and mobility."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Literal

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.rhine.data.terrain import CATEGORIES, MOBILITIES
from broadfront.titles.rhine.data.words import say

__all__ = ["COLUMNS", "Face", "Kind", "SectorUnit", "load_units", "re_ledger"]

Kind = Literal["combat", "artillery", "HQ", "transport", "pontoon"]
KINDS = ("combat", "artillery", "HQ", "transport", "pontoon")
COLUMNS = (
    "id", "side", "nation", "kind", "category", "combat", "move", "steps", "re", "anti_tank", "engineer", "throw",
    "formation", "hex", "arrives", "mode",
)  # fmt: skip
FACE = r"(\()?(\d+)(?(1)\))-(\d+)-(\d+) (Leg|Truck|Track)"
ANTI_TANK = ("", "Light", "Heavy")

HQ_DEFENCE = {"Combat": 5, "Move": 1}
"""Defence-only strengths of an HQ."""
ARTILLERY_DEFENCE = 1
"""Defence-only strength of artillery on either side."""


class Face(msgspec.Struct, frozen=True):
    """One side of a counter: `22-4-3 Leg`; a strength in parentheses only defends."""

    strength: int
    defends_only: bool
    rating: int
    allowance: int
    mobility: str

    @classmethod
    def parse(cls, text: str) -> Face:
        """
        >>> Face.parse("(3)-2-12 Truck")
        Face(strength=3, defends_only=True, rating=2, allowance=12, mobility='Truck')
        """
        m = re.fullmatch(FACE, text.strip())
        if m is None:
            raise ValueError(f"{text!r} is no face such as 22-4-3 Leg or (3)-2-12 Truck")
        return cls(int(m[2]), bool(m[1]), int(m[3]), int(m[4]), m[5])


class SectorUnit(msgspec.Struct, frozen=True):
    """A unit of a sector: one counter. Its Combat and Move side can differ in strength, allowance and mobility."""

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
    """Light or Heavy: what it does to an attacker's x2."""
    engineer: bool = False
    throw: int = 0
    """Throw range of an HQ in Truck MP."""
    formation: str = ""
    hex: str = ""
    arrives: int = 0
    """Turn of arrival, counted from the first of the sector; 0 when it begins on the map."""
    mode: str = "Combat"

    @property
    def fights(self) -> bool:
        """Counts as a combat unit: blocks, stacks, defends. Transport does not."""
        return self.kind != "transport"

    @property
    def multi_step(self) -> bool:
        return self.steps > 1

    @property
    def side_number(self) -> int:
        return ("allied", "german").index(self.side)


@decides("OCS-STACK-02")
def re_of(unit: SectorUnit, steps: int) -> Fraction:
    """RE of a unit with so many steps left: a multi-step unit loses one with each step."""
    if unit.kind == "transport":
        return Fraction(0)
    return re_after(unit.re, unit.steps - steps) if unit.multi_step else unit.re


@decides("OCS-STACK-02")
def re_after(printed: Fraction, lost: int) -> Fraction:
    """RE of a multi-step unit that has lost steps."""
    return printed - lost


def re_ledger(unit: SectorUnit, steps: int) -> LedgerLine:
    """RE size, by the rule."""
    size = say("size.multi-step" if unit.multi_step else "size.by-size", unit=unit.id)
    return LedgerLine(exact(re_of(unit, steps)), size, "OCS-STACK-02")


def load_units(files: TitleFiles, name: str) -> tuple[SectorUnit, ...]:
    """The counters of a sector file, checked row by row."""
    units: list[SectorUnit] = []
    for line, row in enumerate(files.rows(name, COLUMNS), 2):
        try:
            units.append(_unit(row))
        except ValueError as error:
            raise Invalid(f"{files.path(name)}, line {line}: {error}.", given=row.get("id"), accepted=COLUMNS) from None
    names = [unit.id for unit in units]
    double = next((id for id in names if names.count(id) > 1), None)
    if double is not None:
        raise Invalid(f"{files.path(name)}: {double!r} stands twice.", given=double)
    return tuple(units)


def _unit(row: dict[str, str]) -> SectorUnit:
    if row["kind"] not in KINDS or row["category"] not in CATEGORIES or row["side"] not in ("allied", "german"):
        raise ValueError(
            f"{row['id']}: kind is one of {', '.join(KINDS)}, category of {', '.join(CATEGORIES)}, side allied, german"
        )
    if row["anti_tank"] not in ANTI_TANK:
        raise ValueError(f"{row['id']}: anti_tank is Light, Heavy or empty, not {row['anti_tank']!r}")
    if not row["hex"]:
        raise ValueError(f"{row['id']} has no hex")
    combat, move = Face.parse(row["combat"]), Face.parse(row["move"] or row["combat"])
    assert combat.mobility in MOBILITIES
    return SectorUnit(
        row["id"],
        row["side"],
        row["nation"],
        row["kind"],  # type: ignore[arg-type]
        row["category"],
        combat,
        move,
        int(row["steps"]),
        Fraction(row["re"]),
        row["anti_tank"],
        row["engineer"] == "yes",
        int(row["throw"] or 0),
        row["formation"],
        row["hex"],
        int(row["arrives"] or 0),
        row["mode"] or "Combat",
    )
