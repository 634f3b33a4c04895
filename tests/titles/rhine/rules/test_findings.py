"""Memoized results of Rhine positions: they declare all inputs, and equal a fresh computation."""

from collections import deque
from itertools import islice

import pytest

from broadfront.core.game import Game
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.sim.undeclared_inputs import watch_undeclared_inputs
from broadfront.titles import playable
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.rules.field.movement import engineer_hexes
from broadfront.titles.rhine.rules.field.supply import available_tokens, can_fuel, hexes_served_by_dumps, supply_net
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from soak.jobs.rhine_map import play_campaign

LINES = 400


def memoized_results(state: RhineState) -> object:
    """Return the memoized results of both sides."""
    of_sides = [
        (state.of_side(side), state.reserve_markers_left(side), engineer_hexes(state, side), supply_net(state, side))
        for side in SIDES
    ]
    return of_sides, [hexes_served_by_dumps(state, owner) for side in SIDES for owner in state.dump_owners(side)]


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_every_finding_of_a_sector_declares_all_that_it_reads(player: str) -> None:
    with watch_undeclared_inputs() as undeclared:
        game = Game.new(playable("rhine"), scenario="corridor", variant="two-player", seed=5)
        players = {side: make_player(player, f"5/{side}", "rhine") for side in game.state.played}
        play_out(game, players, limit=150)
    assert undeclared == {}


def test_every_finding_of_a_campaign_declares_all_that_it_reads() -> None:
    with watch_undeclared_inputs() as undeclared:
        deque(islice(play_campaign(3, turns=3), LINES), maxlen=0)
    assert undeclared == {}


def test_what_is_kept_of_a_campaign_equals_what_is_found_again() -> None:
    for number, game in enumerate(islice(play_campaign(4, turns=3), LINES)):
        state = game.state
        assert isinstance(state, RhineState)
        kept = memoized_results(state)
        if number % 10 == 0:
            fresh = state.copy()
            fresh.clear_results()
            fresh.derive()
            assert memoized_results(fresh) == kept


def test_a_unit_can_be_fuelled_where_some_dump_has_a_token_for_it() -> None:
    """Check that one search for all dumps finds what a search for each dump finds."""
    seen = set()
    for number, game in enumerate(islice(play_campaign(5, turns=3), 2 * LINES)):
        state = game.state
        assert isinstance(state, RhineState)
        if number % 20 == 0:
            for n in (n for side in SIDES for n in state.of_side(side)):
                hex = state.board.hex_of(n)
                assert hex is not None
                assert can_fuel(state, n) == (available_tokens(state, state.supply_owner(n), hex) >= 1)
                seen.add(can_fuel(state, n))
    assert seen == {True, False}
