"""Destinations of units, as the page marks them."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.board.shown import Way
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.move_rulings import cheapest_move
from broadfront.titles.wacht.rules.passage import ASSAULT
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.rules.unit_reach import MoverReach, UnitReach
from broadfront.titles.wacht.steps.movement import FormationMoves, Movement, UnitMove
from broadfront.titles.wacht.table.current_step import units_awaiting_decision
from broadfront.titles.wacht.table.picture import format_mp


def unit_destinations(state: WachtState, unit: str) -> Iterator[Way]:
    """Yield every hex that a unit can move to now, with the action that moves it there and the MP left."""
    n = state.number(unit)
    step = state.stack[-1] if state.stack else None
    side = state.board.side_of[n]
    if not isinstance(step, Movement | FormationMoves | UnitMove) or n not in units_awaiting_decision(state, side):
        return
    march = step.march if isinstance(step, UnitMove) else None
    found = UnitReach(state, n, march=march, overrun=march.overrun if march else -1)
    for hex in found:
        best = found.reach_by_best_kind(hex)
        for by in (best, *(other for other in found.by_kind.values() if other is not best and hex in other)):
            way = cheapest_move(state, by, hex) if march else MoveTo(unit, hex, by.mover.kind)
            yield Way(way, by.path(hex), mp_left_text(by, hex))


def mp_left_text(reach: MoverReach, hex: str) -> str:
    """Return the MP a unit would have left in a hex as text, with a question mark if that depends on a roll."""
    arrival = reach.arrival(hex)
    left = "" if reach.mover.gait.column == ASSAULT else format_mp(arrival.left)
    return left if arrival.certain else f"{left}?"


def prepare_reach_search(state: WachtState) -> None:
    """Prepare the search for reachable hexes in advance, with cost tables for every kind of unit on the map."""
    board = state.board
    seen = set()
    for n in range(len(board.roster.units)):
        looks = (board.profile(n), board.unit(n).armour)
        if board.hex_of(n) is not None and looks not in seen:
            seen.add(looks)
            UnitReach(state, n)
