"""Messages of the title: every code has its words, figures have plurals, and data stays data."""

from typing import get_args

import pytest

from broadfront.board.walk import Reason
from broadfront.core.actions import Action
from broadfront.titles.rhine.data.step_cost import ROUTES
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.questions.series import RE_OF_SIZE
from broadfront.titles.rhine.rules.actions import BridgeCheck, Capture, Event, Lose, Move, Overrun, Reserves, TakeSteps
from broadfront.titles.rhine.rules.field.trace import explain_trace
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.table.overlays import sector_overlay
from tests.titles.rhine.support.asking import rhine_title


@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_way_in_which_a_path_fails_has_words(reason: str) -> None:
    assert str(say("step.fails", reason=reason)) == {"too dear": "not enough movement points"}.get(reason, reason)


@pytest.mark.parametrize("road", ROUTES)
def test_every_road_of_the_chart_has_words(road: str) -> None:
    assert str(say("cost.follows", road=road)) == f"follows {road.lower()}: other terrain does not count"


@pytest.mark.parametrize("size", RE_OF_SIZE)
def test_every_size_of_a_unit_has_words(size: str) -> None:
    assert str(say("size.named", size=size)) == size


def test_every_effect_of_the_weather_has_words() -> None:
    effects = rhine_title().effects
    names = {name for table in (effects.ground, effects.flight) for row in table.values() for name in row}
    assert {str(say("chart.effect", effect=name)) for name in names} == {name.replace("_", " ") for name in names}


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Lose("43 Inf Div", 1), "43 Inf Div lost 1 step"),
        (Lose("43 Inf Div", 2), "43 Inf Div lost 2 steps"),
        (TakeSteps(0), "Retreat"),
        (TakeSteps(1), "Lose 1 step"),
        (Reserves(1), "1 Reserve marker in use"),
        (Reserves(0), "0 Reserve markers in use"),
        (Event("US", 2), "Random event: US supply +2 columns"),
        (Capture("antwerpen_1", "allied"), "Antwerpen 1 is now Allied"),
        (BridgeCheck("Rhine", True), "Demolition roll for the Rhine bridge, a Bridge Check Marker spent"),
        (Move("43 Inf Div", "Move"), "43 Inf Div stays, Move Mode"),
        (Overrun(("A", "B", "C"), "Move", ("A33.30",)), "A, B and C overrun at A33.30"),
    ],
)
def test_an_action_is_said_as_a_person_would(action: Action, said: str) -> None:
    assert str(action.describe(lambda hex: f"at {hex}")) == said


def test_a_trace_gives_its_path_as_data_and_the_table_draws_it() -> None:
    state = rhine_title().position("corridor")
    assert isinstance(state, RhineState)
    drawn = 0
    for n in state.of_side("german"):
        ruling, hex = explain_trace(state, n), state.board.hex_of(n)
        assert hex is not None
        path = tuple(ruling.facts.get("path", ()))
        paid = [line.message.data["hex"] for line in ruling.ledger if line.message.topic == "trace.to"]
        topics = [line.message.topic for line in ruling.ledger]
        if ruling.legal:
            assert topics[:2] == ["trace.points", "trace.from"]
            assert (path[0] in ruling.ledger[1].reason, path[-1]) == (True, state.title.map.ids[hex])
            assert set(path[1:]) - {path[-1]} <= set(paid)
        assert topics.count("trace.free") <= 1 + topics.count("trace.throw")
        if ruling.legal and len(path) > 1 and state.board.combat_units_in(hex)[0] == n:
            drawn += 1
            shown = sector_overlay(state, "german", f"supply-german:{state.title.map.ids[hex]}")
            assert shown.lines == (("good", path),)
    assert drawn
