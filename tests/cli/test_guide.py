"""Guided games in the terminal: lessons between the questions, left and resumed with the saved game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.cli.conftest import CommandResult, Run


class Learner:
    """Types lines into a guided game; the input ends after the last line."""

    def __init__(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.monkeypatch = monkeypatch

    def __call__(self, typed: str, *words: str | Path) -> CommandResult:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed.replace("; ", "\n") + "\n"))
        return self.run("play", *words)


@pytest.fixture
def learner(run: Run, monkeypatch: pytest.MonkeyPatch) -> Learner:
    return Learner(run, monkeypatch)


def plain_text(told: CommandResult) -> str:
    assert told.err == ""
    return " ".join(told.out.replace("  | ", " ").split())


def test_the_guide_speaks_before_the_first_question_and_continues_on_request(learner: Learner) -> None:
    told = plain_text(learner("lesson; next; quit", "ardennes", "--guide", "--seed", "3"))
    assert "Lesson 1 of 11: Look at the map" in told
    assert "What this means: Initial Assault lasts one day." in told
    assert "Lesson 2 of 11: Activate a division" in told


def test_a_guided_game_is_left_and_resumed_with_its_file(learner: Learner, tmp_path: Path) -> None:
    file = tmp_path / "first.bf"
    learner("next; activate GP05; quit", "ardennes", "--guide", "--seed", "3", "--save", file)
    told = plain_text(learner("quit", "--load", file))
    assert "Lesson 3 of 11: See the odds" in told


def test_odds_and_reasons_that_were_looked_at_are_noticed(learner: Learner) -> None:
    typed = "next; activate GP05; odds attack 1004 5.3FJ.ISS,9.3FJ.ISS; quit"
    told = plain_text(learner(typed, "ardennes", "--guide", "--seed", "3"))
    assert "Lesson 4 of 11: Attack" in told


def test_an_ordinary_game_says_that_it_has_no_guide(learner: Learner) -> None:
    assert "This game has no guide" in plain_text(learner("lesson; quit", "patrol", "--seed", "3"))


def test_a_guided_game_has_its_own_start(learner: Learner) -> None:
    told = learner("quit", "ardennes", "--guide", "--scenario", "campaign")
    assert (told.code, told.err) == (2, "--scenario is not for a guided game, which has its own start.\n")
    told = learner("quit", "patrol", "--option", "guide=weiler")
    assert (told.code, told.err) == (2, "guide is not an option of a title. Give --guide.\n")
