"""Counters that enter the map other than by the arrival chart: rebuilt, dropped, or from a box."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.locations import OnMap
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Choice, Decision
from broadfront.titles.rhine.data.roster import ON_MAP
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Arrive
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.clerk.entry_hexes import (
    LANDING_RULES,
    can_place_entering_counter,
    hexes_for_entering_counter,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.bridges import resolve_hex_entry

__all__ = ["Landing", "ask_entry_hex"]


def ask_entry_hex(state: RhineState, unit_number: int, entry_cause: str) -> None:
    """Ask in which hex a counter enters the map, if the campaign records the hexes of units."""
    if state.clock.on_map:
        state.push(Landing(unit_number, entry_cause))


class Landing(Choice[RhineState], frozen=True):
    """Choose the hex in which a counter enters the map, or leave its hex unrecorded."""

    unit: int
    how: str
    """rebuilt, dropped or entered."""

    def decision(self, state: RhineState) -> Decision:
        """Return the question in which hex the counter enters the map."""
        prompt = say("ask.land", unit=state.units[self.unit].id, how=self.how)
        return Decision("allied", prompt, (Arrive,), rules=(LANDING_RULES[self.how],))

    def options(self, state: RhineState) -> Iterator[Action]:
        """Yield the hexes where the counter may enter, and the choice to leave its hex unrecorded."""
        name = state.units[self.unit].id
        yield from (Arrive(name, hex) for hex in hexes_for_entering_counter(state, self.unit, self.how))
        yield Arrive(name, ON_MAP)

    def refusal(self, state: RhineState, action: Action) -> Ruling | None:
        """Return why the counter may not enter the map in a hex, or None if it may."""
        assert isinstance(action, Arrive)
        if state.number(action.unit) != self.unit:
            return refused(LANDING_RULES[self.how], say("landing.other-unit", unit=state.units[self.unit].id))
        if action.box == ON_MAP:
            return None
        hex = state.title.map.find(action.box)
        if can_place_entering_counter(state, self.unit, self.how, hex):
            return None
        if no := broadfront_refusal(state, state.units[self.unit], hex):
            return no
        return refused(LANDING_RULES[self.how], say("landing.not-there", unit=action.unit, hex=hex, how=self.how))

    def do(self, state: RhineState, action: Action) -> None:
        """Place the counter in the chosen hex, with the effects of entering it on dumps and bridges."""
        assert isinstance(action, Arrive)
        state.pop()
        spot = state.title.locations.find(action.box, state.title.map.find)
        state.place_unit(self.unit, spot)
        state.emit(say("report.placed", unit=action.unit, where=spot.text.strip("[]")), LANDING_RULES[self.how])
        if isinstance(spot, OnMap):
            resolve_hex_entry(state, spot.index, state.units[self.unit].side)
