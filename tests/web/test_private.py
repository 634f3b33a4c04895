"""One user's data cannot be read by another: files, folders, and arguments of programs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from broadfront.board.hexmap import map_of
from broadfront.cli import main
from broadfront.cli.database import VARIABLE, resolve_database
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.titles import playable
from broadfront.web.maps import Pictures
from broadfront.web.settings import default_database
from broadfront.web.work.workers import Workers
from tests.web.serving import SOURCE


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_folder_of_ones_games_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.delenv(VARIABLE, raising=False)
    folder = default_database().parent
    folder.mkdir(mode=0o755)
    assert resolve_database(None) == default_database()
    assert mode(folder) == 0o700


def test_a_folder_of_another_purpose_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert resolve_database(str(tmp_path / "games.sqlite")) == tmp_path / "games.sqlite"
    assert mode(tmp_path) == 0o755


def test_drawn_maps_and_seeds_are_for_their_user(tmp_path: Path) -> None:
    title = playable("patrol")
    hexmap = map_of(title)
    assert hexmap is not None
    Pictures(tmp_path / "maps").svg(hexmap, names=True)
    (picture,) = (tmp_path / "maps").iterdir()
    assert (mode(tmp_path / "maps"), mode(picture)) == (0o700, 0o600)
    Game.new(title, seed="7").save(tmp_path / "game.bf")
    assert mode(tmp_path / "game.bf.seed") == 0o600


def test_a_map_is_drawn_where_it_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "maps").write_text("in the way")
    hexmap = map_of(playable("patrol"))
    assert hexmap is not None
    assert Pictures(tmp_path / "maps").svg(hexmap, names=True).startswith(b"<svg")


@pytest.mark.parametrize("command", [["serve"], ["store", "check"]])
def test_a_password_is_not_taken_from_the_list_of_processes(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--database", "postgresql://me:hunter2@127.0.0.1:1/x"]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert VARIABLE in told.err
    assert "hunter2" not in told.err + told.out


def test_a_password_in_the_variable_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql://me:hunter2@127.0.0.1:1/x"
    monkeypatch.setenv(VARIABLE, url)
    assert resolve_database(None) == url
    with pytest.raises(Invalid):
        resolve_database(url)


def test_a_worker_is_called_with_nothing_and_does_not_know_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "postgresql://me:hunter2@127.0.0.1:1/x")
    workers = Workers(1)
    try:
        assert workers.run(os.getenv, VARIABLE) is None
        (worker,) = workers._all
        assert worker.process.args == [sys.executable, "-c", "from broadfront.web.work.worker import main; main()"]
    finally:
        workers.close()


def test_a_browser_is_not_called_with_the_token_of_a_seat(tmp_path: Path) -> None:
    code = (
        "import sys, webbrowser; from pathlib import Path; from urllib.parse import urlsplit\n"
        "from broadfront.cli import serve\n"
        "def shown(address):\n"
        "    print(address); print(Path(urlsplit(address).path).read_text()); sys.stdout.flush(); sys.exit(0)\n"
        "webbrowser.open, serve._has_desktop = shown, lambda: True\n"
        "sys.stdout.isatty = lambda: True\n"
        "serve.play_in_browser('patrol', {}, [], None, None, None)\n"
    )
    environment = SOURCE | {"XDG_STATE_HOME": str(tmp_path)}
    environment.pop(VARIABLE, None)
    ended = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    address, _, opened, page = ended.stdout.split("\n", 3)
    token = address.rpartition("/")[2]
    assert len(token) == 22
    assert opened.startswith("file://")
    assert token not in opened
    assert f"/{token}" in page
