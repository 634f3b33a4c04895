"""Finds the commands shown in README and documentation, for the quick tests and for trying a release."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

__all__ = ["Block", "code_blocks", "shown_commands"]

FENCE = re.compile(r"^( *)```(\w*)$")
PROGRAMS = ("broadfront", "curl", "git", "make", "pip", "pipx", "python", "uv", "cd", "source")
"""Words with which a command line begins."""


class Block(NamedTuple):
    """A code block, fenced with its language or indented."""

    line: int
    language: str
    text: str


def code_blocks(page: str) -> Iterator[Block]:
    """Yield the code blocks of a page, with the line each begins in.

    >>> page = "Ask:\\n\\n    broadfront titles\\n\\nOr:\\n\\n```console\\n$ broadfront\\n```\\n"
    >>> [one.text for one in code_blocks(page)]
    ['broadfront titles', '$ broadfront']
    """
    lines = page.splitlines()
    at, after_blank = 0, True
    while at < len(lines):
        start = at
        if (fence := FENCE.match(lines[at])) is not None:
            end = next(n for n in range(at + 1, len(lines)) if lines[n].strip() == "```")
            yield Block(start + 2, fence[2], "\n".join(line.removeprefix(fence[1]) for line in lines[at + 1 : end]))
            at = end + 1
        elif after_blank and lines[at].startswith("    ") and lines[at].strip():
            while at < len(lines) and (lines[at].startswith("    ") or not lines[at].strip()):
                at += 1
            yield Block(start + 1, "", "\n".join(line.removeprefix("    ") for line in lines[start:at]).rstrip())
        else:
            at += 1
        after_blank = at > 0 and not lines[at - 1].strip()


def shown_commands(page: str) -> list[tuple[int, str]]:
    """Return the commands of a page with their lines, without comments and their output.

    >>> shown_commands("    make play     # or in the terminal\\n    broadfront titles\\n")
    [(1, 'make play'), (2, 'broadfront titles')]
    """
    found = []
    for block in code_blocks(page):
        if block.language in ("", "console"):
            for number, line in enumerate(block.text.splitlines(), block.line):
                words = line.removeprefix("$ ") if block.language == "console" or line.startswith("$ ") else line
                shown = block.language == "console" and not line.startswith("$ ")
                if not shown and words.split(maxsplit=1)[:1] and words.split()[0] in PROGRAMS:
                    found.append((number, re.sub(r"\s+# .*$", "", words).strip()))
    return found
