"""Read and write position files, and start games from positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.errors import Faults, Invalid
from broadfront.core.files import read_text, write_atomically
from broadfront.core.game import Game
from broadfront.core.reading.source_data import SourceData
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.title import Playable

__all__ = ["SUFFIXES", "parse_position", "read_position_file", "start_game", "write_position_file"]

SUFFIXES = (".toml", ".json")


def read_position_file(path: Path, parameter: str = "file") -> SourceData:
    """Read a position file: JSON if its name ends in .json, otherwise TOML."""
    return parse_position(read_text(path, parameter=parameter), str(path), parameter)


def parse_position(text: str, name: str, parameter: str = "file") -> SourceData:
    """Parse the text of a position file: JSON if its name ends in .json, otherwise TOML."""
    if not name.endswith(".json"):
        return SourceData(parse_toml(text, name), name, text)
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        reason = error.msg if isinstance(error, json.JSONDecodeError) else str(error).partition(";")[0]
        raise Invalid(f"{name}, line {line}: not JSON: {reason}.", parameter=parameter, given=name) from None
    if not isinstance(data, dict):
        raise Invalid(f"{name}: a position is an object with fields, not {type(data).__name__}.", parameter=parameter)
    return SourceData(data, name, text)


def write_position_file(path: Path, position: Mapping[str, Any]) -> None:
    """Write a position to a file; its name says whether it is TOML or JSON."""
    if path.suffix not in SUFFIXES:
        raise Invalid(
            f"{path}: give a name that ends in .toml or .json.", parameter="file", given=str(path), accepted=SUFFIXES
        )
    if path.suffix == ".toml":
        write_atomically(path, toml_text(position).encode())
    else:
        write_atomically(path, msgspec.json.format(msgspec.json.encode(position)) + b"\n")


def start_game(
    title: Playable,
    position: str | Mapping[str, Any],
    *,
    scenario: str | None = None,
    variant: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Start a new game from a position, which contains its scenario and variant.

    `scenario` and `variant`, if given, must be those of the position.
    """
    for name in options or {}:
        if name in title.OPTIONS:
            raise Invalid(
                f"Option {name} is for the start of a scenario; a position says everything itself.",
                parameter="options",
                given=name,
                todo="Leave it out.",
            )
    try:
        return _start_game(title, position, scenario, variant, seed, options)
    except Faults as faults:
        if not isinstance(position, SourceData):
            raise
        raise faults.with_places(position.file_and_line_of) from None


def _start_game(
    title: Playable,
    position: str | Mapping[str, Any],
    scenario: str | None,
    variant: str | None,
    seed: int | str | None,
    options: Mapping[str, Any] | None,
) -> Game:
    """Start a game from a position after checking that its scenario and variant are those given."""
    state = title.position(position)
    for word, wanted, actual in (("scenario", scenario, state.scenario), ("variant", variant, state.variant)):
        if wanted is not None and wanted != actual:
            raise Invalid(
                f"The position is of {word} {actual!r}, not {wanted!r}.", parameter=word, given=wanted, accepted=actual
            )
    return Game.new(
        title, scenario=state.scenario, variant=state.variant, seed=seed, options=options, start=state.to_data()
    )
