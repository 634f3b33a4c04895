"""The playable title: the campaign clerk, and sectors on the map."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.rhine.data.title import FOLDER
from broadfront.titles.rhine.game.playable import RhineGame

__all__ = ["load"]


def load(data: Path | None = None) -> RhineGame:
    """Load the title with its games; files in the player's `data` folder replace ours."""
    return RhineGame(FOLDER, data)
