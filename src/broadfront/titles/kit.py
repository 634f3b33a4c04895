"""The kit of a title: one declaration of where each of its parts is found."""

from __future__ import annotations

from pathlib import Path

import msgspec

__all__ = ["Command", "TitleKit", "legacy_kit"]


class Command(msgspec.Struct, frozen=True):
    """A command of a title, `broadfront TITLE NAME`."""

    name: str
    does: str
    """One-line summary."""
    run: str
    """The function, as `module:name`; see `titles/commands.py` for its parameters and output."""
    printed: bool = False
    """True if the command needs only the printed parts of the title, so that its game is not loaded."""
    json: bool = False
    """True if the output can be printed as JSON."""


class TitleKit(msgspec.Struct, frozen=True, kw_only=True):
    """Where the parts of a title (game) are found, each written `module:name` and imported on demand.

    A module that starts with a dot is relative to the title's package. A part left out has a default or is missing.

    The title's package registers its kit in pyproject.toml: `[project.entry-points."broadfront.titles"]` has a line
    such as `two_rivers = "two_rivers:KIT"`.
    """

    printed: str
    """A function that loads the printed parts: takes a folder of the user's own files or None, returns a `Title`."""
    game: str = ""
    """A function that loads the game from the same argument as a `Playable`; without it, only questions work."""
    table: str = ""
    """The display: a `Tabletop`. The default lists every unit with its place."""
    editor: str = ""
    """The position editor: an `Editor`."""
    edits_games: bool = True
    """Whether the editor opens positions of games in progress, not only set-ups."""
    questions: str = ""
    """The module of the questions, written without a name."""
    players: str = ""
    """The computer players besides the random one: by name, a function from a seed to a `Player`."""
    advice: str = ""
    """The hints about a position: a `TitleAdvice` of `broadfront.players.advising`."""
    tracks: str = ""
    """The measures that can be tracked in games: `TitleTracks` of `broadfront.tracks`."""
    outlook: str = ""
    """The analyst's settings: a `TitleOutlook` of `broadfront.analyst.outlooks`."""
    lesson: str = ""
    """The data for learning environments: a `Lesson` of `broadfront.learn.lessons`."""
    commands: tuple[Command, ...] = ()
    guide: str = ""
    """The file of the guided first game, in the folder of the package."""
    page: str = ""
    """The script for the page, in the folder of the package: an ES module that exports `part`."""


def legacy_kit(folder: Path, players: str) -> TitleKit:
    """Declare the parts of a title whose package registers only its name, as older ones do, by its folder's modules."""

    def part_in(room: str, part: str) -> str:
        """Return a part's location if the package has its module or folder, otherwise an empty text."""
        exists = (folder / f"{room}.py").is_file() or (folder / room / "__init__.py").is_file()
        return part if exists else ""

    return TitleKit(
        printed=".:load",
        game=part_in("game", ".game:load"),
        table=part_in("table", ".table:TABLETOP"),
        editor=part_in("table/editing", ".table.editing:EDITOR"),
        questions=part_in("questions", ".questions"),
        players=players,
        guide="manual/guide.toml" if (folder / "manual" / "guide.toml").is_file() else "",
    )
