"""Chart files as rows: every cell there, every word known, errors with the file and the row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NoReturn, TypeVar

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles

Row = Mapping[str, Any]
T = TypeVar("T")


class ChartFile:
    """One TOML file of a title."""

    def __init__(self, files: TitleFiles, name: str) -> None:
        self.name = name
        self.where = str(files.path(name))
        self.data: dict[str, Any] = files.toml(name)
        self._read: dict[tuple[object, ...], Any] = {}

    def wrong(self, what: str, given: object = None, accepted: object = None) -> NoReturn:
        raise Invalid(f"{self.where}: {what}.", given=given, accepted=accepted)

    def section(self, *path: str) -> dict[str, Any]:
        found: Any = self.data
        for key in path:
            if not isinstance(found, dict) or key not in found:
                self.wrong(f"there is no [{'.'.join(path)}]", given=key)
            found = found[key]
        if not isinstance(found, dict):
            self.wrong(f"[{'.'.join(path)}] is not a section", given=str(found))
        return found

    def value(self, *path: str) -> Any:
        section = self.section(*path[:-1]) if len(path) > 1 else self.data
        if path[-1] not in section:
            self.wrong(f"[{'.'.join(path[:-1])}] has no {path[-1]!r}", accepted=sorted(section))
        return section[path[-1]]

    def _once(self, key: tuple[object, ...], read: Callable[[], T]) -> T:
        """What was read and checked is kept: the rules ask the same things all the time."""
        if key not in self._read:
            self._read[key] = read()
        found: T = self._read[key]
        return found

    def number(self, *path: str) -> int:
        return self._once(("number", *path), lambda: self._number(*path))

    def _number(self, *path: str) -> int:
        found = self.value(*path)
        if isinstance(found, bool) or not isinstance(found, int):
            self.wrong(f"{'.'.join(path)} is {found!r}; a whole number is expected", given=found)
        return found

    def flag(self, *path: str) -> bool:
        return self._once(("flag", *path), lambda: self._flag(*path))

    def _flag(self, *path: str) -> bool:
        found = self.value(*path)
        if not isinstance(found, bool):
            self.wrong(f"{'.'.join(path)} is {found!r}; true or false is expected", given=found)
        return found

    def word(self, *path: str, among: Sequence[str] = ()) -> str:
        return self._once(("word", *path), lambda: self._word(path, among))

    def _word(self, path: tuple[str, ...], among: Sequence[str]) -> str:
        found = self.value(*path)
        if not isinstance(found, str) or (among and found not in among):
            self.wrong(f"{'.'.join(path)} is {found!r}; accepted are {', '.join(among) or 'words'}", given=found)
        return found

    def words(self, *path: str, among: Sequence[str] = ()) -> tuple[str, ...]:
        return self._once(("words", *path), lambda: self._words(path, among))

    def _words(self, path: tuple[str, ...], among: Sequence[str]) -> tuple[str, ...]:
        found = self.value(*path)
        if not isinstance(found, list) or any(not isinstance(w, str) or (among and w not in among) for w in found):
            self.wrong(f"{'.'.join(path)} is {found!r}; a list of {', '.join(among) or 'words'} is expected")
        return tuple(found)

    def rows(self, *path: str) -> list[Row]:
        """The rows of a table as mappings from its columns, all cells there."""
        section = self.section(*path) if path else self.data
        columns, rows = section.get("columns"), section.get("rows")
        if not isinstance(columns, list) or not isinstance(rows, list):
            self.wrong(f"[{'.'.join(path)}] needs columns and rows")
        for n, row in enumerate(rows, 1):
            if not isinstance(row, list) or len(row) != len(columns):
                found = len(row) if isinstance(row, list) else 0
                self.wrong(f"[{'.'.join(path)}] row {n} has {found} cells; {len(columns)} are expected", given=row)
        return [dict(zip(columns, row, strict=True)) for row in rows]

    def keyed(self, *path: str, known: Sequence[str] = ()) -> dict[str, Row]:
        """The rows by their first column; each of `known` must be there, and no other."""
        return self._once(("keyed", *path), lambda: self._keyed(path, known))

    def _keyed(self, path: tuple[str, ...], known: Sequence[str]) -> dict[str, Row]:
        rows = self.rows(*path)
        found = {str(next(iter(row.values()))): row for row in rows}
        if len(found) != len(rows):
            self.wrong(f"[{'.'.join(path)}] has a row twice", given=list(found))
        odd = [k for k in known if k not in found] or [k for k in found if known and k not in known]
        if odd:
            self.wrong(f"[{'.'.join(path)}] row {odd[0]!r} is missing or unknown", given=odd[0], accepted=list(known))
        return found

    def exact(self, text: str, *path: str) -> Fraction:
        try:
            return Fraction(text)
        except (ValueError, ZeroDivisionError):
            self.wrong(f"[{'.'.join(path)}] {text!r} is not an exact number such as 1/2", given=text)
