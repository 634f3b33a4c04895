"""Title files, read with a person's overlay; and files written completely or not at all."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from broadfront.core.boxes import BOX
from broadfront.core.errors import Invalid
from broadfront.core.reading.toml_lines import line_of_value, parse_toml
from broadfront.core.reading.type_check import convert_data, first_mismatch

if TYPE_CHECKING:
    from broadfront.core.boxes.box import Box
    from broadfront.core.boxes.sheet import Sheet

__all__ = [
    "FILE_BYTES",
    "TitleFiles",
    "find_line",
    "path_exists",
    "read_box_files",
    "read_bytes",
    "read_text",
    "write_atomically",
]  # fmt: skip

T = TypeVar("T")

FILE_BYTES = 32_000_000
"""Maximum size of a person's file in bytes; larger ones are not read."""
MAX_NAME_SHOWN = 120
"""Maximum number of characters of a file name that a message shows."""

DATA_SUFFIXES = (".toml", ".csv", ".txt")
EXCLUDED_FOLDERS = ("words/", "manual/", "play/")
"""Folders without game data: words by language, the manual, and players. No game depends on them."""
MAP_HEADER_LINES = 2
"""Number of lines at the start of a map that are its header, although they look like comments."""


class TitleFiles:
    """The data files of one title, some of them replaced by a player's own files in a second folder (overlay).

    A file in the overlay folder replaces the whole shipped file of the same relative name, or is a new one that matches
    a pattern in `additions`.
    """

    def __init__(
        self,
        folder: Path,
        overlay: Path | None = None,
        additions: Sequence[str] = (),
        sheets: Callable[[], Sequence[Sheet]] = tuple,
    ) -> None:
        self.folder = folder
        self.overlay = overlay
        self.own_additions: list[str] = []
        self.box: Box | None = None
        """The box whose sheets the overlay folder holds instead of files."""
        self._parsed: dict[str, dict[str, Any]] = {}
        if overlay is not None and not path_exists(overlay, Path.is_dir):
            raise Invalid(
                f"No data folder {_quote_path(overlay)}.",
                parameter="data",
                given=str(overlay),
                todo="Give a folder with files to replace.",
            )
        if overlay is not None and path_exists(overlay / BOX):
            self.box = self._open_box(overlay, sheets())
            self.own_replacements = list(self.box.made)
        elif overlay is not None:
            known = set(self._file_names(folder))
            self.own_replacements = [name for name in self._file_names(overlay) if name in known]
            new = [name for name in self._file_names(overlay) if name not in known]
            self.own_additions = [name for name in new if any(fnmatch(name, pattern) for pattern in additions)]
            stray = [name for name in new if name not in self.own_additions]
            if stray or not (self.own_replacements or self.own_additions):
                what = f"{stray[0]!r} replaces nothing" if stray else f"{str(overlay)!r} holds no data file"
                raise Invalid(
                    f"Overlay: {what}; replaceable files are {', '.join(sorted(known))}.",
                    parameter="data",
                    given=str(overlay),
                )
        else:
            self.own_replacements = []

    def _open_box(self, overlay: Path, sheets: Sequence[Sheet]) -> Box:
        """Read the CSV files that a player wrote from his copy of the game, and merge them into the shipped files."""
        from broadfront.core.boxes.box import read_box  # our own charts do not need it

        title = str(TitleFiles(self.folder).toml("title.toml")["name"])
        box = read_box(self.sheet_data(sheets), overlay, read_box_files(overlay), title, sheets)
        if box.faults:
            raise Invalid(
                f"{overlay}: {box.faults[0]}",
                parameter="data",
                given=str(overlay),
                todo=f"`broadfront box check {overlay}` lists all that is wrong.",
            )
        return box

    def sheet_data(self, sheets: Sequence[Sheet]) -> dict[str, Any]:
        """Return the parsed content, by file name, of the shipped files that players' CSV sheets can change."""
        ours = TitleFiles(self.folder)
        return {
            name: ours.toml(name) if name.endswith(".toml") else list(csv.DictReader(io.StringIO(ours.text(name))))
            for sheet in sheets
            for name in sheet.files
        }

    @staticmethod
    def _file_names(folder: Path) -> Iterator[str]:
        """Yield the relative names of all data files in a folder."""
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.suffix in DATA_SUFFIXES and path.is_file() and not name.startswith(EXCLUDED_FOLDERS):
                yield name

    def path(self, name: str) -> Path:
        """Return the path of a data file: among the player's own files if it is there, else in the title's."""
        return (self.overlay if self.overlay is not None and self.is_own(name) else self.folder) / name

    def exists(self, name: str) -> bool:
        """Return whether a data file exists: among the player's own files or in the title's folder."""
        return self._box_text(name) is not None or self.path(name).is_file()

    def _box_text(self, name: str) -> str | None:
        """Return the text of a data file as made from the player's own CSV files, or None if it is not made from
        them."""
        return None if self.box is None else self.box.made.get(name)

    def text(self, name: str) -> str:
        """Return the text of a data file; raise `Invalid` if there is no such file."""
        path = self.path(name)
        if (made := self._box_text(name)) is not None:
            return made
        if not path.is_file():
            raise Invalid(f"{name}: no such file in {self.folder.name}.", given=name)
        return read_text(path)

    def toml(self, name: str) -> dict[str, Any]:
        """Return the parsed content of a TOML data file. It is cached: do not change it."""
        if name not in self._parsed:
            path = self.path(name)
            own = self.is_own(name) or not path.is_file()
            self._parsed[name] = (
                parse_toml(self.text(name), str(path)) if own else _load_bundled(path, path.stat().st_mtime_ns)
            )
        return self._parsed[name]

    def read(self, name: str, kind: type[T], *part: str) -> T:
        """Return a TOML data file, or the part of it under the given keys, converted to a type; errors name the
        line."""
        data: Any = self.toml(name)
        for n, key in enumerate(part):
            if not isinstance(data, dict) or key not in data:
                raise self.file_error(
                    name, part[:n], f"there is no [{'.'.join(part)}]", given=key, accepted=".".join(part)
                )
            data = data[key]
        try:
            found = convert_data(data, kind)
            if not self.is_own(name):
                return found
        except msgspec.ValidationError:
            pass
        wrong = first_mismatch(data, kind)
        if wrong is None:
            return convert_data(data, kind)
        raise self.file_error(name, (*part, *wrong.path), wrong.said, accepted=wrong.accepted)

    def file_error(
        self, name: str, at: Sequence[str | int] | int, message: str, *, given: object = None, accepted: object = None
    ) -> Invalid:
        """Return an error about the content of a data file, with its line. `at` is the line number, or the path of keys
        to the wrong value."""
        if self.box is not None and name in self.box.made:
            fault = self.box.fault_in_made_file(name, at if isinstance(at, int) else tuple(at), message)
            return Invalid(f"{self.overlay}: {fault}", given=given, accepted=accepted, todo="Correct that cell.")
        line = at if isinstance(at, int) else line_of_value(self.text(name), tuple(at))
        return Invalid(
            f"{self.path(name)}, line {line}: {message}.", given=given, accepted=accepted, todo="Correct that line."
        )

    def check_own_csv_columns(self) -> None:
        """Refuse a player's own CSV files whose columns differ from those of the shipped files."""
        ours = TitleFiles(self.folder)
        for name in self.own_replacements:
            if name.endswith(".csv"):
                self.read_rows(name, next(csv.reader(io.StringIO(ours.text(name)))))

    def check_own_keys(self, name: str, *part: str) -> None:
        """Refuse a player's own file in which this part has other keys than in the shipped file, because the rules need
        each key."""
        if not self.is_own(name):
            return
        ours, given = TitleFiles(self.folder).toml(name), self.toml(name)
        for key in part:
            ours, given = ours[key], given[key]
        differing = [key for key in ours if key not in given] or [key for key in given if key not in ours]
        if differing:
            what = "unknown" if differing[0] in given else "missing"
            at = (*part, differing[0]) if differing[0] in given else part
            message = f"{differing[0]!r} is {what}; expected {', '.join(ours)}"
            raise self.file_error(name, at, message, given=differing[0], accepted=list(ours))

    @contextmanager
    def blame_file(self, name: str, at: Sequence[str | int] | int) -> Iterator[None]:
        """Report errors raised inside the `with` block as faults of one data file, at a given line or path of keys."""
        try:
            yield
        except Invalid as error:
            if self.box is not None and str(self.overlay) in error.message:
                raise
            message = str(error).rstrip(".")
            raise self.file_error(name, at, message, given=error.given, accepted=error.accepted) from None
        except ValueError as error:
            raise self.file_error(name, at, str(error).rstrip(".")) from None

    @contextmanager
    def blame_own_files(self) -> Iterator[None]:
        """Report errors raised inside the `with` block that name no line as faults of the player's own file that
        contains the error's words, at that line."""
        try:
            yield
        except Invalid as error:
            own = [*self.own_replacements, *self.own_additions]
            if self.box is not None and str(self.overlay) in error.message:
                raise
            if self.box is not None and own:
                fault = self.box.fault_from_message(error.message.rstrip("."))
                raise Invalid(f"{self.overlay}: {fault}", given=error.given, accepted=error.accepted) from None
            if not own or any(str(self.path(name)) in error.message for name in own):
                raise
            words = [str(error.given), *sorted(re.findall(r"[\w.-]+\w", error.message), key=len, reverse=True)]
            found = ((name, line) for word in words for name in own if (line := find_line(self.text(name), word)))
            name, line = next(found, (own[0], 1))
            raise self.file_error(
                name, line, str(error).rstrip("."), given=error.given, accepted=error.accepted
            ) from None

    def is_own(self, name: str) -> bool:
        """Return whether a data file was supplied by the player and is not the shipped one."""
        return name in self.own_replacements or name in self.own_additions

    def read_rows(self, name: str, columns: Sequence[str]) -> list[tuple[int, dict[str, str]]]:
        """Return the rows of a CSV file by column name, each with its line number; the file must have exactly these
        columns."""
        text = self.text(name)
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        found: list[tuple[int, dict[str, str]]] = []
        try:
            head = next(reader, [])
            differing = [c for c in columns if c not in head] or [c for c in head if c not in columns]
            if differing or len(head) != len(columns):
                what = f"column {differing[0]!r} is missing or unknown" if differing else "a column stands twice"
                raise self.file_error(name, 1, f"{what}; expected {', '.join(columns)}", given=head, accepted=columns)
            for row in reader:
                if row and len(row) != len(head):
                    message = f"{len(row)} fields; expected {len(head)} ({', '.join(head)})"
                    raise self.file_error(name, reader.line_num, message, given=row, accepted=columns)
                if row:
                    found.append((reader.line_num, dict(zip(head, row, strict=True))))
        except csv.Error as error:
            raise self.file_error(name, reader.line_num, f"not CSV: {error}") from None
        return found

    def content_hash(self) -> str:
        """Return a hash of the content of all data files that can change how a game plays.

        Comments, blank lines, the order of keys, labels, the wording of rules and exemptions from tests do not change
        the hash.
        """
        total = hashlib.sha256()
        for name in (*self._file_names(self.folder), *self.own_additions):
            if name not in ("rules.toml", "excused.toml"):
                path = self.path(name)
                own = self.is_own(name)
                meaning = (
                    _content_digest(path, self.text(name)) if own else _bundled_digest(path, path.stat().st_mtime_ns)
                )
                total.update(name.encode() + b"\0" + meaning)
        return total.hexdigest()[:16]


