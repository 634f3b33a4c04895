"""Games between computer players, and the analysis of many of them."""

from broadfront.sim.play_out import LIMIT, Observer, play_out

__all__ = ["LIMIT", "Observer", "play_out"]
