"""Saved games as commands load them."""

from __future__ import annotations

import sys
from pathlib import Path

from broadfront.cli.loading import load_playable
from broadfront.core.game import Game
from broadfront.core.opening import open_file
from broadfront.core.positions.starting import SUFFIXES, game_from, read_position_file
from broadfront.core.record import Record

__all__ = ["game_at", "load_game"]


def load_game(path: Path, data: Path | None) -> Game:
    """A saved game; if it goes differently under the current rules, it says so and continues from its last position."""
    opened = open_file(load_playable(Record.read(path).header.title, data), path)
    if opened.differs is not None:
        print(f"{path}: {opened.differs} The game continues from the last position it had.", file=sys.stderr)
    return opened.game


def game_at(path: Path, title: str, data: Path | None) -> Game:
    """A game from where a saved one stands, or from a position file of the title, whichever a file is."""
    if path.suffix not in SUFFIXES:
        return load_game(path, data)
    return game_from(load_playable(title, data), read_position_file(path))
