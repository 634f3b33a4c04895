"""What the table shows: counters, markers, reach, a unit's card, a move leg by leg, rolls."""

import random
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.titles import playable
from broadfront.titles.wacht.rules.actions import Begin, Done, Halt, Move, SetMode
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.unit_reach import UnitReach
from broadfront.titles.wacht.table import TABLETOP
from tests.titles.wacht.support.bridges import move_in_game, panther_unit, river_road
from tests.titles.wacht.support.field_of_play import make_position, play_until, start_game, state_of, unit_entry
from tests.titles.wacht.support.phase import FORMATION


@pytest.fixture
def opening() -> Game:
    return Game.new(playable("wacht"), seed=3)


def test_a_counter_shows_arm_size_steps_and_the_ma_it_has_now(opening: Game) -> None:
    shown = {counter.unit: counter for counter in TABLETOP.display(opening.state, None).counters}
    panzer = shown["I/3 Pz"]
    assert (panzer.kind, panzer.size, panzer.strength, panzer.movement) == ("armor", "battalion", "3", "12")
    assert shown["Peiper"].strength == ""
    assert (shown["501 SS hvy"].colours, panzer.colours) == ("ss", "")
    opening.apply(SetMode("I/3 Pz", "pa"))
    panzer = next(counter for counter in TABLETOP.display(opening.state, None).counters if counter.unit == "I/3 Pz")
    assert (panzer.movement, panzer.badges) == ("2h", ("PA",))


def test_blown_bridges_fieldworks_and_bottlenecks_are_marked() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301")],
        roads={"secondary": [["0301", "0302", "0303", "0304"]]},
        rivers={"minor": [["0302", "0303"], ["0304", "0305"]]},
        bridges={"road": [["0302", "0303"], ["0304", "0305"]]},
        bridge=[{"between": ["0304", "0305"], "kind": "destroyed"}],
        works={"0401": "et"},
    )
    table = play_until(start_game(state), FORMATION)
    table.apply(Begin("G1"))
    table.apply(Move("tank", ("0302", "0303"), "road"))
    signs = {(marker.hex, marker.side): marker for marker in TABLETOP.display(state_of(table), None).markers}
    assert signs["0304", "E"].kind == "blocked"
    assert signs["0401", ""].label == "ET"
    assert signs["0302", "E"].label == "11"


def test_before_its_formation_begins_a_unit_is_offered_composed_moves_that_are_legal(opening: Game) -> None:
    table = play_until(opening, FORMATION)
    ways = list(TABLETOP.unit_moves(state_of(table), "I/48"))
    assert {way.path[-1] for way in ways} == set(UnitReach(state_of(table), "I/48"))
    for way in ways[:10]:
        assert isinstance(way.action, MoveTo)
        assert table.why_not(way.action).legal
    table.apply(Begin("12 VGD", ("I/48",)))
    assert all(isinstance(way.action, Move) for way in TABLETOP.unit_moves(state_of(table), "I/48"))
    assert not list(TABLETOP.unit_moves(state_of(table), "II/48"))


def test_a_destination_that_hangs_on_a_roll_has_a_question_mark() -> None:
    table = play_until(start_game(river_road(panther_unit())), FORMATION)
    moves = TABLETOP.unit_moves(state_of(table), "panther")
    there = {way.path[-1]: way.left for way in moves if way.action.kind == "road"}  # type: ignore[attr-defined]
    assert there["0303"].endswith("?")
    assert not there["0302"].endswith("?")
    assert not TABLETOP.reachable_hexes(state_of(table), "panther")["0303"].endswith("?"), (
        "a certain way around comes first"
    )


def test_the_legs_of_a_route_add_up_to_its_cost(opening: Game) -> None:
    table = play_until(opening, FORMATION)
    for name in ("I/48", "I/989"):
        found = UnitReach(state_of(table), name)
        for way in TABLETOP.unit_moves(state_of(table), name):
            told = TABLETOP.route_part(state_of(table), way.action)
            assert told is not None
            arrival = found.reach_by_best_kind(way.path[-1]).arrival(way.path[-1])
            assert sum(Fraction(leg.cost) for leg in told.legs) == arrival.cost
            assert [leg.hex for leg in told.legs][-1] == way.path[-1]


def page_data(part: object) -> dict[str, Any]:
    """Return a part as the page receives it."""
    told: dict[str, Any] = msgspec.to_builtins(part)
    return told


def test_the_card_of_a_unit_says_what_each_mode_would_give_or_the_rule_against_it(opening: Game) -> None:
    modes = {one["mode"]: one for one in page_data(TABLETOP.unit_part(opening.state, "german", "I/3 Pz"))["modes"]}
    assert modes["tactical"]["now"]
    assert len(modes["tactical"]["reach"]) > len(modes["pa"]["reach"]) > 0
    assert modes["exploitation"]["phase"] == "exploitation"
    foot = {one["mode"]: one for one in page_data(TABLETOP.unit_part(opening.state, "german", "I/48"))["modes"]}
    assert foot["strategic"]["refused"]["rules"] == ("WAR-UNIT-20",)
    assert "modes" not in page_data(TABLETOP.unit_part(opening.state, "german", "3/395"))


def test_a_roll_that_is_due_is_told_with_what_each_number_brings() -> None:
    table = move_in_game(river_road(panther_unit()), "panther", "0302", "0303", "0304")
    roll = page_data(TABLETOP.display(state_of(table), "german").extra)["roll"]
    assert [good for _, _, good in roll["results"]] == [False] * 7 + [True] * 3


def test_what_a_page_asks_for_is_plain_data_at_every_decision_of_a_game_turn(opening: Game) -> None:
    table, chance = opening, random.Random(5)
    seen, phases = set(), set()
    while not isinstance(pending := table.pending, GameOver):
        shown = TABLETOP.display(state_of(table), None)
        told = page_data(shown.extra)
        seen.add(told["step"])
        phases.add(dict(shown.panels[0].rows)["Phase"])
        msgspec.json.encode(shown)
        if isinstance(pending, Chance):
            assert len(told["roll"]["results"]) == 10
            table.roll()
            continue
        options = list(table.options())
        assert all(TABLETOP.option_text(state_of(table), action) for action in options if not isinstance(action, Done))
        ready = set(shown.ready)
        named = {one for action in options if isinstance(one := getattr(action, "unit", None), str)}
        assert named <= ready
        quick = [action for action in options if isinstance(action, Done | Halt)]
        table.apply(chance.choice(quick or options) if chance.random() < 0.8 else chance.choice(options))
    assert {"Modes", "Transport", "FuelAllocation", "FuelChoice", "Movement", "UnitMove"} <= seen
    assert {"modes, German", "transport, American", "fuel, German", "American movement"} <= phases


def test_warming_up_changes_nothing(opening: Game) -> None:
    before = state_of(opening).key()
    TABLETOP.warm_up(opening.state)
    assert state_of(opening).key() == before
