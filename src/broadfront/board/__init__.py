"""The board: hex grid, hex map, movement (reach), supply (trace), zones of control.

Grid, map and movement points load neither numpy nor numba; what searches a map loads numpy, and its first search numba.
A title uses it like this. A map is text, a line a hex:

>>> hexmap = HexMap.parse('''# broadfront-map 1
... # title=lane numbering=rrcc-west rows=1 columns=5 stagger=even-west hex_km=1
... 0101 Clear roads=E:road
... 0102 Woods roads=W:road
... 0103 Woods
... 0104 Clear
... 0105 Clear city=Ende
... ''')

A plain rule function says what a step costs; it is asked once for each different step of the map:

>>> from broadfront.board.costs import Costs
>>> from broadfront.board.points import HexStep
>>> from broadfront.board.points import Charge, charge, mp, show_mp
>>> def on_foot(step: HexStep) -> Charge:
...     by_road = step.side("roads") or step.end.terrain == "Clear"
...     return charge(1, "MOVE-1") if by_road else charge(2, "MOVE-2")
>>> foot = Costs(hexmap, on_foot)

`ControlZones` is kept by the state (`enter`, `leave`, `copy`); `meetings` says what its flags mean to a mover:

>>> from broadfront.board.meetings import meetings
>>> from broadfront.board.zones import ControlZones
>>> zones = ControlZones.of(hexmap, [(1, hexmap.index["0105"], True)])
>>> stopping = meetings(ids={"stops": "ZONE-1", "blocked": "MOVE-3"})

Everywhere a unit of side 0 can go with six movement points, and why:

>>> from broadfront.board.reach import reach
>>> found = reach(foot, "0101", mp(6), zones.view(0), stopping)
>>> found.destinations(), show_mp(found.left("0104") or 0), found.stopped("0104")
(('0102', '0103', '0104'), '2', True)
>>> [(entry.hex, show_mp(entry.cost), entry.parts[0].rule) for entry in found.ledger("0104")]
[('0102', '1', 'MOVE-1'), ('0103', '2', 'MOVE-2'), ('0104', '1', 'MOVE-1')]

A path somebody proposes, and what is wrong with it:

>>> from broadfront.board.walk import Terms, walk
>>> walk(("0101", "0102", "0103", "0104", "0105"), Terms(foot, mp(6), zones.view(0), stopping)).refusal
Refusal(hex='0105', reason='stopped', rules=('ZONE-1',), needed=0, left=24)

Supply of all hexes at once, and what cuts one off:

>>> from broadfront.board.trace import trace
>>> net = trace(hexmap, ["0101"], zones.view(0), stopping)
>>> net.length("0104"), net.path("0103")
(3, ('0103', '0102', '0101'))
>>> zones.enter(1, hexmap.index["0102"])
>>> trace(hexmap, ["0101"], zones.view(0), stopping).cut("0103").hexes
('0102', '0101')
"""

from broadfront.board.grid import DIRECTIONS, Cell, Grid, opposite
from broadfront.board.hexmap import HexMap, Place, Side, load_map

__all__ = ["DIRECTIONS", "Cell", "Grid", "HexMap", "Place", "Side", "load_map", "opposite"]
