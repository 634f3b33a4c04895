"""The display of the Rhine games: the clerk's campaign, or a sector on the map."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Overlay, Shown, Way
from broadfront.board.tabletop import Tabletop
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.campaign_table import campaign_display, clerk_option_note
from broadfront.titles.rhine.table.campaign_text import describe_campaign
from broadfront.titles.rhine.table.game_label import label_game
from broadfront.titles.rhine.table.overlays import (
    campaign_overlay,
    campaign_overlay_labels,
    sector_overlay,
    sector_overlay_labels,
)
from broadfront.titles.rhine.table.parts import ClerkPart, SectorPart
from broadfront.titles.rhine.table.sector_table import (
    field_option_note,
    intended_move,
    is_step_on_map,
    moves_of_unit,
    precompute_map_costs,
    sector_display,
)
from broadfront.titles.rhine.table.sector_text import describe_sector

__all__ = ["TABLETOP"]


class RhineTable(Tabletop):
    """The display of games of Rhine, whole campaigns or parts of the map, which have no hidden information."""

    parts = (ClerkPart, SectorPart)

    def display(self, state: State, side: str | None) -> Shown:
        """Return all data with which the web page shows a game, a campaign or a part of the map."""
        game = _rhine_state(state)
        return campaign_display(game) if game.clock.campaign else sector_display(game)

    def describe(self, state: State, side: str | None) -> str:
        """Describe a game, a campaign or a part of the map, as text for the terminal."""
        game = _rhine_state(state)
        return describe_campaign(game) if game.clock.campaign else describe_sector(game)

    def game_label(self, state: State) -> str:
        """Return the text for a game in a list of games: its maps and its turn."""
        return label_game(_rhine_state(state))

    def warm_up(self, state: State) -> None:
        """Compute movement and supply costs of the whole map in advance, as the first use takes seconds."""
        game = _rhine_state(state)
        if not game.clock.campaign or game.clock.on_map:
            precompute_map_costs(game)

    def option_note(self, state: State, action: Action) -> str:
        """Return a note on a possible action, such as its price or consequences, or an empty string."""
        game = _rhine_state(state)
        return field_option_note(game, action) if is_step_on_map(game) else clerk_option_note(game, action)

    def unit_moves(self, state: State, unit: str) -> Iterator[Way]:
        """Yield the moves that a unit on the map may make now, in every mode it may take."""
        game = _rhine_state(state)
        return moves_of_unit(game, unit) if is_step_on_map(game) else iter(())

    def intended_action(self, state: State, unit: str, hex: str) -> Action | None:
        """Return the move meant by dragging a unit to a hex, or None if the unit cannot be moved by dragging now."""
        game = _rhine_state(state)
        return intended_move(game, unit, hex) if is_step_on_map(game) else None

    def overlays(self, state: State, side: str | None) -> dict[str, str]:
        """Return the menu labels of the map overlays (layers drawn over the map) by overlay name."""
        game = _rhine_state(state)
        return campaign_overlay_labels(game, side) if game.clock.campaign else sector_overlay_labels(side)

    def overlay(self, state: State, side: str | None, name: str) -> Overlay:
        """Return a map overlay (layer drawn over the map) by name."""
        game = _rhine_state(state)
        return campaign_overlay(game, side, name) if game.clock.campaign else sector_overlay(game, side, name)


TABLETOP = RhineTable()


def _rhine_state(state: State) -> RhineState:
    """Return the state unchanged, typed as a state of Rhine."""
    assert isinstance(state, RhineState)
    return state
