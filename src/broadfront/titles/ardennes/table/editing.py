"""The position editor: units, markers, bridges, control of places, day and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from broadfront.board.editing import Edit, Editable, Editor, Field, Laid, Piece
from broadfront.board.fields import (
    fact_fields,
    fact_values,
    piles_field,
    set_fact_field,
    set_unit_fields,
    set_zones,
    unit_fields,
    unit_values,
)
from broadfront.board.shown import Panel
from broadfront.core.errors import unknown_name
from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.positions.position_files import parse_position
from broadfront.core.positions.settings import choice_label, fact_label
from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import Unit
from broadfront.titles.ardennes.data.title import BOXES, RESERVE, calendar_box
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.point_in_day import PointInDay, find_point_in_day, steps_for_point_in_day
from broadfront.titles.ardennes.game.position_reading import load_position
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.game.sequence import PHASES, start_at_phase
from broadfront.titles.ardennes.game.set_up import advance_to_day
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.table.counters import map_markers, unit_counter
from broadfront.titles.ardennes.table.hand import describe_card

__all__ = [
    "EDITOR",
    "apply_edits",
    "displayed_position",
    "editable_values",
    "playable_state",
    "read_position",
    "start_position",
]

ELIMINATED = "Eliminated"
SIDE_CHOICES = ("", "german", "allied")
"""Choices for the side of the current or next impulse in the Command Phase."""


def start_position(title: ArdennesGame, scenario: str, variant: str) -> dict[str, Any]:
    """Return the starting position of a scenario as editor data, at the first phase of the day."""
    return title.written(title.set_up(title.scenario(scenario), title.variant(variant), {}))


def read_position(title: ArdennesGame, text: str, name: str) -> dict[str, Any]:
    """Return the editor data of a position written as TOML or JSON; errors name the line."""
    return position_data(load_position(title, parse_position(text, name))[0])


def _load_state(title: ArdennesGame, position: Mapping[str, Any]) -> ArdennesState:
    """Return the position that editor data describe."""
    return load_position(title, position)[0]


def playable_state(title: ArdennesGame, position: Mapping[str, Any]) -> State:
    """Return a playable position from editor data."""
    return _load_state(title, position)


# Fields


def editable_values(title: ArdennesGame, position: Mapping[str, Any]) -> Editable:
    """Return the fields that the editor offers, with their possible values, and the boxes for units."""
    state = title.empty(title.scenario(str(position.get("scenario", "campaign"))), title.variant(None))
    own = {"variant": tuple(title.card.variants), "phase": PHASES, "side": SIDE_CHOICES}
    fields = [
        Field(name, fact_label(title, name), "choice", {word: choice_label(title, name, word) for word in words})
        for name, words in own.items()
    ]
    day, *others = fact_fields(title, state)
    piles = piles_field(
        title,
        {
            "german-cards": {id: f"{card.name} ({describe_card(card)})" for id, card in title.german_cards.items()},
            "allied-cards": {id: f"{card.name} ({describe_card(card)})" for id, card in title.allied_cards.items()},
            "action-cards": {id: card.name for id, card in title.action_cards.items()},
            "chits": {id: id for id in title.chits},
        },
    )
    formations = {name: tuple(title.units[n].id for n in held) for name, held in title.formations.items() if name}
    return Editable(
        (*BOXES, ELIMINATED), unit_fields(title, state), (fields[0], day, *fields[1:], *others, piles), formations
    )


# Display


def displayed_position(title: ArdennesGame, position: Mapping[str, Any]) -> Laid:
    """Return what the editor shows of a position: units, values, markers and problems."""
    state = _load_state(title, position)
    rows = [("Day", f"{state.clock.day} December"), ("German VP", str(victory_points(state)))]
    if _impulse_side(state) and not state.zones["german-hand"]:
        rows.append(("German hand", "empty: he is not asked before the next day; give him cards below"))
    return Laid(
        state.scenario,
        state.variant,
        tuple(_make_piece(state, n) for n in title.sort_units(range(len(state.units)))),
        _fact_values(state, position),
        tuple(map_markers(state)),
        (Panel("Situation", tuple(rows)),),
        tuple(state.status()),
    )


def _make_piece(state: ArdennesState, unit_number: int) -> Piece:
    """Return a unit as the editor shows it: its counter, place, and the values that can be changed there."""
    unit, at = state.units[unit_number], state.board.where[unit_number]
    where = at.hex if isinstance(at, OnMap) else ELIMINATED if isinstance(at, Eliminated) else at.name
    only: tuple[str, ...] = () if isinstance(at, Eliminated) else ("steps",)
    if isinstance(at, OnMap):
        only = ("steps", "supply", "dispersed") + (("out_of_fuel",) if _can_lack_fuel(unit) else ())
    return Piece(
        unit_counter(state, unit_number),
        where,
        unit.name,
        f"{unit.corps} Corps" if unit.corps != "OKW" else "OKW",
        unit_values(state, unit_number),
        only,
    )


def _can_lack_fuel(unit: Unit) -> bool:
    """Return whether a unit can be OutOfFuel: German mechanized units only."""
    return unit.side == "german" and unit.mechanized


def _fact_values(state: ArdennesState, position: Mapping[str, Any]) -> dict[str, Any]:
    """Return the editor's values of everything but the units: day, phase, side, card piles and so on."""
    return fact_values(state) | {
        "variant": state.variant,
        "phase": position.get("phase", "command"),
        "side": _impulse_side(state),
        "zones": {item: zone for zone, items in state.zones.items() for item in items},
    }


