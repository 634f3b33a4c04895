"""Parses the changelog; its first section is the release being made."""

from __future__ import annotations

import datetime as dt
import re
from typing import NamedTuple

__all__ = ["Release", "parse_releases"]

HEADING = re.compile(r"^## (.*)$", re.MULTILINE)
NUMBERED = re.compile(r"(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)")


class Release(NamedTuple):
    """A section of the changelog."""

    version: str
    date: dt.date
    notes: str

    @property
    def tag(self) -> str:
        return f"v{self.version}"


def parse_releases(changelog: str) -> list[Release]:
    """Return the releases, newest first. Raise `ValueError` for a heading that is not a release.

    >>> [(one.version, one.notes) for one in parse_releases("# Changelog\\n\\n## 0.2.0 (2026-11-16)\\n\\n- News.\\n")]
    [('0.2.0', '- News.')]
    >>> parse_releases("## Unreleased\\n")
    Traceback (most recent call last):
    ValueError: CHANGELOG.md: '## Unreleased' is not a release. Expected '## 0.2.0 (2026-11-16)'.
    """
    parts = HEADING.split(changelog)[1:]
    found = []
    for heading, notes in zip(parts[::2], parts[1::2], strict=True):
        match = NUMBERED.fullmatch(heading)
        if match is None:
            raise ValueError(f"CHANGELOG.md: '## {heading}' is not a release. Expected '## 0.2.0 (2026-11-16)'.")
        found.append(Release(match[1], dt.date.fromisoformat(match[2]), notes.strip()))
    numbers = [tuple(map(int, one.version.split("."))) for one in found]
    if not found or numbers != sorted(set(numbers), reverse=True):
        raise ValueError("CHANGELOG.md: releases stand newest first, each once. Put their headings in order.")
    return found
