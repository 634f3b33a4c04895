"""The greedy player of the teaching game: it beats chance, and against itself neither side has the better start."""

from collections import Counter

import pytest

from broadfront.core.game import Game
from broadfront.core.intervals import wilson_interval
from broadfront.core.steps import Decision
from broadfront.players import Player, make_player
from broadfront.sim import play_out
from broadfront.titles import playable

SIDES = ("german", "american")
FRESH = 50_000
"""The first of the seeds by which nothing was tuned."""


def winner(kinds: dict[str, str], seed: int) -> str | None:
    game = Game.new(playable("patrol"), variant="two-player", seed=seed)
    players: dict[str, Player] = {side: make_player(kinds[side], f"{seed}/{side}", "patrol") for side in SIDES}
    over = play_out(game, players, trusted=True)
    assert over is not None
    return over.winner


@pytest.mark.parametrize("side", SIDES)
def test_greedy_beats_random_from_either_side(side: str) -> None:
    kinds = {each: "greedy" if each == side else "random" for each in SIDES}
    assert sum(winner(kinds, seed) == side for seed in range(FRESH, FRESH + 30)) >= 25


def test_neither_side_has_the_better_start_among_greedy_players() -> None:
    """The soak job `patrol-balance` holds it over 300 games."""
    wins = Counter(winner(dict.fromkeys(SIDES, "greedy"), seed) for seed in range(FRESH, FRESH + 100))
    for side in SIDES:
        low, high = wilson_interval(wins[side], 100)
        assert 0.35 < low < high < 0.65


def test_greedy_chooses_by_its_view_alone_and_leaves_it_as_it_was() -> None:
    game = Game.new(playable("patrol"), variant="two-player", seed=FRESH)
    greedy = make_player("greedy", 1, "patrol")
    asked = 0
    while not game.over:
        pending = game.pending
        if not isinstance(pending, Decision):
            game.roll()
            continue
        before = game.state.key()
        chosen = greedy.choose(game.view(pending.side), game.options(pending.side))
        assert game.state.key() == before
        for seed in range(3):
            twin = game.view(pending.side).sample(seed)
            view = type(game.view(pending.side))(twin, pending.side)
            assert make_player("greedy", 2, "patrol").choose(view, view.options()) == chosen
        game.apply(chosen, side=pending.side)
        asked += 1
    assert asked > 20
