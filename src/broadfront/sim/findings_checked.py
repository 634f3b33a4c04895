"""Whether findings hold what they declare: none kept, or everything watched that they read. For tests; slow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

from broadfront.core.findings import Findings, Ground
from broadfront.core.state import State

__all__ = ["Undeclared", "unkept", "watched"]

ALSO_CHANGES = ("stack", "zones")
"""What of a state changes and is no fact: no finding may rest on it."""

Undeclared = dict[str, set[str]]
"""By finding, what it read and does not declare."""


class Forgetful(dict[Any, Any]):
    """Keeps nothing."""

    def get(self, key: Any, default: Any = None) -> Any:
        return default

    def __setitem__(self, key: Any, value: Any) -> None:
        pass

    def setdefault(self, key: Any, default: Any = None) -> Any:
        return default

    def copy(self) -> Forgetful:
        return self


@contextmanager
def unkept() -> Iterator[None]:
    """States that are made meanwhile find everything again whenever it is asked for, and so do their copies."""
    before = Findings.SHELVES
    Findings.SHELVES = Forgetful
    try:
        yield
    finally:
        Findings.SHELVES = before


class Watch:
    """Looks on while findings are found, one within the other."""

    def __init__(self) -> None:
        self._reading: list[set[str]] = []
        """By finding that is being found, the last one on top: what it has read so far."""
        self._read: dict[tuple[Any, Callable[..., Any], Ground], set[str]] = {}
        """By kind of state and finding, all that was read of it."""

    def __call__(self, ground: Ground, find: Callable[..., Any], state: Any, args: Any) -> Any:
        if self._reading:
            self._reading[-1] |= ground.names
        read: set[str] = set()
        kind: Any = type(state)
        self._reading.append(read)
        watched: list[tuple[str, Any]] = [("", state), *((f"{name}.", getattr(state, name)) for name in kind.PARTS)]
        kinds: list[Any] = [type(one) for _, one in watched]
        for (prefix, one), before in zip(watched, kinds, strict=True):
            one.__class__ = _noting(before, prefix, self)
        try:
            return find(state, *args)
        finally:
            for (_, one), before in zip(watched, kinds, strict=True):
                one.__class__ = before
            self._reading.pop()
            self._read.setdefault((getattr(kind, "noting", kind), find, ground), set()).update(read)

    def note(self, name: str) -> None:
        if self._reading:
            self._reading[-1].add(name)

    def look_away(self, do: Callable[[Any], Any], state: Any) -> Any:
        """What is read meanwhile is not noted."""
        reading, self._reading = self._reading, []
        try:
            return do(state)
        finally:
            self._reading = reading

    def undeclared(self) -> Undeclared:
        found: Undeclared = {}
        for (kind, find, ground), read in self._read.items():
            if odd := _not_in(ground, read & self._changing(kind), kind):
                found.setdefault(f"{find.__module__}.{find.__qualname__}", set()).update(odd)
        return found

    def _changing(self, kind: Any) -> set[str]:
        """What changes in a kind of state: a name that findings of another title rest on may be fixed in this one."""
        rested_on = {name for of, _, ground in self._read if of is kind for name in ground.names}
        return {*kind.PATHS.values(), *kind.DERIVED, *ALSO_CHANGES, *rested_on}


def _not_in(ground: Ground, changes: set[str], kind: Any) -> set[str]:
    """What is not part of a ground, neither itself nor all that it is derived from."""
    return {
        name
        for name in changes - ground.names
        if name not in kind.DERIVED or not ground.names.issuperset(kind.DERIVED[name])
    }


@cache
def _noting(kind: Any, prefix: str, watch: Watch) -> Any:
    """The same kind of state or part, which notes what is read of it by its path; `noting` is the kind itself."""
    if hasattr(kind, "noting"):
        return kind

    def read(self: Any, name: str) -> Any:
        watch.note(prefix + name)
        return kind.__getattribute__(self, name)

    found: Any = type(kind.__name__, (kind,), {"__getattribute__": read, "noting": kind, "__slots__": ()})
    if issubclass(kind, State):  # a copy takes over everything; what is then read of the copy is noted as well
        found._copied = partial(watch.look_away, kind._copied)
    return found


@contextmanager
def watched() -> Iterator[Undeclared]:
    """What findings read meanwhile and do not declare, filled in at the end. Each is found whenever it is asked for."""
    watch, undeclared = Watch(), Undeclared()
    with unkept():
        Findings.WATCH = watch
        try:
            yield undeclared
        finally:
            Findings.WATCH = None
            undeclared.update(watch.undeclared())
