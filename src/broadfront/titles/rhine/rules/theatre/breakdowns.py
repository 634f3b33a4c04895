"""Breakdown units: steps that a multi-step unit detaches and absorbs again."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.titles.rhine.data.breakdown import absorb_checks, detach_checks
from broadfront.titles.rhine.data.roster import ON_MAP, POOL
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.map_actions import Absorb, Detach
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["absorb_refusal", "breakdown_pairs", "detach_refusal"]


def detach_refusal(state: RhineState, action: Detach) -> Ruling | None:
    """Return why a unit cannot detach a breakdown unit, or None if it can."""
    n, b = state.number(action.unit), state.number(action.breakdown)
    unit, part, board = state.units[n], state.units[b], state.board
    if (
        board.hex_of(n) is None
        or part.kind != "breakdown"
        or not _is_breakdown_unit_available(state, b)
        or part.nation != unit.nation
    ):
        return refused("OCS-BRKDWN-01", say("breakdown.not-these", unit=action.unit, other=action.breakdown))
    if board.moved[n]:
        return refused("OCS-BRKDWN-01", say("moving.has-moved", unit=action.unit))
    return _first_failure(
        detach_checks(unit.category, board.steps[n], unit.steps, unit.combat.rating, part.combat.rating)
    )


def _is_breakdown_unit_available(state: RhineState, breakdown_unit: int) -> bool:
    """Return whether a breakdown unit is available: in its pool off the map, or on the map without a recorded hex."""
    return state.board.hex_of(breakdown_unit) is None and state.board.box(breakdown_unit) in (POOL, ON_MAP)


def absorb_refusal(state: RhineState, action: Absorb) -> Ruling | None:
    """Return why a unit cannot absorb a breakdown unit, or None if it can."""
    n, b = state.number(action.unit), state.number(action.breakdown)
    unit, part = state.units[n], state.units[b]
    apart = state.board.hex_of(n) is None or state.board.hex_of(n) != state.board.hex_of(b)
    if apart or part.kind != "breakdown" or part.nation != unit.nation or not unit.is_multi_step or n == b:
        return refused("OCS-BRKDWN-02", say("breakdown.not-these", unit=action.unit, other=action.breakdown))
    same = state.board.modes[n] == state.board.modes[b] and state.board.oos[n] == state.board.oos[b]
    rating, other = unit.combat.rating, part.combat.rating
    return _first_failure(absorb_checks(state.board.steps[n], unit.steps, rating, other, same_mode=same))


def _first_failure(conditions: list[LedgerLine]) -> Ruling | None:
    """Return the refusal for the first condition that is not met, or None if all are met."""
    bad = next((line for line in conditions if line.amount == "no"), None)
    return None if bad is None else refused(bad.rule, bad.message)


def breakdown_pairs(state: RhineState, place: str) -> Iterator[tuple[str, str]]:
    """Yield each multi-step unit paired with a breakdown unit of its nation in the pool or in its own place."""
    parts = [b for b, unit in enumerate(state.units) if unit.kind == "breakdown"]
    for n in state.of_side("allied"):
        unit = state.units[n]
        if not unit.is_multi_step:
            continue
        able = [
            b
            for b in parts
            if state.units[b].nation == unit.nation
            and (
                _is_breakdown_unit_available(state, b)
                if place == POOL
                else state.board.where[b] is state.board.where[n]
            )
        ]
        if able:
            yield unit.id, state.units[able[0]].id
