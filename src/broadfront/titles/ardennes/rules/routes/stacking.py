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
    "MOST_STEPS",
    "MOST_UNITS",
    "PassingStep",
    "fits",
    "has_room",
    "have_room",
    "limit_broken",
    "room_beside",
    "stacking_refusal",
]

MOST_UNITS, MOST_STEPS = 3, 6


class PassingStep(Step["ArdennesState"], frozen=True):
    """A step with units in the middle of a move; stacking counts only where the move ends."""

    def in_passing(self) -> tuple[int, ...]:
        """Return the units that are on their way along a path."""
        raise NotImplementedError


def limit_broken(units: int, steps: int) -> str:
    """Return the rule broken by this number of units and steps in a hex; empty when none is."""
    if units > MOST_UNITS:
        return "ARD-TEC-24"
    return "ARD-TEC-25" if steps > MOST_STEPS else ""


@mirrors(limit_broken)
def room_beside(stack: Sequence[int], steps: Sequence[int]) -> int:
    """Return how many steps one more unit may have beside this stack; 0 when no unit may join."""
    if len(stack) >= MOST_UNITS:
        return 0
    room = MOST_STEPS
    for number in stack:
        room -= steps[number]
    return max(0, room)


def has_room(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether a unit fits into a hex with the units there."""
    return state.board.room[hex] >= state.board.steps[number]


def have_room(state: ArdennesState, numbers: tuple[int, ...], hex: int, units: int = 0, steps: int = 0) -> bool:
    """Return whether these units, not there yet, fit together into a hex.

    `units` and `steps` are room reserved for others.
    """
    board = state.board
    together = (*board.at[hex], *numbers)
    return not limit_broken(len(together) + units, sum(board.steps[n] for n in together) + steps)


def stacking_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Return why a unit cannot join the stack in a hex, or None when it can."""
    return fits(state, (number,), hex)


def fits(state: ArdennesState, numbers: Iterable[int], hex: int) -> Ruling | None:
    """Return why these units cannot all end in a hex, or None when they can."""
    group = tuple(numbers)
    board = state.board
    stack = {*board.units_at(hex, board.side_of(group[0])), *group}
    steps = sum(board.steps[n] for n in stack)
    rule = limit_broken(len(stack), steps)
    if not rule:
        return None
    if rule == "ARD-TEC-24":
        return refused(rule, say("stacking.units", hex=state.name(hex), count=len(stack), most=MOST_UNITS))
    return refused(rule, say("stacking.steps", hex=state.name(hex), steps=steps, most=MOST_STEPS))
