"""Panels beside the map: the turn, fuel and transport, bonuses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.shown import Panel
from broadfront.core.rulings import exact
from broadfront.titles.wacht.rules.state import WachtState
from broadfront.titles.wacht.table.present_step import phase_of


def situation(state: WachtState) -> Panel:
    """The turn, the ground, the phase; what of it lasts."""
    last = state.title.game_turn(state.last_turn)
    rows = [
        ("Game turn", f"{state.game_turn}" + (f", to {last}" if state.last_turn > state.turn else ", the last")),
        ("Ground", state.ground),
        ("Phase", phase_of(state)),
    ]
    rows += [("Night activity", side) for side in state.night_activity]
    if state.dump >= 0:
        rows.append(("US fuel dump", f"captured {state.title.game_turn(state.dump)}"))
    return Panel("Situation", tuple(rows))


def panels(state: WachtState) -> Iterator[Panel]:
    yield situation(state)
    armies = tuple((army.id, _points(state, army.id, army.side)) for army in state.roster.armies)
    yield Panel("Fuel and transport", armies)
    if state.fuel_status:
        yield Panel("Fuel by formation", tuple((id, fuel_of(state, id)) for id in state.fuel_status))
    bonuses = [(leader, f"+{mp} MP") for leader, mp in state.leader_bonus.items()]
    bonuses += [(f"{formation} (reserve)", f"+{mp} MP") for formation, mp in state.mr_bonus.items()]
    if state.manteuffel:
        bonuses.append((state.manteuffel.partition("@")[0], "+1 MP, Manteuffel"))
    if bonuses:
        yield Panel("Movement bonuses", tuple(bonuses))


def _points(state: WachtState, army: str, side: str) -> str:
    transport = f"{exact(Fraction(state.tp[army], 2))} TP"
    return f"{exact(Fraction(state.fp[army], 2))} FP, {transport}" if side == "german" else transport


def fuel_of(state: WachtState, formation: str) -> str:
    """Fuel status of a formation, and what it rolled."""
    status = {"None": "No Fuel", "Low": "Low Fuel"}.get(state.fuel_status.get(formation, ""), "Normal")
    result = state.fuel_result.get(formation)
    if result is None:
        return status
    number, _, how = result.partition(" ")
    return f"{status}: " + {"ma": f"MA {number}", "units": f"{number} units at full MA"}.get(how, f"{number}, open")
