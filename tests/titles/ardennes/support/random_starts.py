"""Starts of the real game, disturbed at random."""

from __future__ import annotations

import random

from broadfront.titles import playable
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.rules.routes.stacking import can_fit
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

SCENARIOS = ("campaign", "bastogne_surrounded", "tip_of_the_salient")
WEIRD = 0.15
"""The share of units that get a marker, lose a step or are moved next to somebody."""


def wander(state: ArdennesState, rng: random.Random) -> None:
    """Units come beside an enemy or a friend, alone or onto a stack: odd attacks, full hexes, no way back."""
    ground = state.ground
    for n in list(state.on_map()):
        if rng.random() > 2 * WEIRD:
            continue
        side = state.board.side_of(n)
        hexes = [
            hex for m in state.on_map(rng.choice((side, 1 - side))) if (hex := state.board.hex_of_unit(m)) is not None
        ]
        near = [there for there in ground.six_neighbors[rng.choice(hexes)] if there != ground.count]
        near = [hex for hex in near if not state.board.zoc.has_unit(1 - side, hex) and can_fit(state, n, hex)]
        if near:
            state.place_at(n, state.hex_id(max(near, key=lambda hex: (len(state.board.at[hex]), rng.random()))))


def disturbed(scenario: str, variant: str, rng: random.Random) -> ArdennesState:
    """A start with markers, losses, Roadblocks, blown bridges and hands dealt at random."""
    title = playable("ardennes")
    assert isinstance(title, ArdennesGame)
    state = title.set_up(scenario, variant, {})
    assert isinstance(state, ArdennesState)
    state.settle()
    state.clock.set_day(rng.randint(16, 29))
    for n in state.on_map():
        unit = title.units[n]
        if rng.random() < WEIRD:
            state.board.set_dispersed(n, True)
        if rng.random() < WEIRD:
            state.board.set_supply(n, rng.randint(1, 3))
        if rng.random() < WEIRD and state.board.steps[n] > 1:
            state.set_steps(n, rng.randint(1, state.board.steps[n] - 1))
        if rng.random() < WEIRD and unit.side_number == GERMAN and unit.mechanized:
            state.board.set_out_of_fuel(n, True)
        hex = state.board.hex_of_unit(n)
        if hex is not None and rng.random() < WEIRD and hex not in state.ground.town:
            state.land.add_ip(state.hex_id(hex))
    wander(state, rng)
    for crossing in state.ground.crossings:
        if crossing.bridged and rng.random() < WEIRD:
            state.land.set_bridge(crossing, "demolished")
    for side, size in (("german", 6), ("allied", 6 if variant == "2p" else 0)):
        pile, held = state.zones[f"{side}-deck"], len(state.zones[f"{side}-hand"])
        for card in rng.sample(pile, max(0, min(size - held, len(pile)))):
            state.move_item(card, f"{side}-deck", f"{side}-hand")
    return state
