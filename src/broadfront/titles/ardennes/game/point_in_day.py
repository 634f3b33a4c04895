"""Points in the day: how a position file names them, and the pending steps that each one stands for."""

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

__all__ = [
    "PointInDay",
    "check_point_in_day",
    "current_phase",
    "find_point_in_day",
    "is_opening_impulse",
    "steps_for_point_in_day",
]

COMMAND_INDEX = PHASES.index("command")


class PointInDay(NamedTuple):
    """A point within a phase of the day; if `side` is set, the impulses of the Command Phase are under way."""

    side: str | None = None
    """Side of the current or next impulse."""
    begun: bool = False
    """Whether that impulse has begun."""
    last: bool = False
    """Whether it is the last impulse of the day (solitaire)."""
    impulse: int = 0

    def to_fields(self) -> dict[str, Any]:
        """Return the point as fields for a position file, without default values and the impulse number."""
        return {name: value for name, value in self._asdict().items() if value and name != "impulse"}


def is_opening_impulse(variant: str, day: int, impulse: int) -> bool:
    """Return whether the German impulse with this number is one of the opening impulses of 16 December."""
    return day == 16 and impulse <= OPENING_IMPULSES[variant]


def check_point_in_day(variant: str, phase: str, today: PointInDay) -> None:
    """Raise `Invalid` unless phase and `today` fields of a position file describe a valid point in the day."""
    if today.side is None:
        if today.begun or today.last:
            raise _invalid_today("side", "an impulse is said to have begun, or to be the last; whose? Give side")
        return
    if phase != "command":
        raise _invalid_today(
            "side", f"impulses are in the command phase, not in {phase}; give phase = 'command', or no side"
        )
    if today.begun and today.side == "german" and today.impulse < 1:
        raise _invalid_today("impulse", f"a German impulse that has begun has a number from 1 up, not {today.impulse}")
    if variant == "gs" and today.begun and today.side == "allied":
        raise _invalid_today("begun", "the Allied impulse of the solitaire game begins with its card; leave out begun")
    if today.last and (variant != "gs" or today.begun):
        raise _invalid_today("last", "last is for a solitaire impulse that has not begun; leave it out")


def _invalid_today(field: str, message: str) -> Invalid:
    """Return the error for a faulty field in the `today` section of a position file."""
    return Invalid(f"today: {message}.", parameter=field)


def steps_for_point_in_day(variant: str, day: int, phase: str, today: PointInDay) -> list[Step[Any]]:
    """Return the pending steps (stages of play) of the game at a point in the day; the last one is next."""
    if today.side is None:
        return [InOrder(variant, PHASES.index(phase))]
    command = SEQUENCES[variant][COMMAND_INDEX]
    assert isinstance(command, InOrder)
    below: list[Step[Any]] = [
        InOrder(variant, COMMAND_INDEX + 1),
        InOrder(command.name, len(SEQUENCES[command.name])),
    ]
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


def find_point_in_day(state: ArdennesState) -> tuple[str, PointInDay] | None:
    """Return the phase and point in the day that stand for the state's pending steps, or None if none does."""
    for phase, place in _all_places(state.clock.impulse):
        if steps_for_point_in_day(state.variant, state.clock.day, phase, place) == state.stack:
            return phase, place
    return None


def current_phase(state: ArdennesState) -> str:
    """Return the name of the phase under way."""
    # The sequence of the day already points one past the phase it has pushed.
    day = (step.at for step in state.stack if isinstance(step, InOrder) and step.name == state.variant)
    return PHASES[min(max(next(day, COMMAND_INDEX + 1) - 1, 0), COMMAND_INDEX)]


def _all_places(impulse: int) -> Iterator[tuple[str, PointInDay]]:
    """Yield every phase and point in the day that a position file can name."""
    for phase in PHASES:
        yield phase, PointInDay(impulse=impulse)
    for side in ("german", "allied"):
        for begun, last in ((True, False), (False, False), (False, True)):
            yield "command", PointInDay(side, begun, last, impulse)
