"""Ardennes: the Bulge, 16-29 December 1944."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.ardennes.title import Ardennes


def load(data: Path | None = None) -> Ardennes:
    """The title with its files, overlaid with a person's own."""
    return Ardennes(Path(__file__).parent, data)
