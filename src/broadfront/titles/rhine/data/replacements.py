"""The Allied Repl Table: aircraft, Pax, Eq and Misc received in a turn, and which nations may use them."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words, text_pattern
from broadfront.core.rulings import LedgerLine
from broadfront.tables import Distribution, Table, dice
from broadfront.titles.rhine.data.loading import NATIONS, Amount, Form, Nation
from broadfront.titles.rhine.data.words import say

__all__ = ["ReplTable", "Repls", "load_replacements", "replacement_nation"]


Result = Annotated[str, text_pattern(r"^(-|\d{1,2}[*+]?)$", "-, or a number such as 2, 2* or 1+")]


class Repls(msgspec.Struct, frozen=True):
    """One result of the replacement table: aircraft, Pax (men), Eq (equipment) and Misc received."""

    row: str
    ftr: int
    other: int
    pax: int
    eq: int
    misc: int
    bridge_marker: bool
    ledger: tuple[LedgerLine, ...]
    rules: tuple[str, ...]


class DieModifier(Form, frozen=True, rename={"start": "from"}):
    """A modifier of a nation's replacement roll, in force from a date on."""

    nation: Nation
    start: dt.date
    amount: Amount
    reason: str
    rule: str


class TrenchFoot(Form, frozen=True, rename={"start": "from", "end": "to"}):
    """The Trench Foot rule: a change of a nation's starred Pax results between two dates."""

    nation: Nation
    start: dt.date
    end: dt.date
    amount: Amount
    reason: str
    rule: str


class Aircraft(Form, frozen=True):
    """The aircraft names of the two replacement classes, Ftr (fighters) and Other."""

    Ftr: tuple[str, ...]
    Other: tuple[str, ...]
    rule: Annotated[dict[Annotated[str, one_of_words("Ftr", "Other")], str], msgspec.Meta(min_length=2)]

    def class_of(self, name: str) -> str | None:
        """Return the class of an aircraft name, Ftr or Other, or None if it names no aircraft.

        A Spitfire XIV counts as a Spitfire, but a Typhoon Bn does not count as a Typhoon.
        """
        for kind in ("Ftr", "Other"):
            planes = "|".join(map(re.escape, getattr(self, kind)))
            if re.fullmatch(rf"({planes})( [IVX]+)?", name, re.IGNORECASE):
                return kind
        return None


class ReplFile(Form, frozen=True):
    """The contents of `charts/replacements.toml`: replacement tables, modifiers and aircraft classes."""

    columns: tuple[Literal["Ftr"], Literal["Other"], Literal["Pax"], Literal["Eq"], Literal["Misc"]]
    US: dict[str, object]
    CW: dict[str, object]
    modifier: DieModifier
    trench_foot: TrenchFoot
    aircraft: Aircraft


class ReplTable:
    """The replacement tables of both nations, with their modifiers."""

    def __init__(
        self, tables: Mapping[str, Table], modifier: DieModifier, trench_foot: TrenchFoot, aircraft: Aircraft
    ) -> None:
        self.tables = tables
        self.modifier = modifier
        self.trench_foot = trench_foot
        self.aircraft = aircraft

    def modified_roll(self, nation: str, date: dt.date, dice_total: int) -> tuple[int, list[LedgerLine]]:
        """Return the modified total of a nation's replacement roll on a date, with the lines that explain it."""
        m = self.modifier
        if nation != m.nation or date < m.start:
            return dice_total, []
        return dice_total + m.amount, [
            LedgerLine(m.amount, say("modifier.printed", rule=m.rule, text=m.reason), m.rule)
        ]

    def result_for_roll(self, nation: str, date: dt.date, dice_total: int) -> Repls:
        """Return the replacements a nation receives for a total of two dice."""
        table = self.tables[nation]
        at, ledger = self.modified_roll(nation, date, dice_total)
        row = table.row_of(at)
        cells = dict(zip(table.columns, map(str, table.rows[row]), strict=True))
        rules = ["BTR-REPL-01", table.rule_of(at)]
        if row in ("2 or less", "12 or more"):
            rules.append("BTR-REPL-03")
        pax, starred = _parse_amount(cells["Pax"]), cells["Pax"].endswith("*")
        t = self.trench_foot
        if t.start <= date <= t.end:
            if starred and nation == t.nation:
                ledger.append(LedgerLine(t.amount, say("modifier.printed", rule=t.rule, text=t.reason), t.rule))
                rules += ["BTR-ARRIVAL-30", "BTR-HOUSE-03"]
                pax = max(0, pax + t.amount)
            elif pax:
                rules.append("BTR-REPL-23")
        elif starred:
            rules.append(t.rule)
        misc, marker = _parse_amount(cells["Misc"]), cells["Misc"].endswith("+")
        if marker:
            rules.append("BTR-REPL-28")
        return Repls(
            row,
            _parse_amount(cells["Ftr"]),
            _parse_amount(cells["Other"]),
            pax,
            _parse_amount(cells["Eq"]),
            misc,
            marker,
            tuple(ledger),
            tuple(rules),
        )

    def result_distribution(self, nation: str, date: dt.date) -> Distribution[tuple[int, int, int, int, int]]:
        """Return the exact distribution of a replacement roll's results (Ftr, Other, Pax, Eq, Misc)."""

        def counts_for_roll(dice_total: int) -> tuple[int, int, int, int, int]:
            """Return the five numbers of replacements that a dice total gives."""
            r = self.result_for_roll(nation, date, dice_total)
            return r.ftr, r.other, r.pax, r.eq, r.misc

        return dice(2, 6).map(counts_for_roll)


def _parse_amount(cell: str) -> int:
    """Parse a cell of the replacement table such as `-`, `1`, `2*` or `1+` as a number."""
    return 0 if cell == "-" else int(cell.rstrip("*+"))


def replacement_nation(nation: str) -> tuple[str, str]:
    """Return whose replacements units of a nation use (US for US and FR units, else CW), and the rule."""
    return ("US", "BTR-REPL-24") if nation in ("US", "FR") else ("CW", "BTR-REPL-25")


def load_replacements(files: TitleFiles) -> ReplTable:
    """Load the replacement tables of both nations."""
    name = "charts/replacements.toml"
    found = files.read(name, ReplFile)
    tables = {
        nation: Table.from_file(files, name, nation, cell=Result, dice=(2, 13), columns=found.columns)
        for nation in NATIONS
    }
    for nation in NATIONS:
        files.check_own_keys(name, nation, "rows")
    return ReplTable(tables, found.modifier, found.trench_foot, found.aircraft)
