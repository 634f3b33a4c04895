"""Random battles on the real map: whatever is drawn, rolled and chosen, combat ends and the position stays legal."""

from __future__ import annotations

import random

import pytest

from broadfront.core.chance import Chance
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.sim.conformance import check_chance
from broadfront.titles import playable
from broadfront.titles.ardennes.data.records import GERMAN, SIDES
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.rules.fighting.attack import able_attackers, declare_refusal
from broadfront.titles.ardennes.rules.routes.stacking import has_room
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.battle import Battle

SCENARIOS = ("campaign", "bastogne_surrounded", "tip_of_the_salient")
WEIRD = 0.15
"""The share of units that get a marker, lose a step or are moved next to somebody."""


def disturbed(scenario: str, variant: str, rng: random.Random) -> ArdennesState:
    """A start with markers, losses, Roadblocks, blown bridges and hands dealt at random."""
    title = playable("ardennes")
    assert isinstance(title, ArdennesGame)
    state = title.set_up(scenario, variant, {})
    assert isinstance(state, ArdennesState)
    state.settle()
    state.set_day(rng.randint(16, 29))
    for n in state.on_map():
        unit = title.units[n]
        if rng.random() < WEIRD:
            state.set_dispersed(n, True)
        if rng.random() < WEIRD:
            state.set_supply(n, rng.randint(1, 3))
        if rng.random() < WEIRD and state.steps[n] > 1:
            state.set_steps(n, rng.randint(1, state.steps[n] - 1))
        if rng.random() < WEIRD and unit.side_number == GERMAN and unit.mechanized:
            state.set_out_of_fuel(n, True)
        hex = state.hex(n)
        if hex is not None and rng.random() < WEIRD and hex not in state.ground.town:
            state.add_ip(state.name(hex))
    wander(state, rng)
    for crossing in state.ground.crossings:
        if crossing.bridged and rng.random() < WEIRD:
            state.set_bridge(crossing, "demolished")
    for side, size in (("german", 6), ("allied", 6 if variant == "2p" else 0)):
        pile, held = state.zones[f"{side}-deck"], len(state.zones[f"{side}-hand"])
        for card in rng.sample(pile, max(0, min(size - held, len(pile)))):
            state.move_item(card, f"{side}-deck", f"{side}-hand")
    return state


def wander(state: ArdennesState, rng: random.Random) -> None:
    """Units come beside an enemy or a friend, alone or onto a stack: odd attacks, full hexes, no way back."""
    ground = state.ground
    for n in list(state.on_map()):
        if rng.random() > 2 * WEIRD:
            continue
        side = state.side_of(n)
        hexes = [hex for m in state.on_map(rng.choice((side, 1 - side))) if (hex := state.hex(m)) is not None]
        near = [there for there in ground.around[rng.choice(hexes)] if there != ground.count]
        near = [hex for hex in near if not state.zoc.holds(1 - side, hex) and has_room(state, n, hex)]
        if near:
            state.place_at(n, state.name(max(near, key=lambda hex: (len(state.at[hex]), rng.random()))))


def some_battle(state: ArdennesState, rng: random.Random) -> Battle | None:
    """A legal attack by a random part of those who can."""
    side = rng.randint(0, 1)
    targets = sorted(
        {
            there
            for n in state.on_map(side)
            if (hex := state.hex(n)) is not None
            for there in state.ground.around[hex]
            if there != state.ground.count and state.zoc.holds(1 - side, there)
        }
    )
    rng.shuffle(targets)
    for target in targets:
        able = list(able_attackers(state, side, target))
        attackers = tuple(rng.sample(able, rng.randint(1, len(able)))) if able else ()
        if attackers and declare_refusal(state, side, target, attackers) is None:
            support = rng.choice([(), (), ("Tank Battalion",), ("Artillery", "Airpower")]) if side else ()
            return Battle(SIDES[side], target, attackers, rng.randint(0, 3), support, rng.random() < 0.1)
    return None


def played_out(state: ArdennesState, rng: random.Random) -> int:
    """Random choices to the end of the combat; how many questions were asked."""
    stock, asked, floor = state.inventory(), 0, len(state.stack) - 1
    while (pending := state.settle(floor, ask_forced=True)) is not None:
        asked += 1
        assert asked < 500, "the combat does not end"
        if isinstance(pending, Chance):
            if rng.random() < 0.3:
                check_chance(state, pending)
            state.happen(rng.choices(pending.outcomes, pending.weights)[0])
        else:
            assert isinstance(pending, Decision)
            options = list(state.stack[-1].options(state))
            assert options, f"{pending.prompt} has no option"
            assert len(set(options)) == len(options), options
            action = rng.choice(options)
            ruling = ruling_on(state, action)
            assert ruling.legal, f"{action} is listed, yet {ruling}"
            state.do(action)
        assert state.inventory() == stock
    state.check_derived()
    return asked


@pytest.mark.parametrize("variant", ["gs", "2p"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_battles_end_and_leave_a_legal_position(scenario: str, variant: str) -> None:
    rng = random.Random(f"battles/{scenario}/{variant}")
    fought, asked = 0, 0
    for _ in range(6):
        state = disturbed(scenario, variant, rng)
        before = {str(problem) for problem in state.status()}
        for _ in range(12):
            state.begin_activation()
            battle = some_battle(state, rng)
            if battle is None:
                break
            state.push(battle)
            asked += played_out(state, rng)
            fought += 1
            found = [problem for problem in state.status() if str(problem) not in before]
            assert not found, f"{battle}: {found[0]}"
    assert fought >= 60
    assert asked > 4 * fought
