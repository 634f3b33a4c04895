"""The interface a title offers the page and the terminal: its table, its words and its map overlays.

A title derives from `Tabletop` and overrides what it needs; the defaults work for any title. Every method reads only
what the side may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Protocol

from broadfront.board.shown import Counter, Overlay, RoutePart, Shown, TablePart, UnitPart, Way
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.locations import Box, Location, OnMap
from broadfront.core.messages import say
from broadfront.core.state import State

__all__ = ["PlainTable", "Tabletop", "units_in_order"]


class Tabletop(Protocol):
    """What a title offers the web page and the terminal: its display, its texts, and its map overlays.

    An overlay is a drawn layer such as supply.
    """

    parts: ClassVar[tuple[type[TablePart] | type[UnitPart] | type[RoutePart], ...]] = ()
    """Types of the data for the title's own part of the page."""

    # The table

    def display(self, state: State, side: str | None) -> Shown:
        """Return what lies on the game table, as the side may see it (None: everything); by default every unit with a
        location."""
        return Shown(
            counters=(found := tuple(_default_counters(state))),
            boxes=tuple(dict.fromkeys(counter.box for counter in found if counter.box)),
        )

    def describe(self, state: State, side: str | None) -> str:
        """Return the position as text, for the terminal."""
        return ""

    def game_label(self, state: State) -> str:
        """Return what distinguishes a game in a list of games, such as its campaign or turn; empty for the scenario
        name."""
        return ""

    def warm_up(self, state: State) -> None:
        """Compute on a copy of the state, in advance, what the page's first request would otherwise wait for."""
        return

    # Options

    def option_note(self, state: State, action: Action) -> str:
        """Return a note about a legal action, shown beside its words in lists of options."""
        return ""

    def option_text(self, state: State, action: Action) -> str:
        """Return an option of the current decision as a player announces it; empty for the words of the action
        itself."""
        return ""

    def short_option_text(self, state: State, action: Action) -> str:
        """Return a short text of a legal action for use next to its card or hex; empty for the usual text."""
        return ""

    def reachable_hexes(self, state: State, unit: str) -> dict[str, str]:
        """Return the hexes the unit can move to now, with the movement points left."""
        return {}

    def unit_actions(self, state: State, unit: str) -> Iterable[Action]:
        """Return the actions of a unit, for a decision whose options only list selecting the unit."""
        return ()

    def unit_moves(self, state: State, unit: str) -> Iterable[Way] | None:
        """Return a unit's moves if the options of the decision do not list them, or None if they do."""
        return None

    def intended_action(self, state: State, unit: str, hex: str) -> Action | None:
        """Return the action a player means by pointing from a unit to a hex, or None for the first option that has
        both."""
        return None

    # The title's own part of the page

    def unit_part(self, state: State, side: str, unit: str) -> UnitPart | None:
        """Return a title's own data about a unit for the web page, or None if there is none."""
        return None

    def route_part(self, state: State, action: Action) -> RoutePart | None:
        """Return the breakdown of a legal move by its legs for the web page, or None if the title has none."""
        return None

    # Map overlays: supply, zones, threats ...

    def overlays(self, state: State, side: str) -> dict[str, str]:
        """Return the available map overlays (drawn layers such as supply), as a mapping from name to label."""
        return {}

    def overlay(self, state: State, side: str, name: str) -> Overlay:
        """Return one map overlay (a drawn layer such as supply): `name`, `name:part` for a part, or `name:hex` about a
        hex.

        Raise `Invalid` for an unknown name.
        """
        raise Invalid(say("overlay.none", where=state.title.name), parameter="name", given=name, accepted=[])


class PlainTable(Tabletop):
    """The default game table, for a title without its own."""


def _default_counters(state: State) -> Iterable[Counter]:
    """Yield a counter for each unit with a location, from the fact `where` and the title's `units`."""
    where: Sequence[Location] = state.fact("where") if "where" in state.FACTS else ()
    units = units_in_order(state)
    for n, at in enumerate(where):
        unit = units[n] if n < len(units) else None
        name = str(getattr(unit, "id", n))
        if isinstance(at, OnMap | Box):
            yield Counter(
                name,
                str(getattr(unit, "side", "neutral")),
                hex=at.hex if isinstance(at, OnMap) else "",
                box=at.name if isinstance(at, Box) else "",
                kind="unknown",
                label=name,
                strength=str(getattr(unit, "strength", "")),
            )


def units_in_order(state: State) -> Sequence[object]:
    """Return the units in the order of the fact `where`, whether the state or the title keeps them."""
    for holder in (state, state.title):
        found = getattr(holder, "units", None)
        if isinstance(found, Sequence) and found and hasattr(found[0], "id"):
            return found
    return ()
