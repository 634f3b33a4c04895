"""The program starts under Windows conditions: no POSIX modules or signals, other folders, a limited console.

Tests simulate Windows by removing what it lacks; docs/install.md lists what has only been reviewed.
"""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from broadfront.board.kernels.shim import cache_folder

LIKE_WINDOWS = """
import asyncio, importlib, os, signal, sys
for name in os.environ["OF_OTHERS"].split():
    importlib.import_module(name)  # other people's packages have their own tests for Windows
for name in ("fcntl", "grp", "posix", "pwd", "readline", "resource", "termios", "tty"):
    sys.modules[name] = None
for name in ("SIGKILL", "SIGPROF", "SIGHUP", "SIGALRM", "ITIMER_PROF", "setitimer"):
    delattr(signal, name)
for name in ("fork", "getuid", "geteuid", "killpg", "nice", "setsid", "mkfifo"):
    delattr(os, name)
asyncio.ProactorEventLoop = asyncio.SelectorEventLoop
sys.platform = "win32"
from broadfront.cli import main
sys.exit(main(sys.argv[1:]))
"""
COMMANDS = "numpy rich.console rich.table sysconfig typer.main zoneinfo"
PLAYED = (("play",), ("simulate",))
PAGE = f"{COMMANDS} alembic numba sqlalchemy starlette.applications uvicorn"


def environment(folder: Path, of_others: str = COMMANDS) -> dict[str, str]:
    rest = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    own = {"LOCALAPPDATA": str(folder / "Local"), "PYTHONIOENCODING": "cp1252", "HOME": str(folder)}
    compiled = {"NUMBA_CACHE_DIR": rest.get("NUMBA_CACHE_DIR") or str(cache_folder())}  # once for all tests
    return rest | own | compiled | {"OF_OTHERS": of_others}


def run_like_windows(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command under simulated Windows conditions."""
    own = environment(folder, PAGE if words[:1] in PLAYED else COMMANDS)
    return subprocess.run(
        [sys.executable, "-c", LIKE_WINDOWS, *words],
        cwd=folder,
        env=own,
        input=typed,
        capture_output=True,
        check=False,
        encoding="cp1252",
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "add a title"),
        ("doctor", "win32"),
        ("titles", "ardennes"),
        ("ask rhine.supply nation=us date=1944-09-26 dice=7 ground=dry", "sp"),
        ("rules book patrol --section supply", "supply"),
        ("map show ardennes Bastogne", "Bastogne"),
        ("simulate patrol --games 2 --jobs 1", "2 games of patrol"),
    ],
)
def test_a_command_works(words: str, said: str, tmp_path: Path) -> None:
    done = run_like_windows(tmp_path, *words.split())
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert said in done.stdout


def test_a_game_is_played_and_kept(tmp_path: Path) -> None:
    done = run_like_windows(
        tmp_path, "play", "patrol", "--terminal", "--save", "evening.bf", typed="1\nshow\nlog\nquit\n"
    )
    assert done.returncode == 0, done.stderr
    again = run_like_windows(tmp_path, "play", "--load", "evening.bf", "--terminal", typed="quit\n")
    assert again.returncode == 0, again.stderr


def test_the_page_is_served_and_games_lie_where_windows_keeps_them(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LIKE_WINDOWS, "serve", "--port", "0"],
        cwd=tmp_path,
        env=environment(tmp_path, PAGE),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().partition(": ")[2].strip().rstrip("/")
            made = httpx.post(f"{address}/api/games", json={"title": "patrol", "seed": "7"}, timeout=60)
            assert made.status_code == 200, made.text
        finally:
            server.terminate()
            server.wait(60)
    assert (tmp_path / "Local" / "broadfront" / "games.sqlite").is_file()
