"""Beginners in the terminal."""

import io

import pytest

from tests.cli.conftest import Run

GAME = ("play", "ardennes", "--scenario", "initial_assault", "--seed", "5", "--terminal")
FIRST = "Shuffle a supplemental card into the draw pile, 3 at most"
CARD = "Play a card (0 of 10), or pass"


def test_preparatory_questions_are_answered_and_may_be_changed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("change\n1\nquit\n"))
    told = run(*GAME, "--beginner").out
    assert told.count("Prepared for you: TakeSupplemental") == 3
    back = told.index(FIRST, told.index(CARD))
    assert "2 at most" in told[back:]


def test_the_switch_works_while_a_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("beginner\nquit\n"))
    told = run(*GAME).out
    assert "`beginner` has preparatory questions answered" in told
    assert told.index(FIRST) < told.index("Prepared for you") < told.index(CARD)


def test_where_nothing_was_prepared_nothing_is_changed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("change\nquit\n"))
    assert "Nothing was prepared for you since your last action." in run(*GAME).out
