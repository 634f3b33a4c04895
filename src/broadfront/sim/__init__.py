"""Games played by players alone, watched by observers."""

from broadfront.sim.play_out import LIMIT, Observer, play_out

__all__ = ["LIMIT", "Observer", "play_out"]
