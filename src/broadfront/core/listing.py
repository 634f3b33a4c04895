"""Options as a lazy sequence: their number is known at once, and each action is made when it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, overload

from broadfront.core.actions import Action

__all__ = ["Listing", "Part", "listing_parts"]


Part = tuple[Sequence[Any], Callable[[Any], Action] | None, Action | None]
"""A row of things, the function that makes an action from one of them (None if they are actions already), and a blank
action.

The blank is set if the things are numbers of units or hexes: it is an action of the row without its last field.
"""


class Listing(Sequence[Action]):
    """A lazy sequence of legal actions made of parts: each part is a list of things and a function that makes an action
    from one of them.

    Read what you need before the state changes.
    """

    __slots__ = ("_count", "_parts")

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._count = 0

    def add(self, *actions: Action) -> None:
        """Append actions that are already made to the lazy sequence."""
        self._parts.append((actions, None, None))
        self._count += len(actions)

    def add_each(self, things: Sequence[object], make: Callable[..., Action], *given: object) -> None:
        """Append one action for each thing, made by `make(*given, thing)` only when it is read."""
        self._parts.append((things, partial(make, *given) if given else make, None))
        self._count += len(things)

    def add_numbered(self, blank: Action, numbers: Sequence[int], make: Callable[..., Action], *given: object) -> None:
        """Append one action for each number of a unit or hex, which fills the last field of `blank` (for a path, its
        end).

        Readers of all options can tell what each action is without making it.
        """
        self._parts.append((numbers, partial(make, *given) if given else make, blank))
        self._count += len(numbers)

    def parts(self) -> Sequence[Part]:
        """Return the parts of the lazy sequence in order."""
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


def listing_parts(options: Sequence[Action]) -> Sequence[Part]:
    """Return the parts of a lazy sequence of actions; any other sequence of actions is one part."""
    return options.parts() if isinstance(options, Listing) else ((options, None, None),)
