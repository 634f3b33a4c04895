"""`broadfront review`: a table, JSON or a page; bad input is refused before anything is computed."""

from pathlib import Path

import msgspec
import pytest

from broadfront.analyst.review import Review
from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a game of the first 10 lines."""
    game = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=3)
    player = make_player("greedy", 1, "patrol")
    play_out(game, {"german": player, "american": player}, limit=10)
    return game


def test_the_command_prints_a_table_or_json_or_writes_a_page(run: Run, game: Game, tmp_path: Path) -> None:
    saved, out = tmp_path / "game.bf", tmp_path / "review.html"
    game.save(saved)
    told = run("review", str(saved), "--playouts", "2")
    assert "The game is not over." in told.out
    assert "German: chance to win" in told.out
    assert "Turning points:" in told.out
    found = msgspec.json.decode(run("review", str(saved), "--playouts", "2", "--json", "--jobs", "1").out, type=Review)
    assert found.title == "patrol"
    assert run("review", str(saved), "--playouts", "2", "-o", str(out), "--jobs", "1").out == f"Wrote {out}.\n"
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "review.pdf"], "expected a file that ends in .html"),
        (["-o", "nowhere/review.html"], "its folder does not exist"),
        (["--playouts", "1"], "playouts"),
    ],
)
def test_what_cannot_be_written_is_refused_before_anything_is_valued(
    run: Run, game: Game, tmp_path: Path, words: list[str], said: str
) -> None:
    saved = tmp_path / "game.bf"
    game.save(saved)
    told = run("review", str(saved), *words)
    assert told.code == 2
    assert said in told.err
    assert told.err.count("\n") == 1
    assert not list(tmp_path.glob("*.html"))
