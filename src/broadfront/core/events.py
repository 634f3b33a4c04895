"""What happened, told as it happens, with the rule that made it happen."""

from __future__ import annotations

import msgspec

from broadfront.core.rules import cite

__all__ = ["Candidate", "Event", "Trace"]


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """One thing the system considered, and why it won or lost."""

    what: str
    why: str
    rule: str = ""
    chosen: bool = False

    def __post_init__(self) -> None:
        if self.rule:
            cite(self.rule)


class Trace(msgspec.Struct, frozen=True, gc=False):
    """How the system came to a choice: the question, the rules in order, what was considered."""

    question: str
    choice: str
    rules: tuple[str, ...]
    candidates: tuple[Candidate, ...] = ()
    dice: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        cite(*self.rules)

    def lines(self) -> list[str]:
        """The trace as a person reads it."""
        told = [f"{self.question}: {self.choice} [{', '.join(self.rules)}]"]
        for c in self.candidates:
            rule = f" [{c.rule}]" if c.rule else ""
            told.append(f"  {'*' if c.chosen else '-'} {c.what}: {c.why}{rule}")
        told += [f"  rolled {d}" for d in self.dice]
        return told


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `text` is a template filled from `facts` when somebody reads it."""

    kind: str
    text: str
    rules: tuple[str, ...] = ()
    facts: dict[str, object] = {}
    seen_by: tuple[str, ...] | None = None
    """Who may read it; None means everybody."""
    public: str | None = None
    """What the others read instead; None means nothing at all."""
    trace: Trace | None = None

    def __post_init__(self) -> None:
        cite(*self.rules)

    def __str__(self) -> str:
        told = self.text.format_map(self.facts)
        return f"{told} [{', '.join(self.rules)}]" if self.rules else told

    def seen_from(self, side: str | None) -> Event | None:
        """The event as a side may know it: whole, in its public words, or not at all."""
        if side is None or self.seen_by is None or side in self.seen_by:
            return self
        return None if self.public is None else Event(self.kind, self.public, self.rules)

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "kind": self.kind,
            "text": self.text.format_map(self.facts),
            "rules": list(self.rules),
        }
        if self.facts:
            data["facts"] = msgspec.to_builtins(self.facts)
        if self.trace is not None:
            data["trace"] = msgspec.to_builtins(self.trace)
        return data
