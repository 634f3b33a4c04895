"""The display of the Rhine games: the clerk's campaign, or a sector on the map."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Overlay, Shown, Way
from broadfront.board.tabletop import Tabletop
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.campaign_table import clerk_option_note, clerk_table
from broadfront.titles.rhine.table.campaign_text import describe_campaign
from broadfront.titles.rhine.table.game_label import label_game
from broadfront.titles.rhine.table.overlays import clerk_overlay, clerk_overlays, field_overlay, field_overlays
from broadfront.titles.rhine.table.parts import ClerkPart, SectorPart
from broadfront.titles.rhine.table.sector_table import (
    field_moves,
    field_option_note,
    field_table,
    intended_move,
    is_field_step,
    warm_up_costs,
)
from broadfront.titles.rhine.table.sector_text import describe_field

__all__ = ["TABLETOP"]


class RhineTable(Tabletop):
    """The display of both games, in which nothing is hidden."""

    parts = (ClerkPart, SectorPart)

    def display(self, state: State, side: str | None) -> Shown:
        game = _rhine_state(state)
        return clerk_table(game) if game.clock.campaign else field_table(game)

    def describe(self, state: State, side: str | None) -> str:
        game = _rhine_state(state)
        return describe_campaign(game) if game.clock.campaign else describe_field(game)

    def game_label(self, state: State) -> str:
        """Return the label of a game in a list: its maps and its turn."""
        return label_game(_rhine_state(state))

    def warm_up(self, state: State) -> None:
        """Compute the map costs of the first reach and supply net in advance, which takes seconds."""
        game = _rhine_state(state)
        if not game.clock.campaign or game.clock.on_map:
            warm_up_costs(game)

    def option_note(self, state: State, action: Action) -> str:
        game = _rhine_state(state)
        return field_option_note(game, action) if is_field_step(game) else clerk_option_note(game, action)

    def unit_moves(self, state: State, unit: str) -> Iterator[Way]:
        """Return where a unit on the map may go now, in every mode it may take."""
        game = _rhine_state(state)
        return field_moves(game, unit) if is_field_step(game) else iter(())

    def intended_action(self, state: State, unit: str, hex: str) -> Action | None:
        game = _rhine_state(state)
        return intended_move(game, unit, hex) if is_field_step(game) else None

    def overlays(self, state: State, side: str | None) -> dict[str, str]:
        game = _rhine_state(state)
        return clerk_overlays(game, side) if game.clock.campaign else field_overlays(side)

    def overlay(self, state: State, side: str | None, name: str) -> Overlay:
        game = _rhine_state(state)
        return clerk_overlay(game, side, name) if game.clock.campaign else field_overlay(game, side, name)


TABLETOP = RhineTable()


def _rhine_state(state: State) -> RhineState:
    assert isinstance(state, RhineState)
    return state
