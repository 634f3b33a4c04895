"""A game is its record: a header and numbered lines of JSON, only ever added to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any

import msgspec

from broadfront.core.errors import Invalid, briefly, unknown
from broadfront.core.files import read_bytes, write_whole

__all__ = [
    "CHECK_EVERY", "FORMAT", "Change", "Header", "Line", "Plain", "Position", "Record", "Resume", "check_names",
    "check_options", "format_for", "has_own_dice", "rolls_in",
]  # fmt: skip

FORMAT = 4
"""4: a position may be set right by a line. 3: states may be written in another form than the first. 2: a position may
follow the lines, undone lines may come back, a game may go on under other rules. All are read."""
CHECK_EVERY = 50
POSITION = b'{"at":'
"""How the position behind the lines begins; if it was cut off, the lines are whole without it."""
KINDS = ("do", "chance", "undo_to", "redo_of", "note", "seed", "resume", "correct")
"""What a line may hold, one each."""
ORIGINS = ("roller", "chosen", "person")
"""Where a chance outcome comes from."""
MOST_LINES = 50_000
"""Lines of a record; the longest games have 4,000."""
LINE_BYTES = 1_000_000
"""Bytes of a line; the position of the largest game has 60,000."""
DEPTH = 24
"""How deep lists and objects may lie in each other on a line; in a position of a game they lie 8 deep."""


_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"|[][{}]')
"""Brackets, and strings whole, so that brackets within them do not count."""


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
    form: Annotated[int, msgspec.Meta(ge=1)] = 1
    """The form of states (`State.FORM`) that its checksums and positions are written in, however long it goes on."""


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game goes on from a position under other rules or data; the lines before are its history, not replayed."""

    rules: int
    data: str
    after: int
    """The line that led to the position; those after it are history too."""
    position: dict[str, Any]
    """The state as `State.to_data` writes it, its stack included."""
    differs: int
    """The first line that would go differently now."""
    why: str


Plain = bool | int | str


