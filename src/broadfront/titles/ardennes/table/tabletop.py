"""The presentation of the Ardennes game to players: counters, markers, panels and option labels."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.points import format_mp
from broadfront.board.shown import Overlay, Shown
from broadfront.board.tabletop import Tabletop
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE, calendar_box
from broadfront.titles.ardennes.events.allied_reserve import AlarmMove, DeployingReserve, PlacingUnit
from broadfront.titles.ardennes.rules.actions import LeaveUnit
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import find_reach, move_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation, Declaring, UnitActs
from broadfront.titles.ardennes.steps.moving import GoOn
from broadfront.titles.ardennes.table import overlays
from broadfront.titles.ardennes.table.calendar import build_calendar
from broadfront.titles.ardennes.table.card_descriptions import describe_card_uses
from broadfront.titles.ardennes.table.counters import map_markers, unit_counters
from broadfront.titles.ardennes.table.hand import build_hand, describe_card
from broadfront.titles.ardennes.table.labels import action_label, find_card, short_action_label
from broadfront.titles.ardennes.table.moment import build_moment
from broadfront.titles.ardennes.table.parts import ArdennesPart
from broadfront.titles.ardennes.table.position_text import describe_position
from broadfront.titles.ardennes.table.status_bar import status_bar
from broadfront.titles.ardennes.table.track import build_track

__all__ = ["ArdennesTable"]


class ArdennesTable(Tabletop):
    """How the Ardennes game is presented to players."""

    parts = (ArdennesPart,)

    def warm_up(self, state: State) -> None:
        """Load the compiled supply search ahead of time, so that the first odds calculation is not slow."""
        assert isinstance(state, ArdennesState)
        build_track(state)

    def display(self, state: State, side: str | None) -> Shown:
        """Return what a side may see: the map, the boxes and its own hand."""
        assert isinstance(state, ArdennesState)
        tomorrow = (calendar_box(state.clock.day + 1),) if state.clock.day + 1 <= state.plan.end else ()
        boxes = (*RESERVE, *tomorrow)
        counted = build_track(state)
        return Shown(
            counters=tuple(unit_counters(state, boxes)),
            boxes=boxes,
            markers=tuple(map_markers(state)),
            bar=status_bar(state, counted),
            attack=_declared_attack(state),
            extra=ArdennesPart(
                build_moment(state, side),
                build_hand(state, side),
                build_calendar(state),
                counted,
                state.title.card_names,
                describe_card_uses(),
            ),
        )

    def reachable_hexes(self, state: State, unit: str) -> dict[str, str]:
        """Return the hexes a unit can reach by normal movement now, with the movement points left as text."""
        assert isinstance(state, ArdennesState)
        number = state.title.unit(unit).number
        step = state.stack[-1] if state.stack else None
        if isinstance(step, GoOn) and step.unit == number:
            found = find_reach(state, number, spent=step.spent)
        elif isinstance(step, AlarmMove) and step.unit == number:
            found = find_reach(state, number, cause=Cause.ALARM)
        elif state.board.hex_of_unit(number) is None or move_refusal(state, number) is not None:
            return {}
        else:
            found = find_reach(state, number)
        if found.reach is None:
            return {}
        return {hex: format_mp(found.reach.points_left(hex) or 0) for hex in found.end_ids()}

    def unit_actions(self, state: State, unit: str) -> Iterator[Action]:
        """Yield what a unit could do once it is selected, so that the page can offer it directly."""
        assert isinstance(state, ArdennesState)
        step = state.stack[-1] if state.stack else None
        number = state.title.unit(unit).number
        chosen: UnitActs | PlacingUnit | None = None
        if isinstance(step, Activation) and number in step.units_able_to_act(state):
            chosen = UnitActs(step.side, number)
        elif isinstance(step, DeployingReserve) and number in step.units_waiting(state):
            chosen = PlacingUnit(number)
        if chosen is not None:
            yield from (action for action in chosen.options(state) if not isinstance(action, LeaveUnit))

    def option_text(self, state: State, action: Action) -> str:
        """Return the full label of an action offered to the player."""
        assert isinstance(state, ArdennesState)
        return action_label(state, action)

    def short_option_text(self, state: State, action: Action) -> str:
        """Return the short label of an action, shown next to its card or hex."""
        assert isinstance(state, ArdennesState)
        return short_action_label(state, action)

    def option_note(self, state: State, action: Action) -> str:
        """Return details on an action: the card it plays, the unit it names, or the units in its hex."""
        assert isinstance(state, ArdennesState)
        title, data = state.title, action.to_data()
        card, unit = data.get("card"), data.get("unit")
        if isinstance(card, str) and (card in title.german_cards or card in title.allied_cards):
            printed = find_card(state, card)
            return f"{printed.name}: {describe_card(printed)}"
        if isinstance(unit, str) and unit in title.unit_by_id:
            return title.unit_by_id[unit].name
        hex = data.get("hex")
        if isinstance(hex, str) and hex in title.map.ids:
            at = title.map.index_of(hex)
            place = title.map.place[at]
            there = ", ".join(state.units[n].id for side in (GERMAN, ALLIED) for n in state.board.units_at(at, side))
            return ": ".join(filter(None, (place.name if place else "", there)))
        return ""

    def describe(self, state: State, side: str | None) -> str:
        """Return the position as plain text, with only the hands that a side may see."""
        assert isinstance(state, ArdennesState)
        return describe_position(state, side)

    def overlays(self, state: State, side: str) -> dict[str, str]:
        """Return the texts that name the available map overlays (hexes colored to answer a question)."""
        assert isinstance(state, ArdennesState)
        return overlays.overlay_labels(state, side)

    def overlay(self, state: State, side: str, name: str) -> Overlay:
        """Return the map overlay (hexes colored to answer a question) that has this name."""
        assert isinstance(state, ArdennesState)
        return overlays.make_overlay(state, side, name)


def _declared_attack(state: ArdennesState) -> Attack | None:
    """Return the attack that is being declared, or None if none is."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Declaring) or not step.attackers:
        return None
    units = tuple(state.units[n].id for n in step.attackers)
    return Attack(state.hex_id(step.target), units)
