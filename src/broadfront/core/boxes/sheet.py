"""A sheet of a box: which columns it has, and which part of a title's files its rows are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from broadfront.core.boxes.cells import cell_of
from broadfront.core.reading.toml_lines import Keys

__all__ = [
    "Column", "Datas", "Part", "Parts", "Place", "Row", "Sheet", "Stands", "columns_of", "csv_sheet", "list_sheet",
    "listed", "pairs_sheet", "parts_sheet",
]  # fmt: skip

Row = dict[str, Any]
"""By column; what is left out is nothing."""
Datas = dict[str, Any]
"""By file what it says: a TOML file its table, a CSV file its rows. To be changed."""
Place = tuple[str, Keys]
"""A file, and where in it."""


class Column(NamedTuple):
    kind: Any
    required: bool = False
    """Whether a row that is none of ours must have it."""


class Sheet(NamedTuple):
    """Rows that a person fills in."""

    name: str
    about: str
    key: tuple[str, ...]
    """The columns by which a row is known."""
    columns: Mapping[str, Column]
    files: tuple[str, ...]
    rows: Callable[[Datas], list[Row]]
    """The rows that files have."""
    lay: Callable[[Datas, list[Row]], list[Place]]
    """Makes them the rows that files have, and says where each came to stand; ValueError, with the number of the row
    first, for one that has no place."""

    @property
    def file(self) -> str:
        return f"{self.name}.csv"

    def known_by(self, row: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(str(row.get(column, "")) for column in self.key)


def columns_of(form: type[msgspec.Struct], *names: str, leave_out: Iterable[str] = ()) -> dict[str, Column]:
    """The fields of a type as columns, by the names that files have for them: those named, or all but a few."""
    left = set(leave_out)
    found = {field.encode_name: Column(field.type, field.required) for field in msgspec.structs.fields(form)}
    return {name: found[name] for name in names or found if name not in left}


def _under(data: Any, at: tuple[str, ...]) -> Any:
    for key in at:
        data = data.setdefault(key, {})
    return data


def list_sheet(
    name: str, about: str, file: str, at: str, form: type[msgspec.Struct], *key: str, leave_out: Iterable[str] = ()
) -> Sheet:
    """A list of tables in a TOML file, known by their `id` or these columns; columns that are left out stay as the row
    of the same key has them."""
    columns, known = columns_of(form, leave_out=leave_out), key or ("id",)

    def rows(datas: Datas) -> list[Row]:
        return [{column: entry[column] for column in columns if column in entry} for entry in datas[file][at]]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        others = {
            _known_by(entry, known): {one: value for one, value in entry.items() if one not in columns}
            for entry in datas[file][at]
        }
        datas[file][at] = [row | others.get(_known_by(row, known), {}) for row in rows]
        return [(file, (at, n)) for n in range(len(rows))]

    return Sheet(name, about, known, columns, (file,), rows, lay)


def _known_by(row: Row, key: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(row.get(column)) for column in key)


def pairs_sheet(name: str, about: str, file: str, at: tuple[str, ...], first: tuple[str, Any], second: tuple[str, Any]
                ) -> Sheet:  # fmt: skip
    """A table of a TOML file that has a number for each key; what else stands there stays."""
    (one, one_kind), (other, other_kind) = first, second

    def rows(datas: Datas) -> list[Row]:
        return [{one: key, other: value} for key, value in _under(datas[file], at).items() if isinstance(value, int)]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        parent = _under(datas[file], at[:-1])
        others = {key: value for key, value in parent[at[-1]].items() if not isinstance(value, int)}
        parent[at[-1]] = {str(row[one]): row[other] for row in rows} | others
        return [(file, (*at, str(row[one]))) for row in rows]

    return Sheet(
        name, about, (one,), {one: Column(one_kind, True), other: Column(other_kind, True)}, (file,), rows, lay
    )


def csv_sheet(
    name: str, about: str, file: str, columns: Iterable[str], key: tuple[str, ...] = ("id",),
    kinds: Mapping[str, Column] | None = None,
) -> Sheet:  # fmt: skip
    """A CSV file, or some columns of it: a second sheet that has the others is laid after this one. Columns without a
    kind are text, and only the key is required."""
    own = {column: Column(str, column == key[0]) for column in columns} | dict(kinds or {})

    def rows(datas: Datas) -> list[Row]:
        return [{column: row[column] for column in own} for row in datas[file]]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        all_columns = list(next(iter(datas[file]), own))
        before = {tuple(row[column] for column in key): row for row in datas[file]}
        blank = dict.fromkeys(all_columns, "")
        datas[file] = [
            blank
            | before.get(tuple(row.get(column, "") for column in key), {})
            | {column: cell_of(row.get(column)) for column in own}
            for row in rows
        ]
        return [(file, (n,)) for n in range(len(rows))]

    return Sheet(name, about, key, own, (file,), rows, lay)


# Rows of several parts of the files, such as the scenarios


class Part(NamedTuple):
    """One of the parts: its data, to be changed, and where they are."""

    data: Row
    file: str
    at: Keys = ()


class Parts(NamedTuple):
    """What the first column of a sheet names, such as scenarios."""

    first: str
    kind: Any
    files: tuple[str, ...]
    find: Callable[[Datas], Mapping[str, Part]]
    unknown: str
    """What is said of one that is not there."""


Stands = list[Keys]
"""Where rows came to stand within their part."""
Spread = Callable[[Row], list[Row]]
Gather = Callable[[Row, list[Row]], Stands]


def parts_sheet(
    name: str, about: str, parts: Parts, columns: Mapping[str, Column], key: tuple[str, ...], spread: Spread,
    gather: Gather,
) -> Sheet:  # fmt: skip
    """Rows that each part has: `spread` makes them of its data, `gather` puts them there."""
    first = parts.first

    def rows(datas: Datas) -> list[Row]:
        return [{first: id} | row for id, part in parts.find(datas).items() for row in spread(part.data)]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        found = parts.find(datas)
        for n, row in enumerate(rows):
            if row[first] not in found:
                raise ValueError(n, parts.unknown.format(row[first]))
        places: list[Place] = [("", ())] * len(rows)
        for id, part in found.items():
            mine = [n for n, row in enumerate(rows) if row[first] == id]
            bare = [{column: value for column, value in rows[n].items() if column != first} for n in mine]
            try:
                stands = gather(part.data, bare)
            except ValueError as error:
                n, said = error.args
                raise ValueError(mine[n], said) from None
            for n, where in zip(mine, stands, strict=True):
                places[n] = part.file, (*part.at, *where)
        return places

    named = {first: Column(parts.kind, True)}
    return Sheet(name, about, (first, *key), named | dict(columns), parts.files, rows, lay)


def listed(under: str, *leave_out: str) -> tuple[Spread, Gather]:
    """A list of tables of a part; what is left out stays as the entry of the same id has it."""

    def spread(data: Row) -> list[Row]:
        return [{key: value for key, value in entry.items() if key not in leave_out} for entry in data.get(under, ())]

    def gather(data: Row, rows: list[Row]) -> Stands:
        kept = {
            entry.get("id"): {key: value for key, value in entry.items() if key in leave_out}
            for entry in data.get(under, ())
        }
        if rows or under in data:
            data[under] = [row | kept.get(row.get("id"), {}) for row in rows]
        return [(under, n) for n in range(len(rows))]

    return spread, gather
