"""The end of a segment: units above the stacking limit are lost."""

from __future__ import annotations

from broadfront.core.steps import Step
from broadfront.titles.rhine.data.sector import exceeds_stack_limit
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["EndSegment", "remove_excess_units"]


class EndSegment(Step[RhineState], frozen=True):
    """End a segment (part of a phase) with a check of the stacking limit."""

    def advance(self, state: RhineState) -> None:
        """Remove units above the stacking limit, and end the segment."""
        remove_excess_units(state)
        state.pop()


def remove_excess_units(state: RhineState) -> None:
    """Destroy units in stacks above the stacking limit, weakest first, until the stacks fit."""
    for hex in list(state.board.overstacked_hexes()):
        side = state.units[state.board.combat_units_in(hex)[0]].side
        while exceeds_stack_limit(state.board.regimental_equivalents_in_hex(hex, side)):
            weakest = min(state.board.combat_units_in(hex, side), key=lambda n: (state.units[n].combat.strength, n))
            state.take_losses(weakest, state.board.steps[weakest], "OCS-STACK-01", "BTR-HOUSE-25")
