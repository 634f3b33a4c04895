"""`make pictures`: the small pictures of the start page, from our own maps and set-ups, converted to WebP
by Chromium.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import broadfront as bf
from broadfront.board.draw import Counter, Options, Overlays, picture
from broadfront.board.hexmap import HexMap, map_of
from broadfront.core.state import State
from broadfront.titles import load_title, tabletop
from broadfront.titles.ardennes.table import picture as ardennes
from broadfront.titles.wacht.table import picture as wacht
from tools.webp import to_webp

PICTURES = Path(__file__).resolve().parent.parent / "page" / "src" / "pictures"
CLOSER = 1.16
"""Zoom factor beyond the frame, so that the uneven edge of a map section is cut off."""


def _draw_section(hexmap: HexMap, box: tuple[str, str], scale: float, **overlays: Any) -> str:
    shown = Options(box=box, scale=scale, numbers=False, legend=False, overlays=Overlays(**overlays))
    return picture(hexmap, shown)


def _start_state(title: str, scenario: str) -> Any:
    state: State = bf.new(title, scenario=scenario, seed=7).state
    return state


def drawings() -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Yield name, SVG, and size in pixels of each picture."""
    assault = _start_state("ardennes", "initial_assault")
    ring = _start_state("ardennes", "bastogne_surrounded")
    shoulder = _start_state("wacht", "shoulder-and-our")
    wide, small = (1120, 760), (640, 300)
    hexmap = assault.title.map
    for name, state, box, size in (("bulge", assault, ("0709", "1502"), wide), ("ring", ring, ("1617", "1911"), small)):
        yield (
            name,
            _draw_section(hexmap, box, 110, counters=ardennes.map_counters(state), front=ardennes.front_edges(state)),
            size,
        )
    bridge = _start_state("patrol", "bridge")
    whole = Options(scale=96, numbers=False, legend=False, overlays=_counter_overlays(bridge))
    yield "patrol", picture(bridge.title.map, whole), small
    field = shoulder.title.map
    yield (
        "wacht",
        _draw_section(field, _box_around(field, "Losheim", 6, 3), 96, counters=wacht.map_counters(shoulder)),
        small,
    )
    rhine = map_of(load_title("rhine"))
    assert rhine is not None
    yield "rhine", _draw_section(rhine, _box_around(rhine, "Nijmegen", 6, 3), 96), small


def _counter_overlays(state: State) -> Overlays:
    """Return the counters that the title shows on the table."""
    shown = [counter for counter in tabletop(state.title.name).display(state, None).counters if counter.hex]
    return Overlays(counters=[Counter(c.hex, c.side, c.kind, c.size, c.strength, c.movement, c.steps) for c in shown])


def _box_around(hexmap: HexMap, place: str, wide: int, high: int) -> tuple[str, str]:
    """Return two corners of a section of a map around a place, with this many hexes on each side."""
    cell = hexmap.cell(hexmap.index_of(hexmap.find(place)))
    by_cell = {hexmap.cell(i): hexmap.ids[i] for i in range(len(hexmap))}
    kind = type(cell)
    return by_cell[kind(cell.row - high, cell.column - wide)], by_cell[kind(cell.row + high, cell.column + wide)]


def draw_all(browser: Browser) -> None:
    PICTURES.mkdir(exist_ok=True)
    for name, svg, size in drawings():
        file = PICTURES / f"{name}.webp"
        file.write_bytes(to_webp(browser, svg.encode(), "image/svg+xml", size=size, quality=0.8, closer=CLOSER))
        print(file)
