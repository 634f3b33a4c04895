"""Title files, read with a person's overlay, and files written whole or not at all."""

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
from broadfront.core.reading.toml_lines import line_at, toml_data
from broadfront.core.reading.typed import converted, first_wrong

if TYPE_CHECKING:
    from broadfront.core.boxes.box import Box
    from broadfront.core.boxes.sheet import Sheet

__all__ = [
    "FILE_BYTES", "TitleFiles", "box_texts", "is_there", "line_with", "read_bytes", "read_text", "write_whole",
]  # fmt: skip

T = TypeVar("T")

FILE_BYTES = 32_000_000
"""No file of a person is larger, a saved game or data; more is not read."""
NAME_SHOWN = 120
"""Characters of a file's name that a message shows."""

DATA_SUFFIXES = (".toml", ".csv", ".txt")
ASIDE = ("words/", "manual/", "play/")
"""What a title says, by language, how it is explained and what plays it: no data, and nothing a game depends on."""
MAP_HEAD = 2
"""Lines of a map that say what it is, although they begin like remarks."""


class TitleFiles:
    """The data files of one title. Files of the overlay folder replace whole files of the same relative name, or are
    new ones that fit a pattern of `additions`."""

    def __init__(
        self, folder: Path, overlay: Path | None = None, additions: Sequence[str] = (),
        sheets: Callable[[], Sequence[Sheet]] = tuple,
    ) -> None:  # fmt: skip
        self.folder = folder
        self.overlay = overlay
        self.added: list[str] = []
        self.box: Box | None = None
        """The box whose sheets the overlay holds, in place of files."""
        self._said: dict[str, dict[str, Any]] = {}
        if overlay is not None and not is_there(overlay, Path.is_dir):
            raise Invalid(
                f"No data folder {_shown(overlay)}.",
                parameter="data",
                given=str(overlay),
                todo="Give a folder with files to replace.",
            )
        if overlay is not None and is_there(overlay / BOX):
            self.box = self._opened(overlay, sheets())
            self.replaced = list(self.box.made)
        elif overlay is not None:
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

    def _opened(self, overlay: Path, sheets: Sequence[Sheet]) -> Box:
        """The box in a folder, its sheets laid over our files."""
        from broadfront.core.boxes.box import read_box  # charts of ours are answered without it

        title = str(TitleFiles(self.folder).toml("title.toml")["name"])
        box = read_box(self.sheeted(sheets), overlay, box_texts(overlay), title, sheets)
        if box.faults:
            raise Invalid(
                f"{overlay}: {box.faults[0]}", parameter="data", given=str(overlay),
                todo=f"`broadfront box check {overlay}` lists all that is wrong.",
            )  # fmt: skip
        return box

    def sheeted(self, sheets: Sequence[Sheet]) -> dict[str, Any]:
        """What our files say that sheets are about."""
        ours = TitleFiles(self.folder)
        return {
            name: ours.toml(name) if name.endswith(".toml") else list(csv.DictReader(io.StringIO(ours.text(name))))
            for sheet in sheets
            for name in sheet.files
        }

    @staticmethod
    def _names(folder: Path) -> Iterator[str]:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.suffix in DATA_SUFFIXES and path.is_file() and not name.startswith(ASIDE):
                yield name

    def path(self, name: str) -> Path:
        return (self.overlay if self.overlay is not None and self.own(name) else self.folder) / name

    def exists(self, name: str) -> bool:
        return self._made(name) is not None or self.path(name).is_file()

    def _made(self, name: str) -> str | None:
        """The text that a box has for a file."""
        return None if self.box is None else self.box.made.get(name)

    def text(self, name: str) -> str:
        path = self.path(name)
        if (made := self._made(name)) is not None:
            return made
        if not path.is_file():
            raise Invalid(f"{name}: no such file in {self.folder.name}.", given=name)
        return read_text(path)

    def toml(self, name: str) -> dict[str, Any]:
        """What a TOML file says; read it, do not change it."""
        if name not in self._said:
            path = self.path(name)
            own = self.own(name) or not path.is_file()
            self._said[name] = toml_data(self.text(name), str(path)) if own else _printed(path, path.stat().st_mtime_ns)
        return self._said[name]

    def read(self, name: str, kind: type[T], *part: str) -> T:
        """A TOML file, or the part of it under these keys, as a type; what does not fit is refused with its line."""
        data: Any = self.toml(name)
        for n, key in enumerate(part):
            if not isinstance(data, dict) or key not in data:
                raise self.wrong(name, part[:n], f"there is no [{'.'.join(part)}]", given=key, accepted=".".join(part))
            data = data[key]
        try:
            found = converted(data, kind)
            if not self.own(name):
                return found
        except msgspec.ValidationError:
            pass
        wrong = first_wrong(data, kind)
        if wrong is None:
            return converted(data, kind)
        raise self.wrong(name, (*part, *wrong.path), wrong.said, accepted=wrong.accepted)

    def wrong(
        self, name: str, at: Sequence[str | int] | int, said: str, *, given: object = None, accepted: object = None
    ) -> Invalid:
        """A refusal of what a file says, with its line: `at` is the line, or the path of keys that leads there."""
        if self.box is not None and name in self.box.made:
            fault = self.box.fault(name, at if isinstance(at, int) else tuple(at), said)
            return Invalid(f"{self.overlay}: {fault}", given=given, accepted=accepted, todo="Correct that cell.")
        line = at if isinstance(at, int) else line_at(self.text(name), tuple(at))
        return Invalid(
            f"{self.path(name)}, line {line}: {said}.", given=given, accepted=accepted, todo="Correct that line."
        )

    def check_columns(self) -> None:
        """Refuse a person's own CSV files whose columns are not those of ours."""
        ours = TitleFiles(self.folder)
        for name in self.replaced:
            if name.endswith(".csv"):
                self.rows(name, next(csv.reader(io.StringIO(ours.text(name)))))

    def check_rows(self, name: str, *part: str) -> None:
        """Refuse a part of a person's own file whose keys are not those of ours: the rules ask for each of them."""
        if not self.own(name):
            return
        ours, given = TitleFiles(self.folder).toml(name), self.toml(name)
        for key in part:
            ours, given = ours[key], given[key]
        odd = [key for key in ours if key not in given] or [key for key in given if key not in ours]
        if odd:
            what = "unknown" if odd[0] in given else "missing"
            at = (*part, odd[0]) if odd[0] in given else part
            said = f"{odd[0]!r} is {what}; expected {', '.join(ours)}"
            raise self.wrong(name, at, said, given=odd[0], accepted=list(ours))

    @contextmanager
    def blamed(self, name: str, at: Sequence[str | int] | int) -> Iterator[None]:
        """Refusals within are the fault of what a file says there."""
        try:
            yield
        except Invalid as error:
            if self.box is not None and str(self.overlay) in error.message:
                raise
            said = str(error).rstrip(".")
            raise self.wrong(name, at, said, given=error.given, accepted=error.accepted) from None
        except ValueError as error:
            raise self.wrong(name, at, str(error).rstrip(".")) from None

    @contextmanager
    def blamed_on_own(self) -> Iterator[None]:
        """Refusals within that name no line are the fault of a person's own file: of the line that has their words."""
        try:
            yield
        except Invalid as error:
            own = [*self.replaced, *self.added]
            if self.box is not None and str(self.overlay) in error.message:
                raise
            if self.box is not None and own:
                fault = self.box.blame(error.message.rstrip("."))
                raise Invalid(f"{self.overlay}: {fault}", given=error.given, accepted=error.accepted) from None
            if not own or any(str(self.path(name)) in error.message for name in own):
                raise
            words = [str(error.given), *sorted(re.findall(r"[\w.-]+\w", error.message), key=len, reverse=True)]
            found = ((name, line) for word in words for name in own if (line := line_with(self.text(name), word)))
            name, line = next(found, (own[0], 1))
            raise self.wrong(name, line, str(error).rstrip("."), given=error.given, accepted=error.accepted) from None

    def own(self, name: str) -> bool:
        """Whether a file is a person's own."""
        return name in self.replaced or name in self.added

    def rows(self, name: str, columns: Sequence[str]) -> list[tuple[int, dict[str, str]]]:
        """A CSV file as line numbers and rows by column name; it has exactly these columns."""
        text = self.text(name)
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        found: list[tuple[int, dict[str, str]]] = []
        try:
            head = next(reader, [])
            odd = [c for c in columns if c not in head] or [c for c in head if c not in columns]
            if odd or len(head) != len(columns):
                what = f"column {odd[0]!r} is missing or unknown" if odd else "a column stands twice"
                raise self.wrong(name, 1, f"{what}; expected {', '.join(columns)}", given=head, accepted=columns)
            for row in reader:
                if row and len(row) != len(head):
                    said = f"{len(row)} fields; expected {len(head)} ({', '.join(head)})"
                    raise self.wrong(name, reader.line_num, said, given=row, accepted=columns)
                if row:
                    found.append((reader.line_num, dict(zip(head, row, strict=True))))
        except csv.Error as error:
            raise self.wrong(name, reader.line_num, f"not CSV: {error}") from None
        return found

    def hash(self) -> str:
        """Of what all files that can change how a game goes say, not of their bytes.

        A comment, a blank line, the order of keys and the labels people read change nothing; nor do the wording of
        rules and what is excused from tests.
        """
        total = hashlib.sha256()
        for name in (*self._names(self.folder), *self.added):
            if name not in ("rules.toml", "excused.toml"):
                path = self.path(name)
                own = self.own(name)
                meaning = _meaning(path, self.text(name)) if own else _printed_meaning(path, path.stat().st_mtime_ns)
                total.update(name.encode() + b"\0" + meaning)
        return total.hexdigest()[:16]


