"""What the page and the terminal ask of a title: its table, its words, what may be laid over its map.

A title derives from `Tabletop` and replaces what it has to say; what it leaves alone answers plainly. Every answer
reads only what the side may know.
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

__all__ = ["PlainTable", "Tabletop", "listed_units"]


class Tabletop(Protocol):
    """A title as a person sees it."""

    parts: ClassVar[tuple[type[TablePart] | type[UnitPart] | type[RoutePart], ...]] = ()
    """The types of what it tells its own part of the page."""

    # The table

    def shown(self, state: State, side: str | None) -> Shown:
        """What lies on the table, as the side may see it (None: everything); plainly, every unit with a place."""
        return Shown(
            counters=(found := tuple(_plain_counters(state))),
            boxes=tuple(dict.fromkeys(counter.box for counter in found if counter.box)),
        )

    def describe(self, state: State, side: str | None) -> str:
        """The position as text, for the terminal."""
        return ""

    def called(self, state: State) -> str:
        """What tells a game from others of its title in a list: its campaign, its turn; empty: its scenario does."""
        return ""

    def warm(self, state: State) -> None:
        """Work the first question would wait for, done beforehand on a copy."""
        return

    # What may be chosen

    def gloss(self, state: State, action: Action) -> str:
        """What an option is about beyond its bare words, for lists."""
        return ""

    def say(self, state: State, action: Action) -> str:
        """An option of the present decision as a player announces it; empty: its bare words do."""
        return ""

    def brief(self, state: State, action: Action) -> str:
        """The option where its card or hex stands beside it; empty: as it is said elsewhere."""
        return ""

    def reach(self, state: State, unit: str) -> dict[str, str]:
        """Hexes the unit can move to now, with the movement points left."""
        return {}

    def acts(self, state: State, unit: str) -> Iterable[Action]:
        """What a unit may do at once where only selecting it is listed."""
        return ()

    def moves(self, state: State, unit: str) -> Iterable[Way] | None:
        """The moves of a unit where options do not list them yet; None where they do."""
        return None

    def meant(self, state: State, unit: str, hex: str) -> Action | None:
        """What a person wants who points from a unit at a hex; None: the first order asked for that takes both."""
        return None

    # The title's own part of the page

    def about(self, state: State, side: str, unit: str) -> UnitPart | None:
        """What it tells of a unit; None where it tells nothing."""
        return None

    def route(self, state: State, action: Action) -> RoutePart | None:
        """A legal move leg by leg; None where it tells none."""
        return None

    # What may be laid over the map: supply, zones, threats ...

    def overlays(self, state: State, side: str) -> dict[str, str]:
        """Names of what there is, with their labels; ask none twice."""
        return {}

    def overlay(self, state: State, side: str, name: str) -> Overlay:
        """One of them; `name:part` for its parts, `name:hex` where `of_hex`. Any other name is `errors.unknown`."""
        raise Invalid(say("overlay.none", where=state.title.name), parameter="name", given=name, accepted=[])


class PlainTable(Tabletop):
    """The table of a title that says nothing of its own."""


def _plain_counters(state: State) -> Iterable[Counter]:
    """Its fact `where` and its `units`, if it has them."""
    where: Sequence[Location] = state.fact("where") if "where" in state.FACTS else ()
    units = listed_units(state)
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


def listed_units(state: State) -> Sequence[object]:
    """The units that `where` places, by number, wherever the title keeps them."""
    for holder in (state, state.title):
        found = getattr(holder, "units", None)
        if isinstance(found, Sequence) and found and hasattr(found[0], "id"):
            return found
    return ()
