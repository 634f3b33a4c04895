"""The record of a game: a header and numbered lines of JSON, which are only ever added to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any

import msgspec

from broadfront.core.errors import Invalid, brief_repr, unknown_name
from broadfront.core.files import read_bytes, write_atomically

__all__ = [
    "CHECK_EVERY",
    "FORMAT",
    "Change",
    "Header",
    "Line",
    "Plain",
    "Position",
    "Record",
    "Resume",
    "check_option_names",
    "check_options",
    "count_rolls",
    "has_own_dice",
    "record_format_for",
]  # fmt: skip

FORMAT = 4
"""The newest format; all are read. Format 2 added stored positions, redo and games resumed under other rules; 3 added
forms of states; 4 added corrections."""
CHECK_EVERY = 50
POSITION = b'{"at":'
"""How the stored position after the lines begins. If it was cut off, the lines are complete without it."""
KINDS = ("do", "chance", "undo_to", "redo_of", "note", "seed", "resume", "correct")
"""What a line may hold; each line holds exactly one of these."""
ORIGINS = ("roller", "chosen", "person")
"""Where the outcome of a chance comes from."""
MAX_LINES = 50_000
"""Maximum number of lines in a record; the longest games have 4,000."""
MAX_LINE_BYTES = 1_000_000
"""Maximum size of a line in bytes; the position of the largest game has 60,000."""
MAX_DEPTH = 24
"""Maximum nesting of lists and objects on a line; positions of games are nested 8 deep."""


_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"|[][{}]')
"""Matches brackets, and whole strings so that brackets inside them do not count."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line of a game's record: what is needed to replay it."""

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
    """The form of states (`State.FORM`) of its checksums and positions; it never changes during a game."""


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new start of a recorded game from a position under other rules or data; the lines before it are history and are
    not replayed."""

    rules: int
    data: str
    after: int
    """The line that led to the position; later lines are history too."""
    position: dict[str, Any]
    """The state as `State.to_data` writes it, including its stack."""
    differs: int
    """The first line that would now replay differently."""
    why: str


Plain = bool | int | str


class Change(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One correction of a position: what is set, of which unit, hex, card or place, the new value and the old one."""

    what: str
    to: Plain
    of: str = ""
    was: Plain | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One line of a game's record: an action, an outcome with its origin, an undo, a redo or a note; some lines carry a
    checksum."""

    n: int
    do: dict[str, Any] | None = None
    side: str | None = None
    chance: int | str | None = None
    by: str | None = None
    undo_to: int | None = None
    past: str | None = None
    """What an undo went back past: a die or a hidden item."""
    note: str | None = None
    seed: str | None = None
    """The seed of the rolls since the last seed shown. It gives no more rolls."""
    check: str | None = None
    redo_of: int | None = None
    """The undo that is reversed."""
    resume: Resume | None = None
    correct: tuple[Change, ...] | None = None
    """What was corrected, in a game with own dice."""


_LINES = msgspec.json.Decoder(Line)
_line_contents = attrgetter(*KINDS)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's position after a record line, with the versions of rules and data behind it, so that the game opens
    without replaying."""

    at: int
    rules: int
    data: str
    position: dict[str, Any]


class Record:
    """A game's record: a header and lines, with the last position, which the file stores after them."""

    def __init__(self, header: Header, lines: list[Line] | None = None, position: Position | None = None) -> None:
        self.header = header
        self.lines: list[Line] = lines if lines is not None else []
        self.position = position

    def to_bytes(self) -> bytes:
        """Return the record as the bytes of its file."""
        last = b"" if self.position is None else msgspec.json.encode(self.position) + b"\n"
        return msgspec.json.encode(self.header) + b"\n" + b"".join(map(encode_record_line, self.lines)) + last

    @property
    def resumed_at(self) -> int:
        """The line from which the game is replayed: the last line that resumes it, or 0."""
        return next((line.n for line in reversed(self.lines) if line.resume is not None), 0)

    @property
    def ruleset(self) -> tuple[int, str]:
        """Return the version number of the rules and the digest of the data under which the game now continues."""
        at = self.resumed_at
        resume = self.lines[at - 1].resume if at else None
        return (self.header.rules, self.header.data) if resume is None else (resume.rules, resume.data)

    def write(self, path: Path) -> None:
        """Write the record to a file, replacing it atomically."""
        write_atomically(path, self.to_bytes())

    @classmethod
    def from_bytes(cls, data: bytes, name: str = "record", *, recover: bool = False) -> Record:
        """Read a record from the bytes of its file. A cut or damaged line is refused; with `recover` the record ends
        before it."""
        raw = data.split(b"\n", MAX_LINES + 3)
        if len(raw) > MAX_LINES + 3:
            raise Invalid(f"{name}: it has more than {MAX_LINES} lines; a record has fewer.", given=name)
        whole, rest = raw[:-1], raw[-1]
        header = _parse_header(whole[0] if whole else rest, name)
        lines: list[Line] = []
        position = _parse_position(whole[-1]) if len(whole) > 1 else None
        for number, text in enumerate(whole[1:] if position is None else whole[1:-1], 1):
            try:
                lines.append(_parse_line(text, number, name))
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
        """Read the record in a file."""
        return cls.from_bytes(read_bytes(path), str(path), recover=recover)


