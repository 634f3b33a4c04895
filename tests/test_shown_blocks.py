"""Code blocks of the pages other than commands: printed lines, orders, files, trees. Each has a test or a reason."""

import ast
import doctest
import io
import json
import re
import shlex
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.cli.serve import PORT
from broadfront.titles import books
from tests.cli.conftest import Run, run
from tests.code_blocks import PAGES, WALKED, block_of, table
from tests.repository import ROOT
from tests.web.serving import server
from tools.blocks import Block, code_blocks, shown_commands

__all__ = ["run", "table"]

SOURCE = ROOT / "src" / "broadfront"
HERE = {
    "CONTRIBUTING.md": ("src/broadfront/", "data        what", "   @pytest.mark.rule"),
    "docs/adding-a-title.md": ("pyproject.toml",),
    "docs/api.md": ("import broadfront",),
    "docs/at-the-table.md": ("# noon.toml", "activate 1st SS"),
    "docs/commands.md": ("mine/house/forces.toml", '{"ask":', "@pytest.mark.parametrize"),
    "docs/decisions.md": ("## D-001",),
    "docs/design.md": ("@memoized",),
    "docs/rulings.md": ("## ARD-R0-07",),
    "docs/running.md": ("location / {",),
    "docs/tutorial.md": ("German: Move", "titles/patrol/"),
}
"""How the blocks begin that the tests below check."""
ELSEWHERE = {
    ("docs/design.md", "core  <-"): "the import contracts of pyproject.toml, which `make test` checks",
    ("docs/page.md", "import { panel"): "tests/page/test_outside.py plays with it",
    ("docs/vassal.md", "Not matched:"): "tests/vassal compares it with what an import says",
}
"""Blocks that another test checks, with the reason."""
GENERATED = ("docs/reference.md", "docs/titles/ardennes-rules.md")
"""Pages that tests/test_manual_pages.py compares as a whole."""


def without_a_test() -> Iterator[str]:
    for page, text in PAGES.items():
        at = {line for line, _ in shown_commands(text)}
        for block in code_blocks(text):
            own = range(block.line, block.line + len(block.text.splitlines()))
            run_as_it_is = block.language in ("console", "csv", "pycon", "python", "toml") or ">>>" in block.text
            named = block.text.startswith(HERE.get(page, ("\0",))) or any(
                page == other and block.text.startswith(begins) for other, begins in ELSEWHERE
            )
            if not (run_as_it_is or named or at & set(own) or page in GENERATED):
                yield f"{page}:{block.line}: {block.text.splitlines()[0]}"


def test_every_block_has_a_test() -> None:
    assert list(without_a_test()) == []


@pytest.mark.parametrize(
    ("page", "begins"), [(page, one) for page, begin in HERE.items() for one in begin] + list(ELSEWHERE)
)
def test_no_block_is_named_that_is_gone(page: str, begins: str) -> None:
    assert [block for block in code_blocks(PAGES[page]) if block.text.startswith(begins)]


# What commands print


def printed(block: Block) -> Iterator[tuple[str, str]]:
    """Yield each command of a block with the output that the page shows."""
    for example in re.split(r"^\$ broadfront ", block.text, flags=re.MULTILINE)[1:]:
        command, _, shown = example.partition("\n")
        if shown.strip():
            yield command, shown.rstrip("\n") + "\n"


SHOWN = [
    (page, *one)
    for page, text in PAGES.items()
    if page not in (WALKED, "docs/titles/ardennes.md")  # walked through in tests/house, compared in test_explained.py
    for block in code_blocks(text)
    for one in printed(block)
]


@pytest.mark.parametrize(("page", "command", "shown"), SHOWN, ids=[f"{page}: {command}" for page, command, _ in SHOWN])
def test_a_page_shows_what_the_command_prints(page: str, command: str, shown: str, run: Run, table: Path) -> None:
    told = run(*shlex.split(command))
    same = doctest.OutputChecker().check_output(shown, (told.out + told.err).rstrip("\n") + "\n", doctest.ELLIPSIS)
    assert same, told.out + told.err


