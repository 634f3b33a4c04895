"""The position at the terminal: all of it the first time somebody looks, and then what has changed since."""

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
"""So many items of a zone are named; of more, that so many came or went."""
HEAD = "Changed (`show` shows the whole position):"


class Seen(NamedTuple):
    """What a side sees: the position in the title's words, and items in zones that it may look into."""

    lines: tuple[str, ...]
    zones: Mapping[str, Sequence[str]]


def look(game: Game, side: str | None) -> Seen:
    """What a side sees now."""
    told = tabletop(game.title.name).describe(game.state, side)
    zones = game.view(side).to_data()["zones"]
    lines = tuple(told.splitlines())
    held = {name: tuple(map(str, zone["items"])) for name, zone in zones.items() if zone.get("items")}
    said = {line.split(maxsplit=1)[0] for line in lines if line.startswith(" ")}
    called = names_of_items(game.state)
    return Seen(lines, {
        name: tuple(" ".join((item, *called.get(item, ()))) for item in items)
        for name, items in held.items() if not said.issuperset(items)
    })  # fmt: skip


def whole_lines(seen: Seen) -> list[str]:
    """The whole position; of many items in a zone only the ids."""
    held = {
        _called(name): list(items) if len(items) <= FEW else [item.partition(" ")[0] for item in items]
        for name, items in seen.zones.items()
    }
    return [*seen.lines, *(value_lines(held, "  ") if held else ())]


def _called(zone: str) -> str:
    """A zone as people call it.

    >>> _called("german-discard")
    'German discard'
    """
    return zone.replace("-", " ").capitalize()


def changed_lines(before: Seen, now: Seen) -> list[str]:
    """What is not as it was: lines that are new, what stood in lines that are gone, items that came and went."""
    found = [*_lines(before.lines, now.lines), *_items(before.zones, now.zones)]
    return [HEAD, *found] if found else []


def _keyed(lines: Sequence[str]) -> dict[tuple[str, str], str]:
    """Lines by the heading they stand under and what they are about: their first column, or what is before a colon.

    The first line says how the game stands, and is no heading.
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
    told = ""
    order = list(dict.fromkeys(heading for heading, _ in (*new, *old)))
    for key in sorted(dict.fromkeys((*new, *old)), key=lambda key: order.index(key[0])):
        line, heading = new.get(key), key[0]
        if line == old.get(key):
            continue
        if heading != told:
            told = heading
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
