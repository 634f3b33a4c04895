"""What a side can announce of movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from broadfront.core.actions import Action, Composed

if TYPE_CHECKING:
    from broadfront.core.state import State
    from broadfront.titles.ardennes.state import ArdennesState

__all__ = ["ExitMap", "Move", "MoveTo", "StrategicMove"]


class Move(Action, frozen=True):
    """A unit goes along a path of hexes; the hex it stands in is not part of the path."""

    unit: str
    path: tuple[str, ...]


class StrategicMove(Action, frozen=True):
    """A unit goes along a road by Strategic Movement."""

    unit: str
    path: tuple[str, ...]


class ExitMap(Action, frozen=True):
    """A unit goes along a path, none when it stands there, to an exit hex and leaves the map."""

    unit: str
    path: tuple[str, ...] = ()


class MoveTo(Composed, frozen=True):
    """Move a unit to a hex by its cheapest path."""

    unit: str
    hex: str

    def parts(self, state: State) -> Iterator[Action]:
        from broadfront.titles.ardennes.movement import path_to

        here = cast("ArdennesState", state)
        yield Move(self.unit, path_to(here, here.ardennes.unit(self.unit).number, self.hex))
