"""Next to the enemy, by the charts: penalties, stops, rolls, Prepared Assault."""

from typing import Any

import pytest

from tests.titles.wacht.asking import cited, invalid, value

GUNS = ["in_range", "in_supply", "same_formation", "red_hexagon"]
MP_MODES = ("exploit_mech", "tactical_mech", "tactical_leg", "exploit_road", "tactical_road")


def stop(mode: str = "tactical_mech", **given: Any) -> bool:
    return bool(value("forced_stop", mode=mode, **given)["stop"])


def penalty(mode: str = "tactical_mech", **given: Any) -> Any:
    return value("adjacency", mode=mode, **given)["penalty"]


@pytest.mark.rule("WAR-7.5.1-01")
def test_red_hexagon_artillery_stops_a_mover_in_the_open() -> None:
    assert stop(adjacent_steps=2, artillery=GUNS)
    assert not stop(adjacent_steps=1, artillery=GUNS)
    assert not stop(adjacent_steps=2, artillery=GUNS, cover=True)
    assert not stop(adjacent_steps=2, artillery=GUNS, turn="Night")
    assert not stop(adjacent_steps=2, artillery=[*GUNS, "depleted"])
    assert not stop(adjacent_steps=5, artillery=GUNS, adjacent_kind="hq")
    assert not stop(adjacent_steps=5, artillery=GUNS, adjacent_kind="artillery")
    for missing in GUNS:
        assert not stop(adjacent_steps=2, artillery=[word for word in GUNS if word != missing])


@pytest.mark.rule("WAR-7.5.1-02")
def test_german_heavy_anti_tank_and_flak_stop_a_mover_in_the_open() -> None:
    guns: list[dict[str, Any]] = [{"heavy_at": True}, {"heavy_flak": True}]
    for gun in guns:
        assert stop(**gun, adjacent_steps=2)
        assert not stop(**gun, adjacent_steps=1)
        assert not stop(**gun, cover=True)
        assert not stop(**gun, heavy_in_supply=False)
        assert not stop(**gun, heavy_red_hexagon=False)


@pytest.mark.rule("WAR-7.5.1-03")
def test_entrenchments_and_forts_stop_whatever_the_cover() -> None:
    for works in ("et", "fort"):
        assert stop(enemy_in=works, adjacent_steps=2, cover=True)
        assert stop(enemy_in=works, adjacent_steps=2)
        assert not stop(enemy_in=works, adjacent_steps=1)
        assert not stop(enemy_in=works, adjacent_steps=2, adjacent_kind="artillery")


@pytest.mark.rule("WAR-7.5.1-04")
def test_an_improved_position_does_not_stop() -> None:
    assert not stop(enemy_in="ip", adjacent_steps=6)
    assert not stop(enemy_in="open", adjacent_steps=6)


@pytest.mark.rule("WAR-7.5.1-06")
def test_forced_stops_hold_in_exploit_and_tactical_movement() -> None:
    assert all(stop(mode, enemy_in="fort", adjacent_steps=2) for mode in MP_MODES)
    assert not stop("strategic_road", enemy_in="fort", adjacent_steps=2)


@pytest.mark.rule("WAR-7.5.1-05")
def test_150th_panzer_brigade_continues_on_three_or_less() -> None:
    rolls = [value("stop_roll", unit="150th PzBrigade", roll=roll)["stop"] for roll in range(10)]
    assert rolls == [False] * 4 + [True] * 6
    assert value("stop_roll", unit="150th PzBrigade", roll=3, enemy_in="fort")["stop"] is False


@pytest.mark.rule("WAR-7.14.0-01")
def test_rangers_stop_above_three() -> None:
    rolls = [value("stop_roll", unit="Rangers", roll=roll)["stop"] for roll in range(10)]
    assert rolls == [False] * 4 + [True] * 6


@pytest.mark.rule("WAR-7.14.0-02", "WAR-7.14.0-03")
def test_a_fort_hinders_rangers_and_cover_helps_them() -> None:
    def goes_on(**given: Any) -> int:
        return sum(not value("stop_roll", unit="Rangers", roll=roll, **given)["stop"] for roll in range(10))

    assert goes_on(enemy_in="fort") == 2
    assert goes_on(cover=True) == 7
    assert goes_on(enemy_in="fort", cover=True) == 5


