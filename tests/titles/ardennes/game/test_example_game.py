"""The game committed as an example: played by hand in the page, its end again under the corrected rules."""

from itertools import pairwise
from pathlib import Path

import pytest

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.positions.position_files import read_position_file, write_position_file
from broadfront.core.record import Record
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.titles.ardennes.play.explain import traces_at_record_line

FILE = Path(__file__).resolve().parents[4] / "examples" / "initial-assault-by-hand.bf"


@pytest.fixture(scope="module")
def played() -> Game:
    title = bf.load_title("ardennes")
    assert isinstance(title, Playable)
    return Game.replay(title, Record.read(FILE))


def test_the_example_replays_to_the_points_it_ended_with(played: Game) -> None:
    end = played.pending
    assert isinstance(end, GameOver)
    assert (end.winner, end.score["german"]) == ("allied", 10)
    assert {line.side for line in played.record.lines if line.do is not None} == {"german"}


def test_the_seed_at_the_end_of_the_example_gives_every_roll_of_it() -> None:
    title = bf.load_title("ardennes")
    assert isinstance(title, Playable)
    record = Record.read(FILE)
    told = record.lines[-1]
    assert told.seed is not None
    again = Game.replay(title, Record(record.header, record.lines[:-1]), seed=told.seed)
    again.record_seed()
    assert again.record.lines[-1] == told


def test_every_allied_impulse_of_the_example_begins_with_a_card_that_is_explained(played: Game) -> None:
    cards = [trace for _, trace in traces_at_record_line(played, None) if trace.question.startswith("Command card")]
    assert len(cards) == 5
    assert all(trace.candidates and trace.rules for trace in cards)
    deployed = traces_at_record_line(played, len(played.record.lines) - 1)[-1][1]
    assert deployed.choice == "9th Armored CCB at Ettelbruck (2208) by Method A"
    assert sum(candidate.chosen for candidate in deployed.candidates) == 1
    assert len(deployed.candidates) > 1


def noon_of(played: Game) -> int:
    """The line, about the middle of the game, after which an Allied command card is drawn."""
    live, chances = played.past.live_lines, played.past.chances
    later = live[len(live) // 2 :]
    return next(
        n
        for n, follows in pairwise(live)
        if n >= later[0] and follows in chances and "command card" in chances[follows].what
    )


def test_entered_again_at_a_table_from_noon_with_two_mistakes_set_right_it_ends_the_same(
    played: Game, tmp_path: Path
) -> None:
    noon = noon_of(played)
    file = tmp_path / "noon.toml"
    write_position_file(file, played.position_at(noon))
    position = read_position_file(file)
    # The first mistake: a unit is laid out in another hex, with a step too few.
    wrong = next(unit for unit in position["unit"] if unit["id"] == "Hansen.1SS.ISS")
    right = dict(wrong)
    empty = next(hex for hex in ("2018", "1918", "2118") if all(unit["where"] != hex for unit in position["unit"]))
    wrong |= {"where": empty, "steps": 1}
    game = bf.new("ardennes", start=position, options={"dice": "own"})
    assert isinstance(game.title, Playable)
    rest = [played.record.lines[n - 1] for n in played.past.live_lines if n > noon]
    mistaken = 0
    for entered, line in enumerate(rest):
        if entered == 2:  # found out after two entries
            game.correct(f"where Hansen = {right['where']}; steps Hansen = {right['steps']}")
        asked = game.pending
        if line.do is not None:
            game.apply(game.title.codec.decode(line.do), side=line.side)
            continue
        assert isinstance(asked, Chance)
        assert line.chance is not None
        other = next((one for one in asked.outcomes if one != line.chance), None)
        if entered > len(rest) // 2 and not mistaken and other is not None:
            # The second: a wrong die, and one entry more before it is noticed.
            mistaken = len(game.record.lines)
            game.resolve(other, by="person")
            if isinstance(more := game.pending, Chance):
                game.resolve(more.outcomes[0], by="person")
                game.undo()
            game.undo()
        game.resolve(line.chance, by="person")
    assert mistaken
    assert [line.correct is not None for line in game.record.lines].count(True) == 1
    assert game.result == played.result
    assert game.state.key() == played.state.key()
    assert Game.replay(game.title, game.record).state == game.state
