"""Fueling formations and HQs, and loading transport, in the Movement Phase."""

from __future__ import annotations

from broadfront.core.errors import unknown_name
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.stored_names import dump_key
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import LoadSP, UnloadSP
from broadfront.titles.rhine.rules.field.supply import available_tokens, hexes_within, pay_supply_tokens, supply_net
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["formation_fuel_refusal", "fuel_formation", "load_or_unload_transport", "transport_refusal"]


def units_to_fuel(state: RhineState, side: str, formation_or_hq: str) -> tuple[int, list[int]]:
    """Return the hex that draws 1 SP to fuel a formation or the units of an HQ, and the units fueled."""
    of_side = state.of_side(side)
    members = [n for n in of_side if state.units[n].formation == formation_or_hq]
    if members:
        hex = state.board.hex_of(members[0])
        assert hex is not None
        return hex, members
    if formation_or_hq not in state.numbers:
        known = [u.formation for u in state.units if u.formation] + [u.id for u in state.units if u.kind == "HQ"]
        raise unknown_name(str(say("fuelling.named")), formation_or_hq, dict.fromkeys(known), parameter="what")
    n = state.number(formation_or_hq)
    hex = state.board.hex_of(n)
    if hex is None:
        return -1, []
    reach = hexes_within(supply_net(state, side), (hex,), state.units[n].throw)
    alone = [m for m in of_side if not state.units[m].formation and state.board.hex_of(m) in reach]
    return hex, alone


def formation_fuel_refusal(state: RhineState, side: str, formation_or_hq: str) -> Ruling | None:
    """Return why a formation or HQ cannot be fueled, or None if it can."""
    hex, units = units_to_fuel(state, side, formation_or_hq)
    named = state.numbers.get(formation_or_hq)
    if named is not None and (state.units[named].kind != "HQ" or state.units[named].side != side):
        return refused("OCS-MOVE-06", say("fuelling.not-hq", formation=formation_or_hq, side=side))
    if not any(not state.supply.fuelled[n] for n in units):
        return refused("OCS-MOVE-06", say("fuelling.nobody", formation=formation_or_hq))
    if available_tokens(state, state.supply_owner(units[0]), hex) < TOKENS_PER_SP:
        return refused("OCS-MOVE-06", say("fuelling.no-sp", formation=formation_or_hq))
    return None


def fuel_formation(state: RhineState, side: str, formation_or_hq: str) -> None:
    """Spend 1 SP to fuel a formation, or an HQ with its independent units, until Clean Up."""
    hex, units = units_to_fuel(state, side, formation_or_hq)
    pay_supply_tokens(state, state.supply_owner(units[0]), hex, TOKENS_PER_SP)
    for n in units:
        state.supply.fuel_until_clean_up(n)
    state.emit(say("fuel.formation", formation=formation_or_hq), "OCS-MOVE-06")


def transport_refusal(state: RhineState, side: str, action: LoadSP | UnloadSP) -> Ruling | None:
    """Return why a Transport Point cannot load or unload, or None if it can."""
    n = state.number(action.unit)
    unit = state.units[n]
    hex = state.board.hex_of(n)
    if unit.kind != "transport" or unit.side != side or hex is None:
        return refused("OCS-UNIT-07", say("transporting.not-transport", unit=action.unit, side=side))
    if isinstance(action, UnloadSP):
        return None if state.supply.cargo[n] else refused("OCS-UNIT-07", say("transporting.is-empty", unit=action.unit))
    held = state.supply.dumps.get(dump_key(state.supply_owner(n), state.title.map.ids[hex]), 0)
    if state.supply.cargo[n] or held < TOKENS_PER_SP:
        return refused("OCS-UNIT-07", say("transporting.no-load", unit=action.unit, tokens=held))
    return None


def load_or_unload_transport(state: RhineState, action: LoadSP | UnloadSP) -> None:
    """Load or unload a Transport Point."""
    n = state.number(action.unit)
    owner, hex = state.supply_owner(n), state.board.where[n].text
    if isinstance(action, LoadSP):
        state.supply.load_transport_from_dump(n, owner, hex)
    else:
        state.supply.unload_transport_to_dump(n, owner, hex)
        state.board.finish_moving(n)
    message = say("transport.loaded" if isinstance(action, LoadSP) else "transport.unloaded", unit=action.unit)
    state.emit(message, "OCS-UNIT-07")
