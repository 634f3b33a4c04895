"""The American and Commonwealth supply tables: Supply Points received in a turn."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.rulings import LedgerLine
from broadfront.tables import Distribution, Modifier, Table, dice, shifted
from broadfront.titles.rhine.data.loading import NATIONS, DateRow, on_date, read
from broadfront.titles.rhine.data.words import say

__all__ = ["SupplyResult", "SupplyTables", "load_supply"]


class Status(DateRow, frozen=True, kw_only=True):
    """Supply Status of a nation by date."""

    nation: str
    status: int


class ColumnShift(msgspec.Struct, frozen=True):
    """A printed column modifier, for each nation."""

    when: str
    reason: str
    US: int
    CW: int
    rule: str

    def modifier(self, nation: str) -> Modifier:
        reason = say("modifier.printed", rule=self.rule, text=self.reason)
        return Modifier(self.US if nation == "US" else self.CW, reason, self.rule)


class SupplyResult(msgspec.Struct, frozen=True):
    """One supply roll: base column, final column, SP, and how it came about."""

    base: int
    column: str
    sp: int
    ledger: tuple[LedgerLine, ...]
    rules: tuple[str, ...]


class SupplyTables:
    def __init__(
        self, tables: Mapping[str, Table], status: Mapping[str, tuple[Status, ...]], shifts: Mapping[str, ColumnShift]
    ) -> None:
        self.tables = tables
        self.status = status
        self.shifts = shifts
        columns = tables["US"].columns
        self.low, self.high = int(columns[0]), int(columns[-1].rstrip("+"))

    def base(self, nation: str, date: dt.date) -> Status:
        return on_date(self.status[nation], date, f"{nation} supply status")

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
        """The column modifiers that apply to a nation's roll."""
        keys = [ground, *options, *ports]
        if antwerpen_ports:
            keys.append(f"antwerpen {antwerpen_ports}")
        found = [self.shifts[key].modifier(nation) for key in keys]
        if random_event:
            found.append(Modifier(random_event, say("modifier.random-event"), "BTR-SUPPLY-18"))
        return found

    def column(self, nation: str, date: dt.date, modifiers: Iterable[Modifier]) -> tuple[str, tuple[LedgerLine, ...]]:
        """The final column: negative shifts first, not below the lowest column, then the positive ones."""
        base = self.base(nation, date)
        at, lines = shifted(base.status, modifiers, low=self.low, high=self.high)
        total = base.status + sum(line.amount for line in lines if isinstance(line.amount, int))
        ledger = [LedgerLine(base.status, say("supply-column.base", nation=nation, date=date), base.rule), *lines]
        if at == self.high and total > self.high:
            ledger.append(LedgerLine(at - total, say("supply-column.last", most=self.high), "BTR-SUPPLY-25"))
        elif at != total:
            stopped = say("supply-column.negative-first", least=self.low)
            ledger.append(LedgerLine(at - total, stopped, "BTR-SUPPLY-24"))
        return self.tables[nation].column_at(at - self.low), tuple(ledger)

    def roll(self, nation: str, date: dt.date, total: int, modifiers: Iterable[Modifier]) -> SupplyResult:
        """SP for a sum of two dice; the dice themselves are never modified."""
        column, ledger = self.column(nation, date, modifiers)
        table, base = self.tables[nation], self.base(nation, date)
        rules = ["BTR-SUPPLY-01", "BTR-SUPPLY-02", "BTR-SUPPLY-13", "BTR-SUPPLY-26", table.rule_of(total)]
        if len(ledger) > 2:
            rules.append("BTR-SUPPLY-24")
        if column.endswith("+"):
            rules.append("BTR-SUPPLY-25")
        if base.end is None:
            rules.append("BTR-STATUS-10")
        return SupplyResult(base.status, column, int(table.at(total, column)), ledger, tuple(rules))

    def sp(self, nation: str, date: dt.date, modifiers: Iterable[Modifier]) -> Distribution[int]:
        """The exact distribution of SP over two dice."""
        base = self.base(nation, date).status
        at, _ = shifted(base, modifiers, low=self.low, high=self.high)
        table = self.tables[nation]
        return table.over(dice(2, 6), table.column_at(at - self.low)).map(int)


def load_supply(files: TitleFiles) -> SupplyTables:
    name = "charts/supply.toml"
    data = files.toml(name)
    tables = {nation: Table.from_data(f"{nation} supply table", data[nation]) for nation in NATIONS}
    if tables["US"].columns != tables["CW"].columns:
        raise Invalid(f"{files.path(name)}: the two supply tables have different columns.", given=name)
    rows = read(files, name, tuple[Status, ...], "status")
    status = {nation: tuple(row for row in rows if row.nation == nation) for nation in NATIONS}
    shifts = {shift.when: shift for shift in read(files, name, tuple[ColumnShift, ...], "modifier")}
    return SupplyTables(tables, status, shifts)
