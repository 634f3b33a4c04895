"""Commands run in this process; what they print is kept."""

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


class Told(NamedTuple):
    """What a command left: exit code, stdout, stderr."""

    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *words: str | Path) -> Told: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `broadfront WORDS` in a terminal of 80 columns, whatever the tests run in."""
    monkeypatch.setenv("COLUMNS", "80")

    def call(*words: str | Path) -> Told:
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Told(code, *capsys.readouterr())

    return call


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is a title too, while a test runs."""
    registered = titles._registered() | {"toy": "tests.cli.toy:KIT"}
    monkeypatch.setattr(titles, "_registered", lambda: registered)
    yield
    titles.questions.cache_clear()
    titles._load_printed.cache_clear()
    load.cache_clear()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A patrol game of two players, so many lines in, with the seed beside it."""
    for seed in range(100):
        game = Game.new(titles.playable("patrol"), variant="two-player", seed=seed)
        players = {"german": RandomPlayer(1), "american": RandomPlayer(2)}
        if play_out(game, players, limit=SAVED_LINES) is None and isinstance(game.pending, Decision):
            game.save(tmp_path / "game.bf")
            return tmp_path / "game.bf"
    raise AssertionError("no game is long enough")
