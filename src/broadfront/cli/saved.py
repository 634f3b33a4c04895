"""Load saved games for commands."""

from __future__ import annotations

import sys
from pathlib import Path

from broadfront.cli.loading import load_playable
from broadfront.core.game import Game
from broadfront.core.opening import open_file
from broadfront.core.positions.position_files import SUFFIXES, read_position_file, start_game
from broadfront.core.record import Record

__all__ = ["load_game", "load_game_or_position"]


def load_game(path: Path, data: Path | None) -> Game:
    """Load a saved game; if it replays differently under the current rules, warn and continue from its last saved
    position."""
    opened = open_file(load_playable(Record.read(path).header.title, data), path)
    if opened.differs is not None:
        print(f"{path}: {opened.differs} The game continues from the last position it had.", file=sys.stderr)
    return opened.game


def load_game_or_position(path: Path, title: str, data: Path | None) -> Game:
    """Load a saved game from a file, or start a new game from a position file of `title`."""
    if path.suffix not in SUFFIXES:
        return load_game(path, data)
    return start_game(load_playable(title, data), read_position_file(path))
