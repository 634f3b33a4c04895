"""The opponent who stays where he is."""

from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.players import make_player, players_of
from broadfront.sim import play_out
from broadfront.titles import playable


def test_a_side_that_stands_still_ends_its_turn_where_it_was() -> None:
    assert set(players_of("wacht")) == {"random", "still"}
    game = Game.new(playable("wacht"), scenario="ambleve", seed=1)
    before = game.state.to_data()["facts"]["where"]
    play_out(game, {side: make_player("still", side, "wacht") for side in ("german", "american")})
    assert isinstance(game.pending, GameOver)
    assert game.state.to_data()["facts"]["where"] == before
    assert all(event.kind != "move" for _, event in game.events())
