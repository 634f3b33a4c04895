"""A game turn in the engine: modes, transport, fuel, leaders, order of movement, stacking at the end."""

from typing import Any

import pytest

from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.game import Game
from broadfront.core.steps import Decision, GameOver
from broadfront.titles.wacht.rules.actions import (
    Begin,
    Done,
    Fuel,
    FuelAsMA,
    FuelAsUnits,
    Halt,
    Manteuffel,
    Motorize,
    Move,
    NightActivity,
    Pick,
    Release,
    SetClass,
    SetMode,
    SwitchArmy,
    TryBonus,
)
from broadfront.titles.wacht.rules.composed import MoveTo
from broadfront.titles.wacht.rules.mover import explain
from tests.titles.wacht.field_of_play import formation, game, held, position, unit, until

FORMATION = "german Choose a formation"
EAST = [f"03{c:02}" for c in range(1, 9)]


def ma(table: Game, name: str) -> int:
    return explain(held(table), held(table).number(name)).ma


def rules(table: Game) -> set[str]:
    return {rule for _, event in table.events() for rule in event.rules}


def panzer(*units: dict[str, Any], id: str = "Pz", **more: Any) -> dict[str, Any]:
    return formation(id, "german", units, mechanized=True, **more)


# Modes


@pytest.mark.rule("WAR-H-30")
def test_each_unit_takes_one_mode_for_the_game_turn() -> None:
    table = game(position(german=[unit("tank", "AFV", "0301"), unit("foot", "GE Leg units", "0302")]))
    table.apply(SetMode("tank", "exploitation"))
    assert held(table).mode_of(0) == "exploitation"
    assert table.why_not(SetMode("tank", "pa")).rules == ("WAR-H-30",)
    assert table.why_not(SetMode("foot", "exploitation")).rules == ("WAR-H-30",)
    assert table.why_not(SetMode("foot", "sleepy")).rules == ("WAR-H-30",)


@pytest.mark.rule("WAR-UNIT-20")
def test_strategic_mode_is_refused_where_the_unit_row_says_no() -> None:
    table = game(position(german=[unit("tank", "AFV", "0301"), unit("foot", "GE Leg units", "0302")]))
    assert table.why_not(SetMode("foot", "strategic")).rules == ("WAR-UNIT-20",)
    assert table.why_not(SetMode("tank", "strategic")).legal


@pytest.mark.rule("WAR-7.5.6-02")
def test_strategic_mode_is_refused_next_to_an_enemy_fort() -> None:
    units: dict[str, Any] = {"american": [unit("tank", "AFV", "0303")], "german": [unit("foe", "GE Leg units", "0204")]}
    for tags, legal in (({"0204": "fort"}, False), ({}, True)):
        table = until(game(position(**units, tags=tags)), "american Choose modes")
        ruling = table.why_not(SetMode("tank", "strategic"))
        assert ruling.legal == legal
        assert legal or ruling.rules == ("WAR-7.5.6-02",)


@pytest.mark.rule("WAR-ROAD-16")
def test_strategic_mode_is_refused_in_an_overstacked_hex() -> None:
    three = [unit(name, "AFV", "0301") for name in ("a", "b", "c")]
    assert game(position(german=three)).why_not(SetMode("a", "strategic")).rules == ("WAR-ROAD-16",)
    assert game(position(german=three[:2])).why_not(SetMode("a", "strategic")).legal


@pytest.mark.rule("WAR-BOUNDARY-04", "WAR-BOUNDARY-07")
def test_pa_mode_is_refused_in_a_foreign_area_and_after_a_change_of_army() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    tags = {"0301": "de-7", "0302": "de-5"}
    state = position(german=[unit("lost", "AFV", "0301"), unit("home", "AFV", "0302")], armies=armies, tags=tags)
    table = game(state)
    assert table.why_not(SetMode("lost", "pa")).rules == ("WAR-BOUNDARY-04",)
    assert table.why_not(SetMode("home", "pa")).legal
    held(table).switched["G1"] = held(table).turn - 1
    assert table.why_not(SetMode("home", "pa")).rules == ("WAR-BOUNDARY-07",)