# Editing


def apply_edits(title: ArdennesGame, position: Mapping[str, Any], edits: Iterable[Edit]) -> dict[str, Any]:
    """Return the editor data of a position after edits, with their side effects.

    For example, a town entered becomes held by the side, and an Improved Position left is lost.
    """
    state = _load_state(title, position)
    variant = state.variant
    for edit in edits:
        if edit.unit:
            if edit.where is not None:
                state.correct_location(state.number(edit.unit), state.spot(edit.where, edit.unit))
            set_unit_fields(state, edit.unit, edit.values)
        elif edit.fact == "variant":
            variant = edit.value
        elif edit.fact in ("day", "phase", "side"):
            _set_time(state, edit)
        elif edit.fact == "zones":
            set_zones(state, edit.value)
        else:
            set_fact_field(state, edit.fact, edit.value)
    data = position_data(state)
    if variant != state.variant and "stack" in data:  # the pending steps belong to the other variant
        start_at_phase(state, PHASES[-1])
        data = position_data(state)
    data["variant"] = variant
    _load_state(title, data)
    return data


def _set_time(state: ArdennesState, edit: Edit) -> None:
    """Change the day, phase or side to move, and adjust arrivals and decks to the new date."""
    clock = state.clock
    day, before = clock.day, _last_day_of_arrivals(state)
    if edit.fact == "phase":
        start_at_phase(state, edit.value)
    elif edit.fact == "side":
        _set_impulse_side(state, edit.value)
    else:
        set_fact_field(state, edit.fact, edit.value)
    now = _last_day_of_arrivals(state)
    for unit in state.units:
        early = unit.arrival == "calendar" and now < unit.day <= before
        if early and unit.number in state.in_box(RESERVE[unit.side_number]):
            state.put_in_box(unit.number, calendar_box(unit.day))
    if (clock.day, now) != (day, before):
        advance_to_day(state, clock.day, arrived=now == clock.day)


def _last_day_of_arrivals(state: ArdennesState) -> int:
    """Return the last day whose reinforcements have arrived."""
    return state.clock.day - (position_data(state).get("phase") == PHASES[0])


def _impulse_side(state: ArdennesState) -> str:
    """Return the side of the current or next impulse, or "" outside impulses and during an activation."""
    found = find_point_in_day(state)
    return (found[1].side or "") if found is not None else ""


def _set_impulse_side(state: ArdennesState, value: Any) -> None:
    """Make a side's impulse come next, abandoning any impulse under way."""
    if value not in SIDE_CHOICES:
        raise unknown_name("side", str(value), SIDE_CHOICES, parameter="side")
    if value == _impulse_side(state):
        return
    state.set_facts(german_impulse=False, opening=False)
    if value:
        state.stack[:] = steps_for_point_in_day(state.variant, state.clock.day, PHASES[-1], PointInDay(value))
    else:
        start_at_phase(state, PHASES[-1])


class _Editor(Editor[ArdennesGame]):
    """The position editor of the Ardennes game."""

    start_position = staticmethod(start_position)
    read_position = staticmethod(read_position)
    editable_values = staticmethod(editable_values)
    apply_edits = staticmethod(apply_edits)
    displayed_position = staticmethod(displayed_position)
    playable_state = staticmethod(playable_state)


EDITOR = _Editor()
