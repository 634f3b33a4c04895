"""Every command, program and file that README and documentation show works, in a shortened form."""

import ast
import csv
import doctest
import io
import re
import shlex
import shutil
import tomllib
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

import broadfront as bf
from broadfront.cli import COMMANDS, build_parser, main
from broadfront.core.positions.position_files import write_position_file
from broadfront.store import GameStore
from broadfront.titles import playable
from broadfront.vassal.exporting import export_module
from broadfront.vassal.kit import Kit
from broadfront.web.settings import default_database
from tests.code_blocks import PAGES, WALKED, block_of, table
from tests.repository import ROOT
from tools.blocks import code_blocks, shown_commands

__all__ = ["table"]

OTHERS = ("cd", "curl", "git", "pip", "pipx", "python", "uv")
"""Programs that need a registry, a server or a clone; `make release` tests those of the README."""
QUICKER = (
    (r"^(?!broadfront guest)(.*)--games \d+", r"\1--games 1 --jobs 1"),
    (r"--scenario campaign --", "--scenario initial_assault --"),
    (r"^(broadfront vassal (?:export|log) .*)$", r"\1 --svg"),
)
ENDLESS = ("--page", "guest", "serve", "postgresql://me@localhost/games")
"""Words of commands that run until stopped or need another server or program; they are only parsed, not run."""
REFUSED = ("odds=5:1", "BF-NONE")
"""Words of examples that show an error."""
NEW_FILES = {"record position": "noon.toml", "vassal import": "position.toml"}
"""Files that commands write and would not overwrite."""


def save_game_in_contact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Create game.bf: patrol with 1.German beside 0103, ready for the attack that the page on odds shows."""
    for typed, *words in (
        ("2\nmove 1.German 0105-0104\nquit\n", "patrol", "--own-dice", "--save", "game.bf"),
        ("rations\nmove 1.German 0105-0104\nquit\n", "--load", "game.bf"),
    ):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", *words]) == 0


def create_page_files(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Create the files of one page whose names mean something else on other pages."""
    if page == "docs/titles/ardennes.md":
        shutil.copy(ROOT / "examples" / "initial-assault-by-hand.bf", folder / "game.bf")
    elif page in ("docs/analyst.md", "docs/commands.md", "docs/vassal.md"):
        save_game_in_contact(monkeypatch)
        write_position_file(folder / "position.toml", bf.new("ardennes", seed=1).position_at())
        with closing(GameStore(default_database())):
            pass
    if page == "docs/vassal.md":
        module = ZipFile(io.BytesIO(export_module(playable("patrol"), svg=True)))
        first = next(iter(Kit(playable("patrol")).scenes.values()))
        (folder / "game.vsav").write_bytes(module.read(first.file))


def run(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a command in its shortened form; only parse the words of a command that does not end."""
    for pattern, quick in QUICKER:
        command = re.sub(pattern, quick, command)
    words = shlex.split(command)[1:]
    if any(word in ENDLESS for word in words):
        entry = max((c for c in COMMANDS if command.startswith(f"broadfront {c.words} ")), key=lambda c: len(c.words))
        build_parser(entry.load()).make_context(entry.words, words[len(entry.words.split()) :])
        return
    for name, file in NEW_FILES.items():
        if command.startswith(f"broadfront {name} "):
            Path(file).unlink(missing_ok=True)
    if "ardennes.impulse" in words:  # the page says what to change for this
        noon = block_of("docs/at-the-table.md", "# noon.toml").replace('side = "german"', 'side = "allied"')
        Path("noon.toml").write_text(noon.replace(', "unknown"', ""), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(words) == (2 if any(word in REFUSED for word in words) else 0), command


WITH_COMMANDS = [page for page, text in PAGES.items() if page != WALKED and shown_commands(text)]


@pytest.mark.parametrize("page", WITH_COMMANDS)
def test_every_command_of_a_page_runs(
    page: str, table: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    create_page_files(page, table, monkeypatch)
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    deeper = {
        command for other, text in PAGES.items() if page == "README.md" != other for _, command in shown_commands(text)
    }
    for _, command in shown_commands(PAGES[page]):
        if command in deeper:
            continue  # run with the page that says more of it
        program, *rest = command.split()
        if program == "make":
            assert rest[0] in targets, command
        elif program not in OTHERS:
            run(command, monkeypatch)


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if "```toml" in text])
def test_every_file_of_a_page_can_be_read(page: str) -> None:
    assert [tomllib.loads(block.text) for block in code_blocks(PAGES[page]) if block.language == "toml"]


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if "```csv" in text])
def test_every_list_of_a_page_has_a_value_for_each_column(page: str) -> None:
    for block in code_blocks(PAGES[page]):
        if block.language == "csv":
            head, *rows = csv.reader(io.StringIO(block.text))
            assert {len(row) for row in rows} == {len(head)}


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if "```python" in text])
def test_every_program_of_a_page_runs(page: str) -> None:
    for block in code_blocks(PAGES[page]):
        if block.language == "python" and ">>>" not in block.text:
            exec(compile(ast.parse(block.text), f"{page}:{block.line}", "exec"), {})


def test_every_block_of_code_is_of_a_kind_that_some_test_runs() -> None:
    kinds = {block.language for text in PAGES.values() for block in code_blocks(text)}
    assert kinds <= {"", "console", "csv", "js", "pycon", "python", "text", "toml"}
    for page, text in PAGES.items():
        shown = [block for block in code_blocks(text) if ">>>" in block.text]
        assert sum(block.text.count(">>> ") for block in shown) == len(doctest.DocTestParser().get_examples(text)), page
