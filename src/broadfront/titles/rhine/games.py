"""The games of the title: the clerk's campaign and the sectors on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from broadfront.board.hexmap import HexMap
from broadfront.board.zones import Zones
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.core.steps import GameOver, Step
from broadfront.core.title import classes_in
from broadfront.titles.rhine.clerk import actions as clerk_actions
from broadfront.titles.rhine.clerk import sequence as clerk_sequence
from broadfront.titles.rhine.clerk.describe import describe_books
from broadfront.titles.rhine.clerk.set_up import set_up_clerk
from broadfront.titles.rhine.clerk.state import ClerkState
from broadfront.titles.rhine.field import actions as field_actions
from broadfront.titles.rhine.field import sequence as field_sequence
from broadfront.titles.rhine.field.describe import describe_field
from broadfront.titles.rhine.field.movement import OUTSIDE
from broadfront.titles.rhine.field.sector import Sector
from broadfront.titles.rhine.field.set_up import set_up_field
from broadfront.titles.rhine.field.state import FieldState
from broadfront.titles.rhine.field.victory import score

if TYPE_CHECKING:
    from broadfront.titles.rhine.title import Rhine

__all__ = ["ACTIONS", "SEQUENCES", "STEPS", "blank_zones", "describe", "empty", "over", "set_up"]

ACTIONS = classes_in(Action, clerk_actions, field_actions)
STEPS = clerk_sequence.STEPS + field_sequence.STEPS
SEQUENCES: Mapping[str, tuple[Step[Any], ...]] = clerk_sequence.SEQUENCES | field_sequence.SEQUENCES


def empty(title: Rhine, scenario: str, variant: str) -> ClerkState | FieldState:
    kind = ClerkState if scenario == "clerk" else FieldState
    return kind(title, variant, scenario)


def set_up(title: Rhine, scenario: str, variant: str, options: Mapping[str, Any]) -> State:
    state = empty(title, scenario, variant)
    if isinstance(state, ClerkState):
        set_up_clerk(title, state, options)
    else:
        set_up_field(state, options)
    return state


def over(state: State) -> GameOver:
    if isinstance(state, ClerkState):
        stocks = {f"SP {stock}": state.sp[stock] for stock in state.stocks}
        return GameOver(None, f"The campaign ends with the turn of {state.date}.", ("BTR-ARRIVAL-13",), stocks)
    assert isinstance(state, FieldState)
    assert state.ended is not None
    winner, reason = state.ended
    return GameOver(winner or None, reason, ("BTR-HOUSE-27",), score(state))


def describe(state: State) -> str:
    if isinstance(state, ClerkState):
        return describe_books(state)
    assert isinstance(state, FieldState)
    return describe_field(state)


def blank_zones(board: HexMap, sector: Sector) -> Zones:
    """An empty board, the hexes outside the sector marked."""
    blank = Zones(board)
    for hex in range(len(board)):
        if not sector.within(hex):
            for side in range(2):
                blank.mark(side, hex, OUTSIDE)
    return blank
