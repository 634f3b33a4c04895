"""Rhine: the campaign, September 1944 to April 1945."""

from __future__ import annotations

from broadfront.titles.kit import TitleKit

__all__ = ["KIT"]

KIT = TitleKit(
    printed=".data.title:load",
    game=".game:load",
    table=".table:TABLETOP",
    editor=".table.editing:EDITOR",
    questions=".questions",
    players="broadfront.players.rhine:PLAYERS",
    guide="manual/guide.toml",
)
