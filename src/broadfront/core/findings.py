"""What was found out about a position, and kept as long as what it rests on is as it was.

A finding is a function of a state with a declaration of what it rests on: facts, and what is derived from facts. These
are values that never change in place; a state that changes holds others. They are compared when the finding is asked
for, so that nobody has to say that something has changed, and nobody can forget to.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import wraps
from operator import attrgetter
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar

from broadfront.core.positions.parts import reader

__all__ = ["DECLARED", "GROUNDS", "Findings", "Ground", "finding"]

P = ParamSpec("P")
S = TypeVar("S", bound="Findings")
T = TypeVar("T")

RestsOn = Iterable["str | Iterable[str] | Callable[..., Any]"]
"""Paths of facts and derived values (`board.where`), groups of paths, and other findings, whose ground counts too."""

UNKNOWN = object()


class Ground(NamedTuple):
    """The values that findings of one kind rest on."""

    number: int
    names: frozenset[str]
    of: Callable[[Any], Any]


DECLARED: dict[Callable[..., Any], Ground] = {}
"""Every finding, with its ground."""

GROUNDS: dict[frozenset[str], Ground] = {}
EMPTY: tuple[object, dict[Hashable, Any]] = UNKNOWN, {}
"""A shelf on which nothing was ever put."""


class Findings:
    """Part of every state: what is known of it. Never part of a fact."""

    DERIVED: ClassVar[Mapping[str, Iterable[str]]] = {}
    """What is derived from facts and changes in place, each with the values that a finding which reads it rests on."""
    SHELVES: ClassVar[type[dict[Any, Any]]] = dict
    """What keeps findings; replaced where none are to be kept (`sim/findings_checked.py`)."""
    WATCH: ClassVar[Callable[..., Any] | None] = None
    """Who looks on while something is found; nobody in a game."""

    __slots__ = ("_last", "_pool", "_shelves")
    _shelves: dict[int, tuple[Any, dict[Hashable, Any]]]
    """By ground, the values for which the findings beside them hold."""
    _last: dict[Hashable, tuple[Any, Any]]
    """The last that was found of those that may hold longer, each with what it must be equal to."""
    _pool: dict[Hashable, dict[Hashable, Any]] | None

    def forget(self) -> None:
        """Drop what was worked out about the position; it is worked out again when asked for."""
        self._shelves, self._last, self._pool = self.SHELVES(), self.SHELVES(), None

    def share_findings(self, twin: Findings) -> None:
        """A copy knows the same. What either finds later is found for both as long as they rest on the same."""
        twin._shelves, twin._last, twin._pool = self._shelves.copy(), self._last.copy(), self._pool

    def find_together(self, twin: Findings) -> None:
        """What a copy that is only read finds is kept for this state too, and for the next such copy."""
        twin._shelves, twin._last = self._shelves, self._last

    def pool_findings(self) -> None:
        """From now on copies of this state that come to the same values by different ways find things out once."""
        self._pool = self.SHELVES()


def finding(
    *,
    rests_on: RestsOn,
    by: Callable[..., Hashable] | None = None,
    series: Callable[..., Hashable] | None = None,
    while_equal: Callable[..., Any] | None = None,
    serves: Callable[[Any, Any, Any, Any], bool] | None = None,
    given: str = "",
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Keep what a function of a state and of positional arguments finds, for each of the arguments.

    `by`: what of the arguments matters; else all of them, which can then be compared.
    `while_equal`: a function of the same, quick to ask, of something that settles what is found: as long as that is
    equal, the last that was found serves although what it rests on has changed.
    `serves(state, found, before, now)`: whether the last that was found serves although that, too, has changed.
    `given`: the keyword by which the function is given what `while_equal` has just said, so as not to ask it again.
    `series`: what of the arguments the last one must have in common with this; else it is found for the same ones.
    """

    def declare(find: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        ground = _ground(frozenset(_names(rests_on)))
        number, _, of = ground
        lasting = while_equal is not None or serves is not None
        anew: Callable[..., T] = find

        @wraps(find)
        def ask(state: S, *args: Any) -> T:
            now = of(state)
            shelves = state._shelves
            before, kept = shelves.get(number, EMPTY)
            if before is now or before == now:  # a long row is not the same at a glance
                key = find, args if by is None else by(*args)
                found: T = kept.get(key, UNKNOWN)
                if found is not UNKNOWN:
                    return found
            else:
                key = find, args if by is None else by(*args)
                pool = state._pool
                kept = {} if pool is None else pool.setdefault((number, now), {})
                shelves[number] = now, kept
                if kept and (found := kept.get(key, UNKNOWN)) is not UNKNOWN:
                    return found
            if lasting or state.WATCH is not None:
                found = kept[key] = seek(state, key, args)
            else:
                found = kept[key] = anew(state, *args)
            return found

        def seek(state: S, key: Hashable, args: Any) -> T:
            if state.WATCH is not None:
                watched: T = state.WATCH(ground, find, state, args)
                return watched
            now = None if while_equal is None else while_equal(state, *args)
            row = key if series is None else (find, series(*args))
            last = state._last.get(row)
            if last is not None and (
                (while_equal is not None and last[0] == now)
                or (serves is not None and serves(state, last[1], last[0], now))
            ):
                found: T = last[1]
            else:
                found = anew(state, *args, **{given: now}) if given else anew(state, *args)
            state._last[row] = now, found
            return found

        DECLARED[ask] = ground
        return ask  # type: ignore[return-value]  # arguments by position only: a name would cost every call

    return declare


def _names(rests_on: RestsOn) -> Iterator[str]:
    for one in rests_on:
        if isinstance(one, str):
            yield one
        elif callable(one):
            yield from DECLARED[one].names
        else:
            yield from _names(one)


def _ground(names: frozenset[str]) -> Ground:
    found = GROUNDS.get(names)
    if found is None:
        of = attrgetter(*names) if len(names) == 1 else reader(sorted(names))
        found = GROUNDS[names] = Ground(len(GROUNDS), names, of)
    return found
