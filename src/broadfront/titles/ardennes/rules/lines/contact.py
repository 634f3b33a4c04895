"""OutOfContact: Allied units that may be taken from the map as if they were in Reserve."""

from __future__ import annotations

from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.allied_line import gap_by_removing_unit
from broadfront.titles.ardennes.rules.lines.communication import is_in_communication
from broadfront.titles.ardennes.rules.lines.proximity import is_proximate
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.rules.markers import ISOLATED, TAKEN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import must_keep

__all__ = ["check_out_of_contact", "check_take_from_map", "is_out_of_contact", "take_from_map"]

MIN_STACK_STEPS, MIN_STACK_STRENGTH = 5, 8


def is_out_of_contact(state: ArdennesState, number: int) -> bool:
    """Return whether an Allied unit is OutOfContact in the present position."""
    return check_out_of_contact(state, number).legal


def check_out_of_contact(state: ArdennesState, number: int) -> Ruling:
    """Return the ruling on whether an Allied unit is OutOfContact, and by which condition of the solitaire card."""
    board = state.board
    unit, hex = state.units[number].id, board.hex_of_unit(number)
    if hex is None or board.side_of(number) != ALLIED:
        return refused("ARD-D0-16", say("unit.not-allied-on-map", unit=unit))
    if board.dispersed[number]:
        return refused(("ARD-D0-16", "ARD-S0-16"), say("unit.dispersed", unit=unit))
    if board.supply[number] == ISOLATED:
        return refused(("ARD-D0-16", "ARD-S1-22"), say("unit.isolated", unit=unit))
    if not is_in_communication(state, number):
        return refused("ARD-D0-16", say("unit.out-of-communication", unit=unit))
    near = is_proximate(state, hex, GERMAN)
    why = say("contact.near-germans") if near else gap_by_removing_unit(state, number)
    if why is None:
        return Ruling(True, say("contact.out", unit=unit), ("ARD-D0-16", "ARD-D0-17"))
    stack = board.units_at(hex, ALLIED)
    steps, points = sum(board.steps[n] for n in stack), sum(board.strength(n) for n in stack)
    if (
        not is_surrounded(state, hex, ALLIED)
        and state.title.sort_units(stack)[0] == number
        and (steps >= MIN_STACK_STEPS or points >= MIN_STACK_STRENGTH)
    ):
        spared = say("contact.spared", unit=unit, steps=steps, points=points)
        return Ruling(True, spared, ("ARD-D0-16", "ARD-D0-18"))
    return refused(("ARD-D0-17", "ARD-D0-18"), say("contact.in", unit=unit, why=why, steps=steps, points=points))


def check_take_from_map(state: ArdennesState, number: int) -> Ruling:
    """Rule (yes or no, and why) on whether an OutOfContact unit may be taken from the map as if it were in Reserve."""
    found = check_out_of_contact(state, number)
    if not found.legal:
        return found
    unit, hex = state.units[number].id, state.board.hex_of_unit(number)
    assert hex is not None
    if state.tally.today[number] & TAKEN:
        return refused("ARD-H-19", say("contact.taken-today", unit=unit))
    if len(state.board.units_at(hex, ALLIED)) == 1 and must_keep(state, hex):
        return refused(("ARD-H-19", "ARD-A0-16"), say("contact.holds-vp-hex", unit=unit, hex=state.hex_id(hex)))
    return allowed("ARD-H-19", *found.rules, message=say("contact.may-be-taken", unit=unit))


def take_from_map(state: ArdennesState, number: int) -> None:
    """Move a unit from the map to its Reserve box for immediate placement elsewhere.

    The unit keeps its steps; an IP is removed if the unit was alone in its hex.
    """
    state.tally.mark_unit_today(number, TAKEN)
    state.put_in_box(number, RESERVE[ALLIED])
