"""Greedy players play a sector and a campaign to an end."""

import pytest

from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.players import make_player
from broadfront.sim import play_out
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from tests.titles.rhine.support.asking import rhine_title


def test_greedy_players_play_the_corridor_to_its_end() -> None:
    game = Game.new(rhine_title(), scenario="corridor", variant="two-player", seed=4)
    players = {side: make_player("greedy", 1, "rhine") for side in ("allied", "german")}
    play_out(game, players)
    assert isinstance(game.pending, GameOver)
    state = game.state
    assert isinstance(state, RhineState)
    assert not state.status()
    assert sum(game.pending.score.values()) == 13
    fought = [event for _, event in game.log if event.kind == "combat" and "against" in event.text]
    assert fought, "greedy players attack"


@pytest.mark.parametrize("seed", [1])
def test_a_greedy_clerk_keeps_a_campaign(seed: int) -> None:
    game = Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=seed)
    play_out(game, {"allied": make_player("greedy", 1, "rhine")})
    assert isinstance(game.pending, GameOver)
    assert not game.state.status()
