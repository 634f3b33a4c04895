"""A greedy player: it advances toward the goals, keeps its stacks in supply, and attacks at good odds.

In a campaign of the clerk it makes no reports of its own.
"""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.titles.rhine.rules import actions as act
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.field.strength import attack_strength, defense_terrain
from broadfront.titles.rhine.rules.field.supply import (
    hexes_in_draw_range,
    hexes_in_supply,
    open_supply_sources,
    supply_net,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.combat_segment import Assault
from broadfront.titles.rhine.steps.field.moving import Movement, Picked, legal_moves

__all__ = ["PLAYERS", "Greedy"]

MODE_VALUES = {"Combat": 0.0, "Exploitation": 0.0, "DG": 0.0, "Move": -3.0}
MIN_GOOD_COLUMNS = 2
"""Columns above even odds from which an attack is worth its supply."""

GUARD_VALUE = 4
"""Value of guarding a goal."""


class Greedy:
    """Computer player that takes the best-rated action for a side on part of the map; the seed has no effect."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Greedy({self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        """Choose the best-rated action for the step of play at hand."""
        listed = list(iter(options))
        state = view.position()
        assert isinstance(state, RhineState)
        if state.clock.campaign:
            return _choose_in_campaign(listed)
        side = view.side or state.clock.side
        step = state.stack[-1]
        if isinstance(step, Movement):
            return _choose_unit_to_move(state, side, listed)
        if isinstance(step, Picked):
            supplied = _well_supplied_hexes(state, side, step.unit)
            wanted: list[Action] = [action for action in listed if isinstance(action, act.Move)]
            for action in listed:
                if isinstance(action, act.InMode) and action.mode in MODE_VALUES:
                    wanted += legal_moves(state, side, step.unit, action.mode)
            return max(wanted, key=lambda action: _rate_move(state, side, step.unit, action, supplied))
        if isinstance(step, Assault):
            # Every unit that can join the attack does.
            return next((action for action in listed if isinstance(action, act.Join)), listed[0])
        return max(listed, key=lambda action: _rate_combat_choice(state, side, action))


def _choose_in_campaign(listed: list[Action]) -> Action:
    """Choose in campaign bookkeeping: split supply points in half, rebuild what can be rebuilt, report nothing."""
    splits = [action for action in listed if isinstance(action, act.PlaceSP)]
    if splits:
        return splits[len(splits) // 2]
    active = [action for action in listed if type(action).__name__ in ("Rebuild", "Misc", "Restore")]
    return active[0] if active else next((a for a in listed if isinstance(a, act.Finish)), listed[0])


def _choose_unit_to_move(state: RhineState, side: str, listed: list[Action]) -> Action:
    """Pick the next unit to move, the farthest from the goals first, or finish.

    Units in an enemy zone of control or on a goal (victory hex) stay.
    """
    board = state.title.map
    waiting = [action for action in listed if isinstance(action, act.Pick)]
    candidates = []
    for pick in waiting:
        n = state.number(pick.unit)
        hex = state.board.hex_of(n)
        if hex is None:
            continue
        holds = board.ids[hex] in state.window.goals or state.board.is_in_enemy_zone(side, hex)
        if holds and state.units[n].kind != "HQ":
            continue
        if state.units[n].kind in ("combat", "HQ") and state.clock.phase in ("Movement", "Exploitation"):
            candidates.append((-_goal_distance(state, side, hex), pick.unit, pick))
    return min(candidates)[2] if candidates else next(action for action in listed if isinstance(action, act.Finish))


def _goal_values(state: RhineState, side: str) -> dict[str, int]:
    """Return the values of the victory hexes to move toward: enemy and unguarded own ones; all if none is left."""
    goals, index = state.window.goals, state.title.map.index
    lost = {hex: worth for hex, worth in goals.items() if state.land.holder.get(hex) != side}
    bare = {hex: GUARD_VALUE for hex in goals if hex not in lost and not state.board.combat_units_in(index[hex], side)}
    return lost | bare or dict(goals)


def _goal_distance(state: RhineState, side: str, hex: int) -> float:
    """Return the smallest distance to a victory hex in hexes, divided by the hex's value."""
    grid, here = state.title.map.grid, state.title.map.ids[hex]
    return min(grid.distance(here, goal) / worth for goal, worth in _goal_values(state, side).items())


def _well_supplied_hexes(state: RhineState, side: str, unit_number: int) -> frozenset[int]:
    """Return the hexes with trace supply for a unit; for an HQ, those in which it can draw supply itself."""
    if state.units[unit_number].kind == "HQ":
        return hexes_in_draw_range(supply_net(state, side), open_supply_sources(state, side))
    return hexes_in_supply(state, side)


def _is_exposed(state: RhineState, side: str, hex: int) -> bool:
    """Return whether an enemy combat unit is next to a hex."""
    board = state.title.map
    return any(there != len(board) and state.board.has_enemy(side, there) for there in board.around[hex])


def _rate_move(state: RhineState, side: str, unit_number: int, action: Action, supplied: frozenset[int]) -> float:
    """Return the rating of a move; higher is better.

    Good moves end nearer to a goal, in supply, in Combat Mode and not stacked too high; HQs stay behind the front.
    """
    board, unit = state.title.map, state.units[unit_number]
    at = state.board.hex_of(unit_number)
    assert at is not None
    if isinstance(action, act.Overrun):
        target = board.index[action.path[-1]]
        attack = sum(shown_face(state.units[m], action.mode).strength for m in map(state.number, action.units))
        defence = sum(
            shown_face(state.units[m], state.board.mode(m)).strength for m in state.board.combat_units_in(target)
        )
        return 40.0 if attack >= 4 * max(1, defence) else -40.0
    assert isinstance(action, act.Move)
    hex = board.index[action.path[-1]] if action.path else at
    worth = 10 * (_goal_distance(state, side, at) - _goal_distance(state, side, hex))
    worth += MODE_VALUES.get(action.mode, -30.0)
    if hex not in supplied:
        worth -= 60 if unit.kind == "HQ" else 25
    if unit.kind == "HQ" and _is_exposed(state, side, hex):
        worth -= 60
    if state.board.is_in_enemy_zone(side, hex):
        worth += 4 if unit.kind == "combat" and action.mode == "Combat" else -30
    if (
        state.board.regimental_equivalents_in_hex(hex, side)
        + (state.board.regimental_equivalents_of_unit(unit_number) if hex != at else 0)
        > 8
    ):
        worth -= 50
    if board.ids[hex] in state.window.goals:
        worth += 5 * state.window.goals[board.ids[hex]]
    return worth


def _rate_combat_choice(state: RhineState, side: str, action: Action) -> float:
    """Return the rating of a choice in combat (target, losses, advance or retreat); higher is better."""
    match action:
        case act.Target(hex=hex):
            return _rate_attack(state, side, state.title.map.index[hex])
        case act.TakeSteps(steps=steps):
            # Prefer retreat hexes to step losses.
            return -float(steps)
        case act.Advance(units=units):
            return 1.0 + len(units)
        case act.Resolve():
            return 1.0
        case act.RetreatTo(hex=hex):
            at = state.title.map.index[hex]
            return (2.0 if at in hexes_in_supply(state, side) else 0.0) - state.board.is_in_enemy_zone(side, at)
        case act.Finish():
            return 0.5
    return 0.0


def _rate_attack(state: RhineState, side: str, target: int) -> float:
    """Return the rating of an attack by all able units: odds columns above a worthwhile one, plus the hex value."""
    board = state.title.map
    units = tuple(
        n
        for hex in board.around[target]
        for n in state.board.combat_units_in(hex, side)
        if state.board.can_attack(n) and not state.board.moved[n]
    )
    attack = attack_strength(state, target, units)
    _, line, _, column, _ = defense_terrain(state, target, attack.total, combat_supply=True)
    even = state.title.combat.lines[line].index("1:1")
    goal = state.window.goals.get(board.ids[target], 0)
    return float(column - even - MIN_GOOD_COLUMNS + goal)


PLAYERS = {"greedy": Greedy}
