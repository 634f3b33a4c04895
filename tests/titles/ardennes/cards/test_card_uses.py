"""What cards are listed for against what is refused: a listing says yes or no at once, a refusal finds its rule."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from broadfront.core.actions import Action
from broadfront.core.facts import Table, with_byte
from broadfront.core.steps import Step
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.events.allied import objection_to_tank_battalion, tank_battalion_targets
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    CommandReplacements,
    DeployReserve,
    Pass,
    PlayEvent,
    PlayKampfgruppe,
    TakeKampfgruppe,
)
from broadfront.titles.ardennes.rules.fighting import retreat
from broadfront.titles.ardennes.rules.fighting.attack_rules import able_attackers
from broadfront.titles.ardennes.rules.fighting.combat_actions import NoTactic, PlayTactic, ReinforceBattle
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations, units_on_card
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps import reinforce_battle
from broadfront.titles.ardennes.steps.allied_impulse import (
    AlliedImpulse,
    formation_units_on_map_and_in_reserve,
    reserve_units,
)
from broadfront.titles.ardennes.steps.battle import Battle
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.kampfgruppe import ChoosingKampfgruppe
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.tactics import AttackerTactics, DefenderTactics, Tactics
from tests.titles.ardennes.support.field import as_if
from tests.titles.ardennes.support.random_starts import SCENARIOS, disturbed

GERMAN_USES = (Activate, PlayKampfgruppe, PlayEvent, CommandReplacements)
ALLIED_USES = (Activate, DeployReserve, CommandReplacements, PlayEvent)


def position(seed: int) -> ArdennesState:
    """A disturbed position of two players with every card of the game in a hand."""
    rng = random.Random(seed)
    state = disturbed(rng.choice(SCENARIOS), "2p", rng)
    for side, piles in (("german", ("deck", "available", "later")), ("allied", ("deck", "later"))):
        for pile in piles:
            for card in state.zones[f"{side}-{pile}"]:
                state.move_item(card, f"{side}-{pile}", f"{side}-hand")
    return state


def stir(state: ArdennesState, rng: random.Random) -> None:
    """Units come and go, are activated and lose steps, as between two impulses."""
    for _ in range(12):
        n = rng.randrange(len(state.units))
        side = state.board.side_of(n)
        match rng.randrange(4):
            case 0:
                free = [hex for hex in range(state.ground.count) if not state.board.at[hex]]
                state.place_at(n, state.hex_id(rng.choice(free)))
            case 1:
                state.put_in_box(n, rng.choice((RESERVE[side], "Not in play", "Calendar 20")))
            case 2 if state.board.steps[n] > 1:
                state.set_steps(n, state.board.steps[n] - 1)
            case _:
                as_if(state, activated=with_byte(state.tally.activated, n, rng.randint(0, 3)))
    as_if(state, impulse=rng.randint(1, 4), replacement_points=rng.randint(0, 3))
    divisions = {unit.division for unit in state.units if unit.side_number == GERMAN}
    as_if(state, division_impulses=Table({division: rng.randint(0, 4) for division in divisions}))


def anew(state: ArdennesState) -> ArdennesState:
    """The same position with nothing known of it."""
    twin = state.copy()
    twin.derive()
    return twin


def not_refused(step: Step[ArdennesState], state: ArdennesState, uses: list[Action]) -> list[Action]:
    fresh = anew(state)
    return [use for use in uses if step.refusal(fresh, use) is None]


@pytest.mark.mirrors("can_activate_or_form_kampfgruppe")
@pytest.mark.parametrize("seed", range(6))
def test_an_impulse_lists_the_uses_of_each_card_that_it_does_not_refuse(seed: int) -> None:
    state, rng = position(seed), random.Random(seed)
    for _ in range(4):
        stir(state, rng)
        for step, side, kinds in (
            (GermanImpulse(), "german", GERMAN_USES),
            (AlliedImpulse(), "allied", ALLIED_USES),
        ):
            every: list[Action] = [kind(card) for card in state.zones[f"{side}-hand"] for kind in kinds]
            assert step.listing(state) == not_refused(step, state, [*every, Pass()])


def test_units_of_a_card_are_those_of_its_formations_that_are_there() -> None:
    state, rng = position(3), random.Random(3)
    cards = [card for card in state.title.allied_cards.values() if card.formations and not card.target_hexes]
    for _ in range(40):
        stir(state, rng)
        box = state.title.locations.boxes[RESERVE[ALLIED]]
        reserve = state.in_box(RESERVE[ALLIED])
        assert set(reserve) == {n for n, where in enumerate(state.board.where) if where is box}
        for card in cards:
            units = units_in_formations(state, ALLIED, card.formations)
            on_map, waiting = (
                [n for n in units if state.board.hex_of_unit(n) is not None],
                [n for n in reserve if n in units],
            )
            assert formation_units_on_map_and_in_reserve(state, card)[0] == on_map
            assert reserve_units(state, card) == tuple(waiting)


@pytest.mark.parametrize("seed", range(4))
def test_the_tank_battalion_strikes_while_there_is_a_target_whoever_was_the_last(seed: int) -> None:
    state, rng = position(seed), random.Random(seed)
    for _ in range(40):
        targets = tank_battalion_targets(state)
        assert (objection_to_tank_battalion(state) is None) == bool(targets)
        for number in targets[: rng.randint(0, len(targets))]:
            state.eliminate(number)
        assert (objection_to_tank_battalion(state) is None) == bool(tank_battalion_targets(state))
        stir(state, rng)


@pytest.mark.mirrors("_has_retreat")
def test_a_group_finds_a_way_to_retreat_where_one_is_listed() -> None:
    found = {True: 0, False: 0}
    for seed in range(4):
        state = position(seed)
        for declared in fights(state):
            for fight in (declared, declared.with_changes(retreated=1, target=declared.from_hexes[0])):
                for group in retreat.groups_by_hex(state, fight):
                    for crowding in (False, True):
                        listed = bool(retreat.retreat_options(state, fight, group, crowding=crowding))
                        assert retreat._has_retreat(state, fight, group, crowding) == listed
                        found[listed] += 1
    assert min(found.values()) > 10


def fights(state: ArdennesState) -> list[Fight]:
    """Every attack of all that can attack a hex."""
    found = []
    for side in (GERMAN, ALLIED):
        for target in state.board.occupied_hexes(1 - side):
            attackers = tuple(able_attackers(state, side, target))
            if attackers:
                found.append(Battle(SIDES[side], target, attackers[:2], 2).make_fight(state))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_tactics_listed_are_those_not_refused(seed: int) -> None:
    state, rng = position(seed), random.Random(seed)
    if seed % 2:
        state.clock.put_event_in_force("Break In The Clouds")
    for fight in rng.sample(fights(state), 6):
        for step in (AttackerTactics(fight), DefenderTactics(fight)):
            assert isinstance(step, Tactics)
            cards = state.zones[step.hand_zone()]
            every = [PlayTactic(card, airpower=airpower) for card in cards for airpower in (False, True)]
            assert list(step.options(state)) == not_refused(step, state, [NoTactic(), *every])


@pytest.mark.parametrize("seed", range(4))
def test_stacks_that_reinforce_a_battle_are_those_not_refused(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng = position(seed), random.Random(seed)
    came = 0
    for fight in rng.sample(fights(state), 12):
        for side in (GERMAN, ALLIED):
            step = Reinforcing(fight, side)
            moves = list(step.legal_moves(state))
            assert step.is_possible(state) == bool(moves)
            with monkeypatch.context() as patched:  # a trial of every stack, whether a river is on its way or not
                patched.setattr(reinforce_battle, "_crosses_a_river", lambda *_: True)
                every: list[Action] = [
                    ReinforceBattle(state.hex_id(start), state.hex_id(goal))
                    for start in state.board.occupied_hexes(side)
                    for goal in step.hexes_to_reinforce(state)
                ]
                assert set(moves) == set(not_refused(step, state, every))
            came += len(moves)
    assert came


@pytest.mark.mirrors("ChoosingKampfgruppe.listing")
@pytest.mark.parametrize("seed", range(3))
def test_kampfgruppen_listed_are_the_groups_not_refused(seed: int) -> None:
    state, rng = position(seed), random.Random(seed)
    stir(state, rng)
    for card in ("GP01", "GP12", "GS05", "GS15"):
        step = ChoosingKampfgruppe(card)
        units = [state.units[n].id for n in units_on_card(state, GERMAN, state.title.german_cards[card])]
        stacks = {hex: [state.units[n].id for n in state.board.at[hex]] for hex in state.board.occupied_hexes(GERMAN)}
        every = {frozenset(pair) for pair in combinations(units, 2)} | {frozenset((unit,)) for unit in units}
        every |= {frozenset(group) for stack in stacks.values() for group in combinations(stack, 3)}
        fine = {group for group in every if step.refusal(state, TakeKampfgruppe(tuple(group))) is None}
        listed = [use.units for use in step.listing(state) if isinstance(use, TakeKampfgruppe)]
        assert {frozenset(group) for group in listed} == fine
        assert len(listed) == len(fine)