@pytest.mark.rule("WAR-7.5.2-04")
def test_only_the_highest_penalty_is_paid() -> None:
    assert penalty(enemies=["open", "ip", "et"]) == 4
    assert penalty(enemies=["open", "open"]) == 2
    assert penalty(enemies=[]) == 0


@pytest.mark.rule("WAR-7.5.2-05")
def test_cover_lowers_the_penalty_by_one() -> None:
    assert [penalty(enemies=where, cover=True) for where in ("open", "ip", "et", "fort")] == [1, 2, 3, 3]
    assert penalty(enemies="open", entered="town") == 1
    assert penalty(enemies="open", entered="village") == 2
    assert penalty(enemies="open", turn="Night") == 1


@pytest.mark.rule("WAR-7.5.2-06")
def test_a_mech_enemy_costs_nothing_in_woods_without_a_road_to_it() -> None:
    assert penalty(enemies="open", enemy_class="mech", entered="forest") == 0
    assert penalty(enemies="open", enemy_class="mech", entered="forest", road_to_enemy=True) == 1
    assert penalty(enemies="open", enemy_class="leg", entered="forest") == 1
    assert penalty(enemies="open", enemy_class="mech", entered="rough") == 2
    assert penalty(enemies=["et", "open"], enemy_class=["mech", "leg"], entered="woods") == 1


@pytest.mark.rule("WAR-7.5.2-08")
def test_150th_panzer_brigade_pays_no_penalty() -> None:
    assert penalty(enemies="fort", unit="150th PzBrigade") == 0
    assert penalty(enemies="fort", unit="AFV") == 4


@pytest.mark.rule("WAR-7.14.0-04")
def test_rangers_pay_no_penalty_in_cover() -> None:
    assert penalty("tactical_leg", enemies="fort", unit="Rangers", cover=True) == 0
    assert penalty("tactical_leg", enemies="fort", unit="Rangers", cover=False) == 4


@pytest.mark.rule("WAR-7.5.2-09")
def test_exploit_regular_movement_pays_no_penalty() -> None:
    assert penalty("exploit_mech", enemies="fort", cover=True) == 0


@pytest.mark.rule("WAR-7.5.2-10")
def test_exploit_road_movement_pays_the_penalty() -> None:
    assert penalty("exploit_road", enemies="ip") == 3
    assert penalty("exploit_road", enemies="ip", cover=True) == 2


@pytest.mark.rule("WAR-7.5.3-01")
def test_exploitation_goes_next_to_an_enemy_in_cover_or_to_overrun() -> None:
    assert penalty("exploit_mech", enemies="open", cover=False) == "NA"
    assert penalty("exploit_mech", enemies="open", cover=True) == 0
    assert penalty("exploit_mech", enemies="open", cover=False, overrun=True) == 0


def test_the_answer_next_to_an_enemy_is_mp_or_na_with_a_reason() -> None:
    modes = ("exploit_mech", "tactical_mech", "tactical_leg", "strategic_road", "exploit_road", "tactical_road", "pa")
    for mode in modes:
        for given in ({}, {"cover": True}, {"overrun": True}, {"tp": "tp"}, {"tp": "intrinsic"}, {"entered": "woods"}):
            found = value("adjacency", mode=mode, enemies=["open", "fort"], **given)
            if found["penalty"] == "NA":
                assert set(found) == {"penalty", "why"}
                assert found["why"]
            else:
                assert set(found) == {"penalty"}
                assert isinstance(found["penalty"], int)


@pytest.mark.rule("WAR-7.5.4-01")
def test_strategic_mode_never_goes_next_to_an_enemy() -> None:
    assert penalty("strategic_road", enemies="open") == "NA"
    assert penalty("strategic_road", enemies=[]) == 0


def assault(unit: str, **given: Any) -> dict[str, Any]:
    return value("prepared_assault", unit=unit, **given)


