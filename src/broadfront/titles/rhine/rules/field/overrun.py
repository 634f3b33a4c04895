"""Overruns: attacks during movement that cost 3 movement points."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.points import mp_to_twelfths
from broadfront.board.reach import Reach
from broadfront.board.walk import walk
from broadfront.core.rulings import Ruling, exact_plain, refused
from broadfront.titles.rhine.data.sector import STACK_LIMIT
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Overrun
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.field.ground import cheapest_step_cost
from broadfront.titles.rhine.rules.field.movement import (
    fuel_refusal,
    mode_change_refusal,
    movement_points,
    movement_terms,
    phase_refusal,
    step_conditions,
)
from broadfront.titles.rhine.rules.field.opening import attack_supply_refusal
from broadfront.titles.rhine.rules.field.strength import attack_refusal, step_between
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["OVERRUN_MP", "legal_overruns", "overrun_refusal"]

OVERRUN_MP = 3
"""Movement points that an overrun costs."""
OVERRUN_MODES = ("Combat", "Move", "Exploitation")


def overrun_refusal(state: RhineState, side: str, action: Overrun) -> Ruling | None:
    """Return why an overrun is not legal, or None if it is."""
    board = state.title.map
    numbers = [state.number(unit) for unit in action.units]
    for hex in action.path:
        board.index_of(hex)
    if not numbers or not action.path:
        return refused("OCS-OVERRUN-01", say("overrunning.incomplete"))
    target = board.index[action.path[-1]]
    if not state.board.has_enemy(side, target):
        return refused("OCS-OVERRUN-01", say("overrunning.no-enemy", hex=action.path[-1]))
    if len({state.board.began[n] for n in numbers}) > 1 or len({state.board.hex_of(n) for n in numbers}) > 1:
        return refused("OCS-OVERRUN-03", say("overrunning.apart"))
    for n in numbers:
        if no := _unit_overrun_refusal(state, side, n, action, target):
            return no
    return _overrun_stack_refusal(state, side, numbers, action)


def _unit_overrun_refusal(
    state: RhineState, side: str, unit_number: int, action: Overrun, target: int
) -> Ruling | None:
    """Return why one unit may not take part in an overrun, or None if it may."""
    unit = state.units[unit_number]
    if (no := phase_refusal(state, unit_number, side)) or (no := mode_change_refusal(state, unit_number, action.mode)):
        return no
    # A unit whose overrun fails ends the phase in the hex before the last.
    for hex in action.path[-2:]:
        if no := broadfront_refusal(state, unit, hex):
            return no
    if state.board.mode(unit_number) == "DG":
        return refused("OCS-MODE-07", say("overrunning.dg", unit=unit.id))
    if action.mode not in OVERRUN_MODES:
        return refused("OCS-OVERRUN-03", say("overrunning.mode", unit=unit.id, mode=action.mode))
    face = unit.move if action.mode == "Move" else unit.combat
    if unit.kind != "combat" or face.defends_only:
        return refused(("OCS-OVERRUN-03", "OCS-UNIT-03"), say("overrunning.not-capable", unit=unit.id))
    if no := fuel_refusal(state, unit_number, action.mode):
        return no
    if no := attack_supply_refusal(state, (unit_number,)):
        return no
    board = state.title.map
    start = board.ids[state.board.hex_of(unit_number) or 0]
    before = (start, *action.path[:-1])
    on = movement_terms(state, unit_number, action.mode)._replace(one_hex="")
    walked = walk(before, on)
    if walked.refusal is not None:
        rules = walked.refusal.rules or ("OCS-MOVE-01",)
        why = say("step.fails", reason=walked.refusal.reason)
        return refused(rules, say("overrunning.cannot-reach", unit=unit.id, hex=before[-1], why=why))
    left = on.allowance - walked.spent
    if left < mp_to_twelfths(OVERRUN_MP) or (walked.entries and walked.entries[-1].took_all):
        return refused("OCS-OVERRUN-01", say("overrunning.points", unit=unit.id, points=OVERRUN_MP))
    return _overrun_entry_refusal(state, unit_number, action, board.index[before[-1]], target)


def _overrun_entry_refusal(
    state: RhineState, unit_number: int, action: Overrun, start: int, target: int
) -> Ruling | None:
    """Return why a unit may not enter the hex it would overrun, or None if it may.

    Entering it must cost 3 movement points or less without roads and bridges.
    """
    unit = state.units[unit_number]
    step = step_between(state, start, target)
    plain = step._replace(sides=tuple((layer, cls) for layer, cls in step.sides if layer == "rivers"))
    cost = cheapest_step_cost(
        state.title.movement, plain, step_conditions(state, unit_number, action.mode), roads=False
    )
    if not isinstance(cost.total, Fraction) or cost.total > OVERRUN_MP:
        why = say("overrunning.cost", unit=unit.id, hex=action.path[-1], needed=cost.text, most=OVERRUN_MP)
        return refused(("OCS-OVERRUN-02", "OCS-COMBAT-12"), why)
    if start == state.board.hex_of(unit_number):
        return attack_refusal(state, unit_number, target) if action.mode == state.board.mode(unit_number) else None
    return None


def _overrun_stack_refusal(state: RhineState, side: str, numbers: list[int], action: Overrun) -> Ruling | None:
    """Return why the units exceed the stacking limit in the hex they overrun from, or None if they do not."""
    board = state.title.map
    start = state.board.hex_of(numbers[0])
    base = start if len(action.path) == 1 else board.index[action.path[-2]]
    assert base is not None
    size = sum((state.board.regimental_equivalents_of_unit(n) for n in numbers), Fraction(0))
    friends = sum(
        (
            state.board.regimental_equivalents_of_unit(n)
            for n in state.board.combat_units_in(base, side)
            if n not in numbers
        ),
        Fraction(0),
    )
    if size + friends <= STACK_LIMIT:
        return None
    why = say("overrunning.stack", size=exact_plain(size + friends), hex=board.ids[base], most=STACK_LIMIT)
    return refused("OCS-STACK-03", why)


def legal_overruns(state: RhineState, side: str, unit_number: int, mode: str, found: Reach) -> Iterator[Overrun]:
    """Yield the overruns that a unit can make alone: for each enemy hex the one with the cheapest approach."""
    unit = state.units[unit_number]
    if mode not in OVERRUN_MODES or unit.kind != "combat" or movement_points(state, unit_number, mode)[0] < OVERRUN_MP:
        return
    board, start = state.title.map, state.board.hex_of(unit_number)
    assert start is not None
    best: dict[int, tuple[int, int]] = {}
    for hex in found.best_rows:
        spent = found.points_spent(hex) or 0
        if found.terms.allowance - spent < mp_to_twelfths(OVERRUN_MP):
            continue
        for target in board.around[hex]:
            if target != len(board) and state.board.has_enemy(side, target):
                best[target] = min(best.get(target, (spent, hex)), (spent, hex))
    for target, (_, hex) in sorted(best.items()):
        path = (*found.path(hex)[1:], board.ids[target])
        action = Overrun((unit.id,), mode, path)
        if overrun_refusal(state, side, action) is None:
            yield action
