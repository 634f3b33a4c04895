"""Whole solitaire games: the system always has an answer, gives the same one again, and says by which rules."""

from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from tests.titles.ardennes.support.real import title
from tests.titles.ardennes.support.solitaire import solitaire, traces


def test_a_random_campaign_ends_and_the_system_chooses_the_same_on_replay() -> None:
    game = solitaire("campaign")
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
    cards = [trace for trace in traces(solitaire("tip_of_the_salient")) if trace.question.startswith("Command card")]
    assert cards
    for trace in cards:
        chosen = [candidate.what for candidate in trace.candidates if candidate.chosen]
        done = trace.choice.split(";")[0]
        assert chosen == ([] if done == "nothing applies" else [done])
