"""`broadfront simulate`."""

import io
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from broadfront.cli import simulate
from broadfront.titles import playable
from tests.cli.conftest import Run
from tests.with_source import WITH_SOURCE

GAMES = (
    "simulate", "patrol", "--variant", "two-player", "--player", "german=random", "--player", "american=random",
    "--games", "4", "--jobs", "1",
)  # fmt: skip


def test_many_games_are_summarized_with_intervals(run: Run) -> None:
    told = run(*GAMES, "--track", "held Weiler", "--track", "steps lost")
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0] == "4 games of patrol, bridge, two-player: german random, american random; seeds from 0"
    assert lines[1].startswith("  german")
    assert "held Weiler" in lines
    assert "steps lost american" in lines
    assert sum(line.startswith("  turn 5") for line in lines) == 3


def test_figures_for_programs(run: Run) -> None:
    told = json.loads(run(*GAMES, "--track", "held Weiler", "--track", "steps lost", "--json").out)
    assert told["job"]["games"] == 4
    assert sum(row["wins"] for row in told["wins"]) == 4
    assert [row["turn"] for row in told["chances"]["held Weiler"]] == [1, 2, 3, 4, 5]
    assert told["changes"] == []


def test_other_data_are_announced_and_compared(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "strong"
    (folder / "house").mkdir(parents=True)
    forces = playable("patrol").files.text("house/forces.toml").replace("turns = 5", "turns = 4")
    (folder / "house" / "forces.toml").write_text(forces)
    told = run(*GAMES, "--data", folder)
    assert "strong less ours, seed by seed:" in told.out
    assert "another winner" in told.out
    assert "house/forces.toml taken from" in told.err


def test_the_table_and_the_report_are_written_and_a_second_call_plays_nothing(run: Run, tmp_path: Path) -> None:
    out, report = tmp_path / "games.csv", tmp_path / "games.svg"
    first = run(*GAMES, "--track", "control", "--out", out, "--report", report)
    assert first.code == 0
    assert out.read_text().startswith("data,seed,turn,date,control,over,winner,lines\n")
    assert report.read_text().startswith("<svg ")
    again = run(*GAMES, "--track", "control", "--out", out)
    assert again.out == first.out
    assert "4 of 4 games, 0.0 a second" in again.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--player", "german"], "give SIDE=KIND"),
        (["--player", "german=genius"], "Unknown player of patrol 'genius'"),
        (["--games", "0"], "games: 0 is not a whole number"),
        (["--track", "helt Weiler"], "Unknown track of patrol 'helt Weiler'"),
        (["--report", "x.pdf"], "--report 'x.pdf': expected a file"),
        (["--out", "x.jsonl"], "--out 'x.jsonl': expected a file"),
        (["--sweep", "nonsense"], "expected FILE:KEY=VALUE,VALUE"),
        (["--data", "/no/such"], "No data folder"),
    ],
)
def test_what_makes_no_sense_is_one_line(run: Run, words: list[str], message: str) -> None:
    told = run(*GAMES, *words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert message in told.err


def test_stopping_prints_how_to_continue(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("broadfront.sim.workers.play_task", interrupted)
    told = run(*GAMES, "--out", tmp_path / "games.csv")
    assert told.code == 130
    assert "stopped after 0 games; the same command continues from here" in told.err
    assert "nothing was kept: --out keeps games" in run(*GAMES).err


def test_a_terminal_shows_a_bar_that_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    out, times = Terminal(), iter([0.0, 1.0, 11.0, 12.0])
    monkeypatch.setattr(sys, "stderr", out)
    monkeypatch.setattr(time, "monotonic", lambda: next(times))
    with simulate.Progress() as progress:
        progress.show(10, 40)
        progress.show(30, 40)
        progress.show(40, 40)
    bars = out.getvalue().split("\r\x1b[K")
    assert [bar.count("█") for bar in bars] == [0, 7, 22, 30]
    assert "30 of 40 games, 1.8 a second, 0 min left" in bars[2]
    assert bars[3] == f"{'█' * 30} 40 of 40 games, 2.5 a second\n"


def test_one_machine_needs_neither_ray_nor_what_draws(tmp_path: Path) -> None:
    """Only what is asked for is loaded: no Ray, no charts, no data frames."""
    code = (
        "import sys; from broadfront.cli import main; "
        f"code = main({[*GAMES, '--track', 'control', '--out', str(tmp_path / 'games.csv')]!r}); "
        "print(code, sorted({'ray', 'altair', 'pyarrow', 'pandas', 'polars', 'pettingzoo'} & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, env=WITH_SOURCE)
    assert told.stdout.splitlines()[-1] == "0 []"
