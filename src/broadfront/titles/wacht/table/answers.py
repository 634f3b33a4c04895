"""Answers about moves in a position: where a unit can go, and whether a path is legal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.questions import Answer
from broadfront.core.rulings import Ruling, exact
from broadfront.core.told import MapMarks
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.actions import Move
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import explained
from broadfront.titles.wacht.rules.mover import explain, may_move
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table.picture import mp_figure


def beginning(state: WachtState, unit: str) -> March | Ruling:
    """Return the beginning of a unit's move in the phase of its mode, or why it may not move."""
    n = state.number(unit)
    phase = "exploitation" if state.board.mode_of(n) == "exploitation" else "movement"
    why = may_move(state, n, phase)
    if why is not None:
        return why
    here = state.board.hex_of(n)
    assert here is not None
    return March(n, here.index)


def reach_answer(state: WachtState, unit: str, to: str | None) -> Answer:
    """Return every destination of a unit, or the cheapest path to one with its ledger."""
    march = beginning(state, unit)
    if isinstance(march, Ruling):
        raise Illegal(march)
    found = UnitReach(state, march.unit)
    if to is None:
        return _destinations(state, march.unit, found)
    hex = state.title.map.find(to)
    if hex not in found:
        raise Invalid(say("invalid.not-reached", unit=unit, hex=hex), parameter="to", given=to)
    by = found.by(hex)
    one = by.arrival(hex)
    value = {
        "hex": hex,
        "cost": exact(one.cost),
        "left": exact(one.left),
        "kind": one.kind,
        "path": list(by.path(hex)),
        "means": [means or "dry" for means in by.means(hex)],
        "needs": [] if one.certain else [str(need) for need in by.conditions(hex)],
    }
    lines = tuple(line for _, held in by.ledger(hex) for line in held)
    return Answer(value, lines, shown=MapMarks(paths=((state.title.map.ids[march.began], *by.path(hex)),)))


def _destinations(state: WachtState, n: int, found: UnitReach) -> Answer:
    rows, figures = [], {}
    for hex in found:
        by = found.by(hex)
        one = by.arrival(hex)
        rolls = [] if one.certain else [str(need) for need in by.conditions(hex)]
        figures[hex] = mp_figure(one.left) if one.certain else f"{mp_figure(one.left)}?"
        rows.append({"hex": hex, "cost": exact(one.cost), "left": exact(one.left), "kind": one.kind, "needs": rolls})
    return Answer({"destinations": rows}, explain(state, n).ledger, shown=MapMarks(figures=figures))


def move_answer(
    state: WachtState, unit: str, path: Sequence[str], kind: str, means: Sequence[str], overrun: str | None
) -> Answer:
    """Return the cost of a path, or the rule it breaks, where, and the MP needed."""
    march = beginning(state, unit)
    if isinstance(march, Ruling):
        ruling = march
    else:
        find = state.title.map.find
        hexes = tuple(find(hex) for hex in path)
        crossed = tuple("" if one == "dry" else one for one in means)
        ruling = explained(state, march, Move(unit, hexes, kind, crossed, find(overrun) if overrun else ""))
    value: dict[str, Any] = {"legal": ruling.legal}
    if ruling.legal:
        value["cost"] = exact(sum((Fraction(line.amount) for line in ruling.ledger), Fraction(0)))
    else:
        value |= {"why": ruling.text} | {name: fact for name, fact in ruling.facts.items() if name != "why"}
        value["nearest"] = None if ruling.nearest is None else str(ruling.nearest)
    return Answer(value, ruling.ledger, ruling.rules)
