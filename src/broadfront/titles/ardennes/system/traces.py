"""Logging the choices of the system, each as one event with its full trace."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["hex_message", "log_choice", "log_trace", "reason_message", "unit_ids", "unit_message"]


def log_choice(
    state: ArdennesState,
    question: Message,
    choice: Message,
    rules: Iterable[str],
    candidates: Iterable[Candidate] = (),
    dice: Iterable[Message] = (),
    counted: Iterable[LedgerLine] = (),
    follows: Message | None = None,
) -> None:
    """Log a choice of the Allied system with its full explanation, if the game keeps a log."""
    if state.events is None:
        return
    cited = tuple(dict.fromkeys(rules))
    log_trace(state, Trace(question, choice, cited, tuple(candidates), tuple(dice), tuple(counted), follows))


def log_trace(state: ArdennesState, trace: Trace) -> None:
    """Log an explained choice of the Allied system as an event."""
    state.emit(trace.summarize(), *trace.rules, trace=trace)


def unit_ids(state: ArdennesState, unit_numbers: Iterable[int]) -> list[str]:
    """Return the ids of units given by their numbers."""
    return [state.units[n].id for n in unit_numbers]


def unit_message(state: ArdennesState, unit_number: int) -> Message:
    """Return the name of a unit as a message for explanations."""
    return say("system.named.unit", unit=state.units[unit_number].id)


def hex_message(state: ArdennesState, hex: int) -> Message:
    """Return the name of a hex as a message for explanations."""
    return say("system.named.hex", hex=state.hex_id(hex))


def reason_message(ruling: Ruling) -> Message:
    """Return the reason of a ruling as a message for explanations."""
    return say("system.because.ruling", why=ruling.why)
