"""Wacht: the movement system of the Ardennes battle, December 1944."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.wacht.data.title import FOLDER, Wacht

__all__ = ["load"]


def load(data: Path | None = None) -> Wacht:
    """What is printed of the title, overlaid with a person's own files."""
    return Wacht(FOLDER, data)