class Change(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One corrected thing of a position: what, of which unit, hex, card or place, what it is now and what it was."""

    what: str
    to: Plain
    of: str = ""
    was: Plain | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One line: an action, a chance outcome with its origin, an undo, a redo or a note; a checksum now and then."""

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
    """The seed of the rolls since the last one that was told. Nothing more is rolled from it."""
    check: str | None = None
    redo_of: int | None = None
    """The undo whose lines are back."""
    resume: Resume | None = None
    correct: tuple[Change, ...] | None = None
    """What was corrected in a game with own dice."""


_LINES = msgspec.json.Decoder(Line)
_held = attrgetter(*KINDS)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game stood after a line, and under which rules and data: it opens there without being replayed."""

    at: int
    rules: int
    data: str
    position: dict[str, Any]


class Record:
    """Header and lines; and the last position, which a file carries behind them."""

    def __init__(self, header: Header, lines: list[Line] | None = None, position: Position | None = None) -> None:
        self.header = header
        self.lines: list[Line] = lines if lines is not None else []
        self.position = position

    def to_bytes(self) -> bytes:
        last = b"" if self.position is None else msgspec.json.encode(self.position) + b"\n"
        return msgspec.json.encode(self.header) + b"\n" + b"".join(map(encode_line, self.lines)) + last

    @property
    def resumed_at(self) -> int:
        """The line from which the game is replayed: the last that resumes it, 0 when none does."""
        return next((line.n for line in reversed(self.lines) if line.resume is not None), 0)

    @property
    def made_under(self) -> tuple[int, str]:
        """Rules number and data of the game as it now goes on."""
        at = self.resumed_at
        resume = self.lines[at - 1].resume if at else None
        return (self.header.rules, self.header.data) if resume is None else (resume.rules, resume.data)

    def write(self, path: Path) -> None:
        write_whole(path, self.to_bytes())

    @classmethod
    def from_bytes(cls, data: bytes, name: str = "record", *, recover: bool = False) -> Record:
        """Read a record; a cut or damaged line is refused, or with `recover` ends the record before it."""
        raw = data.split(b"\n", MOST_LINES + 3)
        if len(raw) > MOST_LINES + 3:
            raise Invalid(f"{name}: it has more than {MOST_LINES} lines; a record has fewer.", given=name)
        whole, rest = raw[:-1], raw[-1]
        header = _header(whole[0] if whole else rest, name)
        lines: list[Line] = []
        position = _position(whole[-1]) if len(whole) > 1 else None
        for number, text in enumerate(whole[1:] if position is None else whole[1:-1], 1):
            try:
                lines.append(_line(text, number, name))
            except Invalid:
                if recover:
                    return cls(header, lines)
                raise
        if rest and not recover and not rest.startswith(POSITION):
            raise Invalid(
                f"{name}: cut off in line {len(lines) + 1} (the last line has no end).",
                given=name,
                todo=f"Use `broadfront record recover {name} NEW.bf` to load it up to line {len(lines)}.",
            )
        fits = position is not None and position.at <= len(lines)
        return cls(header, lines, position if fits else None)

    @classmethod
    def read(cls, path: Path, *, recover: bool = False) -> Record:
        return cls.from_bytes(read_bytes(path), str(path), recover=recover)


def encode_line(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def check_names(options: Mapping[str, Any], own: Sequence[str], title: str) -> None:
    """Refuse options of a new game that nothing reads. An old record may have what it likes."""
    known = ("dice", "guide", "persons", *own)
    for name in options:
        if name not in known:
            raise unknown(f"option of {title}", name, known, parameter="options")


def check_options(options: Mapping[str, Any]) -> None:
    """Options every title has: how many persons play, whose dice, which guide; a title checks its own in its set-up."""
    persons = options.get("persons", 1)
    if type(persons) is not int or persons < 1:
        raise Invalid(
            f"Option persons: {persons!r} is not a whole number from 1 up.", parameter="persons", given=persons
        )
    if options.get("dice", "roller") not in ("roller", "own"):
        raise unknown("dice", options["dice"], ("roller", "own"))
    if not isinstance(options.get("guide", ""), str):
        raise Invalid(f"Option guide: {options['guide']!r} is not a word.", parameter="guide", given=options["guide"])


def has_own_dice(options: Mapping[str, Any]) -> bool:
    """Whether persons roll and draw at their table and enter what came."""
    return options.get("dice") == "own"


def format_for(options: Mapping[str, Any]) -> int:
    """The format of a new record: an earlier one where nothing can come that needs more, so that an older program reads
    it."""
    return FORMAT if has_own_dice(options) else FORMAT - 1


def rolls_in(lines: Sequence[Line]) -> int:
    """How many rolls and draws a record has seen, undone ones included."""
    return sum(line.chance is not None for line in lines)


def _position(text: bytes) -> Position | None:
    """The position behind the lines, if that is what a text is."""
    if not text.startswith(POSITION):
        return None
    try:
        _check_size(text)
        return msgspec.json.decode(text, type=Position)
    except (ValueError, RecursionError):
        return None


def _check_size(text: bytes) -> None:
    """Refuse a line that is far too long, or nested far too deeply for whoever reads it later."""
    if len(text) > LINE_BYTES:
        raise ValueError(f"it has {len(text)} bytes, more than {LINE_BYTES}")
    if len(text) <= 2 * DEPTH or text.count(b"[") + text.count(b"{") <= DEPTH:  # what opens has to close
        return
    depth = 0
    for sign in _BRACKETS.finditer(text):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(sign[0], 0)
        if depth > DEPTH:
            raise ValueError(f"it is nested more than {DEPTH} deep")


def _header(text: bytes, name: str) -> Header:
    try:
        _check_size(text)
        raw = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        raw = None
    if not isinstance(raw, dict) or "broadfront" not in raw:
        raise Invalid(
            f'{name}: not a broadfront record: its first line must be a JSON object with "broadfront".', given=name
        )
    made = raw["broadfront"]
    if type(made) is not int or not 1 <= made <= FORMAT:
        newer = type(made) is int and made > FORMAT
        raise Invalid(
            f"{name}: record format {briefly(made)}; this program reads formats up to {FORMAT}.",
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
        _check_size(text)
        line = _LINES.decode(text)
    except (ValueError, RecursionError) as error:
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
    if _held(line).count(None) != len(KINDS) - 1:
        kinds = [k for k in KINDS if getattr(line, k) is not None]
        raise Invalid(
            f"{name}: line {number} must hold one of {', '.join(KINDS)}; it holds {', '.join(kinds) or 'none'}.",
            given=kinds,
        )
    if line.by is not None and line.by not in ORIGINS:
        raise Invalid(
            f"{name}: line {number} is by {line.by!r}; an outcome is by {', '.join(ORIGINS)}.",
            given=line.by,
            accepted=ORIGINS,
        )
    return line
