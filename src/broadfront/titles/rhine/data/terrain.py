"""The two printed terrain charts: Terrain Effects on Combat and on Movement."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.questions import fold_word
from broadfront.core.reading.type_check import text_pattern
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.rhine.data.loading import GROUNDS, Form
from broadfront.titles.rhine.data.words import say

__all__ = [
    "ANY_MINOR_RIVER",
    "CATEGORIES",
    "MOBILITIES",
    "CombatChart",
    "CombatTerrain",
    "MoveCost",
    "MovementChart",
    "load_combat_terrain",
    "load_movement_terrain",
]

CATEGORIES = ("Armor", "Mech", "Other")
MOBILITIES = ("Track", "Truck", "Leg")

ANY_MINOR_RIVER = "Minor River or Canal"
"""One name for the chart's two rows of a minor river; the ground condition selects the row."""
MINOR_RIVER = {"Dry": "Minor River or Canal (Dry/Mud)", "Mud": "Minor River or Canal (Dry/Mud)"}
MINOR_RIVER_SNOW = "Minor River or Canal (Snow)"
NAMES_ON_COMBAT_CHART = {
    "Light Woods": "Woods",
    "Polder": "Polder or Swamp",
    "Swamp": "Polder or Swamp",
    "Major River/Canals": "Major River or Canal",
}
"""Combat chart rows by movement chart name, or by one half of a joint row's name."""


Cost = Annotated[
    str, text_pattern(r"^(\+?\d{1,2}|\d/[1-9](\*\*)?|All|P|ot)$", "a cost such as 1, +3, 1/2**, All, P, ot")
]
Factor = Annotated[
    str,
    text_pattern(r"^(-|x\d(/[1-9])?\*{0,2}|\[x\d(/[1-9])?\]\*{0,2})$", "a cell such as x1, x1/2**, [x2], [x1/4]* or -"),
]
CombatLine = Literal["Open", "Close", "Very Close", "Extremely Close", "ot"]


class MovementFile(Form, frozen=True):
    """The contents of `charts/movement_terrain.toml`: the chart of Terrain Effects on Movement."""

    columns: tuple[
        Literal["Dry Track"],
        Literal["Dry Truck"],
        Literal["Dry Leg"],
        Literal["Mud Track"],
        Literal["Mud Truck"],
        Literal["Mud Leg"],
        Literal["Snow Track"],
        Literal["Snow Truck"],
        Literal["Snow Leg"],
    ]
    rows: dict[str, tuple[Cost, Cost, Cost, Cost, Cost, Cost, Cost, Cost, Cost]]
    rule: dict[str, str]


class CombatFile(Form, frozen=True):
    """The contents of `charts/combat_terrain.toml`: the chart of Terrain Effects on Combat."""

    columns: tuple[Literal["Combat Line"], Literal["Armor"], Literal["Mech"], Literal["Other"]]
    rows: dict[str, tuple[CombatLine, Factor, Factor, Factor]]
    rule: dict[str, str]


class CombatTerrain(msgspec.Struct, frozen=True):
    """The effect of a terrain on an attacking or defending unit: terrain class, multiplier, attack allowed."""

    row: str
    line: str
    multiplier: Fraction
    allowed: bool
    ledger: tuple[LedgerLine, ...]
    rules: tuple[str, ...]


class CombatCell(msgspec.Struct, frozen=True):
    """A cell of the combat terrain chart, such as `[x1/2]*`: a multiplier with its restrictions."""

    text: str
    multiplier: Fraction
    attackers_only: bool
    mark: str

    @classmethod
    def parse(cls, text: str) -> CombatCell:
        """Parse a cell of the combat terrain chart such as x1, x1/2**, [x2] or -."""
        if text == "-":
            return cls(text, Fraction(1), True, "-")
        m = re.fullmatch(r"(\[?)x(\d+(?:/\d+)?)(\]?)(\*{0,2})", text)
        if m is None or bool(m[1]) != bool(m[3]):
            raise ValueError(f"{text!r} is no cell such as x1, x1/2**, [x2] or [x1/4]*")
        return cls(text, Fraction(m[2]), bool(m[1]), m[4])


