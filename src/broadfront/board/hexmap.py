"""The hex map of a title: terrain, places, hexsides and numbers of every hex, loaded from text with one line per hex.

    # broadfront-map 1
    # title=ardennes numbering=rrcc-east rows=30 columns=30 stagger=even-west hex_km=4.8
    0526 Clear city=Namur roads=E:primary,SW:secondary rivers=NE:major:Meuse bridges=E:road hv=3 at=50.467,4.867

Lines are in reading order: north to south, west to east. Values with spaces are in double quotes. A hexside list is
`DIRECTION:class[:name]`, ...; both hexes list the hexside. Two classes of one layer on the same hexside are joined with
a plus (`lines=W:border+westwall`). Keys not listed here take an integer. Other lines beginning with # are comments.
"""

import csv
import difflib
import importlib
import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Self

from broadfront.board.grid import DIRECTIONS, Cell, Grid
from broadfront.board.maptext import FORMAT, LAYERS, PLACE_KINDS, MapReader, Place, Side, neighbor_indexes
from broadfront.core.errors import Ambiguous, Invalid
from broadfront.core.files import TitleFiles, read_text
from broadfront.core.title import Title

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s

__all__ = ["LAYERS", "MAP_FILE", "PLACE_KINDS", "HexMap", "Place", "Side", "load_map", "load_title_map", "map_of"]

MAP_FILE = "map/hexes.txt"
"""Path of a title's map within its folder."""


