"""The command line, `broadfront COMMAND`: only the module of the called command is imported."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, NamedTuple

import broadfront
from broadfront.cli.terminal import escape_control_characters, escaped_output
from broadfront.core.errors import BroadfrontError, Faults, unknown_name

if TYPE_CHECKING:
    from broadfront.titles import kit

__all__ = ["COMMANDS", "Command", "build_parser", "commands", "main"]


class Command(NamedTuple):
    """A command of the command line: its words, the location of its function (`module:name`), and a one-line summary.

    The function has typer's annotations, or is called `run` and takes the remaining words itself.
    """

    words: str
    where: str
    does: str
    title_command: kit.Command | None = None
    """The declaration in a title's kit, for commands that come with a title; its first word is the title."""

    @property
    def module(self) -> str:
        """The module that implements the command."""
        return f"{__name__}.{self.where.partition(':')[0]}"

    @property
    def is_installed(self) -> bool:
        """Whether the module that implements the command is installed."""
        return self.title_command is not None or importlib.util.find_spec(self.module) is not None

    def load(self) -> Any:
        """Import and return the function that carries out the command."""
        if self.title_command is None:
            return getattr(importlib.import_module(self.module), self.where.partition(":")[2])
        from broadfront.cli.title_commands import command_function

        return command_function(self.words.partition(" ")[0], self.title_command)


COMMANDS = (
    Command("play", "play:play", "open the page with all games; with a title, play in the terminal"),
    Command("serve", "serve:serve", "the page for the browser: games, charts, maps and rules"),
    Command("ask", "ask:run", "ask a chart or calculator; --list names them"),
    Command("odds", "odds:odds", "exact odds of an attack in a saved game"),
    Command("simulate", "simulate:simulate", "play many games: what happens when, who wins, what other data change"),
    Command("review", "analyst.review:review_game", "what a saved game owed to play and to luck; turning points"),
    Command("guest", "analyst.guest:guest", "let a program of your own play a side, by lines over a pipe"),
    Command("titles", "titles:titles", "list the titles"),
    Command("new-title", "house.new_title:new_title", "write a small title of your own, ready to play, as a package"),
    Command("doctor", "house.doctor:doctor", "what is there, what is missing, and the command that adds it"),
    Command("completion", "house.completion:completion", "a script that completes commands in bash, zsh or fish"),
    Command("check", "house.check:check", "check a title, also one of your own: data, map, code, games"),
    Command("rules book", "rules:book", "the rules of a title in reading order, with examples"),
    Command("rules word", "rules:word", "what a word of the game means"),
    Command("rules print", "rules:print_summary", "a summary of the rules on four pages, for printing"),
    Command("rules show", "rules:show", "the sentence of a rule"),
    Command("rules search", "rules:search", "find rules by words"),
    Command("rules coverage", "coverage:coverage", "which rules are implemented and tested, and where"),
    Command("record check", "record:check", "how far a saved game replays, and what differs if it does not"),
    Command("record show", "record:show", "the log of a saved game"),
    Command("record recover", "record:recover", "save the intact part of a damaged record as a new file"),
    Command("record position", "record:position", "write the position of a saved game after any line as a file"),
    Command("record report", "record:report", "write a bug report with what the sender may know"),
    Command("box new", "own.box:new", "sheets for the counters, cards and charts of your own box"),
    Command("box check", "own.box:check", "what is missing in your sheets or does not fit, by sheet and cell"),
    Command("store check", "store:check", "find what is wrong with the database of games"),
    Command("store backup", "store:backup", "write all games to a new file, while the server runs"),
    Command("store restore", "store:restore", "fill an empty database from a backup"),
    Command("map build", "map_build:build", "compile a title's map from the geography"),
    Command("map check", "map_build:check", "find what is wrong with a title's map"),
    Command("map draw", "map_draw:draw", "draw a title's map as SVG or PNG"),
    Command("map show", "map_draw:show", "what is in a hex of a title's map"),
    Command("vassal export", "vassal:export", "write a title as a VASSAL module"),
    Command("vassal import", "vassal:import_", "read a game saved in VASSAL as a position"),
    Command("vassal log", "vassal:log", "write a saved game as a log for VASSAL"),
)

GREETING = """\
broadfront plays, adjudicates and explains hex-and-counter wargames of the Western Front, 1944-45.

  play          broadfront play                     games in the browser; with a title, in the terminal
  at the table  broadfront ask --list               charts and calculators for the boxed game
  study         broadfront simulate --help          many games: what happens when, who wins
  train         pip install 'broadfront[play,rl]'   environments for learning agents
  add a title   broadfront new-title NAME           a small game of your own, ready to play

`broadfront --help` lists all commands; `broadfront doctor` says what is missing here."""
"""Text printed for `broadfront` without arguments."""

