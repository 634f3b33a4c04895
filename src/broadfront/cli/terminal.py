"""Safe terminal output: control characters in notes, names and files are escaped, never sent to the terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

__all__ = ["EscapedStream", "escape_control_characters", "escaped_output"]

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters except tab and newline, marks that change the writing direction, and lone surrogates."""


def escape_control_characters(text: str, *, in_json: bool = False) -> str:
    r"""Return the text with control characters escaped, as `\u` escapes if `in_json`.

    >>> print(escape_control_characters("a\x1b[2Jb"), escape_control_characters("\x9b", in_json=True))
    a\x1b[2Jb \u009b
    """

    def escape(found: re.Match[str]) -> str:
        """Return one control character in escaped form."""
        if in_json:
            return f"\\u{ord(found[0]):04x}"
        return found[0].encode("unicode_escape", "surrogatepass").decode()

    return _CONTROL.sub(escape, text)


class EscapedStream:
    """A text stream that escapes control characters; the program writes its own control characters to `plain`."""

    def __init__(self, plain: TextIO) -> None:
        self.plain = plain
        self.finished = False
        """True once the command has ended; libraries that kept this stream may then reset the terminal through it."""

    def write(self, text: str) -> int:
        """Write text with its control characters escaped, and return its length."""
        self.plain.write(text if self.finished else escape_control_characters(text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)


@contextmanager
def escaped_output() -> Iterator[None]:
    """Escape control characters on stdout and stderr inside a `with` block."""
    out, err = sys.stdout, sys.stderr
    both = EscapedStream(out), EscapedStream(err)
    sys.stdout, sys.stderr = cast(TextIO, both[0]), cast(TextIO, both[1])
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, err
        for stream in both:
            stream.finished = True
