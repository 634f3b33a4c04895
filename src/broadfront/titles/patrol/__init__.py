"""Patrol, the teaching title: thirty hexes, seven units, and each idea of the engine once."""

from __future__ import annotations

from broadfront.titles.kit import TitleKit

__all__ = ["KIT"]

KIT = TitleKit(
    printed=".data:load",
    game=".game:load",
    table=".table:TABLETOP",
    questions=".questions",
    players=".play.greedy:PLAYERS",
    advice=".play.advice:ADVICE",
    tracks=".play.tracks:TRACKS",
    outlook=".play.outlook:OUTLOOK",
    lesson=".play.lesson:LESSON",
    guide="manual/guide.toml",
)
