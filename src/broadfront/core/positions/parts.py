"""The parts of a state: groups of facts with their setters and the values derived from them.

Copies, keys and memoized functions read many facts at once, thousands of times a second. The functions that read them
are compiled once per class of state from its slot names, as a dataclass compiles its methods.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from broadfront.core.facts import Fact, return_unchanged

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = ["Copy", "Part", "Slots", "compile_copier", "compile_reader"]

Copy = Callable[[Any], Any] | None


class Part:
    """A group of facts of a state. Its slots (attributes) hold facts, values derived from them, and printed data."""

    __slots__ = ()
    FACTS: ClassVar[dict[str, Fact]] = {}
    COPIES: ClassVar[Mapping[str, Copy]] = {}
    """How to copy derived values that change in place; None starts a copy with None. Every other slot is shared."""

    title: Any
    """The title of the game, for a part that names it among its slots."""

    def __init__(self, state: State) -> None:
        """Take printed data from the state; the part keeps no reference to it."""
        if hasattr(type(self), "title"):
            self.title = state.title

    def derive(self) -> None:
        """Rebuild the derived values that depend only on the facts of this part of the state."""


class Slots:
    """The slots (attributes) of a class, with how each is copied."""

    def __init__(self, kind: type, copies: Mapping[str, Copy], leave_out: Iterable[str] = ()) -> None:
        self.kind = kind
        names = [name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ())]
        self.names = [name for name in dict.fromkeys(names) if name not in {*leave_out}]
        self.copies = copies

    @classmethod
    def of_part(cls, kind: type[Part]) -> Slots:
        """Return the slots of a part of the state, with the functions that copy its facts and derived values."""
        facts = {name: fact.copy for name, fact in kind.FACTS.items() if fact.copy is not return_unchanged}
        return cls(kind, facts | dict(kind.COPIES))

    def copy_statements(self, source: str, target: str, space: dict[str, Any]) -> Iterator[str]:
        """Yield Python statements that copy each slot; the functions they call are added to `space`."""
        for name in self.names:
            value, copy = f"{source}.{name}", self.copies.get(name, return_unchanged)
            if copy is not return_unchanged:
                call = f"copy_{len(space)}"
                space[call], value = copy, "None" if copy is None else f"{call}({value})"
            yield f"    {target}.{name} = {value}"


def compile_copier(own: Slots, parts: Mapping[str, Slots]) -> Callable[[Any], Any]:
    """Compile a function that copies a state: its own slots, and slot by slot those of each of its parts."""
    space: dict[str, Any] = {"new": object.__new__}
    lines = ["def copied(state):", "    twin = new(state.__class__)", *own.copy_statements("state", "twin", space)]
    for name, slots in parts.items():
        space[f"Kind_{name}"] = slots.kind
        lines += [f"    part = state.{name}", f"    fresh = twin.{name} = new(Kind_{name})"]
        lines += slots.copy_statements("part", "fresh", space)
    exec("\n".join((*lines, "    return twin")), space)  # noqa: S102
    found: Callable[[Any], Any] = space["copied"]
    return found


def compile_reader(paths: Sequence[str]) -> Callable[[Any], Any]:
    """Compile a function that reads a tuple of values from a state by their paths, such as `board.where`."""
    terms: list[str] = []
    seen = set[str]()
    for path in paths:
        part, _, name = path.rpartition(".")
        if not part:
            terms.append(f"state.{name}")
            continue
        terms.append(f"{part}.{name}" if part in seen else f"({part} := state.{part}).{name}")
        seen.add(part)
    row = "".join(f"{term}, " for term in terms)
    found: Callable[[Any], Any] = eval(f"lambda state: ({row})")  # noqa: S307
    return found