MAX_ERROR_LENGTH = 2000
"""Maximum length of a printed error line, in characters."""

EXTRAS = {
    "alembic": "web",
    "altair": "plots",
    "psycopg": "web",
    "pyarrow": "tables",
    "numba": "play",
    "numpy": "play",
    "ray": "cluster",
    "shapely": "maps",
    "sqlalchemy": "web",
    "starlette": "web",
    "uvicorn": "web",
    "vl_convert": "plots",
}
"""Optional packages, with the extra that installs each."""


def commands() -> dict[str, Command]:
    """Return the installed commands of the command line by their words: built-in ones, then those of titles."""
    from broadfront.titles import kit_of, title_names

    found = {c.words: c for c in COMMANDS}
    for title in title_names():
        for one in kit_of(title).commands:
            words = f"{title} {one.name}"
            found.setdefault(words, Command(words, one.run, one.does, one))
    return {words: c for words, c in found.items() if c.is_installed}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; a user error prints one line to stderr and returns 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _find_and_run_command(words)
    except Faults as error:
        return _report_error(
            *((str(error),) if len(error.faults) == 1 else (error.head, *(text for text, _ in error.faults)))
        )
    except BroadfrontError as error:
        return _report_error(str(error))
    except BrokenPipeError:
        # The reader of the pipe has closed it; keep the interpreter from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _report_error(f"{error.filename or 'The system'}: {error.strerror or error}.")
    except RecursionError:
        return _report_error("Something given is nested too deeply. Give it with fewer lists within lists.")
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        return _report_error(
            f"This needs the package {error.name}: install it with `pip install 'broadfront[{extra}]'`."
        )
    except KeyboardInterrupt:
        return 130


def _report_error(*messages: str) -> int:
    """Print error messages on stderr, each on one shortened line, and return exit code 2."""
    for message in messages:
        line = " ".join(message.split("\n"))
        print(
            escape_control_characters(line if len(line) <= MAX_ERROR_LENGTH else f"{line[:MAX_ERROR_LENGTH]}..."),
            file=sys.stderr,
        )
    return 2


def _find_and_run_command(words: list[str]) -> int:
    """Run the command that these words begin with, or print help; return the exit code."""
    if not words:
        print(GREETING)
        return 0
    first = words[0]
    if first in ("--help", "-h", "help"):
        return _print_overview("")
    if first == "--version":
        print(f"broadfront {broadfront.__version__}")
        return 0
    for length in (1, 2):
        command = next((c for c in COMMANDS if c.words == " ".join(words[:length])), None)
        if command is not None and command.is_installed:
            return _run_command(command, words[length:])
    known = commands()
    if " ".join(words[:2]) in known:
        return _run_command(known[" ".join(words[:2])], words[2:])
    group = {name.partition(" ")[2] for name in known if name.startswith(f"{first} ")}
    if not group:
        raise unknown_name(
            "command", first, {name.partition(" ")[0] for name in known}, todo="See `broadfront --help`."
        )
    if len(words) == 1 or words[1] in ("--help", "-h", "help"):
        return _print_overview(first)
    raise unknown_name(f"command of {first}", words[1], group, todo=f"See `broadfront {first} --help`.")


def _print_overview(group: str) -> int:
    """Print all commands of the command line, or only those of a group (commands with the same first word), and return
    exit code 0."""
    listed = [c for c in commands().values() if not group or c.words.startswith(f"{group} ")]
    width = max(len(c.words) for c in listed)
    if not group:
        print("broadfront plays, adjudicates and explains hex-and-counter wargames of the Western Front, 1944-45.\n")
    for c in listed:
        print(f"  broadfront {c.words:{width}}  {c.does}")
    print("\nEach takes --help.")
    return 0


def build_parser(found: Any) -> Any:
    """Build a command-line parser from a function with typer's annotations."""
    import typer.main

    app = typer.Typer(add_completion=False)
    app.command()(found)
    return typer.main.get_command(app)


def _run_command(command: Command, words: list[str]) -> int:
    """Run a command with the words that follow it, and return the exit code."""
    found = command.load()
    if found.__name__ == "run" and command.title_command is None:
        with escaped_output():
            code: int = found(words)
        return code
    import typer  # `ask` does not need it

    parser = build_parser(found)
    program = f"broadfront {command.words}"
    try:
        with nullcontext() if "--help" in words else escaped_output():  # typer prints help in color
            result = parser.main(words, prog_name=program, standalone_mode=False)
    except typer.TyperException as error:
        return _report_error(f"{error.format_message().rstrip('.')}. See `{program} --help`.")
    except typer.Abort:
        return 1
    return result if isinstance(result, int) else 0
