"""Writing position files, which `load_position` reads back to the same state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from broadfront.core.positions.words import section_words, unit_words
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY
from broadfront.titles.ardennes.game.point_in_day import PointInDay, current_phase, find_place, is_opening
from broadfront.titles.ardennes.game.position_schema import FORMAT
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["position_data"]


def position_data(state: ArdennesState) -> dict[str, Any]:
    """Return the position as plain data, which `load_position` reads back to an equal state."""
    found = find_place(state)
    phase, place = found or (current_phase(state), PointInDay())
    activation = section_words(state, "activation")
    return {
        "title": "ardennes", "format": FORMAT, "scenario": state.scenario, "variant": state.variant, "phase": phase,
        "only_listed": True,
        "unit": [_unit_entry(state, n) for n in _units_in_order(state) if _is_listed(state, n)],
        **section_words(state),
        **({"today": today} if (today := _today_section(state, place)) else {}),
        **({"activation": activation} if activation else {}),
        "zones": {name: list(items) for name, items in sorted(state.zones.items())},
        **({} if found else {"stack": [msgspec.to_builtins(step) for step in state.stack]}),
    }  # fmt: skip


def _units_in_order(state: ArdennesState) -> Iterator[int]:
    """Yield all unit numbers in order, except that units of a stack follow each other in stacking order."""
    for n, hex in enumerate(state.board.hexes):
        stack = () if hex is None else state.board.stacks.get(state.hex_id(hex), ())
        if not stack:
            yield n
        elif n == min(stack):
            yield from stack


def _is_listed(state: ArdennesState, n: int) -> bool:
    """Return whether a unit is written: it is in play, reduced or marked."""
    whole = (
        state.board.where[n] is state.title.locations.boxes[NOT_IN_PLAY]
        and state.board.steps[n] == state.units[n].steps
    )
    return not whole or unit_words(state, n).keys() > {"where", "steps"}


def _unit_entry(state: ArdennesState, n: int) -> dict[str, Any]:
    return {"id": state.units[n].id, **unit_words(state, n)}


def _today_section(state: ArdennesState, place: PointInDay) -> dict[str, Any]:
    """Return the `today` section; German impulse flags are included only if the place does not imply them."""
    fields = place.to_fields() | section_words(state, "today")
    follows = {
        "german_impulse": place.side == "german" and place.begun,
        "opening": state.clock.german_impulse and is_opening(state.variant, state.clock.day, state.clock.impulse),
    }
    for name, usual in follows.items():
        fields.pop(name, None)
        if (now := state.fact(name)) != usual:
            fields[name] = now
    return fields
