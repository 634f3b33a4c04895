"""Saved games as commands load them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from broadfront.cli.loading import load_playable
from broadfront.core.errors import Invalid
from broadfront.core.files import read_bytes, read_text
from broadfront.core.game import Game
from broadfront.core.opening import open_file
from broadfront.core.reading.toml_lines import toml_data
from broadfront.core.record import Record

__all__ = ["game_at", "load_game"]

POSITIONS = (".json", ".toml")


def load_game(path: Path, data: Path | None) -> Game:
    """A saved game; if it goes otherwise under the present rules, that is said, and it goes on from where it stood."""
    opened = open_file(load_playable(Record.read(path).header.title, data), path)
    if opened.differs is not None:
        print(f"{path}: {opened.differs} The game goes on from the last position it had.", file=sys.stderr)
    return opened.game


def game_at(path: Path, title: str, data: Path | None) -> Game:
    """A game from where a saved one stands, or from a position file of the title, whichever a file is."""
    if path.suffix not in POSITIONS:
        return load_game(path, data)
    loaded = load_playable(title, data)
    state = loaded.position(position_data(path))
    return Game.new(loaded, scenario=state.scenario, variant=state.variant, start=state.to_data())


def position_data(path: Path, parameter: str = "file") -> Any:
    """What a position file says: TOML, or JSON by its name."""
    if path.suffix != ".json":
        return toml_data(read_text(path, parameter=parameter), str(path))
    try:
        return msgspec.json.decode(read_bytes(path, parameter=parameter))
    except (ValueError, RecursionError) as error:
        raise Invalid(f"{path}: not JSON: {error}.", parameter=parameter, given=str(path)) from None
