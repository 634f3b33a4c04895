"""The German Reserve: where units are deployed, which are overdue, and when OKW is released."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.boundaries import army_of
from broadfront.titles.ardennes.effects import may_deploy
from broadfront.titles.ardennes.markers import IN_SUPPLY, ISOLATED
from broadfront.titles.ardennes.records import ALLIED, GERMAN
from broadfront.titles.ardennes.stacking import stacking_refusal
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.supply import in_supply, supply

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["check_deployment", "deployment_hexes", "explain_overdue", "okw_release", "overdue"]

AWAY, CLOSE = 3, 3
OVERDUE_FROM, LATE = 18, 2


def okw_release(state: ArdennesState) -> Ruling:
    """Is OKW released: an InSupply German unit at or beyond the Meuse is able to trace Supply."""
    ground = state.ground
    for n in state.on_map(GERMAN):
        hex = state.hex(n)
        if (hex in ground.meuse or hex in ground.meuse_west) and state.supply[n] == IN_SUPPLY and in_supply(state, n):
            unit = state.units[n].id
            return allowed("ARD-SEQ-03", "ARD-D1-10", text=f"{unit} releases OKW.", unit=unit)
    return refused(("ARD-SEQ-03", "ARD-D1-10"), "No InSupply German unit at or beyond the Meuse can trace Supply.")


def overdue(state: ArdennesState) -> tuple[int, ...]:
    """German Reserve units that must be placed in this Reserve Phase: due two days ago or earlier (ARD-SEQ-02)."""
    if state.day < OVERDUE_FROM:
        return ()
    late = [n for n in state.in_box("German Reserve") if state.units[n].arrival != "okw"]
    return tuple(n for n in late if state.units[n].day <= state.day - LATE)


def explain_overdue(state: ArdennesState, number: int) -> Ruling:
    """Must a German Reserve unit be placed in this Reserve Phase."""
    unit = state.units[number]
    facts: dict[str, object] = {"unit": unit.id, "due": unit.day, "day": state.day}
    if number in overdue(state):
        return Ruling(True, f"{unit.id} was due on {unit.day} December and must be placed now.", ("ARD-SEQ-02",), facts)
    return refused("ARD-SEQ-02", f"{unit.id}, due on {unit.day} December, may wait.", facts=facts)


def check_deployment(state: ArdennesState, number: int, hex: int) -> Ruling:
    """May a German Reserve unit be deployed in a hex."""
    unit, id, ground = state.units[number], state.name(hex), state.ground
    facts: dict[str, object] = {"unit": unit.id, "hex": id}
    fuel = may_deploy(state, number)
    if not fuel.legal:
        return fuel
    if state.at[hex] and state.zoc.holds(ALLIED, hex):
        return refused("ARD-D1-06", f"Allied units stand in {id}.", facts=facts)
    if not supply(state, GERMAN).is_head(hex):
        return refused("ARD-D1-06", f"{id} is no German Supply Head.", facts=facts)
    army = army_of(state, number)
    if army in ground.army_area and hex not in ground.army_area[army]:
        return refused("ARD-D1-06", f"{id} is outside the boundaries of {army}.", facts=facts)
    if _away_from_allies(state)[hex] < AWAY:
        return refused("ARD-D1-07", _too_near(state, hex), facts=facts)
    away, rule = _away_from_kin(state, number)
    if away[hex] > CLOSE:
        return refused(rule, f"No unit of its formation is within 3 hexes of {id}.", facts=facts)
    full = stacking_refusal(state, number, hex)
    if full is not None:
        return refused(full.rules, f"{full.text}.", facts=facts)
    rules = ("ARD-D1-06", "ARD-D1-07", rule)
    return Ruling(True, f"{unit.id} may be deployed in {id}.", rules, facts)


def _away_from_allies(state: ArdennesState) -> UInt8s:
    """uint8[n]: hexes to the nearest Allied unit not Isolated or Allied-held City or Town (ARD-D1-07)."""

    def find() -> UInt8s:
        units = {hex for n in state.on_map(ALLIED) if state.supply[n] != ISOLATED and (hex := state.hex(n)) is not None}
        towns = {hex for hex in state.ground.town if state.held_by(hex) == ALLIED}
        return state.ground.away_from(sorted(units | towns))

    return state.known_of_zones("away from allies", find)


def _too_near(state: ArdennesState, hex: int) -> str:
    """Which Allied unit or City or Town is nearer than 3 hexes."""
    id, away = state.name(hex), state.ground.distance[hex]
    for n in state.on_map(ALLIED):
        there = state.hex(n)
        if there is not None and state.supply[n] != ISOLATED and away[there] < AWAY:
            return f"{state.units[n].id} in {state.name(there)} is nearer than 3 hexes to {id}."
    towns = (town for town in sorted(state.ground.town) if away[town] < AWAY and state.held_by(town) == ALLIED)
    return f"The Allied-held City or Town {state.name(next(towns))} is nearer than 3 hexes to {id}."


def _away_from_kin(state: ArdennesState, number: int) -> tuple[UInt8s, str]:
    """uint8[n]: how far it is to a unit it must be near, by which rule; the first of OKW may join anybody."""

    def find() -> tuple[UInt8s, str]:
        okw = state.units[number].corps == "OKW"
        if okw and not any(state.hexes[n] is not None for n in state.ardennes.formation("OKW")):
            return state.ground.away_from(state.occupied(GERMAN)), "ARD-D1-13"
        return state.ground.away_from(_kin(state, number)), "ARD-D1-08"

    return state.known(("kin", number), find)


def _kin(state: ArdennesState, number: int) -> list[int]:
    """Hexes of its division; if none is on the map of its corps; failing that of its army."""
    unit, units, army = state.units[number], state.units, army_of(state, number)
    on_map = [(n, hex) for n in state.on_map(GERMAN) if (hex := state.hexes[n]) is not None]
    return (
        [hex for n, hex in on_map if units[n].division == unit.division]
        or [hex for n, hex in on_map if units[n].corps == unit.corps]
        or [hex for n, hex in on_map if army_of(state, n) == army]
    )


def deployment_hexes(state: ArdennesState, number: int) -> list[int]:
    """Every hex in which a German Reserve unit may be deployed now, in reading order."""
    heads = supply(state, GERMAN).head_array
    likely = (_away_from_allies(state)[heads] >= AWAY) & (_away_from_kin(state, number)[0][heads] <= CLOSE)
    return [hex for hex in heads[likely].tolist() if check_deployment(state, number, hex).legal]
