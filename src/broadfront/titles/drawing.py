"""Draw a position as SVG: the counters that a side may see, on the title's map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from broadfront.board import shown
from broadfront.board.draw import Arrow, Counter, Options, Overlays, picture, rectangle_around
from broadfront.board.draw.style import SIDES
from broadfront.board.hexmap import HexMap
from broadfront.board.tabletop import Tabletop
from broadfront.core.state import State

__all__ = ["draw_position", "drawable_counter"]


def drawable_counter(counter: shown.Counter, colors: Mapping[str, tuple[str, str]] = {}) -> Counter:
    """Convert a displayed counter to one that can be drawn; `colors` gives each side's counter and print colors."""
    return Counter(
        counter.hex,
        next((name for name in (counter.colours, counter.side) if name in SIDES), "neutral"),
        counter.kind,
        counter.size,
        counter.strength or None,
        counter.movement or None,
        steps=counter.steps if counter.full_steps > 1 else 0,
        label=counter.label,
        badges=tuple(word[:1].upper() for word in counter.badges[:2]),
        colors=None if counter.colours else colors.get(counter.side),
    )


def draw_position(
    table: Tabletop,
    hexmap: HexMap,
    state: State,
    side: str | None,
    *,
    frame: Sequence[str] = (),
    marked: Sequence[str] = (),
    ways: Sequence[Sequence[str]] = (),
    scale: float = 0.0,
    legend: bool = False,
) -> str:
    """Draw the counters a side may see, on the part of the map around them or around the hexes of `frame`.

    `marked` hexes are highlighted, and each path of hexes in `ways` gets an arrow.
    """
    on_map = [counter for counter in table.display(state, side).counters if counter.hex]
    drawn = [drawable_counter(counter, state.title.card.colors) for counter in on_map]
    shown_hexes = list(frame) or [counter.hex for counter in on_map]
    box = rectangle_around(hexmap, {hexmap.index_of(hexmap.find(hex)) for hex in shown_hexes}, 1 if frame else 2)
    laid = Overlays(counters=drawn, marked=marked, arrows=[Arrow(way) for way in ways])
    return picture(hexmap, Options(box=box, legend=legend, overlays=laid, scale=scale))
