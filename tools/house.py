"""`make house`: draws the rooms of the package and the imports between them for docs/design.md.

A room is a box with one brick per module. Rooms are in the order of the import contracts, importing rooms above
imported ones. A lane leads down to each room; where a room imports it, a disc on the lane shows the number of imports.
No lane leads up.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from broadfront.board.draw import style
from tools.imports import ROOT, count_imports, package_graph

PICTURE = ROOT / "docs" / "pictures" / "house.svg"
TITLE = "ardennes"
"""The title whose rooms are drawn."""

PLAY = "play"
"""The room of each title that is above everything but the command line, as its import contract says."""

WIDTH, MARGIN = 920, 28
BOX = 400
LONG, HIGH, GAP, PER_ROW = 10, 7, 2, 31
"""Length and height of a brick, the gap between bricks, and the number of bricks in a row."""
PAD = 12
LANE = 46
DISC = 15
FIRST_LANE = MARGIN + BOX + 46
FLOORS = ("#d6c096", "#e7d9b3", "#ccd6a8", "#d5e0d9", "#eadfc6", "#e4d3c4", "#dbe2cd", "#e2dccb")
"""Colors of the layers, from the bottom up."""
LANES = ("#7d5f3c", "#477a99", "#55733f", "#8d4f6f", "#c0563f", "#5a5650", "#6b4a8a", "#a5875a", "#2d6285", "#9c3d22")
"""Colors of the lanes, from the bottom up."""


class Room(NamedTuple):
    """A package or module, its layer, its number of modules, and a text about its parts."""

    name: str
    layer: int
    modules: int
    parts: str = ""


class House(NamedTuple):
    """Rooms, top first, and the imports between them."""

    heading: str
    rooms: Sequence[Room]
    imports: Counter[tuple[str, str]]


def contract_layers(container: str) -> list[list[str]]:
    """Return the layers that a contract of pyproject.toml defines for a package, top first."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = data["tool"]["importlinter"]["contracts"]
    found = next(c for c in contracts if c.get("containers") == [container] and c.get("exhaustive"))
    layers = [re.findall(r"\w+", layer) for layer in found["layers"]]
    above = next((at for at, layer in enumerate(layers) if "learn" in layer), None)
    return layers if above is None else [*layers[:above], [PLAY], *layers[above:]]


def build_house(container: str, heading: str, parts: Mapping[str, str] | None = None) -> House:
    """Return the rooms of a package in the order of its contract, with their imports."""
    edges = package_graph()
    rooms = {m: _room_of(m.removeprefix(f"{container}.")) for m in edges if m.startswith(f"{container}.")}
    sizes = Counter(rooms.values())
    found = count_imports(edges, rooms)
    layers = contract_layers(container)
    standing = [
        Room(name, len(layers) - depth, sizes[name], (parts or {}).get(name, ""))
        for depth, layer in enumerate(layers, 1)
        for name in _sort_layer([name for name in layer if name in sizes], found)
    ]
    return House(heading, standing, found)


def _room_of(module: str) -> str:
    """Return the room of a module; the `play` parts of all titles are one room."""
    room, *parts = module.split(".")
    return PLAY if room == "titles" and PLAY in parts[1:2] else room


def _sort_layer(names: Sequence[str], found: Counter[tuple[str, str]]) -> list[str]:
    """Return the rooms of one layer, importing rooms before the rooms they import."""
    below = {name: [other for other in sorted(names) if (other, name) in found] for name in sorted(names)}
    return list(TopologicalSorter(below).static_order())


def title_sizes() -> str:
    """Return the titles with their numbers of modules, the largest first."""
    inner = [module.removeprefix("broadfront.") for module in package_graph()]
    names = [module.split(".")[1] for module in inner if module.startswith("titles.") and _room_of(module) != PLAY]
    return " · ".join(f"{name} {count}" for name, count in sorted(Counter(names).items(), key=lambda one: -one[1]))


