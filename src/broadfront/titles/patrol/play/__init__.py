"""Players of the teaching game."""

from __future__ import annotations

from broadfront.players.patrol.greedy import Greedy

__all__ = ["PLAYERS", "Greedy"]

PLAYERS = {"greedy": Greedy}
