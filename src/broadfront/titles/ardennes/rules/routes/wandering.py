"""Units Behind Enemy Lines: where they try to go, and what the roll does when they can reach nothing."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.records import ALLIED, LAST_DAY
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.communication import communication
from broadfront.titles.ardennes.rules.lines.rearward import rearward
from broadfront.titles.ardennes.rules.lines.supply import in_supply
from broadfront.titles.ardennes.rules.routes.movement import reach
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["destinations", "return_day", "roll_result"]

CALENDAR = range(2, 7)


@decides("ARD-A0-07")
def destinations(state: ArdennesState, number: int) -> list[int]:
    """Where a wandering unit goes, best first: a hex in Communication, else Westwall, else City or Town."""
    found = [state.ground.map.index[hex] for hex in reach(state, number).destinations()]
    net = communication(state, ALLIED)
    for fitting in (
        [hex for hex in found if hex in net],
        [hex for hex in found if hex in state.ground.westwall],
        [hex for hex in found if hex in state.ground.town],
    ):
        if fitting:
            return _by_tie_break(state, number, fitting)
    return []


@decides("ARD-A0-10")
def _by_tie_break(state: ArdennesState, number: int, hexes: list[int]) -> list[int]:
    """Closest to an Allied unit in Supply, then westernmost, then lowest number."""
    ground = state.ground
    friends = [
        there
        for n in state.on_map(ALLIED)
        if n != number and in_supply(state, n) and (there := state.hex(n)) is not None
    ]

    def key(hex: int) -> tuple[int, int, str]:
        near = min((int(ground.distance[hex, there]) for there in friends), default=99)
        return near, -ground.west[hex], state.name(hex)

    return sorted(hexes, key=key)


def roll_result(state: ArdennesState, number: int, roll: int) -> Ruling:
    """What the roll of a wandering unit that can reach nothing does: rearward, into the calendar, or nothing."""
    unit, hex = state.units[number].id, state.hex(number)
    assert hex is not None
    if roll == 1:
        to = rearward(state, hex, ALLIED)
        where = state.name(to) if to is not None else ""
        return allowed("ARD-A0-08", message=say("wandering.goes-rearward", unit=unit, hex=where))
    if roll in CALENDAR:
        day = return_day(state, roll)
        told = say("wandering.returns" if day else "wandering.is-lost", unit=unit, day=day)
        return allowed("ARD-A0-09", "ARD-H-20", message=told)
    return refused("ARD-A0-09", say("wandering.stays", unit=unit))


@decides("ARD-H-20")
def return_day(state: ArdennesState, roll: int) -> int:
    """The day a unit returns to Reserve; 0 when that is after the game."""
    day = state.day + roll
    return day if day <= LAST_DAY else 0
