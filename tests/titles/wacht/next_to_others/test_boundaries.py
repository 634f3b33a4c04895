"""Army boundaries (rules WAR-BOUNDARY-01..09, WAR-36.1.5-01)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.actions import Begin, Move, SetMode, SwitchArmy
from broadfront.titles.wacht.rules.mover import explain_unit_ma
from tests.titles.wacht.support.asking import answer_value, ask_wacht, cited_rules
from tests.titles.wacht.support.field_of_play import (
    begin_phase,
    make_position,
    play_until,
    rule_on_move,
    start_game,
    state_of,
    unit_entry,
)
from tests.titles.wacht.support.phase import FORMATION, rules_cited, unit_ma


def boundary(begins_in: str, **given: Any) -> dict[str, Any]:
    return answer_value("boundary", begins_in=begins_in, **given)


FREE = {"penalised": False, "ma_halved": False, "ga_shift": 0, "may_enter_pa": True}


@pytest.mark.rule("WAR-BOUNDARY-01", "WAR-BOUNDARY-02", "WAR-BOUNDARY-03", "WAR-BOUNDARY-04")
def test_a_unit_that_begins_in_a_foreign_area_is_penalised() -> None:
    assert boundary("foreign") == {"penalised": True, "ma_halved": True, "ga_shift": -1, "may_enter_pa": False}
    assert boundary("own") == FREE


@pytest.mark.rule("WAR-BOUNDARY-01")
def test_who_begins_in_a_foreign_area_is_told_so() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    table = start_game(make_position(german=[unit_entry("lost", "AFV", "0301")], armies=armies, tags={"0301": "de-7"}))
    play_until(table, FORMATION)
    assert unit_ma(table, "lost") == 6
    assert "WAR-BOUNDARY-01" not in {line.rule for line in explain_unit_ma(state_of(table), 0).ledger}
    assert "WAR-BOUNDARY-01" in rules_cited(table)


@pytest.mark.rule("WAR-BOUNDARY-01", "WAR-BOUNDARY-03", "WAR-BOUNDARY-09")
def test_of_all_that_army_boundaries_do_only_the_column_shift_is_a_figure() -> None:
    free: list[dict[str, Any]] = [
        {"begins_in": "own"},
        {"begins_in": "boundary"},
        {"begins_in": "foreign", "unit": "reinforcement", "mode": "strategic"},
        {"begins_in": "foreign", "unit": "Panzer Lehr", "bridge_distance": 5},
        {"begins_in": "foreign", "formation_switched": "last_turn"},
    ]
    for given in free:
        assert {line.amount for line in ask_wacht("boundary", **given).ledger} == {0}
    figures = {line.rule: line.amount for line in ask_wacht("boundary", begins_in="foreign").ledger}
    assert figures == {"WAR-BOUNDARY-01": 0, "WAR-BOUNDARY-02": 0, "WAR-BOUNDARY-03": -1, "WAR-BOUNDARY-04": 0}


@pytest.mark.rule("WAR-BOUNDARY-02", "WAR-BOUNDARY-01")
def test_a_unit_that_begins_in_a_foreign_area_has_half_its_ma() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    units = [unit_entry("lost", "AFV", "0301"), unit_entry("home", "AFV", "0501"), unit_entry("edge", "AFV", "0401")]
    tags = {"0301": "de-7", "0501": "de-5", "0401": "de-5,de-7"}
    state = begin_phase(make_position(german=units, armies=armies, tags=tags), "german")
    assert [explain_unit_ma(state, state.number(name)).ma for name in ("lost", "home", "edge")] == [6, 12, 12]
    assert "WAR-BOUNDARY-02" in cited_rules("boundary", begins_in="foreign")


@pytest.mark.rule("WAR-BOUNDARY-04", "WAR-BOUNDARY-07")
def test_pa_mode_is_refused_in_a_foreign_area_and_after_a_change_of_army() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    tags = {"0301": "de-7", "0302": "de-5"}
    state = make_position(
        german=[unit_entry("lost", "AFV", "0301"), unit_entry("home", "AFV", "0302")], armies=armies, tags=tags
    )
    table = start_game(state)
    assert table.why_not(SetMode("lost", "pa")).rules == ("WAR-BOUNDARY-04",)
    assert table.why_not(SetMode("home", "pa")).legal
    state_of(table).armies.switched["G1"] = state_of(table).clock.turn - 1
    assert table.why_not(SetMode("home", "pa")).rules == ("WAR-BOUNDARY-07",)


@pytest.mark.rule("WAR-BOUNDARY-05")
def test_a_boundary_hex_is_free() -> None:
    assert boundary("boundary") == FREE


@pytest.mark.rule("WAR-BOUNDARY-06", "WAR-BOUNDARY-07")
def test_a_change_of_army_spares_the_penalty_but_bars_pa_in_the_next_turn() -> None:
    assert boundary("foreign", formation_switched="this_turn", ends_in="own") == FREE
    assert boundary("foreign", formation_switched="last_turn", ends_in="own") == FREE | {"may_enter_pa": False}
    assert boundary("own", formation_switched="last_turn")["may_enter_pa"] is False


@pytest.mark.rule("WAR-BOUNDARY-06")
def test_a_formation_may_change_its_army() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    state = make_position(german=[unit_entry("lost", "AFV", "0301")], armies=armies, tags={"0301": "de-7"})
    table = start_game(state)
    table.apply(SwitchArmy("G1", "7"))
    assert state_of(table).armies.army_of["G1"] == "7"
    assert table.why_not(SwitchArmy("G1", "7")).rules == ("WAR-BOUNDARY-06",)
    play_until(table, FORMATION)
    assert unit_ma(table, "lost") == 12


@pytest.mark.rule("WAR-BOUNDARY-08")
def test_a_transferred_formation_keeps_its_ma_on_the_way_to_its_new_area() -> None:
    assert boundary("foreign", formation_switched="this_turn")["ma_halved"] is False
    away = boundary("foreign", formation_switched="this_turn", toward_new_area=False, ends_in="foreign")
    assert away["ma_halved"] is True


@pytest.mark.rule("WAR-BOUNDARY-08")
def test_a_transferred_formation_moves_freely_only_toward_its_new_area() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    tags = {f"{r:02}{c:02}": "de-5" if c < 6 else "de-7" for r in range(1, 7) for c in range(1, 10)}
    state = make_position(german=[unit_entry("heavy", "Heavy AFV", "0303")], armies=armies, tags=tags)
    state.armies.army_of["G1"] = "7"
    state.armies.switched["G1"] = state.clock.turn
    begin_phase(state, "german")
    assert rule_on_move(state, "heavy", *[f"03{c:02}" for c in range(4, 10)], "0209", "0208", "0207").legal
    away = rule_on_move(state, "heavy", "0302", "0303", "0304", "0305", "0306")
    assert away.rules[0] == "WAR-H-38"
    assert "of 4" in away.text
    assert "WAR-BOUNDARY-08" in cited_rules("boundary", begins_in="foreign", formation_switched="this_turn")


@pytest.mark.rule("WAR-BOUNDARY-09")
def test_reinforcements_in_strategic_mode_cross_boundaries_freely() -> None:
    assert boundary("foreign", unit="reinforcement", mode="strategic") == FREE
    assert boundary("foreign", unit="reinforcement", mode="tactical")["penalised"]


@pytest.mark.rule("WAR-BOUNDARY-09")
def test_a_reinforcement_is_one_no_longer_when_it_has_assembled() -> None:
    fresh = unit_entry("fresh", "AFV", "0301", markers=["reinforcement"], assembly=["0302"])
    table = play_until(
        start_game(make_position(german=[fresh], american=[unit_entry("foe", "US Leg units", "0609")])), FORMATION
    )
    table.apply(Begin("G1"))
    table.apply(Move("fresh", ("0302",)))
    play_until(table, "american")
    assert not state_of(table).board.has_marker(0, "reinforcement")


@pytest.mark.rule("WAR-36.1.5-01")
def test_panzer_lehr_is_free_within_five_hexes_of_the_heavy_bridge() -> None:
    assert boundary("foreign", unit="Panzer Lehr", bridge_distance=5) == FREE
    assert boundary("foreign", unit="Panzer Lehr", bridge_distance=6)["penalised"]
    assert boundary("foreign", unit="ordinary", bridge_distance=0)["penalised"]


def test_any_other_unit_is_an_ordinary_one() -> None:
    assert boundary("foreign", unit="AFV") == boundary("foreign")


@pytest.mark.rule("WAR-36.1.5-01")
def test_panzer_lehr_is_not_halved_near_the_heavy_bridge() -> None:
    armies = [{"id": "5 Pz", "side": "german", "area": "de-5"}, {"id": "7", "side": "german", "area": "de-7"}]
    tags = dict.fromkeys([f"{r:02}{c:02}" for r in range(1, 7) for c in range(1, 10)], "de-7")
    units = [unit_entry("near", "AFV", "0301", panzer_lehr=True), unit_entry("far", "AFV", "0309", panzer_lehr=True)]
    state = begin_phase(make_position(german=units, armies=armies, tags=tags, lehr_bridge="0304"), "german")
    assert [explain_unit_ma(state, state.number(name)).ma for name in ("near", "far")] == [12, 12]
    state = begin_phase(make_position(german=units, armies=armies, tags=tags, lehr_bridge="0303"), "german")
    assert [explain_unit_ma(state, state.number(name)).ma for name in ("near", "far")] == [12, 6]
    assert "WAR-36.1.5-01" in cited_rules("boundary", begins_in="foreign", unit="Panzer Lehr")
