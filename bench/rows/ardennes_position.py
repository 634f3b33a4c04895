"""The Ardennes position: Supply, Communication and Surrounded of the whole army, and the reach of every unit."""

from bench import Measured, compared, row, seconds
from bench.timing import calls
from broadfront.titles import load_title
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.lines.surround import surrounded_hexes
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from tests.titles.ardennes.support import reference


def start_state() -> ArdennesState:
    title = load_title("ardennes")
    assert isinstance(title, ArdennesGame)
    return set_up(title, "campaign", "gs", {})


@row("whole-army supply, communication, surround", order=44)
def measure_whole_army() -> Measured:
    state = start_state()

    def by_kernel() -> None:
        state.clear_results()
        for side in (GERMAN, ALLIED):
            supply(state, side)
            communication_paths(state, side)
            surrounded_hexes(state, side)

    def by_reference() -> None:
        for side in (GERMAN, ALLIED):
            sources = reference.heads(state, side)
            for number in state.on_map(side):
                hex = state.board.hex_of_unit(number)
                assert hex is not None
                reference.supplied(state, hex, side, sources)
                reference.communicates(state, hex, side)
                reference.encircled(state, hex, side)

    times = compared({"broadfront": calls(by_kernel), "plain Python": calls(by_reference)}, rounds=8)
    note = "campaign start; the kernels answer for every hex, plain Python for the units alone"
    return Measured(times.pop("broadfront"), others=times, limit=1e-3, note=note)


@row("reach of every unit, ardennes", order=45)
def measure_reach_of_all() -> Measured:
    state = start_state()
    units = list(state.on_map())

    def search_all() -> None:
        state.clear_results()
        for number in units:
            find_reach(state, number).end_ids()

    note = f"for one unit, destinations listed; {len(units)} units of the campaign start"
    return Measured(seconds(search_all) / len(units), limit=1e-3, note=note)
