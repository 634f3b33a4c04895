"""Balance: rows of games, their intervals, and what other data change."""

from pathlib import Path

import pytest

from broadfront.cli import main
from broadfront.core.errors import Invalid
from broadfront.sim import balance
from broadfront.titles import playable


def row() -> balance.Series:
    return balance.series(playable("patrol"), None, "two-player", {})


def test_the_same_seed_gives_the_same_game_and_kept_games_are_not_played_again(tmp_path: Path) -> None:
    title, keep = playable("patrol"), tmp_path / "games.jsonl"
    first = list(balance.run(title, row(), range(3), keep))
    lines = keep.read_text().splitlines()
    assert len(lines) == 4
    assert list(balance.run(title, row(), range(3), keep)) == first
    assert keep.read_text().splitlines() == lines
    assert list(balance.run(title, row(), range(3))) == first
    with pytest.raises(Invalid, match="holds games of another row"):
        list(balance.run(title, balance.series(title, None, "solo", {}), range(3), keep))
    keep.write_text("nonsense\n")
    with pytest.raises(Invalid, match="not a file of games"):
        list(balance.run(title, row(), range(3), keep))


def test_the_summary_counts_wins_and_their_intervals() -> None:
    games = [balance.Played(n, "german" if n < 3 else "american", "", {"german": n}, 10) for n in range(12)]
    told = balance.summary(games, ("german", "american"))
    assert told["games"] == 12
    wins = told["wins"]
    assert isinstance(wins, dict)
    assert wins["german"]["games"] == 3
    assert wins["german"]["low"] < 0.25 < wins["german"]["high"]
    assert told["scores"] == {
        "german": {"mean": 5.5, "low": pytest.approx(3.46, abs=0.01), "high": pytest.approx(7.54, abs=0.01)}
    }


def test_a_difference_is_taken_seed_by_seed() -> None:
    first = [balance.Played(n, "german", "", {"german": n}, 1) for n in range(5)]
    second = [balance.Played(n, "american" if n == 0 else "german", "", {"german": n + 2}, 1) for n in range(5)]
    assert balance.difference(first, second) == {
        "games": 5,
        "other_winner": 1,
        "german": {"mean": 2.0, "low": 2.0, "high": 2.0},
    }


def test_other_data_are_played_on_the_same_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forces = playable("patrol").files.text("house/forces.toml").replace("strength = 5", "strength = 9")
    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "forces.toml").write_text(forces)
    assert main(["balance", "patrol", "--games", "4", "--variant", "two-player", "--data", str(tmp_path)]) == 0
    assert "yours less ours: another winner in" in capsys.readouterr().out
    assert main(["balance", "patrol", "--games", "2", "--player", "german"]) == 2
    assert "give SIDE=KIND" in capsys.readouterr().err
    assert main(["balance", "patrol", "--games", "2", "--player", "german=genius"]) == 2
    assert "accepted are greedy, random" in capsys.readouterr().err
