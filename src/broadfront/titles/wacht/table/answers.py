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
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import explain_move
from broadfront.titles.wacht.rules.mover import explain_unit_ma, movement_refusal
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table.picture import format_mp


def start_march(state: WachtState, unit: str) -> March | Ruling:
    """Return a unit's move before its first step, or the refusal that says why the unit may not move."""
    n = state.number(unit)
    phase = "exploitation" if state.board.mode_of(n) == "exploitation" else "movement"
    why = movement_refusal(state, n, phase)
    if why is not None:
        return why
    here = state.board.hex_of(n)
    assert here is not None
    return March(n, here.index)


def reach_answer(state: WachtState, unit: str, to: str | None) -> Answer:
    """Return every hex a unit can reach, or with `to` the cheapest path to that hex with its ledger."""
    march = start_march(state, unit)
    if isinstance(march, Ruling):
        raise Illegal(march)
    found = UnitReach(state, march.unit)
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
    return Answer(value, lines, shown=MapMarks(paths=((state.title.map.ids[march.began], *by.path(hex)),)))


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
    """Return what a path costs a unit if it is legal, else the rule it breaks, the hex, and the MP needed."""
    march = start_march(state, unit)
    if isinstance(march, Ruling):
        ruling = march
    else:
        find = state.title.map.find
        hexes = tuple(find(hex) for hex in path)
        crossed = tuple("" if one == "dry" else one for one in means)
        ruling = explain_move(state, march, Move(unit, hexes, kind, crossed, find(overrun) if overrun else ""))
    value: dict[str, Any] = {"legal": ruling.legal}
    if ruling.legal:
        value["cost"] = exact_plain(sum((Fraction(line.amount) for line in ruling.ledger), Fraction(0)))
    else:
        value |= {"why": ruling.text} | {name: fact for name, fact in ruling.facts.items() if name != "why"}
        value["nearest"] = None if ruling.nearest is None else str(ruling.nearest)
    return Answer(value, ruling.ledger, ruling.rules)
