"""The board: hex grid, hex map, movement (reach), supply (trace), zones of control.

Grid, map and movement points import neither numpy nor numba. Searches import numpy, and the first search imports numba.
The examples below show how a title uses the board. A map is text with one line per hex:

>>> hexmap = HexMap.parse('''# broadfront-map 1
... # title=lane numbering=rrcc-west rows=1 columns=5 stagger=even-west hex_km=1
... 0101 Clear roads=E:road
... 0102 Woods roads=W:road
... 0103 Woods
... 0104 Clear
... 0105 Clear city=Ende
... ''')

A plain rule function gives the cost of a step. It is called once for each distinct step of the map:

>>> from broadfront.board.costs import Costs
>>> from broadfront.board.points import HexStep
>>> from broadfront.board.points import Charge, charge, format_mp, mp_to_twelfths
>>> def on_foot(step: HexStep) -> Charge:
...     by_road = step.side("roads") or step.end.terrain == "Clear"
...     return charge(1, "MOVE-1") if by_road else charge(2, "MOVE-2")
>>> foot = Costs(hexmap, on_foot)

The state keeps a `ControlZones` (`enter`, `leave`, `copy`); `standard_effects` defines what its flags do to a mover:

>>> from broadfront.board.hex_effects import standard_effects
>>> from broadfront.board.zones import ControlZones
>>> zones = ControlZones.build(hexmap, [(1, hexmap.index["0105"], True)])
>>> stopping = standard_effects(ids={"stops": "ZONE-1", "blocked": "MOVE-3"})

All hexes a unit of side 0 can reach with six movement points, and the cost of the way to one:

>>> from broadfront.board.reach import reach
>>> found = reach(foot, "0101", mp_to_twelfths(6), zones.flag_array(0), stopping)
>>> found.destinations(), format_mp(found.points_left("0104") or 0), found.must_stop("0104")
(('0102', '0103', '0104'), '2', True)
>>> [(entry.hex, format_mp(entry.cost), entry.parts[0].rule) for entry in found.ledger("0104")]
[('0102', '1', 'MOVE-1'), ('0103', '2', 'MOVE-2'), ('0104', '1', 'MOVE-1')]

Check a proposed path:

>>> from broadfront.board.walk import Terms, walk
>>> terms = Terms(foot, mp_to_twelfths(6), zones.flag_array(0), stopping)
>>> walk(("0101", "0102", "0103", "0104", "0105"), terms).refusal
Refusal(hex='0105', reason='stopped', rules=('ZONE-1',), needed=0, left=24)

Trace supply for all hexes at once, and explain what cuts one off:

>>> from broadfront.board.trace import trace
>>> net = trace(hexmap, ["0101"], zones.flag_array(0), stopping)
>>> net.length("0104"), net.path("0103")
(3, ('0103', '0102', '0101'))
>>> zones.enter(1, hexmap.index["0102"])
>>> trace(hexmap, ["0101"], zones.flag_array(0), stopping).find_cut("0103").hexes
('0102', '0101')
"""

from broadfront.board.grid import DIRECTIONS, Cell, Grid, opposite
from broadfront.board.hexmap import HexMap, Place, Side, load_map

__all__ = ["DIRECTIONS", "Cell", "Grid", "HexMap", "Place", "Side", "load_map", "opposite"]
