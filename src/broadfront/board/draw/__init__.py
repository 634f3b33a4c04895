"""Pictures of hex maps: terrain, rivers, roads, names, and what is laid over them. Plain SVG, no geometry library."""

from broadfront.board.draw.counters import Counter
from broadfront.board.draw.facts import facts, told
from broadfront.board.draw.ground import around
from broadfront.board.draw.overlays import Arrow, Overlays
from broadfront.board.draw.picture import Options, picture
from broadfront.board.draw.saving import save

__all__ = ["Arrow", "Counter", "Options", "Overlays", "around", "facts", "picture", "save", "told"]
