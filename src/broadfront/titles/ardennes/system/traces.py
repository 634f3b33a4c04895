"""Logging the choices of the system, each as one event with its full trace."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, Ruling
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "hex_message",
    "log_choice",
    "log_trace",
    "reason_message",
    "stack_messages",
    "unit_ids",
    "unit_message",
    "unit_with_hex_message",
]


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
    """Log a choice made for the Allies by the solitaire rules with its full explanation, if the game keeps a log."""
    if state.events is None:
        return
    cited = tuple(dict.fromkeys(rules))
    log_trace(state, Trace(question, choice, cited, tuple(candidates), tuple(dice), tuple(counted), follows))


def log_trace(state: ArdennesState, trace: Trace) -> None:
    """Log an explained choice that the solitaire rules made for the Allies."""
    state.emit(trace.summarize(), *trace.rules, trace=trace)


def unit_ids(state: ArdennesState, unit_numbers: Iterable[int]) -> list[str]:
    """Return the ids of units given by their numbers."""
    return [state.units[n].id for n in unit_numbers]


def unit_message(state: ArdennesState, unit_number: int) -> Message:
    """Return the name of a unit as a message for explanations."""
    return say("system.named.unit", unit=state.units[unit_number].id)


def unit_with_hex_message(state: ArdennesState, unit_number: int) -> Message:
    """Return the names of a unit on the map and of its hex as a message for explanations."""
    return say("system.named.unit-in-hex", unit=state.units[unit_number].id, hex=state.board.where[unit_number].text)


def stack_messages(state: ArdennesState, unit_numbers: Iterable[int]) -> list[Message]:
    """Return the names of the stacks that units on the map form, each with its hex, as messages for explanations."""
    stacks: dict[str, list[int]] = {}
    for number in unit_numbers:
        stacks.setdefault(state.board.where[number].text, []).append(number)
    return [say("system.named.stack", units=unit_ids(state, units), hex=hex) for hex, units in stacks.items()]


def hex_message(state: ArdennesState, hex: int) -> Message:
    """Return the name of a hex as a message for explanations."""
    return say("system.named.hex", hex=state.hex_id(hex))


def reason_message(ruling: Ruling) -> Message:
    """Return the reason why something is or is not legal as a message for explanations."""
    return say("system.because.ruling", why=ruling.why)
