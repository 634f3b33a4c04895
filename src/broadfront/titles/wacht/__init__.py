"""Wacht: the movement system of the Ardennes battle, December 1944."""

from __future__ import annotations

from broadfront.titles.kit import Command, TitleKit

__all__ = ["KIT"]

KIT = TitleKit(
    printed=".data.title:load",
    game=".game:load",
    table=".table:TABLETOP",
    editor=".table.editing:EDITOR",
    questions=".questions",
    players=".play.still:PLAYERS",
    advice=".play.advice:ADVICE",
    tracks=".play.tracks:TRACKS",
    lesson=".play.lesson:LESSON",
    commands=(
        Command("setup", "check a set-up of your own; start a game from it, or draw it", ".play.commands:set_up"),
        Command("reach", "where a unit can move, and what it costs", ".play.commands:reach", json=True),
    ),
    guide="manual/guide.toml",
)
