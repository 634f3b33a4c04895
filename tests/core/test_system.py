"""The system: what it may answer in a choice for a side without a player, and that asking changes nothing."""

import random
from typing import Any

import pytest

from broadfront.core.chance import Chance, die
from broadfront.core.events import Event, Trace
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import Answer, Roll, Step
from broadfront.sim import queries
from broadfront.titles import playable
from broadfront.titles.patrol.data import say
from broadfront.titles.patrol.rules.actions import Done, Target
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Battle, Combat
from broadfront.titles.patrol.steps.phases import Weather

TRACE = Trace(say("column.odds", attack=2, defence=1), say("system.action", action="Done"), ("PAT-SYSTEM-01",))


def state_with_attack(variant: str = "solo") -> PatrolState:
    """Return a position in which the American, played by the system, may attack the unit in 0303."""
    title = playable("patrol")
    state = title.set_up("bridge", variant, {})
    assert isinstance(state, PatrolState)
    state.board.put(state.number("1.German"), title.locations.hex("0303"))
    state.board.put(state.number("B.American"), title.locations.hex("0302"))
    state.stack[:] = [Weather(), Combat("american")]
    state.events = []
    return state


def make_system_answer(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> list[Step[Any]]:
    """Make the system of patrol give this answer; return the list of steps it is asked in."""
    asked: list[Step[Any]] = []

    def system(state: State, step: Step[Any]) -> Answer:
        asked.append(step)
        return answer

    monkeypatch.setattr(playable("patrol"), "system", system)
    return asked


def roll() -> Roll:
    """Return a roll that attacks on 1 to 4."""
    dice = die(say("roll.combat"), 1, 6, side="american")
    return Roll(dice, lambda n: (Target("0303") if int(n) < 5 else Done(), TRACE))


def test_a_side_that_is_played_is_asked_and_the_system_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = make_system_answer(monkeypatch, (Done(), TRACE))
    state = state_with_attack("two-player")
    assert state.pending == Combat("american").decision(state)
    assert not asked


def test_an_action_is_explained_by_its_trace_and_applied_like_a_players(monkeypatch: pytest.MonkeyPatch) -> None:
    make_system_answer(monkeypatch, (Target("0303"), TRACE))
    state = state_with_attack()
    assert state.stack[-1].ask(state) is None
    state.stack[-1].advance(state)
    assert isinstance(state.stack[-1], Battle)
    assert [str(event) for event in state.events or ()] == ["2 to 1: Done. [PAT-SYSTEM-01]"]


def test_a_choice_may_bring_its_own_event_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Event(say("system.action", action="Done"), ("PAT-SYSTEM-01",))
    for how, events in ((told, [told]), (None, [])):
        make_system_answer(monkeypatch, (Done(), how))
        state = state_with_attack()
        state.stack[-1].advance(state)
        assert state.stack == [Weather()]
        assert state.events == events


def test_a_roll_that_comes_first_is_asked_of_chance_with_the_choice_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    make_system_answer(monkeypatch, roll())
    monkeypatch.setattr(Combat, "may_roll", True)
    for outcome, after in ((4, Battle), (5, Weather)):
        state = state_with_attack()
        chance = state.settle()
        assert isinstance(chance, Chance)
        assert chance.what == "combat"
        assert state.stack[-1] == Combat("american"), "nothing but the choice itself is saved"
        assert state.stack[-1].classes(state, chance) == [[0, 1, 2, 3], [4, 5]]
        state.happen(outcome)
        assert isinstance(state.stack[-1], after)


def test_a_roll_in_a_step_that_declares_none_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    make_system_answer(monkeypatch, roll())
    with pytest.raises(AssertionError, match="Combat does not say that the system may roll in it"):
        state_with_attack().settle()


def test_a_step_of_its_own_takes_the_place_of_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    make_system_answer(monkeypatch, Weather())
    state = state_with_attack()
    state.stack[-1].advance(state)
    assert state.stack == [Weather(), Weather()]


def test_an_answer_nobody_could_give_is_found() -> None:
    state = state_with_attack()
    queries.check_choice_of_rules(state, state.stack[-1], roll())
    with pytest.raises(AssertionError, match="is refused"):
        queries.check_choice_of_rules(state, state.stack[-1], (Target("0101"), TRACE))


def test_a_query_that_tells_or_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(playable("patrol"), variant="two-player", seed=7)
    queries.check_queries(game, random.Random(1))

    def telling(self: Weather, state: PatrolState, chance: Chance) -> None:
        state.emit(say("weather.rolled", die=1, weather="snow"))

    monkeypatch.setattr(Weather, "odds_classes", telling)
    with pytest.raises(AssertionError, match="asking for what is alike changed something"):
        queries.check_queries(game, random.Random(1))

    def changing(self: PatrolState) -> dict[str, int]:
        self.clock.turn += 1
        return {}

    monkeypatch.undo()
    monkeypatch.setattr(PatrolState, "inventory", changing)
    with pytest.raises(AssertionError, match="asking for the inventory changed something"):
        queries.check_queries(game, random.Random(1))
