"""The one way into a hex: units go along a path hex by hex, or are put down, whatever the cause (`causes.py`).

Every hex they come into is entered: what is there is taken, a Roadblock swept away, the Meuse reached. Checks that
take dice are made by `Moving` of the steps.
"""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Bar
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.routes.causes import CAUSES, COUNTS_CROSSINGS, Cause
from broadfront.titles.ardennes.rules.routes.movement_costs import may_cross_the_meuse, note_crossing
from broadfront.titles.ardennes.rules.routes.stacking import fits
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["bar_to_enter", "closed_to_isolated", "fall_back", "go_along", "put_down", "step"]

BRITISH = "XXX"


TOWN_TO_ISOLATED = Bar("ARD-S1-18", say("hex.enemy-town"))
BRIDGE_TO_ISOLATED = Bar("ARD-S1-19", say("hex.over-enemy-bridge"))
WESTWALL_TO_ISOLATED = Bar("ARD-S1-20", say("hex.empty-westwall"))


@decides("ARD-S1-18", "ARD-S1-19", "ARD-S1-20")
def closed_to_isolated(state: ArdennesState, number: int, hex: int) -> Bar | None:
    """What keeps Isolated units out of a hex: an enemy-held City, Town or bridge; to Allies an empty Westwall."""
    side, start, land = state.side_numbers[number], state.board.hexes[number], state.land
    if land.enemy_town(hex, side):
        return TOWN_TO_ISOLATED
    if side == ALLIED and hex in state.ground.westwall and not state.board.at[hex]:
        return WESTWALL_TO_ISOLATED
    crossing = None if start is None else state.ground.crossing_between.get((start, hex))
    if crossing is not None and land.has_bridge(crossing) and land.bridge_held_by(crossing) != side:
        return BRIDGE_TO_ISOLATED
    return None


@decides("ARD-R0-02", "ARD-D2-12", "ARD-D2-14")
def bar_to_enter(state: ArdennesState, cause: Cause, number: int, hex: int) -> Bar | None:
    """What keeps a unit out of a hex by this cause, whatever else is asked of it: a Roadblock, the Meuse, isolation."""
    row = CAUSES[cause]
    cut_off = state.board.supply[number] == ISOLATED and row.isolated
    if cut_off and (closed := closed_to_isolated(state, number, hex)) is not None:
        return closed
    if state.side_numbers[number] == GERMAN:
        if state.land.roadblocks and state.name(hex) in state.land.roadblocks and row.barred:
            return Bar(row.barred.rules, say("hex.roadblock"))
        return None
    if state.units[number].corps != BRITISH:
        return None
    west, start = state.ground.meuse_west, state.board.hexes[number]
    if row.west_bank and hex not in west:
        return Bar(row.west_bank.rules, say("hex.not-west-of-meuse"))
    if row.meuse_ban and start is not None and (start in west) != (hex in west) and not may_cross_the_meuse(state):
        return Bar(row.meuse_ban.rules, say("hex.beyond-meuse"))
    return None


def step(state: ArdennesState, cause: Cause, number: int, hex: str) -> None:
    """One step of a unit into an adjacent hex; where rivers count, the crossing is remembered for this activation."""
    start, end = state.board.hexes[number], state.ground.map.index[hex]
    assert start is not None
    if cause in COUNTS_CROSSINGS:
        note_crossing(state, number, start, end)
    state.place_at(number, hex)


@mirrors(step)
def go_along(state: ArdennesState, cause: Cause, units: tuple[int, ...], path: Sequence[int]) -> None:
    """Units go together through hexes and stop in the last; nothing on the way asks for a roll."""
    here, counts = state.board.hexes[units[0]], cause in COUNTS_CROSSINGS
    assert here is not None
    if path[-1] == here:  # there and back
        go_along(state, cause, units, path[:-1])
        go_along(state, cause, units, path[-1:])
        return
    rivers = state.ground.crossing_between
    for hex in path[:-1]:
        over = counts and (here, hex) in rivers
        for number in units:
            if over:
                note_crossing(state, number, here, hex)
            state.pass_through(number, hex)
        here = hex
    for number in units:
        if counts:
            note_crossing(state, number, here, path[-1])
        state.place(number, state.title.locations.hexes[path[-1]])


def put_down(state: ArdennesState, cause: Cause, number: int, hex: int) -> None:
    """A unit gets into a hex without a way that leads there: from a box, or from elsewhere on the map at once."""
    assert state.side_numbers[number] in CAUSES[cause].sides
    state.place(number, state.title.locations.hexes[hex])


def fall_back(state: ArdennesState, units: tuple[int, ...], trail: tuple[int, ...]) -> None:
    """Units stopped in a full hex end in the last hex behind them that has room."""
    back = [state.board.hex(units[0]), *reversed(trail)]
    end = next(hex for hex in back if hex is not None and fits(state, units, hex) is None)
    if end == back[0]:
        return
    for number in units:
        state.place(number, state.title.locations.hexes[end])
    told = say("move.way.falls-back", units=[state.units[n].id for n in units], hex=state.name(end))
    state.emit(told, "ARD-TEC-24", "ARD-H-54")