def read_box_files(folder: Path) -> dict[str, bytes]:
    """Return the contents of the files in the folder of a player's own CSV files, by file name."""
    return {path.name: read_bytes(path) for path in sorted(folder.iterdir()) if path.suffix in (".csv", ".toml")}


@lru_cache(maxsize=128)
def _load_bundled(path: Path, _changed: int) -> dict[str, Any]:
    """Return the parsed content of a shipped data file, cached for all players' folders of own files."""
    return parse_toml(read_text(path), str(path))


@lru_cache(maxsize=128)
def _bundled_digest(path: Path, _changed: int) -> bytes:
    """Return the content digest of a shipped data file, cached for all players' folders of own files."""
    return _content_digest(path, read_text(path))


def _content_digest(path: Path, text: str) -> bytes:
    """Return a digest of a data file's content in canonical form."""
    content: object
    match path.suffix:
        case ".toml":
            content = parse_toml(text, str(path))
            if path.name == "title.toml":
                content = _without_labels(content)
        case ".csv":
            content = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text)) if row]
        case _:
            # A map: its first two lines are its header; other lines that begin with # are comments.
            lines = [" ".join(line.split()) for line in text.splitlines()]
            content = [
                line for n, line in enumerate(lines) if line and (n < MAP_HEADER_LINES or not line.startswith("#"))
            ]
    return hashlib.sha256(json.dumps(content, sort_keys=True, default=str, ensure_ascii=False).encode()).digest()


