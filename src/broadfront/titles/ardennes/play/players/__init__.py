"""Bots for the Ardennes game."""

from __future__ import annotations

from broadfront.titles.ardennes.play.players.greedy import Greedy
from broadfront.titles.ardennes.play.players.rash import Rash

__all__ = ["PLAYERS", "Greedy", "Rash"]

PLAYERS = {"greedy": Greedy, "rash": Rash}
