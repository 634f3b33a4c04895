"""The Rhine games as a person sees them: the clerk's books, or a sector on the map."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Overlay, Shown, Way
from broadfront.board.tabletop import Tabletop
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.rules.field.field_state import FieldState
from broadfront.titles.rhine.table.books_text import describe_books
from broadfront.titles.rhine.table.desk import clerk_gloss, clerk_table
from broadfront.titles.rhine.table.overlays import clerk_overlay, clerk_overlays, field_overlay, field_overlays
from broadfront.titles.rhine.table.parts import ClerkPart, SectorPart
from broadfront.titles.rhine.table.sector_table import field_gloss, field_moves, field_table, warm_field
from broadfront.titles.rhine.table.sector_text import describe_field
from broadfront.titles.rhine.table.setting_words import SETTING_WORDS

__all__ = ["TABLETOP"]


class RhineTable(Tabletop):
    """Nothing is hidden in either game."""

    parts = (ClerkPart, SectorPart)
    setting_words = SETTING_WORDS

    def shown(self, state: State, side: str | None) -> Shown:
        if isinstance(state, ClerkState):
            return clerk_table(state)
        return field_table(_field(state))

    def describe(self, state: State, side: str | None) -> str:
        if isinstance(state, ClerkState):
            return describe_books(state)
        return describe_field(_field(state))

    def warm(self, state: State) -> None:
        """The first reach and the first supply net take seconds to price the map."""
        if isinstance(state, FieldState):
            warm_field(state)

    def gloss(self, state: State, action: Action) -> str:
        if isinstance(state, ClerkState):
            return clerk_gloss(state, action)
        return field_gloss(_field(state), action)

    def moves(self, state: State, unit: str) -> Iterator[Way]:
        """Where a unit on the map may go now, in every mode it may take."""
        return field_moves(state, unit) if isinstance(state, FieldState) else iter(())

    def overlays(self, state: State, side: str | None) -> dict[str, str]:
        if isinstance(state, ClerkState):
            return clerk_overlays()
        return field_overlays(side)

    def overlay(self, state: State, side: str | None, name: str) -> Overlay:
        if isinstance(state, ClerkState):
            return clerk_overlay(state, name)
        return field_overlay(_field(state), side, name)


TABLETOP = RhineTable()


def _field(state: State) -> FieldState:
    assert isinstance(state, FieldState)
    return state
