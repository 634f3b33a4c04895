"""How the system tells what it chose: one event with the whole trace."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["names", "tell"]


def tell(
    state: ArdennesState, question: Message | str, choice: Message | str, rules: Iterable[str],
    candidates: Iterable[Candidate] = (), dice: Iterable[Message | str] = (),
) -> None:  # fmt: skip
    """Emit a choice with its trace."""
    if state.events is None:
        return
    trace = Trace(question, choice, tuple(dict.fromkeys(rules)), tuple(candidates), tuple(dice))
    state.emit(trace.said(), *trace.rules, trace=trace)


def names(state: ArdennesState, numbers: Iterable[int]) -> str:
    """Units as a person reads them."""
    return ", ".join(state.units[n].id for n in numbers)
