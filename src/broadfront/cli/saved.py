"""Saved games as commands load them."""

from __future__ import annotations

from pathlib import Path

from broadfront.cli.loading import load_playable
from broadfront.core.game import Game
from broadfront.core.record import Record

__all__ = ["load_game"]


def load_game(path: Path, data: Path | None) -> Game:
    """A saved game."""
    return Game.load(load_playable(Record.read(path).header.title, data), path)
