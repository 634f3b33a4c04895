"""The Common Rebuild Table: prices of lost units and steps in Repls (replacements)."""

from __future__ import annotations

import re as regex
from fractions import Fraction
from math import ceil
from typing import Literal, NamedTuple

import msgspec

from broadfront.core.errors import Ambiguous, BroadfrontError, Invalid, brief_repr, unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.messages import Message
from broadfront.core.questions import fold_word
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.rhine.data.loading import Few, Form
from broadfront.titles.rhine.data.replacements import Aircraft
from broadfront.titles.rhine.data.words import say

__all__ = ["Price", "RebuildRow", "RebuildTable", "load_rebuild", "split_size"]

SPECIAL_PRICES = {"No Rebuild": "no", "Return to Pool": "pool", "Per Repl Table": "repl-table"}
RE_BY_WORD = {"bn": Fraction(1, 2), "coy": Fraction(1, 4), "company": Fraction(1, 4)}
"""RE (regimental equivalents) of a unit by the size word in its name; all others have 1."""


NUMBER_WORDS = {
    "a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "half": "1/2",
}  # fmt: skip
SIZE = rf"(?i)\b(?:of\s+|with\s+)?(?P<amount>\d+(?:/[1-9]\d*)?|{'|'.join(NUMBER_WORDS)})[\s-]*(?P<measure>steps?|RE)\b"


class NamedSize(NamedTuple):
    """A unit name without the size written in it, and that size: RE and steps, each None if not written."""

    unit_name: str
    re: Fraction | None
    steps: int | None


def split_size(text: str) -> NamedSize:
    """Split a unit name such as `Inf Div of 4 RE` or `Inf Div, two steps` from the size written in it.

    >>> split_size("Inf Div, two steps")
    NamedSize(unit_name='Inf Div', re=None, steps=2)
    """
    found: dict[str, Fraction] = {}
    for match in regex.finditer(SIZE, text):
        amount = match["amount"].casefold()
        found[match["measure"][0].casefold()] = Fraction(NUMBER_WORDS.get(amount, amount))
    name = regex.sub(SIZE, " ", text).strip(" ,;:")
    if not regex.search(r"[^\W\d_]", name) or found.get("s", Fraction(1)).denominator > 1:
        raise Invalid(
            f"unit: {brief_repr(text)} names no type of unit with a whole number of steps; write the type, as in "
            "Inf Rgt 5-7-6 of 1 RE or Inf Div, 2 steps.",
            parameter="unit",
            given=text,
        )
    return NamedSize(name, found.get("r"), int(found["s"]) if "s" in found else None)


class RebuildRow(Form, frozen=True):
    """A printed row of the rebuild table: a price per unit, step or RE, or a special word such as No Rebuild."""

    unit: str
    rule: str
    pax: Few = 0
    eq: Few = 0
    per: Literal["", "unit", "step", "RE"] = ""
    special: Literal["", "No Rebuild", "Return to Pool", "Per Repl Table"] = ""


class Name(Form, frozen=True):
    """Words that select a row of the rebuild table when a unit's name contains them."""

    words: tuple[str, ...]
    row: str
    rule: str


class RebuildFile(Form, frozen=True):
    """The contents of `charts/rebuild.toml`: the rows of the rebuild table."""

    row: tuple[RebuildRow, ...]


class NamesFile(Form, frozen=True):
    """The contents of `house/rebuild_names.toml`: which words of a unit name select which rebuild table row."""

    plain: tuple[str, ...]
    """Words of a unit's name that select no row: sizes, nations, articles."""
    synonyms: dict[str, str]
    name: tuple[Name, ...]


class Price(msgspec.Struct, frozen=True):
    """The price of rebuilding a unit; `rebuild` is `no`, `pool` or `repl-table` if Pax and Eq cannot buy it."""

    row: str
    pax: int
    eq: int
    rebuild: str
    ledger: tuple[LedgerLine, ...]
    rules: tuple[str, ...]


