"""Forced stops (rules WAR-7.5.1-01..06, WAR-7.14.0-01..04)."""

from itertools import permutations
from typing import Any

import pytest

from broadfront.titles.wacht.data.next_to_enemy import Threat, forced_stop_next_to_enemy
from broadfront.titles.wacht.rules.actions import Begin, Move
from broadfront.titles.wacht.rules.unit_reach import mover_reach
from tests.titles.wacht.support.asking import answer_value, invalid_error, wacht_title
from tests.titles.wacht.support.field_of_play import (
    formation_entry,
    make_position,
    move_cost,
    pending_chance,
    place_of,
    play_until,
    rule_on_move,
    start_game,
    unit_entry,
)
from tests.titles.wacht.support.next_to_enemy import adjacency_penalty, is_forced_stop


@pytest.mark.rule("WAR-7.5.1-01")
def test_red_hexagon_artillery_in_range_ends_the_move() -> None:
    def is_stopped(steps: int = 2, reach: int = 5, other: bool = False, markers: tuple[str, ...] = ()) -> bool:
        gun = unit_entry("gun", "US 105 mm", "0107", battery="IB", red_hexagon=True, range=reach, markers=list(markers))
        foot = unit_entry("foe", "US Leg units", "0204", steps=steps)
        groups = [formation_entry("A1", "american", [foot] if other else [foot, gun])]
        groups += [formation_entry("A2", "american", [gun])] if other else []
        state = make_position(*groups, german=[unit_entry("tank", "AFV", "0302")])
        return rule_on_move(state, "tank", "0303", "0304").rules == ("WAR-7.5.1-01",)

    assert is_stopped()
    assert not is_stopped(steps=1)
    assert not is_stopped(reach=2)
    assert not is_stopped(other=True)
    assert not is_stopped(markers=("oos",))
    assert not is_stopped(markers=("depleted",))


@pytest.mark.rule("WAR-7.5.1-01", "WAR-7.5.1-04")
def test_an_enemy_in_an_improved_position_hides_no_other_stop_in_any_order() -> None:
    charts, dug_in = wacht_title().charts, Threat(2, "ip")
    for threats in permutations((dug_in, Threat(1, "ip"), Threat(2, artillery=True))):
        found = forced_stop_next_to_enemy(charts, "tactical_mech", threats, cover=False)
        assert [line.rule for line in found.ledger] == ["WAR-7.5.1-01"]
    for threats in permutations((dug_in, Threat(2, "fort"), Threat(3, "et"))):
        found = forced_stop_next_to_enemy(charts, "tactical_leg", threats, cover=True)
        assert (found.stops, found.fort) == (True, True)
    spared = forced_stop_next_to_enemy(charts, "tactical_mech", (dug_in, Threat(4), dug_in), cover=False)
    assert (spared.stops, [line.rule for line in spared.ledger]) == (False, ["WAR-7.5.1-04"])


@pytest.mark.rule("WAR-7.5.1-01")
def test_artillery_stops_a_move_beside_an_improved_position_whichever_hex_holds_it() -> None:
    gun = unit_entry("gun", "US 105 mm", "0107", battery="IB", red_hexagon=True, range=6)
    for hex in ("0203", "0204"):
        groups = [
            formation_entry("A1", "american", [unit_entry("foe", "US Leg units", "0204"), gun]),
            formation_entry("A2", "american", [unit_entry("other", "US Leg units", "0203")]),
        ]
        state = make_position(*groups, german=[unit_entry("tank", "AFV", "0302")], works={hex: "ip"})
        assert rule_on_move(state, "tank", "0303", "0304").rules == ("WAR-7.5.1-01",)
        found = mover_reach(state, "tank", "regular")
        assert found.arrival("0303").left == 0


GUNS = ["in_range", "in_supply", "same_formation", "red_hexagon"]