@pytest.mark.rule("WAR-BOUNDARY-06")
def test_a_formation_may_change_its_army() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    state = position(german=[unit("lost", "AFV", "0301")], armies=armies, tags={"0301": "de-7"})
    table = game(state)
    table.apply(SwitchArmy("G1", "7"))
    assert held(table).army_of["G1"] == "7"
    assert table.why_not(SwitchArmy("G1", "7")).rules == ("WAR-BOUNDARY-06",)
    until(table, FORMATION)
    assert ma(table, "lost") == 12


@pytest.mark.rule("WAR-BOUNDARY-01")
def test_who_begins_in_a_foreign_area_is_told_so() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    table = game(position(german=[unit("lost", "AFV", "0301")], armies=armies, tags={"0301": "de-7"}))
    until(table, FORMATION)
    assert ma(table, "lost") == 6
    assert "WAR-BOUNDARY-01" not in {line.rule for line in explain(held(table), 0).ledger}
    assert "WAR-BOUNDARY-01" in rules(table)


@pytest.mark.rule("WAR-H-30")
def test_units_in_maneuver_reserve_wait_for_their_release() -> None:
    others = formation("G2", "german", [unit("foot", "GE Leg units", "0501")])
    table = game(position(others, german=[unit("tank", "AFV", "0301", mode="mr")]))
    assert table.why_not(SetMode("tank", "tactical")).rules == ("WAR-H-30",)
    assert table.why_not(Release("G1")).legal
    until(table, FORMATION)
    assert table.why_not(Begin("G1")).rules == ("WAR-H-30",)


@pytest.mark.rule("WAR-7.4.1b-04", "WAR-7.4.1b-05", "WAR-FUEL-06")
def test_a_released_formation_rolls_for_its_bonus_in_two_game_turns() -> None:
    state = position(german=[unit("tank", "AFV", "0301", mode="mr")], turns=3)
    table = game(state)
    table.apply(Release("G1"))
    until(table, "Maneuver Reserve bonus of G1")
    table.resolve(3)
    assert ma(table, "tank") == 14
    until(table, "Maneuver Reserve bonus of G1")
    table.resolve(3)
    assert ma(table, "tank") == 13
    while not isinstance(table.pending, GameOver) and held(table).turn < state.turn + 2:
        until(table, "german")
        table.apply(Done())
    assert held(table).mr_bonus == {}


@pytest.mark.rule("WAR-H-31")
def test_extended_night_activity_is_declared_at_night_only() -> None:
    night = game(position(german=[unit("tank", "AFV", "0301")], turn="Dec 19 Night"))
    night.apply(NightActivity())
    until(night, FORMATION)
    assert Begin("G1") in night.options()
    day = game(position(german=[unit("tank", "AFV", "0301")]))
    assert not day.why_not(NightActivity()).legal
    quiet = game(position(german=[unit("tank", "AFV", "0301")], turn="Dec 19 Night"))
    quiet.apply(Done(), side="german")
    quiet.apply(Done(), side="american")
    assert quiet.over


# Transport


@pytest.mark.rule("WAR-H-24", "WAR-UNIT-20")
def test_transport_points_come_from_the_pool_of_the_army() -> None:
    units = [unit(name, "GE Leg units", "0301") for name in ("a", "b")] + [unit("c", "GE Leg units", "0401")]
    units += [unit("tank", "AFV", "0401"), unit("at", "GE AT Mech", "0501")]
    table = until(game(position(german=units, american=[unit("foe", "US Leg units", "0609")])), "german Assign")
    table.apply(Motorize("a"))
    table.apply(Motorize("b"))
    assert held(table).tp["5 Pz"] == 0
    assert table.why_not(Motorize("c")).rules == ("WAR-H-24",)
    assert table.why_not(Motorize("tank")).rules == ("WAR-UNIT-23", "WAR-H-24")
    assert table.why_not(Motorize("c", "intrinsic")).rules == ("WAR-UNIT-20", "WAR-H-24")
    assert held(table).class_of(0) == "Mech"
    until(table, "american Assign")
    assert held(table).tp["5 Pz"] == 4
    assert held(table).class_of(0) == "Leg"


@pytest.mark.rule("WAR-H-24")
def test_us_leg_units_take_their_divisions_transport_into_strategic_mode() -> None:
    foot = [unit("foot", "US Leg units", "0301")]
    own = until(game(position(formation("A1", "american", foot, intrinsic=True))), "american Choose modes")
    own.apply(SetMode("foot", "strategic"))
    assert held(own).carried_by(0) == "intrinsic"
    none = position(formation("A1", "american", foot), armies=[{"id": "US 1", "side": "american"}])
    assert not until(game(none), "american Choose modes").why_not(SetMode("foot", "strategic")).legal


