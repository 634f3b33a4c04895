"""Wacht on the table: counters, markers, panels, overlays, and the current step."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Overlay, Shown, Way, bar_from_panel
from broadfront.board.tabletop import Tabletop
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.announcements import announcement_of_action
from broadfront.titles.wacht.table.counters import all_counters
from broadfront.titles.wacht.table.current_step import current_step_hint, current_step_part, units_awaiting_decision
from broadfront.titles.wacht.table.destinations import prepare_reach_search, unit_destinations
from broadfront.titles.wacht.table.markers import markers
from broadfront.titles.wacht.table.overlays import draw_overlay, overlay_names
from broadfront.titles.wacht.table.panels import panels, situation_panel
from broadfront.titles.wacht.table.parts import WachtCard, WachtPart, WachtRoute
from broadfront.titles.wacht.table.unit_card import move_route, unit_card

__all__ = ["TABLETOP"]


class WachtTable(Tabletop):
    """Display of Wacht for the web page and the terminal."""

    parts = (WachtPart, WachtCard, WachtRoute)

    def display(self, state: State, side: str | None) -> Shown:
        """Return everything the page shows of the position; nothing is hidden in Wacht."""
        assert isinstance(state, WachtState)
        counters = tuple(all_counters(state))
        return Shown(
            counters=counters,
            boxes=tuple(dict.fromkeys(counter.box for counter in counters if counter.box)),
            markers=tuple(markers(state)),
            panels=tuple(panels(state)),
            bar=bar_from_panel(situation_panel(state)),
            hint=current_step_hint(state, side),
            ready=tuple(state.board.unit(n).id for n in units_awaiting_decision(state, side)),
            extra=current_step_part(state),
        )

    def describe(self, state: State, side: str | None) -> str:
        """Describe the position as text for the terminal: turn, formations and units."""
        assert isinstance(state, WachtState)
        board, clock = state.board, state.clock
        lines = [phrase("describe.turn", label=str(clock.game_turn), ground=clock.ground, phase=clock.phase)]
        for formation in board.roster.formations:
            units = board.members_of(formation.id)
            army = state.armies.army_of[formation.id]
            lines.append(phrase("describe.formation", formation=formation.id, side=formation.side, army=army))
            lines += [f"  {board.unit(n).id:16} {board.where[n].text:10} {board.mode_of(n)}" for n in units]
        return "\n".join(lines)

    def warm_up(self, state: State) -> None:
        """Compute the cost tables of the search for reachable hexes in advance."""
        assert isinstance(state, WachtState)
        prepare_reach_search(state)

    def option_text(self, state: State, action: Action) -> str:
        """Return the text of an action as a player would announce it."""
        assert isinstance(state, WachtState)
        return announcement_of_action(state, action)

    def reachable_hexes(self, state: State, unit: str) -> dict[str, str]:
        """Return the hexes a unit can reach, each with the MP it would have left."""
        found: dict[str, str] = {}
        for way in self.unit_moves(state, unit):
            found.setdefault(way.path[-1], way.left)
        return found

    def unit_moves(self, state: State, unit: str) -> Iterator[Way]:
        """Yield every hex that a unit can move to now, with the action that moves it there."""
        assert isinstance(state, WachtState)
        return unit_destinations(state, unit)

    def unit_part(self, state: State, side: str, unit: str) -> WachtCard:
        """Return the card of a unit for the page."""
        assert isinstance(state, WachtState)
        return unit_card(state, unit)

    def route_part(self, state: State, action: Action) -> WachtRoute | None:
        """Return the costs of a legal move hex by hex, or None for another action."""
        assert isinstance(state, WachtState)
        return move_route(state, action)

    def overlays(self, state: State, side: str | None) -> dict[str, str]:
        """Return the map overlays (layers drawn over the map) for a side, name to label."""
        return overlay_names(side)

    def overlay(self, state: State, side: str | None, name: str) -> Overlay:
        """Return the map overlay (layer drawn over the map) with this name."""
        assert isinstance(state, WachtState)
        return draw_overlay(state, side, name)


TABLETOP = WachtTable()
