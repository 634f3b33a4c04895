"""A value by places: no playouts, no noise, and what is held counts."""

import pytest

from broadfront.analyst import Evaluator
from broadfront.analyst.playouts import result_by_places
from broadfront.core.game import Game
from broadfront.core.view import View
from broadfront.titles import playable
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState


def test_a_value_by_places_is_the_same_in_every_world_of_a_view_and_adds_up_for_both_sides() -> None:
    state = Game.new(playable("ardennes"), scenario="initial_assault", variant="2p", seed=5).state
    evaluator = Evaluator("ardennes", 1, closely=True)
    ours, theirs = (evaluator.estimate_position(View(state, side), 3).win.mean for side in ("german", "allied"))
    assert 0 < ours < 1
    assert ours + theirs == pytest.approx(1)
    assert len({one.win for one in evaluator.playout_results(View(state, "german"), 3)}) == 1


def test_a_place_that_is_held_makes_winning_likelier() -> None:
    state = Game.new(playable("ardennes"), scenario="initial_assault", variant="2p", seed=5).state
    assert isinstance(state, ArdennesState)
    before = result_by_places("german", state)
    state.hold_place(state.ground.map.index["1709"], GERMAN)
    after = result_by_places("german", state)
    assert before is not None
    assert after is not None
    assert after.win > before.win


def test_without_a_value_by_places_a_position_is_played_on() -> None:
    state = Game.new(playable("patrol"), variant="two-player", seed=5).state
    assert result_by_places("german", state) is None
    view = View(state, "german")
    closely, plain = (Evaluator("patrol", 1, closely=one).estimate_position(view, 3) for one in (True, False))
    assert closely == plain
