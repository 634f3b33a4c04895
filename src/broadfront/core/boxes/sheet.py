"""A sheet of a box: which columns it has, and which part of a title's files its rows are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from broadfront.core.reading.toml_lines import Keys

__all__ = ["Column", "Datas", "Place", "Row", "Sheet", "columns_of", "csv_sheet", "list_sheet", "pairs_sheet"]

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


def columns_of(form: type[msgspec.Struct], leave_out: Iterable[str] = ()) -> dict[str, Column]:
    """The fields of a type as columns, by the names that files have for them."""
    left = set(leave_out)
    return {
        field.encode_name: Column(field.type, field.required)
        for field in msgspec.structs.fields(form)
        if field.encode_name not in left
    }


def _under(data: Any, at: tuple[str, ...]) -> Any:
    for key in at:
        data = data.setdefault(key, {})
    return data


def list_sheet(
    name: str, about: str, file: str, at: str, form: type[msgspec.Struct], key: str = "id",
    leave_out: Iterable[str] = (),
) -> Sheet:  # fmt: skip
    """A list of tables in a TOML file; columns that are left out stay as the row of the same key has them."""
    columns = columns_of(form, leave_out)

    def rows(datas: Datas) -> list[Row]:
        return [{column: entry[column] for column in columns if column in entry} for entry in datas[file][at]]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        others = {
            str(entry[key]): {one: value for one, value in entry.items() if one not in columns}
            for entry in datas[file][at]
        }
        datas[file][at] = [row | others.get(str(row.get(key)), {}) for row in rows]
        return [(file, (at, n)) for n in range(len(rows))]

    return Sheet(name, about, (key,), columns, (file,), rows, lay)


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


def csv_sheet(name: str, about: str, file: str, columns: Iterable[str], key: tuple[str, ...] = ("id",)) -> Sheet:
    """A CSV file, or some columns of it: a second sheet that has the others is laid after this one."""
    own = {column: Column(str, column == key[0]) for column in columns}

    def rows(datas: Datas) -> list[Row]:
        return [{column: row[column] for column in own} for row in datas[file]]

    def lay(datas: Datas, rows: list[Row]) -> list[Place]:
        all_columns = list(datas[file][0])
        before = {tuple(row[column] for column in key): row for row in datas[file]}
        blank = dict.fromkeys(all_columns, "")
        datas[file] = [
            blank | before.get(tuple(row.get(column, "") for column in key), {}) | {c: row.get(c, "") for c in own}
            for row in rows
        ]
        return [(file, (n,)) for n in range(len(rows))]

    return Sheet(name, about, key, own, (file,), rows, lay)
