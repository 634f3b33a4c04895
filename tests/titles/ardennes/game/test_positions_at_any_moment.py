"""Any moment of any day as a position, written by hand: place in the day, decks and hands, boxes; what is refused."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import broadfront as bf
from broadfront.cli import main
from broadfront.core.chance import Chance
from broadfront.core.errors import Ambiguous, Invalid
from broadfront.core.game import Game
from broadfront.core.positions.position_files import start_game
from broadfront.core.steps import Decision
from broadfront.titles import ask
from broadfront.titles.ardennes.game.position_reading import load_position
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.rules.actions import Activate
from broadfront.titles.ardennes.rules.fighting.combat_actions import Attack
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from tests.titles.ardennes.support.real import title

EXAMPLE = Path(__file__).parents[4] / "examples" / "initial-assault-by-hand.bf"
NOON: dict[str, Any] = {
    "format": 2,
    "day": 20,
    "today": {"side": "german", "begun": True, "impulse": 2, "level_spent": 1, "special_event": True},
    "zones": {"german-hand": ["GP01", "GP02"], "german-discard": ["GP03"]},
}


def position(**words: Any) -> ArdennesState:
    return load_position(title(), {"format": 2, **words})[0]


def boxes(state: ArdennesState, arrival_days: Iterable[int]) -> set[str]:
    """Where units are that are due on these days."""
    units = (unit for unit in title().units if unit.arrival == "calendar" and unit.day in arrival_days)
    return {state.board.where[unit.number].text for unit in units if "optional" not in unit.flags and not unit.gs16}


def test_a_day_is_entered_in_its_middle() -> None:
    game = start_game(title(), NOON)
    state, asked = game.state, game.pending
    assert isinstance(asked, Decision)
    assert isinstance(state, ArdennesState)
    assert asked.side == "german"
    assert (state.clock.impulse, state.clock.level_spent, state.clock.german_impulse, state.clock.opening) == (
        2,
        1,
        True,
        False,
    )
    assert {option.card for option in game.options() if hasattr(option, "card")} <= {"GP01", "GP02"}


@pytest.mark.parametrize(("variant", "side"), [("gs", "german"), ("2p", "german"), ("2p", "allied")])
def test_an_impulse_that_comes_next_begins(variant: str, side: str) -> None:
    today = {"side": side, "impulse": 1}
    hands = {"german-hand": ["GP01"]} | ({"allied-hand": ["AC12"]} if variant == "2p" else {})
    asked = start_game(title(), {"format": 2, "variant": variant, "day": 18, "today": today, "zones": hands}).pending
    assert isinstance(asked, Decision)
    assert asked.side == side


def test_boxes_are_those_of_the_day_unless_said() -> None:
    at_noon = position(day=20)
    assert boxes(at_noon, range(17, 21)) <= {"[German Reserve]", "[Allied Reserve]"}
    assert boxes(at_noon, (21,)) == {"[Calendar 21]"}
    assert boxes(position(day=20, phase="reserve"), (20, 21)) <= {"[Calendar 20]", "[Calendar 21]"}
    late = next(unit for unit in title().units if unit.arrival == "calendar" and unit.day == 17)
    said = position(day=20, unit=[{"id": late.id, "where": "Calendar 22"}])
    assert said.board.where[late.number].text == "[Calendar 22]"


def test_decks_are_those_of_the_day() -> None:
    first, later = position(day=16), position(day=20)
    assert set(first.zones["allied-deck"]) < set(later.zones["allied-deck"])
    assert set(first.zones["action-deck"]) < set(later.zones["action-deck"])
    assert not later.status()


def test_zones_say_what_there_is_and_in_old_files_add() -> None:
    assert position(zones={"german-hand": ["GP01"]}).zones["german-hand"] == ("GP01",)
    with pytest.raises(Invalid, match="nothing says where"):
        position(zones={"german-deck": ["GP01"]})
    old, _ = load_position(title(), {"zones": {"german-deck": ["GP01"]}})
    assert len(old.zones["german-deck"]) > 1


def test_an_unknown_hand_is_dealt_by_chance() -> None:
    game = start_game(title(), NOON | {"zones": {"german-hand": ["GP01", "unknown"]}}, seed=7)
    asked = game.pending
    assert isinstance(asked, Chance)
    assert asked.zone == "german-deck"
    assert "GP01" not in asked.outcomes
    game.roll()
    assert len(game.state.zones["german-hand"]) == 2
    assert isinstance(game.pending, Decision)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"today": {"begun": True}}, "Give side"),
        ({"phase": "supply", "today": {"side": "german"}}, "phase = 'command'"),
        ({"today": {"side": "german", "begun": True}}, "a number from 1 up"),
        ({"today": {"side": "allied", "begun": True}}, "leave out begun"),
        ({"variant": "2p", "today": {"side": "allied", "last": True}}, "leave it out"),
        ({"zones": {"allied-hand": ["AC12"]}}, "has no Allied hand"),
        ({"today": {"division_impulses": {"99SS": 1}}}, "division '99SS'"),
        ({"unit": [{"id": "Peiper.1SS.ISS", "activated": 3}]}, "activated of Peiper.1SS.ISS is 0 to 0, not 3"),
        ({"unit": [{"id": "Peiper.1SS.ISS", "did": ["slept"]}]}, "slept"),
        ({"stack": [{"step": "Sleeping"}]}, "Sleeping"),
        ({"activation": {"crossed": {"0101-0930": ["as_river"]}}}, "river hexside"),
    ],
)
def test_what_does_not_fit_together_is_refused_with_what_would(words: dict[str, Any], told: str) -> None:
    with pytest.raises(Invalid, match=told):
        position(**words)


# Written from a game


def line_of(game: Game, kind: type[Any]) -> int:
    """The first line from the thirtieth on that leaves such a step on top."""
    return next(n for n in range(30, len(game.record.lines)) if isinstance(game.state_at(n).stack[-1], kind))


def test_the_middle_of_an_impulse_is_written_in_words_and_of_a_combat_as_steps() -> None:
    game = bf.load(EXAMPLE)
    impulse, combat = (line_of(game, kind) for kind in (GermanImpulse, CombatStep))
    in_words, in_steps = game.position_at(impulse), game.position_at(combat)
    assert in_words["today"]["begun"]
    assert "stack" not in in_words
    assert "stack" in in_steps
    for n, written in ((impulse, in_words), (combat, in_steps)):
        assert start_game(title(), written).state.to_data() == game.state_at(n).to_data()


def test_the_command_writes_a_position_at_a_line_and_plays_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, n = tmp_path / "noon.toml", line_of(bf.load(EXAMPLE), GermanImpulse)
    assert main(["record", "position", str(EXAMPLE), str(file), "--line", str(n)]) == 0
    assert tomllib.loads(file.read_text(encoding="utf-8"))["format"] == 2
    assert f"after line {n}" in capsys.readouterr().out
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    saved = tmp_path / "on.bf"
    assert main(["play", "--position", str(file), "--save", str(saved), "--terminal"]) == 0
    game = bf.load(saved)
    assert game.state.to_data() == bf.load(EXAMPLE).state_at(n).to_data()
    assert bf.new("ardennes", start=file).state.to_data() == game.state.to_data()
    assert main(["record", "position", str(EXAMPLE), str(file)]) == 2
    assert main(["record", "position", str(EXAMPLE), str(tmp_path / "noon.txt")]) == 2
    assert main(["play", "--position", str(file), "--scenario", "campaign"]) == 2
    assert "not 'campaign'" in capsys.readouterr().err


def test_a_game_from_a_position_keeps_it_in_its_record() -> None:
    game = bf.new("ardennes", start=NOON, seed=2)
    game.apply(next(iter(game.options())))
    again = Game.replay(title(), game.record)
    assert again.state == game.state
    for wrong, told in ((5, "not a position"), ("none.toml", "Cannot read")):
        with pytest.raises(Invalid, match=told):
            bf.new("ardennes", start=wrong)  # type: ignore[arg-type]
    with pytest.raises(Invalid, match="says everything itself"):
        bf.new("ardennes", start=NOON, options={"optional_units": True})


# What do they do?


ALLIES = {"format": 2, "day": 20, "today": {"side": "allied", "impulse": 2}, "zones": {"german-hand": ["GP01"]}}


def test_the_card_the_allies_drew_is_one_entry_and_the_answer_is_the_impulse_with_its_reasons() -> None:
    before = ask("ardennes.impulse", position=ALLIES).value
    assert before["told"] == []
    assert "command card" in before["enter"]
    after = ask("ardennes.impulse", position=ALLIES, entered=("ac22",))
    assert any(line.startswith("Command card AC22") for line in after.value["told"])
    assert any(line.startswith("  * ") for line in after.value["told"])
    assert "ARD-CMD-03" in after.rules
    assert "over" in after.value["enter"]


def test_each_die_or_draw_is_asked_for_as_it_comes() -> None:
    entered: list[str] = ["AC12"]
    while "over" not in (found := ask("ardennes.impulse", position=ALLIES, entered=tuple(entered)).value)["enter"]:
        entered.append(found["one of"].replace(" to ", ", ").split(", ")[0])
        assert len(entered) < 40
    assert len(entered) > 1
    game = bf.new("ardennes", start=ALLIES, options={"dice": "own"})
    for word in entered:
        asked = game.pending
        assert isinstance(asked, Chance)
        game.resolve(asked.match_outcome(word), by="person")
    named = [str(event.with_names(title().names)) for _, event in game.events() if event.trace is None]
    assert named == [line for line in found["told"] if line in set(named)]


def test_what_they_do_is_told_with_the_names_of_units_places_and_cards() -> None:
    before = ask("ardennes.impulse", position=ALLIES).value
    assert before["called"]["AC22"] == title().allied_cards["AC22"].name
    told = " ".join(ask("ardennes.impulse", position=ALLIES, entered=("AC12",)).value["told"])
    assert any(unit.name in told for unit in title().units)


@pytest.mark.parametrize(
    ("day", "variant", "zone", "most"),
    [
        (20, "gs", "german-hand", 6),
        (16, "gs", "german-hand", 9),
        (20, "2p", "german-hand", 6),
        (20, "2p", "allied-hand", 6),
    ],
)
def test_a_hand_holds_no_more_cards_than_it_is_drawn_to(day: int, variant: str, zone: str, most: int) -> None:
    given = {"format": 2, "day": day, "variant": variant, "zones": {zone: ["unknown"] * most}}
    title().position(given)
    with pytest.raises(Invalid, match=f"{zone} has {most + 1} cards; a hand has at most {most} on {day} December"):
        title().position(given | {"zones": {zone: ["unknown"] * (most + 1)}})


@pytest.mark.parametrize(
    ("given", "entered", "told"),
    [
        (NOON, ("AC22",), "does not come next"),
        (ALLIES, ("AC99",), "AC99"),
        (ALLIES, ("AC22", "4"), "over after 1 of 2"),
    ],
)
def test_an_entry_that_cannot_be_is_refused(given: dict[str, Any], entered: tuple[str, ...], told: str) -> None:
    with pytest.raises(Invalid, match=told):
        ask("ardennes.impulse", position=given, entered=entered)


def test_an_attack_may_name_a_unit_that_has_to_join_anyway() -> None:
    start = {
        "format": 2, "day": 17, "only_listed": True, "today": {"side": "german", "begun": True, "impulse": 4},
        "zones": {"german-hand": ["GP08"]},
        "unit": [
            {"id": "294.18VG.LXVI", "where": "1005", "steps": 2}, {"id": "293.18VG.LXVI", "where": "1005", "steps": 1},
            {"id": "422.106.XVIII", "where": "1105"},
        ],
    }  # fmt: skip
    bracketed_first, sound_first = ("293.18VG.LXVI", "294.18VG.LXVI"), ("294.18VG.LXVI", "293.18VG.LXVI")
    for attackers in (bracketed_first, sound_first):
        game = start_game(title(), start)
        game.apply(Activate("GP08"))
        game.apply_composed(Attack("1105", attackers), "german")
        assert isinstance(fought := game.state.stack[-1], CombatStep)
        assert {title().units[n].id for n in fought.fight.attackers} == set(attackers)


# Names in place of codes


def test_a_card_is_entered_by_its_name() -> None:
    by_id = ask("ardennes.impulse", position=ALLIES, entered=("AC12",)).value
    assert ask("ardennes.impulse", position=ALLIES, entered=("78th infantry",)).value == by_id
    with pytest.raises(Ambiguous, match="'infantry division' may be AC"):
        ask("ardennes.impulse", position=ALLIES, entered=("infantry division",))
    game = bf.new("ardennes", start=ALLIES, options={"dice": "own"})
    game.resolve("78th inf", by="person", side="german")
    assert game.record.lines[-1].chance == "AC12"


def test_a_position_calls_units_and_cards_by_name() -> None:
    by_id = {"zones": {"german-hand": ["GP01"]}, "unit": [{"id": "Peiper.1SS.ISS", "where": "0904"}]}
    by_name = {"zones": {"german-hand": ["1st SS Panzer Division"]}, "unit": [{"id": "KG Peiper", "where": "Losheim"}]}
    first, second = (title().position({"format": 2, "day": 20} | given).to_data() for given in (by_id, by_name))
    assert first == second
    with pytest.raises(Invalid, match=r"unit 1: unit '1st SS' may be Peiper.1SS.ISS, Hansen.1SS.ISS"):
        title().position({"unit": [{"id": "1st SS", "where": "0904"}]})
    with pytest.raises(Invalid, match="card 'Panzer' may be GP"):
        title().position({"format": 2, "zones": {"german-hand": ["Panzer"]}})


def test_a_position_within_a_phase_names_that_phase() -> None:
    game = bf.new("ardennes", scenario="initial_assault", seed=3)
    state = game.state
    assert isinstance(state, ArdennesState)
    assert isinstance(game.pending, Decision)
    written = position_data(state)
    assert written["phase"] == "card_preparation"
    assert load_position(title(), written)[0] == state
