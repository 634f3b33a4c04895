"""Answers about moves in a position: where a unit can go, and whether a path is legal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.payloads import MapMarks
from broadfront.core.questions import Answer
from broadfront.core.rulings import Ruling, exact_plain
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.composed_moves import MovementChoice
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import explain_path, judge_move, mover_of_move
from broadfront.titles.wacht.rules.mover import explain_unit_ma, movement_refusal
from broadfront.titles.wacht.rules.path_rolls import path_rolls
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table.picture import format_mp


def start_march(state: WachtState, unit: str) -> March | Ruling:
    """Return a unit's move (march) as far as it has come, or the refusal that says why the unit may not move."""
    n = state.number(unit)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, MovementChoice) and (begun := top.unit_move_in_progress(n)) is not None:
        return begun
    phase = "exploitation" if state.board.mode_of(n) == "exploitation" else "movement"
    why = movement_refusal(state, n, phase)
    if why is not None:
        return why
    here = state.board.hex_of(n)
    assert here is not None
    return March(n, here.index)


def reach_answer(state: WachtState, unit: str, to: str | None) -> Answer:
    """Return every hex a unit can reach, or with `to` the cheapest path to that hex with the cost of each step."""
    march = start_march(state, unit)
    if isinstance(march, Ruling):
        raise Illegal(march)
    found = UnitReach(state, march.unit, march=march, overrun=march.overrun)
    if to is None:
        return _destinations_answer(state, march.unit, found)
    hex = state.title.map.find(to)
    if hex not in found:
        raise Invalid(say("invalid.not-reached", unit=unit, hex=hex), parameter="to", given=to)
    by = found.reach_by_best_kind(hex)
    one = by.arrival(hex)
    value = {
        "hex": hex,
        "cost": exact_plain(one.cost),
        "left": exact_plain(one.left),
        "kind": one.kind,
        "path": list(by.path(hex)),
        "means": [means or "dry" for means in by.crossing_means(hex)],
        "needs": [] if one.certain else [str(need) for need in by.required_rolls(hex)],
    }
    lines = tuple(line for _, held in by.ledger(hex) for line in held)
    return Answer(value, lines, shown=MapMarks(paths=((_hex_of_unit(state, march.unit), *by.path(hex)),)))


def _hex_of_unit(state: WachtState, unit_number: int) -> str:
    """Return the id of the hex in which a unit stands."""
    here = state.board.hex_of(unit_number)
    assert here is not None
    return here.hex


def _destinations_answer(state: WachtState, unit_number: int, found: UnitReach) -> Answer:
    """Return every hex that a unit can reach, with cost, MP left and the die rolls needed."""
    rows, figures = [], {}
    for hex in found:
        by = found.reach_by_best_kind(hex)
        one = by.arrival(hex)
        rolls = [] if one.certain else [str(need) for need in by.required_rolls(hex)]
        figures[hex] = format_mp(one.left) if one.certain else f"{format_mp(one.left)}?"
        rows.append(
            {"hex": hex, "cost": exact_plain(one.cost), "left": exact_plain(one.left), "kind": one.kind, "needs": rolls}
        )
    return Answer({"destinations": rows}, explain_unit_ma(state, unit_number).ledger, shown=MapMarks(figures=figures))


def move_answer(
    state: WachtState, unit: str, path: Sequence[str], kind: str, means: Sequence[str], overrun: str | None
) -> Answer:
    """Return cost, end and rolls of a legal path, else the rule it breaks, the hex, and the MP needed."""
    march = start_march(state, unit)
    if isinstance(march, Ruling):
        return _refusal_answer(march)
    find = state.title.map.find
    crossed = tuple("" if one == "dry" else one for one in means)
    action = Move(unit, tuple(find(hex) for hex in path), kind, crossed, find(overrun) if overrun else "")
    judged = judge_move(state, march, action)
    if isinstance(judged, Ruling):
        return _refusal_answer(judged)
    ruling = explain_path(state, march, action, judged)
    rolls = path_rolls(state, mover_of_move(state, march, action), judged.strides)
    entered = [state.title.map.ids[one.hex] for one in judged.strides if not one.falls]
    value = {
        "legal": True,
        "cost": exact_plain(sum((Fraction(line.amount) for line in ruling.ledger), Fraction(0))),
        "ends": entered[-1] if entered else _hex_of_unit(state, march.unit),
        "needs": [str(roll.message) for roll in rolls if roll.needed],
        "happens": [str(roll.message) for roll in rolls if not roll.needed],
    }
    return Answer(value, ruling.ledger, ruling.rules)


def _refusal_answer(ruling: Ruling) -> Answer:
    """Return the answer on a path that breaks a rule: the rule, the hex, and the MP needed."""
    value: dict[str, Any] = {"legal": False, "why": ruling.text}
    value |= {name: fact for name, fact in ruling.facts.items() if name != "why"}
    value["nearest"] = None if ruling.nearest is None else str(ruling.nearest)
    return Answer(value, ruling.ledger, ruling.rules)
