"""Rhine: the campaign, September 1944 to April 1945."""

from __future__ import annotations

from broadfront.titles.kit import Command, TitleKit

__all__ = ["KIT"]

KIT = TitleKit(
    printed=".data.title:load",
    game=".game:load",
    table=".table:TABLETOP",
    editor=".table.editing:EDITOR",
    edits_games=False,
    questions=".questions",
    players=".play.greedy:PLAYERS",
    advice=".play.advice:ADVICE",
    tracks=".play.tracks:TRACKS",
    outlook=".play.outlook:OUTLOOK",
    lesson=".play.lesson:LESSON",
    commands=(
        Command("calendar", "the turns of a campaign", ".play.commands:calendar", printed=True, json=True),
        Command("clerk", "begin the books of a campaign", ".play.commands:clerk"),
        Command("report", "draw what a campaign brings", ".play.commands:report", printed=True),
    ),
    guide="manual/guide.toml",
)
