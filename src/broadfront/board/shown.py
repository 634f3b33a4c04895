"""What a title lays on the table for a person to see: counters, boxes, markers, panels. Plain data for any page.

A title says it through its `Tabletop` (`board.tabletop`). The page lists overlays in a menu, draws those a person has
chosen, and asks again when the game has moved on.
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.core.actions import Action
from broadfront.core.messages import Prose

__all__ = [
    "OVERLAY_KINDS",
    "BarItem",
    "Counter",
    "Marker",
    "Overlay",
    "Panel",
    "PartChange",
    "RoutePart",
    "Shown",
    "TablePart",
    "UnitPart",
    "Way",
    "bar_of",
    "change_of",
]


class Counter(msgspec.Struct, frozen=True):
    """A unit as printed and as it stands: in a hex, or in a box of the display."""

    unit: str
    side: str
    hex: str = ""
    box: str = ""
    kind: str = "infantry"
    """An arm of `board.draw.nato`: infantry, armor, recon ..."""
    size: str = ""
    """company, battalion, regiment, division ..."""
    label: str = ""
    strength: str = ""
    movement: str = ""
    steps: int = 1
    full_steps: int = 1
    badges: tuple[str, ...] = ()
    """Words for its state: moved, out of supply, dispersed ..."""
    done: bool = False
    """Nothing more to do with it now: drawn paler."""
    name: str = ""
    """What the reader calls it, where that is not its id."""
    colours: str = ""
    """A palette of `board.draw.style.SIDES` (ss, british ...) where it is not that of the side."""


class Marker(msgspec.Struct, frozen=True):
    """A sign on a hex, or with `side` on one of its hexsides (NE, E, SE, SW, W, NW)."""

    hex: str
    label: str
    kind: str = "note"
    """note, objective, held, fuel, blocked, good, bad: how it looks."""
    side: str = ""
    owner: str = ""
    text: str = ""


class Panel(msgspec.Struct, frozen=True):
    """A small table beside the map."""

    heading: str
    rows: tuple[tuple[str, str], ...]


class BarItem(msgspec.Struct, frozen=True, kw_only=True):
    """What is always in sight above the map: the date, the score, what is left."""

    name: Prose
    value: Prose
    more: tuple[tuple[Prose, str], ...] = ()
    """For who asks: sentences, each with its rule or none."""
    part: int = 0
    of: int = 0
    """So much of so much is reached; 0 where nothing is measured."""
    side: str = ""
    """Whose it is, where it is a side's."""
    id: str = ""
    """By which a page knows it that has more to show of it."""
    about: Prose = ""
    """What its value means, for who points at it."""


def bar_of(panel: Panel, most: int = 4) -> tuple[BarItem, ...]:
    """The first rows of a panel, for a title whose panel begins with what matters all the time."""
    return tuple(BarItem(name=name, value=value) for name, value in panel.rows[:most])


class TablePart(msgspec.Struct, tag_field="of"):
    """What only a title's own part of a page reads of the table; a title derives its own, and declares it.

    `of` says whose it is.
    """


class PartChange(msgspec.Struct, tag_field="of"):
    """What of a title's own part is not as a page saw it before; what is left out is as it was."""


@cache
def change_of(kind: type[TablePart]) -> type[PartChange]:
    """The type of changes of a part: the same fields, each of which may be left out."""
    fields = [(field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(kind)]
    name, tag = f"{kind.__name__}Change", kind.__struct_config__.tag
    made = msgspec.defstruct(name, fields, bases=(PartChange,), tag=tag, kw_only=True, module=kind.__module__)
    assert issubclass(made, PartChange)
    return made


class UnitPart(msgspec.Struct, tag_field="of"):
    """What a title's own part of a page tells of a unit somebody has chosen."""


class RoutePart(msgspec.Struct, tag_field="of"):
    """A legal move leg by leg, in a title's own manner."""


class Shown(msgspec.Struct, frozen=True):
    """The table."""

    counters: tuple[Counter, ...] = ()
    boxes: tuple[str, ...] = ()
    markers: tuple[Marker, ...] = ()
    panels: tuple[Panel, ...] = ()
    bar: tuple[BarItem, ...] = ()
    """Above the map, always in sight."""
    hint: Prose = ""
    """What a newcomer should know or try now."""
    attack: Action | None = None
    """The attack being prepared, as an action a page asks the odds of."""
    ready: tuple[str, ...] = ()
    """Units to choose beside those that options name: a click shows what they can do and does nothing yet."""
    extra: TablePart | None = None
    """What only the title's own part of a page reads (`page/src/titles`)."""


OVERLAY_KINDS = ("good", "fair", "poor", "bad", "german", "allied", "both", "note", "wait")
"""How a hex, hexside or line of an overlay looks; what a kind means in it, its legend says."""


class Overlay(msgspec.Struct, frozen=True):
    """A sheet laid over the map that answers one question."""

    hexes: dict[str, tuple[str, str]] = {}
    """By hex: a kind and a short label, which may be empty."""
    hexsides: tuple[tuple[str, str, str], ...] = ()
    """Hex, direction (NE, E, SE, SW, W, NW), kind."""
    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """A kind and the hexes it runs through."""
    legend: tuple[tuple[str, str], ...] = ()
    """Kinds in it, and what each means."""
    text: str = ""
    """The answer in a sentence, for who cannot see the map."""
    rules: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    """Names of further overlays that fill this one in, one request each, for what takes long to find."""
    of_hex: bool = False
    """Whether `name:hex` may be asked: the path of a hex, what threatens it."""


class Way(msgspec.Struct, frozen=True):
    """A move a unit can make: as an action or a composed form, with its path and the movement points left."""

    action: Action
    path: tuple[str, ...]
    left: str = ""
