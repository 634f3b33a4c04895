"""Asks the questions a curious player would ask about a position: what a unit may do, and why. The answers
cite rules.
"""

import random
from collections.abc import Iterator

from broadfront.core.rulings import Ruling
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.fighting import unit_states
from broadfront.titles.ardennes.rules.fighting.attack_rules import declaration_refusal
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a, check_method_b
from broadfront.titles.ardennes.rules.forces.german_reserve import check_deployment
from broadfront.titles.ardennes.rules.lines.communication import check_behind_enemy_lines, check_communication
from broadfront.titles.ardennes.rules.lines.contact import check_take_from_map
from broadfront.titles.ardennes.rules.lines.proximity import check_proximate
from broadfront.titles.ardennes.rules.lines.supply import check_supply
from broadfront.titles.ardennes.rules.lines.surround import check_danger, check_surrounded
from broadfront.titles.ardennes.rules.routes.bridges import check_build_bridge, check_demolition
from broadfront.titles.ardennes.rules.routes.movement import check_exit, check_move
from broadfront.titles.ardennes.rules.routes.roadblocks import check_roadblock
from broadfront.titles.ardennes.rules.routes.strategic_movement import STRATEGIC
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["random_rulings"]


def random_rulings(state: ArdennesState, rng: random.Random) -> Iterator[Ruling]:
    """Yield rulings about a unit of each side, the hexes around it, and a place of each kind."""
    for side in (GERMAN, ALLIED):
        on_map = list(state.on_map(side))
        if on_map:
            yield from _unit_rulings(state, rng.choice(on_map))
        waiting = state.in_box(("German Reserve", "Allied Reserve")[side])
        hex = rng.choice(sorted(state.ground.position))
        if waiting and side == GERMAN:
            yield check_deployment(state, rng.choice(waiting), hex)
        elif waiting:
            yield check_method_a(state, rng.choice(waiting), hex)
            yield check_method_b(state, rng.choice(waiting), hex)
    yield check_roadblock(state, rng.choice(sorted(state.ground.road)))
    yield check_roadblock(state, rng.choice(sorted(state.ground.position & state.ground.road)))
    crossing = rng.choice(state.ground.crossings)
    yield check_build_bridge(state, crossing)
    yield check_demolition(state, crossing, crossing.a)


def _unit_rulings(state: ArdennesState, number: int) -> Iterator[Ruling]:
    board = state.board
    side, hex = board.side_of(number), board.hex_of_unit(number)
    assert hex is not None
    yield check_supply(state, side, hex)
    yield check_communication(state, side, hex)
    yield check_surrounded(state, hex, side)
    yield check_proximate(state, hex, 1 - side)
    yield unit_states.check_zone_of_control(state, hex, side)
    yield unit_states.check_lead_attack(state, number)
    yield unit_states.check_tactic_use(state, board.units_at(hex, side), defending=True)
    yield unit_states.check_advance(state, number)
    yield unit_states.check_build_ip(state, number)
    yield unit_states.check_replacement(state, number)
    if side == ALLIED:
        yield check_danger(state, hex)
        yield check_behind_enemy_lines(state, number)
        yield check_take_from_map(state, number)
    elif state.units[number].mechanized:
        yield check_exit(state, number)
    for there in state.ground.map.beside[hex]:
        yield check_move(state, number, (state.hex_id(there),))
        yield check_move(state, number, (state.hex_id(there),), STRATEGIC)
        if board.units_at(there, 1 - side):
            refused = declaration_refusal(state, side, there, (number,))
            if refused is not None:
                yield refused
