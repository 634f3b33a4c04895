"""Panels beside the map: the turn, fuel and transport, bonuses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from broadfront.board.shown import Panel
from broadfront.core.rulings import exact_plain
from broadfront.titles.wacht.data.words import phrase
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.table.current_step import phase_text


def situation_panel(state: WachtState) -> Panel:
    """Return the panel with the game turn, ground, phase and lasting conditions."""
    clock = state.clock
    now, last = str(clock.game_turn), str(state.title.game_turn(clock.last_turn))
    goes_on = clock.last_turn > clock.turn
    rows = [
        (phrase("panel.turn"), phrase("panel.turn-to" if goes_on else "panel.turn-last", label=now, last=last)),
        (phrase("panel.ground"), phrase("panel.named", name=clock.ground)),
        (phrase("panel.phase"), phase_text(state)),
    ]
    rows += [(phrase("panel.night-activity"), phrase("panel.side", side=side)) for side in state.armies.night_activity]
    if state.land.dump >= 0:
        captured = phrase("panel.captured", label=str(state.title.game_turn(state.land.dump)))
        rows.append((phrase("panel.fuel-dump"), captured))
    return Panel(phrase("panel.situation"), tuple(rows))


def panels(state: WachtState) -> Iterator[Panel]:
    """Yield the panels beside the map: situation, fuel and transport points, bonuses."""
    yield situation_panel(state)
    armies = tuple((army.id, _points_text(state, army.id, army.side)) for army in state.board.roster.armies)
    yield Panel(phrase("panel.fuel-and-transport"), armies)
    if fuelled := state.armies.fuel_status:
        yield Panel(phrase("panel.fuel-by-formation"), tuple((id, fuel_text(state, id)) for id in fuelled))
    bonuses = [(leader, phrase("panel.bonus", mp=mp)) for leader, mp in state.armies.leader_bonus.items()]
    bonuses += [
        (phrase("panel.of-reserve", formation=formation), phrase("panel.bonus", mp=mp))
        for formation, mp in state.armies.mr_bonus.items()
    ]
    if state.armies.manteuffel:
        bonuses.append((state.armies.manteuffel.partition("@")[0], phrase("panel.manteuffel")))
    if bonuses:
        yield Panel(phrase("panel.bonuses"), tuple(bonuses))


def _points_text(state: WachtState, army: str, side: str) -> str:
    """Return the fuel and transport points of an army as text."""
    transport, fuel = (
        exact_plain(Fraction(state.armies.tp[army], 2)),
        str(exact_plain(Fraction(state.armies.fp[army], 2))),
    )
    return phrase("panel.points-of", side=side, points=fuel, amount=transport)


def fuel_text(state: WachtState, formation: str) -> str:
    """Return the fuel status of a formation and the result of its fuel roll, as text."""
    status = phrase("panel.fuel", status=state.armies.fuel_status.get(formation, ""))
    result = state.armies.fuel_result.get(formation)
    if result is None:
        return status
    number, _, how = result.partition(" ")
    return phrase("panel.fuel-rolled", status=status, given=how, figure=number)