@pytest.mark.rule("WAR-UNIT-39")
def test_units_that_may_choose_pick_leg_or_mech() -> None:
    units = [unit("at", "US AT", "0301"), unit("tank", "AFV", "0401"), unit("eng", "US Leg Engineer", "0501")]
    table = until(game(position(american=units)), "american Assign")
    assert held(table).class_of(0) == "Leg"
    table.apply(SetClass("at", "Mech"))
    assert held(table).class_of(0) == "Mech"
    assert table.why_not(SetClass("tank", "Leg")).rules == ("WAR-UNIT-39", "WAR-UNIT-23")


# Fuel


def fuelled() -> Game:
    units = [unit("tank", "AFV", "0301"), unit("grens", "AFV", "0302"), unit("hq", "HQ", "0401", hq="division")]
    others = panzer(unit("spare", "AFV", "0601"), unit("staff", "HQ", "0602", hq="division"), id="Pz 2")
    state = position(panzer(*units), others, german=[unit("foot", "GE Leg units", "0501")])
    return until(game(state), "german Allocate")


@pytest.mark.rule("WAR-17.2.0-03", "WAR-17.2.0-04")
def test_fuel_is_allocated_before_any_unit_moves_and_from_the_army_track() -> None:
    table = fuelled()
    assert table.why_not(Begin("Pz")).rules == ("WAR-17.2.0-03",)
    held(table).fp["5 Pz"] = 2
    assert table.why_not(Fuel("Pz", "2")).rules == ("WAR-17.2.0-04",)
    assert table.why_not(Fuel("Pz", "1")).legal


@pytest.mark.rule("WAR-17.2.0-05", "WAR-17.2.0-08", "WAR-17.2.0-09")
def test_fuel_points_are_spent_at_once() -> None:
    table = fuelled()
    table.apply(Fuel("Pz", "1"))
    assert held(table).fp["5 Pz"] == 6
    assert held(table).fuel_status == {"Pz": "Low"}
    assert table.why_not(Fuel("Pz", "1")).rules == ("WAR-17.2.0-09",)


@pytest.mark.rule("WAR-17.2.0-01", "WAR-17.2.0-02")
def test_only_mechanized_formations_with_an_hq_in_supply_receive_fuel() -> None:
    table = fuelled()
    assert table.why_not(Fuel("G1", "1")).rules == ("WAR-17.2.0-01",)
    held(table).mark(held(table).number("hq"), "oos")
    assert table.why_not(Fuel("Pz", "1")).rules == ("WAR-17.2.0-02",)


@pytest.mark.rule("WAR-17.2.3-01", "WAR-17.2.3-02", "WAR-17.2.3-04", "WAR-7.4.1a-10")
def test_a_short_formation_rolls_and_its_owner_reads_the_result() -> None:
    table = fuelled()
    table.apply(Fuel("Pz", "1"))
    table.apply(Fuel("Pz 2", "2"))
    assert isinstance(table.pending, Chance)
    table.resolve(1)
    table.apply(FuelAsMA())
    assert [ma(table, name) for name in ("tank", "grens", "foot")] == [4, 4, 12]
    assert {"WAR-17.2.3-04", "WAR-7.4.1a-10"} <= rules(table)


@pytest.mark.rule("WAR-17.2.3-04")
def test_the_result_may_be_a_number_of_units() -> None:
    table = fuelled()
    table.apply(Fuel("Pz 2", "2"))
    table.apply(Done())
    table.resolve(2)
    assert table.why_not(FuelAsUnits(("tank", "grens"))).rules == ("WAR-17.2.3-04",)
    assert table.why_not(FuelAsUnits(("foot",))).rules == ("WAR-17.2.3-04",)
    table.apply(FuelAsUnits(("grens",)))
    assert [ma(table, name) for name in ("tank", "grens", "hq")] == [0, 12, 0]
    until(table, FORMATION)
    assert "WAR-17.2.3-04" in table.why_not(Begin("Pz", ("tank",))).rules


@pytest.mark.rule("WAR-17.2.3-01")
def test_a_formation_with_normal_fuel_does_not_roll() -> None:
    table = fuelled()
    table.apply(Fuel("Pz", "2"))
    table.apply(Fuel("Pz 2", "2"))
    assert isinstance(table.pending, Decision)
    short = fuelled()
    short.apply(Done())
    assert isinstance(short.pending, Chance)
    assert "WAR-17.2.3-01" in short.pending.rules
    short.resolve(0)
    assert "WAR-17.2.3-01" in rules(short)


