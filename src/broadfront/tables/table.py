"""Charts as data: rows by die range, columns by label, and column shifts in a stated order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NotRequired

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.messages import Message
from broadfront.core.reading.type_check import table_type
from broadfront.core.rulings import LedgerLine
from broadfront.tables.distribution import Distribution

__all__ = ["Modifier", "Table", "apply_shifts", "parse_range"]

Cell = int | str


class Modifier(msgspec.Struct, frozen=True):
    """A column shift or die roll modifier: its amount, its reason and the rule behind it."""

    amount: int
    message: Message
    rule: str

    @property
    def reason(self) -> str:
        """Return the reason for the modifier in the reader's language."""
        return str(self.message)

    def ledger_line(self) -> LedgerLine:
        """Return the modifier as a line of a ledger, which explains a figure item by item."""
        return LedgerLine(self.amount, self.message, self.rule)


def parse_range(label: str) -> tuple[int | None, int | None]:
    """Return the lowest and highest number that the label of a table row covers: `7`, `2-3`, `-1-0`, `12+`, `3 or
    less`, `12 or more`. None means that there is no bound on this side.

    >>> parse_range("2-3"), parse_range("12+"), parse_range("3 or less"), parse_range("-2--1")
    ((2, 3), (12, None), (None, 3), (-2, -1))
    """
    text = label.strip().replace("\N{EN DASH}", "-").replace("\N{MINUS SIGN}", "-")
    if m := re.fullmatch(r"(-?\d+)", text):
        return int(m[1]), int(m[1])
    if m := re.fullmatch(r"(-?\d+)\s*-\s*(-?\d+)", text):
        return int(m[1]), int(m[2])
    if m := re.fullmatch(r"(-?\d+)\s*(?:\+|or more)", text):
        return int(m[1]), None
    if m := re.fullmatch(r"(-?\d+)\s*(?:-|or less)", text):
        return None, int(m[1])
    raise ValueError(f"not a range of numbers: {label!r}")