class RebuildTable:
    """The rebuild table, with its rows found by unit name."""

    def __init__(self, rows: tuple[RebuildRow, ...], names: NamesFile, aircraft: Aircraft) -> None:
        self.rows = {row.unit: row for row in rows}
        self._folded = {_normalize_name(row.unit): row for row in rows}
        self.names = names.name
        self.plain = names.plain
        self.synonyms = names.synonyms
        self.aircraft = aircraft
        self._known = {*names.plain, *names.synonyms, *names.synonyms.values()}
        self._known.update(word for name in names.name for word in name.words)

    def find_row(self, unit_name: str) -> tuple[RebuildRow, tuple[str, ...]]:
        """Return the rebuild table row for a unit name, and the rules that chose it; raise an error if ambiguous."""
        printed = self._folded.get(_normalize_name(unit_name))
        if printed is not None:
            return printed, (printed.rule,)
        words = {"aircraft"} if self.aircraft.class_of(unit_name) is not None else self.name_words(unit_name)
        fitting = [name for name in self.names if words.issuperset(name.words)]
        # Names with more words are more specific; rows of the same price count as one.
        special = [name for name in fitting if not any(set(name.words) < set(other.words) for other in fitting)]
        rows = [self.rows[name.row] for name in special]
        unmatched = sorted(words.difference(self.plain, *(name.words for name in special)))
        if not rows:
            raise unknown_name(
                "unit", unit_name, self.rows, todo="Name a row of the rebuild table, or a type such as Inf Div."
            )
        if unmatched or len({_cost_key(row) for row in rows}) > 1:
            raise self._ambiguous_error(unit_name, rows, unmatched)
        return rows[0], tuple(dict.fromkeys((rows[0].rule, special[0].rule)))

    def _ambiguous_error(self, unit_name: str, rows: list[RebuildRow], unmatched: list[str]) -> BroadfrontError:
        """Create the error for an ambiguous unit name, with the rebuild table rows it may mean."""
        may_be = list(dict.fromkeys(row.unit for row in rows))
        why = f"{unmatched[0]!r} may change the price" if unmatched else "their prices differ"
        return Ambiguous(
            f"unit: {brief_repr(unit_name)} may be {' or '.join(may_be)}"
            f"{' or another row' if unmatched else ''}: {why}.",
            parameter="unit",
            given=unit_name,
            accepted=may_be,
            todo="Name the row, or a type such as Inf Div.",
        )

    def name_words(self, unit_name: str) -> set[str]:
        """Return the normalized words of a unit name; `Anti-tank` and `anti tank` are one word, numbers are dropped."""
        text = regex.sub(r"\b\d+(?:st|nd|rd|th)?\b", " ", unit_name.casefold())
        found: list[str] = []
        for word in regex.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", regex.sub(r"\banti[\s-]+", "anti", text)):
            joined = word.replace("-", "")
            found += [joined] if joined in self._known else word.split("-")
        return {self.synonyms.get(word, word) for word in found}

    def price_of_rebuild(self, unit_name: str, *, re: Fraction | None = None, steps: int = 1) -> Price:
        """Return the price in Pax and Eq of rebuilding a unit of `re` regimental equivalents, or some of its steps."""
        row, rules = self.find_row(unit_name)
        if row.special:
            word = SPECIAL_PRICES[row.special]
            line = LedgerLine(row.special, say("price.special", row=row.unit), row.rule)
            return Price(row.unit, 0, 0, word, (line,), rules)
        if row.per == "RE":
            times = re if re is not None else Fraction(steps) * self.size_in_re(unit_name)
        else:
            times = Fraction(steps) if row.per == "step" else Fraction(1)
        ledger: list[LedgerLine] = []
        paid = {}
        for kind, each in (("Pax", row.pax), ("Eq", row.eq)):
            amount = each * times
            paid[kind] = ceil(amount)
            if each:
                ledger.append(LedgerLine(exact_plain(amount), _price_message(row, kind, each, times, steps), row.rule))
            if paid[kind] != amount:
                rounded = say("price.rounded", sort=kind)
                ledger.append(LedgerLine(exact_plain(paid[kind] - amount), rounded, "BTR-REBUILD-54"))
        if row.per == "RE" and times < 1:
            rules = (*rules, "BTR-REBUILD-54")
        return Price(row.unit, paid["Pax"], paid["Eq"], "", tuple(ledger), rules)

    def size_in_re(self, unit_name: str) -> Fraction:
        """Return the RE (regimental equivalents) of a unit by the size word in its name, such as Bn."""
        words = self.name_words(unit_name)
        return next((re for size, re in RE_BY_WORD.items() if size in words), Fraction(1))


def _price_message(row: RebuildRow, price_type: str, price_each: int, size: Fraction, steps: int) -> Message:
    """Describe the price of rebuilding a unit: how much Pax or Eq for each RE, step or unit."""
    if row.per == "RE":
        return say("price.by-size", sort=price_type, size=exact_plain(size), each=price_each, row=row.unit)
    if row.per == "step":
        return say("price.by-steps", sort=price_type, steps=steps, each=price_each, row=row.unit)
    return say("price.by-unit", sort=price_type, each=price_each, row=row.unit)


def _cost_key(row: RebuildRow) -> tuple[int, int, str, str]:
    """Return a key that is equal for rebuild table rows of the same price."""
    return row.pax, row.eq, row.per, row.special


def _normalize_name(unit_name: str) -> str:
    """Normalize a unit name for comparison: no quotation marks, case folded."""
    return fold_word(unit_name.replace('"', ""))


def load_rebuild(files: TitleFiles, aircraft: Aircraft) -> RebuildTable:
    """Load the rebuild table with the words that select its rows."""
    rows = files.read("charts/rebuild.toml", RebuildFile).row
    names = files.read("house/rebuild_names.toml", NamesFile)
    known = {row.unit for row in rows}
    for n, name in enumerate(names.name):
        if name.row not in known:
            reason = f"no row {name.row!r} in the rebuild table; expected one of its units"
            raise files.file_error("house/rebuild_names.toml", ("name", n, "row"), reason, given=name.row)
    return RebuildTable(rows, names, aircraft)
