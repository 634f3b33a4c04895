"""The end of a segment: units above the stacking limit are lost."""

from __future__ import annotations

from broadfront.core.steps import Step
from broadfront.titles.rhine.data.sector import too_many
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["EndSegment", "check_stacks"]


class EndSegment(Step[RhineState], frozen=True):
    """End a segment with a check of the stacking limit."""

    def advance(self, state: RhineState) -> None:
        check_stacks(state)
        state.pop()


def check_stacks(state: RhineState) -> None:
    """Destroy units in stacks above the limit, weakest first."""
    for hex in list(state.board.overstacked()):
        side = state.units[state.board.held_by(hex)[0]].side
        while too_many(state.board.re_in(hex, side)):
            weakest = min(state.board.held_by(hex, side), key=lambda n: (state.units[n].combat.strength, n))
            state.suffer(weakest, state.board.steps[weakest], "OCS-STACK-01", "BTR-HOUSE-25")
