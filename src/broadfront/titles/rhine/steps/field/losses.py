"""Step losses and retreats after a combat."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.rules import decides
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.field.ground import map_step_costs
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.field.movement import engineer_hexes, step_conditions
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["can_enter_neighbor", "retreat_hexes", "retreat_stack", "take_combat_losses", "total_steps"]


def total_steps(state: RhineState, units: tuple[int, ...]) -> int:
    """Return the total number of steps that these units have left."""
    return sum(state.board.steps[n] for n in units)


def take_combat_losses(state: RhineState, units: tuple[int, ...], rating_unit: int, steps: int) -> int:
    """Take step losses from units, and return the number of steps actually lost.

    The unit whose rating counts loses the first step; then each unit loses one before any loses two, weakest first.
    """
    lost: dict[int, int] = dict.fromkeys(units, 0)
    done = 0
    for _ in range(steps):
        able = [n for n in units if state.board.steps[n]]
        if not able:
            break
        if done == 0 and rating_unit in able:
            chosen = rating_unit
        else:
            chosen = min(able, key=lambda n: (lost[n], shown_face(state.units[n], state.board.mode(n)).strength, n))
        lost[chosen] += 1
        done += 1
        state.take_losses(chosen, 1, "OCS-COMBAT-18", "OCS-COMBAT-17")
    return done


def retreat_hexes(state: RhineState, units: tuple[int, ...], away_from: int) -> Iterator[int]:
    """Yield the hexes a stack can retreat to: free of enemies, passable, and farther from the attack if possible."""
    hex = state.board.hex_of(units[0])
    assert hex is not None
    board = state.title.map
    open_to = [
        there
        for there in board.around[hex]
        if _can_all_enter_neighbor(state, units, hex, there) and not _leaves_maps_of_nation(state, units, hex, there)
    ]
    here, foe = board.ids[hex], board.ids[away_from]
    now = board.grid.distance(here, foe)
    further = [there for there in open_to if board.grid.distance(board.ids[there], foe) > now]
    return iter(further or [there for there in open_to if there != away_from])


@decides("BTR-HOUSE-04")
def _leaves_maps_of_nation(state: RhineState, units: tuple[int, ...], hex: int, neighbor: int) -> bool:
    """Return whether a move to a neighboring hex takes a unit onto a map sheet barred to its nation (Broadfront)."""
    ids = state.title.map.ids
    return any(
        broadfront_refusal(state, state.units[n], ids[neighbor]) is not None
        and broadfront_refusal(state, state.units[n], ids[hex]) is None
        for n in units
    )


def _can_all_enter_neighbor(state: RhineState, units: tuple[int, ...], hex: int, neighbor: int) -> bool:
    """Return whether all these units can move to a neighboring hex, which must be free of enemies."""
    board = state.title.map
    if neighbor == len(board) or not state.window.is_in_play(neighbor):
        return False
    side = state.units[units[0]].side
    if state.board.has_enemy(side, neighbor):
        return False
    way = board.around[hex].index(neighbor)
    for n in units:
        at = step_conditions(state, n, state.board.mode(n))
        costs = map_step_costs(state.title, at, state.land.bridges, engineer_hexes(state, side))
        if costs.charge(hex, way).is_barred:
            return False
    return True


def can_enter_neighbor(state: RhineState, unit_number: int, neighbor: int) -> bool:
    """Return whether a unit can enter a neighboring hex, whatever it costs."""
    hex = state.board.hex_of(unit_number)
    return hex is not None and _can_all_enter_neighbor(state, (unit_number,), hex, neighbor)


def retreat_stack(state: RhineState, units: tuple[int, ...], neighbor: int, hexes_retreated: int) -> None:
    """Retreat a stack one hex; `hexes_retreated` counts this hex too.

    The second hex or an enemy zone makes it DG; a stack that was DG already loses a step in an enemy zone.
    """
    side = state.units[units[0]].side
    board = state.board
    zone = board.is_in_enemy_zone(side, neighbor)
    was_dg = any(board.mode(n) == "DG" for n in units)
    for n in units:
        state.place_in_hex(n, neighbor)
    if state.events is not None:
        names = [state.units[n].id for n in units]
        state.emit(say("retreat.retreated", units=names, hex=state.title.map.ids[neighbor]), "OCS-COMBAT-17")
    if zone and was_dg:
        loser = min(
            (n for n in units if board.steps[n]), key=lambda n: shown_face(state.units[n], board.mode(n)).strength
        )
        state.take_losses(loser, 1, "OCS-MODE-08")
    if hexes_retreated >= 2 or zone:
        for n in units:
            if state.board.steps[n] and state.units[n].is_combat_unit:
                state.set_mode(n, "DG")
        state.emit(say("dg.retreated"), "OCS-MODE-08")