@pytest.mark.rule("WAR-7.7.0-01")
def test_prepared_assault_counts_hexes_and_pays_nothing() -> None:
    assert assault("AFV", entered="rough") == {
        "max_hexes": 2,
        "must_stop": False,
        "may_cross": True,
        "may_end": True,
    }
    assert assault("GE H A Art")["max_hexes"] == 0


@pytest.mark.rule("WAR-7.7.0-04")
def test_woods_end_an_assault_move_unless_entered_by_road() -> None:
    for wood in ("woods", "forest"):
        assert assault("Mech", entered=wood)["must_stop"]
        assert not assault("Mech", entered=wood, via="trail")["must_stop"]
        assert not assault("Rangers", entered=wood)["must_stop"]


@pytest.mark.rule("WAR-7.7.0-05")
def test_constricted_terrain_ends_an_assault_move_unless_entered_by_road() -> None:
    assert assault("Mech", entered="constricted")["must_stop"]
    assert not assault("Mech", entered="constricted", via="secondary_road")["must_stop"]
    assert assault("Mech", entered="constricted", via="dashed_line")["must_stop"]
    assert not assault("Rangers", entered="constricted")["must_stop"]


@pytest.mark.rule("WAR-7.7.0-06", "WAR-7.7.0-07")
def test_rivers_in_prepared_assault() -> None:
    for river in ("minor", "major"):
        crossed = {
            unit: [
                by
                for by in ("bridge", "ford", "engineer", "riverbank")
                if assault(unit, river=river, by=by)["may_cross"]
            ]
            for unit in ("Mech", "Leg", "Rangers")
        }
        assert crossed == {"Mech": ["bridge"], "Leg": ["bridge", "engineer"], "Rangers": ["bridge", "engineer"]}


@pytest.mark.rule("WAR-7.7.0-08", "WAR-7.7.0-09")
def test_streams_are_crossed_freely_in_prepared_assault() -> None:
    assert assault("Mech", river="stream", by="riverbank")["may_cross"]
    assert assault("Leg", river="stream", by="riverbank") == {
        "max_hexes": 1,
        "must_stop": False,
        "may_cross": True,
        "may_end": True,
    }
    assert assault("Rangers", river="stream", by="riverbank")["max_hexes"] == 2


@pytest.mark.rule("WAR-7.7.0-10")
def test_an_assault_move_ends_next_to_an_enemy() -> None:
    assert assault("Mech", ends_adjacent=True)["must_stop"]
    assert not assault("Mech", ends_adjacent=False)["must_stop"]
    assert stop("pa", adjacent_steps=1)


@pytest.mark.rule("WAR-7.7.0-11", "WAR-7.7.0-12", "WAR-7.7.0-13")
def test_who_begins_next_to_an_enemy_ends_next_to_one() -> None:
    assert assault("Mech", starts_adjacent=True, ends_adjacent=True)["may_end"]
    assert not assault("Mech", starts_adjacent=True, ends_adjacent=False)["may_end"]
    assert assault("Mech", starts_adjacent=False, ends_adjacent=False)["may_end"]
    assert "WAR-7.7.0-13" not in cited("prepared_assault", unit="Mech", starts_adjacent=True, ends_adjacent=True)


@pytest.mark.rule("WAR-7.7.0-10")
def test_prepared_assault_pays_no_penalty_next_to_the_enemy() -> None:
    assert penalty("pa", enemies="fort") == 0


def test_other_names_of_the_units_that_roll() -> None:
    assert penalty("tactical_leg", enemies="fort", unit="US Rangers", cover=True) == 0
    assert penalty(enemies="fort", unit="150th Panzer Brigade") == 0
    assert value("stop_roll", unit="ranger", roll=4)["stop"] is True
    assert "Unknown unit" in str(invalid("adjacency", mode="tactical_leg", enemies="open", unit="Guards"))


def test_lists_that_do_not_fit_together_are_refused() -> None:
    error = invalid("adjacency", mode="tactical_leg", enemies=["open", "ip", "et"], enemy_class=["mech", "leg"])
    assert error.parameter == "enemy_class"
    assert "Rangers" in str(invalid("stop_roll", unit="AFV", roll=3))
    assert "0 to 9" in str(invalid("stop_roll", unit="Rangers", roll=10))