def test_fuel_points_come_in_halves() -> None:
    table = fuelled()
    with pytest.raises(Invalid, match="halves"):
        table.why_not(Fuel("Pz", "1/3"))
    assert not table.why_not(Fuel("Pz", "5/2")).legal


# Leaders


@pytest.mark.rule("WAR-25.2.2a-01", "WAR-25.2.2a-02", "WAR-LEADER-03")
def test_an_activated_leader_tries_once_a_phase_for_all_under_him() -> None:
    units = [unit("chief", "Leader", "0301", leader="KG", activated=True), unit("tank", "AFV", "0301")]
    idle = unit("idle", "Leader", "0501", leader="KG")
    table = until(
        game(position(formation("G2", "german", [idle, unit("foot", "GE Leg units", "0501")]), german=units)), "Leaders"
    )
    assert table.why_not(TryBonus("idle")).rules == ("WAR-25.2.2a-01",)
    table.apply(TryBonus("chief"))
    table.resolve(8)
    assert [ma(table, name) for name in ("tank", "chief", "foot")] == [14, 14, 12]
    assert held(table).leader_bonus == {"chief": 2}


@pytest.mark.rule("WAR-25.2.2a-01")
def test_a_leader_in_exploitation_mode_tries_in_the_exploitation_phase() -> None:
    chief = unit("chief", "Leader", "0301", leader="division", activated=True, mode="exploitation")
    units = [chief, unit("tank", "AFV", "0301", mode="exploitation"), unit("foot", "GE Leg units", "0501")]
    table = until(game(position(german=units)), "Leaders")
    assert held(table).phase == "german exploitation"
    table.apply(TryBonus("chief"))
    table.resolve(2)
    assert ma(table, "tank") == 13
    assert "WAR-25.2.2a-01" in rules(table)


@pytest.mark.rule("WAR-25.2.4b-01")
def test_manteuffel_helps_one_mechanized_division_in_the_am_and_the_pm() -> None:
    staff = [
        unit("korps", "HQ", "0301", hq="korps", commands=["Pz", "G1"]),
        unit("Manteuffel", "Leader", "0301", leader="Manteuffel"),
    ]
    tank, hq = unit("tank", "AFV", "0401"), unit("hq", "HQ", "0402", hq="division")
    state = position(
        formation("K", "german", staff, kind="asset"),
        panzer(tank, hq),
        german=[unit("foot", "GE Leg units", "0501")],
        turns=3,
    )
    table = until(game(state), "german Allocate")
    table.apply(Fuel("Pz", "2"))
    until(table, "Leaders")
    assert table.why_not(Manteuffel("G1")).rules == ("WAR-25.2.4b-01",)
    table.apply(Manteuffel("Pz"))
    assert ma(table, "tank") == 13
    until(table, "german Choose modes")
    until(table, "german Allocate")
    table.apply(Fuel("Pz", "2"))
    until(table, FORMATION)
    assert held(table).game_turn.part == "PM"
    assert ma(table, "tank") == 13
    until(table, "german Choose modes")
    assert held(table).game_turn.part == "Night"


# Order of movement


@pytest.mark.rule("WAR-H-28")
def test_formations_finish_one_after_another_in_their_declared_order() -> None:
    units = [unit("a", "AFV", "0301"), unit("b", "AFV", "0401")]
    table = until(game(position(formation("G2", "german", [unit("c", "AFV", "0501")]), german=units)), FORMATION)
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


@pytest.mark.rule("WAR-25.2.5b-01")
def test_collins_lets_the_division_he_begins_with_move_in_any_order() -> None:
    def division(at: str) -> Game:
        units = [
            unit("hq", "HQ", "0301", hq="division"),
            unit("a", "AFV", "0401"),
            unit("b", "AFV", "0501"),
            unit("Collins", "Leader", at, leader="Collins"),
        ]
        table = until(game(position(american=units)), "american Choose a formation")
        table.apply(Begin("A1"))
        return table

    free = division("0301")
    assert held(free).collins == "A1"
    free.apply(Pick("b"))
    free.apply(Move("b", ("0502",)))
    bound = division("0601")
    assert held(bound).collins == ""
    refused = bound.why_not(Move("b", ("0502",)))
    assert "WAR-25.2.5b-01" in refused.rules


