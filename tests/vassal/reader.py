"""A second reader of modules and saved games, written from the format alone, without the code that writes them."""

import io
import zipfile
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element, fromstring

ESCAPE = "\x1b"


def tokens(text: str, sign: str) -> list[str]:
    """Letter by letter: a sign after a backslash belongs to the token."""
    found: list[str] = []
    token: list[str] = []
    for letter in text:
        if letter == sign and token and token[-1] == "\\":
            token[-1] = sign
        elif letter == sign:
            found.append("".join(token))
            token = []
        else:
            token.append(letter)
    found.append("".join(token))
    return [one[1:-1] if len(one) > 1 and one[0] == one[-1] == "'" else one for one in found]


def traits(whole: str) -> list[str]:
    first, *rest = tokens(whole, "\t")
    return [first, *(traits(rest[0]) if rest else [])]


@dataclass
class Lying:
    """A piece as it lies on the table."""

    types: list[str]
    states: list[str]

    @property
    def marks(self) -> dict[str, str]:
        return {
            name: value
            for kind, state in zip(self.types, self.states, strict=True)
            if kind.startswith("mark;")
            for name, value in zip(tokens(kind[5:], ","), tokens(state, ","), strict=True)
        }

    def layer(self, name: str) -> tuple[list[str], int] | None:
        for kind, state in zip(self.types, self.states, strict=True):
            fields = tokens(kind, ";")
            if fields[0] == "emb2" and fields[19] == name:
                return tokens(fields[16], ","), int(state)
        return None

    @property
    def pictures(self) -> set[str]:
        found = set()
        for kind in self.types:
            fields = tokens(kind, ";")
            found |= set(tokens(fields[16], ",")) if fields[0] == "emb2" else set()
            found |= {fields[3]} if fields[0] == "piece" else set()
            found |= {fields[2]} if fields[0] == "obs" else set()
        return found - {""}

    @property
    def place(self) -> tuple[str, int, int]:
        window, x, y, *_ = tokens(self.states[-1], ";")
        return window, int(x), int(y)


@dataclass
class Save:
    """The table of a saved game or log, as far as it has been stepped through."""

    pieces: dict[str, Lying] = field(default_factory=dict)
    stacks: dict[str, list[str]] = field(default_factory=dict)
    decks: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    chat: list[str] = field(default_factory=list)

    def do(self, command: str) -> None:
        kind, rest = command[:2], command[2:]
        if command.startswith("CHAT"):
            self.chat.append(command[4:])
        elif kind == "+/":
            id, types, state = tokens(rest, "/")
            self._put(id, types, state)
        elif kind == "-/":
            del self.pieces[rest]
        elif kind == "D/":
            id, now, was = tokens(rest, "/")
            if id in self.decks:
                self._put(id, f"deck;{';' * 12}{self.decks[id][0]}", now)
            else:
                assert traits(was) == self.pieces[id].states
                self.pieces[id].states = traits(now)
        elif kind == "M/":
            id, window, x, y, _, old, old_x, old_y, *_ = tokens(rest, "/")
            piece = self.pieces[id]
            assert piece.place == (old, int(old_x), int(old_y))
            piece.states[-1] = ";".join([window, x, y, *tokens(piece.states[-1], ";")[3:]])

    def _put(self, id: str, types: str, state: str) -> None:
        if types == "stack":
            self.stacks[id] = [one for one in tokens(state, ";")[3:] if not one.startswith("@@")]
        elif types.startswith("deck;"):
            held = tokens(state, ";")[4:]
            self.decks[id] = (tokens(types, ";")[13], tokens(held[0], ",") if held else [])
        else:
            self.pieces[id] = Lying(traits(types), traits(state))

    def items(self, zone: str) -> list[str]:
        """The cards of a deck."""
        return sorted(
            self.pieces[id].marks["Item"] for name, held in self.decks.values() if name == zone for id in held
        )


def read(save: bytes) -> tuple[Save, list[str]]:
    """The table a saved game lays out, and the commands of its log."""
    hidden = zipfile.ZipFile(io.BytesIO(save)).read("savedGame")
    assert hidden[:5] == b"!VCSK"
    key = int(hidden[5:7], 16)
    text = bytes(int(hidden[n : n + 2], 16) ^ key for n in range(7, len(hidden), 2)).decode()
    commands = tokens(text, ESCAPE)
    table, log = Save(), [one[4:] for one in commands if one.startswith("LOG\t")]
    laid = [one for one in commands if not one.startswith("LOG\t")]
    assert (laid[0], laid[-1]) == ("begin_save", "end_save")
    for command in laid[1:-1]:
        table.do(command)
    return table, log


class Module:
    """A module as VASSAL would find it."""

    def __init__(self, packed: bytes) -> None:
        self.archive = zipfile.ZipFile(io.BytesIO(packed))
        self.names = set(self.archive.namelist())
        self.root = fromstring(self.archive.read("buildFile.xml"))  # noqa: S314 - our own file

    def all(self, kind: str) -> list[Element]:
        return [one for one in self.root.iter() if one.tag.rpartition(".")[2] == kind]

    def slots(self, kind: str) -> list[Lying]:
        return [self._piece(slot.text or "") for slot in self.all(kind)]

    @staticmethod
    def _piece(text: str) -> Lying:
        assert text.startswith("+/null/")
        _, types, state = tokens(text[2:], "/")
        return Lying(traits(types), traits(state))

    def location(self, window: str, x: int, y: int, size: tuple[int, int]) -> str:
        """What VASSAL calls a point of a window: by its zone, its grid of hexes and their numbering."""
        board = next(one for one in self.all("Board") if one.get("name") == window)
        zones = [one for one in board.iter() if one.tag.endswith(".Zone")]
        for zone in zones:
            corners = [tuple(map(int, corner.split(","))) for corner in zone.attrib["path"].split(";")]
            (west, north), (east, south) = corners[0], corners[2]
            if west <= x < east and north <= y < south:
                inside = [one for one in zone if one.tag.endswith(".HexGrid")]
                told = numbered(inside[0], x, y, (east - west, south - north)) if inside else ""
                named = zone.attrib["locationFormat"].replace("$name$", zone.attrib["name"])
                return named.replace("$gridLocation$", told)
        assert not zones, (window, x, y)
        return numbered(next(one for one in board if one.tag.endswith(".HexGrid")), x, y, size)


def numbered(grid: Element, x: int, y: int, size: tuple[int, int]) -> str:
    """The number of the hex at a point of a sideways grid: its columns are our rows."""
    assert grid.get("sideways") == "true"
    (numbering,) = grid
    given = numbering.attrib
    dx, dy = float(grid.attrib["dx"]), float(grid.attrib["dy"])
    across, down = y - int(grid.attrib["x0"]), x - int(grid.attrib["y0"])
    column = round(across / dx)
    odd = column % 2 == 1
    row = round((down - (dy / 2 if odd else 0)) / dy)
    if given.get("hDescend") == "true":
        row = int(size[0] / dy + 0.5) - row - (1 if odd and given["stagger"] == "true" else 0)
    elif odd and given["stagger"] == "true":
        row += 1
    if given.get("vDescend") == "true":
        column = int(size[1] / dx + 0.5) - column
    first = column + int(given["hOff"])
    second = row + int(given["vOff"])
    assert given["first"] == "H"
    wide = int(given["hLeading"]) + 1
    return f"{first:0{wide}}{given['sep']}{second:0{wide}}"
