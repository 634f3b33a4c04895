"""Patrol, the teaching title: thirty hexes, seven units, every idea of the engine once."""

from __future__ import annotations

from broadfront.titles.kit import TitleKit

__all__ = ["KIT"]

KIT = TitleKit(
    printed=".data:load",
    game=".game:load",
    table=".table:TABLETOP",
    questions=".questions",
    players="broadfront.players.patrol:PLAYERS",
    guide="manual/guide.toml",
)
