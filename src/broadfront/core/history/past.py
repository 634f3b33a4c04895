"""What happened in a game, line by line, wherever it was found out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from broadfront.core.chance import Chance
from broadfront.core.events import Event

__all__ = ["Past"]


class Past(Protocol):
    """A game that was replayed, or what another process tells of one."""

    @property
    def told(self) -> Sequence[Sequence[Event]]: ...

    @property
    def chances(self) -> Mapping[int, Chance]: ...
