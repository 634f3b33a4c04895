"""Whole solitaire games: the system always has an answer, gives the same one again, and says by which rules."""

import pytest

from broadfront.core.events import Trace
from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.sim.conformance import random_game
from tests.titles.ardennes.real import title


def traces(game: Game) -> list[Trace]:
    return [event.trace for _, event in game.log if event.trace is not None]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_campaign_ends_and_the_system_chooses_the_same_on_replay(seed: int) -> None:
    game = random_game(title(), "campaign", "gs", seed)
    assert isinstance(game.pending, GameOver)
    told = traces(game)
    assert len(told) > 100
    assert traces(Game.replay(title(), game.record)) == told
    book = title().book
    for trace in told:
        assert trace.rules, trace
        assert all(rule in book for rule in trace.rules), trace
        assert all(candidate.rule in book for candidate in trace.candidates if candidate.rule), trace


def test_every_command_card_drawn_tells_what_was_weighed() -> None:
    game = random_game(title(), "tip_of_the_salient", "gs", 0)
    cards = [trace for trace in traces(game) if trace.question.startswith("Command card")]
    assert cards
    for trace in cards:
        chosen = [candidate.what for candidate in trace.candidates if candidate.chosen]
        done = trace.choice.split(";")[0]
        assert chosen == ([] if done == "nothing applies" else [done])
