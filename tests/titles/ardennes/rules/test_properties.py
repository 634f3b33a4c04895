"""The kernels against the slow reading of the cards, and what must hold of every position."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events import engineers
from broadfront.titles.ardennes.game.set_up import set_up
from broadfront.titles.ardennes.play.players.combat_value import make_fight
from broadfront.titles.ardennes.rules.fighting.attack_rules import can_join, join_refusal
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits, quick_chit_limits
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import combat_odds, strength_totals
from broadfront.titles.ardennes.rules.fighting.unit_states import check_zone_of_control
from broadfront.titles.ardennes.rules.lines.communication import communication_paths
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.lines.supply import supply, supply_without_enemies
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded, ring_closing_hexes, surrounded_hexes
from broadfront.titles.ardennes.rules.markers import ACTED, ATTACKED, BUILT, DEPLOYED, MOVED, RECOVERED
from broadfront.titles.ardennes.rules.routes.bridges import check_build_bridge, sort_bridges
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_along, move_one_step
from broadfront.titles.ardennes.rules.routes.movement import find_reach
from broadfront.titles.ardennes.rules.routes.movement_costs import movement_costs, road_costs
from broadfront.titles.ardennes.rules.routes.roadblocks import check_roadblock, check_trigger_hexes
from broadfront.titles.ardennes.rules.routes.stacking import broken_limit, room_left
from broadfront.titles.ardennes.rules.routes.strategic_movement import closed_reason, strategic_closed_hexes
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.moving import Checks, DemolitionWish, Moving, next_demolition_or_roadblock_roll
from broadfront.titles.ardennes.steps.supply_phase import bridgeable_crossings
from tests.titles.ardennes.support import reference
from tests.titles.ardennes.support.random_fields import HEXES, random_field
from tests.titles.ardennes.support.real import title


@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_supply_by_kernel_equals_supply_read_off_the_card(seed: int) -> None:
    state = random_field(seed).state
    for side in (GERMAN, ALLIED):
        net = supply(state, side)
        assert set(net.heads) == reference.heads(state, side)
        assert [hex in net for hex in range(state.ground.count)] == reference.supply_of(state, side)


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_communication_and_surrounded_by_kernel_equal_the_cards(seed: int) -> None:
    state = random_field(seed).state
    for side in (GERMAN, ALLIED):
        net = communication_paths(state, side)
        for hex in range(state.ground.count):
            assert (hex in net) == reference.communicates(state, hex, side)
            assert is_surrounded(state, hex, side) == reference.encircled(state, hex, side)
        besieged = tuple(hex for hex in state.board.occupied_hexes(side) if reference.encircled(state, hex, side))
        assert surrounded_hexes(state, side) == besieged


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_one_more_german_closes_a_ring_from_the_hexes_that_touch_every_gap(seed: int) -> None:
    state = random_field(seed).state
    for hex in range(state.ground.count):
        spots = ring_closing_hexes(state, hex, ALLIED)
        assert len(spots) == len(set(spots))
        assert set(spots) == reference.closing(state, hex)


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_proximity_by_kernel_equals_every_path_walked(seed: int) -> None:
    state = random_field(seed).state
    for number in list(state.on_map())[:5]:
        start, side = state.board.hex_of_unit(number), state.board.side_of(number)
        assert start is not None
        near = proximate_distances(state, side, (start,)).tolist()
        assert {hex for hex, length in enumerate(near) if length >= 0} == reference.proximate_to(state, start, side)


@pytest.mark.mirrors("CurrentCosts.array")
@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_the_costs_the_search_uses_are_those_of_the_ledger_bridges_up_down_and_held(seed: int) -> None:
    state = random_field(seed).state
    for crossing in state.ground.crossings[::3]:
        state.activation.note_crossing(crossing.id, seed % 16)
    for number in state.on_map():
        for costs in (movement_costs(state, number), road_costs(state, number)):
            for hex in range(state.ground.count):
                ledger = [costs.charge(hex, way).pack() for way in range(6)]
                assert costs.array[hex].tolist() == ledger


@pytest.mark.mirrors("check_trigger_hexes")
@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_a_unit_calls_for_a_roadblock_check_where_the_words_say_so_of_a_hex_beside(seed: int) -> None:
    state = random_field(seed).state
    for id in random.Random(seed).sample(HEXES, 3):
        state.activation.note_roadblock_check(id)
    for mover in state.on_map(GERMAN):
        called = [
            any(check_roadblock(state, there, [mover]).legal for there in state.ground.map.beside[hex])
            for hex in range(state.ground.count)
        ]
        assert check_trigger_hexes(state, mover)[:-1].tolist() == called


def random_fights(state: ArdennesState, rng: random.Random) -> Iterator[Fight]:
    """Every attack that could be declared, and the same with tactics of both sides."""
    tactics = ("Engineers", "Combat Engineers", "Tank Battalion", "Panzer Battalion", "Artillery", "Screen", "Airpower")
    for side in (GERMAN, ALLIED):
        for target in state.board.occupied_hexes(1 - side):
            around = [n for hex in state.ground.map.beside[target] for n in state.board.units_at(hex, side)]
            if around:
                plain = make_fight(state, side, target, rng.sample(around, rng.randint(1, len(around))))
                yield plain
                yield plain.with_changes(
                    attacker_tactics=tuple(rng.sample(tactics, 2)),
                    defender_tactics=tuple(rng.sample(tactics, 2)),
                    support=tuple(rng.sample(tactics, rng.randint(0, 1))),
                )


@pytest.mark.mirrors("strength_totals", "quick_chit_limits")
@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_bare_strengths_and_chits_are_those_of_their_ledgers(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    if seed % 3 == 0:
        state.clock.put_event_in_force("Fury of Bastogne")
    for fight in random_fights(state, rng):
        assert strength_totals(state, fight) == combat_odds(state, fight)[:2]
        assert quick_chit_limits(state, fight) == chit_limits(state, fight)[:2]


@pytest.mark.mirrors("can_join")
@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_a_unit_may_join_an_attack_unless_it_is_said_why_not(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    for number in state.on_map():
        state.activation.mark_done(number, rng.choice((0, MOVED, ATTACKED, RECOVERED, BUILT, DEPLOYED, ACTED)))
        state.board.set_out_of_fuel(number, rng.random() < 0.2)
        assert can_join(state, number) == (join_refusal(state, number) is None)


@pytest.mark.mirrors("strategic_closed_hexes")
@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_a_hex_is_closed_to_strategic_movement_where_the_words_say_why(seed: int) -> None:
    state = random_field(seed).state
    state.clock.day = 16 + seed % 8
    for number in list(state.on_map()):
        closed = strategic_closed_hexes(state, number)[:-1].tolist()
        assert [closed_reason(state, number, hex) is not None for hex in range(state.ground.count)] == closed


@pytest.mark.mirrors("room_left")
@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_a_hex_has_room_for_the_steps_that_break_no_limit(seed: int) -> None:
    state = random_field(seed).state
    for hex, stack in enumerate(state.board.at):
        held = sum(state.board.steps[n] for n in stack)
        fitting = [more for more in range(1, 7) if not broken_limit(len(stack) + 1, held + more)]
        assert state.board.room[hex] == room_left(stack, state.board.steps) == max(fitting, default=0)


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_a_stack_exerts_a_zone_where_the_cards_say_so(seed: int) -> None:
    state = random_field(seed).state
    for side in (GERMAN, ALLIED):
        for hex in range(state.ground.count):
            exerts = reference.exerts(state, hex, side)
            assert bool(state.board.exerts[side][hex]) == exerts
            assert check_zone_of_control(state, hex, side).legal == exerts


@pytest.mark.parametrize("scenario", ["campaign", "bastogne_surrounded", "tip_of_the_salient"])
def test_the_starts_of_the_real_game_read_alike(scenario: str) -> None:
    state = set_up(title(), scenario, "gs", {})
    for side in (GERMAN, ALLIED):
        sources = reference.heads(state, side)
        net = supply(state, side)
        for number in state.on_map():
            hex = state.board.hex_of_unit(number)
            assert hex is not None
            assert (hex in net) == reference.supplied(state, hex, side, sources)


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_surrounded_is_monotone_in_enemy_units(seed: int, more: int) -> None:
    """One more German unit never frees an Allied stack."""
    state = random_field(seed).state
    before = [hex for hex in range(state.ground.count) if is_surrounded(state, hex, ALLIED)]
    rng = random.Random(more)
    number = rng.choice(
        [u.number for u in state.units if u.side == "german" and state.board.hex_of_unit(u.number) is None]
    )
    free = [hex for hex in range(state.ground.count) if not state.board.units_at(hex, ALLIED)]
    state.place_at(number, state.hex_id(rng.choice(free)))
    assert all(is_surrounded(state, hex, ALLIED) for hex in before)


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_moving_a_friend_changes_no_path_cost_where_no_zone_and_no_stack_changes(seed: int, more: int) -> None:
    """Costs depend on friends only through the hexes in which a move may not end."""
    state = random_field(seed).state
    state.set_facts(roadblocks=frozenset())
    state.derive()
    movers = [n for n in state.on_map(GERMAN) if find_reach(state, n).reach is not None]
    friends = [n for n in state.on_map(GERMAN) if n not in movers[:1]]
    if not movers or not friends:
        return
    mover, friend = movers[0], random.Random(more).choice(friends)

    def spent() -> dict[int, int]:
        found = find_reach(state, mover).reach
        assert found is not None
        return {hex: found.rows[row][1] for hex, row in found.best_rows.items()}

    before, held = spent(), (state.land.german_held, state.land.german_bridges)
    free = [hex for hex in range(state.ground.count) if not state.board.units_at(hex, ALLIED)]
    state.place_at(friend, state.hex_id(random.Random(more + 1).choice(free)))
    if held == (
        state.land.german_held,
        state.land.german_bridges,
    ):  # a friend who takes a town or a bridge changes costs
        assert spent() == before


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_what_is_kept_equals_a_rebuild_and_a_copy_is_equal_and_apart(seed: int) -> None:
    f = random_field(seed)
    f.state.check_derived()
    twin = f.state.copy()
    assert twin == f.state
    assert twin.key() == f.state.key()
    first = next(iter(f.state.on_map()), None)
    if first is not None:
        twin.put_in_box(first, "Not in play")
        assert f.state.board.hex_of_unit(first) is not None
        f.state.check_derived()
        twin.check_derived()


def test_the_starts_round_trip_through_plain_data() -> None:
    for scenario in title().scenarios:
        state = set_up(title(), scenario, "gs", {})
        again = title().state_from(state.to_data())
        assert again == state
        again.check_derived()


def wander(state: ArdennesState, number: int, rng: random.Random, most: int) -> list[int]:
    """A few hexes in a row that hold no enemy, from the hex of a unit on; perhaps there and back."""
    here, found = state.board.hexes[number], []
    assert here is not None
    for _ in range(rng.randint(1, most)):
        free = [
            hex
            for hex in state.ground.map.beside[here]
            if not state.board.zoc.has_enemy(state.board.side_of(number), hex)
        ]
        if not free:
            break
        here = rng.choice(free)
        found.append(here)
    return found


@pytest.mark.mirrors("move_along")
@settings(max_examples=100)
@given(st.integers(0, 10**6))
def test_units_that_go_through_hexes_at_once_leave_behind_what_they_leave_hex_by_hex(seed: int) -> None:
    state, rng = random_field(seed).state, random.Random(seed)
    for _ in range(4):
        stack = rng.choice([stack for stack in state.board.at if stack])
        group = tuple(rng.sample(stack, rng.randint(1, len(stack))))
        cause = rng.choice((Cause.MOVE, Cause.RETREAT))
        path = wander(state, group[0], rng, 5)
        slowly = state.copy()
        for hex in path:
            for n in group:
                move_one_step(slowly, cause, n, state.hex_id(hex))
        if path:
            move_along(state, cause, group, path)
        assert state.facts() == slowly.facts()
        assert state.board.at == slowly.board.at
        assert state.derived() == slowly.derived()
        state.check_derived()


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_the_most_supply_a_side_can_have_is_that_without_the_enemies_of_a_hex(seed: int) -> None:
    state = random_field(seed).state
    for number in list(state.on_map()):
        side, hex = 1 - state.board.side_of(number), state.board.hexes[number]
        assert hex is not None
        gone = state.copy()
        for enemy in gone.board.at[hex]:
            gone.put_in_box(enemy, "Not in play")
        for crossing in state.ground.crossings:  # a bridge with one side's units alone is theirs, as in a game
            if {gone.board.side_of(n) for end in crossing[2:4] for n in gone.board.at[end]} == {side}:
                gone.land.hold_bridge(crossing, side)
        gone.derive()
        assert supply_without_enemies(state, side, hex).reached == supply(gone, side).reached


@pytest.mark.mirrors("may_cause_check")
@settings(max_examples=100)
@given(st.integers(0, 10**6))
@example(232)  # in these a bridge is given up by the hex left or on the way
@example(824)
@example(1195)
@example(373700)
def test_a_german_unit_on_its_way_stops_in_the_first_hex_that_calls_for_a_check(seed: int) -> None:
    state = random_field(seed).state
    for number in list(state.on_map(GERMAN)):
        moves = find_reach(state, number)
        for hex in moves.end_hexes()[::7]:
            path = moves.path(hex)
            slowly, at_once = state.copy(), state.copy()
            for id in path:
                move_one_step(slowly, Cause.MOVE, number, id)
                if next_demolition_or_roadblock_roll(slowly, (number,)) is not None:
                    break
            most = supply_without_enemies(state, ALLIED, state.board.hexes[number] or 0).reached
            assert all(most[hex] for hex, now in enumerate(supply(slowly, ALLIED).reached) if now)
            at_once.push(Moving((number,), path))
            at_once.stack[-1].advance(at_once)
            assert at_once.facts() == slowly.facts()
            roll = next_demolition_or_roadblock_roll(slowly, (number,))
            assert [type(s) for s in at_once.stack[1:2]] == ([Checks] if roll else [])
            due = [s.roll if isinstance(s, DemolitionWish) else s for s in at_once.stack[2:]]
            assert due == ([roll] if roll else [])


@pytest.mark.mirrors("new_roadblock_hexes", "bridges_to_destroy", "hexes_to_place_ip", "bridgeable_crossings")
@settings(max_examples=60)
@given(st.integers(0, 10**6))
def test_what_engineers_may_do_is_what_no_check_refuses(seed: int) -> None:
    state, ground = random_field(seed).state, random_field(seed).state.ground
    every = range(ground.count)
    best = sorted(every, key=lambda h: (-ground.hv[h], -ground.west[h], ground.row[h], state.hex_id(h)))
    assert engineers.new_roadblock_hexes(state) == [h for h in best if engineers.check_place_roadblock(state, h).legal]
    stacks = engineers.hexes_to_place_ip(state)
    assert sorted(stacks) == [hex for hex in every if engineers.check_place_ip(state, hex).legal]
    legal = [c for c in ground.crossings if engineers.check_destroy_bridge(state, c).legal]
    assert engineers.bridges_to_destroy(state) == sort_bridges(state, legal)
    assert bridgeable_crossings(state) == [c for c in ground.crossings if check_build_bridge(state, c).legal]
