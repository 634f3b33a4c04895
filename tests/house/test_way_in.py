"""First steps: a small install that answers charts, a greeting, and `doctor`."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from broadfront.cli import COMMANDS, main
from broadfront.core.reading import folders
from broadfront.web.settings import STATIC
from tests.conftest import Missing
from tools.release.opening import check_page_opens

WITHOUT = """import sys
for name in ("numba", "numpy", "llvmlite", "sqlalchemy", "starlette", "uvicorn"):
    sys.modules[name] = None
from broadfront.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run_without_extras(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in an install without extras."""
    return subprocess.run([sys.executable, "-c", WITHOUT, *words], capture_output=True, check=False, text=True)


@pytest.mark.parametrize(
    "words",
    [
        "ask patrol.combat odds=2:1 die=4",
        "ask rhine.supply nation=us date=1944-09-26 dice=7 ground=dry",
        "ask --list",
        "rules search roadblock",
        "map show ardennes Bastogne",
        "titles",
        "doctor",
    ],
)
def test_a_small_install_answers_charts_and_rules_with_neither_numpy_nor_numba(words: str) -> None:
    done = run_without_extras(*words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_small_install_says_how_to_get_games() -> None:
    done = run_without_extras("play", "patrol", "--terminal")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'broadfront[play]'" in done.stderr


def test_play_alone_in_a_terminal_serves_the_page_and_opens_a_browser(tmp_path: Path, missing: Missing) -> None:
    if not (STATIC / "index.html").is_file():
        missing("the built page", "make page")
    own = os.environ | {"XDG_STATE_HOME": str(tmp_path)}
    assert check_page_opens(Path(sys.executable).with_name("broadfront"), own, tmp_path).startswith("http://127.0.0.1:")


def test_without_words_it_greets_and_offers_five_doors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr().out
    doors = [line.split("  ")[1] for line in told.splitlines() if line.startswith("  ")]
    assert doors == ["play", "at the table", "study", "train", "add a title"]
    named = [line.split("broadfront ", 1)[1].split()[0] for line in told.splitlines() if "  broadfront " in line]
    assert set(named) <= {command.words for command in COMMANDS}


def test_the_doctor_names_what_is_missing_and_the_command_that_adds_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ray" else find(name))
    assert main(["doctor", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (missing,) = (part for part in told["parts"] if "ray" in part["missing"])
    assert missing["todo"] == "pip install 'broadfront[cluster]'"
    assert not missing["there"]
    assert "patrol" in told["titles"]
    assert main(["doctor"]) == 0
    assert "pip install 'broadfront[cluster]'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("system", "state", "cache"),
    [
        ("linux", ".local/state/broadfront", ".cache/broadfront"),
        ("darwin", "Library/Application Support/broadfront", "Library/Caches/broadfront"),
        ("win32", "AppData/Local/broadfront", "AppData/Local/broadfront"),
    ],
)
def test_each_system_keeps_games_where_it_keeps_such_things(
    system: str, state: str, cache: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for variable in ("XDG_STATE_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    assert folders.saved_games_folder() == tmp_path / state
    assert folders.cache_folder() == tmp_path / cache
    (tmp_path / ".local" / "state" / "broadfront").mkdir(parents=True)
    assert folders.saved_games_folder() == tmp_path / ".local" / "state" / "broadfront", (
        "games of earlier versions stay"
    )
