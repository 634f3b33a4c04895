"""Army and corps boundaries, and which army a unit belongs to on a date."""

from __future__ import annotations

from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.records import GERMAN
from broadfront.titles.ardennes.state import ArdennesState

__all__ = [
    "BINDS_UNTIL",
    "across_army_boundary",
    "army_of",
    "attach_okw",
    "check_boundary",
    "in_corps_area",
    "okw_attachment",
]

BINDS_UNTIL = 19
"""The last day on which German retreat and advance mind the army boundary (ARD-C2-19, ARD-C3-10)."""


def army_of(state: ArdennesState, number: int) -> str:
    """The army of a unit today: VIII Corps changes army on a date, OKW counts as the army it was attached to."""
    unit = state.units[number]
    if unit.corps == "OKW":
        return state.okw_army or "OKW"
    changes = state.ardennes.army_changes.get(unit.corps)
    if changes is not None and state.day < changes[0]:
        return changes[1]
    return unit.army


def okw_attachment(state: ArdennesState) -> tuple[str, str]:
    """The army OKW units count as when OKW is activated now, and the rule that says so."""
    hexes = {hex for n in state.ardennes.formation("OKW") if (hex := state.hex(n)) is not None}
    for army, rule in (("6SSPz", "ARD-D1-14"), ("7A", "ARD-D1-15")):
        if hexes and hexes <= state.ground.army_area[army]:
            return army, rule
    return "5Pz", "ARD-D1-16"


def attach_okw(state: ArdennesState) -> None:
    """OKW is activated: from now on its units count as the army they are attached to."""
    state.okw_army, rule = okw_attachment(state)
    state.emit("okw", "OKW counts as {army}.", rule, army=state.okw_army)


def across_army_boundary(state: ArdennesState, number: int, hex: int) -> bool:
    """Whether a German unit entering a hex leaves the area of its army."""
    area = state.ground.army_area.get(army_of(state, number))
    return area is not None and hex not in area


def check_boundary(state: ArdennesState, number: int, hex: int, *, retreat: bool = False) -> Ruling:
    """May a German unit advance (or retreat, other than as a last resort) into a hex, as far as boundaries go."""
    unit, rule = state.units[number], "ARD-C2-19" if retreat else "ARD-C3-10"
    if unit.side_number != GERMAN or state.day > BINDS_UNTIL or not across_army_boundary(state, number, hex):
        return allowed(rule, text=f"No army boundary keeps {unit.id} from {state.name(hex)}.")
    resort = "only as a last resort" if retreat else "not by advance"
    return refused(
        (rule, "ARD-H-08"),
        f"{state.name(hex)} lies outside the area of {army_of(state, number)}; until {BINDS_UNTIL} December {resort}.",
        facts={"unit": unit.id, "hex": state.name(hex), "army": army_of(state, number), "day": state.day},
    )


def in_corps_area(state: ArdennesState, corps: str, hex: int) -> bool:
    """Whether a hex lies within the boundaries of an Allied corps; XXX Corps has none."""
    return hex in state.ground.corps_area.get(corps, frozenset())
