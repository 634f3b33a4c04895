"""Reads the text of a map line by line and reports errors with file and line. `hexmap` describes the format."""

import re
from typing import NamedTuple, cast

from broadfront.board.grid import DIRECTIONS, Grid, Numbering, Stagger, opposite
from broadfront.core.errors import MAX_SHOWN, Invalid, brief_repr

FORMAT = "# broadfront-map 1"
LAYERS = ("roads", "rivers", "bridges", "fords", "ferries", "rails", "lines")
PLACE_KINDS = ("city", "town", "village")
_HEADER_KEYS = ("title", "numbering", "rows", "columns", "stagger", "hex_km")
_DIRECTION_OF = {name: direction for direction, name in enumerate(DIRECTIONS)}
_TOKEN = re.compile(r'(?:[^\s"]|"[^"]*")+')
_KEY = re.compile(r"[a-z][a-z0-9_]*")
_WORD = re.compile(r'[^\s",:=+#]+')
_CLASSES = re.compile(r"[a-z0-9-]+(\+[a-z0-9-]+)*")


class Place(NamedTuple):
    """A named place on the map; its kind is city, town or village."""

    name: str
    kind: str


class Side(NamedTuple):
    """What one map layer has on a hexside: its class and name."""

    cls: str
    name: str = ""

    @property
    def classes(self) -> tuple[str, ...]:
        """The single classes of the hexside, if several share it."""
        return tuple(self.cls.split("+"))


def neighbor_indexes(grid: Grid, index: dict[str, int]) -> tuple[tuple[int, ...], ...]:
    """Return the six neighbors of each hex as indexes; `len(index)` stands for no hex."""
    count = len(index)
    wide = grid.columns + 2  # a border of empty cells around the frame avoids edge tests
    table = [count] * (wide * (grid.rows + 2))
    places = []
    for i, hex_id in enumerate(index):
        row, column = grid.parse(hex_id)
        place = (row + 1) * wide + column + 1
        places.append((row, place))
        table[place] = i
    offsets = [[down * wide + right for down, right in grid.neighbor_offsets(row)] for row in (0, 1)]
    return tuple(tuple(table[place + offset] for offset in offsets[row & 1]) for row, place in places)