@pytest.mark.rule("WAR-7.5.1-01")
def test_red_hexagon_artillery_stops_a_mover_in_the_open() -> None:
    assert is_forced_stop(adjacent_steps=2, artillery=GUNS)
    assert not is_forced_stop(adjacent_steps=1, artillery=GUNS)
    assert not is_forced_stop(adjacent_steps=2, artillery=GUNS, cover=True)
    assert not is_forced_stop(adjacent_steps=2, artillery=GUNS, turn="Night")
    assert not is_forced_stop(adjacent_steps=2, artillery=[*GUNS, "depleted"])
    assert not is_forced_stop(adjacent_steps=5, artillery=GUNS, adjacent_kind="hq")
    assert not is_forced_stop(adjacent_steps=5, artillery=GUNS, adjacent_kind="artillery")
    for missing in GUNS:
        assert not is_forced_stop(adjacent_steps=2, artillery=[word for word in GUNS if word != missing])


@pytest.mark.rule("WAR-7.5.1-02")
def test_german_heavy_flak_ends_the_move() -> None:
    def is_stopped(**facts: Any) -> bool:
        gun = {"heavy_flak": True, "red_hexagon": True, "steps": 2} | facts
        state = make_position(
            american=[unit_entry("tank", "AFV", "0302")],
            german=[unit_entry("flak", "Towed Motorized", "0204", battery="IB", **gun)],
        )
        return rule_on_move(state, "tank", "0303", "0304").rules == ("WAR-7.5.1-02",)

    assert is_stopped()
    assert not is_stopped(steps=1)
    assert not is_stopped(red_hexagon=False)
    assert not is_stopped(markers=["oos"])


@pytest.mark.rule("WAR-7.5.1-02")
def test_german_heavy_anti_tank_and_flak_stop_a_mover_in_the_open() -> None:
    guns: list[dict[str, Any]] = [{"heavy_at": True}, {"heavy_flak": True}]
    for gun in guns:
        assert is_forced_stop(**gun, adjacent_steps=2)
        assert not is_forced_stop(**gun, adjacent_steps=1)
        assert not is_forced_stop(**gun, cover=True)
        assert not is_forced_stop(**gun, heavy_in_supply=False)
        assert not is_forced_stop(**gun, heavy_red_hexagon=False)


@pytest.mark.rule("WAR-7.5.1-03", "WAR-7.5.1-04")
def test_entrenchments_end_the_move_even_in_woods() -> None:
    def stop_rules(works: str) -> tuple[str, ...]:
        state = make_position(
            german=[unit_entry("tank", "AFV", "0302")],
            american=[unit_entry("foe", "US Leg units", "0204", steps=2)],
            terrain={"0303": "Woods"},
            works={"0204": works},
        )
        return rule_on_move(state, "tank", "0303", "0304").rules

    assert stop_rules("et") == ("WAR-7.5.1-03",)
    assert stop_rules("fort") == ("WAR-7.5.1-03",)
    assert "WAR-7.5.1-04" in stop_rules("ip")


@pytest.mark.rule("WAR-7.5.1-03")
def test_entrenchments_and_forts_stop_whatever_the_cover() -> None:
    for works in ("et", "fort"):
        assert is_forced_stop(enemy_in=works, adjacent_steps=2, cover=True)
        assert is_forced_stop(enemy_in=works, adjacent_steps=2)
        assert not is_forced_stop(enemy_in=works, adjacent_steps=1)
        assert not is_forced_stop(enemy_in=works, adjacent_steps=2, adjacent_kind="artillery")


@pytest.mark.rule("WAR-7.5.1-04")
def test_an_improved_position_does_not_stop() -> None:
    assert not is_forced_stop(enemy_in="ip", adjacent_steps=6)
    assert not is_forced_stop(enemy_in="open", adjacent_steps=6)


@pytest.mark.rule("WAR-7.5.1-05", "WAR-7.5.2-08")
def test_150th_panzer_brigade_rolls_and_pays_nothing() -> None:
    def final_hex(roll: int) -> str:
        state = make_position(
            german=[unit_entry("kg", "AFV", "0302", brigade_150=True)],
            american=[unit_entry("foe", "US Leg units", "0204", steps=2)],
            works={"0204": "et"},
        )
        assert move_cost(rule_on_move(state, "kg", "0303")) == 1
        table = play_until(start_game(state), "german Choose a formation")
        table.apply(Begin("G1"))
        table.apply(Move("kg", ("0303", "0404")))
        table.resolve(roll)
        return place_of(table, "kg")

    assert final_hex(3) == "0404"
    assert final_hex(4) == "0303"


