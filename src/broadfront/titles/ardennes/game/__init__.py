"""The Ardennes, played: sequence of play, set-up, odds, position files."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.ardennes.data.title import FOLDER
from broadfront.titles.ardennes.game.playable import ArdennesGame

__all__ = ["load"]


def load(data: Path | None = None) -> ArdennesGame:
    """The title with its game, its files overlaid with a person's own."""
    return ArdennesGame(FOLDER, data)
