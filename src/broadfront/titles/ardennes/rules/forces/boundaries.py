"""Army and corps boundaries, and which army a unit belongs to on a date."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "BINDS_UNTIL",
    "across_army_boundary",
    "army_of",
    "in_corps_area",
    "okw_attachment",
]

BINDS_UNTIL = 19
"""The last day on which German retreat and advance mind the army boundary."""


@decides("ARD-H-08")
def army_of(state: ArdennesState, number: int) -> str:
    """The army of a unit today: VIII Corps changes army on a date, OKW counts as the army it was attached to."""
    unit = state.units[number]
    if unit.corps == "OKW":
        return state.totals.okw_army or "OKW"
    changes = state.title.army_changes.get(unit.corps)
    if changes is not None and state.clock.day < changes[0]:
        return changes[1]
    return unit.army


def okw_attachment(state: ArdennesState) -> tuple[str, str]:
    """The army OKW units count as when OKW is activated now, and the rule that says so."""
    hexes = {hex for n in state.title.formation("OKW") if (hex := state.board.hex(n)) is not None}
    for army, rule in (("6SSPz", "ARD-D1-14"), ("7A", "ARD-D1-15")):
        if hexes and hexes <= state.ground.army_area[army]:
            return army, rule
    return "5Pz", "ARD-D1-16"


@decides("ARD-H-08")
def across_army_boundary(state: ArdennesState, number: int, hex: int) -> bool:
    """Whether a German unit entering a hex leaves the area of its army."""
    area = state.ground.army_area.get(army_of(state, number))
    return area is not None and hex not in area


def in_corps_area(state: ArdennesState, corps: str, hex: int) -> bool:
    """Whether a hex lies within the boundaries of an Allied corps; XXX Corps has none."""
    return hex in state.ground.corps_area.get(corps, frozenset())
