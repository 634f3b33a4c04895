"""Positions on the map for tests: named units in named hexes, everybody else waiting off the map."""

from collections.abc import Callable, Mapping
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.events import Event
from broadfront.core.options import ruling_on
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Decision, GameOver, Step
from broadfront.titles.rhine.rules.actions import Finish
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.combat_segment import CombatSegment
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.support.asking import title

# Ground of the corridor that the tests stand on.
OPEN = "A28.26"
"""Open ground, open ground around it, no water."""


def field(
    units: Mapping[str, str], *, modes: Mapping[str, str] | None = None, phase: str = "Movement", side: str = "allied"
) -> RhineState:
    """The named units on the map, the rest waiting; nothing on the stack."""
    state = title().set_up("corridor", "two-player", {})
    assert isinstance(state, RhineState)
    state.stack.clear()
    state.events = []
    state.clock.side = side
    state.clock.set_turn(1)
    waiting = title().locations.boxes["To arrive"]
    for n in range(len(state.board.where)):
        state.put(n, waiting)
    for unit, hex in units.items():
        state.put(state.number(unit), title().locations.hex(hex))
    for unit, mode in (modes or {}).items():
        state.set_mode(state.number(unit), mode)
    for n in range(len(state.board.where)):
        if state.units[n].id in units and state.units[n].id not in (modes or {}):
            state.set_mode(n, "Combat")
    state.start_phase(phase)
    return state


def around(hex: str, way: int) -> str:
    """The neighbour of a hex, clockwise from the north-east."""
    found = title().map.grid.neighbour(hex, way)
    assert found is not None
    return found


def find(wanted: Callable[[int, int], bool]) -> tuple[str, str]:
    """Two neighboring hexes of the sector that fit, by index."""
    board, sector = title().map, title().sectors["corridor"]
    for i in range(len(board)):
        for way, j in enumerate(board.around[i]):
            if j != len(board) and sector.within(i) and sector.within(j) and wanted(i, way):
                return board.ids[i], board.ids[j]
    raise AssertionError("the sector has no such place")


def river(cls: str, *, road: bool = False) -> tuple[str, str]:
    """Two open hexes with a river of a class between them and no road, or with one."""
    board = title().map

    def fits(i: int, way: int) -> bool:
        side = board.sides["rivers"].get((i, way))
        j = board.around[i][way]
        along = (i, way) in board.sides["roads"] or (i, way) in board.sides["rails"]
        dry = board.terrain[i] == board.terrain[j] == "Open" and board.place[i] is None and board.place[j] is None
        return side is not None and side.cls == cls and along == road and dry

    return find(fits)


def terrain(kind: str) -> tuple[str, str]:
    """An open hex and beside it one of a terrain, without water or road between them."""
    board = title().map

    def fits(i: int, way: int) -> bool:
        j = board.around[i][way]
        clear = not any((i, way) in board.sides[layer] for layer in ("rivers", "roads", "rails"))
        return board.terrain[i] == "Open" and board.terrain[j] == kind and clear and board.place[j] is None

    return find(fits)


def moving(state: RhineState, action: Action, *, other: bool = False) -> Ruling:
    """What the Movement step says to an action."""
    state.push(Movement(other))
    ruling = ruling_on(state, action)
    state.stack.clear()
    return ruling


def play(state: RhineState, step: Step[Any], *given: Action | Outcome) -> list[Event]:
    """Push a step and answer what it asks, in order; it must come to its end. A forced Finish may be given."""
    state.clock.ended = ("", "test")
    state.push(step)
    for answer in given:
        pending = state.settle()
        if isinstance(answer, Finish) and isinstance(pending, GameOver):
            break
        if isinstance(answer, Action):
            assert isinstance(pending, Decision), pending
            ruling = ruling_on(state, answer)
            assert ruling.legal, str(ruling)
            state.do(answer)
        else:
            assert isinstance(pending, Chance), pending
            pending.weight(answer)
            state.happen(answer)
    end = state.settle()
    assert isinstance(end, GameOver), end
    return list(state.events or ())


def fighting(state: RhineState, action: Action) -> Ruling:
    """What the combat segment says to an action."""
    state.push(CombatSegment())
    ruling = ruling_on(state, action)
    state.stack.clear()
    return ruling


def where(state: RhineState, unit: str) -> str:
    return state.board.where[state.number(unit)].text


def dump(state: RhineState, side: str, hex: str, sp: int) -> None:
    """The only dump of a side."""
    for key in [key for key in state.supply.dumps if key.startswith(side)]:
        state.supply.dumps = state.supply.dumps.without(key)
    if sp:
        state.supply.dumps = state.supply.dumps.having(f"{side} {hex}", 4 * sp)


def total(lines: Any, rule: str) -> list[Any]:
    """Amounts of the ledger lines that cite a rule."""
    return [line.amount for line in lines if line.rule == rule]
