"""Step losses and retreats after a combat."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.ground import costs_of
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.field.movement import engineer_hexes, step_conditions
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["can_enter", "retreat_hexes", "retreat_stack", "take_combat_losses", "total_steps"]


def total_steps(state: RhineState, units: tuple[int, ...]) -> int:
    """Return the total number of steps of these units."""
    return sum(state.board.steps[n] for n in units)


def take_combat_losses(state: RhineState, units: tuple[int, ...], lead: int, steps: int) -> int:
    """Take step losses from units, and return the number of steps actually lost.

    The rating unit `lead` loses the first step; then each unit loses one before any loses two, the weakest first.
    """
    lost: dict[int, int] = dict.fromkeys(units, 0)
    done = 0
    for _ in range(steps):
        able = [n for n in units if state.board.steps[n]]
        if not able:
            break
        if done == 0 and lead in able:
            chosen = lead
        else:
            chosen = min(able, key=lambda n: (lost[n], shown_face(state.units[n], state.board.mode(n)).strength, n))
        lost[chosen] += 1
        done += 1
        state.take_losses(chosen, 1, "OCS-COMBAT-18", "OCS-COMBAT-17")
    return done


def retreat_hexes(state: RhineState, units: tuple[int, ...], away_from: int) -> Iterator[int]:
    """Return the hexes a stack can retreat to: without enemies, open to each unit, and farther away if possible."""
    hex = state.board.hex_of(units[0])
    assert hex is not None
    board = state.title.map
    open_to = [there for there in board.around[hex] if _can_all_enter(state, units, hex, there)]
    here, foe = board.ids[hex], board.ids[away_from]
    now = board.grid.distance(here, foe)
    further = [there for there in open_to if board.grid.distance(board.ids[there], foe) > now]
    return iter(further or [there for there in open_to if there != away_from])


def _can_all_enter(state: RhineState, units: tuple[int, ...], hex: int, there: int) -> bool:
    """Return whether all these units can step to a neighboring hex without enemies."""
    board = state.title.map
    if there == len(board) or not state.window.is_in_play(there):
        return False
    side = state.units[units[0]].side
    if state.board.has_enemy(side, there):
        return False
    way = board.around[hex].index(there)
    for n in units:
        at = step_conditions(state, n, state.board.mode(n))
        costs = costs_of(state.title, at, state.land.bridges, engineer_hexes(state, side))
        if costs.charge(hex, way).is_barred:
            return False
    return True


def can_enter(state: RhineState, n: int, there: int) -> bool:
    """Return whether a unit can enter a neighboring hex, at any cost."""
    hex = state.board.hex_of(n)
    return hex is not None and _can_all_enter(state, (n,), hex, there)


def retreat_stack(state: RhineState, units: tuple[int, ...], there: int, nth: int) -> None:
    """Retreat a stack one hex, its `nth`.

    The second hex or an enemy zone makes it DG; a stack that was DG already loses a step in an enemy zone.
    """
    side = state.units[units[0]].side
    board = state.board
    zone = board.is_in_enemy_zone(side, there)
    was_dg = any(board.mode(n) == "DG" for n in units)
    for n in units:
        state.place_in_hex(n, there)
    if state.events is not None:
        names = [state.units[n].id for n in units]
        state.emit(say("retreat.retreated", units=names, hex=state.title.map.ids[there]), "OCS-COMBAT-17")
    if zone and was_dg:
        loser = min(
            (n for n in units if board.steps[n]), key=lambda n: shown_face(state.units[n], board.mode(n)).strength
        )
        state.take_losses(loser, 1, "OCS-MODE-08")
    if nth >= 2 or zone:
        for n in units:
            if state.board.steps[n] and state.units[n].is_combat_unit:
                state.set_mode(n, "DG")
        state.emit(say("dg.retreated"), "OCS-MODE-08")
