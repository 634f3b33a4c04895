"""Questions about a position on the map: reach, a path, zones, trace, sizes, an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.questions import Answer, Many, Position, Text, Words, question
from broadfront.core.rulings import Ruling
from broadfront.titles.rhine.loading import MODES
from broadfront.titles.rhine.title import Rhine

if TYPE_CHECKING:
    from broadfront.titles.rhine.field.state import FieldState

Board = Annotated[Any, Position()]
Unit = Annotated[str, Text("a unit of the sector, such as 43 Inf Div")]
Mode = Annotated[str, Words(*MODES)]
Hex = Annotated[str, Text("a hex or a place, such as A33.30 or Veghel")]


@question
def reach(title: Rhine, position: Board, unit: Unit, mode: Mode = "Combat") -> Answer:
    """Where a unit can go in a mode, with the movement points left in each hex."""
    from broadfront.board.points import show_mp
    from broadfront.titles.rhine.field.movement import fuel_refusal, may_move, mode_change_refusal, points, reach_of

    state, n = position, position.number(unit)
    side = state.units[n].side
    no = may_move(state, n, side) or mode_change_refusal(state, n, mode) or fuel_refusal(state, n, mode)
    if no is not None:
        raise Illegal(no)
    has, ledger = points(state, n, mode)
    found = reach_of(state, n, mode)
    hexes = {hex: show_mp(found.left(hex) or 0) for hex in found.destinations()}
    return Answer({"points": has, "hexes": hexes}, tuple(ledger), ("OCS-MOVE-01", "OCS-MODE-01"))


@question
def path(title: Rhine, position: Board, unit: Unit, to: Hex, mode: Mode = "Combat") -> Answer:
    """May a unit go to a hex, by which path, and what each step costs. When it may not: why not."""
    from broadfront.titles.rhine.field.movement import move_refusal, path_ledger, path_to

    state: FieldState = position
    way = path_to(state, unit, mode, to)
    no = move_refusal(state, state.units[state.number(unit)].side, unit, mode, way)
    if no is not None:
        return _ruled(no, {"path": list(way)})
    ledger = path_ledger(state, unit, mode, way)
    rules = tuple(dict.fromkeys(line.rule for line in ledger))
    return Answer({"allowed": True, "path": list(way), "why": ""}, tuple(ledger), rules)


@question
def zoc(title: Rhine, position: Board, unit: Unit) -> Answer:
    """Whether a unit has a zone of control, and why."""
    return _ruled(position.zoc_ruling(position.number(unit)))


@question
def trace(title: Rhine, position: Board, unit: Unit) -> Answer:
    """Whether a unit has trace supply, how, and what the path costs."""
    from broadfront.titles.rhine.field.supply import trace_ruling

    return _ruled(trace_ruling(position, position.number(unit)))


@question
def stack(title: Rhine, position: Board, hex: Hex) -> Answer:
    """The units in a hex, their RE, and whether the stack is within the limit."""
    from broadfront.titles.rhine.field.sector import STACK_LIMIT
    from broadfront.titles.rhine.field.units import re_ledger

    state: FieldState = position
    at = title.map.index[title.map.find(hex)]
    held = state.held_by(at)
    ledger = tuple(re_ledger(state.units[n], state.steps[n]) for n in held)
    size = sum(state.re(n) for n in held)
    value = {"units": [state.units[n].id for n in held], "re": size, "allowed": size <= STACK_LIMIT}
    return Answer(value, ledger, ("OCS-STACK-01", "OCS-STACK-02"))


@question
def attack(
    title: Rhine, position: Board, target: Hex, attackers: Annotated[tuple[str, ...], Many(Text("attacking units"))]
) -> Answer:
    """The odds column, modifier and exact odds of an attack in a position."""
    from broadfront.core.game import odds_of
    from broadfront.titles.rhine.field.actions import Attack
    from broadfront.titles.rhine.field.battle import open_battle
    from broadfront.titles.rhine.field.odds import battle_of
    from broadfront.titles.rhine.field.steps.combat import CombatSegment

    state: FieldState = position.copy()
    place = title.map.find(target)
    action = Attack(place, tuple(attackers))
    if not attackers:
        raise Invalid("attackers: an attack needs at least one unit.", parameter="attackers")
    battle_of(state, action)
    numbers = tuple(state.number(unit) for unit in attackers)
    opening = open_battle(state.copy(), title.map.index[place], numbers)
    state.push(CombatSegment())
    odds = odds_of(state, action)
    value = {
        "line": opening.line,
        "column": title.combat.lines[opening.line][opening.column],
        "drm": opening.drm,
        "odds": odds.to_data()["outcomes"],
        "exact": odds.exact,
        "assumes": odds.assumes["allied"],
    }
    return Answer(value, opening.ledger, tuple(dict.fromkeys(line.rule for line in opening.ledger)))


def _ruled(ruling: Ruling, more: dict[str, Any] | None = None) -> Answer:
    value = {"allowed": ruling.legal, **(more or {}), "why": ruling.text}
    return Answer(value, ruling.ledger, ruling.rules)
