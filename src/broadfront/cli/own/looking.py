"""The position as text in the terminal: in full the first time, then only what has changed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from broadfront.cli.text import value_lines
from broadfront.core.game import Game
from broadfront.core.reading.outcomes import names_of_items
from broadfront.titles import tabletop

__all__ = ["Seen", "changed_lines", "look", "whole_lines"]

COLUMN = re.compile(r":| {2,}")
FEW = 6
"""Longest list of zone items that is printed by name; longer lists are only counted."""
HEAD = "Changed (`show` shows the whole position):"


class Seen(NamedTuple):
    """What a side may see: the position as lines of text, and the items in zones open to it."""

    lines: tuple[str, ...]
    zones: Mapping[str, Sequence[str]]


def look(game: Game, side: str | None) -> Seen:
    """Return the current position as a side may see it."""
    lines = tuple(tabletop(game.title.name).describe(game.state, side).splitlines())
    zones = game.view(side).to_data()["zones"]
    held = {name: tuple(map(str, zone["items"])) for name, zone in zones.items() if zone.get("items")}
    listed = {line.split(maxsplit=1)[0] for line in lines if line.startswith(" ")}
    called = names_of_items(game.state)
    return Seen(lines, {
        name: tuple(" ".join((item, *called.get(item, ()))) for item in items)
        for name, items in held.items() if not listed.issuperset(items)
    })  # fmt: skip


def whole_lines(seen: Seen) -> list[str]:
    """Return the whole position as lines; long zones list ids without names."""
    held = {
        _called(name): list(items) if len(items) <= FEW else [item.partition(" ")[0] for item in items]
        for name, items in seen.zones.items()
    }
    return [*seen.lines, *(value_lines(held, "  ") if held else ())]


def _called(zone: str) -> str:
    """Return a zone's name in words.

    >>> _called("german-discard")
    'German discard'
    """
    return zone.replace("-", " ").capitalize()


def changed_lines(before: Seen, now: Seen) -> list[str]:
    """Return the differences between two views as lines: new, changed and gone lines, and items that came or went."""
    found = [*_lines(before.lines, now.lines), *_items(before.zones, now.zones)]
    return [HEAD, *found] if found else []


def _keyed(lines: Sequence[str]) -> dict[tuple[str, str], str]:
    """Index lines by heading and subject: the first column, or the text before a colon.

    The first line is the state of the game, not a heading.
    """
    found, heading = {}, ""
    for n, line in enumerate(lines):
        about = COLUMN.split(line.strip(), maxsplit=1)[0]
        if line.startswith(" "):
            found[heading, about] = line
        elif n + 1 < len(lines) and lines[n + 1].startswith(" ") and n:
            heading = line
        else:
            heading = ""
            found["", about if n else ""] = line
    return found


def _lines(before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    old, new = _keyed(before), _keyed(now)
    printed = ""
    order = list(dict.fromkeys(heading for heading, _ in (*new, *old)))
    for key in sorted(dict.fromkeys((*new, *old)), key=lambda key: order.index(key[0])):
        line, heading = new.get(key), key[0]
        if line == old.get(key):
            continue
        if heading != printed:
            printed = heading
            yield f"  {heading}"
        text = line.strip() if line is not None else f"gone: {old[key].strip()}"
        yield f"{'    ' if heading else '  '}{text}"


def _items(before: Mapping[str, Sequence[str]], now: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for zone in dict.fromkeys((*before, *now)):
        old, new = Counter(before.get(zone, ())), Counter(now.get(zone, ()))
        came, went = sorted((new - old).elements()), sorted((old - new).elements())
        words = [
            f"{word} {', '.join(items)}" if len(items) <= FEW else f"{len(items)} {word}"
            for word, items in (("came", came), ("went", went)) if items
        ]  # fmt: skip
        if words:
            yield f"  {_called(zone)}: {'; '.join(words)}"
