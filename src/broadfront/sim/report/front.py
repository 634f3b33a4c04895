"""Maps of the front, turn by turn: the share of games in which each side controls each hex."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any

from broadfront.board.draw import Options, Overlays, picture, rectangle_around
from broadfront.board.draw.ground import WIDTH, Ground, add_hex_to_path
from broadfront.board.draw.paths import Path
from broadfront.board.draw.picture import paper_edge
from broadfront.board.hexmap import HexMap
from broadfront.sim.report.charts import SIDE_COLORS

if TYPE_CHECKING:
    from broadfront.sim.simulation import Simulation

__all__ = ["front_maps"]

MOST_MAPS = 16
ACROSS = 4
WIDE = 400.0
"""Width of one map in pixels."""
HEAD = 26.0
GAP = 10.0
LEVELS = 20
"""Number of shades between the sides."""
STRONGEST = 0.6
FRONT = "#1d1d1d"
BOLD = 30.0
"""Hex width in pixels for which the width of the front line is designed."""
PALE = 0.6
"""Opacity of the map under the shades."""
MARGIN = 3
"""Hexes shown around the contested area."""

_SIZE = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"[^>]*>')


def front_maps(found: Simulation, data_set: str) -> str:
    """Draw maps of who controls which hexes at the end of each turn, as one SVG picture; if they are too many, evenly
    spread turns are selected."""
    rows = [row for row in found.control() if row["data"] == data_set]
    turns = [(date, [row["share"] for row in group]) for date, group in groupby(rows, key=lambda row: row["date"])]
    chosen = _select_turns(turns)
    hexmap = found.hexmap
    box = rectangle_around(hexmap, _contested_hexes([shares for _, shares in turns]), MARGIN)
    ground = Ground.build(hexmap, box)
    west, north, east, _ = ground.bounds
    scale = (WIDE - 2 * paper_edge(ground, 10.0)) * WIDTH / (east - west)
    base = picture(hexmap, Options(box=box, scale=scale, numbers=False, names=False, legend=False))
    size = _SIZE.match(base)
    assert size is not None
    wide, high = float(size[1]), float(size[2])
    inside = base[size.end() : base.rindex("</svg>")]
    across = min(ACROSS, len(chosen))
    edge = paper_edge(ground, scale)
    move = f"translate({edge:.2f} {edge:.2f})scale({scale / WIDTH:g})translate({-west:.2f} {-north:.2f})"
    ground = replace(ground, boost=BOLD / scale)
    named = _draw_places(found, ground, scale)
    parts = []
    for n, (date, shares) in enumerate(chosen):
        x, y = (n % across) * (wide + GAP), (n // across) * (high + HEAD + GAP)
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f})"><text x="4" y="18" font-family="sans-serif" font-size="15"'
            f' font-weight="bold">{escape(date)}</text><g transform="translate(0 {HEAD})"><use href="#ground"/>'
            f'<g transform="{move}">{_draw_hex_control(ground, shares)}{named}</g></g></g>'
        )
    down = -(-len(chosen) // across)
    whole_wide, whole_high = across * (wide + GAP) - GAP, down * (high + HEAD + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole_wide:.0f}" height="{whole_high + 40:.0f}"'
        f' viewBox="0 0 {whole_wide:.1f} {whole_high + 40:.1f}">'
        f'<defs><g id="ground" opacity="{PALE}">{inside}</g></defs>'
        f"{''.join(parts)}{_draw_legend(found.title.sides, whole_high)}</svg>"
    )


def _select_turns(turns: Sequence[tuple[str, list[float]]]) -> list[tuple[str, list[float]]]:
    """Return at most MOST_MAPS turns, evenly spread and including the last."""
    if len(turns) <= MOST_MAPS:
        return list(turns)
    last = len(turns) - 1
    return [turns[round(n * last / (MOST_MAPS - 1))] for n in range(MOST_MAPS)]


def _contested_hexes(turns: Sequence[Sequence[float]]) -> list[int]:
    """Return the indexes of the hexes whose controlling side differs between turns or between games."""
    return [hex for hex, shares in enumerate(zip(*turns, strict=True)) if len(set(shares)) > 1 or 0 < shares[0] < 1]


def _draw_hex_control(ground: Ground, shares: Sequence[float]) -> str:
    """Draw each hex in the color of the side that controls it in more games, and draw the front line. The color is
    stronger the larger this side's share of games is."""
    paths: dict[int, Path] = {}
    for hex in sorted(ground.shown):
        add_hex_to_path(paths.setdefault(round(shares[hex] * LEVELS), Path()), ground.cell[hex])
    fills = "".join(
        f'<path d="{path}" fill="{SIDE_COLORS[0] if level * 2 > LEVELS else SIDE_COLORS[1]}"'
        f' fill-opacity="{abs(2 * level / LEVELS - 1) * STRONGEST:.2f}"/>'
        for level, path in sorted(paths.items())
        if level * 2 != LEVELS
    )
    pairs = _front_edges(ground.hexmap, ground.shown, shares)
    return fills + Overlays(front=pairs, front_colour=FRONT).lower_svg(ground)


def _draw_places(found: Simulation, ground: Ground, scale: float) -> str:
    """Draw the tracked places with their names on the map."""
    size, parts = 13 * WIDTH / scale, []
    for place in dict.fromkeys(found.places()):
        hex = ground.hexmap.index_of(place)
        if hex in ground.shown:
            x, y = ground.center_point(hex)
            spelled = ground.hexmap.place[hex]
            parts.append(
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size / 3:.0f}"/><text x="{x + size / 2:.0f}"'
                f' y="{y - size / 3:.0f}" stroke="#fff" stroke-width="{size / 5:.0f}" paint-order="stroke">'
                f"{escape(spelled.name if spelled is not None else place)}</text>"
            )
    return f'<g font-family="sans-serif" font-weight="bold" font-size="{size:.0f}">{"".join(parts)}</g>'


def _front_edges(hexmap: HexMap, shown: frozenset[int], shares: Sequence[float]) -> list[tuple[str, str]]:
    """Return the pairs of adjacent hexes between which the front line runs in most games."""
    return [
        (hexmap.ids[hex], hexmap.ids[there])
        for hex in sorted(shown)
        for there in hexmap.beside[hex]
        if hex < there and there in shown and (shares[hex] > 0.5) != (shares[there] > 0.5)
    ]


def _draw_legend(sides: Sequence[str], y: float) -> str:
    """Draw the legend of the sides' colors."""
    bar: list[Any] = []
    for n in range(LEVELS + 1):
        colour = SIDE_COLORS[1] if n * 2 < LEVELS else SIDE_COLORS[0]
        opacity = abs(2 * n / LEVELS - 1) * STRONGEST
        bar.append(
            f'<rect x="{180 + n * 12}" y="{y + 10:.0f}" width="12" height="14" fill="{colour}"'
            f' fill-opacity="{opacity:.2f}"/>'
        )
    text = f'y="{y + 22:.0f}" font-family="sans-serif" font-size="13"'
    return (
        f'<text x="172" {text} text-anchor="end">{escape(sides[1])} in every game</text>{"".join(bar)}'
        f'<text x="{180 + (LEVELS + 1) * 12 + 8}" {text}>{escape(sides[0])} in every game;'
        " line: the front in most games</text>"
    )
