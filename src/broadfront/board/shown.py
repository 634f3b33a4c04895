"""What a title displays on the table: counters, boxes, markers, panels. Plain data for any page.

A title produces it in its `Tabletop` (`board.tabletop`). The page lists overlays in a menu, draws the chosen ones, and
requests them again when the game has moved on.
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
    "bar_from_panel",
    "change_type",
]


class Counter(msgspec.Struct, frozen=True):
    """A unit as printed and in its current state, in a hex or in a box of the display."""

    unit: str
    side: str
    hex: str = ""
    box: str = ""
    kind: str = "infantry"
    """A unit type of `board.draw.nato`: infantry, armor, recon ..."""
    size: str = ""
    """company, battalion, regiment, division ..."""
    label: str = ""
    strength: str = ""
    movement: str = ""
    steps: int = 1
    full_steps: int = 1
    badges: tuple[str, ...] = ()
    """Words for its current state: moved, out of supply, dispersed ..."""
    done: bool = False
    """Whether the unit has nothing left to do now; it is drawn paler."""
    name: str = ""
    """Its name for the reader, if that is not its id."""
    colours: str = ""
    """A palette of `board.draw.style.SIDES` (ss, british ...), if not the one of its side."""


class Marker(msgspec.Struct, frozen=True):
    """A marker on a hex or, with `side` (NE, E, SE, SW, W, NW), on one of its hexsides."""

    hex: str
    label: str
    kind: str = "note"
    """Its look: note, objective, held, fuel, blocked, good, bad."""
    side: str = ""
    owner: str = ""
    text: str = ""


class Panel(msgspec.Struct, frozen=True):
    """A small table beside the map."""

    heading: str
    rows: tuple[tuple[str, str], ...]


class BarItem(msgspec.Struct, frozen=True, kw_only=True):
    """An item of the bar that is always visible above the map: the date, the score, or what is left of something."""

    name: Prose
    value: Prose
    more: tuple[tuple[Prose, str], ...] = ()
    """Sentences with details, each with its rule id or an empty string."""
    part: int = 0
    of: int = 0
    """Progress out of `of`; both are 0 if nothing is measured."""
    side: str = ""
    """The side it belongs to, if any."""
    id: str = ""
    """Id by which the page recognizes an item it can show more of."""
    about: Prose = ""
    """What the value means, shown when pointed at."""


def bar_from_panel(panel: Panel, most: int = 4) -> tuple[BarItem, ...]:
    """Return the first rows of a panel as items of the bar above the map."""
    return tuple(BarItem(name=name, value=value) for name, value in panel.rows[:most])


class TablePart(msgspec.Struct, tag_field="of"):
    """Data for the web page that only a title's own part of the page reads. Titles derive and declare their own.

    `of` names the title.
    """


class PartChange(msgspec.Struct, tag_field="of"):
    """The changed fields of a title's own data for the web page; omitted fields are unchanged."""


@cache
def change_type(kind: type[TablePart]) -> type[PartChange]:
    """Return the type for changes of a title's own data for the web page: the same fields, all optional."""
    fields = [(field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(kind)]
    name, tag = f"{kind.__name__}Change", kind.__struct_config__.tag
    made = msgspec.defstruct(name, fields, bases=(PartChange,), tag=tag, kw_only=True, module=kind.__module__)
    assert issubclass(made, PartChange)
    return made


class UnitPart(msgspec.Struct, tag_field="of"):
    """Data about a selected unit that only a title's own part of the web page reads."""


class RoutePart(msgspec.Struct, tag_field="of"):
    """The breakdown of a legal move by its legs, for a title's own part of the web page."""


class Shown(msgspec.Struct, frozen=True):
    """Everything that the web page displays on the game table."""

    counters: tuple[Counter, ...] = ()
    boxes: tuple[str, ...] = ()
    markers: tuple[Marker, ...] = ()
    panels: tuple[Panel, ...] = ()
    bar: tuple[BarItem, ...] = ()
    """Items above the map, always visible."""
    hint: Prose = ""
    """What a newcomer should know or try now."""
    attack: Action | None = None
    """The attack being prepared, as an action whose odds the page can request."""
    ready: tuple[str, ...] = ()
    """Further units that can be selected: a click shows what they can do and does nothing yet."""
    extra: TablePart | None = None
    """Data for the title's own part of the page (`page/src/titles`)."""


OVERLAY_KINDS = ("good", "fair", "poor", "bad", "german", "allied", "both", "note", "wait")
"""Styles of a hex, hexside or line in an overlay; the legend explains their meaning."""


class Overlay(msgspec.Struct, frozen=True):
    """A layer drawn over the map that answers one question, such as which hexes are in supply."""

    hexes: dict[str, tuple[str, str]] = {}
    """A kind and a short label, possibly empty, for each hex."""
    hexsides: tuple[tuple[str, str, str], ...] = ()
    """Each entry: hex, direction (NE, E, SE, SW, W, NW), kind."""
    lines: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Each entry: a kind and the hexes the line runs through."""
    legend: tuple[tuple[str, str], ...] = ()
    """The kinds used and their meaning."""
    text: str = ""
    """The answer in a sentence, for readers who cannot see the map."""
    rules: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    """Names of slow overlays that complete this one, each fetched by its own request."""
    of_hex: bool = False
    """Whether the overlay can be requested for one hex as `name:hex`, such as a hex's supply path."""


class Way(msgspec.Struct, frozen=True):
    """A move a unit can make: its action or composed form, its path and the movement points left."""

    action: Action
    path: tuple[str, ...]
    left: str = ""
