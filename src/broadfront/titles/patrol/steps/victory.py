"""Who wins, and why."""

from broadfront.core.locations import Box, OnMap
from broadfront.titles.patrol.data import SIDES
from broadfront.titles.patrol.rules.movement import supply
from broadfront.titles.patrol.rules.state import PatrolState


def end(state: PatrolState, winner: str, reason: str, rule: str) -> None:
    """The game is over: nothing is left on the stack."""
    state.ended = (winner, reason, rule)
    state.emit("end", "{reason}", rule, reason=reason)
    state.stack.clear()


def check_elimination(state: PatrolState) -> bool:
    """A side without units loses at once."""
    for side, other in (SIDES, SIDES[::-1]):
        if not any(isinstance(state.where[n], OnMap | Box) for n in state.of_side(side)):
            end(state, other, f"{side} has no unit left.", "PAT-VICTORY-01")
            return True
    return False


def final_result(state: PatrolState) -> None:
    """After the last turn the village decides."""
    village, side = state.title.village, state.village
    if side and (village in state.unit_in or village in supply(state, side)):
        end(state, side, f"{side} holds the village.", "PAT-VICTORY-02")
    else:
        end(state, "", "Nobody holds the village in supply.", "PAT-VICTORY-02")
