"""Wacht: the movement system of the Ardennes battle, December 1944."""

from __future__ import annotations

from broadfront.titles.kit import TitleKit

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
    guide="manual/guide.toml",
)
