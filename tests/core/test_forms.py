"""States have numbered forms: those of earlier versions still open, compare, and continue in their own form."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.facts import Fact, cells, column
from broadfront.core.game import Game
from broadfront.core.opening import open_record
from broadfront.core.record import Position, Record
from broadfront.core.state import State
from broadfront.sim.conformance import random_game
from broadfront.titles import playable

RECORDS = Path(__file__).parents[1] / "records"
OLD = ("ardennes-rules-1-form-1-solitaire", "ardennes-rules-1-form-1-two-players")


def load_old_record(name: str) -> Record:
    return Record.read(RECORDS / f"{name}.bf")


def saved_position(record: Record) -> Position:
    assert record.position is not None
    return record.position


def play_lines(game: Game, lines: int) -> None:
    for _ in range(lines):
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            game.apply(next(iter(game.options())))


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_the_first_form_opens_where_it_stood_although_the_rules_were_corrected(name: str) -> None:
    record = load_old_record(name)
    assert record.header.form == 1
    facts = saved_position(record).position["facts"]
    assert facts["memory"]
    assert any(line.check for line in record.lines)
    opened = open_record(playable("ardennes"), record)
    assert opened.differs is not None, "by the rules of today it would have gone otherwise"
    assert opened.game.form == 1
    assert opened.game.state.to_data(1)["facts"] == facts


@pytest.mark.parametrize("name", OLD)
def test_cards_that_came_later_are_out_of_a_game_that_began_without_them(name: str) -> None:
    record = load_old_record(name)
    before = {card for held in saved_position(record).position["zones"].values() for card in held}
    game = open_record(playable("ardennes"), record).game
    later = {card for held in game.state.zones.values() for card in held} - before
    assert later
    assert later <= set(game.state.zones["allied-out"])
    play_lines(game, 60)
    assert later <= set(game.state.zones["allied-out"])


@pytest.mark.parametrize("name", OLD)
def test_a_game_begins_from_a_position_of_an_earlier_version_and_is_saved_and_opened_again(name: str) -> None:
    title = playable("ardennes")
    start = saved_position(load_old_record(name)).position
    game = Game.new(title, scenario=start["scenario"], variant=start["variant"], seed=1, start=start)
    assert "AC60" in game.state.zones["allied-out"]
    play_lines(game, 20)
    again = open_record(title, Record.from_bytes(game.record.to_bytes()))
    assert again.differs is None
    assert again.game.state == game.state


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_the_first_form_goes_on_in_it(name: str) -> None:
    record = load_old_record(name)
    game = open_record(playable("ardennes"), record, at_once=True).game
    play_lines(game, 60)
    position = game.position.position
    assert "memory" in position["facts"]
    assert "form" not in position
    assert sum(line.check is not None for line in game.record.lines[len(record.lines) :]) >= 1
    again = open_record(playable("ardennes"), Record(game.record.header, game.record.lines, game.position))
    assert again.differs is None
    assert again.game.state == game.state


@pytest.mark.parametrize("name", OLD)
def test_another_word_in_the_memory_of_an_old_position_is_a_difference(name: str) -> None:
    game = open_record(playable("ardennes"), load_old_record(name), at_once=True).game
    play_lines(game, 60)
    record, at = game.record, game.position
    facts = at.position["facts"]
    memory = facts["memory"] | {"impulse": facts["memory"]["impulse"] + 1}
    changed = Position(at.at, at.rules, at.data, at.position | {"facts": facts | {"memory": memory}})
    opened = open_record(playable("ardennes"), Record(record.header, record.lines, changed))
    assert opened.differs is not None
    assert opened.differs.line == at.at


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_every_position_of_a_game_goes_to_the_first_form_and_back(variant: str) -> None:
    title = playable("ardennes")
    words: set[str] = set()
    record = random_game(title, "campaign", variant, 1, limit=700).record
    for game in Game.replay_stepwise(title, record):
        data = game.state.to_data(1)
        words |= set(data["facts"]["memory"])
        if len(game.record.lines) % 7 == 0:
            again = title.state_from(data)
            assert again.key() == game.state.key()
            assert again.to_data(1) == data
    common = {"impulse", "german impulse", "level spent", "cards played", "passes", "opening", "allied deployed"}
    assert common < words
    assert {word.split()[0] for word in words} > {"attacked", "division", "tactics"}


def test_a_new_game_says_in_which_form_its_states_are_written() -> None:
    assert Game.new(playable("ardennes"), seed=1).record.header.form == 3
    assert b'"form"' not in Game.new(playable("patrol"), seed=1).record.to_bytes()


def test_a_record_of_a_later_form_is_refused_in_one_line() -> None:
    raw = Game.new(playable("ardennes"), seed=1).record.to_bytes().replace(b'"form":3', b'"form":4', 1)
    with pytest.raises(Invalid, match=r"form 4 here; this program reads forms up to 3\. Use a newer broadfront"):
        Game.replay(playable("ardennes"), Record.from_bytes(raw))
    with pytest.raises(Invalid, match=r"damaged header"):
        Record.from_bytes(raw.replace(b'"form":4', b'"form":0', 1))


@pytest.mark.parametrize(
    ("form", "said"), [(4, "form 4 here; this program reads forms up to 3"), ("two", "form is 'two'"), (0, "form is 0")]
)
def test_a_position_of_another_form_is_refused_in_one_line(form: Any, said: str) -> None:
    state: State = Game.new(playable("ardennes"), seed=1).state
    with pytest.raises(Invalid, match=said):
        playable("ardennes").state_from(state.to_data() | {"form": form})


def test_a_position_of_the_first_form_without_its_memory_is_refused_in_one_line() -> None:
    data = Game.new(playable("ardennes"), seed=1).state.to_data(1)
    del data["facts"]["memory"]
    with pytest.raises(Invalid, match=r"The position has no 'memory'"):
        playable("ardennes").state_from(data)


@pytest.mark.parametrize(
    ("step", "cause"),
    [
        ({"step": "Moving", "units": [0], "path": ["0101"], "reinforcing": True, "strategic": False}, "reinforce"),
        ({"step": "Moving", "units": [0], "path": ["0101"], "reinforcing": False, "strategic": True}, "strategic"),
        ({"step": "Moving", "units": [0], "path": ["0101"], "reinforcing": False}, "move"),
        ({"step": "Checks", "units": [0], "retreat": True}, "retreat"),
        ({"step": "Moving", "units": [0], "path": ["0101"], "cause": "advance"}, "advance"),
    ],
)
def test_units_on_their_way_in_an_old_position_go_on_for_the_cause_its_flags_say(step: Any, cause: str) -> None:
    decoded: Any = playable("ardennes").decode_step(step)
    assert decoded.cause.value == cause


@pytest.mark.parametrize("most", [0, 127, 128, 255])
@pytest.mark.parametrize("count", [0, 1, 15, 16, 249, 65_535, 65_536])
@pytest.mark.parametrize("fact", [cells(), column()])
def test_a_key_writes_small_numbers_as_the_list_of_them(fact: Fact, count: int, most: int) -> None:
    held = fact.copy(bytes(n % (most + 1) for n in range(count)))
    assert fact.packed is not None
    assert msgspec.msgpack.encode(fact.packed(held)) == msgspec.msgpack.encode(fact.dump(held))
