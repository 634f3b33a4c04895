"""The clerk game of the Rhine: a whole campaign, and all arrivals."""

from bench import Measured, row, seconds
from broadfront.core.game import Game
from broadfront.players import player_named
from broadfront.sim.play_out import play_out
from broadfront.titles import ask, playable


def campaign(seed: int = 1) -> Game:
    """Play seventy turns of random choices."""
    game = Game.new(playable("rhine"), scenario="clerk", variant="clerk", seed=seed)
    players = {side: player_named("random", seed, "rhine") for side in game.state.played}
    assert play_out(game, players, trusted=True) is not None
    return game


@row("clerk's campaign of 70 turns, rhine", order=66)
def whole_campaign() -> Measured:
    lines = len(campaign().record.lines)
    return Measured(seconds(campaign, rounds=2), limit=2.0, note=f"{lines} lines")


@row("all arrivals of the campaign, rhine", order=67)
def arrivals() -> Measured:
    def entries() -> int:
        return len(ask("rhine.arrivals", start="1944-09-05", end="1945-04-29").value["entries"])

    return Measured(seconds(entries), limit=0.02, note=f"{entries()} entries")
