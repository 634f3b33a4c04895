"""A picture of a position: counters, the front and the marks of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.board.draw import Arrow, Counter, Overlays
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.control import german_territory

if TYPE_CHECKING:
    from broadfront.titles.ardennes.table.answers import Report

__all__ = ["front_edges", "map_counters", "picture_overlays", "unit_palette", "unit_size"]

BADGE_LETTERS = {"LowSupply": "L", "OutOfSupply": "O", "Isolated": "I", "Dispersed": "D", "OutOfFuel": "F"}


def map_counters(state: ArdennesState) -> list[Counter]:
    """Return the counters of all units on the map; within a stack the lowest order number comes last, on top."""
    drawn = []
    board = state.board
    for hex, stack in enumerate(board.at):
        for n in reversed(state.title.sort_units(stack)):
            unit = state.units[n]
            states = [BADGE_LETTERS[word] for word in board.states(n)]
            label = unit.unit if unit.unit == unit.division else f"{unit.unit}/{unit.division}"
            drawn.append(
                Counter(
                    state.hex_id(hex),
                    unit_palette(state, n),
                    unit.kind,
                    unit_size(state, n),
                    f"[{board.strength(n)}]" if board.is_bracketed(n) else board.strength(n),
                    unit.movement,
                    steps=board.steps[n],
                    label=label,
                    badges=tuple(states[:2]),
                )
            )
    return drawn


def unit_palette(state: ArdennesState, unit_number: int) -> str:
    """Return the color palette of a unit: `german`, `ss`, `us` or `british`."""
    unit = state.units[unit_number]
    if unit.side_number == ALLIED:
        return "british" if unit.corps == "XXX" else "us"
    return "ss" if "SS" in unit.division else "german"


def unit_size(state: ArdennesState, unit_number: int) -> str:
    """Return the size shown in a unit's symbol: brigade, regiment or battalion."""
    unit = state.units[unit_number]
    if unit.corps == "XXX" or unit.name.startswith(("Fuhrer", "150th")) or " CC" in unit.name:
        return "brigade"
    return "battalion" if unit.steps == 1 else "regiment"


def front_edges(state: ArdennesState) -> list[tuple[str, str]]:
    """Return the pairs of adjacent hexes separated by the front."""
    ground, german = state.ground, german_territory(state)
    return [
        (state.hex_id(hex), state.hex_id(there))
        for hex in range(ground.count)
        for there in ground.six_neighbors[hex][:3]
        if there != ground.count and german[hex] != german[there]
    ]


def picture_overlays(state: ArdennesState, report: Report | None = None, *, with_front: bool = True) -> Overlays:
    """Return the counters and the front to draw, with the hexes, figures and paths of a report if given."""
    marked = list(report.marked) if report is not None else []
    return Overlays(
        counters=map_counters(state),
        marked=[*marked, *sorted(state.land.roadblocks)],
        reach=dict(report.figures) if report is not None else {},
        front=front_edges(state) if with_front else (),
        arrows=[Arrow(path) for path in report.paths if len(path) > 1] if report is not None else (),
    )