@dataclass(frozen=True, eq=False, repr=False)
class HexMap:
    """A loaded hex map: frozen, shared, compared by identity. Callers name a hex by its id; inside, a hex is an index
    into `ids`."""

    title: str
    grid: Grid
    hex_km: float
    ids: tuple[str, ...]
    index: dict[str, int]
    terrain: tuple[str, ...]
    place: tuple[Place | None, ...]
    sides: dict[str, dict[tuple[int, int], Side]]
    tags: tuple[frozenset[str], ...]
    numbers: dict[str, dict[int, int]]
    at: tuple[tuple[float, float] | None, ...]
    gazetteer: Path | None = None
    """File with the names and hexes of further places, read when a place name is looked up."""

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, hex_id: object) -> bool:
        return hex_id in self.index

    def __repr__(self) -> str:
        return f"HexMap({self.title}: {len(self)} hexes of {self.hex_km:g} km)"

    def _repr_svg_(self) -> str:
        """The map as a picture, for notebooks."""
        draw = importlib.import_module("broadfront.board.draw")  # imported by name: the drawing modules import this one
        svg: str = draw.picture(self, draw.Options(legend=False))
        return svg

    @classmethod
    def parse(cls, text: str, source: str = "map") -> Self:
        """Read a hex map from the text of its file; an error names `source` and the line."""
        reader = MapReader(source)
        reader.read(text)
        reader.check_hexsides()
        return cls(
            title=reader.title,
            grid=reader.grid,
            hex_km=reader.hex_km,
            ids=tuple(reader.index),
            index=reader.index,
            terrain=tuple(reader.terrain),
            place=tuple(reader.place),
            sides=reader.sides,
            tags=tuple(reader.tags),
            numbers=reader.numbers,
            at=tuple(reader.at),
        )

    @cached_property
    def around(self) -> tuple[tuple[int, ...], ...]:
        """For each hex, the indexes of its six neighbors by direction; `len(map)` stands for no hex."""
        return neighbor_indexes(self.grid, self.index)

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For each hex, the indexes of its neighbors that are on the map."""
        nowhere = len(self.ids)
        return tuple(tuple(there for there in six if there != nowhere) for six in self.around)

    @cached_property
    def neighbour(self) -> "Int32s":
        """The six neighbors of each hex (`around`) as int32[n + 1, 6] for compiled searches; the last row is the
        blocked hex that stands for no hex."""
        import numpy as np

        count = len(self.ids)
        table = np.full((count + 1, 6), count, dtype=np.int32)
        if count:
            table[:count] = self.around
        table.flags.writeable = False
        return table

    def cell(self, i: int) -> Cell:
        """Return the row and column of a hex given by index."""
        return self.grid.parse(self.ids[i])

    def centre(self, i: int) -> tuple[float, float]:
        """Return the center of a hex in hex widths: x east, y south of the northwest corner of the map's frame."""
        return self.grid.center(self.cell(i))

    def side(self, layer: str, i: int, direction: int) -> Side | None:
        """Return what a map layer (roads, rivers and so on) has on a hexside, or None if nothing."""
        return self.sides[layer].get((i, direction))

    def number(self, key: str, i: int, default: int = 0) -> int:
        """Return a number that the map gives for a hex, such as its victory points."""
        return self.numbers.get(key, {}).get(i, default)

    def index_of(self, hex_id: str) -> int:
        """Return the index of the hex with this id; for an unknown id raise `Invalid` with what the map accepts."""
        found = self.index.get(hex_id)
        if found is None:
            self.grid.parse(hex_id)
            raise Invalid(
                f"no hex {hex_id!r} on the {self.title} map: the frame has it, but the map leaves it out",
                given=hex_id,
                accepted=self._suggestions(hex_id),
                parameter="hex",
            )
        return found

    def within(self, hex_id: str, reach: int) -> tuple[str, ...]:
        """Return the hexes of the map at most `reach` hexes from a hex, the hex itself included, in reading order."""
        self.index_of(hex_id)
        return tuple(other for other in self.grid.hexes_within(hex_id, reach) if other in self.index)

    def named(self, name: str) -> tuple[str, ...]:
        """Return the hexes that have a place name, spelled with or without its accents; empty if the name is
        unknown."""
        return self._places.get(_normalize_name(name), ())

    def find(self, name_or_id: str) -> str:
        """Return the hex with this id or place name; an error lists the hexes it may mean, or the nearest matches."""
        text = name_or_id.strip()
        if text in self.index:
            return text
        if text.upper() in self.index:
            return text.upper()
        for spelt in (text, _without_umlauts(text)):
            self.refuse_several(spelt)
            if alike := self._hexes_by_name.get(_normalize_name(spelt)):
                return next(iter(alike))
        if any(character.isdigit() for character in text):
            self.index_of(text)
        near = self._suggestions(text)
        hint = f"nearest: {', '.join(near)}" if near else f"give a hex id such as {self.ids[0]} or the name of a place"
        raise Invalid(
            f"no hex or place {text!r} on the {self.title} map; {hint}",
            given=name_or_id,
            accepted=near,
            parameter="hex",
        )

    def refuse_several(self, name: str) -> None:
        """Refuse a place name that several hexes of the map have, naming each of these hexes."""
        alike = self._hexes_by_name.get(_normalize_name(name), {})
        if len(alike) > 1:
            listed = ", ".join(f"{hex_id} ({spelt})" for hex_id, spelt in alike.items())
            raise Ambiguous(
                f"{name.strip()!r} is in {len(alike)} hexes of the {self.title} map, {listed}: give the hex.",
                given=name,
                accepted=list(alike),
                parameter="hex",
            )

    def _suggestions(self, text: str) -> list[str]:
        """Return places or hexes whose names are like the text, for an error message."""
        plain = _normalize_name(text)
        places = [name for name in self._places if plain and name.startswith(plain)][:4]
        places = places or difflib.get_close_matches(plain, self._places, n=4, cutoff=0.6)
        if places:
            return [f"{self._spellings[name]} ({'/'.join(self._places[name])})" for name in places]
        return difflib.get_close_matches(text, self.ids, n=4, cutoff=0.6)

    @cached_property
    def _spellings(self) -> dict[str, str]:
        """The full spelling of each place name, by its form without accents and case."""
        return {_normalize_name(name): name for name in self.place_names}

    @cached_property
    def place_names(self) -> dict[str, tuple[str, ...]]:
        """The hexes of every place name, as it is spelled; first those of the map, then the gazetteer's."""
        found: dict[str, tuple[str, ...]] = {}
        for hex_id, place in zip(self.ids, self.place, strict=True):
            if place:
                found[place.name] = (*found.get(place.name, ()), hex_id)
        known = {_normalize_name(name) for name in found}
        for row in csv.DictReader(read_text(self.gazetteer).splitlines()) if self.gazetteer is not None else ():
            name, place_hex = row.get("name"), row.get("hex")
            if name and place_hex in self.index and _normalize_name(name) not in known:
                found[name] = (*found.get(name, ()), place_hex)
        return found

    @cached_property
    def _places(self) -> dict[str, tuple[str, ...]]:
        """The hexes of each place name, by its form without accents and case."""
        found: dict[str, tuple[str, ...]] = {}
        for name, hexes in self.place_names.items():
            plain = _normalize_name(name)
            found[plain] = tuple(dict.fromkeys((*found.get(plain, ()), *hexes)))
        return found

    @cached_property
    def _hexes_by_name(self) -> dict[str, dict[str, str]]:
        """For each place name, with and without its brackets, the hexes it may mean and their full spelling."""
        found: dict[str, dict[str, str]] = {}
        for spelt, hexes in self.place_names.items():
            for plain in {_normalize_name(spelt), _normalize_name(spelt.partition("(")[0])}:
                found.setdefault(plain, {}).update(dict.fromkeys(hexes, spelt))
        return found

    def write(self) -> str:
        """Return the map as canonical text that `parse` reads, with the keys of each hex in fixed order."""
        lines = [FORMAT, self._header()]
        by_hex: list[dict[str, list[str]]] = [{} for _ in self.ids]
        for layer in LAYERS:
            for i, direction in sorted(self.sides[layer]):
                side = self.sides[layer][i, direction]
                by_hex[i].setdefault(layer, []).append(":".join((DIRECTIONS[direction], *filter(None, side))))
        for i, hex_id in enumerate(self.ids):
            words = [hex_id, self.terrain[i]]
            if place := self.place[i]:
                words.append(f"{place.kind}={_quote(place.name)}")
            words += [f"{layer}={_quote(','.join(entries))}" for layer, entries in by_hex[i].items()]
            if self.tags[i]:
                words.append(f"tags={','.join(sorted(self.tags[i]))}")
            words += [f"{key}={self.numbers[key][i]}" for key in sorted(self.numbers) if i in self.numbers[key]]
            if at := self.at[i]:
                words.append(f"at={at[0]:.3f},{at[1]:.3f}")
            lines.append(" ".join(words))
        return "\n".join(lines) + "\n"

    def _header(self) -> str:
        """Return the header line of the map file."""
        grid = self.grid
        return (
            f"# title={self.title} numbering={grid.numbering} rows={grid.rows} columns={grid.columns}"
            f" stagger={grid.stagger} hex_km={self.hex_km:g}"
        )


