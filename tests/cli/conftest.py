"""Run commands in this process and capture their output."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

import broadfront.titles as titles
from broadfront.cli import main
from broadfront.cli.loading import load
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.players import RandomPlayer
from broadfront.sim import play_out

SAVED_LINES = 40


class CommandResult(NamedTuple):
    """The result of a command: exit code, stdout, stderr."""

    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *words: str | Path) -> CommandResult: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs `broadfront WORDS` with a terminal width of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")

    def call(*words: str | Path) -> CommandResult:
        capsys.readouterr()
        code = main([str(word) for word in words])
        return CommandResult(code, *capsys.readouterr())

    return call


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the toy title during a test."""
    registered = titles._registered_kits() | {"toy": "tests.cli.toy:KIT"}
    monkeypatch.setattr(titles, "_registered_kits", lambda: registered)
    yield
    titles.questions.cache_clear()
    titles._load_printed.cache_clear()
    load.cache_clear()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a two-player patrol game of fixed length, with its seed file beside it, and return its path."""
    for seed in range(100):
        game = Game.new(titles.playable("patrol"), variant="two-player", seed=seed)
        players = {"german": RandomPlayer(1), "american": RandomPlayer(2)}
        if play_out(game, players, limit=SAVED_LINES) is None and isinstance(game.pending, Decision):
            game.save(tmp_path / "game.bf")
            return tmp_path / "game.bf"
    raise AssertionError("no game is long enough")
