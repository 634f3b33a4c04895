"""Small maps the tests of the board share."""

from broadfront.board.hexmap import HexMap

# Rows 1-5, columns 1-6 from the west; odd rows lie half a hex east of the even ones. A road runs along row 03, a river
# between columns 4 and 5 of row 03 with a bridge, and no bridge elsewhere.
VALLEY = """\
# broadfront-map 1
# title=valley numbering=rrcc-west rows=5 columns=6 stagger=even-west hex_km=2
0101 Clear
0102 Clear
0103 Woods
0104 Woods rivers=E:minor:Bach
0105 Clear rivers=W:minor:Bach
0106 Clear
0201 Clear
0202 Woods
0203 Woods town=Waldhausen tags=camp hv=2
0204 Clear
0205 Clear
0206 Clear
0301 Clear roads=E:primary
0302 Clear roads=W:primary,E:primary
0303 Clear roads=W:primary,E:primary village="An der Brücke"
0304 Clear roads=W:primary,E:secondary rivers=E:minor:Bach bridges=E:road
0305 Clear roads=W:secondary,E:secondary rivers=W:minor:Bach bridges=W:road
0306 Clear city=Steinfeld roads=W:secondary at=50.100,6.200
0401 Clear
0402 Clear
0403 Marsh
0404 Marsh
0405 Clear
0406 Clear
0501 Clear
0502 Clear
0503 Clear
0504 Clear
0505 Clear
0506 Clear
"""


def valley() -> HexMap:
    return HexMap.parse(VALLEY)


def open_ground(rows: int, columns: int) -> HexMap:
    """Nothing but clear hexes."""
    lines = [
        "# broadfront-map 1",
        f"# title=open numbering=rrrccc rows={rows} columns={columns} stagger=even-west hex_km=1",
        *(f"{row:03}{column:03} Clear" for row in range(1, rows + 1) for column in range(1, columns + 1)),
    ]
    return HexMap.parse("\n".join(lines))
