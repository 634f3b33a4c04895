"""A position on the map as text for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.words import phrase
from broadfront.titles.rhine.rules.field.victory import count_points
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["describe_sector", "stack_lines"]


def describe_sector(state: RhineState) -> str:
    """Describe a game on part of the map: turn, weather, points, dumps and bridges, then the stacks of each side."""
    points = count_points(state)
    dumps = ", ".join(f"{key} {format_tokens(tokens)}" for key, tokens in sorted(state.supply.dumps.items()) if tokens)
    turn = state.clock.turn_of_game
    lines = [
        phrase("describe.sector", turn=turn, date=state.clock.date, side=state.clock.side, phase=state.clock.phase),
        phrase("describe.weather", ground=state.clock.ground, flight=state.clock.flight),
        phrase("describe.points", allied=points["allied"], german=points["german"]),
        phrase("describe.dumps", text=dumps),
    ]
    if state.land.bridges:
        bridges = ", ".join(
            phrase("describe.bridge", bridge=key, how=what) for key, what in sorted(state.land.bridges.items())
        )
        lines.append(phrase("describe.bridges", text=bridges))
    return "\n".join((*lines, *stack_lines(state)))


def stack_lines(state: RhineState) -> Iterator[str]:
    """Yield a line of text for each stack, by side and hex."""
    for side in SIDES:
        yield phrase("describe.side", side=side)
        hexes = sorted({hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None})
        for hex in hexes:
            names = [_describe_unit(state, n) for n in sorted(state.board.units_in[hex]) if state.units[n].side == side]
            place = state.title.map.place[hex]
            where = state.title.map.ids[hex] + (f" {place.name}" if place else "")
            yield f"    {where:22} {'; '.join(names)}"


def _describe_unit(state: RhineState, unit_number: int) -> str:
    """Describe a unit: id, mode, steps, supply, internal stocks and cargo."""
    unit = state.units[unit_number]
    notes = [state.board.mode(unit_number)]
    if state.board.steps[unit_number] < unit.steps:
        notes.append(phrase("describe.steps", steps=state.board.steps[unit_number], full=unit.steps))
    if state.board.oos[unit_number]:
        notes.append(phrase("badge.no-supply"))
    if state.supply.stocks[unit_number]:
        notes.append(phrase("describe.stocks", stocks=state.supply.stocks[unit_number]))
    if state.supply.cargo[unit_number]:
        notes.append(phrase("describe.carries", text=format_tokens(state.supply.cargo[unit_number])))
    return f"{unit.id} ({', '.join(notes)})"
