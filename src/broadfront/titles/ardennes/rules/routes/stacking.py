"""Stacking: at most 3 units and 6 steps where a move, retreat, advance or placement ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from broadfront.core.rules import mirrors
from broadfront.core.rulings import Ruling, refused
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.words import say

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "MAX_STEPS",
    "MAX_UNITS",
    "PassingStep",
    "broken_limit",
    "can_all_fit",
    "can_fit",
    "fit_refusal",
    "room_left",
    "stacking_refusal",
]

MAX_UNITS, MAX_STEPS = 3, 6


class PassingStep(Step["ArdennesState"], frozen=True):
    """A step with units in the middle of a move; stacking counts only where the move ends."""

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the units that are on their way along a path."""
        raise NotImplementedError


def broken_limit(units: int, steps: int) -> str:
    """Return the rule broken by this number of units and steps in a hex; empty when none is."""
    if units > MAX_UNITS:
        return "ARD-TEC-24"
    return "ARD-TEC-25" if steps > MAX_STEPS else ""


@mirrors(broken_limit)
def room_left(stack: Sequence[int], steps: Sequence[int]) -> int:
    """Return how many steps one more unit may have beside this stack; 0 when no unit may join."""
    if len(stack) >= MAX_UNITS:
        return 0
    room = MAX_STEPS
    for number in stack:
        room -= steps[number]
    return max(0, room)


def can_fit(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether a unit fits into a hex with the units there."""
    return state.board.room[hex] >= state.board.steps[number]


def can_all_fit(state: ArdennesState, numbers: tuple[int, ...], hex: int, units: int = 0, steps: int = 0) -> bool:
    """Return whether these units, not there yet, fit together into a hex.

    `units` and `steps` are room reserved for others.
    """
    board = state.board
    together = (*board.at[hex], *numbers)
    return not broken_limit(len(together) + units, sum(board.steps[n] for n in together) + steps)


def stacking_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Return why a unit cannot join the stack in a hex, or None when it can."""
    return fit_refusal(state, (number,), hex)


def fit_refusal(state: ArdennesState, numbers: Iterable[int], hex: int) -> Ruling | None:
    """Return why these units cannot all end in a hex, or None when they can."""
    group = tuple(numbers)
    board = state.board
    stack = {*board.units_at(hex, board.side_of(group[0])), *group}
    steps = sum(board.steps[n] for n in stack)
    rule = broken_limit(len(stack), steps)
    if not rule:
        return None
    if rule == "ARD-TEC-24":
        return refused(rule, say("stacking.units", hex=state.hex_id(hex), count=len(stack), most=MAX_UNITS))
    return refused(rule, say("stacking.steps", hex=state.hex_id(hex), steps=steps, most=MAX_STEPS))
