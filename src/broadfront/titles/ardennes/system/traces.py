"""How the system tells what it chose: one event with the whole trace."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["because", "hex_named", "names", "tell", "tell_trace", "unit_named"]


def tell(
    state: ArdennesState, question: Message, choice: Message, rules: Iterable[str],
    candidates: Iterable[Candidate] = (), dice: Iterable[Message] = (), counted: Iterable[LedgerLine] = (),
    follows: Message | None = None,
) -> None:  # fmt: skip
    """Emit a choice with its trace."""
    if state.events is None:
        return
    cited = tuple(dict.fromkeys(rules))
    tell_trace(state, Trace(question, choice, cited, tuple(candidates), tuple(dice), tuple(counted), follows))


def tell_trace(state: ArdennesState, trace: Trace) -> None:
    """Emit a trace."""
    state.emit(trace.said(), *trace.rules, trace=trace)


def names(state: ArdennesState, numbers: Iterable[int]) -> list[str]:
    """The ids of units."""
    return [state.units[n].id for n in numbers]


def unit_named(state: ArdennesState, number: int) -> Message:
    """A unit among what was considered."""
    return say("system.named.unit", unit=state.units[number].id)


def hex_named(state: ArdennesState, hex: int) -> Message:
    """A hex among what was considered."""
    return say("system.named.hex", hex=state.name(hex))


def because(ruling: Ruling) -> Message:
    """A ruling as the reason why something was passed over or chosen."""
    return say("system.because.ruling", why=ruling.why)