class Table:
    """A chart with rows by die roll and columns by label, written like the printed chart and checked when loaded.

    [combat]
    rule = "PAT-COMBAT-01"
    dice = "1-6"
    columns = ["1:2", "1:1", "2:1", "3:1"]
    rows = { "1" = ["A1", ...], "2-3" = [...], "6+" = [...] }
    """

    def __init__(
        self,
        name: str,
        columns: Sequence[str],
        rows: Mapping[str, Sequence[Cell]],
        *,
        rule: str | Mapping[str, str] = "",
        dice: tuple[int, int] | None = None,
    ) -> None:
        self.name = name
        self.columns = tuple(columns)
        self.rows = {label: tuple(cells) for label, cells in rows.items()}
        self._rule = rule
        self._spans = [(label, *parse_range(label)) for label in self.rows]
        for label, cells in self.rows.items():
            if len(cells) != len(self.columns):
                raise Invalid(
                    f"{name}: row {label!r} has {len(cells)} cells, the table {len(self.columns)} columns.", given=label
                )
            if not isinstance(rule, str) and label not in rule:
                raise Invalid(f"{name}: row {label!r} has no rule.", given=label)
        if dice is not None:
            for number in range(dice[0], dice[1] + 1):
                fitting = [label for label, low, high in self._spans if _is_within(number, low, high)]
                if len(fitting) != 1:
                    raise Invalid(
                        f"{name}: a roll of {number} meets {len(fitting)} rows; each roll needs exactly one.",
                        given=number,
                    )

    @classmethod
    def from_file(
        cls,
        files: TitleFiles,
        file: str,
        *section: str,
        cell: Any,
        dice: tuple[int, int],
        columns: Sequence[str] = (),
    ) -> Table:
        """Read a chart from a data file of a title: it must have cells of the given type, one row for every roll, and
        these columns. Error messages name the file and line."""
        shape = {"rows": dict[str, list[cell]], "rule": NotRequired[str | dict[str, str]], "dice": NotRequired[str]}
        found: dict[str, Any] = files.read(file, table_type(shape | {"columns": NotRequired[list[str]]}), *section)
        if "columns" not in found and not columns:
            raise files.file_error(file, section, "no key 'columns'; expected the columns of the table")
        named = found.get("columns", columns)
        if columns and tuple(named) != tuple(columns):
            message = f"the columns are {', '.join(named)}; expected {', '.join(columns)}"
            raise files.file_error(file, (*section, "columns"), message, given=named, accepted=columns)
        if "dice" in found and found["dice"] != (span := f"{dice[0]}-{dice[1]}"):
            raise files.file_error(
                file, (*section, "dice"), f"dice is {found['dice']!r}; expected {span}", accepted=span
            )
        for label in found["rows"]:
            with files.blame_file(file, (*section, "rows", label)):
                parse_range(label)
        try:
            return cls(file, named, found["rows"], rule=found.get("rule", ""), dice=dice)
        except Invalid as error:
            label = [str(error.given)] if error.given in found["rows"] else []
            message = error.message.removeprefix(f"{file}: ").rstrip(".")
            raise files.file_error(file, (*section, "rows", *label), message, given=error.given) from None

    def row_of(self, number: int) -> str:
        """Return the label of the row for a die roll; a number beyond the chart takes the first or last row."""
        for label, low, high in self._spans:
            if _is_within(number, low, high):
                return label
        ends = [
            (abs(number - edge), label) for label, low, high in self._spans for edge in (low, high) if edge is not None
        ]
        lows = [low for _, low, _ in self._spans if low is not None]
        highs = [high for _, _, high in self._spans if high is not None]
        if lows and highs and min(lows) < number < max(highs):
            raise Invalid(f"{self.name}: no row holds {number}.", given=number, accepted=list(self.rows))
        return min(ends)[1]

    def column_at(self, index: int) -> str:
        """Return the label of the column at an index; an index beyond the chart takes the first or last column."""
        return self.columns[max(0, min(index, len(self.columns) - 1))]

    def index_of(self, column: str) -> int:
        """Return the index of the column with this label; raise `Invalid` if the chart has none."""
        try:
            return self.columns.index(column)
        except ValueError:
            raise Invalid(
                f"{self.name}: no column {column!r}; it has {', '.join(self.columns)}.",
                given=column,
                accepted=list(self.columns),
            ) from None

    def result(self, number: int, column: str) -> Cell:
        """Return the chart's result for a die roll in a column."""
        return self.rows[self.row_of(number)][self.index_of(column)]

    def rule_of(self, number: int) -> str:
        """Return the rule behind the chart row for a die roll."""
        return self._rule if isinstance(self._rule, str) else self._rule[self.row_of(number)]

    def result_distribution(self, rolls: Distribution[int], column: str) -> Distribution[Cell]:
        """Return the probability distribution of results in a column, given that of the die roll."""
        return rolls.map(lambda number: self.result(number, column))


def _is_within(number: int, low: int | None, high: int | None) -> bool:
    """Return whether a number is between two bounds; None means no bound."""
    return (low is None or number >= low) and (high is None or number <= high)


def apply_shifts(
    start: int, modifiers: Iterable[Modifier], *, low: int, high: int, order: str = "negative first"
) -> tuple[int, list[LedgerLine]]:
    """Shift the column of a chart by each modifier in turn, in the stated order and within the chart. Return the index
    of the final column, and one ledger line per shift as an explanation.

    >>> apply_shifts(3, [Modifier(2, "port", "X-1"), Modifier(-4, "mud", "X-2")], low=0, high=9)[0]
    2
    """
    steps = list(modifiers)
    if order == "negative first":
        steps.sort(key=lambda m: m.amount > 0)
    elif order != "as listed":
        raise ValueError(f"unknown order {order!r}: 'negative first' or 'as listed'")
    at, ledger = start, []
    for step in steps:
        at = max(low, min(high, at + step.amount))
        ledger.append(step.ledger_line())
    return at, ledger
