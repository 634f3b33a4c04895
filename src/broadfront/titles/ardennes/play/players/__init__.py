"""Players of the Ardennes game."""

from __future__ import annotations

from broadfront.players.ardennes.greedy import Greedy
from broadfront.players.ardennes.rash import Rash

__all__ = ["PLAYERS", "Greedy", "Rash"]

PLAYERS = {"greedy": Greedy, "rash": Rash}
