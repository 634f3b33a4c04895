"""From an empty folder to a green check, by the commands of docs/adding-a-title.md, outside the repository."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Visitor

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ (.+)$", PAGE, flags=re.MULTILINE)
NAME, LINES = "two_rivers", 585
TYPED = "1\nlist\nlog\nquit\n"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a new virtual environment with the packages installed here."""
    folder = tmp_path_factory.mktemp("person")
    venv.create(folder / "venv", with_pip=False)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    installed = [path for path in sys.path if path.endswith("site-packages")]
    (site / "installed.pth").write_text("\n".join([str(ROOT / "src"), *installed]) + "\n")
    return folder / "venv" / "bin" / "python"


def environment(python: Path) -> dict[str, str]:
    rest = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CI")}
    return rest | {"XDG_STATE_HOME": str(python.parent / "state")}


def runnable_command(command: str, python: Path) -> list[str]:
    """Return the arguments to run a command of the page; pip uses only what is already installed."""
    program, *rest = shlex.split(command)
    if program == "pip":
        rest = [*rest, "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    found = {"broadfront": ["-m", "broadfront.cli"], "pip": ["-m", "pip"], "python": []}[program]
    return [str(python), *found, *rest]


@pytest.fixture(scope="module")
def printed_by_command(python: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Run all commands of the page and return what each printed; each must succeed."""
    folder, printed = tmp_path_factory.mktemp("empty"), {}
    for command in COMMANDS:
        if command.startswith("cd "):
            folder /= command.removeprefix("cd ")
            continue
        done = subprocess.run(
            runnable_command(command, python),
            cwd=folder,
            env=environment(python),
            input=TYPED,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        printed[command] = done.stdout
    return printed | {"folder": str(folder)}


def test_the_commands_of_the_page_lead_to_a_green_check(printed_by_command: dict[str, str]) -> None:
    assert COMMANDS[0] == f"broadfront new-title {NAME}"
    (checked,) = (printed for command, printed in printed_by_command.items() if command.startswith("broadfront check"))
    assert checked.endswith("checks, nothing wrong\n")
    assert "wrong  " not in checked


def test_the_whole_title_is_short(printed_by_command: dict[str, str]) -> None:
    found = (
        path for path in Path(printed_by_command["folder"]).rglob("*") if path.suffix in (".py", ".toml", ".txt", ".md")
    )
    files = [path for path in found if ".pytest_cache" not in path.parts]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < LINES


def test_it_plays_in_the_terminal(printed_by_command: dict[str, str]) -> None:
    (played,) = (printed for command, printed in printed_by_command.items() if command.startswith("broadfront play"))
    assert "Move a unit, or done" in played
    assert "1.Blue moves to" in played


PARTS = """
import json
import broadfront as bf
from broadfront.learn.match import Match
from broadfront.titles import playable

game = bf.new("two_rivers", seed=7)
hint = bf.hints(game).matters[0].text
while not game.over:
    game.apply(next(iter(game.options()))) if type(game.pending).__name__ == "Decision" else game.roll()
game.save("whole.bf")
players = {"blue": "greedy", "red": "random"}
found = bf.simulate("two_rivers", players=players, games=2, track=["steps"])
match = Match(playable("two_rivers"))
match.begin(3)
seen = {name: list(array.shape) for name, array in match.observe(match.side).items()}
print(json.dumps([hint, [column.name for column in found.columns], seen, match.lead(match.side)]))
"""


def test_what_it_brings_is_seen_in_hints_simulations_environments_reviews_and_help(
    printed_by_command: dict[str, str], python: Path
) -> None:
    def run(*words: str) -> str:
        folder = printed_by_command["folder"]
        return subprocess.run(
            [str(python), *words], cwd=folder, env=environment(python), capture_output=True, text=True, check=True
        ).stdout

    hint, tracked, seen, ahead = json.loads(run("-c", PARTS))
    assert hint == "Nobody holds the crossroads yet; turns left: 5."
    assert tracked == ["steps blue", "steps red"]
    assert (seen["planes"][1:], seen["units"][0], ahead) == ([3, 5], 6, 0)
    reviewed = json.loads(run("-m", "broadfront.cli", "review", "whole.bf", "--playouts", "4", "--json"))
    assert reviewed["points"][0]["date"] == "turn 1"
    assert reviewed["decisions"]
    assert f"broadfront {NAME} forces  list the units" in run("-m", "broadfront.cli", "--help")
    assert "Only this side." in run("-m", "broadfront.cli", NAME, "forces", "--help")
    (listed,) = (printed for command, printed in printed_by_command.items() if command.endswith("forces"))
    assert "1.Blue  blue  4         0201" in listed
    (simulated,) = (printed for command, printed in printed_by_command.items() if "simulate" in command)
    assert "steps blue" in simulated


def test_it_plays_on_the_page_with_the_general_parts(
    printed_by_command: dict[str, str], python: Path, browser: Browser
) -> None:
    server = subprocess.Popen(
        [str(python), "-m", "broadfront.cli", "serve", "--port", "0"],
        cwd=printed_by_command["folder"],
        env=environment(python),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        address = server.stdout.readline().partition(": ")[2].strip().rstrip("/")
        made = httpx.post(f"{address}/api/games", json={"title": NAME, "seed": "7", "against": "greedy"}).json()
        visitor = Visitor(browser, address)
        visitor.sit(f"/#/game/{made['game']}/{made['seats'][0]['token']}")
        before = visitor.lines()
        marks = visitor.select("1.Blue")
        visitor.click_hex(min(marks))
        visitor.wait_for_change(before)
        assert visitor.scene()["units"]["1.Blue"] == min(marks)
        visitor.close()
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(60)
        server.stdout.close()
