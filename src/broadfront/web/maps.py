"""Maps for the page: a picture of the terrain, and data of each hex."""

from __future__ import annotations

import hashlib
import threading
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import msgspec

from broadfront.board.draw import Options, picture, style
from broadfront.board.draw.ground import WIDTH, Ground
from broadfront.board.draw.picture import paper_edge
from broadfront.board.grid import DIRECTIONS
from broadfront.board.hexmap import LAYERS, HexMap, map_of
from broadfront.core.errors import Invalid
from broadfront.core.files import write_atomically
from broadfront.store.database import make_folders
from broadfront.titles import title_names
from broadfront.web.loading import load

__all__ = ["Look", "MapData", "Pictures", "draw_all", "map_data", "map_palette"]

_SMALL = 400  # maps with at most this many hexes are drawn large
_PIXELS = {True: 96.0, False: 44.0}  # pixels per hex on a small map and on a large one


def _pixels_per_hex(hexmap: HexMap) -> float:
    """Return the pixels per hex for the picture of a map; small maps get more."""
    return _PIXELS[len(hexmap) <= _SMALL]


class MapData(msgspec.Struct, frozen=True):
    """Data of a map without its picture, as parallel lists over its hexes, to keep large maps small.

    `origin` is the position of the frame's north-west corner in the picture, `pixels` the width of a hex there. Keys of
    dictionaries are hex numbers.
    """

    title: str
    hexes: int
    hex_km: float
    rows: int
    columns: int
    first_row_west: bool
    pixels: float
    width: float
    height: float
    origin: tuple[float, float]
    ids: tuple[str, ...]
    cells: list[tuple[int, int]]
    """Row and column of each hex."""
    terrain: tuple[str, ...]
    places: dict[str, tuple[str, str]]
    """Name and kind of place by hex."""
    tags: dict[str, list[str]]
    numbers: dict[str, dict[str, int]]
    sides: dict[str, dict[str, list[tuple[str, str, str]]]]
    """By layer and hex: direction, class and name of the features on its hexsides."""
    picture: str
    """Digest of the picture, for caching."""
    colors: dict[str, tuple[str, str]] = {}
    """Counter color and print color by side; other sides use the palette."""


class TerrainLook(msgspec.Struct, frozen=True):
    name: str
    fill: str
    edge: str


class Look(msgspec.Struct, frozen=True):
    """Color palette with which the page draws on the maps."""

    paper: str
    ink: str
    faint: str
    number: str
    halo: str
    frame: str
    highlight: str
    reach: str
    front: str
    objective: str
    sides: dict[str, tuple[str, str]]
    """Counter color and print color by side."""
    terrain: dict[str, TerrainLook]


@lru_cache(maxsize=16)
def map_data(hexmap: HexMap) -> MapData:
    """Return the data of a map for the web page, without its picture."""
    ground = Ground.build(hexmap)
    west, north, east, south = ground.bounds
    pixels = _pixels_per_hex(hexmap)
    x, y = hexmap.centre(0)
    at_x, at_y = ground.center_point(0)
    edge = paper_edge(ground, pixels)
    sides: dict[str, dict[str, list[tuple[str, str, str]]]] = {layer: {} for layer in LAYERS}
    for layer in LAYERS:
        for (i, direction), side in sorted(hexmap.sides[layer].items()):
            sides[layer].setdefault(str(i), []).append((DIRECTIONS[direction], side.cls, side.name))
    cells = [hexmap.cell(i) for i in range(len(hexmap))]
    return MapData(
        title=hexmap.title,
        hexes=len(hexmap),
        hex_km=hexmap.hex_km,
        rows=hexmap.grid.rows,
        columns=hexmap.grid.columns,
        first_row_west=hexmap.grid.is_shifted_west(0),
        pixels=pixels,
        width=(east - west) * pixels / WIDTH + 2 * edge,
        height=(south - north) * pixels / WIDTH + 2 * edge,
        origin=(
            edge + (at_x - west) * pixels / WIDTH - x * pixels,
            edge + (at_y - north) * pixels / WIDTH - y * pixels,
        ),
        ids=tuple(hexmap.ids),
        cells=[(cell.row, cell.column) for cell in cells],
        terrain=tuple(hexmap.terrain),
        places={str(i): (place.name, place.kind) for i, place in enumerate(hexmap.place) if place},
        tags={str(i): sorted(tags) for i, tags in enumerate(hexmap.tags) if tags},
        numbers={key: {str(i): n for i, n in sorted(held.items())} for key, held in sorted(hexmap.numbers.items())},
        sides=sides,
        picture=digest(hexmap),
    )


@lru_cache(maxsize=16)
def digest(hexmap: HexMap) -> str:
    """Return a digest of a map and of the code that draws it, so that a changed map is drawn again."""
    total = hashlib.sha256(hexmap.write().encode())
    for file in sorted(Path(style.__file__).parent.glob("*.py")):
        total.update(file.read_bytes())
    return total.hexdigest()[:16]


class Pictures:
    """Drawn maps, cached in a folder because a large map takes seconds to draw."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = threading.Lock()

    def svg(self, hexmap: HexMap, *, names: bool) -> bytes:
        """Return the terrain of a map as SVG, with or without place names; the page adds hex numbers itself."""
        file = self.folder / f"{hexmap.title}-{digest(hexmap)}-{'names' if names else 'bare'}.svg"
        with self._lock:
            with suppress(OSError):
                return file.read_bytes()
            options = Options(scale=_pixels_per_hex(hexmap), numbers=False, names=names, legend=False)
            data = picture(hexmap, options).encode()
            with suppress(Invalid, OSError):  # an uncached picture is drawn again next time
                make_folders(file)
                write_atomically(file, data, private=True)
            return data


def draw_all(folder: Path, data: Path | None) -> None:
    """Draw the maps of all titles in advance."""
    for name in title_names():
        hexmap = map_of(load(name, data))
        if hexmap is not None:
            Pictures(folder).svg(hexmap, names=True)


def map_palette() -> Look:
    """Return the colors with which the page draws on the maps."""
    return Look(
        paper=style.PAPER,
        ink=style.INK,
        faint=style.FAINT,
        number=style.NUMBER,
        halo=style.HALO,
        frame=style.FRAME,
        highlight=style.HIGHLIGHT,
        reach=style.REACH,
        front=style.FRONT,
        objective=style.MARK_FILL["vp"],
        sides={side: (colours[0], colours[1]) for side, colours in style.SIDES.items()},
        terrain={
            word: TerrainLook(terrain.name, terrain.fill, terrain.edge) for word, terrain in style.TERRAIN.items()
        },
    )
