"""Units Behind Enemy Lines, which wander: where they try to go, and what they roll if no shelter is in reach."""

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

__all__ = ["SHELTERS", "Shelter", "check_roll_result", "day_of_return_to_reserve", "find_shelter", "shelter_hexes"]

CALENDAR_ROLLS = range(2, 7)


SHELTERS = ("communication", "westwall", "town")
"""Shelters that a wandering unit seeks, by preference."""


class Shelter(NamedTuple):
    """The most preferred kind of shelter that a wandering unit can reach, and the hexes of this kind, best first."""

    kind: str
    """Kind of shelter; empty when none is in reach."""
    hexes: list[int]
    figures: tuple[Criterion[int], ...] = ()


@decides("ARD-A0-07")
def find_shelter(state: ArdennesState, number: int) -> Shelter:
    """Return where a unit Behind Enemy Lines can go: hexes in Communication, else Westwall hexes, else Cities and
    Towns."""
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
    """Return the hexes to which a unit Behind Enemy Lines may go, best first."""
    return find_shelter(state, number).hexes


@decides("ARD-A0-10")
def _shelter_criteria(state: ArdennesState, number: int) -> tuple[Criterion[int], ...]:
    """Return the criteria that rank shelters of a unit Behind Enemy Lines.

    They are: closest to an Allied unit in Supply, westernmost, lowest hex number.
    """
    ground = state.ground
    friends = [
        there
        for n in state.on_map(ALLIED)
        if n != number and is_in_supply(state, n) and (there := state.board.hex_of_unit(n)) is not None
    ]

    def near(hex: int) -> int:
        """Return the distance from a hex to the closest Allied unit in Supply."""
        return min((int(ground.distance[hex, there]) for there in friends), default=99)

    return (
        Criterion("friend", "ARD-A0-10", near),
        by_west(state, "ARD-A0-10"),
        by_number(state, "ARD-A0-10"),
    )


def check_roll_result(state: ArdennesState, number: int, roll: int) -> Ruling:
    """Return what a die roll does to a unit Behind Enemy Lines that can reach no shelter.

    The unit moves rearward, goes to the calendar, or stays.
    """
    unit, hex = state.units[number].id, state.board.hex_of_unit(number)
    assert hex is not None
    if roll == 1:
        to = rearward_hex(state, hex, ALLIED)
        where = state.hex_id(to) if to is not None else ""
        return allowed("ARD-A0-08", message=say("wandering.goes-rearward", unit=unit, hex=where))
    if roll in CALENDAR_ROLLS:
        day = day_of_return_to_reserve(state, roll)
        message = say("wandering.returns" if day else "wandering.is-lost", unit=unit, day=day)
        return allowed("ARD-A0-09", "ARD-H-20", message=message)
    return refused("ARD-A0-09", say("wandering.stays", unit=unit))


@decides("ARD-H-20")
def day_of_return_to_reserve(state: ArdennesState, roll: int) -> int:
    """Return the day on which a rolled unit returns to Reserve from the calendar; 0 if the game ends before."""
    day = state.clock.day + roll
    return day if day <= LAST_DAY else 0
