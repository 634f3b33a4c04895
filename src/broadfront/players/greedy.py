"""The frame of players that take the best they see now; what is best, each title says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.listing import parts_of
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.view import View

__all__ = ["GreedyPlayer", "Scales"]


class Scales(NamedTuple):
    """How much things are wanted in a position."""

    action: Callable[[Action], float]
    numbers: Mapping[type[Action], Callable[[int], float]] = {}
    """By kind of action, how much it is wanted for a unit or hex by whose number it is listed, so that it need not be
    made; kinds that are not here are made and weighed."""

    def weighed(self, listed: Sequence[Action]) -> Iterator[list[float]]:
        """How much everything listed is wanted, part by part of the listing."""
        for things, make, blank in parts_of(listed):
            weigh = None if blank is None else self.numbers.get(type(blank))
            if weigh is not None:
                yield [weigh(number) for number in things]
            else:
                yield [self.action(action) for action in (things if make is None else map(make, things))]


class GreedyPlayer:
    """Plays either side. It does not roll: the same views give the same choices whatever the seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seed!r})"

    def scales(self, position: State, side: str, listed: Sequence[Action]) -> Scales:
        """How much a side wants what is listed."""
        raise NotImplementedError

    def choose(self, view: View, options: Options) -> Action:
        """What is wanted most; of several the first."""
        listed = options.listing()
        if len(listed) == 1:
            return listed[0]
        assert view.side is not None
        scales = self.scales(view.position(), view.side, listed)
        at, best, most = 0, 0, float("-inf")
        for worths in scales.weighed(listed):
            if worths and (top := max(worths)) > most:
                best, most = at + worths.index(top), top
            at += len(worths)
        return listed[best]
