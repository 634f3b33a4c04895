"""Texts of options, as a player announces them."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.titles.wacht.data.words import phrase
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
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.state.wacht_state import WachtState


def announcement_of_action(state: WachtState, action: Action) -> str:
    """Return the text of an option, worded as a player would announce it; empty if the default text will do."""
    match action:
        case SetMode(unit, mode):
            return phrase("announce.mode", unit=unit, mode=mode)
        case SetClass(unit, cls):
            return phrase("announce.class", unit=unit, cls=cls)
        case Motorize(unit, by):
            return phrase("announce.carried", unit=unit, by=by)
        case Fuel(formation, points):
            return phrase("announce.fuel", formation=formation, points=points)
        case FuelAsMA():
            return phrase("announce.fuel-as-ma")
        case FuelAsUnits(units):
            return phrase("announce.fuel-as-units", units=units)
        case TryBonus(leader):
            return phrase("announce.bonus", leader=leader)
        case Manteuffel(division):
            return phrase("announce.manteuffel", division=division)
        case Begin(formation):
            return phrase("announce.begin", formation=formation)
        case Pick(unit):
            return phrase("announce.pick", unit=unit)
        case Halt(unit):
            return phrase("announce.halt", unit=unit)
        case Move(unit, path, kind):
            return phrase("announce.move", unit=unit, where=_hex_label(state, path[-1]), kind=kind)
        case MoveTo(unit, hex, kind):
            return phrase("announce.move", unit=unit, where=_hex_label(state, hex), kind=kind)
        case Release(formation):
            return phrase("announce.release", formation=formation)
        case NightActivity():
            return phrase("announce.night")
        case _:
            return ""


def _hex_label(state: WachtState, hex: str) -> str:
    """Return the id of a hex with the name of the place in it, if any."""
    place = state.title.map.place[state.title.map.index_of(hex)]
    return phrase("announce.place", hex=hex, name=place.name) if place else hex
