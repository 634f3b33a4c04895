"""What was found out about a position, kept until something it rests on changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Self, TypeVar

__all__ = ["Findings"]

T = TypeVar("T")


class Findings:
    """Part of the state: the setters say what has changed, the rules ask what is known. Never part of a fact."""

    _known: dict[object, Any]
    _zones_known: dict[object, Any] | None
    _pool: dict[Hashable, dict[object, Any]] | None
    _kept: dict[object, tuple[Any, Any]]
    _roster_known: dict[object, Any]

    def begin_findings(self) -> None:
        """Nothing is known."""
        self._known, self._zones_known, self._pool = {}, None, None
        self._kept, self._roster_known = {}, {}

    def share_findings(self, twin: Self) -> None:
        """A copy knows the same. What is found is the same for both until one of the two changes and begins its own."""
        twin._known = self._known
        twin._zones_known, twin._pool = self._zones_known, self._pool
        twin._kept, twin._roster_known = self._kept.copy(), self._roster_known

    def forget(self) -> None:
        """Forget what was found out; it is found again when asked for."""
        self._known, self._zones_known, self._kept, self._roster_known = {}, None, {}, {}

    def _changed(self) -> None:
        self._known = {}
        self._zones_known = None

    # Asking

    def known(self, what: object, find: Callable[[], T]) -> T:
        """Something found out about the position, kept until a unit, marker or bridge changes."""
        found: T | None = self._known.get(what)
        if found is None:
            found = self._known[what] = find()
        return found

    def known_of_zones(self, what: object, find: Callable[[], T]) -> T:
        """The same for what depends on where units are, their zones and supply markers, not on their steps."""
        held = self._zones_known
        if held is None:
            held = {} if self._pool is None else self._pool.setdefault(self.findings_rest_on(), {})
            self._zones_known = held
        found: T | None = held.get(what)
        if found is None:
            found = held[what] = find()
        return found

    def known_of_roster(self, what: object, find: Callable[[], T]) -> T:
        """The same for what rests on which units are on the map and which in each box, not on where they stand."""
        found: T | None = self._roster_known.get(what)
        if found is None:
            found = self._roster_known[what] = find()
        return found

    def known_while(self, what: object, rests_on: object, find: Callable[[], T]) -> T:
        """The same for what rests on something that can be compared: kept while that is equal, whatever changes."""
        kept = self._kept.get(what)
        if kept is None or kept[0] != rests_on:
            kept = self._kept[what] = (rests_on, find())
        found: T = kept[1]
        return found

    def kept(self, what: object) -> tuple[Any, Any] | None:
        """What was kept last under a name, after what it rested on. Whether it still holds is for the caller to say."""
        return self._kept.get(what)

    def keep(self, what: object, rests_on: object, found: T) -> T:
        """Keep something under a name, with what it rests on."""
        self._kept[what] = (rests_on, found)
        return found

    def example(self, what: object, still: Callable[[T], bool], find: Callable[[], T | None]) -> T | None:
        """One of those that `find` would give, None when there is none: the one given last while it is `still` one."""
        kept = self._kept.get(what)
        if kept is not None and still(kept[1]):
            found: T | None = kept[1]
        elif (found := find()) is not None:
            self._kept[what] = (None, found)
        return found

    # Positions met again

    def pool_findings(self) -> None:
        """From now on copies of this state that come to the same position by different ways find things out once."""
        self._pool = {}
        self._zones_known = None

    def findings_rest_on(self) -> Hashable:
        """Everything that `known_of_zones` may rest on."""
        raise NotImplementedError
