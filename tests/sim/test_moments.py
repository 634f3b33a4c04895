"""Any moment of any game can be written as a position and read back to the same game."""

import pytest

from broadfront.core.game import Game
from broadfront.sim.moments import check_moment, play_to_random_line
from broadfront.titles import playable

GAMES = [
    ("ardennes", "campaign", "gs", 400, range(2)),
    ("ardennes", "campaign", "2p", 400, range(2)),
    ("ardennes", "bastogne_surrounded", "gs", 300, range(10, 12)),
    ("wacht", None, None, 200, range(2)),
    ("patrol", "bridge", "solo", 60, range(4)),
    ("patrol", "bridge", "two-player", 60, range(4)),
    ("rhine", "corridor", None, 150, range(2)),
]
"""Title, scenario, variant, maximum number of lines from the start, and seeds."""


@pytest.mark.parametrize(("name", "scenario", "variant", "most", "seeds"), GAMES)
def test_a_random_moment_is_read_back_to_the_same_game(
    name: str, scenario: str | None, variant: str | None, most: int, seeds: range
) -> None:
    title = playable(name)
    chosen = title.scenario(scenario)
    fitting = title.card.scenarios[chosen].variants or tuple(title.card.variants)
    for seed in seeds:
        check_moment(play_to_random_line(title, chosen, variant or fitting[0], seed, most), seed)


def test_a_weakened_unit_that_has_left_the_game_keeps_its_steps() -> None:
    title = playable("ardennes")
    game = Game.new(title, scenario="bastogne_surrounded", variant="gs", seed=1, options={"dice": "own"})
    game.correct("steps 501/101 = 1; where 501/101 = Not in play")
    check_moment(game, 1)
