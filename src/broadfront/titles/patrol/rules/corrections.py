"""What of a patrol can be set right in a game with own dice."""

from __future__ import annotations

from broadfront.core.errors import Invalid
from broadfront.core.locations import Eliminated, OnMap
from broadfront.core.positions.correcting import Settings, from_to, items, units, whole
from broadfront.titles.patrol.data import SIDES, say
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["SETTINGS"]


def _put(state: PatrolState, n: int, text: str) -> None:
    unit, spot = state.title.units[n], state.title.locations.named(text, state.title.map.find)
    if isinstance(spot, OnMap) and state.unit_in.get(spot.index, n) != n:
        other = state.title.units[state.unit_in[spot.index]].id
        raise Invalid(say("problem.shared", unit=unit.id, other=other, hex=spot.hex), parameter="to", given=text)
    gone = isinstance(spot, Eliminated)
    if gone or not state.steps[n]:
        _set_steps(state, n, 0 if gone else unit.steps)
    state.put(n, spot)


def _set_steps(state: PatrolState, n: int, steps: int) -> None:
    unit = state.title.units[n]
    row = bytearray(state.steps)
    row[n] = from_to(unit.id, "steps", steps, 0, unit.steps)
    if steps == 0:
        state.put(n, state.title.locations.eliminated)
    state.set_right(steps=row)


def _set_moved(state: PatrolState, n: int, moved: bool) -> None:
    row = bytearray(state.moved)
    row[n] = moved
    state.set_right(moved=row)


def _set_turn(state: PatrolState, turn: int) -> None:
    state.set_right(turn=from_to(state.scenario, "turns", turn, 1, state.title.forces.turns))


SETTINGS: Settings = {
    "where": units(lambda state, n: state.where[n].text, _put),
    "steps": units(lambda state, n: state.steps[n], _set_steps),
    "moved": units(lambda state, n: bool(state.moved[n]), _set_moved),
    "weather": whole(lambda state: state.weather, PatrolState.set_weather, ("clear", "snow")),
    "bridge": whole(lambda state: state.bridge, PatrolState.set_bridge, ("new", "stands", "blown")),
    "village": whole(lambda state: state.village, lambda state, side: state.set_right(village=side), SIDES),
    "turn": whole(lambda state: state.turn, _set_turn, least=1),
    "card": items(*(f"{side} cards" for side in SIDES)),
}
