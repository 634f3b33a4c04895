"""A game played without a record is the same as the recorded game."""

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.sim.play_quietly import play_quietly
from broadfront.titles import playable

STARTS = [("ardennes", "initial_assault", "gs"), ("ardennes", "initial_assault", "2p"), ("patrol", None, None)]


@pytest.mark.parametrize(("name", "scenario", "variant"), STARTS)
def test_a_quiet_game_goes_as_the_recorded_one(name: str, scenario: str | None, variant: str | None) -> None:
    title = playable(name)
    loud, quiet = (Game.new(title, scenario=scenario, variant=variant, seed=6) for _ in range(2))
    loud_players, quiet_players = (
        {side: make_player("greedy", f"6/{side}", name) for side in loud.state.played} for _ in range(2)
    )
    over = play_out(loud, loud_players, trusted=True)
    state = quiet.state
    found = play_quietly(state, quiet.seed, quiet_players)
    assert found is not None
    assert found.over == over
    assert found.lines == len(loud.record.lines)
    assert state.to_data() == loud.state.to_data()
    assert state.events is None


def test_a_quiet_game_stops_at_its_limit_and_needs_a_player_for_every_side() -> None:
    game = Game.new(playable("patrol"), seed=1)
    players = {side: make_player("greedy", 1, "patrol") for side in game.state.played}
    assert play_quietly(game.state.copy(), game.seed, players, limit=3) is None
    with pytest.raises(Invalid, match="Nobody plays"):
        play_quietly(game.state.copy(), game.seed, {})
