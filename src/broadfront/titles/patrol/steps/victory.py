"""Victory: who wins, and why."""

from broadfront.core.locations import Box, OnMap
from broadfront.core.messages import Message, message_text
from broadfront.core.rules import decides
from broadfront.titles.patrol.data import SIDES, say
from broadfront.titles.patrol.rules.movement import trace_supply
from broadfront.titles.patrol.rules.state import PatrolState

NO_UNITS, VILLAGE = "PAT-VICTORY-01", "PAT-VICTORY-02"


def end_game(state: PatrolState, winner: str, rule: str) -> None:
    """End the game with a winner (empty for a draw) under a rule, and report why."""
    why = end_reason(winner, rule)
    state.emit(why, rule)
    state.end(winner, message_text(why, "en"), rule)


def end_reason(winner: str, rule: str) -> Message:
    """Return the message that says why a side has won, or that the game is drawn."""
    if rule == NO_UNITS:
        return say("end.no-units", side=SIDES[1 - SIDES.index(winner)])
    return say("end.village-held", side=winner) if winner else say("end.village-not-held")


@decides("PAT-VICTORY-01")
def check_elimination(state: PatrolState) -> bool:
    """End the game if a side has no units left; return whether it did."""
    for side, other in (SIDES, SIDES[::-1]):
        if not any(isinstance(state.board.where[n], OnMap | Box) for n in state.title.of_side[side]):
            end_game(state, other, NO_UNITS)
            return True
    return False


@decides("PAT-VICTORY-02")
def decide_winner(state: PatrolState) -> None:
    """End the game after the last turn: the side holding the village wins, if it has a unit there or supply to it."""
    village, side = state.title.village, state.board.village
    if side and (village in state.board.unit_in or village in trace_supply(state, side)):
        end_game(state, side, VILLAGE)
    else:
        end_game(state, "", VILLAGE)
