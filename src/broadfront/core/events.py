"""Events: what happened in a game, with the rules that caused it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from broadfront.core.messages import Datum, Message, find_names, plain_data, say, serialize_message
from broadfront.core.payloads import ToldCandidate, ToldEvent, ToldTrace
from broadfront.core.rules import cite
from broadfront.core.rulings import LedgerLine

__all__ = ["Candidate", "Event", "Trace"]


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """An option that the system considered when it chose for a side nobody plays, and why it was chosen or passed
    over."""

    named: Message
    because: Message
    rule: str = ""
    chosen: bool = False

    def __post_init__(self) -> None:
        if self.rule:
            cite(self.rule)

    @property
    def what(self) -> str:
        """The option that was considered, in the reader's language."""
        return str(self.named)

    @property
    def why(self) -> str:
        """Why the option was chosen or passed over, in the reader's language."""
        return str(self.because)

    def with_names(self, names: Mapping[str, Message]) -> Candidate:
        """Return a copy of this candidate with ids replaced by display names."""
        return Candidate(self.named.with_names(names), self.because.with_names(names), self.rule, self.chosen)

    def serialize(self) -> ToldCandidate:
        """Return the candidate as programs and pages receive it."""
        return ToldCandidate(serialize_message(self.named), serialize_message(self.because), self.rule, self.chosen)


class Trace(msgspec.Struct, frozen=True, gc=False):
    """The explanation of a choice by the system, which plays sides nobody plays: the question, the deciding rules, the
    candidates and the figures."""

    asks: Message
    chose: Message
    rules: tuple[str, ...]
    candidates: tuple[Candidate, ...] = ()
    """All options considered: the chosen one and those passed over."""
    dice: tuple[Message, ...] = ()
    counted: tuple[LedgerLine, ...] = ()
    """Ledger lines that add up to the deciding figures."""
    follows: Message | None = None
    """What the choice carries out or obeys, such as the text of a card or the order in which units are tried."""

    def __post_init__(self) -> None:
        cite(*self.rules)

    @property
    def question(self) -> str:
        """The question that the system had to decide, in the reader's language."""
        return str(self.asks)

    @property
    def choice(self) -> str:
        """What the system chose, in the reader's language."""
        return str(self.chose)

    def lines(self) -> list[str]:
        """Return the explanation of the system's choice as lines of text for a person."""
        lines = [f"{self.question}: {self.choice} [{', '.join(self.rules)}]"]
        if self.follows is not None:
            lines.append(f"  {self.follows}")
        for c in self.candidates:
            rule = f" [{c.rule}]" if c.rule else ""
            lines.append(f"  {'*' if c.chosen else '-'} {c.what}: {c.why}{rule}")
        lines += [f"  {line}" for line in self.counted]
        lines += [f"  rolled {d}" for d in self.dice]
        return lines

    def summarize(self) -> Message:
        """Return a one-line message with the question that the system faced and its choice."""
        return say("system.chose", question=self.asks, choice=self.chose)

    def with_names(self, names: Mapping[str, Message]) -> Trace:
        """Return a copy of this explanation of a choice with ids replaced by display names."""
        return Trace(
            self.asks.with_names(names),
            self.chose.with_names(names),
            self.rules,
            tuple(candidate.with_names(names) for candidate in self.candidates),
            tuple(die.with_names(names) for die in self.dice),
            tuple(LedgerLine(line.amount, line.message.with_names(names), line.rule) for line in self.counted),
            None if self.follows is None else self.follows.with_names(names),
        )

    def serialize(self) -> ToldTrace:
        """Return the explanation of the system's choice as programs and pages receive it."""
        return ToldTrace(
            serialize_message(self.asks),
            serialize_message(self.chose),
            self.rules,
            tuple(candidate.serialize() for candidate in self.candidates),
            tuple(line.serialize() for line in self.counted),
            tuple(map(serialize_message, self.dice)),
            msgspec.UNSET if self.follows is None else serialize_message(self.follows),
        )


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in a game: a topic with data, and the rules that caused it."""

    message: Message
    rules: tuple[str, ...] = ()
    seen_by: tuple[str, ...] | None = None
    """Sides that may read it; None means everyone."""
    public: Message | None = None
    """What the other sides read instead; None means nothing."""
    trace: Trace | None = None

    @property
    def kind(self) -> str:
        """The first word of the event's topic, which says what kind of event it is."""
        return self.message.kind

    @property
    def text(self) -> str:
        """The event as a sentence in the reader's language."""
        return str(self.message)

    @property
    def facts(self) -> Mapping[str, Datum]:
        """The data of the event's message, such as the unit and the hex."""
        return self.message.data

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.rules)}]" if self.rules else self.text

    def as_seen_by(self, side: str | None) -> Event | None:
        """Return the event as a side may know it: unchanged, in its public wording, or None if it is secret."""
        if side is None or self.seen_by is None or side in self.seen_by:
            return self
        return None if self.public is None else Event(self.public, self.rules)

    def with_names(self, names: Mapping[str, Message]) -> Event:
        """Return a copy of the event with ids replaced by display names, in its message and its explanation."""
        public = None if self.public is None else self.public.with_names(names)
        trace = None if self.trace is None else self.trace.with_names(names)
        return Event(self.message.with_names(names), self.rules, self.seen_by, public, trace)

    def serialize(self) -> ToldEvent:
        """Return the event as programs and pages receive it."""
        trace = msgspec.UNSET if self.trace is None else self.trace.serialize()
        words = (self.message.topic, self.text, find_names(self.message), plain_data(self.facts))
        return ToldEvent(self.kind, *words, self.rules, trace)
