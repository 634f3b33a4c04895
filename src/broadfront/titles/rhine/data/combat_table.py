"""The OCS combat table: odds, Surprise and results, with exact distributions."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import Annotated

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words, text_pattern
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.tables import Distribution, Table, dice
from broadfront.titles.rhine.data.loading import Few, Form
from broadfront.titles.rhine.data.words import say

__all__ = [
    "ANTI_TANK_MULTIPLIER",
    "LINES",
    "CombatTable",
    "Result",
    "anti_tank_rule",
    "load_combat",
    "pick_terrain",
    "round_half_up",
    "surprise_columns",
]

LINES = ("open", "close", "very close", "extremely close")
Line = Annotated[str, one_of_words(*LINES)]
Odds = Annotated[str, text_pattern(r"^[1-9]\d{0,2}:[1-9]\d{0,2}$", "odds such as 3:1")]
SIDE_RESULT = r"(L\d)?(o\d)?(e\d)?"
Cell = Annotated[
    str, text_pattern(rf"^A{SIDE_RESULT}( D{SIDE_RESULT})?( DG)?$", "a combat result such as AL1o1 Do1 or Ae3 DL2o2 DG")
]


@decides("OCS-ROUND-01")
def round_half_up(number: Fraction) -> int:
    """Round to the nearest whole number, halves up.

    >>> round_half_up(Fraction(7, 2)), round_half_up(Fraction(10, 3))
    (4, 3)
    """
    return int(number + Fraction(1, 2))


@decides("OCS-COMBAT-15")
def surprise_columns(side: str, face: int) -> int:
    """Return the column shift for the Surprise die: right for the attacker, left for the defender, 0 for `none`."""
    return {"attacker": face, "defender": -face, "none": 0}[side]


ANTI_TANK_MULTIPLIER = Fraction(3, 2)
"""Multiplier that replaces x2 against anti-tank units."""


def anti_tank_rule(category: str, levels: Collection[str]) -> str:
    """Return the rule that reduces an attacker's x2 against anti-tank units of these levels, or an empty string.

    Heavy anti-tank affects Armor and Mech, Light only Mech.
    """
    return "OCS-COMBAT-11" if "Heavy" in levels or (category == "Mech" and "Light" in levels) else ""


@decides("OCS-COMBAT-09")
def pick_terrain(strengths: Mapping[str, Fraction]) -> str:
    """Return the terrain the defender picks, in the hex or on the hexside: the one with the lowest attack strength."""
    return min(strengths, key=strengths.__getitem__)


Columns = Annotated[tuple[Odds, ...], msgspec.Meta(min_length=1)]
Four, Two = msgspec.Meta(min_length=4), msgspec.Meta(min_length=2)


class SurpriseLimits(Form, frozen=True):
    """Modified rolls from which the attacker, and up to which the defender, has Surprise."""

    attacker: Few
    defender: Few
    rule: str


class CombatFile(Form, frozen=True):
    """The file `charts/combat.toml`."""

    lines: Annotated[dict[Line, Columns], Four]
    lines_rule: Annotated[dict[Line, str], Four]
    results: dict[str, object]
    surprise: Annotated[dict[Annotated[str, one_of_words("regular", "overrun")], SurpriseLimits], Two]
    attrition: dict[str, object]


class Losses(msgspec.Struct, frozen=True):
    """A combat result for one side: step losses, options, exploitation rating (attacker), DG (defender)."""

    steps: int = 0
    options: int = 0
    exploit: int | None = None
    dg: bool = False


class Result(msgspec.Struct, frozen=True):
    """A combat result for both sides, such as `Ao1e4 DL1o2`."""

    text: str
    attacker: Losses
    defender: Losses

    @classmethod
    def parse(cls, text: str) -> Result:
        """Parse a printed combat result; raise ValueError for any other text.

        >>> Result.parse("Ae3 DL2o2 DG").defender
        Losses(steps=2, options=2, exploit=None, dg=True)
        """
        sides = {"A": Losses(), "D": Losses()}
        words = text.split()
        for word in words:
            if word == "DG":
                continue
            m = re.fullmatch(r"([AD])(?:L(\d))?(?:o(\d))?(?:e(\d))?", word)
            if m is None:
                raise ValueError(f"{text!r} is no combat result")
            sides[m[1]] = Losses(int(m[2] or 0), int(m[3] or 0), int(m[4]) if m[4] else None)
        if "DG" in words:
            sides["D"] = msgspec.structs.replace(sides["D"], dg=True)
        return cls(text, sides["A"], sides["D"])


class CombatTable:
    """The combat table: odds columns by combat line, Surprise limits and results."""

    def __init__(
        self,
        lines: Mapping[str, tuple[str, ...]],
        line_rules: Mapping[str, str],
        results: Table,
        surprise: Mapping[str, SurpriseLimits],
    ) -> None:
        self.lines = lines
        self.line_rules = line_rules
        self.results = results
        self.limits = surprise
        self._ratios = {line: [_parse_ratio(column) for column in columns] for line, columns in lines.items()}
        self.parsed = {str(cell): Result.parse(str(cell)) for row in results.rows.values() for cell in row}

    def column_index(self, line: str, column: str) -> int:
        """Return the index of an odds column on a combat line; raise `Invalid` if it has no such column."""
        columns = self.lines[line]
        word = column.replace(" ", "")
        if word not in columns:
            raise Invalid(
                f"column: the {line} line has no column {column!r}; it has {', '.join(columns)}.",
                parameter="column",
                given=column,
                accepted=list(columns),
            )
        return columns.index(word)

    def find_odds_column(self, line: str, attack: Fraction, defence: Fraction) -> tuple[int, tuple[LedgerLine, ...]]:
        """Return the index of the odds column for two strengths, with ledger lines.

        It is the rightmost column that does not exceed the rounded odds.
        """
        columns = self.lines[line]
        if defence == 0:
            lines = [LedgerLine("-", say("odds.no-defence"), "OCS-COMBAT-07")]
            return len(columns) - 1, tuple(lines)
        if attack == 0:
            return 0, (LedgerLine("-", say("odds.no-attack"), "OCS-COMBAT-07"),)
        if attack >= defence:
            left, right = round_half_up(attack / defence), 1
        else:
            left, right = 1, round_half_up(defence / attack)
        odds = f"{left}:{right}"
        rounded = say("odds.rounded", attacking=exact_plain(attack), defending=exact_plain(defence))
        lines = [LedgerLine(odds, rounded, "OCS-COMBAT-02")]
        lines.append(LedgerLine("0", say("odds.only-odds"), "OCS-ROUND-01"))
        ratio = Fraction(left, right)
        fitting = [n for n, value in enumerate(self._ratios[line]) if value <= ratio]
        at = fitting[-1] if fitting else 0
        if not fitting or (at == len(columns) - 1 and ratio > self._ratios[line][at]):
            off = say("odds.off-line", combat_line=line, column=columns[at])
            lines.append(LedgerLine("0", off, "OCS-COMBAT-07"))
        lines.append(LedgerLine(columns[at], say("odds.column", combat_line=line), self.line_rules[line]))
        return at, tuple(lines)

    def shift_column(self, line: str, at: int, shift: int) -> int:
        """Return the column index after a shift, limited to the ends of the line."""
        return max(0, min(len(self.lines[line]) - 1, at + shift))

    def find_surprise(self, attack: str, total: int, drm: int, hedgehog: int) -> tuple[str, tuple[LedgerLine, ...]]:
        """Return which side has Surprise (attacker, defender or none) for a dice total, with ledger lines."""
        limits = self.limits[attack]
        lines = [LedgerLine(total, say("dice.two"), limits.rule)]
        if drm:
            lines.append(LedgerLine(drm, say("dice.ratings"), "OCS-COMBAT-08"))
        if hedgehog:
            lines.append(LedgerLine(-1, say("dice.hedgehog"), limits.rule))
        modified = total + drm - (1 if hedgehog else 0)
        side = "attacker" if modified >= limits.attacker else "defender" if modified <= limits.defender else "none"
        return side, tuple(lines)

    def result(self, line: str, at: int, total: int, drm: int, hedgehog: int) -> tuple[str, tuple[LedgerLine, ...]]:
        """Return the combat result of a dice total in a column, with ledger lines."""
        lines = [LedgerLine(total, say("dice.two"), "OCS-COMBAT-16")]
        if drm:
            lines.append(LedgerLine(drm, say("dice.ratings"), "OCS-COMBAT-08"))
        if hedgehog:
            lines.append(LedgerLine(-hedgehog, say("dice.hedgehog-level", level=hedgehog), "OCS-COMBAT-16"))
        return self.result_text(at, total + drm - hedgehog), tuple(lines)

    def result_text(self, at: int, modified: int) -> str:
        """Return the printed result of a modified roll in a column."""
        return str(self.results.rows[self.results.row_of(modified)][at])

    def surprise_shift_distribution(self, attack: str, drm: int, hedgehog: int) -> Distribution[int]:
        """Return the distribution of the column shift from Surprise, for which the side that has it rolls one die."""

        def follow(total: int) -> Distribution[int]:
            side, _ = self.find_surprise(attack, total, drm, hedgehog)
            return dice(1, 6).map(lambda face: surprise_columns(side, face))

        return dice(2, 6).then(follow)

    def result_distribution(self, line: str, at: int, drm: int, hedgehog: int) -> Distribution[str]:
        """Return the distribution of results in one column."""
        return dice(2, 6).map(lambda total: self.result_text(at, total + drm - hedgehog))

    def combat_distribution(
        self, line: str, at: int, attack: str, drm: int, hedgehog: int, shift: int = 0
    ) -> Distribution[tuple[int, str]]:
        """Return the distribution of final column and result of a combat, with the Surprise roll."""

        def follow(surprise: int) -> Distribution[tuple[int, str]]:
            final = self.shift_column(line, at, shift + surprise)
            return self.result_distribution(line, final, drm, hedgehog).map(lambda result: (final, result))

        return self.surprise_shift_distribution(attack, drm, hedgehog).then(follow)


def _parse_ratio(column: str) -> Fraction:
    """Parse odds such as 3:1 as a fraction."""
    left, _, right = column.partition(":")
    return Fraction(int(left), int(right))


def load_combat(files: TitleFiles) -> CombatTable:
    name = "charts/combat.toml"
    found = files.read(name, CombatFile)
    count = len(found.lines["open"])
    for line in LINES:
        columns = found.lines[line]
        if len(columns) != count or list(map(_parse_ratio, columns)) != sorted(set(map(_parse_ratio, columns))):
            reason = f"the {line} line needs as many columns as the open one, in order of the odds"
            raise files.file_error(name, ("lines", line), reason, given=list(columns))
    numbers = [str(n) for n in range(1, count + 1)]
    results = Table.from_file(files, name, "results", cell=Cell, dice=(1, 15), columns=numbers)
    return CombatTable(found.lines, found.lines_rule, results, found.surprise)
