"""Sequence of play (rules PAT-SEQ-01, PAT-WEATHER-01)."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.titles.patrol.rules.actions import Move
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.phases import Movement, Weather
from tests.titles.patrol.support.positions import FAR, game, position, title


@pytest.mark.rule("PAT-SEQ-01")
def test_a_turn_begins_with_the_weather_and_ends_with_the_american_fight() -> None:
    g = Game.new(title(), variant="two-player", seed=3)
    assert isinstance(g.pending, Chance)
    assert g.pending.what == "weather"
    assert any("PAT-SEQ-01" in e.rules for _, e in g.log)
    steps = [type(s).__name__ for s in title().sequences["turn"]]
    assert steps[0] == "Weather"
    assert steps[1:] == ["DrawCard", "Reinforce", "Movement", "Combat"] * 2


@pytest.mark.rule("PAT-WEATHER-01")
@pytest.mark.parametrize(
    ("roll", "weather", "points"), [(1, "clear", 4), (4, "clear", 4), (5, "snow", 3), (6, "snow", 3)]
)
def test_snow_falls_on_5_and_6_and_takes_a_movement_point(roll: int, weather: str, points: int) -> None:
    state = position({"1.German": "0506", **FAR})
    state.push(Weather(), Movement("german"))
    g = game(state)
    g.resolve(roll)
    assert isinstance(g.state, PatrolState)
    assert g.state.clock.weather == weather
    ledger = g.why_not(Move("1.German", ("0505",))).ledger
    assert sum(int(line.amount) for line in ledger if "enter" not in line.reason) == points