def box_texts(folder: Path) -> dict[str, bytes]:
    """The files of a box by name."""
    return {path.name: read_bytes(path) for path in sorted(folder.iterdir()) if path.suffix in (".csv", ".toml")}


@lru_cache(maxsize=128)
def _printed(path: Path, _changed: int) -> dict[str, Any]:
    """What a file of ours says: read once, however many people replace other files of its title."""
    return toml_data(read_text(path), str(path))


@lru_cache(maxsize=128)
def _printed_meaning(path: Path, _changed: int) -> bytes:
    return _meaning(path, read_text(path))


def _meaning(path: Path, text: str) -> bytes:
    """A digest of what a file says, in one form."""
    said: object
    match path.suffix:
        case ".toml":
            said = toml_data(text, str(path))
            if path.name == "title.toml":
                said = _without_labels(said)
        case ".csv":
            said = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text)) if row]
        case _:
            # A map: its first two lines are its head, other lines with # are remarks.
            lines = [" ".join(line.split()) for line in text.splitlines()]
            said = [line for n, line in enumerate(lines) if line and (n < MAP_HEAD or not line.startswith("#"))]
    return hashlib.sha256(json.dumps(said, sort_keys=True, default=str, ensure_ascii=False).encode()).digest()


def _without_labels(said: object) -> object:
    """The same without what only people see."""
    if not isinstance(said, dict):
        return said
    return {key: _without_labels(value) for key, value in said.items() if key not in ("label", "colors")}


