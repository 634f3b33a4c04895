"""What do they do? An Allied impulse of the solitaire game from a position, each card and die entered as it comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer
from broadfront.core.state import State
from broadfront.core.steps import Decision, Pending

__all__ = ["what_they_do"]


def what_they_do(position: State, entered: Sequence[str]) -> Answer:
    """What happens with these draws and rolls, with the reasons of the system; and what is to be entered next."""
    state = position.copy()
    state.events = []
    pending = state.settle()
    if not isinstance(pending, Chance) or state.variant != "gs":
        asked = pending.prompt if isinstance(pending, Decision) else "no card"
        raise Invalid(
            f"The Allied impulse does not come next in this position: asked for is {asked}.", parameter="position",
            todo="Give a solitaire position with side = 'allied' under [today].",
        )  # fmt: skip
    for place, word in enumerate(entered, 1):
        if not isinstance(pending, Chance):
            raise Invalid(
                f"The impulse is over after {place - 1} of {len(entered)} entries.", parameter="entered", given=word,
                todo="Leave out the rest.",
            )  # fmt: skip
        outcome = pending.named(word)
        pending.weight(outcome)
        state.happen(outcome)
        pending = state.settle()
    told = [line for event in state.events for line in _told(event)]
    rules = dict.fromkeys(rule for event in state.events for rule in event.rules)
    return Answer({"told": told, **_next(pending)}, rules=tuple(rules))


def _told(event: Any) -> list[str]:
    """What happened; what the system chose with everything it looked at."""
    return [str(event)] if event.trace is None else event.trace.lines()


def _next(pending: Pending | None) -> dict[str, Any]:
    """What is to be entered, or that the impulse is over."""
    if isinstance(pending, Chance):
        return {"enter": pending.what, "one of": pending.span()}
    return {"enter": "nothing more: the impulse is over"}