def encode_record_line(line: Line) -> bytes:
    """Return a record line as JSON bytes with a line break."""
    return msgspec.json.encode(line) + b"\n"


def check_option_names(options: Mapping[str, Any], own: Sequence[str], title: str) -> None:
    """Refuse unknown option names of a new game. Old records may have any options."""
    known = ("dice", "guide", "persons", *own)
    for name in options:
        if name not in known:
            raise unknown_name(f"option of {title}", name, known, parameter="options")


def check_options(options: Mapping[str, Any]) -> None:
    """Check the game options common to all titles: people, dice and guide. Each title checks its own options at
    set-up."""
    persons = options.get("persons", 1)
    if type(persons) is not int or persons < 1:
        raise Invalid(
            f"Option persons: {persons!r} is not a whole number from 1 up.", parameter="persons", given=persons
        )
    if options.get("dice", "roller") not in ("roller", "own"):
        raise unknown_name("dice", options["dice"], ("roller", "own"))
    if not isinstance(options.get("guide", ""), str):
        raise Invalid(f"Option guide: {options['guide']!r} is not a word.", parameter="guide", given=options["guide"])


def has_own_dice(options: Mapping[str, Any]) -> bool:
    """Return whether people roll dice and draw cards at their table and enter the results."""
    return options.get("dice") == "own"


def record_format_for(options: Mapping[str, Any]) -> int:
    """Return the format version for the record of a new game: an earlier version if it is enough, so that older
    programs can read it."""
    return FORMAT if has_own_dice(options) else FORMAT - 1


def count_rolls(lines: Sequence[Line]) -> int:
    """Return how many die rolls and draws the record lines contain, undone ones included."""
    return sum(line.chance is not None for line in lines)


def _parse_position(text: bytes) -> Position | None:
    """Return the stored position that a line holds, or None if it holds none."""
    if not text.startswith(POSITION):
        return None
    try:
        _check_line_size(text)
        return msgspec.json.decode(text, type=Position)
    except (ValueError, RecursionError):
        return None


def _check_line_size(text: bytes) -> None:
    """Refuse a record line that is too long or nested too deeply to read safely."""
    if len(text) > MAX_LINE_BYTES:
        raise ValueError(f"it has {len(text)} bytes, more than {MAX_LINE_BYTES}")
    if len(text) <= 2 * MAX_DEPTH or text.count(b"[") + text.count(b"{") <= MAX_DEPTH:  # too few brackets to exceed it
        return
    depth = 0
    for sign in _BRACKETS.finditer(text):
        depth += {b"[": 1, b"{": 1, b"]": -1, b"}": -1}.get(sign[0], 0)
        if depth > MAX_DEPTH:
            raise ValueError(f"it is nested more than {MAX_DEPTH} deep")


def _parse_header(text: bytes, name: str) -> Header:
    """Parse the header of a record; raise `Invalid` if it is damaged or too new."""
    try:
        _check_line_size(text)
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
            f"{name}: record format {brief_repr(made)}; this program reads formats up to {FORMAT}.",
            given=made,
            accepted=FORMAT,
            todo="Use a newer broadfront." if newer else "The header is damaged.",
        )
    try:
        return msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise Invalid(f"{name}: damaged header: {error}.", given=name) from None


def _parse_line(text: bytes, number: int, name: str) -> Line:
    """Parse and check one line of a record."""
    try:
        _check_line_size(text)
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
    if _line_contents(line).count(None) != len(KINDS) - 1:
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
