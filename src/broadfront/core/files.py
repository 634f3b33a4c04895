"""Title files, read with a person's overlay, and files written whole or not at all."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
import re
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from broadfront.core.errors import Invalid

__all__ = ["TitleFiles", "write_whole"]

DATA_SUFFIXES = (".toml", ".csv", ".txt")
WORDS = "words/"
"""What a title says, by language: no data, and nothing a game depends on."""
MAP_HEAD = 2
"""Lines of a map that say what it is, although they begin like remarks."""


class TitleFiles:
    """The data files of one title. Files of the overlay folder replace whole files of the same relative name, or are
    new ones that fit a pattern of `additions`."""

    def __init__(self, folder: Path, overlay: Path | None = None, additions: Sequence[str] = ()) -> None:
        self.folder = folder
        self.overlay = overlay
        self.added: list[str] = []
        if overlay is not None:
            if not overlay.is_dir():
                raise Invalid(
                    f"No data folder {str(overlay)!r}.",
                    parameter="data",
                    given=str(overlay),
                    todo="Give a folder with files to replace.",
                )
            known = set(self._names(folder))
            self.replaced = [name for name in self._names(overlay) if name in known]
            new = [name for name in self._names(overlay) if name not in known]
            self.added = [name for name in new if any(fnmatch(name, pattern) for pattern in additions)]
            stray = [name for name in new if name not in self.added]
            if stray or not (self.replaced or self.added):
                what = f"{stray[0]!r} replaces nothing" if stray else f"{str(overlay)!r} holds no data file"
                raise Invalid(
                    f"Overlay: {what}; replaceable files are {', '.join(sorted(known))}.",
                    parameter="data",
                    given=str(overlay),
                )
        else:
            self.replaced = []

    @staticmethod
    def _names(folder: Path) -> Iterator[str]:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.suffix in DATA_SUFFIXES and path.is_file() and not name.startswith(WORDS):
                yield name

    def path(self, name: str) -> Path:
        own = self.overlay is not None and (name in self.replaced or name in self.added)
        return (self.overlay if own and self.overlay is not None else self.folder) / name

    def exists(self, name: str) -> bool:
        return self.path(name).is_file()

    def text(self, name: str) -> str:
        path = self.path(name)
        try:
            return path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise Invalid(f"{name}: no such file in {self.folder.name}.", given=name) from None
        except UnicodeDecodeError as error:
            raise Invalid(f"{path}: not UTF-8 text (byte {error.start}).", given=str(path)) from None

    def toml(self, name: str) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text(name))
        except tomllib.TOMLDecodeError as error:
            raise Invalid(f"{self.path(name)}: {error}.", given=name, todo="Correct that line.") from None

    def rows(self, name: str, columns: tuple[str, ...] = ()) -> list[dict[str, str]]:
        """A CSV file as rows by column name; `columns` must be there."""
        reader = csv.DictReader(io.StringIO(self.text(name)))
        missing = [c for c in columns if c not in (reader.fieldnames or ())]
        if missing:
            raise Invalid(
                f"{self.path(name)}, line 1: no column {missing[0]!r}; its columns are {', '.join(columns)}.",
                given=name,
            )
        rows: list[dict[str, str]] = []
        for row in reader:
            if None in row or None in row.values():
                raise Invalid(
                    f"{self.path(name)}, line {reader.line_num}: {len(reader.fieldnames or ())} fields are expected.",
                    given=name,
                )
            rows.append(row)
        return rows

    def hash(self) -> str:
        """Of what all files that can change how a game goes say, not of their bytes.

        A comment, a blank line, the order of keys and the labels people read change nothing; nor do the wording of
        rules and what is excused from tests.
        """
        total = hashlib.sha256()
        for name in (*self._names(self.folder), *self.added):
            if name not in ("rules.toml", "excused.toml"):
                total.update(name.encode() + b"\0" + hashlib.sha256(self._meaning(name)).digest())
        return total.hexdigest()[:16]

    def _meaning(self, name: str) -> bytes:
        """What a file says, in one form."""
        said: object
        match self.path(name).suffix:
            case ".toml":
                said = self.toml(name)
                if name == "title.toml":
                    said = _without_labels(said)
            case ".csv":
                said = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(self.text(name))) if row]
            case _:
                # A map: its first two lines are its head, other lines with # are remarks.
                lines = [" ".join(line.split()) for line in self.text(name).splitlines()]
                said = [line for n, line in enumerate(lines) if line and (n < MAP_HEAD or not line.startswith("#"))]
        return json.dumps(said, sort_keys=True, default=str, ensure_ascii=False).encode()


def _without_labels(said: object) -> object:
    """The same without what only people read."""
    if not isinstance(said, dict):
        return said
    return {key: _without_labels(value) for key, value in said.items() if key != "label"}


def write_whole(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write to a temporary file beside it, then rename: the old file or the new one, never half. A `private` one is for
    its user only."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise Invalid(f"Cannot write {str(path)!r}: {error.strerror}.", parameter="path", given=str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o600 if private else 0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise Invalid(f"Cannot write {str(path)!r}: {error.strerror}.", parameter="path", given=str(path)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def line_of(text: str, pattern: str) -> int:
    """The line on which a pattern first stands, for messages; 1 when it does not."""
    found = re.search(pattern, text)
    return text.count("\n", 0, found.start()) + 1 if found else 1
