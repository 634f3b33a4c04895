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
    """A step of the game with units in the middle of a move; stacking limits count only where the move ends."""

    def units_in_passing(self) -> tuple[int, ...]:
        """Return the units in the middle of a move."""
        raise NotImplementedError


def broken_limit(units: int, steps: int) -> str:
    """Return the id of the stacking rule that this many units and steps in a hex break; empty if none."""
    if units > MAX_UNITS:
        return "ARD-TEC-24"
    return "ARD-TEC-25" if steps > MAX_STEPS else ""


@mirrors(broken_limit)
def room_left(stack: Sequence[int], steps: Sequence[int]) -> int:
    """Return the most steps that one more unit may have to join a stack; 0 if no unit may join."""
    if len(stack) >= MAX_UNITS:
        return 0
    room = MAX_STEPS
    for number in stack:
        room -= steps[number]
    return max(0, room)


def can_fit(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether a unit may join the units in a hex by the stacking limits."""
    return state.board.room[hex] >= state.board.steps[number]


def can_all_fit(
    state: ArdennesState, numbers: tuple[int, ...], hex: int, reserved_units: int = 0, reserved_steps: int = 0
) -> bool:
    """Return whether all of these units, which are not in the hex yet, may join it by the stacking limits.

    `reserved_units` and `reserved_steps` are room to keep free for others.
    """
    board = state.board
    together = (*board.at[hex], *numbers)
    return not broken_limit(len(together) + reserved_units, sum(board.steps[n] for n in together) + reserved_steps)


def stacking_refusal(state: ArdennesState, number: int, hex: int) -> Ruling | None:
    """Return why the stacking limits keep a unit from joining a hex, or None if they do not."""
    return fit_refusal(state, (number,), hex)


def fit_refusal(state: ArdennesState, numbers: Iterable[int], hex: int) -> Ruling | None:
    """Return why the stacking limits keep these units from ending in a hex together, or None if they do not."""
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
