"""Options as a sequence: how many there are is known at once, each is made when it is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, overload

from broadfront.core.actions import Action

__all__ = ["Listing", "Part", "parts_of"]


Part = tuple[Sequence[Any], Callable[[Any], Action] | None, Action | None]
"""A row of things; what makes an action of one, None where they are actions already; and where they are numbers of
units or hexes, an action of the row without its last field, which they fill."""


class Listing(Sequence[Action]):
    """Parts one after another, each a row of things with the function that makes an action of one of them.

    Take what is wanted before the state changes.
    """

    __slots__ = ("_count", "_parts")

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._count = 0

    def add(self, *actions: Action) -> None:
        """Actions that are made already come next."""
        self._parts.append((actions, None, None))
        self._count += len(actions)

    def add_each(self, things: Sequence[object], make: Callable[..., Action], *given: object) -> None:
        """An action for each of these things comes next: `make(*given, thing)`."""
        self._parts.append((things, partial(make, *given) if given else make, None))
        self._count += len(things)

    def add_numbered(self, blank: Action, numbers: Sequence[int], make: Callable[..., Action], *given: object) -> None:
        """The same for numbers of units or hexes that fill the last field of `blank`; of a path they are its end.

        Whoever looks at all options learns from the two what each is, and makes none.
        """
        self._parts.append((numbers, partial(make, *given) if given else make, blank))
        self._count += len(numbers)

    def parts(self) -> Sequence[Part]:
        """The rows, in order."""
        return self._parts

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        for things, make, _ in self._parts:
            yield from things if make is None else map(make, things)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(self._count))]
        left = at + self._count if at < 0 else at
        if 0 <= left < self._count:
            for things, make, _ in self._parts:
                count = len(things)
                if left < count:
                    taken: Action = things[left] if make is None else make(things[left])
                    return taken
                left -= count
        raise IndexError(f"option {at} of {self._count}")


def parts_of(options: Sequence[Action]) -> Sequence[Part]:
    """The rows of a listing; any other sequence of actions is one row."""
    return options.parts() if isinstance(options, Listing) else ((options, None, None),)
