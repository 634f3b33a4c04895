"""What can be tracked in the games of a simulation: measures that each title offers, and a person's own functions."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.title import Playable
from broadfront.titles import kit_of, part_of
from broadfront.tracks.column import Column, Measure, TitleTracks

__all__ = ["Column", "Measure", "TitleTracks", "columns_of", "tracks_of"]


def tracks_of(title: str) -> TitleTracks | None:
    """Return what can be tracked in the games of a title; None if the title offers nothing.

    >>> tracks = tracks_of("ardennes")
    >>> tracks.measure_names()[:6] if tracks else []
    ['vp', 'steps lost', 'held PLACE', 'taken PLACE', 'meuse reached', 'ground']
    """
    tracks = kit_of(title).tracks
    found: TitleTracks | None = part_of(title, tracks) if tracks else None
    return found


def columns_of(title: Playable, scenario: str, tracks: Sequence[str]) -> tuple[Column, ...]:
    """Return the table columns for the measures a person wants to track, in order. An unknown measure is refused with a
    list of the known ones."""
    known, found = tracks_of(title.name), dict[str, Column]()
    for words in tracks:
        made: tuple[Column, ...] | None
        if ":" in words:
            name = words.rpartition(":")[2]
            read = _import_function(words)
            made = (Column(name, "yes" if _returns_bool(read) else "number", read),)
        else:
            made = None if known is None else known.columns(words, title, scenario)
        if made is None:
            names = known.measure_names() if known is not None else []
            raise unknown_name(
                f"track of {title.name}",
                words,
                names,
                parameter="track",
                todo="A function of your own is module:function.",
            )
        for column in made:
            if column.name in found:
                raise Invalid(f"Track {column.name!r} is given twice.", parameter="track", given=words)
            found[column.name] = column
    return tuple(found.values())


def _returns_bool(read: Callable[[Any], Any]) -> bool:
    """Return whether a person's own measuring function is annotated to return true or false."""
    return getattr(read, "__annotations__", {}).get("return") in (bool, "bool")


def _import_function(words: str) -> Callable[[Any], Any]:
    """Import a person's own measuring function; its module may be in the current folder."""
    module, _, name = words.rpartition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Callable[[Any], Any] | None = getattr(importlib.import_module(module), name, None)
    except (ImportError, ValueError, SyntaxError) as error:
        raise Invalid(
            f"Track {words!r}: cannot import {module}: {error}.",
            parameter="track",
            given=words,
            todo="Give module:function of a module in this folder or installed.",
        ) from None
    if not callable(found):
        raise Invalid(
            f"Track {words!r}: {module} has no function {name}.",
            parameter="track",
            given=words,
            todo="It takes the state and gives a number, or true or false.",
        )
    return found
