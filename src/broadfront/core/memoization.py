"""Memoized results about a position, valid while their declared inputs are unchanged.

A memoized function of a state declares its inputs: facts, and values derived from facts. These values are immutable; a
changed state holds new ones. They are compared on every call, so no explicit invalidation is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import wraps
from operator import attrgetter
from typing import Any, ClassVar, Concatenate, NamedTuple, ParamSpec, TypeVar

from broadfront.core.positions.parts import compile_reader

__all__ = ["DECLARED_INPUTS", "INPUT_SETS", "InputSet", "MemoizedResults", "memoized"]

P = ParamSpec("P")
S = TypeVar("S", bound="MemoizedResults")
T = TypeVar("T")

InputPaths = Iterable["str | Iterable[str] | Callable[..., Any]"]
"""Paths of facts and derived values (`board.where`), groups of paths, and other memoized functions, whose inputs are
included."""

UNKNOWN = object()


class InputSet(NamedTuple):
    """The values of a state on which memoized functions depend."""

    number: int
    names: frozenset[str]
    of: Callable[[Any], Any]


DECLARED_INPUTS: dict[Callable[..., Any], InputSet] = {}
"""The input set of every memoized function."""

INPUT_SETS: dict[frozenset[str], InputSet] = {}
EMPTY: tuple[object, dict[Hashable, Any]] = UNKNOWN, {}
"""The entry used when nothing is stored for an input set."""


class MemoizedResults:
    """The base class of every state: its store of memoized results, which are never part of a fact."""

    DERIVED: ClassVar[Mapping[str, Iterable[str]]] = {}
    """Values derived from facts and changed in place, each with the values a function that reads it must declare."""
    STORE_TYPE: ClassVar[type[dict[Any, Any]]] = dict
    """The type of the stores; replaced in tests where nothing is to be cached (`sim/undeclared_inputs.py`)."""
    WATCH: ClassVar[Callable[..., Any] | None] = None
    """A hook called for every computed result; None in a game."""

    __slots__ = ("_last", "_pool", "_shelves")
    _shelves: dict[int, tuple[Any, dict[Hashable, Any]]]
    """By input set, its values and the results that are valid for them."""
    _last: dict[Hashable, tuple[Any, Any]]
    """The latest result of functions with `while_equal` or `serves`, each with the value it depends on."""
    _pool: dict[Hashable, dict[Hashable, Any]] | None

    def clear_results(self) -> None:
        """Drop all memoized results; they are computed again when needed."""
        self._shelves, self._last, self._pool = self.STORE_TYPE(), self.STORE_TYPE(), None

    def copy_results_to(self, twin: MemoizedResults) -> None:
        """Give a copy of this state the same memoized results. Later results of either state are shared while their
        inputs stay the same."""
        twin._shelves, twin._last, twin._pool = self._shelves.copy(), self._last.copy(), self._pool

    def share_results_with(self, twin: MemoizedResults) -> None:
        """Let a read-only copy of this state use the same store of memoized results, so that its results are kept for
        this state and later copies."""
        twin._shelves, twin._last = self._shelves, self._last

    def pool_results(self) -> None:
        """Let copies of this state made from now on share memoized results whenever they reach the same values in
        different ways."""
        self._pool = self.STORE_TYPE()


def memoized(
    *,
    rests_on: InputPaths,
    by: Callable[..., Hashable] | None = None,
    series: Callable[..., Hashable] | None = None,
    while_equal: Callable[..., Any] | None = None,
    serves: Callable[[Any, Any, Any, Any], bool] | None = None,
    given: str = "",
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Memoize a function of a state and positional arguments, for each set of arguments.

    `rests_on`: the facts and derived values that the function reads; results are dropped when these inputs change.

    `by`: the part of the arguments that matters; by default all of them, which must then be hashable.

    `while_equal`: a cheap function of the same arguments. As long as its value is equal, the latest result stays valid
    although the inputs have changed.

    `serves(state, found, before, now)`: whether the latest result stays valid although the value of `while_equal`, too,
    has changed.

    `given`: the keyword that passes the value of `while_equal` to the function, to avoid computing it twice.

    `series`: the part of the arguments that a call must share with the latest result; by default all of them.
    """

    def declare(find: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        """Return the memoized form of a function of a state."""
        ground = _input_set(frozenset(_input_paths(rests_on)))
        number, _, of = ground
        lasting = while_equal is not None or serves is not None
        compute: Callable[..., T] = find

        @wraps(find)
        def ask(state: S, *args: Any) -> T:
            """Return the stored result for these arguments if its inputs are unchanged, else compute it."""
            now = of(state)
            shelves = state._shelves
            before, kept = shelves.get(number, EMPTY)
            if before is now or before == now:  # comparing identity first avoids comparing long rows
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
                found = kept[key] = compute(state, *args)
            return found

        def seek(state: S, key: Hashable, args: Any) -> T:
            """Return the latest result if it is still valid, else compute and store a new one."""
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
                found = compute(state, *args, **{given: now}) if given else compute(state, *args)
            state._last[row] = now, found
            return found

        DECLARED_INPUTS[ask] = ground
        return ask  # type: ignore[return-value]  # arguments by position only: a name would cost every call

    return declare


def _input_paths(rests_on: InputPaths) -> Iterator[str]:
    """Yield the attribute paths of all inputs declared for a memoized function."""
    for one in rests_on:
        if isinstance(one, str):
            yield one
        elif callable(one):
            yield from DECLARED_INPUTS[one].names
        else:
            yield from _input_paths(one)


def _input_set(names: frozenset[str]) -> InputSet:
    """Return the set of inputs for these attribute paths of a state, creating it on first use."""
    found = INPUT_SETS.get(names)
    if found is None:
        of = attrgetter(*names) if len(names) == 1 else compile_reader(sorted(names))
        found = INPUT_SETS[names] = InputSet(len(INPUT_SETS), names, of)
    return found
