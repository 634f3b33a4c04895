"""The whole Rhine theatre: supply of an army at once, the reach of a unit, the memory of a campaign on the map."""

import tracemalloc
from collections import deque
from functools import cache
from itertools import cycle

from bench import Measured, row, seconds
from broadfront.titles import playable
from broadfront.titles.rhine.game.playable import RhineGame
from broadfront.titles.rhine.rules.field.movement import unit_reach
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.table import TABLETOP
from broadfront.titles.rhine.table.parts import ClerkPart
from soak.jobs.rhine_map import play_campaign

COUNTERS = 400
COLUMNS = ("id", "hex", "side", "nation", "combat", "kind", "throw")
TOWNS = ("Brussels", "Namur", "Maastricht", "Luxembourg", "Metz", "Nancy", "Dijon")


def make_army() -> tuple[list[dict[str, str | int]], list[str]]:
    """Return 400 Allied counters (20 HQs, a third tanks) and 100 German ones over four sheets, and hexes of dumps."""
    title = playable("rhine")
    assert isinstance(title, RhineGame)
    board = title.map
    land = [hex for hex in board.ids if board.terrain[board.index[hex]] == "Open"]
    west, east = ([hex for hex in land if hex[0] in sheets] for sheets in ("AC", "BD"))
    hexes = [west[n * len(west) // COUNTERS] for n in range(COUNTERS)]
    faces: list[dict[str, str | int]] = [
        {"combat": "(5)-0-6 Truck", "kind": "HQ", "throw": 15}
        if n % 20 == 0
        else {"combat": "9-4-6 Track" if n % 3 == 0 else "20-4-4 Leg"}
        for n in range(COUNTERS)
    ]
    allied: list[dict[str, str | int]] = [
        {"id": f"{n} Div", "hex": hexes[n], "side": "allied", "nation": "US", **face} for n, face in enumerate(faces)
    ]
    german: list[dict[str, str | int]] = [
        {"id": f"{n} VGD", "hex": east[n * len(east) // 100], "side": "german", "nation": "GE", "combat": "9-2-3 Leg"}
        for n in range(100)
    ]
    return [*allied, *german], hexes[::10]


def army_text() -> str:
    """Return the same counters as a list for starting a campaign."""
    counters, _ = make_army()
    rows = [",".join(str(counter.get(name, "")) for name in COLUMNS) for counter in counters]
    return "\n".join((",".join(COLUMNS), *rows, ""))


@cache
def theatre_state() -> RhineState:
    """Return the army with rail heads and dumps, in its Movement Phase."""
    title = playable("rhine")
    counters, hexes = make_army()
    dumps = {"US": dict.fromkeys(hexes, 2)}
    state = title.state_from_words(
        {"scenario": "clerk", "counter": counters, "railheads": {"allied": TOWNS}, "dumps": dumps, "phase": "Movement"}
    )
    assert isinstance(state, RhineState)
    return state


@row(f"supply of the whole theatre, {COUNTERS} counters, rhine", order=68)
def measure_supply() -> Measured:
    """Measure supply while one enemy counter moves back and forth, so that nothing is cached."""
    state = theatre_state()
    mover = state.number("50 VGD")
    board = state.title.map
    land = [hex for hex in range(len(board)) if board.terrain[hex] == "Open" and board.ids[hex][0] in "BD"]
    free = cycle(hex for hex in land if hex not in state.board.units_in)

    def move_and_trace() -> frozenset[int]:
        state.place_in_hex(mover, next(free))
        return hexes_in_supply(state, "allied")

    return Measured(seconds(move_and_trace), limit=0.005, note=f"{len(move_and_trace())} hexes in trace supply")


@row("reach of a unit of the theatre, every mode, rhine", order=68)
def measure_reach() -> Measured:
    state = theatre_state()
    unit = state.number("43 Div")
    modes = ("Combat", "Move", "Strat")

    def count_reachable() -> int:
        return sum(len(unit_reach(state, unit, mode).best_rows) for mode in modes)

    return Measured(seconds(count_reachable), limit=0.08, note=f"{count_reachable()} hexes")


@row("table of the theatre as the page is told, rhine", order=68)
def measure_table() -> Measured:
    """Measure the table in a Movement Phase, each movable counter with its modes, after one has moved."""
    state = theatre_state().copy()
    state.push(Movement())
    mover = state.number("43 Div")
    beside = cycle(state.title.map.beside[state.board.hex_of(mover) or 0])

    def show_table() -> ClerkPart:
        state.place_in_hex(mover, next(beside))
        part = TABLETOP.display(state, "allied").extra
        assert isinstance(part, ClerkPart)
        return part

    field = show_table().field
    assert field is not None
    return Measured(
        seconds(show_table), limit=0.04, note=f"{len(state.board.where)} counters, {len(field.movers)} may move"
    )


@row("memory of a campaign with player turns, rhine", order=69)
def measure_memory() -> Measured:
    """Measure the memory of ten turns of one game, beyond the title that all games share."""
    deque(play_campaign(1, turns=2), maxlen=0)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        (game,) = deque(play_campaign(2, turns=10), maxlen=1)
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return Measured(float(held), unit="bytes", limit=20e6, note=f"{len(game.record.lines)} lines")
