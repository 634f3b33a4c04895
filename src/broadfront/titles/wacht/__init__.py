"""Wacht: the movement system of the Ardennes battle, December 1944."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.wacht.title import Wacht


def load(data: Path | None = None) -> Wacht:
    """The title with its files, overlaid with a person's own."""
    return Wacht(Path(__file__).parent, data)
