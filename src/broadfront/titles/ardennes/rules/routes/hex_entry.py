"""How units enter hexes, for any cause (`entry_causes.py`): hex by hex along a path, or placed directly.

Entering a hex takes what is there, removes a Roadblock and may reach the Meuse. The step `Moving` makes the checks that
need dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Objection
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.routes.entry_causes import CAUSES, COUNTS_CROSSINGS, Cause
from broadfront.titles.ardennes.rules.routes.movement_costs import can_cross_meuse, note_crossing
from broadfront.titles.ardennes.rules.routes.stacking import fit_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "fall_back_to_hex_with_room",
    "move_along",
    "move_one_step",
    "objection_to_enter",
    "objection_to_isolated",
    "put_down",
]

BRITISH = "XXX"


TOWN_TO_ISOLATED = Objection("ARD-S1-18", say("hex.enemy-town"))
BRIDGE_TO_ISOLATED = Objection("ARD-S1-19", say("hex.over-enemy-bridge"))
WESTWALL_TO_ISOLATED = Objection("ARD-S1-20", say("hex.empty-westwall"))


@decides("ARD-S1-18", "ARD-S1-19", "ARD-S1-20")
def objection_to_isolated(state: ArdennesState, number: int, hex: int) -> Objection | None:
    """Return what keeps an Isolated unit out of a hex, or None if nothing does.

    Enemy-held Cities, Towns and bridges are closed to it, and empty Westwall hexes to Allied units.
    """
    side, start, land = state.side_numbers[number], state.board.hexes[number], state.land
    if land.is_enemy_town(hex, side):
        return TOWN_TO_ISOLATED
    if side == ALLIED and hex in state.ground.westwall and not state.board.at[hex]:
        return WESTWALL_TO_ISOLATED
    crossing = None if start is None else state.ground.crossings_by_hexes.get((start, hex))
    if crossing is not None and land.has_bridge(crossing) and land.bridge_holder(crossing) != side:
        return BRIDGE_TO_ISOLATED
    return None


@decides("ARD-R0-02", "ARD-D2-12", "ARD-D2-14")
def objection_to_enter(state: ArdennesState, cause: Cause, number: int, hex: int) -> Objection | None:
    """Return what keeps a unit from entering a hex for a cause such as a move or retreat, or None if nothing does.

    It is a Roadblock, the Meuse, or that the unit is Isolated.
    """
    row = CAUSES[cause]
    cut_off = state.board.supply[number] == ISOLATED and row.isolated
    if cut_off and (closed := objection_to_isolated(state, number, hex)) is not None:
        return closed
    if state.side_numbers[number] == GERMAN:
        if state.land.roadblocks and state.hex_id(hex) in state.land.roadblocks and row.barred:
            return Objection(row.barred.rules, say("hex.roadblock"))
        return None
    if state.units[number].corps != BRITISH:
        return None
    west, start = state.ground.meuse_west, state.board.hexes[number]
    if row.west_bank and hex not in west:
        return Objection(row.west_bank.rules, say("hex.not-west-of-meuse"))
    if row.meuse_ban and start is not None and (start in west) != (hex in west) and not can_cross_meuse(state):
        return Objection(row.meuse_ban.rules, say("hex.beyond-meuse"))
    return None


def move_one_step(state: ArdennesState, cause: Cause, number: int, hex: str) -> None:
    """Move a unit to an adjacent hex; record the use of a river crossing if the cause of movement requires it."""
    start, end = state.board.hexes[number], state.ground.map.index[hex]
    assert start is not None
    if cause in COUNTS_CROSSINGS:
        note_crossing(state, number, start, end)
    state.place_at(number, hex)


@mirrors(move_one_step)
def move_along(state: ArdennesState, cause: Cause, units: tuple[int, ...], path: Sequence[int]) -> None:
    """Move units together along a path to its last hex; use it only if no die roll can interrupt the move."""
    here, counts = state.board.hexes[units[0]], cause in COUNTS_CROSSINGS
    assert here is not None
    if path[-1] == here:  # the path ends in its start hex
        move_along(state, cause, units, path[:-1])
        move_along(state, cause, units, path[-1:])
        return
    rivers = state.ground.crossings_by_hexes
    for hex in path[:-1]:
        over = counts and (here, hex) in rivers
        for number in units:
            if over:
                note_crossing(state, number, here, hex)
            state.pass_through_hex(number, hex)
        here = hex
    for number in units:
        if counts:
            note_crossing(state, number, here, path[-1])
        state.place(number, state.title.locations.hexes[path[-1]])


def put_down(state: ArdennesState, cause: Cause, number: int, hex: int) -> None:
    """Place a unit directly in a hex, from a box or from elsewhere on the map."""
    assert state.side_numbers[number] in CAUSES[cause].sides
    state.place(number, state.title.locations.hexes[hex])


def fall_back_to_hex_with_room(state: ArdennesState, units: tuple[int, ...], trail: tuple[int, ...]) -> None:
    """Move units that were stopped in a full hex back along their path to the last hex with room."""
    back = [state.board.hex_of_unit(units[0]), *reversed(trail)]
    end = next(hex for hex in back if hex is not None and fit_refusal(state, units, hex) is None)
    if end == back[0]:
        return
    for number in units:
        state.place(number, state.title.locations.hexes[end])
    message = say("move.way.falls-back", units=[state.units[n].id for n in units], hex=state.hex_id(end))
    state.emit(message, "ARD-TEC-24", "ARD-H-54")
