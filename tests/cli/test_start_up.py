"""A command imports only what it needs, so that a chart is answered quickly."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from broadfront import cli
from broadfront.cli import COMMANDS, EXTRAS, Command, commands, main
from broadfront.titles import title_names
from tests.cli.conftest import Run
from tests.with_source import WITH_SOURCE

MEASURED = """
import json, re, sys
from broadfront.cli import main
code = main(sys.argv[1:])
peak = int(re.search("VmHWM:[^0-9]*([0-9]+) kB", open("/proc/self/status").read())[1]) // 1024
loaded = sorted({"numba", "numpy", "typer", "rich", "shapely"} & set(sys.modules))
own = sum(name.split(".")[0] == "broadfront" for name in sys.modules)
print(json.dumps([code, loaded, peak, own]), file=sys.stderr)
"""


OWN = 80
"""Maximum number of broadfront modules for a chart; each takes one or two milliseconds to load."""
FEW = 20
"""Maximum number of broadfront modules for `--version`."""


def measure_command(*words: str) -> tuple[int, list[str], int, int]:
    """Run a command; return its exit code, heavy packages loaded, memory in MB, and number of broadfront modules."""
    command = [sys.executable, "-c", MEASURED, *words]
    told = subprocess.run(command, capture_output=True, check=True, text=True, env=WITH_SOURCE)
    code, loaded, megabytes, own = json.loads(told.stderr.splitlines()[-1])
    return code, loaded, megabytes, own


def test_a_chart_is_answered_with_few_modules_and_no_heavy_packages() -> None:
    code, loaded, megabytes, own = measure_command("ask", "patrol.combat", "odds=2:1", "die=3")
    assert (code, loaded) == (0, [])
    assert megabytes < 80
    assert own < OWN


@pytest.mark.parametrize("title", title_names())
def test_the_questions_of_every_title_load_without_heavy_packages(title: str) -> None:
    code, loaded, megabytes, _ = measure_command("ask", "--list", title)
    assert (code, loaded) == (0, [])
    assert megabytes < 80


def test_the_overview_lists_every_command_that_is_there(run: Run) -> None:
    told = run("--help")
    assert told.code == 0
    assert all(f"broadfront {name} " in told.out for name in commands())
    assert run("help") == told


def test_a_group_lists_its_own_commands(run: Run) -> None:
    told = run("record")
    assert told.code == 0
    listed = [line.split()[2] for line in told.out.splitlines() if "broadfront" in line]
    assert listed == ["check", "show", "recover", "position", "report"]


@pytest.mark.parametrize("command", commands())
def test_every_command_has_help(run: Run, command: str) -> None:
    told = run(*command.split(), "--help")
    assert (told.code, told.err) == (0, "")
    assert f"broadfront {command.partition(' ')[0]}" in told.out


def test_the_version_is_printed_without_loading_a_title(run: Run) -> None:
    assert run("--version").out.startswith("broadfront ")
    assert measure_command("--version")[3] < FEW


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["fly"], "Unknown command 'fly': expected "),
        (["aks"], "did you mean ask?"),
        (["--colour"], "Unknown command '--colour'"),
        (["record", "fly"], "Unknown command of record 'fly': expected check, position, recover, report, show"),
        (["titles", "now"], "See `broadfront titles --help`."),
    ],
)
def test_an_unknown_command_is_one_line_and_exit_code_2(run: Run, words: list[str], message: str) -> None:
    told = run(*words)
    assert (told.code, told.out) == (2, "")
    assert message in told.err
    assert told.err.count("\n") == 1


def test_titles_says_what_there_is(run: Run) -> None:
    assert "two-player" in run("titles").out
    patrol = next(t for t in json.loads(run("titles", "--json").out) if t["title"] == "patrol")
    assert patrol["playable"] is True
    assert list(patrol["variants"]) == ["solo", "two-player"]


@pytest.mark.parametrize("package", EXTRAS)
def test_a_package_that_is_not_installed_is_named_with_its_extra(
    run: Run, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    def needs() -> None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)

    monkeypatch.setattr("broadfront.cli.titles.titles", needs)
    told = run("titles")
    assert (told.code, told.out) == (2, "")
    assert (
        told.err
        == f"This needs the package {package}: install it with `pip install 'broadfront[{EXTRAS[package]}]'`.\n"
    )


def test_a_module_of_ours_that_is_missing_is_a_bug_and_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ModuleNotFoundError("No module named 'broadfront.none'", name="broadfront.none")

    monkeypatch.setattr("broadfront.cli.titles.titles", broken)
    with pytest.raises(ModuleNotFoundError):
        main(["titles"])


def test_a_title_brings_commands(run: Run, toy: None) -> None:
    assert run("toy", "rise", "2") == (0, "2  suns rise\n", "of toy\n")
    assert run("toy", "rise", "2", "--twice").out == "2  suns rise\n" * 2
    assert json.loads(run("toy", "rise", "2", "--json").out) == {"suns": 2}
    assert run("toy", "fall") == (2, "", "Nothing falls. Wait.\n")
    wrong = run("toy", "rise", "two")
    assert (wrong.code, wrong.err.count("\n")) == (2, 1)
    assert "Unknown command of toy 'shine': expected fall, rise" in run("toy", "shine").err
    assert "what comes down" in run("toy", "--help").out
    assert "broadfront toy rise " in run("--help").out
    assert "--json" not in run("toy", "fall", "--help").out


def test_a_command_whose_module_is_not_there_is_unknown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "COMMANDS", (*COMMANDS, Command("sea", "no_such_module:app", "what goes on below")))
    told = run("sea")
    assert (told.code, told.err.startswith("Unknown command 'sea'")) == (2, True)


def test_a_reader_that_goes_away_makes_no_noise() -> None:
    command = f"{sys.executable} -m broadfront.cli rules search unit | head -1"
    told = subprocess.run(command, shell=True, capture_output=True, check=True, text=True, env=WITH_SOURCE)
    assert told.stdout.count("\n") == 1
    assert told.stderr == ""


def test_what_comes_with_an_extra_is_loaded_when_it_is_needed(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without the extras' packages, charts, pictures and games in the terminal still work."""
    for package in EXTRAS.keys() - {"numba", "numpy"}:  # no game without these
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    played = run("play", "patrol", "--page", "--seed", "7")
    assert played.code == 0
    assert "The page needs `pip install 'broadfront[play]'`; playing in the terminal instead." in played.out
    assert "You leave" in played.out
    assert run("rhine", "calendar").code == 0
    assert run("map", "draw", "patrol", "-o", tmp_path / "patrol.svg").code == 0
    told = run("map", "draw", "patrol", "-o", tmp_path / "patrol.png")
    assert (told.code, told.err.startswith("PNG pictures need the package vl-convert-python.")) == (2, True)


def test_play_alone_opens_the_page_and_with_a_title_plays_in_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr("broadfront.cli.serve.play_in_browser", lambda *given: opened.append(given[0]))
    monkeypatch.setattr("broadfront.cli.play._can_serve_page", lambda: True)
    monkeypatch.setattr("broadfront.cli.play._is_interactive", lambda: True)
    assert (run("play").code, opened) == (0, [None])
    for words in (("patrol", "--seed", "7"), ("--seed", "7", "--scenario", "campaign"), ("--terminal",)):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert "You leave" in run("play", *words).out
    monkeypatch.setattr("broadfront.cli.play._is_interactive", lambda: False)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert "You leave" in run("play").out
    assert opened == [None]


def test_the_library_brings_nothing_heavy_when_imported() -> None:
    code = "import broadfront, sys; print('numpy' in sys.modules, 'typer' in sys.modules)"
    command = [sys.executable, "-c", code]
    told = subprocess.run(command, capture_output=True, check=True, text=True, env=WITH_SOURCE).stdout
    assert told.split() == ["False", "False"]