@pytest.mark.rule("WAR-7.5.1-05")
def test_150th_panzer_brigade_continues_on_three_or_less() -> None:
    rolls = [answer_value("stop_roll", unit="150th PzBrigade", roll=roll)["stop"] for roll in range(10)]
    assert rolls == [False] * 4 + [True] * 6
    assert answer_value("stop_roll", unit="150th PzBrigade", roll=3, enemy_in="fort")["stop"] is False


MP_MODES = ("exploit_mech", "tactical_mech", "tactical_leg", "exploit_road", "tactical_road")


@pytest.mark.rule("WAR-7.5.1-06")
def test_forced_stops_hold_in_exploit_and_tactical_movement() -> None:
    assert all(is_forced_stop(mode, enemy_in="fort", adjacent_steps=2) for mode in MP_MODES)
    assert not is_forced_stop("strategic_road", enemy_in="fort", adjacent_steps=2)


@pytest.mark.rule("WAR-7.14.0-01", "WAR-7.14.0-02")
def test_rangers_roll_where_they_would_be_stopped() -> None:
    def final_hex(roll: int) -> str:
        state = make_position(
            american=[unit_entry("rangers", "US Leg units", "0302", ranger=True, steps=3)],
            german=[unit_entry("foe", "GE Leg units", "0204", steps=2)],
            tags={"0204": "fort"},
        )
        table = play_until(start_game(state), "american Choose a formation")
        table.apply(Begin("A1"))
        table.apply(Move("rangers", ("0303", "0403")))
        assert pending_chance(table).what == "stop roll of rangers"
        table.resolve(roll)
        return place_of(table, "rangers")

    assert final_hex(1) == "0403"
    assert final_hex(2) == "0303"


@pytest.mark.rule("WAR-7.14.0-01")
def test_rangers_stop_above_three() -> None:
    rolls = [answer_value("stop_roll", unit="Rangers", roll=roll)["stop"] for roll in range(10)]
    assert rolls == [False] * 4 + [True] * 6


@pytest.mark.rule("WAR-7.14.0-02", "WAR-7.14.0-03")
def test_a_fort_hinders_rangers_and_cover_helps_them() -> None:
    def count_continuing(**given: Any) -> int:
        return sum(not answer_value("stop_roll", unit="Rangers", roll=roll, **given)["stop"] for roll in range(10))

    assert count_continuing(enemy_in="fort") == 2
    assert count_continuing(cover=True) == 7
    assert count_continuing(enemy_in="fort", cover=True) == 5


@pytest.mark.rule("WAR-7.14.0-04")
def test_rangers_pay_no_penalty_in_cover() -> None:
    assert adjacency_penalty("tactical_leg", enemies="fort", unit="Rangers", cover=True) == 0
    assert adjacency_penalty("tactical_leg", enemies="fort", unit="Rangers", cover=False) == 4


def test_other_names_of_the_units_that_roll() -> None:
    assert adjacency_penalty("tactical_leg", enemies="fort", unit="US Rangers", cover=True) == 0
    assert adjacency_penalty(enemies="fort", unit="150th Panzer Brigade") == 0
    assert answer_value("stop_roll", unit="ranger", roll=4)["stop"] is True
    assert "Unknown unit" in str(invalid_error("adjacency", mode="tactical_leg", enemies="open", unit="Guards"))


def test_lists_that_do_not_fit_together_are_refused() -> None:
    error = invalid_error("adjacency", mode="tactical_leg", enemies=["open", "ip", "et"], enemy_class=["mech", "leg"])
    assert error.parameter == "enemy_class"
    assert "Rangers" in str(invalid_error("stop_roll", unit="AFV", roll=3))
    assert "0 to 9" in str(invalid_error("stop_roll", unit="Rangers", roll=10))
