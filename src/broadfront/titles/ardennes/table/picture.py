"""A picture of a position: counters, the front and the marks of an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.board.draw import Arrow, Counter, Overlays
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.table.control import german_ground

if TYPE_CHECKING:
    from broadfront.titles.ardennes.table.answers import Report

__all__ = ["colours", "counters", "front", "overlays", "size_of"]

BADGES = {"LowSupply": "L", "OutOfSupply": "O", "Isolated": "I", "Dispersed": "D", "OutOfFuel": "F"}


def counters(state: ArdennesState) -> list[Counter]:
    """Return the counters of all units on the map; within a stack the lowest selector comes last, on top."""
    drawn = []
    board = state.board
    for hex, stack in enumerate(board.at):
        for n in reversed(state.title.in_order(stack)):
            unit = state.units[n]
            states = [BADGES[word] for word in board.states(n)]
            label = unit.unit if unit.unit == unit.division else f"{unit.unit}/{unit.division}"
            drawn.append(
                Counter(
                    state.name(hex),
                    colours(state, n),
                    unit.kind,
                    size_of(state, n),
                    f"[{board.strength(n)}]" if board.bracketed(n) else board.strength(n),
                    unit.movement,
                    steps=board.steps[n],
                    label=label,
                    badges=tuple(states[:2]),
                )
            )
    return drawn


def colours(state: ArdennesState, number: int) -> str:
    """Return the color palette of a unit: `german`, `ss`, `us` or `british`."""
    unit = state.units[number]
    if unit.side_number == ALLIED:
        return "british" if unit.corps == "XXX" else "us"
    return "ss" if "SS" in unit.division else "german"


def size_of(state: ArdennesState, number: int) -> str:
    """Return the size of a unit for its symbol: brigade, regiment or battalion."""
    unit = state.units[number]
    if unit.corps == "XXX" or unit.name.startswith(("Fuhrer", "150th")) or " CC" in unit.name:
        return "brigade"
    return "battalion" if unit.steps == 1 else "regiment"


def front(state: ArdennesState) -> list[tuple[str, str]]:
    """Return the pairs of adjacent hexes separated by the front."""
    ground, german = state.ground, german_ground(state)
    return [
        (state.name(hex), state.name(there))
        for hex in range(ground.count)
        for there in ground.around[hex][:3]
        if there != ground.count and german[hex] != german[there]
    ]


def overlays(state: ArdennesState, report: Report | None = None, *, with_front: bool = True) -> Overlays:
    """Return the drawing of counters and front, with the hexes, figures and paths of a report if given."""
    marked = list(report.marked) if report is not None else []
    return Overlays(
        counters=counters(state),
        marked=[*marked, *sorted(state.land.roadblocks)],
        reach=dict(report.figures) if report is not None else {},
        front=front(state) if with_front else (),
        arrows=[Arrow(path) for path in report.paths if len(path) > 1] if report is not None else (),
    )
