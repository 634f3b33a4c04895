"""Base of players that take the option with the best immediate value; each title defines the values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.listing import listing_parts
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.view import View

__all__ = ["GreedyPlayer", "Scales"]


class Scales(NamedTuple):
    """Functions that compute how valuable each option is in a position."""

    action: Callable[[Action], float]
    """Returns the value of an action."""
    numbers: Mapping[type[Action], Callable[[Sequence[int]], list[float]]] = {}
    """By class of action, a function from unit or hex numbers to the values of the actions listed by them, so that
    these need not be made. Other classes are made and weighed."""

    at_most: Callable[[Action], float] | None = None
    """Returns an upper bound of an action's value if that is faster to compute; options that cannot be best are
    skipped."""

    def best_index(self, listed: Sequence[Action]) -> int:
        """Return the index of the most valuable action; if several are equal, the first."""
        best, most = 0, float("-inf")
        if self.at_most is not None:
            limits = list(map(self.at_most, listed))
            for at in sorted(range(len(limits)), key=limits.__getitem__, reverse=True):
                if limits[at] < most:
                    break
                worth = self.action(listed[at])
                if worth > most or (worth == most and at < best):
                    best, most = at, worth
            return best
        first = 0
        for worths in self.weigh(listed):
            if worths and (top := max(worths)) > most:
                best, most = first + worths.index(top), top
            first += len(worths)
        return best

    def weigh(self, listed: Sequence[Action]) -> Iterator[list[float]]:
        """Yield the values of all listed actions in order, in one list for each group of the listing."""
        for things, make, blank in listing_parts(listed):
            weigh = None if blank is None else self.numbers.get(type(blank))
            if weigh is not None:
                yield weigh(things)
            else:
                yield [self.action(action) for action in (things if make is None else map(make, things))]


class GreedyPlayer:
    """Plays either side by taking the option of the highest immediate value. It uses no random numbers: the same views
    give the same choices whatever the seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seed!r})"

    def scales(self, position: State, side: str, listed: Sequence[Action]) -> Scales:
        """Return the functions that value the listed options of a side. Each title overrides this."""
        raise NotImplementedError

    def choose(self, view: View, options: Options) -> Action:
        """Return the listed option with the highest value; if several are equal, the first."""
        listed = options.listing()
        if len(listed) == 1:
            return listed[0]
        assert view.side is not None
        return listed[self.scales(view.shared_position(), view.side, listed).best_index(listed)]
