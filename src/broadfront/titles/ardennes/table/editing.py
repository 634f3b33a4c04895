"""The position editor: units, markers, bridges, control of places, day and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from broadfront.board.editing import Edit, Editable, Editor, Field, Laid, Piece
from broadfront.board.fields import (
    fact_fields,
    fact_values,
    piles_field,
    set_fact,
    set_unit,
    set_zones,
    unit_fields,
    unit_values,
)
from broadfront.board.shown import Panel
from broadfront.core.errors import unknown
from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.positions.settings import choice_label, label_of
from broadfront.core.positions.starting import position_in
from broadfront.core.state import State
from broadfront.titles.ardennes.data.records import Unit
from broadfront.titles.ardennes.data.title import BOXES, RESERVE, calendar_box
from broadfront.titles.ardennes.game.place_in_day import DayPlace, place_in_words, steps_at
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.position import load_position
from broadfront.titles.ardennes.game.position_written import position_data
from broadfront.titles.ardennes.game.sequence import PHASES, pause
from broadfront.titles.ardennes.game.set_up import as_on
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.table.counters import counter, markers
from broadfront.titles.ardennes.table.hand import told

__all__ = ["EDITOR", "editable", "edited", "laid", "playable", "read", "start"]

ELIMINATED = "Eliminated"
WHOSE = ("", "german", "allied")
"""Choices for the side of the current or next impulse in the Command Phase."""


def start(title: ArdennesGame, scenario: str, variant: str) -> dict[str, Any]:
    """Return the start of a scenario as position data, at the first phase of the day."""
    return title.written(title.set_up(title.scenario(scenario), title.variant(variant), {}))


def read(title: ArdennesGame, text: str, name: str) -> dict[str, Any]:
    """Return the position data of a TOML or JSON text; errors name the line."""
    return position_data(load_position(title, position_in(text, name))[0])


def _loaded(title: ArdennesGame, position: Mapping[str, Any]) -> ArdennesState:
    return load_position(title, position)[0]


def playable(title: ArdennesGame, position: Mapping[str, Any]) -> State:
    return _loaded(title, position)


# Fields


def editable(title: ArdennesGame, position: Mapping[str, Any]) -> Editable:
    state = title.empty(title.scenario(str(position.get("scenario", "campaign"))), title.variant(None))
    own = {"variant": tuple(title.card.variants), "phase": PHASES, "side": WHOSE}
    fields = [
        Field(name, label_of(title, name), "choice", {word: choice_label(title, name, word) for word in words})
        for name, words in own.items()
    ]
    day, *others = fact_fields(title, state)
    piles = piles_field(title, {
        "german-cards": {id: f"{card.name} ({told(card)})" for id, card in title.german_cards.items()},
        "allied-cards": {id: f"{card.name} ({told(card)})" for id, card in title.allied_cards.items()},
        "action-cards": {id: card.name for id, card in title.action_cards.items()},
        "chits": {id: id for id in title.chits},
    })  # fmt: skip
    formations = {name: tuple(title.units[n].id for n in held) for name, held in title.formations.items() if name}
    return Editable(
        (*BOXES, ELIMINATED), unit_fields(title, state), (fields[0], day, *fields[1:], *others, piles), formations
    )


# Display


def laid(title: ArdennesGame, position: Mapping[str, Any]) -> Laid:
    state = _loaded(title, position)
    rows = [("Day", f"{state.clock.day} December"), ("German VP", str(victory_points(state)))]
    if _side(state) and not state.zones["german-hand"]:
        rows.append(("German hand", "empty: he is not asked before the next day; give him cards below"))
    return Laid(
        state.scenario,
        state.variant,
        tuple(_piece(state, n) for n in title.in_order(range(len(state.units)))),
        _facts(state, position),
        tuple(markers(state)),
        (Panel("Situation", tuple(rows)),),
        tuple(state.status()),
    )


def _piece(state: ArdennesState, n: int) -> Piece:
    unit, at = state.units[n], state.board.where[n]
    where = at.hex if isinstance(at, OnMap) else ELIMINATED if isinstance(at, Eliminated) else at.name
    only: tuple[str, ...] = () if isinstance(at, Eliminated) else ("steps",)
    if isinstance(at, OnMap):
        only = ("steps", "supply", "dispersed") + (("out_of_fuel",) if _can_lack_fuel(unit) else ())
    return Piece(
        counter(state, n),
        where,
        unit.name,
        f"{unit.corps} Corps" if unit.corps != "OKW" else "OKW",
        unit_values(state, n),
        only,
    )


def _can_lack_fuel(unit: Unit) -> bool:
    return unit.side == "german" and unit.mechanized


def _facts(state: ArdennesState, position: Mapping[str, Any]) -> dict[str, Any]:
    return fact_values(state) | {
        "variant": state.variant,
        "phase": position.get("phase", "command"),
        "side": _side(state),
        "zones": {item: zone for zone, items in state.zones.items() for item in items},
    }


# Editing


def edited(title: ArdennesGame, position: Mapping[str, Any], edits: Iterable[Edit]) -> dict[str, Any]:
    """Return the position data after edits, applied through the state's setters with their side effects.

    For example, a hex entered is held, and an IP left is lost.
    """
    state = _loaded(title, position)
    variant = state.variant
    for edit in edits:
        if edit.unit:
            if edit.where is not None:
                state.put_right(state.number(edit.unit), state.spot(edit.where, edit.unit))
            set_unit(state, edit.unit, edit.values)
        elif edit.fact == "variant":
            variant = edit.value
        elif edit.fact in ("day", "phase", "side"):
            _set_when(state, edit)
        elif edit.fact == "zones":
            set_zones(state, edit.value)
        else:
            set_fact(state, edit.fact, edit.value)
    data = position_data(state)
    if variant != state.variant and "stack" in data:  # the pending steps belong to the other variant
        pause(state, PHASES[-1])
        data = position_data(state)
    data["variant"] = variant
    _loaded(title, data)
    return data


def _set_when(state: ArdennesState, edit: Edit) -> None:
    """Change day, phase or side, and adjust arrivals and decks to the new date."""
    clock = state.clock
    day, before = clock.day, _arrivals(state)
    if edit.fact == "phase":
        pause(state, edit.value)
    elif edit.fact == "side":
        _set_side(state, edit.value)
    else:
        set_fact(state, edit.fact, edit.value)
    now = _arrivals(state)
    for unit in state.units:
        early = unit.arrival == "calendar" and now < unit.day <= before
        if early and unit.number in state.in_box(RESERVE[unit.side_number]):
            state.put_in_box(unit.number, calendar_box(unit.day))
    if (clock.day, now) != (day, before):
        as_on(state, clock.day, arrived=now == clock.day)


def _arrivals(state: ArdennesState) -> int:
    """Return the last day whose units have arrived."""
    return state.clock.day - (position_data(state).get("phase") == PHASES[0])


def _side(state: ArdennesState) -> str:
    """Return the side of the current or next impulse, or "" outside impulses and during an activation."""
    found = place_in_words(state)
    return (found[1].side or "") if found is not None else ""


def _set_side(state: ArdennesState, value: Any) -> None:
    """Let the impulse of a side come next, dropping any impulse under way."""
    if value not in WHOSE:
        raise unknown("side", str(value), WHOSE, parameter="side")
    if value == _side(state):
        return
    state.set_right(german_impulse=False, opening=False)
    if value:
        state.stack[:] = steps_at(state.variant, state.clock.day, PHASES[-1], DayPlace(value))
    else:
        pause(state, PHASES[-1])


class _Editor(Editor[ArdennesGame]):
    start = staticmethod(start)
    read = staticmethod(read)
    editable = staticmethod(editable)
    edited = staticmethod(edited)
    laid = staticmethod(laid)
    playable = staticmethod(playable)


EDITOR = _Editor()
