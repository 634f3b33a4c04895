"""Units Behind Enemy Lines: where they try to go, and what they roll when no shelter is in reach."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, LAST_DAY
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.criteria import Criterion, by_number, by_west, sort_best_first
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.rearward import rearward_hex
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["SHELTERS", "Shelter", "check_roll_result", "find_shelter", "return_day", "shelter_hexes"]

CALENDAR_ROLLS = range(2, 7)


SHELTERS = ("communication", "westwall", "town")
"""Shelters that a wandering unit seeks, by preference."""


class Shelter(NamedTuple):
    """The most preferred kind of shelter in reach of a wandering unit, and its hexes, best first."""

    kind: str
    """Kind of shelter; empty when none is in reach."""
    hexes: list[int]
    figures: tuple[Criterion[int], ...] = ()


@decides("ARD-A0-07")
def find_shelter(state: ArdennesState, number: int) -> Shelter:
    """Return where a wandering unit can go: hexes in Communication, else Westwall hexes, else Cities and Towns."""
    found = [state.ground.map.index[hex] for hex in find_reach(state, number).end_ids()]
    net, ground = communication_paths(state, ALLIED), state.ground
    sheltered = (net.__contains__, ground.westwall.__contains__, ground.town.__contains__)
    for kind, gives in zip(SHELTERS, sheltered, strict=True):
        fitting = [hex for hex in found if gives(hex)]
        if fitting:
            figures = _shelter_criteria(state, number)
            return Shelter(kind, sort_best_first(fitting, figures), figures)
    return Shelter("", [])


def shelter_hexes(state: ArdennesState, number: int) -> list[int]:
    """Return the hexes a wandering unit may go to, best first."""
    return find_shelter(state, number).hexes


@decides("ARD-A0-10")
def _shelter_criteria(state: ArdennesState, number: int) -> tuple[Criterion[int], ...]:
    """Return the criteria that rank shelter hexes: closest to an Allied unit in Supply, westernmost, lowest number."""
    ground = state.ground
    friends = [
        there
        for n in state.on_map(ALLIED)
        if n != number and is_in_supply(state, n) and (there := state.board.hex_of_unit(n)) is not None
    ]

    def near(hex: int) -> int:
        return min((int(ground.distance[hex, there]) for there in friends), default=99)

    return (
        Criterion("friend", "ARD-A0-10", near),
        by_west(state, "ARD-A0-10"),
        by_number(state, "ARD-A0-10"),
    )


def check_roll_result(state: ArdennesState, number: int, roll: int) -> Ruling:
    """Return the result of a wandering unit's roll without shelter in reach: rearward, to the calendar, or nothing."""
    unit, hex = state.units[number].id, state.board.hex_of_unit(number)
    assert hex is not None
    if roll == 1:
        to = rearward_hex(state, hex, ALLIED)
        where = state.hex_id(to) if to is not None else ""
        return allowed("ARD-A0-08", message=say("wandering.goes-rearward", unit=unit, hex=where))
    if roll in CALENDAR_ROLLS:
        day = return_day(state, roll)
        message = say("wandering.returns" if day else "wandering.is-lost", unit=unit, day=day)
        return allowed("ARD-A0-09", "ARD-H-20", message=message)
    return refused("ARD-A0-09", say("wandering.stays", unit=unit))


@decides("ARD-H-20")
def return_day(state: ArdennesState, roll: int) -> int:
    """Return the day on which a unit returns to Reserve; 0 when that is after the game."""
    day = state.clock.day + roll
    return day if day <= LAST_DAY else 0
