"""Ardennes: the Bulge, 16-29 December 1944."""

from __future__ import annotations

from broadfront.titles.kit import Command, TitleKit

__all__ = ["KIT"]

KIT = TitleKit(
    printed=".data.title:load",
    game=".game:load",
    table=".table:TABLETOP",
    editor=".table.editing:EDITOR",
    questions=".questions",
    players=".play.players:PLAYERS",
    advice=".play.advice:ADVICE",
    tracks=".play.tracks:TRACKS",
    outlook=".play.outlook:OUTLOOK",
    lesson=".play.lesson:LESSON",
    commands=(
        Command("position", "ask about a position: Supply, Surround, moves", ".play.commands:position", json=True),
        Command("explain", "how the Allied system came to what it did", ".play.explain:explain", json=True),
    ),
    guide="manual/guide.toml",
)
