"""Moves, modes and turns (rules WAR-H-28, 30..32, 38, 45, 48)."""

import pytest

from broadfront.core.errors import Illegal, Invalid
from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.titles.wacht.rules.actions import Begin, Done, Halt, Move, NightActivity, Pick, Release, SetMode
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from tests.titles.wacht.support.bridges import EAST
from tests.titles.wacht.support.field_of_play import (
    GRID,
    formation_entry,
    make_position,
    move_cost,
    play_until,
    rule_on_move,
    start_game,
    state_of,
    unit_entry,
)
from tests.titles.wacht.support.phase import FORMATION


@pytest.mark.rule("WAR-H-28")
def test_formations_finish_one_after_another_in_their_declared_order() -> None:
    units = [unit_entry("a", "AFV", "0301"), unit_entry("b", "AFV", "0401")]
    table = play_until(
        start_game(make_position(formation_entry("G2", "german", [unit_entry("c", "AFV", "0501")]), german=units)),
        FORMATION,
    )
    assert table.why_not(Move("a", ("0302",))).rules == ("WAR-H-28",)
    assert table.why_not(Begin("G1", ("c",))).rules == ("WAR-H-28",)
    table.apply(Begin("G1", ("b",)))
    assert table.why_not(Move("a", ("0302",))).rules[0] == "WAR-H-28"
    table.apply(Halt("b"))
    table.apply(Move("a", ("0302",)))
    table.apply(Move("a", ("0303",)))
    table.apply(Halt("a"))
    assert table.why_not(Begin("G1")).rules == ("WAR-H-28",)
    table.apply(Begin("G2"))


def test_units_of_a_brigade_are_picked_in_any_order() -> None:
    brigade = formation_entry(
        "B", "german", [unit_entry("a", "AFV", "0301"), unit_entry("b", "AFV", "0401")], kind="brigade"
    )
    table = play_until(start_game(make_position(brigade)), FORMATION)
    table.apply(Begin("B"))
    table.apply(Pick("b"))
    table.apply(Halt("b"))
    table.apply(Pick("a"))


def test_a_destination_is_enough_to_ask_about_a_move() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301"), unit_entry("foot", "GE Leg units", "0302")],
        roads={"primary": [EAST]},
    )
    table = play_until(start_game(state), FORMATION)
    assert table.why_not(MoveTo("foot", "0305")).legal
    far = table.why_not(MoveTo("foot", "0609", "regular"))
    assert (far.legal, far.rules[0]) == (False, "WAR-H-38")
    assert far.facts["mp_needed"] == 2
    assert far.nearest is not None
    with pytest.raises(Invalid):
        table.apply(MoveTo("foot", "0305"))


@pytest.mark.rule("WAR-H-48")
def test_a_destination_that_the_enemy_holds_is_refused_for_the_enemy() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301")],
        american=[unit_entry("foe", "US Leg units", "0306")],
        roads={"primary": [["0301", "0302", "0303"], ["0305", "0306"]]},
        places={"0306": "town"},
    )
    why = play_until(start_game(state), FORMATION).why_not(MoveTo("tank", "0306"))
    assert (why.rules, why.facts["hex"]) == (("WAR-H-48",), "0306")
    assert why.nearest is not None


def test_a_destination_is_refused_for_what_ends_the_cheapest_way_to_it() -> None:
    friends = [unit_entry(name, "GE Leg units", "0303") for name in ("a", "b")]
    state = make_position(german=[unit_entry("foot", "GE Leg units", "0301"), *friends])
    full = play_until(start_game(state), FORMATION).why_not(MoveTo("foot", "0303"))
    assert (full.rules[0], full.facts["hex"]) == ("WAR-STACK-03", "0303")

    line = [unit_entry(f"foe {n}", "US Leg units", f"0{n}05", steps=2) for n in range(1, 7)]
    works = {f"0{n}05": "et" for n in range(1, 7)}
    state = make_position(german=[unit_entry("tank", "AFV", "0302")], american=line, works=works)
    behind = play_until(start_game(state), FORMATION).why_not(MoveTo("tank", "0307"))
    assert behind.rules == ("WAR-7.5.1-03",)

    state = make_position(
        german=[unit_entry("column", "AFV", "0301", mode="strategic")], roads={"primary": [["0301", "0302", "0303"]]}
    )
    off = play_until(start_game(state), FORMATION).why_not(MoveTo("column", "0305"))
    assert (off.rules[0], off.facts["hex"]) == ("WAR-5.3.0-01", "0304")

    river = [[f"0{n}05", f"0{n}06"] for n in range(1, 7)] + [[f"0{n}05", f"0{n + 1}06"] for n in range(1, 6)]
    river += [[f"0{n + 1}05", f"0{n}06"] for n in range(1, 6)]
    river = [one for one in river if GRID.direction(*one) is not None]
    state = make_position(german=[unit_entry("tank", "AFV", "0301")], rivers={"major": river})
    across = play_until(start_game(state), FORMATION).why_not(MoveTo("tank", "0307"))
    assert "WAR-RIVER-07" in across.rules


def test_a_refused_move_changes_nothing() -> None:
    table = play_until(start_game(make_position(german=[unit_entry("foot", "GE Leg units", "0301")])), FORMATION)
    table.apply(Begin("G1"))
    before = table.state.key()
    with pytest.raises(Illegal):
        table.apply(Move("foot", ("0302", "0305")))
    for wrong in (Move("foot", ()), Move("foot", ("0302",), "flying")):
        with pytest.raises(Invalid):
            table.apply(wrong)
    assert table.state.key() == before


