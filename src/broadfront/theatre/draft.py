"""A map while it is being compiled: the contents of each hex and hexside so far."""

from collections.abc import Iterable

from broadfront.board.grid import opposite
from broadfront.board.hexmap import LAYERS, HexMap, Place, Side
from broadfront.theatre.frames import Frame

CLASS_ORDER = {
    "roads": ("autobahn", "primary", "road", "secondary", "track", "trail"),
    "rivers": ("blocked", "rhine", "major", "minor", "stream"),
    "bridges": ("road", "trail", "rail"),
}


class Draft:
    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        count = len(frame.cells)
        self.terrain: list[str] = [""] * count
        self.place: list[Place | None] = [None] * count
        self.tags: list[set[str]] = [set() for _ in range(count)]
        self.numbers: dict[str, dict[int, int]] = {}
        self.sides: dict[str, dict[tuple[int, int], Side]] = {layer: {} for layer in LAYERS}
        self.where: dict[str, int] = {}  # hexes of all settlements of the gazetteer inside the frame
        self.called: dict[str, int] = {}  # hexes by alternative names used in the charts
        self.chief: dict[int, str] = {}  # the highest-ranked settlement of each hex

    def set_side(self, layer: str, i: int, way: int, cls: str, name: str = "") -> None:
        """Give a hexside a class. If it has one, the higher class wins; lines of several kinds are combined."""
        other = self.frame.six_neighbors[i][way]
        if other < 0:
            return
        side = Side(cls, name)
        old = self.sides[layer].get((i, way))
        if old is not None:
            if layer == "lines":
                side = Side("+".join(sorted({*old.classes, cls})))
            else:
                order = CLASS_ORDER.get(layer, ())
                if cls in order and old.cls in order and order.index(old.cls) <= order.index(cls):
                    return
        self.sides[layer][i, way] = side
        self.sides[layer][other, opposite(way)] = side

    def remove_side(self, layer: str, i: int, way: int) -> None:
        """Remove the class of a layer from a hexside."""
        self.sides[layer].pop((i, way), None)
        other = self.frame.six_neighbors[i][way]
        if other >= 0:
            self.sides[layer].pop((other, opposite(way)), None)

    def directions(self, layer: str, i: int) -> list[int]:
        """Return the directions in which a hex has something of a layer."""
        return [way for way in range(6) if (i, way) in self.sides[layer]]

    def direction_to(self, i: int, other: int) -> int:
        return self.frame.six_neighbors[i].index(other)

    def add_tag(self, hexes: Iterable[int], word: str) -> None:
        for i in hexes:
            self.tags[i].add(word)

    def set_number(self, key: str, i: int, value: int) -> None:
        self.numbers.setdefault(key, {})[i] = value

    def is_on_rim(self, i: int) -> bool:
        return -1 in self.frame.six_neighbors[i]

    def to_map(self) -> HexMap:
        frame = self.frame
        return HexMap(
            title=frame.title,
            grid=frame.grid,
            hex_km=frame.hex_km,
            ids=frame.ids,
            index={hex_id: i for i, hex_id in enumerate(frame.ids)},
            terrain=tuple(self.terrain),
            place=tuple(self.place),
            sides=self.sides,
            tags=tuple(frozenset(tags) for tags in self.tags),
            numbers=self.numbers,
            at=tuple(frame.to_degrees(x, y) for x, y in frame.centers),
        )
