"""Players of the Ardennes game."""

from __future__ import annotations

from broadfront.players.ardennes.greedy import Greedy

__all__ = ["PLAYERS", "Greedy"]

PLAYERS = {"greedy": Greedy}
