"""Shell completion: the scripts are generated from the commands themselves."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from broadfront.cli import COMMANDS
from broadfront.cli.house.completion import Shell, completion_script, completions
from broadfront.titles import title_names
from tests.cli.conftest import Run, run
from tests.conftest import Missing

__all__ = ["run"]

LINES = {
    "broadfront new": ["new-title"],
    "broadfront rules b": ["book"],
    "broadfront rules book pat": ["patrol"],
    "broadfront play --var": ["--variant"],
    "broadfront rhine clerk --on": ["--on-map"],
    "broadfront ask patrol.combat_": ["patrol.combat_odds"],
}
"""Typed lines, and their expected completions."""


def complete_in_bash(file: Path, line: str) -> list[str]:
    asked = f"source {file}; COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1)); _broadfront; "
    return subprocess.run(
        ["bash", "-c", asked + "printf '%s\\n' \"${COMPREPLY[@]}\""], capture_output=True, check=True, text=True
    ).stdout.split()


def complete_in_zsh(file: Path, line: str) -> list[str]:
    """Return the completions in zsh; its completion functions are replaced, since they need an interactive shell."""
    asked = (
        "compdef() { :; }; _files() { :; }; _describe() { print -l -- ${offered%%:*}; }; "
        f"source {file}; words=({line}); CURRENT=$#words; _broadfront"
    )
    told = subprocess.run(["zsh", "-f", "-c", asked], capture_output=True, check=False, text=True)
    assert told.stderr == ""
    return [word for word in told.stdout.split() if word.startswith(line.rpartition(" ")[2])]


def complete_in_fish(file: Path, line: str) -> list[str]:
    """Return the completions in fish, run in an empty folder because it also offers file names."""
    empty = file.parent / "empty"
    empty.mkdir(exist_ok=True)
    told = subprocess.run(
        ["fish", "--no-config", "-c", f"source {file}; complete -C '{line}'"],
        cwd=empty,
        env=os.environ | {"HOME": str(file.parent)},
        capture_output=True,
        check=True,
        text=True,
    )
    assert told.stderr == ""
    return [word.partition("\t")[0] for word in told.stdout.splitlines()]


@pytest.mark.parametrize("complete", [complete_in_bash, complete_in_zsh, complete_in_fish])
def test_a_shell_goes_on_with_what_was_typed(
    complete: Callable[[Path, str], list[str]], tmp_path: Path, missing: Missing
) -> None:
    shell = Shell(complete.__name__.removeprefix("complete_in_"))
    if shutil.which(shell) is None:
        missing(shell, f"apt-get install {shell}")
    file = tmp_path / "broadfront"
    file.write_text(completion_script(shell), encoding="utf-8")
    assert {line: complete(file, line) for line in LINES} == LINES


def test_every_command_and_title_is_offered() -> None:
    found = completions()
    first = {offer.word for offer in found[""]}
    assert {command.words.partition(" ")[0] for command in COMMANDS} <= first
    assert all(found[command.words] for command in COMMANDS)
    assert set(title_names()) <= {offer.word for offer in found["play"]}
    assert {"--seed", "--page", "--help"} <= {offer.word for offer in found["play"]}


@pytest.mark.parametrize("shell", Shell)
def test_every_script_holds_every_offer(shell: Shell) -> None:
    told = completion_script(shell)
    assert [offer.word for listed in completions().values() for offer in listed if offer.word not in told] == []


def test_another_shell_is_refused_in_one_line(run: Run) -> None:
    told = run("completion", "tcsh")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "bash" in told.err
