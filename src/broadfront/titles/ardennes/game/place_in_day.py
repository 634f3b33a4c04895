"""Where in the day a game stands: the words of a position file, and the steps on the stack that they mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from broadfront.core.errors import Invalid
from broadfront.core.steps import InOrder, Step
from broadfront.titles.ardennes.game.sequence import PHASES, SEQUENCES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import OPENING_IMPULSES, EndImpulse, Impulses, SolitaireImpulses

__all__ = ["DayPlace", "check_place", "is_opening", "phase_under_way", "place_in_words", "steps_at"]

COMMAND = PHASES.index("command")


class DayPlace(NamedTuple):
    """Where in a phase a game stands. With a side, the Command Phase is under way."""

    side: str | None = None
    """Whose impulse it is, or comes next."""
    begun: bool = False
    """Whether that impulse has begun."""
    last: bool = False
    """Whether the day ends with it (solitaire)."""
    impulse: int = 0

    def said(self) -> dict[str, Any]:
        """As a position file says it, the number of the impulse aside."""
        return {name: value for name, value in self._asdict().items() if value and name != "impulse"}


def is_opening(variant: str, day: int, impulse: int) -> bool:
    """Whether a German impulse is an opening one."""
    return day == 16 and impulse <= OPENING_IMPULSES[variant]


def check_place(variant: str, phase: str, today: DayPlace) -> None:
    """Refuse words that name no place in the day."""
    if today.side is None:
        if today.begun or today.last:
            raise _wrong("side", "an impulse is said to have begun, or to be the last; whose? Give side")
        return
    if phase != "command":
        raise _wrong("side", f"impulses are in the command phase, not in {phase}; give phase = 'command', or no side")
    if today.begun and today.side == "german" and today.impulse < 1:
        raise _wrong("impulse", f"a German impulse that has begun has a number from 1 up, not {today.impulse}")
    if variant == "gs" and today.begun and today.side == "allied":
        raise _wrong("begun", "the Allied impulse of the solitaire game begins with its card; leave out begun")
    if today.last and (variant != "gs" or today.begun):
        raise _wrong("last", "last is for a solitaire impulse that has not begun; leave it out")


def _wrong(word: str, said: str) -> Invalid:
    return Invalid(f"today: {said}.", parameter=word)


def steps_at(variant: str, day: int, phase: str, today: DayPlace) -> list[Step[Any]]:
    """The steps of a place in the day, lowest first."""
    if today.side is None:
        return [InOrder(variant, PHASES.index(phase))]
    command = SEQUENCES[variant][COMMAND]
    assert isinstance(command, InOrder)
    below: list[Step[Any]] = [
        InOrder(variant, COMMAND + 1), InOrder(command.name, len(SEQUENCES[command.name])),
    ]  # fmt: skip
    other = "allied" if today.side == "german" else "german"
    if variant == "gs":
        if not today.begun:
            return [*below, SolitaireImpulses(today.side, today.last)]
        return [*below, SolitaireImpulses(other), EndImpulse("german"), GermanImpulse()]
    if not today.begun:
        return [*below, Impulses(today.side)]
    if today.side == "allied":
        return [*below, Impulses(other), EndImpulse("allied"), AlliedImpulse()]
    again = day == 16 and today.impulse < OPENING_IMPULSES["2p"]
    return [*below, Impulses("german" if again else other), EndImpulse("german"), GermanImpulse()]


def place_in_words(state: ArdennesState) -> tuple[str, DayPlace] | None:
    """Phase and place in words that lead to the steps on the stack; None when no words do."""
    for phase, place in _places(state.clock.impulse):
        if steps_at(state.variant, state.clock.day, phase, place) == state.stack:
            return phase, place
    return None


def phase_under_way(state: ArdennesState) -> str:
    """The phase of the day that runs: its sequence stands one beyond the step it has put on the stack."""
    day = (step.at for step in state.stack if isinstance(step, InOrder) and step.name == state.variant)
    return PHASES[min(max(next(day, COMMAND + 1) - 1, 0), COMMAND)]


def _places(impulse: int) -> Iterator[tuple[str, DayPlace]]:
    for phase in PHASES:
        yield phase, DayPlace(impulse=impulse)
    for side in ("german", "allied"):
        for begun, last in ((True, False), (False, False), (False, True)):
            yield "command", DayPlace(side, begun, last, impulse)