def line_with(text: str, word: str) -> int:
    """The first line in which a word stands by itself; 0 when none does."""
    found = re.search(rf"(?<![\w.-]){re.escape(word)}(?![\w-])", text) if word else None
    return text.count("\n", 0, found.start()) + 1 if found else 0


def read_bytes(path: Path, *, parameter: str = "path") -> bytes:
    """The bytes of a file somebody names; one that cannot be read, or is far too large, is refused in one line."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise Invalid(f"Cannot read {_shown(path)}: {why}.", parameter=parameter, given=str(path)) from None
    if len(data) > FILE_BYTES:
        raise Invalid(
            f"Cannot read {_shown(path)}: it has more than {FILE_BYTES // 1_000_000} MB.",
            parameter=parameter,
            given=str(path),
        )
    return data


def read_text(path: Path, *, parameter: str = "path") -> str:
    """The text of a file somebody names."""
    data = read_bytes(path, parameter=parameter)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Invalid(
            f"{path}, line {line}: not UTF-8 text (byte {error.start}).", parameter=parameter, given=str(path)
        ) from None


def is_there(path: Path, how: Callable[[Path], bool] = Path.exists) -> bool:
    """Whether there is such a file or folder; a name that cannot be one is refused, not an error of the system."""
    try:
        return how(path)
    except OSError as error:
        raise Invalid(f"Cannot use {_shown(path)}: {error.strerror}.", parameter="path", given=str(path)) from None


def _shown(path: Path) -> str:
    text = str(path)
    return repr(text if len(text) <= NAME_SHOWN else f"{text[:NAME_SHOWN]}...")


def write_whole(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write to a temporary file beside it, then rename: the old file or the new one, never half. A `private` one is for
    its user only."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise Invalid(f"Cannot write {_shown(path)}: {why}.", parameter="path", given=str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o600 if private else 0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise Invalid(f"Cannot write {_shown(path)}: {error.strerror}.", parameter="path", given=str(path)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
