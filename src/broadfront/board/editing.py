"""What of a position can be edited: plain data for an editor that knows no title.

A title says it through an `Editor`. A position is the data of its position file, whatever its format. An edit that
cannot be raises `Invalid`; one that makes the position illegal is done, and told as a problem.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from broadfront.board.shown import Counter, Marker, Panel
from broadfront.core.state import Problem, State
from broadfront.core.title import Playable

__all__ = ["Edit", "Editable", "Editor", "Field", "Kind", "Laid", "Piece", "Pile"]

Kind = Literal["number", "choice", "flag", "words", "text", "hexes", "hex-choice", "side-choice", "piles"]


class Pile(msgspec.Struct, frozen=True):
    """Things of one family (cards, chits): where they may lie, and what each is."""

    family: str
    zones: tuple[str, ...]
    items: Mapping[str, str]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be set, of a unit or of the whole position.

    number        a whole number from `low` to `high`
    choice        one of `choices`
    flag          yes or no
    words         any of `choices`, as a list
    text          a line
    hexes         a list of hexes, each chosen on the map
    hex-choice    by hex, one of `choices`; `places` are the hexes that have one (none named: every hex)
    side-choice   by hexside (`0811-0812`), one of `choices`; `places` are the hexsides that have one
    piles         by item, the zone it lies in (`piles`)
    """

    name: str
    label: str
    kind: Kind
    choices: Mapping[str, str] = {}
    """Word in the file to word for people. With an empty word as a key: nothing is there."""
    low: int | None = None
    high: int | None = None
    places: tuple[str, ...] = ()
    piles: tuple[Pile, ...] = ()
    text: str = ""


class Editable(msgspec.Struct, frozen=True):
    """What can be set."""

    boxes: tuple[str, ...] = ()
    """Where a unit may be beside the hexes of the map."""
    units: tuple[Field, ...] = ()
    """What can be set of a unit, beside where it is."""
    facts: tuple[Field, ...] = ()
    """What can be set of the position."""
    formations: Mapping[str, tuple[str, ...]] = {}
    """Formations that are moved as a whole, with their units."""
    new_formation: tuple[Field, ...] = ()
    """What is said of a new formation; none: no new ones can be made."""
    new_name: str = "formation"
    """What is made: a formation, or a counter."""
    begins: str = ""
    """The page on which a game begins with the units as a list; nothing: it is played from the editor."""


class Piece(msgspec.Struct, frozen=True):
    """A unit: where it is (a hex or a box), its counter, and the values of `Editable.units`."""

    counter: Counter
    where: str
    name: str = ""
    group: str = ""
    """Under which heading it is listed: corps, army."""
    values: Mapping[str, Any] = {}
    only: tuple[str, ...] | None = None
    """The values that can be set of this unit; None: all."""


class Laid(msgspec.Struct, frozen=True):
    """A position as an editor shows it."""

    scenario: str
    variant: str
    pieces: tuple[Piece, ...]
    facts: Mapping[str, Any]
    markers: tuple[Marker, ...] = ()
    panels: tuple[Panel, ...] = ()
    problems: tuple[Problem, ...] = ()


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change: a unit goes somewhere or gets values, or a fact is set as a whole; or many units by a list.

    A formation that goes somewhere takes its units along; with values it is a new one.
    """

    unit: str = ""
    formation: str = ""
    lines: str = ""
    """Typed or pasted: a line for each unit, who and where (`typed_units.py`)."""
    where: str | None = None
    values: dict[str, Any] = {}
    fact: str = ""
    value: Any = None


P_contra = TypeVar("P_contra", bound=Playable, contravariant=True)


class Editor(Protocol[P_contra]):
    """How positions of a title are opened, changed and played."""

    def start(self, title: P_contra, scenario: str, variant: str) -> dict[str, Any]:
        """The position a scenario begins with, written out."""

    def read(self, title: P_contra, text: str, name: str) -> dict[str, Any]:
        """The position of a file somebody brings; `Invalid` says what is wrong."""

    def editable(self, title: P_contra, position: Mapping[str, Any]) -> Editable:
        """What can be set."""

    def edited(self, title: P_contra, position: Mapping[str, Any], edits: Sequence[Edit]) -> dict[str, Any]:
        """The position after some edits, with what follows from them."""

    def laid(self, title: P_contra, position: Mapping[str, Any]) -> Laid:
        """What to show of it."""

    def playable(self, title: P_contra, position: Mapping[str, Any]) -> State:
        """A state to start a game from."""
