"""The code blocks of the documentation."""

import shutil
from pathlib import Path

import pytest

from tests.repository import ROOT
from tools.blocks import code_blocks

PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
}

WALKED = "docs/adding-a-title.md"
"""Page whose commands are run in tests/house."""


def block_of(page: str, words: str) -> str:
    (found,) = (
        block.text for block in code_blocks(PAGES[page]) if words in block.text and block.language in ("", "toml")
    )
    return found + "\n"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a folder with the files that the pages mention, and work in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "noon.toml").write_text(block_of("docs/at-the-table.md", "# noon.toml"), encoding="utf-8")
    (tmp_path / "table.toml").write_text(block_of("docs/titles/ardennes.md", "roadblocks ="), encoding="utf-8")
    (tmp_path / "mine.toml").write_text(block_of("docs/titles/wacht.md", "wacht-setup"), encoding="utf-8")
    own = tmp_path / "mydata" / "house" / "chits.toml"
    own.parent.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "broadfront" / "titles" / "ardennes" / "house" / "chits.toml", own)
    return tmp_path
