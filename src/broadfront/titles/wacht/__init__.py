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
    players="broadfront.players.wacht:PLAYERS",
    guide="manual/guide.toml",
)
