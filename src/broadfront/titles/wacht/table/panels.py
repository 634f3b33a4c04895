"""Panels beside the map: the turn, fuel and transport, bonuses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.shown import Panel
from broadfront.core.rulings import exact
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.state import WachtState
from broadfront.titles.wacht.table.present_step import phase_of


def situation(state: WachtState) -> Panel:
    """The turn, the ground, the phase; what of it lasts."""
    now, last = str(state.game_turn), str(state.title.game_turn(state.last_turn))
    goes_on = state.last_turn > state.turn
    rows = [
        (phrase("panel.turn"), phrase("panel.turn-to" if goes_on else "panel.turn-last", label=now, last=last)),
        (phrase("panel.ground"), phrase("panel.named", name=state.ground)),
        (phrase("panel.phase"), phase_of(state)),
    ]
    rows += [(phrase("panel.night-activity"), phrase("panel.side", side=side)) for side in state.night_activity]
    if state.dump >= 0:
        captured = phrase("panel.captured", label=str(state.title.game_turn(state.dump)))
        rows.append((phrase("panel.fuel-dump"), captured))
    return Panel(phrase("panel.situation"), tuple(rows))


def panels(state: WachtState) -> Iterator[Panel]:
    yield situation(state)
    armies = tuple((army.id, _points(state, army.id, army.side)) for army in state.roster.armies)
    yield Panel(phrase("panel.fuel-and-transport"), armies)
    if state.fuel_status:
        yield Panel(phrase("panel.fuel-by-formation"), tuple((id, fuel_of(state, id)) for id in state.fuel_status))
    bonuses = [(leader, phrase("panel.bonus", mp=mp)) for leader, mp in state.leader_bonus.items()]
    bonuses += [
        (phrase("panel.of-reserve", formation=formation), phrase("panel.bonus", mp=mp))
        for formation, mp in state.mr_bonus.items()
    ]
    if state.manteuffel:
        bonuses.append((state.manteuffel.partition("@")[0], phrase("panel.manteuffel")))
    if bonuses:
        yield Panel(phrase("panel.bonuses"), tuple(bonuses))


def _points(state: WachtState, army: str, side: str) -> str:
    transport, fuel = exact(Fraction(state.tp[army], 2)), str(exact(Fraction(state.fp[army], 2)))
    return phrase("panel.points-of", side=side, points=fuel, amount=transport)


def fuel_of(state: WachtState, formation: str) -> str:
    """Fuel status of a formation, and what it rolled."""
    status = phrase("panel.fuel", status=state.fuel_status.get(formation, ""))
    result = state.fuel_result.get(formation)
    if result is None:
        return status
    number, _, how = result.partition(" ")
    return phrase("panel.fuel-rolled", status=status, given=how, figure=number)
