"""Fuel for formations and HQs, and SP on transport, in the Movement Phase."""

from __future__ import annotations

from broadfront.core.errors import unknown
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.rules.actions import LoadSP, UnloadSP
from broadfront.titles.rhine.rules.field.field_state import FieldState
from broadfront.titles.rhine.rules.field.supply import available, net_of, pay, within

__all__ = ["fuel_what", "fuel_what_refusal", "transport", "transport_refusal"]


def fuelled_by(state: FieldState, side: str, what: str) -> tuple[int, list[int]]:
    """Where the SP is drawn, and the units it fuels."""
    of_side = state.of_side(side)
    members = [n for n in of_side if state.units[n].formation == what]
    if members:
        hex = state.hex_of(members[0])
        assert hex is not None
        return hex, members
    if what not in state.sector.number:
        known = [u.formation for u in state.units if u.formation] + [u.id for u in state.units if u.kind == "HQ"]
        raise unknown("formation or HQ", what, dict.fromkeys(known), parameter="what")
    n = state.number(what)
    hex = state.hex_of(n)
    if hex is None:
        return -1, []
    reach = within(net_of(state, side), (hex,), state.units[n].throw)
    alone = [m for m in of_side if not state.units[m].formation and state.hex_of(m) in reach]
    return hex, alone


def fuel_what_refusal(state: FieldState, side: str, what: str) -> Ruling | None:
    hex, units = fuelled_by(state, side, what)
    named = state.sector.number.get(what)
    if named is not None and (state.units[named].kind != "HQ" or state.units[named].side != side):
        return refused("OCS-MOVE-06", f"{what} is no HQ of the {side} side.")
    if not any(not state.fuelled[n] for n in units):
        return refused("OCS-MOVE-06", f"{what} fuels nobody who is not fuelled.")
    if available(state, side, hex) < TOKENS:
        return refused("OCS-MOVE-06", f"1 SP is needed to fuel {what}; it cannot be drawn.")
    return None


def fuel_what(state: FieldState, side: str, what: str) -> None:
    hex, units = fuelled_by(state, side, what)
    pay(state, side, hex, TOKENS)
    for n in units:
        state.fuelled[n] = 2
    state.emit("fuel", "{what} is fuelled until Clean Up: 1 SP.", "OCS-MOVE-06", what=what)


def transport_refusal(state: FieldState, side: str, action: LoadSP | UnloadSP) -> Ruling | None:
    n = state.number(action.unit)
    unit = state.units[n]
    hex = state.hex_of(n)
    if unit.kind != "transport" or unit.side != side or hex is None:
        return refused("OCS-UNIT-07", f"{action.unit} is no Transport Point of the {side} side on the map.")
    if isinstance(action, UnloadSP):
        return None if state.cargo[n] else refused("OCS-UNIT-07", f"{action.unit} is empty.")
    held = state.dumps.get(f"{side} {state.title.map.ids[hex]}", 0)
    if state.cargo[n] or held < TOKENS:
        return refused("OCS-UNIT-07", f"{action.unit} carries at most 1 SP; the dump here holds {held}T.")
    return None


def transport(state: FieldState, action: LoadSP | UnloadSP) -> None:
    n = state.number(action.unit)
    hex = state.hex_of(n)
    assert hex is not None
    key = f"{state.units[n].side} {state.title.map.ids[hex]}"
    if isinstance(action, LoadSP):
        state.dumps[key] -= TOKENS
        state.cargo[n] = TOKENS
    else:
        state.dumps[key] = state.dumps.get(key, 0) + state.cargo[n]
        state.cargo[n] = 0
        state.finish(n)
    said = "loads" if isinstance(action, LoadSP) else "unloads"
    state.emit("transport", "{unit} {said} 1 SP.", "OCS-UNIT-07", unit=action.unit, said=said)
