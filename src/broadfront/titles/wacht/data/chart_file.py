"""Chart files read as rows; errors name the file and the line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from broadfront.core.files import TitleFiles
from broadfront.titles.wacht.data.chart_schemas import SCHEMAS

Row = Mapping[str, Any]


class ChartFile:
    """One chart file (TOML) of Wacht, checked against its schema."""

    def __init__(self, files: TitleFiles, name: str) -> None:
        self.name = name
        self.files = files
        files.read(name, SCHEMAS[name])
        self.data: dict[str, Any] = files.toml(name)
        """Parsed contents of the file."""
        self._keyed: dict[tuple[str, ...], dict[str, Row]] = {}

    def raise_error(self, problem: str, *at: str | int, given: object = None, accepted: object = None) -> NoReturn:
        """Raise an error that names the chart file and the line of the value at the keys `at`."""
        raise self.files.file_error(self.name, at, problem, given=given, accepted=accepted)

    def section(self, *path: str) -> dict[str, Any]:
        """Return the section of the chart file under a path of keys."""
        found = self.data
        for key in path:
            found = found[key]
        return found

    def value(self, *path: str) -> Any:
        """Return the value of the chart file under a path of keys."""
        return self.section(*path[:-1])[path[-1]]

    def integer_at(self, *path: str) -> int:
        """Return the value of the chart file under a path of keys as an integer."""
        return int(self.value(*path))

    def boolean_at(self, *path: str) -> bool:
        """Return the value of the chart file under a path of keys as true or false."""
        return bool(self.value(*path))

    def text_at(self, *path: str) -> str:
        """Return the value of the chart file under a path of keys as text."""
        return str(self.value(*path))

    def texts_at(self, *path: str) -> tuple[str, ...]:
        """Return the list of words in the chart file under a path of keys."""
        return tuple(self.value(*path))

    def rows(self, *path: str) -> list[Row]:
        """Return the rows of a table of the chart file, each as a mapping from column name to cell."""
        section = self.section(*path)
        return [dict(zip(section["columns"], row, strict=True)) for row in section["rows"]]

    def rows_by_label(self, *path: str, known: Sequence[str] = ()) -> dict[str, Row]:
        """Return the rows of a table by their first cell; `known` lists the labels that must be there, none else."""
        if path not in self._keyed:
            self._keyed[path] = self._index_rows(path, known)
        return self._keyed[path]

    def _index_rows(self, path: tuple[str, ...], known: Sequence[str]) -> dict[str, Row]:
        """Return the rows of a table by their first cell; raise an error for missing, repeated or unknown labels."""
        found: dict[str, Row] = {}
        for n, row in enumerate(self.rows(*path)):
            name = str(next(iter(row.values())))
            if name in found or (known and name not in known):
                what = "stands twice" if name in found else f"is unknown; expected {', '.join(known)}"
                self.raise_error(f"row {name!r} {what}", *path, "rows", n, given=name, accepted=list(known))
            found[name] = row
        if missing := [name for name in known if name not in found]:
            self.raise_error(f"row {missing[0]!r} is missing", *path, "rows", given=missing[0], accepted=list(known))
        return found
