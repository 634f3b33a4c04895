"""Turns of the campaign: how each begins and ends."""

from __future__ import annotations

from broadfront.core.steps import InOrder, Step
from broadfront.titles.rhine.data.kept_names import CLERK_TURN
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.clerk.campaign import last_turn
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["EndTurn", "Turns"]


class Turns(Step[RhineState], frozen=True):
    """Turn after turn to the last of the campaign."""

    def advance(self, state: RhineState) -> None:
        title = state.title
        if state.turn >= last_turn(title, state.campaign):
            state.pop()
            return
        state.begin_turn()
        told = say("turn.begins", turn=state.turn, count=len(title.calendar.turns), date=state.date)
        state.emit(told, "BTR-ARRIVAL-13")
        for note in title.calendar.notes:
            if note.date == state.date:
                state.emit(note.message, note.rule)
        state.push(InOrder(CLERK_TURN))


class EndTurn(Step[RhineState], frozen=True):
    """Events end, capacity that was not used is lost, the date moves on."""

    def advance(self, state: RhineState) -> None:
        lost = [say("shipping.unused", left=left, means=means) for means, left in state.caps.items() if left]
        if lost:
            state.emit(say("shipping.lost", parts=lost), "BTR-SHIP-06")
        state.end_turn()
        state.pop()
