"""A move announced in one go: it becomes the actions that the steps of a movement phase take one by one."""

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
    """A decision of a movement phase. Its steps say what they choose; a move in one go knows them by that."""

    CHOOSES: ClassVar[Literal["formation", "unit", "path"]]

    def march_of(self, n: int) -> March | None:
        """The march of a unit, if it is under way here."""
        return None


class MoveTo(Composed, frozen=True):
    """Move a unit to a hex by its cheapest path, its formation beginning with it."""

    unit: str
    hex: str
    kind: str = ""

    def parts(self, state: State) -> Iterator[Action]:
        assert isinstance(state, WachtState)
        n = state.number(self.unit)
        state.title.map.index_of(self.hex)
        if _chooses(state, "formation"):
            yield Begin(state.board.unit(n).formation, (self.unit,))
        if _chooses(state, "unit"):
            yield Pick(self.unit)
        top = state.stack[-1]
        march = top.march_of(n) if isinstance(top, MovementChoice) else None
        yield best_move(state, n, self.hex, self.kind, march)


def _chooses(state: WachtState, what: str) -> bool:
    """Whether the step on top chooses this."""
    top = state.stack[-1]
    return isinstance(top, MovementChoice) and what == top.CHOOSES