def _without_labels(data: object) -> object:
    """Return the content of a data file without labels and colors, which only people see."""
    if not isinstance(data, dict):
        return data
    return {key: _without_labels(value) for key, value in data.items() if key not in ("label", "colors")}


def find_line(text: str, word: str) -> int:
    """Return the number of the first line of a text that contains a whole word; 0 if none does."""
    found = re.search(rf"(?<![\w.-]){re.escape(word)}(?![\w-])", text) if word else None
    return text.count("\n", 0, found.start()) + 1 if found else 0


def read_bytes(path: Path, *, parameter: str = "path") -> bytes:
    """Return the bytes of a file named by a person; raise `Invalid` if it is unreadable or too large."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise Invalid(f"Cannot read {_quote_path(path)}: {why}.", parameter=parameter, given=str(path)) from None
    if len(data) > FILE_BYTES:
        raise Invalid(
            f"Cannot read {_quote_path(path)}: it has more than {FILE_BYTES // 1_000_000} MB.",
            parameter=parameter,
            given=str(path),
        )
    return data


def read_text(path: Path, *, parameter: str = "path") -> str:
    """Return the UTF-8 text of a file named by a person; raise `Invalid` if it cannot be read."""
    data = read_bytes(path, parameter=parameter)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Invalid(
            f"{path}, line {line}: not UTF-8 text (byte {error.start}).", parameter=parameter, given=str(path)
        ) from None


def path_exists(path: Path, how: Callable[[Path], bool] = Path.exists) -> bool:
    """Return whether a file or folder exists; raise `Invalid` for an impossible name."""
    try:
        return how(path)
    except OSError as error:
        raise Invalid(f"Cannot use {_quote_path(path)}: {error.strerror}.", parameter="path", given=str(path)) from None


def _quote_path(path: Path) -> str:
    """Return a path quoted for a message, shortened if long."""
    text = str(path)
    return repr(text if len(text) <= MAX_NAME_SHOWN else f"{text[:MAX_NAME_SHOWN]}...")


def write_atomically(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file atomically by way of a temporary file beside it. With `private`, only the user can read it."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise Invalid(f"Cannot write {_quote_path(path)}: {why}.", parameter="path", given=str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o600 if private else 0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise Invalid(
            f"Cannot write {_quote_path(path)}: {error.strerror}.", parameter="path", given=str(path)
        ) from None


def _umask() -> int:
    """Return the umask of the process without changing it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
