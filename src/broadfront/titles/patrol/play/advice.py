"""Hints on a position of patrol: the village, and attacks with their columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.advising import Hint, TitleAdvice, hint
from broadfront.titles.patrol.data import say
from broadfront.titles.patrol.rules import actions as act
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import join_refusal, odds_label

__all__ = ["ADVICE"]


def _village_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield a hint on who holds the village and how many turns are left."""
    if isinstance(state, PatrolState) and any(isinstance(action, act.Move) for action in listed):
        left = state.title.forces.turns - state.clock.turn
        yield hint(say("advice.village", side=state.board.village, left=left), "PAT-VICTORY-02", left=left)


def _attack_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield a hint on each possible attack by all units that can join it: strengths and odds column."""
    if not isinstance(state, PatrolState):
        return
    for action in listed:
        if not isinstance(action, act.Target):
            continue
        target = state.title.map.index_of(action.hex)
        joined = [n for n in state.title.of_side[side] if join_refusal(state, side, target, n) is None]
        there = state.board.unit_in.get(target)
        if joined and there is not None:
            attack, defence = sum(map(state.board.strength, joined)), state.board.strength(there)
            label, _ = odds_label(state, target, joined, False)
            message = say("advice.attack", hex=action.hex, attack=attack, defence=defence, column=label)
            rules = ("PAT-COMBAT-02", "PAT-COMBAT-03")
            yield hint(message, *rules, actions=(action,), attack=attack, defence=defence, column=label)


ADVICE = TitleAdvice((_village_hints, _attack_hints))
