"""Army and corps boundaries, and the army a unit belongs to on a date."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "LAST_BOUNDARY_DAY",
    "army_of",
    "find_okw_army",
    "is_across_army_boundary",
    "is_in_corps_area",
]

LAST_BOUNDARY_DAY = 19
"""Last day on which the army boundary limits German retreat and advance."""


@decides("ARD-H-08")
def army_of(state: ArdennesState, number: int) -> str:
    """Return the army to which a unit belongs today.

    Some corps change army on a date. OKW units count as the army they were attached to.
    """
    unit = state.units[number]
    if unit.corps == "OKW":
        return state.totals.okw_army or "OKW"
    changes = state.title.army_changes.get(unit.corps)
    if changes is not None and state.clock.day < changes[0]:
        return changes[1]
    return unit.army


def find_okw_army(state: ArdennesState) -> tuple[str, str]:
    """Return the army that OKW units would join if OKW were activated now, and the id of the deciding rule."""
    hexes = {hex for n in state.title.formation_units("OKW") if (hex := state.board.hex_of_unit(n)) is not None}
    for army, rule in (("6SSPz", "ARD-D1-14"), ("7A", "ARD-D1-15")):
        if hexes and hexes <= state.ground.army_area[army]:
            return army, rule
    return "5Pz", "ARD-D1-16"


@decides("ARD-H-08")
def is_across_army_boundary(state: ArdennesState, number: int, hex: int) -> bool:
    """Return whether a German unit would leave its army's area by entering a hex."""
    area = state.ground.army_area.get(army_of(state, number))
    return area is not None and hex not in area


def is_in_corps_area(state: ArdennesState, corps: str, hex: int) -> bool:
    """Return whether a hex is in the area of an Allied corps; XXX Corps has no area."""
    return hex in state.ground.corps_area.get(corps, frozenset())
