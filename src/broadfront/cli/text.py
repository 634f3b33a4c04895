"""Plain text for people: columns, nested values, wrapped sentences; JSON for programs."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from broadfront.cli.terminal import control_shown

__all__ = ["columns", "print_json", "value_lines", "wrapped"]


def print_json(data: object) -> None:
    """One line of JSON on stdout; what JSON does not know is written as its text."""
    text = msgspec.json.encode(data, enc_hook=str).decode()
    getattr(sys.stdout, "plain", sys.stdout).write(control_shown(text, in_json=True) + "\n")


def width() -> int:
    return max(60, shutil.get_terminal_size((110, 24)).columns)


def wrapped(text: str, indent: str = "") -> str:
    """A paragraph within the width of the terminal.

    >>> wrapped("one two", "  ")
    '  one two'
    """
    return textwrap.fill(text, width(), initial_indent=indent, subsequent_indent=indent)


def columns(rows: Sequence[Sequence[object]], *, head: Sequence[str] = (), indent: str = "") -> list[str]:
    """Aligned columns; the last one wraps within the width of the terminal.

    >>> columns([("a", 10), ("bcd", 2)], head=("what", "n"))
    ['what  n', 'a     10', 'bcd   2']
    """
    cells = [[str(cell) for cell in row] for row in ([head] if head else []) + list(rows)]
    if not cells:
        return []
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]) - 1)]
    hang = indent + " " * sum(w + 2 for w in widths)
    lines: list[str] = []
    for row in cells:
        start = indent + "".join(f"{cell:{w}}  " for cell, w in zip(row, widths, strict=False))
        room = max(30, width() - len(start))
        first, *more = textwrap.wrap(row[-1], room) or [""]
        lines += [(start + first).rstrip(), *(hang + line for line in more)]
    return lines


def value_lines(value: object, indent: str = "") -> Iterator[str]:
    """A plain value as lines: mappings by name, lists of mappings one a line.

    >>> list(value_lines({"sp": 3, "who": ["us", "cw"], "by": {"day": 1}}))
    ['sp   3', 'who  us, cw', 'by', '  day  1']
    """
    if isinstance(value, Mapping):
        names = max((len(str(name)) for name, held in value.items() if not _nested(held)), default=0)
        for name, held in value.items():
            if _nested(held):
                yield f"{indent}{name}"
                yield from value_lines(held, indent + "  ")
            else:
                yield f"{indent}{name!s:{names}}  {_word(held)}"
    elif isinstance(value, (list, tuple)) and _nested(value):
        for held in value:
            if isinstance(held, Mapping) and not any(_nested(part) for part in held.values()):
                yield indent + "- " + ", ".join(f"{name} {_word(part)}" for name, part in held.items())
            else:
                lines = list(value_lines(held, indent + "  "))
                yield from [f"{indent}- {lines[0].lstrip()}", *lines[1:]] if lines else [f"{indent}-"]
    else:
        yield indent + _word(value)


def _nested(value: object) -> bool:
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, (list, tuple)) and any(isinstance(part, (Mapping, list, tuple)) for part in value)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == {}:
        return "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(_word(part) for part in value) or "none"
    return str(value)