def room_height(room: Room) -> float:
    rows = -(-room.modules // PER_ROW)
    return max(54.0, 2 * PAD + 20 + rows * (HIGH + GAP) + (18 if room.parts else 0))


def draw_house(house: House, top: float) -> tuple[list[str], float]:
    """Return the SVG of a house whose heading begins at `top`, and its bottom edge."""
    out = [_text_svg(MARGIN, top + 20, 19, style.INK, house.heading, "bold")]
    y, places = top + 40, dict[str, tuple[float, float]]()
    for room in house.rooms:
        places[room.name] = (y, y + room_height(room))
        y += room_height(room) + 6
    targets = [room.name for room in house.rooms if any(target == room.name for _, target in house.imports)]
    lanes = {name: FIRST_LANE + LANE * column for column, name in enumerate(targets)}
    colours = {name: LANES[(len(targets) - 1 - column) % len(LANES)] for column, name in enumerate(targets)}
    out += _draw_lines(house, places, lanes, colours)
    for room in house.rooms:
        out += _draw_room(room, *places[room.name])
    out += _draw_discs(house, places, lanes, colours)
    return out, y


def _draw_lines(
    house: House, places: Mapping[str, tuple[float, float]], lanes: Mapping[str, float], colours: Mapping[str, str]
) -> Iterator[str]:
    """Yield the lines from each room to the lanes of what it imports, and the lanes down to their rooms."""
    edge = MARGIN + BOX
    for room in house.rooms:
        reached = [lanes[target] for importer, target in house.imports if importer == room.name]
        if reached:
            y = _exit_height(places[room.name])
            yield f'<path d="M{edge} {y:g}H{max(reached):g}" stroke="{style.GRID}" stroke-width="1.4" fill="none"/>'
    for name, x in lanes.items():
        first = min(_exit_height(places[importer]) for importer, target in house.imports if target == name)
        y = _entry_height(places[name])
        yield (
            f'<path d="M{x:g} {first:g}V{y - 9:g}q0 9 -9 9H{edge + 9}" stroke="{colours[name]}" stroke-width="2.6" '
            f'fill="none"/><path d="M{edge + 1} {y:g}l11 -5.5v11z" fill="{colours[name]}"/>'
        )


def _draw_discs(
    house: House, places: Mapping[str, tuple[float, float]], lanes: Mapping[str, float], colours: Mapping[str, str]
) -> Iterator[str]:
    for (importer, target), count in sorted(house.imports.items()):
        x, y = lanes[target], _exit_height(places[importer])
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="{DISC}" fill="{colours[target]}" stroke="{style.PAPER}" '
            f'stroke-width="2"/>' + _text_svg(x, y + 4, 12, style.HALO, str(count), anchor="middle")
        )


def _exit_height(place: tuple[float, float]) -> float:
    return place[0] + 18


def _entry_height(place: tuple[float, float]) -> float:
    return place[0] + 40


def _draw_room(room: Room, top: float, bottom: float) -> Iterator[str]:
    yield (
        f'<rect x="{MARGIN}" y="{top:g}" width="{BOX}" height="{bottom - top:g}" rx="3" '
        f'fill="{FLOORS[room.layer % len(FLOORS)]}" stroke="{style.FRAME}" stroke-width="1.2"/>'
    )
    left = MARGIN + PAD
    yield _text_svg(left, top + 23, 16, style.INK, room.name, "bold")
    count = f"{room.modules} module{'s' if room.modules > 1 else ''}"
    yield _text_svg(MARGIN + BOX - PAD, top + 23, 13, style.FAINT, count, anchor="end")
    below = top + 34
    if room.parts:
        yield _text_svg(left, top + 42, 13, style.FAINT, room.parts)
        below += 18
    walls = "".join(
        f"M{left + column * (LONG + GAP)} {below + row * (HIGH + GAP):g}h{LONG}v{HIGH}h-{LONG}z"
        for row, column in (divmod(n, PER_ROW) for n in range(room.modules))
    )
    yield f'<path d="{walls}" fill="{style.HOUSE}"/>'


def _text_svg(
    x: float, y: float, size: int, colour: str, words: str, weight: str = "normal", anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{colour}">'
        f"{escape(words)}</text>"
    )


def draw_picture() -> str:
    """Return the whole picture, the same for the same source."""
    whole, end = draw_house(
        build_house("broadfront", "The package, and what imports what", {"titles": title_sizes()}), MARGIN - 8
    )
    one, bottom = draw_house(build_house(f"broadfront.titles.{TITLE}", f"The rooms of a title: {TITLE}"), end + 26)
    legend = (
        "A brick is a module. A disc tells how many imports go from the room at its left "
        "to the room its lane leads down to."
    )
    high = bottom + 34
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:g}" width="{WIDTH}" height="{high:g}" '
        f'font-family="{style.SANS}"><title>Rooms and imports of broadfront</title>'
        f'<rect width="{WIDTH}" height="{high:g}" fill="{style.PAPER}"/>'
    )
    return "\n".join([head, *whole, *one, _text_svg(MARGIN, bottom + 14, 13, style.FAINT, legend), "</svg>"]) + "\n"


def main(file: Path = PICTURE) -> None:
    file.write_text(draw_picture(), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
