"""`broadfront ardennes explain`: the traces of the Allied system, from a saved game."""

import json
from pathlib import Path

import pytest

from broadfront.core.title import Playable
from broadfront.sim.conformance import random_game
from broadfront.titles import load_title
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[int]]:
    """Save a solitaire game; return its path and the lines at which the system drew a command card."""
    title = load_title("ardennes")
    assert isinstance(title, Playable)
    game = random_game(title, "initial_assault", "gs", 1, limit=150)
    path = tmp_path_factory.mktemp("explain") / "game.bf"
    game.save(path)
    told = [n for n, e in game.log if e.trace is not None and e.trace.question.startswith("Command card")]
    assert told, "the system drew no card in this game: take another seed"
    return path, told


def test_a_line_of_the_record_is_explained_with_rules_and_candidates(run: Run, saved: tuple[Path, list[int]]) -> None:
    path, lines = saved
    done = run("ardennes", "explain", str(path), "--at", str(lines[0]), "--rules")
    assert done.code == 0
    assert f"{lines[0]:4d}  Command card AC" in done.out
    assert "[ARD-CMD-0" in done.out
    assert "ARD-CMD-01: In an Allied impulse one Allied command card is drawn" in done.out


def test_the_same_as_json(run: Run, saved: tuple[Path, list[int]]) -> None:
    path, lines = saved
    told = json.loads(run("ardennes", "explain", str(path), "--at", str(lines[0]), "--json").out)
    assert told[0]["line"] == lines[0]
    assert {"question", "choice", "rules", "candidates", "dice"} <= set(told[0])


def test_without_a_line_every_choice_is_explained(run: Run, saved: tuple[Path, list[int]]) -> None:
    path, lines = saved
    everything = run("ardennes", "explain", str(path)).out
    assert all(f"{n:4d}  Command card" in everything for n in lines)


def test_a_line_without_a_choice_names_the_nearest_that_have_one(run: Run, saved: tuple[Path, list[int]]) -> None:
    path, _ = saved
    done = run("ardennes", "explain", str(path), "--at", "1")
    assert done.code == 2
    assert done.err.startswith("The system chose nothing at line 1; the nearest are lines ")


def test_a_line_the_record_does_not_have_is_refused(run: Run, saved: tuple[Path, list[int]]) -> None:
    path, _ = saved
    assert "the record has lines 1 to " in run("ardennes", "explain", str(path), "--at", "9999").err


def test_a_game_of_another_title_is_refused(run: Run, tmp_path: Path) -> None:
    patrol = load_title("patrol")
    assert isinstance(patrol, Playable)
    path = tmp_path / "patrol.bf"
    random_game(patrol, "bridge", "solo", 1, limit=5).save(path)
    assert "is a game of patrol; give one of ardennes." in run("ardennes", "explain", str(path)).err
