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
    "round_half_up",
    "surprise_column_shift",
    "terrain_defender_picks",
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
def surprise_column_shift(side: str, face: int) -> int:
    """Return the column shift for a Surprise die: positive (right) for the attacker, negative for the defender."""
    return {"attacker": face, "defender": -face, "none": 0}[side]


ANTI_TANK_MULTIPLIER = Fraction(3, 2)
"""Multiplier that replaces x2 against anti-tank units."""


def anti_tank_rule(attacker_category: str, anti_tank_levels: Collection[str]) -> str:
    """Return the rule by which anti-tank units reduce an attacker's x2 terrain multiplier; empty if none applies.

    Heavy anti-tank affects Armor and Mech, Light only Mech.
    """
    return (
        "OCS-COMBAT-11"
        if "Heavy" in anti_tank_levels or (attacker_category == "Mech" and "Light" in anti_tank_levels)
        else ""
    )


@decides("OCS-COMBAT-09")
def terrain_defender_picks(attack_strengths: Mapping[str, Fraction]) -> str:
    """Return the terrain the defender picks, in the hex or on the hexside: the one with the lowest attack strength."""
    return min(attack_strengths, key=attack_strengths.__getitem__)


Columns = Annotated[tuple[Odds, ...], msgspec.Meta(min_length=1)]
Four, Two = msgspec.Meta(min_length=4), msgspec.Meta(min_length=2)


class SurpriseLimits(Form, frozen=True):
    """The lowest modified roll that gives the attacker Surprise, and the highest that gives it to the defender."""

    attacker: Few
    defender: Few
    rule: str


class CombatFile(Form, frozen=True):
    """The contents of `charts/combat.toml`: odds columns, Surprise limits and combat results."""

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
    """The combat table: odds columns of each combat line (terrain class), Surprise limits and results."""

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

    def column_index(self, combat_line: str, column: str) -> int:
        """Return the index of an odds column on a combat line; raise `Invalid` if the line lacks the column."""
        columns = self.lines[combat_line]
        word = column.replace(" ", "")
        if word not in columns:
            raise Invalid(
                f"column: the {combat_line} line has no column {column!r}; it has {', '.join(columns)}.",
                parameter="column",
                given=column,
                accepted=list(columns),
            )
        return columns.index(word)

    def find_odds_column(
        self, combat_line: str, attack: Fraction, defence: Fraction
    ) -> tuple[int, tuple[LedgerLine, ...]]:
        """Return the index of the odds column for two strengths, with the lines that explain it.

        The column found is the rightmost one that does not exceed the rounded odds.
        """
        columns = self.lines[combat_line]
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
        fitting = [n for n, value in enumerate(self._ratios[combat_line]) if value <= ratio]
        at = fitting[-1] if fitting else 0
        if not fitting or (at == len(columns) - 1 and ratio > self._ratios[combat_line][at]):
            off = say("odds.off-line", combat_line=combat_line, column=columns[at])
            lines.append(LedgerLine("0", off, "OCS-COMBAT-07"))
        lines.append(LedgerLine(columns[at], say("odds.column", combat_line=combat_line), self.line_rules[combat_line]))
        return at, tuple(lines)

    def shift_column(self, combat_line: str, column: int, columns_right: int) -> int:
        """Return the odds column index after a column shift, limited to the ends of the combat line."""
        return max(0, min(len(self.lines[combat_line]) - 1, column + columns_right))

    def find_side_with_surprise(
        self, attack_kind: str, dice_total: int, drm: int, hedgehog: int
    ) -> tuple[str, tuple[LedgerLine, ...]]:
        """Return which side has Surprise (attacker, defender or none) for a dice total, with an explanation."""
        limits = self.limits[attack_kind]
        lines = [LedgerLine(dice_total, say("dice.two"), limits.rule)]
        if drm:
            lines.append(LedgerLine(drm, say("dice.ratings"), "OCS-COMBAT-08"))
        if hedgehog:
            lines.append(LedgerLine(-1, say("dice.hedgehog"), limits.rule))
        modified = dice_total + drm - (1 if hedgehog else 0)
        side = "attacker" if modified >= limits.attacker else "defender" if modified <= limits.defender else "none"
        return side, tuple(lines)

    def combat_result(
        self, combat_line: str, column: int, dice_total: int, drm: int, hedgehog: int
    ) -> tuple[str, tuple[LedgerLine, ...]]:
        """Return the combat result of a dice total in an odds column, with the lines that explain it."""
        lines = [LedgerLine(dice_total, say("dice.two"), "OCS-COMBAT-16")]
        if drm:
            lines.append(LedgerLine(drm, say("dice.ratings"), "OCS-COMBAT-08"))
        if hedgehog:
            lines.append(LedgerLine(-hedgehog, say("dice.hedgehog-level", level=hedgehog), "OCS-COMBAT-16"))
        return self.printed_result(column, dice_total + drm - hedgehog), tuple(lines)

    def printed_result(self, column: int, modified_roll: int) -> str:
        """Return the printed combat result of a modified roll in an odds column."""
        return str(self.results.rows[self.results.row_of(modified_roll)][column])

    def surprise_shift_distribution(self, attack_kind: str, drm: int, hedgehog: int) -> Distribution[int]:
        """Return the distribution of the column shift from Surprise; the side with Surprise rolls one die for it."""

        def shift_of_surprise_roll(total: int) -> Distribution[int]:
            """Return the distribution of the column shift after this total of the Surprise roll."""
            side, _ = self.find_side_with_surprise(attack_kind, total, drm, hedgehog)
            return dice(1, 6).map(lambda face: surprise_column_shift(side, face))

        return dice(2, 6).then(shift_of_surprise_roll)

    def result_distribution(self, combat_line: str, column: int, drm: int, hedgehog: int) -> Distribution[str]:
        """Return the probability distribution of combat results in one odds column."""
        return dice(2, 6).map(lambda total: self.printed_result(column, total + drm - hedgehog))

    def combat_distribution(
        self, combat_line: str, column: int, attack_kind: str, drm: int, hedgehog: int, shift: int = 0
    ) -> Distribution[tuple[int, str]]:
        """Return the distribution of final odds column and result of a combat, including the Surprise roll."""

        def result_after_surprise(surprise_shift: int) -> Distribution[tuple[int, str]]:
            """Return the distribution of final column and result after this column shift from Surprise."""
            final = self.shift_column(combat_line, column, shift + surprise_shift)
            return self.result_distribution(combat_line, final, drm, hedgehog).map(lambda result: (final, result))

        return self.surprise_shift_distribution(attack_kind, drm, hedgehog).then(result_after_surprise)


def _parse_ratio(column: str) -> Fraction:
    """Parse combat odds such as 3:1 as a fraction."""
    left, _, right = column.partition(":")
    return Fraction(int(left), int(right))


def load_combat(files: TitleFiles) -> CombatTable:
    """Load the combat table; raise an error if its columns are not in order of the odds."""
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
