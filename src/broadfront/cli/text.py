"""Text output: columns, nested values and wrapped paragraphs; JSON for programs."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from broadfront.cli.terminal import escape_control_characters

BULLET = re.compile(r"^ *(?:[*-] )?")
"""Indentation and bullet at the start of a line."""
SENTENCE_SPACES = 6
"""A list item with at least this many spaces counts as a sentence and gets its own line."""

__all__ = ["DICE_ORDERS", "HELP", "OUTCOME_HELP", "columns", "print_json", "value_lines", "wrapped"]

OUTCOME_HELP = "`list` shows what is possible. If you did roll or draw it, `undo` or `fix` what differs."
DICE_ORDERS = (
    "box", "exit", "find", "fix", "help", "hint", "list", "log", "quit", "rules", "save", "show", "trace", "undo",
)  # fmt: skip
"""Orders accepted while the player is entering dice."""
HELP = """\
  NUMBER         take that option             more            the next options
  WORDS          only options with these words (a unit, a hex, a place); `find 0304` for a number
  MOVE ...       announce any action in words: its name, then its parts, by id or by name;
                 a list of hexes or units has commas. Tab completes, and shows what is possible
  why ACTION     is it legal, which rule       odds ACTION     the odds of an attack
  show           the whole position            log [N]         the last N things that happened
  undo           undo the last entry           rules ID        the sentence of a rule
  fix            with own dice: correct the position; alone it lists what can be corrected
  box [SHEET]    with a box of your own: which figures are the box's, which are ours
  trace [N]      how the system came to its last N choices
  hint           what this question is about, and what matters here
  advise         what a good player would choose, and why; with --tutor it plays options out first
  lesson         in a guided game: the current lesson; `next` goes on to the one after it
  beginner       preparatory questions are answered for you; `expert`: you are asked
  change         back to the preparation that was made for you, to make it yourself
  save [FILE]    save the game                 quit            stop"""


def print_json(data: object) -> None:
    """Print data as one line of JSON on stdout, converting unknown types with `str`."""
    text = msgspec.json.encode(data, enc_hook=str).decode()
    getattr(sys.stdout, "plain", sys.stdout).write(escape_control_characters(text, in_json=True) + "\n")


def terminal_width() -> int:
    """Return the width of the terminal in characters, at least 60."""
    return max(60, shutil.get_terminal_size((110, 24)).columns)


def wrapped(text: str, indent: str = "", *, mark: str = "") -> str:
    """Wrap a paragraph to the terminal width without breaking ids; `mark` precedes the first line only.

    >>> wrapped("one two", "  ", mark=". ")
    '  . one two'
    """
    below = indent + " " * len(mark)
    return textwrap.fill(
        text, terminal_width(), initial_indent=indent + mark, subsequent_indent=below, break_on_hyphens=False
    )


def columns(rows: Sequence[Sequence[object]], *, head: Sequence[str] = (), indent: str = "") -> list[str]:
    """Align rows of text in columns and wrap the last column to the terminal width.

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
        room = max(30, terminal_width() - len(start))
        first, *more = textwrap.wrap(row[-1], room) or [""]
        lines += [(start + first).rstrip(), *(hang + line for line in more)]
    return lines


def value_lines(value: object, indent: str = "") -> Iterator[str]:
    """Format plain data as lines: one per mapping entry, nested mapping or sentence.

    >>> list(value_lines({"sp": 3, "who": ["us", "cw"], "by": {"day": 1}}))
    ['sp   3', 'who  us, cw', 'by', '  day  1']
    """
    value = _text_if_message(value)
    if isinstance(value, Mapping):
        value = {name: _text_if_message(held) for name, held in value.items()}
        names = max((len(str(name)) for name, held in value.items() if not _is_nested(held)), default=0)
        for name, held in value.items():
            if _is_nested(held):
                yield f"{indent}{name}"
                yield from value_lines(held, indent + "  ")
            else:
                yield f"{indent}{name!s:{names}}  {_format_value(held)}"
    elif isinstance(value, (list, tuple)) and _is_nested(value):
        for held in value:
            if isinstance(held, str):
                text = BULLET.sub("", held)
                yield from wrapped(text, indent, mark=held.removesuffix(text)).splitlines()
            elif isinstance(held, Mapping) and not any(_is_nested(part) for part in held.values()):
                yield indent + "- " + ", ".join(f"{name} {_format_value(part)}" for name, part in held.items())
            else:
                lines = list(value_lines(held, indent + "  "))
                yield from [f"{indent}- {lines[0].lstrip()}", *lines[1:]] if lines else [f"{indent}-"]
    else:
        yield indent + _format_value(value)


def _text_if_message(value: object) -> object:
    """Return the text of a message given as a mapping with topic, data and text; return any other value unchanged."""
    return value["text"] if isinstance(value, Mapping) and {"topic", "data", "text"} <= value.keys() else value


def _is_nested(value: object) -> bool:
    """Return whether a value needs lines of its own: a filled mapping, or a list with nested values or sentences."""
    if isinstance(value, Mapping):
        return bool(value)
    if not isinstance(value, (list, tuple)):
        return False
    return any(isinstance(part, (Mapping, list, tuple)) or _is_sentence(part) for part in value)


def _is_sentence(value: object) -> bool:
    """Return whether a value is text with several words."""
    return isinstance(value, str) and value.count(" ") >= SENTENCE_SPACES


def _format_value(value: object) -> str:
    """Return a value that is not nested as text on one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == {}:
        return "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(_format_value(part) for part in value) or "none"
    return str(value)
