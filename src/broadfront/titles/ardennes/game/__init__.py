"""The playable Ardennes title: sequence of play, set-up, odds and position files."""

from __future__ import annotations

from pathlib import Path

from broadfront.titles.ardennes.data.title import FOLDER
from broadfront.titles.ardennes.game.playable import ArdennesGame

__all__ = ["load"]


def load(data: Path | None = None) -> ArdennesGame:
    """Load the playable Ardennes title; files in the folder `data` replace the built-in data files."""
    return ArdennesGame(FOLDER, data)