def test_units_of_a_brigade_are_picked_in_any_order() -> None:
    brigade = formation("B", "german", [unit("a", "AFV", "0301"), unit("b", "AFV", "0401")], kind="brigade")
    table = until(game(position(brigade)), FORMATION)
    table.apply(Begin("B"))
    table.apply(Pick("b"))
    table.apply(Halt("b"))
    table.apply(Pick("a"))


# Moves


@pytest.mark.rule("WAR-7.8.0-01")
def test_a_move_goes_on_until_it_halts_and_keeps_its_kind() -> None:
    table = until(game(position(german=[unit("tank", "AFV", "0301")], roads={"primary": [EAST]})), FORMATION)
    table.apply(Begin("G1"))
    table.apply(Move("tank", ("0302",), "road"))
    assert table.why_not(Move("tank", ("0202",), "regular")).rules == ("WAR-7.8.0-01",)
    table.apply(Move("tank", ("0303",), "road"))
    assert all(getattr(action, "kind", "road") == "road" for action in table.options())
    table.apply(Halt("tank"))


def test_a_destination_is_enough_to_ask_about_a_move() -> None:
    state = position(
        german=[unit("tank", "AFV", "0301"), unit("foot", "GE Leg units", "0302")], roads={"primary": [EAST]}
    )
    table = until(game(state), FORMATION)
    assert table.why_not(MoveTo("foot", "0305")).legal
    far = table.why_not(MoveTo("foot", "0609", "regular"))
    assert (far.legal, far.rules[0]) == (False, "WAR-H-38")
    assert far.facts["mp_needed"] == 2
    assert far.nearest is not None
    with pytest.raises(Invalid):
        table.apply(MoveTo("foot", "0305"))


def test_a_refused_move_changes_nothing() -> None:
    table = until(game(position(german=[unit("foot", "GE Leg units", "0301")])), FORMATION)
    table.apply(Begin("G1"))
    before = table.state.key()
    with pytest.raises(Illegal):
        table.apply(Move("foot", ("0302", "0305")))
    for wrong in (Move("foot", ()), Move("foot", ("0302",), "flying")):
        with pytest.raises(Invalid):
            table.apply(wrong)
    assert table.state.key() == before


@pytest.mark.rule("WAR-STACK-03", "WAR-7.5.4-03")
def test_the_whole_board_is_tested_for_stacking_when_the_phase_ends() -> None:
    three = [unit(name, "GE Leg units", "0301") for name in ("a", "b", "c")]
    pair = [unit("column", "AFV", "0501", mode="strategic"), unit("tank", "AFV", "0501")]
    table = until(
        game(position(german=[*three, *pair], american=[unit("foe", "US Leg units", "0609")])), "american Choose a"
    )
    assert {"WAR-STACK-03", "WAR-7.5.4-03"} <= rules(table)


@pytest.mark.rule("WAR-BOUNDARY-09")
def test_a_reinforcement_is_one_no_longer_when_it_has_assembled() -> None:
    fresh = unit("fresh", "AFV", "0301", markers=["reinforcement"], assembly=["0302"])
    table = until(game(position(german=[fresh], american=[unit("foe", "US Leg units", "0609")])), FORMATION)
    table.apply(Begin("G1"))
    table.apply(Move("fresh", ("0302",)))
    until(table, "american")
    assert not held(table).has(0, "reinforcement")


def test_the_game_ends_with_the_last_game_turn_and_replays() -> None:
    table = game(
        position(german=[unit("tank", "AFV", "0301")], american=[unit("foe", "US Leg units", "0609")], turns=2)
    )
    while not table.over:
        table.apply(Done())
    assert isinstance(table.pending, GameOver)
    assert table.pending.winner is None
    again = Game.replay(table.title, table.record)
    assert again.state.checksum() == table.state.checksum()


def test_ground_conditions_change_with_the_game_turns() -> None:
    units: dict[str, Any] = {"german": [unit("tank", "AFV", "0301")], "american": [unit("foe", "US Leg units", "0609")]}
    table = game(position(**units, turns=2, later_ground={"Dec 19 PM": "thaw"}))
    assert held(table).ground == "normal"
    until(table, "american Choose a formation")
    until(table, "german Choose modes")
    assert held(table).ground == "thaw"
