"""The examples of docs/commands.md are what the commands print."""

import re
import shlex
from pathlib import Path

import pytest

from broadfront.cli import commands
from tests.cli.conftest import Run

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
EXAMPLES = [
    example.split("\n", 1)
    for block in re.findall(r"```console\n(.*?)```", PAGE, flags=re.DOTALL)
    for example in re.split(r"^\$ broadfront ", block, flags=re.MULTILINE)[1:]
]


@pytest.mark.parametrize(("command", "printed"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_an_example_prints_what_the_page_says(run: Run, command: str, printed: str) -> None:
    told = run(*shlex.split(command))
    assert told.out + told.err == printed


def test_the_page_speaks_of_every_command() -> None:
    assert [name for name in commands() if f"broadfront {name}" not in PAGE and f"## {name}" not in PAGE] == []
