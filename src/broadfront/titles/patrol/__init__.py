"""Patrol, the teaching title: thirty hexes, seven units, every idea of the engine once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.titles.patrol.title import Patrol


def load(data: Path | None = None) -> Patrol:
    """The title with its files, overlaid with a person's own."""
    from broadfront.titles.patrol.title import Patrol

    return Patrol(Path(__file__).parent, data)
