"""What a position keeps of what was found out, against what a rebuild finds."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.sim.undeclared_inputs import watch_undeclared_inputs
from broadfront.titles import playable
from broadfront.titles.ardennes.data.attributes import hexes_in_bits
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.rules.forces.deployment import (
    GERMAN_DISTANCE,
    allied_placement_hexes,
    distance_to_german,
    hexes_near_germans_as_bits,
    placement_refusal,
    surround_objection,
)
from broadfront.titles.ardennes.rules.forces.german_reserve import (
    deployment_hexes,
    deployment_refusal,
    deployment_terms,
    german_deployment_hexes,
)
from broadfront.titles.ardennes.rules.lines.communication import (
    communication_paths,
    communication_paths_with_added_unit,
)
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.supply import check_supply, supply, would_be_in_supply
from broadfront.titles.ardennes.rules.lines.surround import is_in_danger, is_surrounded_or_in_danger
from broadfront.titles.ardennes.rules.markers import (
    BUILT_BRIDGE,
    DEMOLISHED,
    IN_SUPPLY,
    INTACT,
    ISOLATED,
    LOW_SUPPLY,
    NO_BRIDGE,
)
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.routes.movement_costs import movement_costs, road_costs
from broadfront.titles.ardennes.rules.routes.rivers import Rivers
from broadfront.titles.ardennes.rules.routes.strategic_movement import (
    enemy_adjacent_hexes,
    strategic_closed_hexes,
    strategic_reach,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from tests.titles.ardennes.support.random_fields import random_field

HEXES_AND_REFUSAL = {
    ALLIED: (allied_placement_hexes, placement_refusal),
    GERMAN: (german_deployment_hexes, deployment_refusal),
}


def change(state: ArdennesState, rng: random.Random) -> None:
    """One setter, of any kind that paths may rest on."""
    number = rng.randrange(len(state.units))
    crossing = rng.choice(state.ground.crossings) if state.ground.crossings else None
    match rng.randrange(7):
        case 0 | 1:
            side = state.board.side_of(number)
            free = [hex for hex in range(state.ground.count) if not state.board.units_at(hex, 1 - side)]
            state.place_at(number, state.hex_id(rng.choice(free)))
        case 2:
            state.put_in_box(number, "Not in play")
        case 3:
            state.board.set_dispersed(number, rng.random() < 0.5)
        case 4:
            state.board.set_supply(number, rng.choice((IN_SUPPLY, LOW_SUPPLY, ISOLATED)))
        case 5 if crossing is not None:
            as_printed = INTACT if crossing.bridged else NO_BRIDGE
            state.land.set_bridge(crossing, rng.choice((as_printed, DEMOLISHED if crossing.bridged else BUILT_BRIDGE)))
        case _ if crossing is not None:
            state.land.hold_bridge(crossing, rng.choice((GERMAN, ALLIED)))


def seen(state: ArdennesState) -> list[object]:
    found: list[object] = []
    for side in (GERMAN, ALLIED):
        net = supply(state, side)
        found += [net.heads, net.reached, net.paths.lengths, communication_paths(state, side).lengths]
        some = range(0, state.ground.count, 7)
        found += [[net.path(hex) for hex in some], [check_supply(state, side, hex) for hex in some]]
        found += [enemy_adjacent_hexes(state, side), proximate_distances(state, side).tobytes()]
        for n in islice(state.on_map(side), 3):
            found += [strategic_closed_hexes(state, n).tobytes(), find_reach(state, n).end_ids()]
            found += [strategic_reach(state, n).end_ids()]
            found += [movement_costs(state, n).array.tobytes(), road_costs(state, n).array.tobytes()]
    found += [hexes_near_germans_as_bits(state), [distance_to_german(state, hex) for hex in range(state.ground.count)]]
    found += [is_in_danger(state, hex) for hex in state.board.occupied_hexes(ALLIED)]
    waiting = [n for n, hex in enumerate(state.board.hexes) if hex is None and state.board.side_of(n) == GERMAN]
    found += [(deployment_terms(state, n).too_near, deployment_hexes(state, n)) for n in waiting[:3]]
    return found


@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_paths_and_moves_kept_over_changes_equal_those_found_anew(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    for _ in range(12):
        change(state, rng)
        anew = state.copy()
        anew.derive()
        assert seen(state) == seen(anew)


@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_rivers_mended_bridge_by_bridge_equal_rivers_built_from_the_facts(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    before = state.land.rivers
    for _ in range(20):
        change(state, rng)
        built = Rivers.from_facts(state.ground, state.land.bridges, state.land.german_bridges)
        assert state.land.rivers.array.tobytes() == built.array.tobytes()
    assert not before.array.flags.writeable


@pytest.mark.parametrize(
    ("scenario", "variant", "player", "lines"),
    [("campaign", "gs", "random", 200), ("campaign", "2p", "random", 300), ("tip_of_the_salient", "gs", "greedy", 40)],
)
def test_every_finding_declares_all_that_it_reads(scenario: str, variant: str, player: str, lines: int) -> None:
    playable("rhine")  # in which `ground` is a fact that findings rest on; here it is the map and never changes
    with watch_undeclared_inputs() as undeclared:
        game = Game.new(playable("ardennes"), scenario=scenario, variant=variant, seed=5)
        players = {side: make_player(player, f"5/{side}", "ardennes") for side in game.state.played}
        play_out(game, players, limit=lines)
    assert len(game.record.lines) == lines
    assert undeclared == {}


def test_a_copy_that_changes_leaves_what_the_other_knows() -> None:
    state = random_field(3).state
    before = seen(state)
    twin = state.copy()
    for number in list(twin.on_map(GERMAN)):
        twin.put_in_box(number, "Not in play")
    assert seen(twin) != before
    state.clear_results()
    assert seen(state) == before


@pytest.mark.mirrors("would_be_in_supply", "communication_paths_with_added_unit", "would_be_in_danger")
@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_a_unit_imagined_in_a_hex_is_supplied_and_endangered_as_if_it_were_placed(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    waiting = [n for n in range(len(state.units)) if state.board.hex_of_unit(n) is None]
    for number in rng.sample(waiting, 4):
        side = state.board.side_of(number)
        for hex in rng.sample([hex for hex in range(state.ground.count) if not state.board.at[hex]], 8):
            there = state.copy()
            there.place_at(number, state.hex_id(hex))
            there.derive()
            assert would_be_in_supply(state, hex, number) == (hex in supply(there, side))
            assert (
                communication_paths_with_added_unit(state, side, hex).lengths
                == communication_paths(there, side).lengths
            )
            if side == ALLIED:
                assert (surround_objection(state, number, hex) is not None) == is_surrounded_or_in_danger(there, hex)


@pytest.mark.mirrors("would_be_in_supply")
@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_a_unit_imagined_in_another_hex_is_supplied_as_if_it_had_left_its_own(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    there = [n for n in range(len(state.units)) if state.board.hex_of_unit(n) is not None]
    for number in rng.sample(there, min(6, len(there))):
        side = state.board.side_of(number)
        for hex in rng.sample([hex for hex in range(state.ground.count) if not state.board.at[hex]], 12):
            moved = state.copy()
            moved.place_at(number, state.hex_id(hex))
            moved.derive()
            assert would_be_in_supply(state, hex, number) == (hex in supply(moved, side))


@pytest.mark.mirrors("placement_hexes", "deployment_hexes")
@settings(max_examples=30)
@given(st.integers(0, 10**6))
def test_the_hexes_a_reserve_unit_may_be_placed_in_are_those_that_are_not_refused(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    state.clock.set_day(rng.randrange(16, 21))
    waiting = [n for n in range(len(state.units)) if state.board.hex_of_unit(n) is None]
    for number in rng.sample(waiting, 6):
        side = state.board.side_of(number)
        state.put_in_box(number, RESERVE[side])
        hexes, refusal = HEXES_AND_REFUSAL[side]
        allowed = [hex for hex in range(state.ground.count) if refusal(state, number, hex) is None]
        assert hexes(state, number) == allowed
        if allowed:
            state.place_at(number, state.hex_id(rng.choice(allowed)))


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_the_hexes_near_germans_are_those_whose_nearest_german_is_near(seed: int) -> None:
    state = random_field(seed).state
    near = {hex for hex in range(state.ground.count) if distance_to_german(state, hex) <= GERMAN_DISTANCE}
    assert set(hexes_in_bits(hexes_near_germans_as_bits(state))) == near
    heads = supply(state, GERMAN)
    assert tuple(hexes_in_bits(heads.head_bits)) == heads.heads
