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

__all__ = ["OURS", "DataSet", "data_sets_of_sweep", "load_with_data", "make_data_sets"]

OURS = "ours"
"""Label of the built-in data."""


class DataSet(msgspec.Struct, frozen=True):
    """A labeled data set for a simulation. It includes its changed files, so that other machines need no copy of the
    folder."""

    label: str
    data_hash: str
    files: dict[str, str] = {}


_LOADED: dict[tuple[str, str], Playable] = {}
_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []
"""Temporary folders, deleted when the process ends."""


def load_with_data(title: str, world: DataSet) -> Playable:
    """Load a title with a data set; raise `Invalid` if the data on this machine differ from those the job was made
    with."""
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
    """Write files to a new temporary folder, which is deleted when the process ends."""
    held = tempfile.TemporaryDirectory(prefix="broadfront-")
    _FOLDERS.append(held)
    folder = Path(held.name)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def make_data_sets(
    title: str, scenario: str | None, data: Sequence[Path] = (), sweeps: Sequence[str] = ()
) -> tuple[DataSet, ...]:
    """Return the data sets of a simulation, read and checked: the built-in data, then each of the person's folders or
    each swept value.

    The built-in data are left out if they lack the scenario, or if values are swept.
    """
    if data and sweeps:
        raise Invalid("Give --data or --sweep, not both: copy the files and change them for both.", parameter="sweep")
    ours = playable(title)
    found = [] if sweeps else [DataSet(OURS, ours.data_hash)]
    for folder in data:
        found.append(_data_set_of_folder(title, folder))
    if data and scenario is not None and scenario not in ours.card.scenarios:
        found = found[1:]
    for words in sweeps:
        found = (
            [*found, *data_sets_of_sweep(ours, words)] if len(sweeps) == 1 else _combine_with_sweep(ours, found, words)
        )
    labels = [world.label for world in found]
    twice = next((label for label in labels if labels.count(label) > 1), None)
    if twice is not None:
        raise Invalid(f"Two of the data are called {twice!r}.", parameter="data", given=twice, todo="Rename a folder.")
    return tuple(found)


def _data_set_of_folder(title: str, folder: Path) -> DataSet:
    """Return a person's data folder as a data set, with the files that replace or extend the built-in ones."""
    own = playable(title, folder)
    names = [*own.files.own_replacements, *own.files.own_additions]
    return DataSet(
        folder.resolve().name, own.data_hash, {name: read_text(folder / name, parameter="data") for name in names}
    )


def _combine_with_sweep(ours: Playable, worlds: Sequence[DataSet], sweep: str) -> list[DataSet]:
    """Combine every value of another sweep (a series of values of one data field) with each of the data sets so far."""
    if not worlds:
        return data_sets_of_sweep(ours, sweep)
    return [
        _changed_data_set(ours.name, world, *change)
        for world in worlds
        for change in _changed_files_of_sweep(ours, sweep, world.files)
    ]


def data_sets_of_sweep(title: Playable, sweep: str) -> list[DataSet]:
    """Return a data set for each value of a sweep, written as `FILE:KEY=VALUE,VALUE`: for example
    house/forces.toml:turns=4,5,6."""
    return [_changed_data_set(title.name, None, *change) for change in _changed_files_of_sweep(title, sweep, {})]


def _changed_files_of_sweep(title: Playable, sweep: str, files: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Return for each value of a sweep (values tried for one data field) its label, the changed file and new text."""
    file, colon, rest = sweep.partition(":")
    path, equals, listed = rest.partition("=")
    values = [value.strip() for value in listed.split(",")]
    if not (colon and equals and file and path) or "" in values:
        raise Invalid(
            f"--sweep {sweep!r}: expected FILE:KEY=VALUE,VALUE, such as house/forces.toml:turns=4,5,6.",
            parameter="sweep",
            given=sweep,
        )
    if not file.endswith(".toml"):
        raise Invalid(f"--sweep {sweep!r}: only values of .toml files can be swept.", parameter="sweep", given=sweep)
    text = files.get(file) or title.files.text(file)
    keys = path.split(".")
    changes = []
    for value in values:
        content = parse_toml(text, file)
        _set_value(content, keys, value, sweep)
        changes.append((f"{keys[-1]}={value}", file, toml_text(content)))
    return changes


def _set_value(content: dict[str, Any], keys: Sequence[str], value: str, words: str) -> None:
    """Replace one existing value in the content of a TOML file; text stays text."""
    held: Any = content
    try:
        for key in keys[:-1]:
            held = held[_list_index_or_key(held, key)]
        last = _list_index_or_key(held, keys[-1])
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


def _list_index_or_key(held: object, key: str) -> Any:
    """Return the key as an integer index if the container `held` is a list, otherwise unchanged."""
    return int(key) if isinstance(held, list) else key


def _changed_data_set(title: str, world: DataSet | None, label: str, file: str, text: str) -> DataSet:
    """Return a data set in which one file has a new text."""
    files = {**(world.files if world is not None else {}), file: text}
    try:
        found = playable(title, _write_files(files))
    except Invalid as error:
        raise Invalid(f"--sweep {label}: {error}", parameter="sweep", given=label) from None
    return DataSet(f"{world.label} {label}" if world is not None else label, found.data_hash, files)
