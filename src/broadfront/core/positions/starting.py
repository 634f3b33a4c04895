"""Read and write position files, and start games from positions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.errors import Faults, Invalid
from broadfront.core.files import read_text, write_whole
from broadfront.core.game import Game
from broadfront.core.reading.toml_lines import toml_data
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.reading.written import Written
from broadfront.core.title import Playable

__all__ = ["SUFFIXES", "game_from", "position_in", "read_position_file", "write_position_file"]

SUFFIXES = (".toml", ".json")


def read_position_file(path: Path, parameter: str = "file") -> Written:
    """Read a position file: JSON if its name ends in .json, otherwise TOML."""
    return position_in(read_text(path, parameter=parameter), str(path), parameter)


def position_in(text: str, name: str, parameter: str = "file") -> Written:
    """Parse the text of a position file: JSON if its name ends in .json, otherwise TOML."""
    if not name.endswith(".json"):
        return Written(toml_data(text, name), name, text)
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        reason = error.msg if isinstance(error, json.JSONDecodeError) else str(error).partition(";")[0]
        raise Invalid(f"{name}, line {line}: not JSON: {reason}.", parameter=parameter, given=name) from None
    if not isinstance(data, dict):
        raise Invalid(f"{name}: a position is an object with fields, not {type(data).__name__}.", parameter=parameter)
    return Written(data, name, text)


def write_position_file(path: Path, position: Mapping[str, Any]) -> None:
    """Write a position to a file; its name says whether it is TOML or JSON."""
    if path.suffix not in SUFFIXES:
        raise Invalid(
            f"{path}: give a name that ends in .toml or .json.", parameter="file", given=str(path), accepted=SUFFIXES
        )
    if path.suffix == ".toml":
        write_whole(path, toml_text(position).encode())
    else:
        write_whole(path, msgspec.json.format(msgspec.json.encode(position)) + b"\n")


def game_from(
    title: Playable,
    position: str | Mapping[str, Any],
    *,
    scenario: str | None = None,
    variant: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Start a new game from a position, which contains its scenario and variant.

    `scenario` and `variant`, if given, must match it.
    """
    for name in options or {}:
        if name in title.OPTIONS:
            raise Invalid(
                f"Option {name} is for the start of a scenario; a position says everything itself.",
                parameter="options", given=name, todo="Leave it out.",
            )  # fmt: skip
    try:
        return _game_from(title, position, scenario, variant, seed, options)
    except Faults as faults:
        if not isinstance(position, Written):
            raise
        raise faults.placed(position.at) from None


def _game_from(
    title: Playable, position: str | Mapping[str, Any], scenario: str | None, variant: str | None,
    seed: int | str | None, options: Mapping[str, Any] | None,
) -> Game:  # fmt: skip
    """Start a game from a position after checking that scenario and variant match."""
    state = title.position(position)
    for word, wanted, actual in (("scenario", scenario, state.scenario), ("variant", variant, state.variant)):
        if wanted is not None and wanted != actual:
            raise Invalid(
                f"The position is of {word} {actual!r}, not {wanted!r}.", parameter=word, given=wanted, accepted=actual
            )
    return Game.new(
        title, scenario=state.scenario, variant=state.variant, seed=seed, options=options, start=state.to_data()
    )
