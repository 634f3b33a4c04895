"""The position as text in the terminal: in full the first time, then only what has changed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from broadfront.cli.text import value_lines
from broadfront.core.game import Game
from broadfront.core.reading.outcomes import item_names
from broadfront.titles import tabletop

__all__ = ["VisiblePosition", "change_lines", "position_lines", "visible_position"]

COLUMN = re.compile(r":| {2,}")
MAX_NAMED_ITEMS = 6
"""Longest list of zone items that is printed by name; longer lists are only counted."""
HEAD = "Changed (`show` shows the whole position):"


class VisiblePosition(NamedTuple):
    """What a side may see: the position as lines of text, and the cards in decks and hands open to it."""

    lines: tuple[str, ...]
    zones: Mapping[str, Sequence[str]]


def visible_position(game: Game, side: str | None) -> VisiblePosition:
    """Return the current position of a game as a side may see it."""
    lines = tuple(tabletop(game.title.name).describe(game.state, side).splitlines())
    zones = game.view(side).to_data()["zones"]
    held = {name: tuple(map(str, zone["items"])) for name, zone in zones.items() if zone.get("items")}
    listed = {line.split(maxsplit=1)[0] for line in lines if line.startswith(" ")}
    called = item_names(game.state)
    return VisiblePosition(
        lines,
        {
            name: tuple(" ".join((item, *called.get(item, ()))) for item in items)
            for name, items in held.items()
            if not listed.issuperset(items)
        },
    )


def position_lines(seen: VisiblePosition) -> list[str]:
    """Return the whole visible position as lines of text; long lists of cards give ids without names."""
    held = {
        _zone_label(name): list(items) if len(items) <= MAX_NAMED_ITEMS else [item.partition(" ")[0] for item in items]
        for name, items in seen.zones.items()
    }
    return [*seen.lines, *(value_lines(held, "  ") if held else ())]


def _zone_label(zone: str) -> str:
    """Return the name of a zone for cards in words.

    >>> _zone_label("german-discard")
    'German discard'
    """
    return zone.replace("-", " ").capitalize()


def change_lines(before: VisiblePosition, now: VisiblePosition) -> list[str]:
    """Return how two views of a position differ, as lines: new, changed and gone lines, and cards that came or went."""
    found = [*_line_changes(before.lines, now.lines), *_zone_changes(before.zones, now.zones)]
    return [HEAD, *found] if found else []


def _index_lines(lines: Sequence[str]) -> dict[tuple[str, str], str]:
    """Index the lines of a position by heading and subject, which is the first column or the text before a colon.

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


def _line_changes(before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a position that are new, changed or gone."""
    old, new = _index_lines(before), _index_lines(now)
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


def _zone_changes(before: Mapping[str, Sequence[str]], now: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the cards that came to or left each deck or hand."""
    for zone in dict.fromkeys((*before, *now)):
        old, new = Counter(before.get(zone, ())), Counter(now.get(zone, ()))
        came, went = sorted((new - old).elements()), sorted((old - new).elements())
        words = [
            f"{word} {', '.join(items)}" if len(items) <= MAX_NAMED_ITEMS else f"{len(items)} {word}"
            for word, items in (("came", came), ("went", went))
            if items
        ]
        if words:
            yield f"  {_zone_label(zone)}: {'; '.join(words)}"
