"""Ardennes: the Bulge, 16-29 December 1944."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.ardennes.data.title import FOLDER, Ardennes

__all__ = ["load"]


def load(data: Path | None = None) -> Ardennes:
    """What is printed of the title, overlaid with a person's own files."""
    return Ardennes(FOLDER, data)
