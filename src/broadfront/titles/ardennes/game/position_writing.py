"""Writing position files; reading such a file gives the same game state again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from broadfront.core.positions.words import facts_for_file_section, facts_for_unit_entry
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY
from broadfront.titles.ardennes.game.point_in_day import (
    PointInDay,
    current_phase,
    find_point_in_day,
    is_opening_impulse,
)
from broadfront.titles.ardennes.game.position_schema import FORMAT
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["position_data"]


def position_data(state: ArdennesState) -> dict[str, Any]:
    """Return the data of a position file for a state, from which `load_position` makes an equal state."""
    found = find_point_in_day(state)
    phase, place = found or (current_phase(state), PointInDay())
    activation = facts_for_file_section(state, "activation")
    return {
        "title": "ardennes", "format": FORMAT, "scenario": state.scenario, "variant": state.variant, "phase": phase,
        "only_listed": True,
        "unit": [_unit_entry(state, n) for n in _units_in_order(state) if _must_list_unit(state, n)],
        **facts_for_file_section(state),
        **({"today": today} if (today := _today_section(state, place)) else {}),
        **({"activation": activation} if activation else {}),
        "zones": {name: list(items) for name, items in sorted(state.zones.items())},
        **({} if found else {"stack": [msgspec.to_builtins(step) for step in state.stack]}),
    }  # fmt: skip


def _units_in_order(state: ArdennesState) -> Iterator[int]:
    """Yield all unit numbers in ascending order, except that the units of a stack follow each other in stack order."""
    for n, hex in enumerate(state.board.hexes):
        stack = () if hex is None else state.board.stacks.get(state.hex_id(hex), ())
        if not stack:
            yield n
        elif n == min(stack):
            yield from stack


def _must_list_unit(state: ArdennesState, number: int) -> bool:
    """Return whether the position file must list a unit, because it is in play, reduced or marked."""
    whole = (
        state.board.where[number] is state.title.locations.boxes[NOT_IN_PLAY]
        and state.board.steps[number] == state.units[number].steps
    )
    return not whole or facts_for_unit_entry(state, number).keys() > {"where", "steps"}


def _unit_entry(state: ArdennesState, number: int) -> dict[str, Any]:
    """Return what the position file says of a unit: its location, steps and markers."""
    return {"id": state.units[number].id, **facts_for_unit_entry(state, number)}


def _today_section(state: ArdennesState, place: PointInDay) -> dict[str, Any]:
    """Return the `today` section of a position file, which says how far the day has gone.

    German impulse flags are left out if `place` implies them.
    """
    fields = place.to_fields() | facts_for_file_section(state, "today")
    follows = {
        "german_impulse": place.side == "german" and place.begun,
        "opening": state.clock.german_impulse
        and is_opening_impulse(state.variant, state.clock.day, state.clock.impulse),
    }
    for name, usual in follows.items():
        fields.pop(name, None)
        if (now := state.fact(name)) != usual:
            fields[name] = now
    return fields
