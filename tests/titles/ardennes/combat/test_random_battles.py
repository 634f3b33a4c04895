"""Random battles on the real map: whatever is drawn, rolled and chosen, combat ends and the position stays legal."""

from __future__ import annotations

import random

import pytest

from broadfront.core.chance import Chance
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.sim.conformance import check_chance
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.rules.fighting.attack_rules import able_attackers, declaration_refusal
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.battle import Battle
from tests.titles.ardennes.support.random_starts import SCENARIOS, disturbed


def some_battle(state: ArdennesState, rng: random.Random) -> Battle | None:
    """A legal attack by a random part of those who can."""
    side = rng.randint(0, 1)
    targets = sorted(
        {
            there
            for n in state.on_map(side)
            if (hex := state.board.hex_of_unit(n)) is not None
            for there in state.ground.six_neighbors[hex]
            if there != state.ground.count and state.board.zoc.has_unit(1 - side, there)
        }
    )
    rng.shuffle(targets)
    for target in targets:
        able = list(able_attackers(state, side, target))
        attackers = tuple(rng.sample(able, rng.randint(1, len(able)))) if able else ()
        if attackers and declaration_refusal(state, side, target, attackers) is None:
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
