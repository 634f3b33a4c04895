"""The Rhine games on the table: the clerk's books, or a sector on the map."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Shown, Way
from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.titles.rhine.clerk import table as clerk
from broadfront.titles.rhine.clerk.state import ClerkState
from broadfront.titles.rhine.field import table as field
from broadfront.titles.rhine.field.state import FieldState

__all__ = ["board", "gloss", "moves", "warm"]


def board(state: State, side: str | None) -> Shown:
    """Nothing is hidden in either game."""
    if isinstance(state, ClerkState):
        return clerk.clerk_table(state)
    assert isinstance(state, FieldState)
    return field.field_table(state)


def moves(state: State, unit: str) -> Iterator[Way]:
    """Where a unit on the map may go now, in every mode it may take."""
    return field.moves(state, unit) if isinstance(state, FieldState) else iter(())


def warm(state: State) -> None:
    """The first reach and the first supply net take seconds to price the map."""
    if isinstance(state, FieldState):
        field.warm(state)


def gloss(state: State, action: Action) -> str:
    """What an option means beyond its words."""
    if isinstance(state, ClerkState):
        return clerk.about(state, action)
    assert isinstance(state, FieldState)
    return field.about(state, action)