def test_the_game_ends_with_the_last_game_turn_and_replays() -> None:
    table = start_game(
        make_position(
            german=[unit_entry("tank", "AFV", "0301")], american=[unit_entry("foe", "US Leg units", "0609")], turns=2
        )
    )
    while not table.over:
        table.apply(Done())
    assert isinstance(table.pending, GameOver)
    assert table.pending.winner is None
    again = Game.replay(table.title, table.record)
    assert again.state.checksum() == table.state.checksum()


@pytest.mark.rule("WAR-H-30")
def test_each_unit_takes_one_mode_for_the_game_turn() -> None:
    table = start_game(
        make_position(german=[unit_entry("tank", "AFV", "0301"), unit_entry("foot", "GE Leg units", "0302")])
    )
    table.apply(SetMode("tank", "exploitation"))
    assert state_of(table).board.mode_of(0) == "exploitation"
    assert table.why_not(SetMode("tank", "pa")).rules == ("WAR-H-30",)
    assert table.why_not(SetMode("foot", "exploitation")).rules == ("WAR-H-30",)
    assert table.why_not(SetMode("foot", "sleepy")).rules == ("WAR-H-30",)


@pytest.mark.rule("WAR-H-30")
def test_units_in_maneuver_reserve_wait_for_their_release() -> None:
    others = formation_entry("G2", "german", [unit_entry("foot", "GE Leg units", "0501")])
    table = start_game(make_position(others, german=[unit_entry("tank", "AFV", "0301", mode="mr")]))
    assert table.why_not(SetMode("tank", "tactical")).rules == ("WAR-H-30",)
    assert table.why_not(Release("G1")).legal
    play_until(table, FORMATION)
    assert table.why_not(Begin("G1")).rules == ("WAR-H-30",)


@pytest.mark.rule("WAR-H-31")
def test_extended_night_activity_is_declared_at_night_only() -> None:
    night = start_game(make_position(german=[unit_entry("tank", "AFV", "0301")], turn="Dec 19 Night"))
    night.apply(NightActivity())
    play_until(night, FORMATION)
    assert Begin("G1") in night.options()
    day = start_game(make_position(german=[unit_entry("tank", "AFV", "0301")]))
    assert not day.why_not(NightActivity()).legal
    quiet = start_game(make_position(german=[unit_entry("tank", "AFV", "0301")], turn="Dec 19 Night"))
    quiet.apply(Done(), side="german")
    quiet.apply(Done(), side="american")
    assert quiet.over


@pytest.mark.rule("WAR-H-32", "WAR-7.10.0-01")
def test_towed_guns_pass_the_enemy_but_never_where_they_could_be_stopped() -> None:
    def state_with(steps: int, works: dict[str, str]) -> WachtState:
        return make_position(
            german=[unit_entry("gun", "Towed Motorized", "0302", battery="OOB")],
            american=[unit_entry("foe", "US Leg units", "0204", steps=steps)],
            works=works,
        )

    open_ = state_with(1, {})
    assert rule_on_move(open_, "gun", "0303").rules == ("WAR-7.10.0-01", "WAR-UNIT-04")
    assert rule_on_move(open_, "gun", "0303", "0404").legal
    shut = rule_on_move(state_with(2, {"0204": "et"}), "gun", "0303", "0404")
    assert shut.rules[:2] == ("WAR-H-32", "WAR-7.10.0-01")


@pytest.mark.rule("WAR-H-32")
def test_a_hex_that_stops_the_move_must_have_room() -> None:
    friends = [unit_entry(name, "GE Leg units", "0303") for name in ("a", "b")]
    state = make_position(
        german=[unit_entry("foot", "GE Leg units", "0302"), *friends],
        american=[unit_entry("foe", "US Leg units", "0204", steps=2)],
        works={"0204": "et"},
    )
    assert rule_on_move(state, "foot", "0303", "0304").rules[:2] == ("WAR-H-32", "WAR-STACK-03")


@pytest.mark.rule("WAR-H-38")
def test_a_move_beyond_the_ma_names_the_hex_and_the_mp_it_would_have_needed() -> None:
    state = make_position(german=[unit_entry("heavy", "Heavy AFV", "0301")], terrain=dict.fromkeys(EAST, "Forest"))
    refused = rule_on_move(state, "heavy", "0302", "0303", "0304")
    assert refused.rules[0] == "WAR-H-38"
    assert (refused.facts["hex"], refused.facts["mp_needed"]) == ("0304", 4)
    assert "1 are left of 9" in refused.text
    assert move_cost(rule_on_move(state, "heavy", "0302", "0303")) == 8


@pytest.mark.rule("WAR-H-45")
def test_exploitation_and_movement_have_their_own_phases() -> None:
    state = make_position(
        german=[unit_entry("raider", "AFV", "0301", mode="exploitation"), unit_entry("tank", "AFV", "0501")]
    )
    assert rule_on_move(state, "raider", "0302", phase="movement").rules == ("WAR-H-45",)
    assert rule_on_move(state, "tank", "0502", phase="exploitation").rules == ("WAR-H-45",)
    assert rule_on_move(state, "raider", "0302").legal


@pytest.mark.rule("WAR-H-48")
def test_a_move_goes_to_adjacent_hexes_and_not_into_the_enemy() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301")], american=[unit_entry("foe", "US Leg units", "0303")]
    )
    assert rule_on_move(state, "tank", "0305").rules == ("WAR-H-48",)
    refused = rule_on_move(state, "tank", "0302", "0303")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-H-48",), "0303")


def test_a_formation_of_the_enemy_does_not_begin_to_move() -> None:
    state = make_position(german=[unit_entry("tank", "AFV", "0301")], american=[unit_entry("foe", "AFV", "0609")])
    table = play_until(start_game(state), "german Choose a formation")
    assert table.why_not(Begin("G1")).legal
    assert table.why_not(Begin("A1")).rules == ("BF-01",)
