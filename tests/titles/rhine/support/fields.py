"""Positions on the map for tests: named units in given hexes, all others off the map."""

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
from tests.titles.rhine.support.asking import rhine_title

# Hex of the corridor that the tests use.
OPEN = "A28.26"
"""An open hex with open hexes around it and no water."""


def field_position(
    units: Mapping[str, str], *, modes: Mapping[str, str] | None = None, phase: str = "Movement", side: str = "allied"
) -> RhineState:
    """Return a state with the named units on the map, the rest waiting, and an empty stack."""
    state = rhine_title().set_up("corridor", "two-player", {})
    assert isinstance(state, RhineState)
    state.stack.clear()
    state.events = []
    state.clock.side = side
    state.clock.set_turn(1)
    waiting = rhine_title().locations.boxes["To arrive"]
    for n in range(len(state.board.where)):
        state.place_unit(n, waiting)
    for unit, hex in units.items():
        state.place_unit(state.number(unit), rhine_title().locations.hex(hex))
    for unit, mode in (modes or {}).items():
        state.set_mode(state.number(unit), mode)
    for n in range(len(state.board.where)):
        if state.units[n].id in units and state.units[n].id not in (modes or {}):
            state.set_mode(n, "Combat")
    state.start_phase(phase)
    return state


def neighbor_of(hex: str, way: int) -> str:
    """Return the neighbor of a hex in a direction, clockwise from the northeast."""
    found = rhine_title().map.grid.neighbor(hex, way)
    assert found is not None
    return found


def find_hex_pair(wanted: Callable[[int, int], bool]) -> tuple[str, str]:
    """Return two neighboring hexes of the sector that pass a test of hex index and direction."""
    board, sector = rhine_title().map, rhine_title().sectors["corridor"]
    for i in range(len(board)):
        for way, j in enumerate(board.around[i]):
            if j != len(board) and sector.is_in_play(i) and sector.is_in_play(j) and wanted(i, way):
                return board.ids[i], board.ids[j]
    raise AssertionError("the sector has no such place")


def find_river(cls: str, *, road: bool = False) -> tuple[str, str]:
    """Return two open hexes with a river of a class between them, with or without a road."""
    board = rhine_title().map

    def fits(i: int, way: int) -> bool:
        side = board.sides["rivers"].get((i, way))
        j = board.around[i][way]
        along = (i, way) in board.sides["roads"] or (i, way) in board.sides["rails"]
        dry = board.terrain[i] == board.terrain[j] == "Open" and board.place[i] is None and board.place[j] is None
        return side is not None and side.cls == cls and along == road and dry

    return find_hex_pair(fits)


def find_terrain(kind: str) -> tuple[str, str]:
    """Return an open hex and a neighbor of a terrain, without water or road between them."""
    board = rhine_title().map

    def fits(i: int, way: int) -> bool:
        j = board.around[i][way]
        clear = not any((i, way) in board.sides[layer] for layer in ("rivers", "roads", "rails"))
        return board.terrain[i] == "Open" and board.terrain[j] == kind and clear and board.place[j] is None

    return find_hex_pair(fits)


def movement_ruling(state: RhineState, action: Action, *, other: bool = False) -> Ruling:
    """Return the ruling of the Movement step on an action."""
    state.push(Movement(other))
    ruling = ruling_on(state, action)
    state.stack.clear()
    return ruling


def play_step(state: RhineState, step: Step[Any], *given: Action | Outcome) -> list[Event]:
    """Push a step, give its answers in order until it ends, and return the events; a forced Finish may be given."""
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


def combat_ruling(state: RhineState, action: Action) -> Ruling:
    """Return the ruling of the combat segment on an action."""
    state.push(CombatSegment())
    ruling = ruling_on(state, action)
    state.stack.clear()
    return ruling


def place_of(state: RhineState, unit: str) -> str:
    return state.board.where[state.number(unit)].text


def set_only_dump(state: RhineState, side: str, hex: str, sp: int) -> None:
    """Replace all dumps of a side by one of `sp` SP, or by none."""
    for key in [key for key in state.supply.dumps if key.startswith(side)]:
        state.supply.dumps = state.supply.dumps.without_entry(key)
    if sp:
        state.supply.dumps = state.supply.dumps.with_entry(f"{side} {hex}", 4 * sp)


def ledger_amounts_of_rule(lines: Any, rule: str) -> list[Any]:
    """Return the amounts of the ledger lines that cite a rule."""
    return [line.amount for line in lines if line.rule == rule]
