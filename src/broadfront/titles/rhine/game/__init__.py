"""Rhine, played: the campaign clerk, and sectors on the map."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.rhine.data.title import FOLDER
from broadfront.titles.rhine.game.playable import RhineGame

__all__ = ["load"]


def load(data: Path | None = None) -> RhineGame:
    """The title with its games, its files overlaid with a person's own."""
    return RhineGame(FOLDER, data)