def test_a_batch_answers_as_the_page_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked, said = zip(*(line.split("->") for line in block_of("docs/commands.md", '{"ask"').splitlines()), strict=True)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\n".join(asked).encode())))
    assert main(["ask", "--batch", "-"]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert list(answers[0]) == re.findall(r'"(\w+)"', said[0])
    assert ["error", *answers[1]["error"]] == re.findall(r'"(\w+)"', said[1])


def test_a_fault_in_a_file_is_reported_as_the_page_shows(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (said,) = (block.text for block in code_blocks(PAGES["docs/commands.md"]) if block.text.startswith("mine/house"))
    lines = (SOURCE / "titles" / "patrol" / "house" / "forces.toml").read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("turns = "))
    lines.insert(2, lines.pop(at).partition("=")[0] + '= "five"')
    own = table / "mine" / "house" / "forces.toml"
    own.parent.mkdir(parents=True)
    own.write_text("\n".join(lines), encoding="utf-8")
    assert main(["play", "patrol", "--terminal", "--data", "mine"]) == 2
    assert said in capsys.readouterr().err


def test_the_server_answers_what_the_page_asks_with_curl(tmp_path: Path) -> None:
    asked = [shlex.split(one) for text in PAGES.values() for _, one in shown_commands(text) if one.startswith("curl ")]
    assert asked
    with server(tmp_path) as client:
        for words in asked:
            (address,) = (word for word in words if word.startswith(f"127.0.0.1:{PORT}/"))
            header = words[words.index("-H") + 1].split(": ")
            answer = client.request(
                "POST",
                address.removeprefix(f"127.0.0.1:{PORT}"),
                headers=dict([header]),
                content=words[words.index("-d") + 1],
            )
            assert answer.status_code == 200, answer.text


# What is typed, and what is answered


def test_the_orders_at_the_table_do_what_the_page_says(
    table: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(block_of("docs/at-the-table.md", "activate 1st SS") + "quit\n"))
    assert main(["play", "--position", "noon.toml", "--own-dice", "--terminal"]) == 0
    answers = re.split(r"(?:activate 1st|moveto Hansen|attack Trois)", capsys.readouterr().out)
    told = "".join(answers[1:])
    assert "German activates 1SS" in told
    assert re.search(r"Not allowed: Hansen\S* cannot go to .* enemy ZOC.*\[ARD-TEC-23\]", told, flags=re.DOTALL)
    assert "So far: Attack 0811 Sandig" in told


def test_the_tutorial_shows_the_question_as_the_terminal_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "patrol", "--terminal", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    for line in block_of("docs/tutorial.md", "German: Move").splitlines():
        assert line.strip() in told


# Files, trees and forms


def test_the_trees_name_what_is_there() -> None:
    for page, begins, root in (
        ("CONTRIBUTING.md", "src/broadfront/", ROOT),
        ("docs/tutorial.md", "titles/patrol/", SOURCE),
    ):
        (tree,) = (block.text for block in code_blocks(PAGES[page]) if block.text.startswith(begins))
        above = root / begins
        for line in tree.splitlines()[1:]:
            folder = above if line.startswith(" ") else root
            for name in re.split(r" {2,}", line.strip())[0].split():
                assert (folder / name).exists(), f"{page}: {name}"
    layout = next(block.text for block in code_blocks(PAGES["CONTRIBUTING.md"]) if block.text.startswith("src/"))
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(re.findall(r"\b(\w+)/", layout))
    (rooms,) = (block.text for block in code_blocks(PAGES["CONTRIBUTING.md"]) if block.text.startswith("data  "))
    for line in rooms.splitlines():
        assert list((SOURCE / "titles" / "ardennes").glob(f"{line.split()[0]}*")), line


def test_a_new_title_has_the_files_that_the_page_lists(tmp_path: Path) -> None:
    assert main(["new-title", "two_rivers", "--out", str(tmp_path / "new")]) == 0
    (tree,) = (
        block.text for block in code_blocks(PAGES["docs/adding-a-title.md"]) if block.text.startswith("pyproject")
    )
    listed, folder = set(), tmp_path / "new"
    for line in tree.splitlines():
        name = line.split()[0]
        path = tmp_path / "new" / (f"src/two_rivers/{name}" if line.startswith(" ") else name)
        assert path.exists(), name
        listed.add(path)
    named = {path for path in folder.rglob("*") if path.is_file() and "tests" not in path.parts}
    assert {path.name for path in named - listed} <= {"__init__.py", "README.md"}


def test_python_that_is_shown_in_part_can_be_read_and_names_rules_that_exist() -> None:
    rules = {id for book in books().values() for id in book}
    shown = [
        textwrap.dedent(block.text)
        for text in PAGES.values()
        for block in code_blocks(text)
        if block.text.lstrip().startswith(("@", "import ")) and ">>>" not in block.text and block.language != "js"
    ]
    assert len(shown) >= 4
    for text in shown:
        ast.parse(text if "def " in text or text.startswith("import") else f"{text}\ndef test() -> None: ...")
        assert set(re.findall(r'rule\("([^"]+)"\)', text)) <= rules
    exec("import broadfront as bf", {})


@pytest.mark.parametrize(("page", "heading"), [("docs/decisions.md", "## D-"), ("docs/rulings.md", "## ")])
def test_every_entry_has_the_form_that_its_page_begins_with(page: str, heading: str) -> None:
    (form,) = (block.text for block in code_blocks(PAGES[page]) if block.text.startswith(heading))
    parts = re.findall(r"^\*\*\w+:\*\*", form, flags=re.MULTILINE)
    assert len(parts) == 3
    entries = re.split(rf"^{heading}", PAGES[page], flags=re.MULTILINE)[1:]
    for entry in entries:
        assert [entry.find(part) for part in parts] == sorted(entry.index(part) for part in parts), entry[:60]


def test_the_proxy_of_the_page_passes_on_what_the_server_needs() -> None:
    """nginx is not run here; its configuration must be complete and name the server's port and size limit."""
    (text,) = (block.text for block in code_blocks(PAGES["docs/running.md"]) if block.text.startswith("location"))
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    assert (lines[0][-1], lines[-1], {line[-1] for line in lines[1:-1]}) == ("{", "}", {";"})
    assert f"proxy_pass http://127.0.0.1:{PORT};" in lines
    assert {"X-Forwarded-For", "X-Forwarded-Proto"} <= {line.split()[1] for line in lines[1:-1]}
    assert "client_max_body_size 6m;" in lines
    assert "a record 6 MB" in PAGES["docs/running.md"]
