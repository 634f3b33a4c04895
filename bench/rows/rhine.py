"""The clerk game of the Rhine: a whole campaign, and all arrivals."""

from bench import Measured, row, seconds
from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import ask, playable


def play_campaign(seed: int = 1) -> Game:
    """Play seventy turns of random choices."""
    game = Game.new(playable("rhine"), scenario="clerk", variant="clerk", seed=seed)
    players = {side: make_player("random", seed, "rhine") for side in game.state.played}
    assert play_out(game, players, trusted=True) is not None
    return game


@row("clerk's campaign of 70 turns, rhine", order=66)
def measure_campaign() -> Measured:
    lines = len(play_campaign().record.lines)
    return Measured(seconds(play_campaign, rounds=2), limit=2.0, note=f"{lines} lines")


@row("all arrivals of the campaign, rhine", order=67)
def measure_arrivals() -> Measured:
    def entries() -> int:
        return len(ask("rhine.arrivals", start="1944-09-05", end="1945-04-29").value["entries"])

    return Measured(seconds(entries), limit=0.02, note=f"{entries()} entries")
