"""Test tools for memoized results: turning memoization off, and finding inputs that memoized functions read but do not
declare; slow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

from broadfront.core.memoization import InputSet, MemoizedResults
from broadfront.core.state import State

__all__ = ["UndeclaredInputs", "watch_undeclared_inputs", "without_memoization"]

ALSO_CHANGES = ("stack", "zones")
"""Parts of a state that change and are not facts; no memoized result may depend on them."""

UndeclaredInputs = dict[str, set[str]]
"""Undeclared inputs read, by memoized function."""


class NonStoringDict(dict[Any, Any]):
    """A dictionary that stores nothing, used as a cache that is always empty."""

    def get(self, key: Any, default: Any = None) -> Any:
        """Return the default: no key is ever stored."""
        return default

    def __setitem__(self, key: Any, value: Any) -> None:
        pass

    def setdefault(self, key: Any, default: Any = None) -> Any:
        """Return the default without storing it."""
        return default

    def copy(self) -> NonStoringDict:
        """Return this empty dictionary itself."""
        return self


@contextmanager
def without_memoization() -> Iterator[None]:
    """Turn off memoized results for states created in the `with` block and for their copies."""
    before = MemoizedResults.STORE_TYPE
    MemoizedResults.STORE_TYPE = NonStoringDict
    try:
        yield
    finally:
        MemoizedResults.STORE_TYPE = before


class InputRecorder:
    """Records which parts of the state each memoized function reads, including functions that it calls."""

    def __init__(self) -> None:
        self._reading: list[set[str]] = []
        """Inputs read so far by each running function, innermost last."""
        self._read: dict[tuple[Any, Callable[..., Any], InputSet], set[str]] = {}
        """All inputs read, by type of state and function."""

    def __call__(self, ground: InputSet, find: Callable[..., Any], state: Any, args: Any) -> Any:
        if self._reading:
            self._reading[-1] |= ground.names
        read: set[str] = set()
        kind: Any = type(state)
        self._reading.append(read)
        watched: list[tuple[str, Any]] = [("", state), *((f"{name}.", getattr(state, name)) for name in kind.PARTS)]
        kinds: list[Any] = [type(one) for _, one in watched]
        for (prefix, one), before in zip(watched, kinds, strict=True):
            one.__class__ = _recording_class(before, prefix, self)
        try:
            return find(state, *args)
        finally:
            for (_, one), before in zip(watched, kinds, strict=True):
                one.__class__ = before
            self._reading.pop()
            self._read.setdefault((getattr(kind, "noting", kind), find, ground), set()).update(read)

    def record_input(self, name: str) -> None:
        """Note that the running memoized function has read this part of the state."""
        if self._reading:
            self._reading[-1].add(name)

    def call_unrecorded(self, function: Callable[[Any], Any], state: Any) -> Any:
        """Call a function without recording what it reads."""
        reading, self._reading = self._reading, []
        try:
            return function(state)
        finally:
            self._reading = reading

    def undeclared(self) -> UndeclaredInputs:
        """Return the inputs that memoized functions have read without declaring them."""
        found: UndeclaredInputs = {}
        for (kind, find, ground), read in self._read.items():
            if extra := _undeclared_in(ground, read & self._changing_inputs(kind), kind):
                found.setdefault(f"{find.__module__}.{find.__qualname__}", set()).update(extra)
        return found

    def _changing_inputs(self, kind: Any) -> set[str]:
        """Return all inputs of a state class that can change during a game. An input that is constant in one title may
        change in another."""
        rested_on = {name for of, _, ground in self._read if of is kind for name in ground.names}
        return {*kind.PATHS.values(), *kind.DERIVED, *ALSO_CHANGES, *rested_on}


def _undeclared_in(ground: InputSet, changes: set[str], kind: Any) -> set[str]:
    """Return the inputs read that are neither declared nor derived only from declared ones."""
    return {
        name
        for name in changes - ground.names
        if name not in kind.DERIVED or not ground.names.issuperset(kind.DERIVED[name])
    }


@cache
def _recording_class(kind: Any, prefix: str, watch: InputRecorder) -> Any:
    """Return a subclass of a state class that records which attributes are read; its attribute `noting` is the original
    class."""
    if hasattr(kind, "noting"):
        return kind

    def read(self: Any, name: str) -> Any:
        """Record the attribute and return its value."""
        watch.record_input(prefix + name)
        return kind.__getattribute__(self, name)

    found: Any = type(kind.__name__, (kind,), {"__getattribute__": read, "noting": kind, "__slots__": ()})
    if issubclass(kind, State):  # a copy takes over everything; what is then read of the copy is noted as well
        found._copied = partial(watch.call_unrecorded, kind._copied)
    return found


@contextmanager
def watch_undeclared_inputs() -> Iterator[UndeclaredInputs]:
    """Yield a dictionary that lists, after the `with` block, the undeclared inputs that memoized functions read in
    it.

    Inside the block no results are memoized.
    """
    watch, undeclared = InputRecorder(), UndeclaredInputs()
    with without_memoization():
        MemoizedResults.WATCH = watch
        try:
            yield undeclared
        finally:
            MemoizedResults.WATCH = None
            undeclared.update(watch.undeclared())