class MoveCost(msgspec.Struct, frozen=True):
    """A printed movement cost: points, an added hexside cost, All, P (prohibited) or ot (other terrain)."""

    row: str
    text: str
    """The printed cost without its stars: `1/2`, `+3`, `All`, `P`, `ot`."""
    starred: bool
    rule: str

    @property
    def points(self) -> Fraction | None:
        """Movement points of this cost, or None for All, P (prohibited) and ot (other terrain)."""
        return None if self.text in ("All", "P", "ot") else Fraction(self.text.lstrip("+"))


class MovementChart:
    """The chart of Terrain Effects on Movement."""

    def __init__(self, rows: Mapping[str, tuple[str, ...]], rules: Mapping[str, str]) -> None:
        self.rows = rows
        self.rules = rules
        self._folded = {fold_word(name): name for name in rows}

    def find(self, feature: str, parameter: str = "feature") -> str:
        """Return the printed name of a terrain feature given in upper or lower case; raise an error if unknown."""
        found = self._folded.get(fold_word(feature))
        if found is None:
            raise unknown_name("terrain", feature, self.rows, parameter=parameter)
        return found

    def cost(self, feature: str, ground: str, mobility: str) -> MoveCost:
        """Return the printed movement cost of a terrain feature."""
        row = self.find(feature)
        text = self.rows[row][3 * GROUNDS.index(ground) + MOBILITIES.index(mobility)]
        return MoveCost(row, text.rstrip("*"), text.endswith("**"), self.rules[row])

    def is_prohibited(self, feature: str, ground: str, mobility: str) -> bool:
        """Return whether units of this mobility cannot enter a terrain feature."""
        return self.cost(feature, ground, mobility).text == "P"


class CombatChart:
    """The chart of Terrain Effects on Combat."""

    def __init__(
        self,
        rows: Mapping[str, tuple[str, tuple[CombatCell, ...]]],
        rules: Mapping[str, str],
        movement: MovementChart,
    ) -> None:
        self.rows = rows
        self.rules = rules
        self.movement = movement
        self._folded = {fold_word(name): name for name in rows} | {
            fold_word(a): b for a, b in NAMES_ON_COMBAT_CHART.items()
        }

    @property
    def terrain_names(self) -> list[str]:
        """All terrain names that the combat terrain chart accepts."""
        return [*self.rows, ANY_MINOR_RIVER, "Polder", "Swamp", "Light Woods"]

    def find_row(self, terrain: str, ground: str | None) -> tuple[str, tuple[str, ...]] | None:
        """Return a terrain's combat chart row and the rules that chose it; None if only the movement chart lists it."""
        folded = fold_word(terrain)
        if folded in (fold_word(ANY_MINOR_RIVER), fold_word("Minor River/Canals")):
            return MINOR_RIVER.get(ground or "Dry", MINOR_RIVER_SNOW), ("BTR-TECC-22",)
        row = self._folded.get(folded)
        if row is not None:
            rows = (*dict.fromkeys(MINOR_RIVER.values()), MINOR_RIVER_SNOW)
            if row in rows and ground is not None:
                right = MINOR_RIVER.get(ground, MINOR_RIVER_SNOW)
                if row != right:
                    raise Invalid(
                        f"terrain: {row!r} is not the row for {ground}: give {right!r}.",
                        parameter="terrain",
                        given=terrain,
                        accepted=[right],
                    )
                return row, ("BTR-TECC-22",)
            return row, ()
        if folded in {fold_word(name) for name in self.movement.rows}:
            return None
        raise unknown_name("terrain", terrain, self.terrain_names, parameter="terrain")

    def terrain_effect(
        self,
        terrain: str,
        category: str,
        side: str,
        *,
        ground: str | None = None,
        by_road: bool = False,
        mobility: str | None = None,
    ) -> CombatTerrain:
        """Return the terrain class and multiplier of a terrain in combat, and whether an attack into it is allowed."""
        found = self.find_row(terrain, ground)
        if found is None:
            line = LedgerLine(0, say("terrain.not-on-chart", row=terrain), "BTR-TECC-21")
            return CombatTerrain(terrain, "ot", Fraction(1), True, (line,), ("BTR-TECC-21",))
        row, rules = found
        line_name, cells = self.rows[row]
        cell = cells[CATEGORIES.index(category)]
        rule = self.rules[row]
        attacking = side == "attack"
        factor = cell.multiplier if attacking or not cell.attackers_only else Fraction(1)
        topic = "terrain.attacking" if attacking else "terrain.defending"
        ledger = [LedgerLine(f"x{exact_plain(factor)}", say(topic, category=category, row=row, result=cell.text), rule)]
        rules = (*rules, rule)
        if cell.attackers_only:
            rules = (*rules, "BTR-TECC-17", "OCS-COMBAT-10")
        if line_name == "ot":
            rules = (*rules, "BTR-TECC-20")
        barred = self._barred_reason(terrain, row, cell, category, ground, by_road, mobility) if attacking else None
        if barred is not None:
            ledger.append(barred)
        elif attacking and cell.mark in ("*", "**"):
            rules = (*rules, "BTR-TECC-18" if cell.mark == "*" else "BTR-TECC-19")
        return CombatTerrain(row, line_name, factor, barred is None, tuple(ledger), rules)

    def _barred_reason(
        self,
        terrain: str,
        row: str,
        cell: CombatCell,
        category: str,
        ground: str | None,
        by_road: bool,
        mobility: str | None,
    ) -> LedgerLine | None:
        """Return the reason and rule by which terrain forbids an attack, or None if the attack is allowed."""
        if cell.mark == "-":
            return LedgerLine("no", say("terrain.barred", category=category), self.rules[row])
        if by_road:
            return None
        if cell.mark == "*":
            return LedgerLine("no", say("terrain.by-road", category=category), "BTR-TECC-18")
        moving = _movement_chart_name(terrain)
        if cell.mark == "**":
            # An attack into a joint row is barred if either half of the row is prohibited.
            halves = [moving] if moving in self.movement.rows else ["Polder", "Swamp"]
            if any(self.movement.is_prohibited(half, ground or "Dry", mobility or "Track") for half in halves):
                return LedgerLine("no", say("terrain.by-road-now", category=category), "BTR-TECC-19")
        if (
            mobility is not None
            and moving in self.movement.rows
            and self.movement.is_prohibited(moving, ground or "Dry", mobility)
        ):
            return LedgerLine("no", say("terrain.cannot-enter", mobility=mobility), "OCS-COMBAT-12")
        return None