class MapReader:
    """Reads the text of a map in one pass; errors name file and line."""

    title: str
    grid: Grid
    hex_km: float

    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0
        self.index: dict[str, int] = {}
        self.terrain: list[str] = []
        self.place: list[Place | None] = []
        self.sides: dict[str, dict[tuple[int, int], Side]] = {layer: {} for layer in LAYERS}
        self.tags: list[frozenset[str]] = []
        self.numbers: dict[str, dict[int, int]] = {}
        self.at: list[tuple[float, float] | None] = []
        self.lines: list[int] = []
        self._last = (-1, -1)
        self._entries: dict[str, tuple[int, Side]] = {}

    def error_at_line(
        self, message: str, *, given: object = None, accepted: object = None, line: int | None = None
    ) -> Invalid:
        """Return an error that names the map file and the line."""
        return Invalid(f"{self.source}:{line or self.line}: {message}", given=given, accepted=accepted, parameter="map")

    def read(self, text: str) -> None:
        """Read the whole text of a map; raise `Invalid` at the first error."""
        lines = text.splitlines()
        self.line = 1
        if not lines or lines[0].strip() != FORMAT:
            given = lines[0].strip() if lines else ""
            message = f"first line is {brief_repr(given)}; a map begins with {FORMAT!r}"
            raise self.error_at_line(message, given=given, accepted=FORMAT)
        self.line = 2
        self._read_header(lines[1] if len(lines) > 1 else "")
        for number, line in enumerate(lines[2:], start=3):
            if line and line[0] != "#" and not line.isspace():
                self.line = number
                self._read_hex(line)
        if not self.index:
            raise self.error_at_line("the map has no hexes; give one line per hex after the two header lines")

    def _read_header(self, line: str) -> None:
        """Read the header line, which gives the title, the size and the numbering of the map."""
        words = line.split()
        if words[:1] != ["#"]:
            raise self.error_at_line(
                f"second line is {brief_repr(line)}; give '# ' and {', '.join(key + '=' for key in _HEADER_KEYS)}",
                given=line,
                accepted=_HEADER_KEYS,
            )
        fields = dict(word.split("=", 1) for word in words[1:] if "=" in word)
        for word in words[1:]:
            if word.split("=", 1)[0] not in _HEADER_KEYS or "=" not in word:
                raise self.error_at_line(
                    f"header word {brief_repr(word)} is unknown; accepted: {', '.join(_HEADER_KEYS)}",
                    given=word,
                    accepted=_HEADER_KEYS,
                )
        for key in _HEADER_KEYS:
            if key not in fields:
                raise self.error_at_line(f"header lacks {key}=", given=line, accepted=_HEADER_KEYS)
        self.title = fields["title"]
        try:
            self.hex_km = float(fields["hex_km"])
            rows, columns = int(fields["rows"]), int(fields["columns"])
        except ValueError:
            raise self.error_at_line(
                "rows and columns are whole numbers, hex_km a number",
                given=line,
                accepted="rows=30 columns=30 hex_km=4.8",
            ) from None
        try:
            # Grid validates both words.
            numbering, stagger = cast(Numbering, fields["numbering"]), cast(Stagger, fields["stagger"])
            self.grid = Grid(numbering, rows, columns, stagger)
        except Invalid as error:
            raise self.error_at_line(str(error), given=error.given, accepted=error.accepted) from None

    def _read_hex(self, line: str) -> None:
        """Read the line of one hex: its id, its terrain, and what else it has."""
        words = _TOKEN.findall(line) if '"' in line else line.split()
        if line.count('"') % 2:
            raise self.error_at_line(
                "a double quote is not closed", given=line.strip(), accepted='key="value with spaces"'
            )
        if len(words) < 2 or "=" in words[1]:
            raise self.error_at_line(
                f"{brief_repr(line.strip())} has no terrain; a line is: id Terrain key=value ...",
                given=line.strip(),
                accepted="id Terrain key=value ...",
            )
        hex_id = words[0]
        try:
            cell = self.grid.parse(hex_id)
        except Invalid as error:
            raise self.error_at_line(str(error), given=hex_id, accepted=error.accepted) from None
        if cell <= self._last:
            why = "stands twice" if hex_id in self.index else f"comes after {self.grid.format(self._last)}"
            raise self.error_at_line(
                f"hex {hex_id} {why}; keep reading order, north to south and west to east",
                given=hex_id,
                accepted="reading order",
            )
        self._last = cell
        i = len(self.index)
        self.index[hex_id] = i
        self.lines.append(self.line)
        self.terrain.append(words[1])
        self.place.append(None)
        self.tags.append(frozenset())
        self.at.append(None)
        seen = set()
        for word in words[2:]:
            key, equals, value = word.partition("=")
            if value[:1] == '"' and value[-1:] == '"' and len(value) > 1:
                value = value[1:-1]
            if not equals or not value or '"' in value:
                raise self.error_at_line(
                    f"hex {hex_id}: {brief_repr(word)} is not key=value", given=word, accepted="key=value"
                )
            if key in seen:
                raise self.error_at_line(
                    f"hex {hex_id}: {key[:MAX_SHOWN]}= stands twice", given=word, accepted=f"one {key}="
                )
            seen.add(key)
            self._read_value(i, hex_id, key, value)

    def _read_value(self, i: int, hex_id: str, key: str, value: str) -> None:
        """Read one `key=value` of a hex line: a place, hexsides, tags or a number."""
        if key in self.sides:
            layer = self.sides[key]
            for entry in value.split(","):
                direction, side = self._entries.get(entry) or self._read_entry(hex_id, key, entry)
                if (i, direction) in layer:
                    raise self.error_at_line(
                        f"hex {hex_id}: {key} has {DIRECTIONS[direction]} twice; join two classes with a plus",
                        given=value,
                        accepted="DIRECTION:class+class",
                    )
                layer[i, direction] = side
        elif key == "at":
            try:
                lat, lon = value.split(",")
                self.at[i] = (float(lat), float(lon))
            except ValueError:
                raise self.error_at_line(
                    f"hex {hex_id}: at={value[:MAX_SHOWN]} is not latitude,longitude",
                    given=value,
                    accepted="at=50.467,4.867",
                ) from None
        elif key == "tags":
            tags = value.split(",")
            for tag in tags:
                if not _WORD.fullmatch(tag):
                    message = f"hex {hex_id}: tag {brief_repr(tag)} is not a word"
                    raise self.error_at_line(message, given=tag, accepted="tags=word,word")
            self.tags[i] = frozenset(tags)
        elif key in PLACE_KINDS:
            if self.place[i] is not None:
                raise self.error_at_line(
                    f"hex {hex_id} has two places", given=value, accepted="one of city, town, village"
                )
            self.place[i] = Place(value, key)
        else:
            self._read_number(i, hex_id, key, value)

    def _read_number(self, i: int, hex_id: str, key: str, value: str) -> None:
        """Read a numeric value of a hex, such as its victory points."""
        known = (*PLACE_KINDS, *LAYERS, "tags", "at")
        try:
            number = int(value)
        except ValueError:
            raise self.error_at_line(
                f"hex {hex_id}: {key[:MAX_SHOWN]}={value[:MAX_SHOWN]}: {key[:MAX_SHOWN]} is none of {', '.join(known)},"
                " so it takes an integer",
                given=value,
                accepted="an integer",
            ) from None
        if not _KEY.fullmatch(key):
            raise self.error_at_line(
                f"hex {hex_id}: key {brief_repr(key)} is not a small word", given=key, accepted=known
            )
        self.numbers.setdefault(key, {})[i] = number

    def _read_entry(self, hex_id: str, layer: str, entry: str) -> tuple[int, Side]:
        """Parse what a map line says about one hexside, such as `E:minor:Sambre`, or only a direction for a layer
        without classes (`rails=E`)."""
        word, _, rest = entry.partition(":")
        cls, _, name = rest.partition(":")
        if word not in _DIRECTION_OF:
            raise self.error_at_line(
                f"hex {hex_id}: {layer} entry {brief_repr(entry)} names no direction; "
                f"accepted: {', '.join(DIRECTIONS)}",
                given=entry,
                accepted=DIRECTIONS,
            )
        if (":" in entry and not _CLASSES.fullmatch(cls)) or ":" in name:
            raise self.error_at_line(
                f"hex {hex_id}: {layer} entry {brief_repr(entry)} is not DIRECTION:class[:name], "
                "class in small letters",
                given=entry,
                accepted="DIRECTION:class[:name]",
            )
        read = _DIRECTION_OF[word], Side(cls, name)
        self._entries[entry] = read  # cached: a map repeats a few hundred entries thousands of times
        return read

    def check_hexsides(self) -> None:
        """Raise `Invalid` unless both hexes of every hexside describe it alike."""
        around = neighbor_indexes(self.grid, self.index)
        count = len(self.index)
        for layer, sides in self.sides.items():
            for (i, direction), side in sides.items():
                other = around[i][direction]
                if other != count and sides.get((other, opposite(direction))) != side:
                    raise self._mismatch_error(layer, i, direction, other)

    def _mismatch_error(self, layer: str, i: int, direction: int, other: int) -> Invalid:
        """Return the error for a hexside that its two hexes describe differently."""
        ids = tuple(self.index)
        here = _format_entry(direction, self.sides[layer].get((i, direction)))
        back = self.sides[layer].get((other, opposite(direction)))
        there = _format_entry(opposite(direction), back) if back else "nothing"
        return self.error_at_line(
            f"hexside of {ids[i]} and {ids[other]}: {layer} has {here} in {ids[i]} but {there} in {ids[other]}"
            f" (line {self.lines[other]}); both hexes carry the hexside",
            given=here,
            accepted=_format_entry(opposite(direction), self.sides[layer][i, direction]),
            line=self.lines[i],
        )


def _format_entry(direction: int, side: Side | None) -> str:
    """Return what a map line says about one hexside, such as `E:minor:Sambre`."""
    return ":".join((DIRECTIONS[direction], *filter(None, side or ())))
