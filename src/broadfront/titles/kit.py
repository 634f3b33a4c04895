"""What a title brings, declared in one place: where each of its parts is to be found."""

from __future__ import annotations

from pathlib import Path

import msgspec

__all__ = ["Command", "TitleKit", "earlier_kit"]


class Command(msgspec.Struct, frozen=True):
    """A command of a title, `broadfront TITLE NAME`."""

    name: str
    does: str
    """What it does, in a line."""
    run: str
    """Its function, as the parts of a kit are written; `titles/commands.py` says what it takes and gives."""
    printed: bool = False
    """Whether what is printed of the title is enough: its game is then not loaded."""
    json: bool = False
    """Whether what it gives can be printed as JSON."""


class TitleKit(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a title. Each is written `module:name`, in a module relative to the title's package where it begins
    with a dot, and imported when somebody asks for it. A part that is left out has a plain default or is not there.

    The package of the title holds its kit, and registers it: `[project.entry-points."broadfront.titles"]` of its
    pyproject.toml has a line such as `two_rivers = "two_rivers:KIT"`.
    """

    printed: str
    """Loads what is printed of it: a function from a folder with files of a person's own, or None, to a `Title`."""
    game: str = ""
    """Loads its game in the same way: a `Playable`. A title without one answers questions."""
    table: str = ""
    """What a person is shown: a `Tabletop`; plainly, every unit with its place."""
    editor: str = ""
    """What of a position can be edited: an `Editor`."""
    edits_games: bool = True
    """Whether the editor opens positions of games in progress; one that does not makes set-ups alone."""
    questions: str = ""
    """The module of its questions; written without a name."""
    players: str = ""
    """Who can play a side, besides the random player: by name, what makes a `Player` of a seed."""
    advice: str = ""
    """What matters in a position: a `TitleAdvice` of `broadfront.players.advising`."""
    tracks: str = ""
    """What can be tracked in its games: `TitleTracks` of `broadfront.tracks`."""
    outlook: str = ""
    """What the analyst knows of it: a `TitleOutlook` of `broadfront.analyst.outlooks`."""
    lesson: str = ""
    """What a learning environment must know of it: a `Lesson` of `broadfront.learn.lessons`."""
    commands: tuple[Command, ...] = ()
    guide: str = ""
    """The file of its guided first game, in the folder of its package."""
    page: str = ""
    """The script of its part of the page, in the folder of its package: an ES module that exports `part`."""


def earlier_kit(folder: Path, players: str) -> TitleKit:
    """The kit of a package that registers its name alone, as before there were kits: its rooms say what it has."""

    def found(room: str, part: str) -> str:
        there = (folder / f"{room}.py").is_file() or (folder / room / "__init__.py").is_file()
        return part if there else ""

    return TitleKit(
        printed=".:load",
        game=found("game", ".game:load"),
        table=found("table", ".table:TABLETOP"),
        editor=found("table/editing", ".table.editing:EDITOR"),
        questions=found("questions", ".questions"),
        players=players,
        guide="manual/guide.toml" if (folder / "manual" / "guide.toml").is_file() else "",
    )