def _movement_chart_name(terrain: str) -> str:
    """Return the movement chart's name for a terrain of the combat chart."""
    folded = fold_word(terrain)
    table = {
        "Woods": "Light Woods",
        "Minor City": "City (Major or Minor)",
        "Major City": "City (Major or Minor)",
        ANY_MINOR_RIVER: "Minor River/Canals",
        "Minor River or Canal (Dry/Mud)": "Minor River/Canals",
        "Minor River or Canal (Snow)": "Minor River/Canals",
        "Major River or Canal": "Major River/Canals",
        "Polder": "Polder",
        "Swamp": "Swamp",
        "Mountain": "Mountain",
        "Rhine River": "Rhine River",
        "Rhine ferry/blown bridge": "Rhine ferry/blown bridge",
        "Blocked (sea/lake/estuary)": "Blocked (sea/lake/estuary)",
    }
    return next((name for printed, name in table.items() if fold_word(printed) == folded), terrain)


def load_movement_terrain(files: TitleFiles) -> MovementChart:
    """Load the chart of Terrain Effects on Movement."""
    name = "charts/movement_terrain.toml"
    found = files.read(name, MovementFile)
    files.check_own_keys(name, "rows")
    files.check_own_keys(name, "rule")
    return MovementChart(found.rows, found.rule)


def load_combat_terrain(files: TitleFiles, movement: MovementChart) -> CombatChart:
    """Load the chart of Terrain Effects on Combat."""
    name = "charts/combat_terrain.toml"
    found = files.read(name, CombatFile)
    files.check_own_keys(name, "rows")
    files.check_own_keys(name, "rule")
    rows = {row: (line, tuple(map(CombatCell.parse, cells))) for row, (line, *cells) in found.rows.items()}
    return CombatChart(rows, found.rule, movement)
