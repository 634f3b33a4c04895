"""docs/commands.md covers every command; tests/test_shown_blocks.py checks its examples."""

from pathlib import Path

from broadfront.cli import commands

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")


def test_the_page_speaks_of_every_command() -> None:
    assert [name for name in commands() if f"broadfront {name}" not in PAGE and f"## {name}" not in PAGE] == []
