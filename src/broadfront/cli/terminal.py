"""What commands print: control characters in notes, names and files are shown, not obeyed by the terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

__all__ = ["Printed", "control_shown", "printing"]

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters but tab and end of line; marks that turn the direction of writing; halves of characters."""


def control_shown(text: str, *, in_json: bool = False) -> str:
    r"""The text with its control characters written out; in JSON as JSON writes them.

    >>> print(control_shown("a\x1b[2Jb"), control_shown("\x9b", in_json=True))
    a\x1b[2Jb \u009b
    """

    def shown(found: re.Match[str]) -> str:
        if in_json:
            return f"\\u{ord(found[0]):04x}"
        return found[0].encode("unicode_escape", "surrogatepass").decode()

    return _CONTROL.sub(shown, text)


class Printed:
    """A stream of text on which control characters are shown. Our own go to `plain`."""

    def __init__(self, plain: TextIO) -> None:
        self.plain = plain
        self.over = False
        """Whether the command is done: libraries that kept this stream then reset the terminal through it."""

    def write(self, text: str) -> int:
        self.plain.write(text if self.over else control_shown(text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)


@contextmanager
def printing() -> Iterator[None]:
    """Whatever is printed meanwhile, on stdout and stderr, is shown so."""
    out, err = sys.stdout, sys.stderr
    both = Printed(out), Printed(err)
    sys.stdout, sys.stderr = cast(TextIO, both[0]), cast(TextIO, both[1])
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err
        for stream in both:
            stream.over = True
