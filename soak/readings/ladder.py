"""Supply states after a Supply Phase, by the ladder of house rule H-22 and a plain reading of Supply."""

from collections.abc import Sequence

from broadfront.core.events import Event
from broadfront.core.steps import InOrder
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from soak.readings import lines
from soak.readings.printed import ALLIED, GERMAN, Printed

__all__ = ["Ladder", "next_state"]

IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY, ISOLATED = range(4)
CHECKED_FROM = {ALLIED: 17, GERMAN: 19}
SUPPLY_PHASE = 3
"""The third of the four phases of a day."""
COSTLY = ("surrender.loses-step", "surrender.surrenders")


def next_state(state: int, traces: bool) -> int:
    """A unit that cannot trace is one state worse; one that can comes up to LowSupply, or from there to InSupply."""
    if not traces:
        return min(state + 1, ISOLATED)
    return LOW_SUPPLY if state in (OUT_OF_SUPPLY, ISOLATED) else IN_SUPPLY


def phase_of(state: ArdennesState) -> int:
    """Which phase of the day runs, counted from 1; 0 when none does."""
    return next((step.at for step in state.stack if isinstance(step, InOrder) and step.name == state.variant), 0)


class Ladder:
    """Watches the markers of units through each Supply Phase."""

    def __init__(self, printed: Printed, state: ArdennesState) -> None:
        self.printed = printed
        self.checked = 0
        """Supply Phases that were compared."""
        self._day, self._phase = state.clock.day, phase_of(state)
        self._markers, self._roadblocks = state.board.supply, state.land.roadblocks
        self._costly = False

    def differences(self, state: ArdennesState, told: Sequence[Event]) -> list[str]:
        """After a line: units whose state is not what the ladder says, if a Supply Phase has just ended.

        Nothing is said of a day on which a unit surrendered a step, since the Supply of others may hang on it.
        """
        phase = phase_of(state)
        found: list[str] = []
        self._costly |= any(event.message.topic in COSTLY for event in told)
        if phase > SUPPLY_PHASE >= self._phase and state.clock.day == self._day and not self._costly:
            found = self._compared(state)
        if phase != SUPPLY_PHASE:
            self._markers, self._roadblocks, self._costly = state.board.supply, state.land.roadblocks, False
        self._day, self._phase = state.clock.day, phase
        return found

    def _compared(self, state: ArdennesState) -> list[str]:
        """The Allies are checked first, while Germans are as they were; Roadblocks go last."""
        self.checked += 1
        first = lines.position(self.printed, state, self._markers)
        then = lines.position(self.printed, state, self._with_allied(state), self._roadblocks)
        nets = {ALLIED: first.supplied(ALLIED), GERMAN: then.supplied(GERMAN)}
        found = []
        board = state.board
        for n, name in enumerate(self.printed.names):
            hex, side = board.hexes[n], self.printed.counters[name].side
            if hex is not None:
                before, checked = self._markers[n], state.clock.day >= CHECKED_FROM[side]
                wanted = next_state(before, self.printed.hexes[hex] in nets[side]) if checked else before
                if board.supply[n] != wanted:
                    found.append(f"supply of {name}: {board.supply[n]}, by the ladder {wanted} after {before}")
        return found

    def _with_allied(self, state: ArdennesState) -> list[int]:
        """The markers before the phase, the Allied ones as they are now."""
        counters = self.printed.counters
        return [
            state.board.supply[n] if counters[name].side == ALLIED else self._markers[n]
            for n, name in enumerate(self.printed.names)
        ]
