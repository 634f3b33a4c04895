"""A game is its record: a header and numbered lines of JSON, only ever added to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import write_whole

__all__ = ["CHECK_EVERY", "FORMAT", "Header", "Line", "Record"]

FORMAT = 1
CHECK_EVERY = 50
ORIGINS = ("roller", "chosen", "person")
"""Where a chance outcome comes from."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record needs to be replayed."""

    broadfront: int
    title: str
    variant: str
    scenario: str
    rules: int
    data: str
    options: dict[str, Any] = {}
    start: dict[str, Any] | None = None
    """A position the game starts from instead of the scenario's set-up."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One line: an action, a chance outcome with its origin, an undo or a note; every fiftieth with a checksum."""

    n: int
    do: dict[str, Any] | None = None
    side: str | None = None
    chance: int | str | None = None
    by: str | None = None
    undo_to: int | None = None
    past: str | None = None
    """What an undo went back beyond: a die or a hidden item."""
    note: str | None = None
    seed: str | None = None
    check: str | None = None


class Record:
    """Header and lines."""

    def __init__(self, header: Header, lines: list[Line] | None = None) -> None:
        self.header = header
        self.lines: list[Line] = lines if lines is not None else []

    def to_bytes(self) -> bytes:
        return msgspec.json.encode(self.header) + b"\n" + b"".join(encode_line(line) for line in self.lines)

    def write(self, path: Path) -> None:
        write_whole(path, self.to_bytes())

    @classmethod
    def from_bytes(cls, data: bytes, name: str = "record", *, recover: bool = False) -> Record:
        """Read a record; a cut or damaged line is refused, or with `recover` ends the record before it."""
        raw = data.split(b"\n")
        whole, rest = raw[:-1], raw[-1]
        header = _header(whole[0] if whole else rest, name)
        lines: list[Line] = []
        for number, text in enumerate(whole[1:], 1):
            try:
                lines.append(_line(text, number, name))
            except Invalid:
                if recover:
                    return cls(header, lines)
                raise
        if rest and not recover:
            raise Invalid(
                f"{name}: cut off in line {len(lines) + 1} (the last line has no end).",
                given=name,
                todo=f"Use `broadfront record recover {name} NEW.bf` to load it up to line {len(lines)}.",
            )
        return cls(header, lines)

    @classmethod
    def read(cls, path: Path, *, recover: bool = False) -> Record:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise Invalid(f"Cannot read {str(path)!r}: {error.strerror}.", parameter="path", given=str(path)) from None
        return cls.from_bytes(data, str(path), recover=recover)


def encode_line(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _header(text: bytes, name: str) -> Header:
    try:
        raw = json.loads(text)
    except ValueError:
        raw = None
    if not isinstance(raw, dict) or "broadfront" not in raw:
        raise Invalid(
            f'{name}: not a broadfront record: its first line must be a JSON object with "broadfront".', given=name
        )
    made = raw["broadfront"]
    if type(made) is not int or not 1 <= made <= FORMAT:
        newer = type(made) is int and made > FORMAT
        raise Invalid(
            f"{name}: record format {made!r}; this program reads formats up to {FORMAT}.",
            given=made,
            accepted=FORMAT,
            todo="Use a newer broadfront." if newer else "The header is damaged.",
        )
    try:
        return msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise Invalid(f"{name}: damaged header: {error}.", given=name) from None


def _line(text: bytes, number: int, name: str) -> Line:
    try:
        line = msgspec.json.decode(text, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid(
            f"{name}: line {number} is damaged: {error}.",
            given=name,
            todo=f"Use `broadfront record recover {name} NEW.bf` to load it up to line {number - 1}.",
        ) from None
    if line.n != number:
        raise Invalid(
            f"{name}: line {number} carries the number {line.n}; lines are numbered without gaps.",
            given=line.n,
            accepted=number,
        )
    kinds = [k for k in ("do", "chance", "undo_to", "note", "seed") if getattr(line, k) is not None]
    if len(kinds) != 1:
        raise Invalid(
            f"{name}: line {number} must hold one of do, chance, undo_to, note, seed; "
            f"it holds {', '.join(kinds) or 'none'}.",
            given=kinds,
        )
    if line.by is not None and line.by not in ORIGINS:
        raise Invalid(
            f"{name}: line {number} is by {line.by!r}; an outcome is by {', '.join(ORIGINS)}.",
            given=line.by,
            accepted=ORIGINS,
        )
    return line
