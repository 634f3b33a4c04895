"""Patrol, the teaching title: thirty hexes, seven units, every idea of the engine once."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.patrol.data import FOLDER, Patrol

__all__ = ["load"]


def load(data: Path | None = None) -> Patrol:
    """What is printed of the title, overlaid with a person's own files."""
    return Patrol(FOLDER, data)
