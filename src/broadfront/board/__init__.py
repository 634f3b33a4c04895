"""The board: hex grid, hex map, movement (reach), supply (trace), zones of control.

Importing this package costs neither numpy nor numba; the kernels load on first use.
"""

from broadfront.board.grid import DIRECTIONS, Cell, Grid, opposite
from broadfront.board.hexmap import HexMap, Place, Side, load_map

__all__ = ["DIRECTIONS", "Cell", "Grid", "HexMap", "Place", "Side", "load_map", "opposite"]
