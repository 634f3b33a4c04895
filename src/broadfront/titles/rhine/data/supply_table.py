"""The American and Commonwealth supply tables: Supply Points received in a turn."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, get_args

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.rulings import LedgerLine
from broadfront.tables import Distribution, Modifier, Table, apply_shifts, dice
from broadfront.titles.rhine.data.loading import NATIONS, Amount, DateRow, Few, Form, Nation, row_on_date
from broadfront.titles.rhine.data.words import say

__all__ = ["SupplyFile", "SupplyResult", "SupplyTables", "load_supply"]

COLUMNS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13+")
When = Literal[
    "antwerpen 1", "antwerpen 2", "rotterdam", "amsterdam", "collapse_north", "alpine_redoubt", "Mud", "Snow", "Dry"
]


class Status(DateRow, frozen=True, kw_only=True):
    """A nation's Supply Status from one date to another."""

    nation: Nation
    status: Annotated[int, msgspec.Meta(ge=2, le=13)]


class ColumnShift(Form, frozen=True):
    """A printed column modifier of the supply table, with its amount for each nation."""

    when: When
    reason: str
    US: Amount
    CW: Amount
    rule: str

    def modifier(self, nation: str) -> Modifier:
        """Return this column modifier with its amount for one nation."""
        reason = say("modifier.printed", rule=self.rule, text=self.reason)
        return Modifier(self.US if nation == "US" else self.CW, reason, self.rule)


class SupplyFile(Form, frozen=True):
    """The contents of `charts/supply.toml`: supply tables, status by date, and column modifiers."""

    US: dict[str, object]
    CW: dict[str, object]
    status: tuple[Status, ...]
    modifier: tuple[ColumnShift, ...]


class SupplyResult(msgspec.Struct, frozen=True):
    """The result of a supply roll: base column, final column, SP received, and the lines that explain it."""

    base: int
    column: str
    sp: int
    ledger: tuple[LedgerLine, ...]
    rules: tuple[str, ...]


class SupplyTables:
    """The supply tables of both nations, with status by date and column modifiers."""

    def __init__(
        self, tables: Mapping[str, Table], status: Mapping[str, tuple[Status, ...]], shifts: Mapping[str, ColumnShift]
    ) -> None:
        self.tables = tables
        self.status = status
        self.shifts = shifts
        columns = tables["US"].columns
        self.low, self.high = int(columns[0]), int(columns[-1].rstrip("+"))

    def status_on(self, nation: str, date: dt.date) -> Status:
        """Return a nation's Supply Status on a date, which is its base column in the supply table."""
        return row_on_date(self.status[nation], date, f"{nation} supply status")

    def modifiers(
        self,
        nation: str,
        *,
        ground: str,
        antwerpen_ports: int = 0,
        ports: Iterable[str] = (),
        random_event: int = 0,
        options: Iterable[str] = (),
    ) -> list[Modifier]:
        """Return the column modifiers of a nation's supply roll."""
        keys = [ground, *options, *ports]
        if antwerpen_ports:
            keys.append(f"antwerpen {antwerpen_ports}")
        found = [self.shifts[key].modifier(nation) for key in keys]
        if random_event:
            found.append(Modifier(random_event, say("modifier.random-event"), "BTR-SUPPLY-18"))
        return found

    def final_column(
        self, nation: str, date: dt.date, modifiers: Iterable[Modifier]
    ) -> tuple[str, tuple[LedgerLine, ...]]:
        """Return the final column of a supply roll, and the lines that explain it.

        Negative column shifts apply first, no lower than the lowest column, then positive ones.
        """
        base = self.status_on(nation, date)
        at, lines = apply_shifts(base.status, modifiers, low=self.low, high=self.high)
        total = base.status + sum(line.amount for line in lines if isinstance(line.amount, int))
        ledger = [LedgerLine(base.status, say("supply-column.base", nation=nation, date=date), base.rule), *lines]
        if at == self.high and total > self.high:
            ledger.append(LedgerLine(at - total, say("supply-column.last", most=self.high), "BTR-SUPPLY-25"))
        elif at != total:
            stopped = say("supply-column.negative-first", least=self.low)
            ledger.append(LedgerLine(at - total, stopped, "BTR-SUPPLY-24"))
        return self.tables[nation].column_at(at - self.low), tuple(ledger)

    def result_for_roll(
        self, nation: str, date: dt.date, dice_total: int, modifiers: Iterable[Modifier]
    ) -> SupplyResult:
        """Return the supply a nation receives for a total of two dice; modifiers shift the column, not the dice."""
        column, ledger = self.final_column(nation, date, modifiers)
        table, base = self.tables[nation], self.status_on(nation, date)
        rules = ["BTR-SUPPLY-01", "BTR-SUPPLY-02", "BTR-SUPPLY-13", "BTR-SUPPLY-26", table.rule_of(dice_total)]
        if len(ledger) > 2:
            rules.append("BTR-SUPPLY-24")
        if column.endswith("+"):
            rules.append("BTR-SUPPLY-25")
        if base.end is None:
            rules.append("BTR-STATUS-10")
        return SupplyResult(base.status, column, int(table.result(dice_total, column)), ledger, tuple(rules))

    def sp_distribution(self, nation: str, date: dt.date, modifiers: Iterable[Modifier]) -> Distribution[int]:
        """Return the exact distribution of the SP a nation receives with two dice."""
        base = self.status_on(nation, date).status
        at, _ = apply_shifts(base, modifiers, low=self.low, high=self.high)
        table = self.tables[nation]
        return table.result_distribution(dice(2, 6), table.column_at(at - self.low)).map(int)


def load_supply(files: TitleFiles) -> SupplyTables:
    """Load the supply tables of both nations."""
    name = "charts/supply.toml"
    found = files.read(name, SupplyFile)
    tables = {
        nation: Table.from_file(files, name, nation, cell=Few, dice=(2, 12), columns=COLUMNS) for nation in NATIONS
    }
    status = {nation: tuple(row for row in found.status if row.nation == nation) for nation in NATIONS}
    shifts: dict[str, ColumnShift] = {shift.when: shift for shift in found.modifier}
    if missing := [when for when in get_args(When) if when not in shifts]:
        raise files.file_error(name, ("modifier",), f"no modifier for {missing[0]!r}", given=missing[0])
    return SupplyTables(tables, status, shifts)
