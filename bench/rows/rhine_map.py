"""The whole theatre of the Rhine: supply of an army at once, the reach of a unit, what a campaign on the map holds."""

import tracemalloc
from collections import deque
from functools import cache
from itertools import cycle

from bench import Measured, row, seconds
from broadfront.titles import playable
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.field.movement import reach_of
from broadfront.titles.rhine.rules.field.supply import traced
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table import TABLETOP
from soak.jobs.rhine_map import playing

COUNTERS = 400
TOWNS = ("Brussels", "Namur", "Maastricht", "Luxembourg", "Metz", "Nancy", "Dijon")


@cache
def theatre() -> RhineState:
    """400 Allied counters and 100 German ones over four sheets, with HQs and rail heads."""
    title = playable("rhine")
    assert isinstance(title, RhineGame)
    board = title.map
    land = [hex for hex in board.ids if board.terrain[board.index[hex]] == "Open"]
    west, east = ([hex for hex in land if hex[0] in sheets] for sheets in ("AC", "BD"))
    allied = [
        {"id": f"{n} Div", "hex": west[n * len(west) // COUNTERS], "side": "allied", "nation": "US",
         **({"combat": "(5)-0-6 Truck", "kind": "HQ", "throw": 15} if n % 20 == 0 else {"combat": "20-4-4 Leg"})}
        for n in range(COUNTERS)
    ]  # fmt: skip
    german = [
        {"id": f"{n} VGD", "hex": east[n * len(east) // 100], "side": "german", "nation": "GE", "combat": "9-2-3 Leg"}
        for n in range(100)
    ]
    state = title.in_words({"scenario": "clerk", "counter": [*allied, *german], "railheads": {"allied": TOWNS}})
    assert isinstance(state, RhineState)
    return state


@row(f"supply of the whole theatre, {COUNTERS} counters, rhine", order=68)
def supply() -> Measured:
    """One enemy counter moves to and fro, so that nothing is remembered."""
    state = theatre()
    mover = state.number("50 VGD")
    board = state.title.map
    land = [hex for hex in range(len(board)) if board.terrain[hex] == "Open" and board.ids[hex][0] in "BD"]
    free = cycle(hex for hex in land if hex not in state.units_in)

    def moved() -> frozenset[int]:
        state.put_hex(mover, next(free))
        return traced(state, "allied")

    return Measured(seconds(moved), limit=0.005, note=f"{len(moved())} hexes in trace supply")


@row("reach of a unit of the theatre, every mode, rhine", order=68)
def reach() -> Measured:
    state = theatre()
    unit = state.number("43 Div")
    modes = ("Combat", "Move", "Strat")

    def reached() -> int:
        return sum(len(reach_of(state, unit, mode).best) for mode in modes)

    return Measured(seconds(reached), limit=0.08, note=f"{reached()} hexes")


@row("table of the theatre as the page is told, rhine", order=68)
def table() -> Measured:
    state = theatre()
    return Measured(seconds(lambda: TABLETOP.shown(state, "allied")), limit=0.08, note=f"{len(state.where)} counters")


@row("memory of a campaign with player turns, rhine", order=69)
def memory() -> Measured:
    """What ten turns of one game hold beyond the title, which all games share."""
    deque(playing(1, turns=2), maxlen=0)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        (game,) = deque(playing(2, turns=10), maxlen=1)
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return Measured(float(held), unit="bytes", limit=20e6, note=f"{len(game.record.lines)} lines")
