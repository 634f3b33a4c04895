"""Victory: who wins, and why."""

from broadfront.core.locations import Box, OnMap
from broadfront.core.messages import Message, text
from broadfront.core.rules import decides
from broadfront.titles.patrol.data import SIDES, say
from broadfront.titles.patrol.rules.movement import supply
from broadfront.titles.patrol.rules.state import PatrolState

NO_UNITS, VILLAGE = "PAT-VICTORY-01", "PAT-VICTORY-02"


def end_game(state: PatrolState, winner: str, rule: str) -> None:
    why = end_reason(winner, rule)
    state.emit(why, rule)
    state.end(winner, text(why, "en"), rule)


def end_reason(winner: str, rule: str) -> Message:
    """Return the message that explains a victory or a draw."""
    if rule == NO_UNITS:
        return say("end.no-units", side=SIDES[1 - SIDES.index(winner)])
    return say("end.village-held", side=winner) if winner else say("end.village-not-held")


@decides("PAT-VICTORY-01")
def check_elimination(state: PatrolState) -> bool:
    """End the game if a side has no units left, and return whether it did."""
    for side, other in (SIDES, SIDES[::-1]):
        if not any(isinstance(state.board.where[n], OnMap | Box) for n in state.title.of_side[side]):
            end_game(state, other, NO_UNITS)
            return True
    return False


@decides("PAT-VICTORY-02")
def final_result(state: PatrolState) -> None:
    """End the game after the last turn: the holder of the village wins if a unit is there or it is in supply."""
    village, side = state.title.village, state.board.village
    if side and (village in state.board.unit_in or village in supply(state, side)):
        end_game(state, side, VILLAGE)
    else:
        end_game(state, "", VILLAGE)
