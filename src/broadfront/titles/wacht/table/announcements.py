"""Options as a player announces them."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.titles.wacht.rules.actions import (
    Begin,
    Fuel,
    FuelAsMA,
    FuelAsUnits,
    Halt,
    Manteuffel,
    Motorize,
    Move,
    NightActivity,
    Pick,
    Release,
    SetClass,
    SetMode,
    TryBonus,
)
from broadfront.titles.wacht.rules.composed import MoveTo
from broadfront.titles.wacht.rules.state import WachtState

MODE_NAMES = {
    "tactical": "Tactical Mode", "exploitation": "Exploitation Mode", "strategic": "Strategic Mode",
    "pa": "Prepared Assault", "mr": "Maneuver Reserve",
}  # fmt: skip


def announced(state: WachtState, action: Action) -> str:
    """An option as a player announces it; empty where its bare words do."""
    match action:
        case SetMode(unit, mode):
            return f"{unit}: {MODE_NAMES[mode]}"
        case SetClass(unit, cls):
            return f"{unit} moves as {cls}"
        case Motorize(unit, by):
            return f"{unit}: carried by {'transport points' if by == 'tp' else 'its division'}"
        case Fuel(formation, points):
            return f"{formation}: {points} fuel points"
        case FuelAsMA():
            return "The number is the MA of every unit"
        case FuelAsUnits(units):
            return f"So many units keep their whole MA: {', '.join(units) or 'none'}"
        case TryBonus(leader):
            return f"{leader} tries for a movement bonus"
        case Manteuffel(division):
            return f"Manteuffel helps {division}"
        case Begin(formation):
            return f"{formation} moves"
        case Pick(unit):
            return f"{unit} moves next"
        case Halt(unit):
            return f"{unit} halts"
        case Move(unit, path, kind):
            return f"{unit} to {_named(state, path[-1])} by {kind} movement"
        case MoveTo(unit, hex, kind):
            return f"{unit} to {_named(state, hex)}{f' by {kind} movement' if kind else ''}"
        case Release(formation):
            return f"{formation} is released from Maneuver Reserve"
        case NightActivity():
            return "Extended Night Activity"
        case _:
            return ""


def _named(state: WachtState, hex: str) -> str:
    place = state.title.map.place[state.title.map.index_of(hex)]
    return f"{hex} {place.name}" if place else hex
