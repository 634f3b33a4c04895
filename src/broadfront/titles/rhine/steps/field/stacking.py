"""The close of a segment: stacks above the limit lose what is too much."""

from __future__ import annotations

from broadfront.core.steps import Step
from broadfront.titles.rhine.data.sector import too_many
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["EndSegment", "check_stacks"]


class EndSegment(Step[RhineState], frozen=True):
    """A segment closes: stacks are checked."""

    def advance(self, state: RhineState) -> None:
        check_stacks(state)
        state.pop()


def check_stacks(state: RhineState) -> None:
    """At the close of a segment what is above the limit is lost, weakest first."""
    for hex in list(state.board.overstacked()):
        side = state.units[state.board.held_by(hex)[0]].side
        while too_many(state.board.re_in(hex, side)):
            weakest = min(state.board.held_by(hex, side), key=lambda n: (state.units[n].combat.strength, n))
            state.suffer(weakest, state.board.steps[weakest], "OCS-STACK-01", "BTR-HOUSE-25")
