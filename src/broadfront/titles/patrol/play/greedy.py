"""A player that takes the best option it sees now: the village, favorable attacks, and strong positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.greedy import GreedyPlayer, Scales
from broadfront.titles.patrol.rules import actions as act
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Advancing, Battle, Reaction, join_refusal, odds_label

__all__ = ["PLAYERS", "Greedy"]

STEP, GROUND, VILLAGE = 2.0, 1.0, 10.0
"""The value of a unit's step, of forcing the enemy from a hex, and of the village."""
EXPOSED = 0.4
"""The cost of standing beside enemies of twice the unit's strength."""
GOOD_ATTACK = 0.2
"""The value an attack must exceed to be made."""


class Greedy(GreedyPlayer):
    """Player that chooses the legal action with the best expected value."""

    def scales(self, position: State, side: str, listed: Sequence[Action]) -> Scales:
        """Return the functions that compute how valuable each legal action is to a side."""
        assert isinstance(position, PatrolState)
        return Scales(partial(_action_value, position, side))


def _action_value(state: PatrolState, side: str, action: Action) -> float:
    """Return what an action is worth to a side; ending the step is worth 0."""
    step, index_of = state.stack[-1], state.title.map.index_of
    match action:
        case act.Enter(unit, hex):
            return 100 + _hex_value(state, side, index_of(hex), state.number(unit))
        case act.Move(unit, path):
            return _move_gain(state, side, state.number(unit), index_of(path[-1]))
        case act.Target(hex):
            target = index_of(hex)
            joined = [n for n in state.title.of_side[side] if join_refusal(state, side, target, n) is None]
            return _attack_value(state, target, joined) - GOOD_ATTACK
        case act.Join(unit) if isinstance(step, Battle):
            return _value_of_joining_attack(state, step, state.number(unit))
        case act.Ambush() if isinstance(step, Reaction):
            plain, lower = (odds_label(state, step.target, step.attackers, ambush)[0] for ambush in (False, True))
            return 1.0 if plain != lower else -1.0
        case act.Rations(unit):
            return 50.0 + state.board.strength(state.number(unit))
        case act.Retreat(hex):
            return _hex_value(state, side, index_of(hex), None)
        case act.Advance(unit) if isinstance(step, Advancing):
            return _move_gain(state, side, state.number(unit), step.target)
        case _:
            return 0.0


def _move_gain(state: PatrolState, side: str, unit_number: int, hex: int) -> float:
    """Return what a unit gains by moving to a hex; -1 if it would leave the village."""
    at = state.board.hex_of(unit_number)
    assert at is not None
    if at.index == state.title.village:
        return -1.0
    return _hex_value(state, side, hex, unit_number) - _hex_value(state, side, at.index, unit_number)


def _hex_value(state: PatrolState, side: str, hex: int, unit_number: int | None) -> float:
    """Return what a hex is worth to a unit: nearness to the village, enemies it can beat with its friends."""
    title, board = state.title, state.title.map
    worth = VILLAGE if hex == title.village else -float(board.grid.distance(board.ids[hex], board.ids[title.village]))
    if unit_number is None:
        return worth
    own, danger, chance = state.board.strength(unit_number), 0, 0.0
    for there in board.around[hex]:
        enemy = state.board.unit_in.get(there)
        if enemy is None or title.units[enemy].side == side:
            continue
        danger += state.board.strength(enemy)
        near = (state.board.unit_in.get(i) for i in board.around[there])
        friends = sum(
            state.board.strength(m) for m in near if m is not None and m != unit_number and title.units[m].side == side
        )
        chance = max(chance, (own + friends) / state.board.strength(enemy) - 1.0)
    return worth + min(chance, 2.0) - EXPOSED * max(0.0, danger / own - 1.0)


def _value_of_joining_attack(state: PatrolState, step: Battle, unit_number: int) -> float:
    """Return the value of adding a unit to an attack; for the first attacker, who is required, its strength."""
    if not step.attackers:
        return float(state.board.strength(unit_number))
    return _attack_value(state, step.target, (*step.attackers, unit_number)) - _attack_value(
        state, step.target, step.attackers
    )


def _attack_value(state: PatrolState, target: int, attackers: Sequence[int]) -> float:
    """Return the expected value of an attack: enemy steps lost, minus own steps lost, plus ground gained."""
    label, _ = odds_label(state, target, attackers, ambush=False)
    ground = VILLAGE if target == state.title.village else GROUND
    worth = {"A1": -STEP, "D1": STEP, "DR": ground}
    results = [str(state.title.combat.result(die, label)).split() for die in range(1, 7)]
    return sum(worth.get(part, 0.0) for result in results for part in result) / len(results)


PLAYERS = {"greedy": Greedy}
