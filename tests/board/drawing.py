"""A small map with something of everything, for the tests of the pictures."""

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree as ET

from broadfront.board.grid import DIRECTIONS, Grid, opposite
from broadfront.board.hexmap import HexMap, load_map

SVG = "{http://www.w3.org/2000/svg}"

_TERRAIN = {
    "0101": "Forest",
    "0102": "Forest",
    "0103": "Woods",
    "0201": "Woods",
    "0202": "Woods",
    "0106": "Marsh",
    "0205": "Broken",
    "0206": "Broken",
    "0501": "Sea",
    "0502": "Sea",
    "0503": "Lake",
    "0506": "Gravel",
}
_PLACES = {"0303": "town=Mitte", "0306": "city=Steinfeld", "0301": 'village="Weiler (West)"'}
_WORDS = {"0303": "tags=fuel-depot vp=3", "0405": "tags=airbase", "0103": "tags=rough"}

# Given once, from one of the two hexes. The Bach comes down from the north and meets the Fluss.
_SIDES = (
    (
        "roads",
        "0301 E:primary",
        "0302 E:primary",
        "0303 E:primary",
        "0304 E:secondary",
        "0305 E:secondary",
        "0303 SE:trail",
        "0404 SE:trail",
    ),
    (
        "rivers",
        "0205 E:minor:Bach",
        "0305 NW:minor:Bach",
        "0304 E:minor:Bach",
        "0404 E:major:Fluss",
        "0304 SE:major:Fluss",
        "0305 SW:major:Fluss",
        "0305 SE:major:Fluss",
        "0306 SW:major:Fluss",
    ),
    ("bridges", "0304 E:road"),
    ("fords", "0404 E:ford"),
    ("rails", "0301 E:main", "0302 E:main", "0303 NE:main"),
    ("lines", "0105 W:westwall", "0205 E:border+front", "0305 NW:border"),
)


@cache
def sketch() -> HexMap:
    grid = Grid("rrcc-west", rows=5, columns=6)
    sides: dict[str, dict[str, list[str]]] = {}
    for layer, *entries in _SIDES:
        for entry in entries:
            hex_id, word = entry.split(" ")
            direction, _, rest = word.partition(":")
            number = DIRECTIONS.index(direction)
            other = grid.neighbor(hex_id, number)
            assert other is not None
            for where, way in ((hex_id, number), (other, opposite(number))):
                sides.setdefault(where, {}).setdefault(layer, []).append(f"{DIRECTIONS[way]}:{rest}")
    lines = ["# broadfront-map 1", "# title=sketch numbering=rrcc-west rows=5 columns=6 stagger=even-west hex_km=2"]
    for n, cell in enumerate(grid.cells()):
        hex_id = grid.format(cell)
        words = [hex_id, _TERRAIN.get(hex_id, "Clear"), _PLACES.get(hex_id, "")]
        words += [f"{layer}={','.join(entries)}" for layer, entries in sides.get(hex_id, {}).items()]
        words.append(_WORDS.get(hex_id, ""))
        lines.append(" ".join(filter(None, words)) + f" at=50.{n:02},6.{n:02}")
    return HexMap.parse("\n".join(lines))


@cache
def title_map(title: str) -> HexMap:
    return load_map(files("broadfront.titles") / title / "map" / "hexes.txt")


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - our own text


def texts(svg: str) -> list[str]:
    """All words on a picture, outside its title and description."""
    return ["".join(element.itertext()) for element in parsed(svg).iter(f"{SVG}text")]


def uses(svg: str, prefix: str) -> list[str]:
    """The marks of a kind that a picture uses, drawn on the map or in the legend."""
    found = [element.get("href", "").lstrip("#") for element in parsed(svg).iter(f"{SVG}use")]
    return [name for name in found if re.fullmatch(rf"{prefix}\d*", name)]
