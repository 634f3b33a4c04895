"""Players of the Rhine sectors and of the campaign clerk."""

from __future__ import annotations

from broadfront.players.rhine.greedy import Greedy

__all__ = ["PLAYERS", "Greedy"]

PLAYERS = {"greedy": Greedy}
