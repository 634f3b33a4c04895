"""Players of the movement system."""

from __future__ import annotations

from broadfront.players.wacht.still import Still

__all__ = ["PLAYERS", "Still"]

PLAYERS = {"still": Still}
