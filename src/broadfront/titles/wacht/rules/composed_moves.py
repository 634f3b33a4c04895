"""Moves announced as one action, expanded to the single actions of a movement phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from broadfront.core.actions import Action, Composed
from broadfront.core.state import State
from broadfront.core.steps import Choice
from broadfront.titles.wacht.rules.actions import Begin, Pick
from broadfront.titles.wacht.rules.march import March
from broadfront.titles.wacht.rules.move_rulings import best_move
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


class MovementChoice(Choice[WachtState], frozen=True):
    """Base class of the choices of a player in a movement phase; `CHOOSES` is formation, unit or path."""

    CHOOSES: ClassVar[Literal["formation", "unit", "path"]]

    def unit_move_in_progress(self, unit_number: int) -> March | None:
        """Return how far a unit has moved, if it is the unit that this step is moving, else None."""
        return None


class MoveTo(Composed, frozen=True):
    """Move a unit to a hex by its cheapest path, beginning its formation's move if necessary."""

    unit: str
    hex: str
    kind: str = ""

    def expand(self, state: State) -> Iterator[Action]:
        """Yield the actions that begin the formation's move, pick the unit, and move it to the hex."""
        assert isinstance(state, WachtState)
        n = state.number(self.unit)
        state.title.map.index_of(self.hex)
        if _top_step_chooses(state, "formation"):
            yield Begin(state.board.unit(n).formation, (self.unit,))
        if _top_step_chooses(state, "unit"):
            yield Pick(self.unit)
        top = state.stack[-1]
        march = top.unit_move_in_progress(n) if isinstance(top, MovementChoice) else None
        yield best_move(state, n, self.hex, self.kind, march)


def _top_step_chooses(state: WachtState, subject: str) -> bool:
    """Return whether the player now chooses this: the `formation` or `unit` that moves next, or its `path`."""
    top = state.stack[-1]
    return isinstance(top, MovementChoice) and subject == top.CHOOSES
