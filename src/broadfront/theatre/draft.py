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
    """A map while it is being compiled: terrain, places, tags and hexside contents, which can still be changed."""

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

    def set_side(self, layer: str, hex_number: int, direction: int, cls: str, name: str = "") -> None:
        """Put something on a hexside in a layer, such as a `major` river in the layer `rivers`. If the hexside already
        has a class, the higher class wins; lines of several kinds are combined."""
        other = self.frame.six_neighbors[hex_number][direction]
        if other < 0:
            return
        side = Side(cls, name)
        old = self.sides[layer].get((hex_number, direction))
        if old is not None:
            if layer == "lines":
                side = Side("+".join(sorted({*old.classes, cls})))
            else:
                order = CLASS_ORDER.get(layer, ())
                if cls in order and old.cls in order and order.index(old.cls) <= order.index(cls):
                    return
        self.sides[layer][hex_number, direction] = side
        self.sides[layer][other, opposite(direction)] = side

    def remove_side(self, layer: str, hex_number: int, direction: int) -> None:
        """Remove what a layer (roads, rivers and so on) has on a hexside."""
        self.sides[layer].pop((hex_number, direction), None)
        other = self.frame.six_neighbors[hex_number][direction]
        if other >= 0:
            self.sides[layer].pop((other, opposite(direction)), None)

    def directions(self, layer: str, hex_number: int) -> list[int]:
        """Return the directions (0 to 5) in which a hex has something of a layer, such as a road leaving it."""
        return [way for way in range(6) if (hex_number, way) in self.sides[layer]]

    def direction_to(self, hex_number: int, other: int) -> int:
        """Return the direction (0 to 5) from a hex to an adjacent hex."""
        return self.frame.six_neighbors[hex_number].index(other)

    def add_tag(self, hexes: Iterable[int], tag: str) -> None:
        """Add a tag to each of these hexes."""
        for i in hexes:
            self.tags[i].add(tag)

    def set_number(self, name: str, hex_number: int, value: int) -> None:
        """Give a hex a numeric value under a name, such as its victory points."""
        self.numbers.setdefault(name, {})[hex_number] = value

    def is_on_rim(self, hex_number: int) -> bool:
        """Return whether a hex is at the edge of the map."""
        return -1 in self.frame.six_neighbors[hex_number]

    def to_map(self) -> HexMap:
        """Return the finished map, which cannot be changed any more."""
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
