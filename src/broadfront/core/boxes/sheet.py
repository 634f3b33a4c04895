"""A sheet of a box: its columns, and which part of a title's files its rows come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from broadfront.core.boxes.cells import format_cell
from broadfront.core.reading.toml_lines import Keys

__all__ = [
    "Column",
    "FileData",
    "Part",
    "Parts",
    "Place",
    "Row",
    "RowPaths",
    "Sheet",
    "columns_from_struct",
    "csv_sheet",
    "list_sheet",
    "pairs_sheet",
    "parts_sheet",
    "row_functions_for_list",
]  # fmt: skip

Row = dict[str, Any]
"""Values by column; a missing column has no value."""
FileData = dict[str, Any]
"""Content of each file: tables of a TOML file, rows of a CSV file. Sheets change it in place."""
Place = tuple[str, Keys]
"""A file, and the path of keys to a place in it."""


class Column(NamedTuple):
    """A column of a CSV sheet: the type of its cells and whether a new row must fill it in."""

    kind: Any
    required: bool = False
    """Whether a new row must fill it in."""


class Sheet(NamedTuple):
    """A kind of CSV file that a player can fill in from his copy of the game.

    It has columns, and functions that read its rows from the title's files and write them there.
    """

    name: str
    about: str
    key: tuple[str, ...]
    """The columns that identify a row."""
    columns: Mapping[str, Column]
    files: tuple[str, ...]
    rows: Callable[[FileData], list[Row]]
    """Returns the rows that the files contain."""
    lay: Callable[[FileData, list[Row]], list[Place]]
    """Writes rows into the files' data and returns the place of each. Raises ValueError, with the row number first, for
    a row that has no place."""

    @property
    def file(self) -> str:
        """The name of the sheet's CSV file."""
        return f"{self.name}.csv"

    def row_key(self, row: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the values of a row's key columns, as text."""
        return tuple(str(row.get(column, "")) for column in self.key)


def columns_from_struct(form: type[msgspec.Struct], *names: str, leave_out: Iterable[str] = ()) -> dict[str, Column]:
    """Return CSV columns for the fields of a struct, by their names in files.

    They are the given fields, or all except `leave_out`.
    """
    left = set(leave_out)
    found = {field.encode_name: Column(field.type, field.required) for field in msgspec.structs.fields(form)}
    return {name: found[name] for name in names or found if name not in left}


def _nested_table_at(data: Any, at: tuple[str, ...]) -> Any:
    """Return the nested table at a path of keys, creating missing tables."""
    for key in at:
        data = data.setdefault(key, {})
    return data


def list_sheet(
    name: str, about: str, file: str, at: str, form: type[msgspec.Struct], *key: str, leave_out: Iterable[str] = ()
) -> Sheet:
    """Return a CSV sheet whose rows are a list of tables in a TOML file, identified by `id` or the given key columns.

    Fields of a table that have no column in the sheet keep their values.
    """
    columns, known = columns_from_struct(form, leave_out=leave_out), key or ("id",)

    def rows(datas: FileData) -> list[Row]:
        """Return the rows of the CSV sheet, read from the title's data."""
        return [{column: entry[column] for column in columns if column in entry} for entry in datas[file][at]]

    def lay(datas: FileData, rows: list[Row]) -> list[Place]:
        """Write rows of the CSV sheet into the title's data, and return the place of each row there."""
        others = {
            _key_values(entry, known): {one: value for one, value in entry.items() if one not in columns}
            for entry in datas[file][at]
        }
        datas[file][at] = [row | others.get(_key_values(row, known), {}) for row in rows]
        return [(file, (at, n)) for n in range(len(rows))]

    return Sheet(name, about, known, columns, (file,), rows, lay)


def _key_values(row: Row, key: tuple[str, ...]) -> tuple[str, ...]:
    """Return the values of a row's key columns, as text."""
    return tuple(str(row.get(column)) for column in key)


def pairs_sheet(
    name: str, about: str, file: str, at: tuple[str, ...], first: tuple[str, Any], second: tuple[str, Any]
) -> Sheet:
    """Return a CSV sheet whose rows are the numbers in a TOML table, each with its key; other entries of the table are
    kept."""
    (one, one_kind), (other, other_kind) = first, second

    def rows(datas: FileData) -> list[Row]:
        """Return the rows of the CSV sheet, read from the title's data."""
        return [
            {one: key, other: value}
            for key, value in _nested_table_at(datas[file], at).items()
            if isinstance(value, int)
        ]

    def lay(datas: FileData, rows: list[Row]) -> list[Place]:
        """Write rows of the CSV sheet into the title's data, and return the place of each row there."""
        parent = _nested_table_at(datas[file], at[:-1])
        others = {key: value for key, value in parent[at[-1]].items() if not isinstance(value, int)}
        parent[at[-1]] = {str(row[one]): row[other] for row in rows} | others
        return [(file, (*at, str(row[one]))) for row in rows]

    return Sheet(
        name, about, (one,), {one: Column(one_kind, True), other: Column(other_kind, True)}, (file,), rows, lay
    )


def csv_sheet(
    name: str,
    about: str,
    file: str,
    columns: Iterable[str],
    key: tuple[str, ...] = ("id",),
    kinds: Mapping[str, Column] | None = None,
) -> Sheet:
    """Return the sheet by which a player can replace all or some columns of a shipped CSV file.

    Columns not in `kinds` hold text, and only the key column is required.
    """
    own = {column: Column(str, column == key[0]) for column in columns} | dict(kinds or {})

    def rows(datas: FileData) -> list[Row]:
        """Return the rows of the CSV sheet, read from the title's data."""
        return [{column: row[column] for column in own} for row in datas[file]]

    def lay(datas: FileData, rows: list[Row]) -> list[Place]:
        """Write rows of the CSV sheet into the title's data, and return the place of each row there."""
        all_columns = list(next(iter(datas[file]), own))
        before = {tuple(row[column] for column in key): row for row in datas[file]}
        blank = dict.fromkeys(all_columns, "")
        datas[file] = [
            blank
            | before.get(tuple(row.get(column, "") for column in key), {})
            | {column: format_cell(row.get(column)) for column in own}
            for row in rows
        ]
        return [(file, (n,)) for n in range(len(rows))]

    return Sheet(name, about, key, own, (file,), rows, lay)


# Sheets whose rows belong to several parts of the files, such as the scenarios


class Part(NamedTuple):
    """One part of the title's files, such as a scenario: its data, its file and its path of keys.

    CSV sheets change the data in place.
    """

    data: Row
    file: str
    at: Keys = ()


class Parts(NamedTuple):
    """How to find the parts of the title's files (such as scenarios) that the first column of a CSV sheet selects."""

    first: str
    kind: Any
    files: tuple[str, ...]
    find: Callable[[FileData], Mapping[str, Part]]
    unknown: str
    """The message for an unknown part, with a placeholder for its name."""


RowPaths = list[Keys]
"""The path of each row within its part."""
Spread = Callable[[Row], list[Row]]
Gather = Callable[[Row, list[Row]], RowPaths]


def parts_sheet(
    name: str,
    about: str,
    parts: Parts,
    columns: Mapping[str, Column],
    key: tuple[str, ...],
    spread: Spread,
    gather: Gather,
) -> Sheet:
    """Return a CSV sheet with rows from several parts of the files: `spread` reads rows from a part's data, `gather`
    writes rows back."""
    first = parts.first

    def rows(datas: FileData) -> list[Row]:
        """Return the rows of the CSV sheet, read from the title's data."""
        return [{first: id} | row for id, part in parts.find(datas).items() for row in spread(part.data)]

    def lay(datas: FileData, rows: list[Row]) -> list[Place]:
        """Write rows of the CSV sheet into the title's data, and return the place of each row there."""
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
                n, message = error.args
                raise ValueError(mine[n], message) from None
            for n, where in zip(mine, stands, strict=True):
                places[n] = part.file, (*part.at, *where)
        return places

    named = {first: Column(parts.kind, True)}
    return Sheet(name, about, (first, *key), named | dict(columns), parts.files, rows, lay)


def row_functions_for_list(under: str, *leave_out: str) -> tuple[Spread, Gather]:
    """Return functions that read and write the rows of a CSV sheet: a list of tables in each part of the files.

    Fields left out of the sheet keep their values.
    """

    def spread(data: Row) -> list[Row]:
        """Return the rows of the CSV sheet that one part of a file (such as a scenario) has."""
        return [{key: value for key, value in entry.items() if key not in leave_out} for entry in data.get(under, ())]

    def gather(data: Row, rows: list[Row]) -> RowPaths:
        """Write rows of the CSV sheet into one part of a file (such as a scenario), and return their places."""
        kept = {
            entry.get("id"): {key: value for key, value in entry.items() if key in leave_out}
            for entry in data.get(under, ())
        }
        if rows or under in data:
            data[under] = [row | kept.get(row.get("id"), {}) for row in rows]
        return [(under, n) for n in range(len(rows))]

    return spread, gather
