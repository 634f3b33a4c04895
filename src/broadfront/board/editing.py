"""The data model of the position editor, independent of any title.

A title implements `Editor`. A position is the data of its position file, whatever the format. An impossible edit raises
`Invalid`; one that makes the position illegal is applied and reported as a problem.
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
    """Cards or chits of one family, and the zones (deck, hand, cup) they may be in."""

    family: str
    zones: tuple[str, ...]
    items: Mapping[str, str]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value of a unit or of the whole position that the editor can set.

    Kinds:

        number        a whole number from `low` to `high`
        choice        one of `choices`
        flag          yes or no
        words         any of `choices`, as a list
        text          a line of text
        hexes         a list of hexes, each picked on the map
        hex-choice    one of `choices` per hex; `places` lists the hexes that have a value (empty: every hex)
        side-choice   one of `choices` per hexside (`0811-0812`); `places` lists the hexsides that have a value
        piles         the zone of each item (`piles`)
    """

    name: str
    label: str
    kind: Kind
    choices: Mapping[str, str] = {}
    """Labels by the word used in the file. An empty word as key means no value."""
    low: int | None = None
    high: int | None = None
    places: tuple[str, ...] = ()
    piles: tuple[Pile, ...] = ()
    text: str = ""


class Editable(msgspec.Struct, frozen=True):
    """Everything that the position editor can set in a position."""

    boxes: tuple[str, ...] = ()
    """Boxes a unit can be in, besides the hexes of the map."""
    units: tuple[Field, ...] = ()
    """Fields of a unit, besides its location."""
    facts: tuple[Field, ...] = ()
    """Fields of the position as a whole."""
    formations: Mapping[str, tuple[str, ...]] = {}
    """Units of each formation that can be moved as a whole."""
    new_formation: tuple[Field, ...] = ()
    """Fields of a new formation; empty if none can be created."""
    new_name: str = "formation"
    """What a new item is: a formation or a counter."""
    begins: str = ""
    """The page that starts a game with the units as a list; empty to start from the editor."""


class Piece(msgspec.Struct, frozen=True):
    """A unit: its counter, its location (a hex or box) and its values for `Editable.units`."""

    counter: Counter
    where: str
    name: str = ""
    group: str = ""
    """Heading it is listed under, such as a corps or army."""
    values: Mapping[str, Any] = {}
    only: tuple[str, ...] | None = None
    """Names of the fields that can be set for this unit; None for all."""


class Laid(msgspec.Struct, frozen=True):
    """A position as the position editor displays it."""

    scenario: str
    variant: str
    pieces: tuple[Piece, ...]
    facts: Mapping[str, Any]
    markers: tuple[Marker, ...] = ()
    panels: tuple[Panel, ...] = ()
    problems: tuple[Problem, ...] = ()


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change in the position editor: move a unit or set its values, set a fact, or place many units from a typed
    list.

    Moving a formation moves its units. A formation given with values is a new one.
    """

    unit: str = ""
    formation: str = ""
    lines: str = ""
    """A typed or pasted list with one line per unit: the unit and its location (`typed_units.py`)."""
    where: str | None = None
    values: dict[str, Any] = {}
    fact: str = ""
    value: Any = None


P_contra = TypeVar("P_contra", bound=Playable, contravariant=True)


class Editor(Protocol[P_contra]):
    """How positions of a title are opened, changed and played in the position editor."""

    def start_position(self, title: P_contra, scenario: str, variant: str) -> dict[str, Any]:
        """Return the starting position of a scenario as the data of a position file."""

    def read_position(self, title: P_contra, text: str, name: str) -> dict[str, Any]:
        """Parse a position file. Raise `Invalid` if it is wrong."""

    def editable_values(self, title: P_contra, position: Mapping[str, Any]) -> Editable:
        """Return everything that the position editor can set in this position."""

    def apply_edits(self, title: P_contra, position: Mapping[str, Any], edits: Sequence[Edit]) -> dict[str, Any]:
        """Return the position after some edits, with everything that follows from them."""

    def displayed_position(self, title: P_contra, position: Mapping[str, Any]) -> Laid:
        """Return the position as the editor displays it."""

    def playable_state(self, title: P_contra, position: Mapping[str, Any]) -> State:
        """Return a state from which a game can start."""
