"""A damaged user map: every command prints one line with file and line number and exits with code 2."""

from pathlib import Path

import pytest

from broadfront.titles import load_title
from tests.cli.conftest import Run


@pytest.fixture
def damaged_map_folder(tmp_path: Path) -> Path:
    """Return a folder with the Ardennes map in which the line of one hex is cut off."""
    lines = load_title("ardennes").files.text("map/hexes.txt").splitlines()
    lines[9] = lines[9].split(" ")[0]
    (tmp_path / "map").mkdir()
    (tmp_path / "map" / "hexes.txt").write_text("\n".join(lines) + "\n")
    return tmp_path


COMMANDS = {
    "show": ("map", "show", "ardennes", "Bastogne"),
    "draw": ("map", "draw", "ardennes", "-o", "never.svg"),
    "check": ("map", "check", "ardennes"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_damaged_line_is_named(run: Run, damaged_map_folder: Path, command: str) -> None:
    told = run(*COMMANDS[command], "--data", damaged_map_folder)
    assert (told.code, told.out) == (2, "")
    assert "hexes.txt:10: " in told.err.splitlines()[-1]
    assert "Traceback" not in told.err
    assert not Path("never.svg").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_an_overlay_that_replaces_nothing_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "hexes.txt").write_text("0101 Clear\n")
    told = run(*COMMANDS[command], "--data", tmp_path)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("Overlay: 'hexes.txt' replaces nothing; replaceable files are ")
    assert told.err.count("\n") == 1
