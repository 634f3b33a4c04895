"""Data sets for simulations: the built-in data, a person's own folder, or built-in data with one value changed."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import read_text
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.title import Playable
from broadfront.titles import playable

__all__ = ["OURS", "World", "load_with_data", "make_worlds", "sweep_worlds"]

OURS = "ours"
"""Label of the built-in data."""


class World(msgspec.Struct, frozen=True):
    """A labeled data set; its changed files are included, so that other machines need no folder."""

    label: str
    data_hash: str
    files: dict[str, str] = {}


_LOADED: dict[tuple[str, str], Playable] = {}
_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []
"""Temporary folders, deleted when the process ends."""


def load_with_data(title: str, world: World) -> Playable:
    """Load a title with a data set; raise `Invalid` if this machine's data differ from the job's."""
    key = (title, world.data_hash)
    if key not in _LOADED:
        found = playable(title, _write_files(world.files) if world.files else None)
        if found.data_hash != world.data_hash:
            raise Invalid(
                f"The data of {title} differ on this machine ({found.data_hash}, expected {world.data_hash}).",
                parameter="data",
                given=found.data_hash,
                todo="Install the same broadfront on every machine.",
            )
        _LOADED[key] = found
    return _LOADED[key]


def _write_files(files: Mapping[str, str]) -> Path:
    held = tempfile.TemporaryDirectory(prefix="broadfront-")
    _FOLDERS.append(held)
    folder = Path(held.name)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def make_worlds(
    title: str, scenario: str | None, data: Sequence[Path] = (), sweeps: Sequence[str] = ()
) -> tuple[World, ...]:
    """Return the built-in data, then each own folder or each value of the sweeps, all read and checked.

    The built-in data are left out if they lack the scenario, or if values are swept.
    """
    if data and sweeps:
        raise Invalid("Give --data or --sweep, not both: copy the files and change them for both.", parameter="sweep")
    ours = playable(title)
    found = [] if sweeps else [World(OURS, ours.data_hash)]
    for folder in data:
        found.append(_world_of_folder(title, folder))
    if data and scenario is not None and scenario not in ours.card.scenarios:
        found = found[1:]
    for words in sweeps:
        found = [*found, *sweep_worlds(ours, words)] if len(sweeps) == 1 else _cross_sweeps(ours, found, words)
    labels = [world.label for world in found]
    twice = next((label for label in labels if labels.count(label) > 1), None)
    if twice is not None:
        raise Invalid(f"Two of the data are called {twice!r}.", parameter="data", given=twice, todo="Rename a folder.")
    return tuple(found)


def _world_of_folder(title: str, folder: Path) -> World:
    own = playable(title, folder)
    names = [*own.files.own_replacements, *own.files.own_additions]
    return World(
        folder.resolve().name, own.data_hash, {name: read_text(folder / name, parameter="data") for name in names}
    )


def _cross_sweeps(ours: Playable, found: Sequence[World], words: str) -> list[World]:
    """Combine every value of another sweep with each data set so far."""
    if not found:
        return sweep_worlds(ours, words)
    return [
        _changed_world(ours.name, world, *change)
        for world in found
        for change in _sweep_changes(ours, words, world.files)
    ]


def sweep_worlds(title: Playable, words: str) -> list[World]:
    """Return a data set for each value of `FILE:KEY=VALUE,VALUE`, such as house/forces.toml:turns=4,5,6."""
    return [_changed_world(title.name, None, *change) for change in _sweep_changes(title, words, {})]


def _sweep_changes(title: Playable, words: str, files: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Return label, file and new text for each value of a sweep."""
    file, colon, rest = words.partition(":")
    path, equals, listed = rest.partition("=")
    values = [value.strip() for value in listed.split(",")]
    if not (colon and equals and file and path) or "" in values:
        raise Invalid(
            f"--sweep {words!r}: expected FILE:KEY=VALUE,VALUE, such as house/forces.toml:turns=4,5,6.",
            parameter="sweep",
            given=words,
        )
    if not file.endswith(".toml"):
        raise Invalid(f"--sweep {words!r}: only values of .toml files can be swept.", parameter="sweep", given=words)
    text = files.get(file) or title.files.text(file)
    keys = path.split(".")
    changes = []
    for value in values:
        content = parse_toml(text, file)
        _set_value(content, keys, value, words)
        changes.append((f"{keys[-1]}={value}", file, toml_text(content)))
    return changes


def _set_value(content: dict[str, Any], keys: Sequence[str], value: str, words: str) -> None:
    """Replace an existing single value, keeping text as text."""
    held: Any = content
    try:
        for key in keys[:-1]:
            held = held[_container_key(held, key)]
        last = _container_key(held, keys[-1])
        before = held[last]
    except (LookupError, TypeError, ValueError):
        raise Invalid(
            f"--sweep {words!r}: the file has no {'.'.join(keys)}.",
            parameter="sweep",
            given=words,
            todo="Name keys by dots, places of a list by number: unit.0.strength.",
        ) from None
    if isinstance(before, (dict, list)):
        raise Invalid(f"--sweep {words!r}: {'.'.join(keys)} is not a single value.", parameter="sweep", given=words)
    held[last] = value if isinstance(before, str) else parse_toml(f"value = {value}", f"--sweep {words}")["value"]


def _container_key(held: object, key: str) -> Any:
    return int(key) if isinstance(held, list) else key


def _changed_world(title: str, world: World | None, label: str, file: str, text: str) -> World:
    files = {**(world.files if world is not None else {}), file: text}
    try:
        found = playable(title, _write_files(files))
    except Invalid as error:
        raise Invalid(f"--sweep {label}: {error}", parameter="sweep", given=label) from None
    return World(f"{world.label} {label}" if world is not None else label, found.data_hash, files)
