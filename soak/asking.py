"""Asks the questions a curious player would ask about a position: what a unit may do, and why. The answers
cite rules.
"""

import random
from collections.abc import Iterator

from broadfront.core.rulings import Ruling
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.fighting import unit_states
from broadfront.titles.ardennes.rules.fighting.attack import declare_refusal
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a, check_method_b
from broadfront.titles.ardennes.rules.forces.german_reserve import check_deployment
from broadfront.titles.ardennes.rules.lines.communication import explain_communication, explain_wandering
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken
from broadfront.titles.ardennes.rules.lines.proximate import explain_proximate
from broadfront.titles.ardennes.rules.lines.supply import explain_supply
from broadfront.titles.ardennes.rules.lines.surround import explain_danger, explain_surround
from broadfront.titles.ardennes.rules.routes.bridges import check_bridging, check_demolition
from broadfront.titles.ardennes.rules.routes.movement import check_exit, check_move
from broadfront.titles.ardennes.rules.routes.roadblock import eligible
from broadfront.titles.ardennes.rules.routes.strategic import STRATEGIC
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["rulings"]


def rulings(state: ArdennesState, rng: random.Random) -> Iterator[Ruling]:
    """Yield rulings about a unit of each side, the hexes around it, and a place of each kind."""
    for side in (GERMAN, ALLIED):
        on_map = list(state.on_map(side))
        if on_map:
            yield from _of_unit(state, rng.choice(on_map))
        waiting = state.in_box(("German Reserve", "Allied Reserve")[side])
        hex = rng.choice(sorted(state.ground.position))
        if waiting and side == GERMAN:
            yield check_deployment(state, rng.choice(waiting), hex)
        elif waiting:
            yield check_method_a(state, rng.choice(waiting), hex)
            yield check_method_b(state, rng.choice(waiting), hex)
    yield eligible(state, rng.choice(sorted(state.ground.road)))
    yield eligible(state, rng.choice(sorted(state.ground.position & state.ground.road)))
    crossing = rng.choice(state.ground.crossings)
    yield check_bridging(state, crossing)
    yield check_demolition(state, crossing, crossing.a)


def _of_unit(state: ArdennesState, number: int) -> Iterator[Ruling]:
    board = state.board
    side, hex = board.side_of(number), board.hex(number)
    assert hex is not None
    yield explain_supply(state, side, hex)
    yield explain_communication(state, side, hex)
    yield explain_surround(state, hex, side)
    yield explain_proximate(state, hex, 1 - side)
    yield unit_states.explain_zone(state, hex, side)
    yield unit_states.may_lead_attack(state, number)
    yield unit_states.may_use_tactic(state, board.units_at(hex, side), defending=True)
    yield unit_states.may_advance(state, number)
    yield unit_states.may_build_ip(state, number)
    yield unit_states.may_be_replaced(state, number)
    if side == ALLIED:
        yield explain_danger(state, hex)
        yield explain_wandering(state, number)
        yield may_be_taken(state, number)
    elif state.units[number].mechanized:
        yield check_exit(state, number)
    for there in state.ground.map.beside[hex]:
        yield check_move(state, number, (state.name(there),))
        yield check_move(state, number, (state.name(there),), STRATEGIC)
        if board.units_at(there, 1 - side):
            refused = declare_refusal(state, side, there, (number,))
            if refused is not None:
                yield refused
