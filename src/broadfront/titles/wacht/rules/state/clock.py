"""The game turn, the phase and the ground."""

from __future__ import annotations

from typing import Any, ClassVar

from broadfront.core.facts import BETWEEN, OWN_WORDS, SEQUENCE, SET_UP, Constant, Fact, plain
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Words
from broadfront.titles.wacht.data.atlas import LATE_BOUNDARY_DAY
from broadfront.titles.wacht.data.charts import GROUNDS
from broadfront.titles.wacht.data.game_turn import GameTurn
from broadfront.titles.wacht.data.title import Wacht


def _turn_names(state: Any) -> list[str]:
    """Return the names of all game turns up to the last, such as `Dec 16 AM`."""
    return [str(state.title.game_turn(n)) for n in range(state.clock.last_turn + 1)]


class Clock(Part):
    """The part of the game state about time: game turn, phase and ground conditions."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "turn": plain(value=Words(words=_turn_names, numbered=True), not_in_file=OWN_WORDS),
        "last_turn": plain(not_in_fix=SET_UP, not_in_editor=OWN_WORDS),
        "phase": plain(initial=Constant(""), not_in_fix=SEQUENCE, not_in_editor=BETWEEN),
        "ground": plain(value=Words(words=GROUNDS)),
    }
    __slots__ = (*FACTS, "title")

    title: Wacht
    turn: int
    """Number of the game turn; Dec 16 AM is 0."""
    last_turn: int
    phase: str
    """Side and phase in progress, such as `german movement`, or empty."""
    ground: str

    def advance_turn(self) -> None:
        """Go to the next game turn."""
        self.turn += 1

    def end_after_turns(self, turns: int) -> None:
        """Set the last game turn, so that the game lasts this many turns counting the present one."""
        self.last_turn = self.turn + turns - 1

    @property
    def game_turn(self) -> GameTurn:
        return self.title.game_turn(self.turn)

    @property
    def is_night(self) -> bool:
        return self.game_turn.is_night

    @property
    def is_late_boundary_in_force(self) -> bool:
        """Whether the later US army boundary (from 20 December) applies."""
        return (self.game_turn.day or 0) >= LATE_BOUNDARY_DAY

    @property
    def active_side(self) -> str:
        """The side whose phase it is, or an empty string between phases."""
        return self.phase.partition(" ")[0]
