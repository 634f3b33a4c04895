"""The display of the Rhine games: the clerk's campaign, or a sector on the map."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Overlay, Shown, Way
from broadfront.board.tabletop import Tabletop
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.books_text import describe_books
from broadfront.titles.rhine.table.called import called
from broadfront.titles.rhine.table.desk import clerk_gloss, clerk_table
from broadfront.titles.rhine.table.overlays import clerk_overlay, clerk_overlays, field_overlay, field_overlays
from broadfront.titles.rhine.table.parts import ClerkPart, SectorPart
from broadfront.titles.rhine.table.sector_table import (
    field_gloss,
    field_meant,
    field_moves,
    field_table,
    in_field,
    warm_field,
)
from broadfront.titles.rhine.table.sector_text import describe_field

__all__ = ["TABLETOP"]


class RhineTable(Tabletop):
    """The display of both games, in which nothing is hidden."""

    parts = (ClerkPart, SectorPart)

    def shown(self, state: State, side: str | None) -> Shown:
        game = _game(state)
        return clerk_table(game) if game.clock.campaign else field_table(game)

    def describe(self, state: State, side: str | None) -> str:
        game = _game(state)
        return describe_books(game) if game.clock.campaign else describe_field(game)

    def called(self, state: State) -> str:
        """Return the label of a game in a list: its maps and its turn."""
        return called(_game(state))

    def warm(self, state: State) -> None:
        """Compute the map costs of the first reach and supply net in advance, which takes seconds."""
        game = _game(state)
        if not game.clock.campaign or game.clock.on_map:
            warm_field(game)

    def gloss(self, state: State, action: Action) -> str:
        game = _game(state)
        return field_gloss(game, action) if in_field(game) else clerk_gloss(game, action)

    def moves(self, state: State, unit: str) -> Iterator[Way]:
        """Return where a unit on the map may go now, in every mode it may take."""
        game = _game(state)
        return field_moves(game, unit) if in_field(game) else iter(())

    def meant(self, state: State, unit: str, hex: str) -> Action | None:
        game = _game(state)
        return field_meant(game, unit, hex) if in_field(game) else None

    def overlays(self, state: State, side: str | None) -> dict[str, str]:
        game = _game(state)
        return clerk_overlays(game, side) if game.clock.campaign else field_overlays(side)

    def overlay(self, state: State, side: str | None, name: str) -> Overlay:
        game = _game(state)
        return clerk_overlay(game, side, name) if game.clock.campaign else field_overlay(game, side, name)


TABLETOP = RhineTable()


def _game(state: State) -> RhineState:
    assert isinstance(state, RhineState)
    return state
