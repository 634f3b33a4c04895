"""Advice for a sector: the goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.advising import Hint, TitleAdvice, hint
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules import actions as act
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["ADVICE"]


def _goal_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield a hint on how many goals (victory hexes) a side holds, when it chooses a unit to move or a target."""
    assert isinstance(state, RhineState)
    goals = state.window.goals
    if goals and any(isinstance(action, (act.Pick, act.Target)) for action in listed):
        held = sum(state.land.holder.get(hex) == side for hex in goals)
        yield hint(say("advice.goals", count=held, needed=len(goals)), "BTR-HOUSE-27", held=held, goals=len(goals))


ADVICE = TitleAdvice((_goal_hints,))
