"""Checks supply states after a Supply Phase, by house rule H-22 and the independent reading of Supply."""

from collections.abc import Sequence

from broadfront.core.events import Event
from broadfront.core.steps import InOrder
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak.readings import lines
from soak.readings.printed import ALLIED, GERMAN, Printed

__all__ = ["SupplyLadder", "next_supply_state"]

IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY, ISOLATED = range(4)
CHECKED_FROM = {ALLIED: 17, GERMAN: 19}
SUPPLY_PHASE = 3
"""The number of the Supply Phase among the four phases of a day."""
COSTLY = ("surrender.loses-step", "surrender.surrenders")


def next_supply_state(state: int, traces: bool) -> int:
    """Return the next supply state: one worse without a trace, otherwise up to LowSupply, or from there to InSupply."""
    if not traces:
        return min(state + 1, ISOLATED)
    return LOW_SUPPLY if state in (OUT_OF_SUPPLY, ISOLATED) else IN_SUPPLY


def current_phase(state: ArdennesState) -> int:
    """Return the number of the current phase of the day, from 1, or 0 between phases."""
    return next((step.at for step in state.stack if isinstance(step, InOrder) and step.name == state.variant), 0)


class SupplyLadder:
    """Tracks the supply markers of units through each Supply Phase."""

    def __init__(self, printed: Printed, state: ArdennesState) -> None:
        self.printed = printed
        self.checked = 0
        """Number of Supply Phases compared."""
        self._day, self._phase = state.clock.day, current_phase(state)
        self._markers, self._roadblocks = state.board.supply, state.land.roadblocks
        self._costly = False

    def differences(self, state: ArdennesState, events: Sequence[Event]) -> list[str]:
        """Return units whose supply state is wrong after a line that ends a Supply Phase.

        Phases in which a unit surrendered a step are skipped, since the Supply of others may depend on it.
        """
        phase = current_phase(state)
        found: list[str] = []
        self._costly |= any(event.message.topic in COSTLY for event in events)
        if phase > SUPPLY_PHASE >= self._phase and state.clock.day == self._day and not self._costly:
            found = self._compare_units(state)
        if phase != SUPPLY_PHASE:
            self._markers, self._roadblocks, self._costly = state.board.supply, state.land.roadblocks, False
        self._day, self._phase = state.clock.day, phase
        return found

    def _compare_units(self, state: ArdennesState) -> list[str]:
        """Compare all units, Allies first while the German markers are unchanged; Roadblocks are removed last."""
        self.checked += 1
        first = lines.read_position(self.printed, state, self._markers)
        then = lines.read_position(self.printed, state, self._markers_after_allied_check(state), self._roadblocks)
        nets = {ALLIED: first.find_supplied(ALLIED), GERMAN: then.find_supplied(GERMAN)}
        found = []
        board = state.board
        for n, name in enumerate(self.printed.names):
            hex, side = board.hexes[n], self.printed.counters[name].side
            if hex is not None:
                before, checked = self._markers[n], state.clock.day >= CHECKED_FROM[side]
                wanted = next_supply_state(before, self.printed.hexes[hex] in nets[side]) if checked else before
                if board.supply[n] != wanted:
                    found.append(f"supply of {name}: {board.supply[n]}, by the ladder {wanted} after {before}")
        return found

    def _markers_after_allied_check(self, state: ArdennesState) -> list[int]:
        """Return the markers from before the phase, with the Allied ones as they are now."""
        counters = self.printed.counters
        return [
            state.board.supply[n] if counters[name].side == ALLIED else self._markers[n]
            for n, name in enumerate(self.printed.names)
        ]
