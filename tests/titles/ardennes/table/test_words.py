"""What the page says of the Ardennes game: every option and every question has words, and they fit the position."""

import random

import msgspec
import pytest

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Choice, Decision
from broadfront.titles.ardennes.game.playable import ArdennesGame
from broadfront.titles.ardennes.game.sequence import step_types
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.table import TABLETOP
from broadfront.titles.ardennes.table.labels import LABEL_FUNCTIONS, action_label
from broadfront.titles.ardennes.table.moment import QUESTIONS

SCENARIOS = (("initial_assault", "gs"), ("initial_assault", "2p"), ("tip_of_the_salient", "2p"))


def title() -> ArdennesGame:
    found = bf.load_title("ardennes")
    assert isinstance(found, ArdennesGame)
    return found


def test_every_action_has_words() -> None:
    assert title().codec.types.keys() - {kind.__name__ for kind in LABEL_FUNCTIONS} == set()


def test_every_step_in_which_a_person_chooses_has_a_question() -> None:
    abstract = {"Choice", "Tactics", "Reaction"}
    asked = {kind.__name__ for kind in step_types() if issubclass(kind, Choice)} - abstract
    assert asked - {kind.__name__ for kind in QUESTIONS} == set()


@pytest.mark.parametrize(("scenario", "variant"), SCENARIOS)
def test_a_game_at_random_is_told_in_words_at_every_decision(scenario: str, variant: str) -> None:
    game = Game.new(title(), scenario=scenario, variant=variant, seed="words")
    rng = random.Random(5)
    seen = set()
    for _ in range(160):
        pending = game.pending
        if isinstance(pending, Decision):
            told = msgspec.to_builtins(TABLETOP.display(game.state, pending.side).extra)["moment"]
            seen.add(told["question"])
            assert told["question"][0].isupper() or told["question"][0].isdigit()
            assert 0 <= told["phase"] < len(told["phases"])
            assert ("combat" in told) <= (0 <= told.get("combat", {}).get("at", 0) < 8)
            other = TABLETOP.display(game.state, "allied" if pending.side == "german" else "german").extra
            read = msgspec.to_builtins(other)["moment"].keys()
            assert not {"question", "cards", "targets"} & read, "the other side reads no question"
            options = list(game.options())
            assert isinstance(game.state, ArdennesState)
            state = game.state
            assert all(action_label(state, option) for option in options)
            game.apply(rng.choice(options))
        elif isinstance(pending, Chance):
            game.roll()
        else:
            break
    assert len(seen) > 8


def test_a_unit_of_an_activation_is_told_at_once_what_it_may_do() -> None:
    game = Game.new(title(), scenario="initial_assault", variant="2p", seed="acts")
    rng = random.Random(2)
    while not (isinstance(game.state.stack[-1], Activation) and not game.state.stack[-1].attack_only):
        if isinstance(game.pending, Decision):
            game.apply(rng.choice(list(game.options())))
        else:
            game.roll()
    step = game.state.stack[-1]
    assert isinstance(step, Activation)
    listed = [str(option) for option in game.options()]
    for number in step.units:
        id = title().units[number].id
        may = list(TABLETOP.unit_actions(game.state, id))
        assert bool(may) <= (f"SelectUnit {id}" in listed)
        assert all(game.why_not(action).legal for action in may[:3])
