"""Games of the corridor compared line by line with games from before the books and the board became one game.

`soak/recorded/rhine_corridor.csv` has the player, the seed, the number of lines of the record, a hash of them and the
Allied points. After an intended change of rules, rewrite it with `python -m soak.jobs.rhine_recorded`.
"""

import csv
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from soak import Figures, job
from soak.jobs.rhine import load_rhine

FILE = Path(__file__).parents[1] / "recorded" / "rhine_corridor.csv"
COLUMNS = ("player", "seed", "lines", "hash", "allied_points")


def load_rows() -> list[dict[str, str]]:
    with FILE.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def play_corridor(player: str, seed: str) -> dict[str, str]:
    """Play a game by two players of a kind, and return it as a row of the file."""
    game = Game.new(load_rhine(), scenario="corridor", variant="two-player", seed=seed)
    play_out(game, {side: make_player(player, f"{seed}/{side}", "rhine") for side in game.state.played})
    lines = [msgspec.to_builtins(line) for line in game.record.lines]
    for line in lines:
        line.pop("check", None)  # a checksum of the state, whose form may change
    end = game.pending
    assert isinstance(end, GameOver)
    digest = hashlib.sha256(msgspec.json.encode(lines)).hexdigest()[:16]
    assert end.score is not None
    return dict(zip(COLUMNS, (player, seed, str(len(lines)), digest, str(end.score["allied"])), strict=True))


GAMES = load_rows()


@job("rhine-corridor-as-recorded", seeds=range(len(GAMES)))
def check_recorded_games(seeds: range) -> Iterator[Figures]:
    """Corridor games by random and greedy players go line by line as before the books and the board were joined."""
    for n in seeds:
        row = GAMES[n]
        found = play_corridor(row["player"], row["seed"])
        assert found == row, f"{row['player']} {row['seed']}: {found}, recorded {row}"
        yield {"lines": float(found["lines"]), "allied points": float(found["allied_points"])}


if __name__ == "__main__":
    out = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    out.writeheader()
    out.writerows(play_corridor(row["player"], row["seed"]) for row in GAMES)