def load_map(path: Path | Traversable) -> HexMap:
    """Load a map from its text file."""
    text = read_text(path) if isinstance(path, Path) else path.read_text(encoding="utf-8")
    return HexMap.parse(text, source=str(path))


@lru_cache(maxsize=8)
def _load_shipped_map(path: Path) -> HexMap:
    """Load a shipped map with its list of places, once."""
    return _with_gazetteer(load_map(path), path)


def _with_gazetteer(hexmap: HexMap, path: Path) -> HexMap:
    """Return the map with the list of places (gazetteer) in the file next to it, if there is one."""
    places = path.with_name("places.csv")
    return replace(hexmap, gazetteer=places) if places.is_file() else hexmap


def load_title_map(files: TitleFiles) -> HexMap:
    """Load the map of a title. The shipped map is cached, whatever other files a player replaces."""
    path = files.path(MAP_FILE)
    if not files.is_own(MAP_FILE):
        return _load_shipped_map(path)
    found = _with_gazetteer(load_map(path), path)
    _check_terrain_and_hexside_classes(files, found)
    return found


@lru_cache(maxsize=16)
def map_of(title: Title) -> HexMap | None:
    """Return the map of a loaded title, or None if it has none."""
    found = getattr(title, "map", None)
    if isinstance(found, HexMap):
        return found
    return load_title_map(title.files) if title.files.exists(MAP_FILE) else None


def _check_terrain_and_hexside_classes(files: TitleFiles, hexmap: HexMap) -> None:
    """Raise an error if a player's own map uses terrain or hexside classes that the shipped map does not."""
    ours = _load_shipped_map(files.folder / MAP_FILE)
    terrain = set(ours.terrain)
    classes = {layer: {cls for side in sides.values() for cls in side.classes} for layer, sides in ours.sides.items()}
    for n, hex in enumerate(hexmap.ids):
        unknown = [] if hexmap.terrain[n] in terrain else [("terrain", hexmap.terrain[n], terrain)]
        for layer, sides in hexmap.sides.items():
            found = (cls for d in range(len(DIRECTIONS)) if (n, d) in sides for cls in sides[n, d].classes)
            unknown += [(layer, cls, classes[layer]) for cls in found if cls not in classes[layer]]
        if unknown:
            what, given, known = unknown[0]
            accepted = sorted(known)
            line = next(at for at, text in enumerate(files.text(MAP_FILE).splitlines(), 1) if text.split()[:1] == [hex])
            message = f"hex {hex}: {what} {given!r}; expected {', '.join(accepted) or 'none'}"
            raise files.file_error(MAP_FILE, line, message, given=given, accepted=accepted)


def _normalize_name(name: str) -> str:
    """Normalize a place name for lookup: no accents or case, punctuation as spaces, "saint" as "st"."""
    decomposed = unicodedata.normalize("NFD", name)
    letters = "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()
    words = "".join(letter if letter.isalnum() else " " for letter in letters).split()
    return " ".join("st" if word in ("saint", "sankt") else word for word in words)


def _without_umlauts(name: str) -> str:
    """Return a name with ae, oe, ue written as a, o, u: Juelich as Julich."""
    return re.sub(r"([aou])e", r"\1", name, flags=re.IGNORECASE)


def _quote(value: str) -> str:
    """Return a value in quotes if it contains a space."""
    return f'"{value}"' if " " in value else value
