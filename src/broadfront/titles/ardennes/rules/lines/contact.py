"""OutOfContact: Allied units that can be taken from the map as if they were in Reserve."""

from __future__ import annotations

from broadfront.core.messages import as_is
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.communication import in_communication
from broadfront.titles.ardennes.rules.lines.line import gap_by_leaving
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.markers import ISOLATED, TAKEN
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import must_hold

__all__ = ["explain_contact", "may_be_taken", "out_of_contact", "take_from_map"]

MANY_STEPS, MANY_POINTS = 5, 8


def out_of_contact(state: ArdennesState, number: int) -> bool:
    """Whether a unit is OutOfContact at this moment."""
    return explain_contact(state, number).legal


def explain_contact(state: ArdennesState, number: int) -> Ruling:
    """Is an Allied unit OutOfContact, by which branch of the card, or what speaks against it."""
    unit, hex = state.units[number], state.hex(number)
    facts: dict[str, object] = {"unit": unit.id}
    if hex is None or unit.side_number != ALLIED:
        return refused("ARD-D0-16", f"{unit.id} is no Allied unit on the map.", facts=facts)
    if state.dispersed[number]:
        return refused(("ARD-D0-16", "ARD-S0-16"), f"{unit.id} is Dispersed.", facts=facts)
    if state.supply[number] == ISOLATED:
        return refused(("ARD-D0-16", "ARD-S1-22"), f"{unit.id} is Isolated.", facts=facts)
    if not in_communication(state, number):
        return refused("ARD-D0-16", f"{unit.id} is out of Communication.", facts=facts)
    near = proximate(state, hex, GERMAN)
    why = "it is Proximate to a German unit" if near else gap_by_leaving(state, number)
    if not why:
        return Ruling(True, as_is(f"{unit.id} is OutOfContact.", facts), ("ARD-D0-16", "ARD-D0-17"))
    stack = state.units_at(hex, ALLIED)
    steps, points = sum(state.steps[n] for n in stack), sum(state.strength(n) for n in stack)
    facts |= {"steps": steps, "points": points}
    if (
        not surrounded(state, hex, ALLIED)
        and state.title.in_order(stack)[0] == number
        and (steps >= MANY_STEPS or points >= MANY_POINTS)
    ):
        return Ruling(True, as_is(f"{unit.id} can be spared by its stack.", facts), ("ARD-D0-16", "ARD-D0-18"))
    return refused(("ARD-D0-17", "ARD-D0-18"), f"{unit.id} is in contact: {why}.", facts=facts)


def may_be_taken(state: ArdennesState, number: int) -> Ruling:
    """May an OutOfContact unit be taken from the map as if it were in Reserve."""
    found = explain_contact(state, number)
    if not found.legal:
        return found
    unit, hex = state.units[number], state.hex(number)
    assert hex is not None
    if state.today[number] & TAKEN:
        return refused("ARD-H-19", f"{unit.id} was taken once today.", facts={"unit": unit.id})
    if len(state.units_at(hex, ALLIED)) == 1 and must_hold(state, hex):
        why = f"{unit.id} is alone in the VP hex {state.name(hex)}, near German units"
        return refused(("ARD-H-19", "ARD-A0-16"), f"{why}.", facts={"unit": unit.id})
    return allowed("ARD-H-19", *found.rules, text=f"{unit.id} may be taken as if in Reserve.", unit=unit.id)


def take_from_map(state: ArdennesState, number: int) -> None:
    """Lift a unit from the map to be placed elsewhere at once: it keeps its steps, its hex loses the IP."""
    state.mark_today(number, TAKEN)
    state.put_in_box(number, "Allied Reserve")
