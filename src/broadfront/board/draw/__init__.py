"""Draws hex maps as plain SVG: terrain, rivers, roads, names and overlays. Needs no geometry library."""

from broadfront.board.draw.counters import Counter
from broadfront.board.draw.ground import rectangle_around
from broadfront.board.draw.hex_data import describe_hex, hex_data
from broadfront.board.draw.overlays import Arrow, Overlays
from broadfront.board.draw.picture import Options, picture
from broadfront.board.draw.saving import save

__all__ = ["Arrow", "Counter", "Options", "Overlays", "describe_hex", "hex_data", "picture", "rectangle_around", "save"]
