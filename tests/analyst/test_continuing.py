"""How a game may go on after an option: the same for whoever knows the same, and told as the side may know it."""

import random

import pytest

from broadfront.analyst.continuation import MIN_EVENTS, sample_continuation
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.view import View
from broadfront.titles import playable
from tests.analyst.positions import asked

EVENTS = 8


@pytest.fixture(scope="module")
def game() -> Game:
    return asked("patrol", "bridge", "two-player", seed=6, after=30)


def test_two_options_go_on_from_the_same_world_and_the_game_is_not_touched(game: Game) -> None:
    side, before = game.decision.side, game.state.key()
    lines = [sample_continuation(game.view(side), action, 1, EVENTS) for action in game.options(side).listing()[:2]]
    assert all(0 < len(line) <= EVENTS for line in lines)
    assert lines[0] != lines[1]
    assert lines[0] == sample_continuation(game.view(side), game.options(side).listing()[0], 1, EVENTS)
    assert game.state.key() == before


def test_what_a_side_cannot_know_changes_nothing_and_is_not_told(game: Game) -> None:
    side = game.decision.side
    action = game.options(side).listing()[0]
    other = game.view(side).sample(random.Random(3).getrandbits(32))
    assert other.key() != game.state.key()
    found = sample_continuation(View(other, side), action, 1, EVENTS)
    assert found == sample_continuation(game.view(side), action, 1, EVENTS)
    assert all(event.as_seen_by(side) == event for event in found)


def test_an_impulse_with_both_its_fights_is_told_to_its_end() -> None:
    game = asked("ardennes", "initial_assault", "2p", seed=4, after=16)
    assert game.decision.message.topic == "ask.impulse.card"
    action = game.options("german").nth(0)
    found = [event.message.topic for event in sample_continuation(game.view("german"), action, 1, 200)]
    assert MIN_EVENTS < len(found) < 200
    assert found.count("attack.declared.with") == found.count("hits.total") == 2
    assert found[-1] == "impulse.opening"
    assert len(sample_continuation(game.view("german"), action, 1, 5)) == 5


def test_nothing_goes_on_where_nobody_is_asked(game: Game) -> None:
    rolling = Game.new(playable("patrol"), scenario="bridge", variant="two-player", seed=4)
    with pytest.raises(Invalid, match="Nobody is asked"):
        sample_continuation(rolling.view("german"), game.options(game.decision.side).listing()[0], 1, EVENTS)
