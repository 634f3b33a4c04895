"""The game committed as an example: played by hand in the page, its end again under the corrected rules."""

from pathlib import Path

import pytest

import broadfront as bf
from broadfront.cli.ardennes_explain import traces_at
from broadfront.core.game import Game
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable

FILE = Path(__file__).resolve().parents[3] / "examples" / "initial-assault-by-hand.bf"


@pytest.fixture(scope="module")
def played() -> Game:
    title = bf.load_title("ardennes")
    assert isinstance(title, Playable)
    return Game.replay(title, Record.read(FILE))


def test_the_example_replays_to_the_german_victory_it_ended_with(played: Game) -> None:
    end = played.pending
    assert isinstance(end, GameOver)
    assert (end.winner, end.score["german"]) == ("german", 10)
    assert {line.side for line in played.record.lines if line.do is not None} == {"german"}


def test_the_seed_at_the_end_of_the_example_gives_every_roll_of_it() -> None:
    title = bf.load_title("ardennes")
    assert isinstance(title, Playable)
    record = Record.read(FILE)
    told = record.lines[-1]
    assert told.seed is not None
    again = Game.replay(title, Record(record.header, record.lines[:-1]), seed=told.seed)
    again.tell_seed()
    assert again.record.lines[-1] == told


def test_every_allied_impulse_of_the_example_begins_with_a_card_that_is_explained(played: Game) -> None:
    cards = [trace for _, trace in traces_at(played, None) if trace.question.startswith("Command card")]
    assert len(cards) == 5
    assert all(trace.candidates and trace.rules for trace in cards)
    deployed = traces_at(played, len(played.record.lines) - 1)[-1][1]
    assert deployed.choice == "9th Armored CCB at Ettelbruck (2208) by Method A"
    assert sum(candidate.chosen for candidate in deployed.candidates) == 1
    assert len(deployed.candidates) > 1
