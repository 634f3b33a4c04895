"""Forced stops (rules WAR-7.5.1-01..06, WAR-7.14.0-01..04)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.actions import Begin, Move
from tests.titles.wacht.support.asking import invalid, value
from tests.titles.wacht.support.field_of_play import chance, cost, formation, game, go, position, spot, unit, until
from tests.titles.wacht.support.next_to_enemy import penalty, stop


@pytest.mark.rule("WAR-7.5.1-01")
def test_red_hexagon_artillery_in_range_ends_the_move() -> None:
    def stopped(steps: int = 2, reach: int = 5, other: bool = False, markers: tuple[str, ...] = ()) -> bool:
        gun = unit("gun", "US 105 mm", "0107", battery="IB", red_hexagon=True, range=reach, markers=list(markers))
        foot = unit("foe", "US Leg units", "0204", steps=steps)
        groups = [formation("A1", "american", [foot] if other else [foot, gun])]
        groups += [formation("A2", "american", [gun])] if other else []
        state = position(*groups, german=[unit("tank", "AFV", "0302")])
        return go(state, "tank", "0303", "0304").rules == ("WAR-7.5.1-01",)

    assert stopped()
    assert not stopped(steps=1)
    assert not stopped(reach=2)
    assert not stopped(other=True)
    assert not stopped(markers=("oos",))
    assert not stopped(markers=("depleted",))


GUNS = ["in_range", "in_supply", "same_formation", "red_hexagon"]


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
def test_german_heavy_flak_ends_the_move() -> None:
    def stopped(**facts: Any) -> bool:
        gun = {"heavy_flak": True, "red_hexagon": True, "steps": 2} | facts
        state = position(
            american=[unit("tank", "AFV", "0302")],
            german=[unit("flak", "Towed Motorized", "0204", battery="IB", **gun)],
        )
        return go(state, "tank", "0303", "0304").rules == ("WAR-7.5.1-02",)

    assert stopped()
    assert not stopped(steps=1)
    assert not stopped(red_hexagon=False)
    assert not stopped(markers=["oos"])


@pytest.mark.rule("WAR-7.5.1-02")
def test_german_heavy_anti_tank_and_flak_stop_a_mover_in_the_open() -> None:
    guns: list[dict[str, Any]] = [{"heavy_at": True}, {"heavy_flak": True}]
    for gun in guns:
        assert stop(**gun, adjacent_steps=2)
        assert not stop(**gun, adjacent_steps=1)
        assert not stop(**gun, cover=True)
        assert not stop(**gun, heavy_in_supply=False)
        assert not stop(**gun, heavy_red_hexagon=False)


@pytest.mark.rule("WAR-7.5.1-03", "WAR-7.5.1-04")
def test_entrenchments_end_the_move_even_in_woods() -> None:
    def ruling(works: str) -> tuple[str, ...]:
        state = position(
            german=[unit("tank", "AFV", "0302")],
            american=[unit("foe", "US Leg units", "0204", steps=2)],
            terrain={"0303": "Woods"},
            works={"0204": works},
        )
        return go(state, "tank", "0303", "0304").rules

    assert ruling("et") == ("WAR-7.5.1-03",)
    assert ruling("fort") == ("WAR-7.5.1-03",)
    assert "WAR-7.5.1-04" in ruling("ip")


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


@pytest.mark.rule("WAR-7.5.1-05", "WAR-7.5.2-08")
def test_150th_panzer_brigade_rolls_and_pays_nothing() -> None:
    def end(roll: int) -> str:
        state = position(
            german=[unit("kg", "AFV", "0302", brigade_150=True)],
            american=[unit("foe", "US Leg units", "0204", steps=2)],
            works={"0204": "et"},
        )
        assert cost(go(state, "kg", "0303")) == 1
        table = until(game(state), "german Choose a formation")
        table.apply(Begin("G1"))
        table.apply(Move("kg", ("0303", "0404")))
        table.resolve(roll)
        return spot(table, "kg")

    assert end(3) == "0404"
    assert end(4) == "0303"


@pytest.mark.rule("WAR-7.5.1-05")
def test_150th_panzer_brigade_continues_on_three_or_less() -> None:
    rolls = [value("stop_roll", unit="150th PzBrigade", roll=roll)["stop"] for roll in range(10)]
    assert rolls == [False] * 4 + [True] * 6
    assert value("stop_roll", unit="150th PzBrigade", roll=3, enemy_in="fort")["stop"] is False


MP_MODES = ("exploit_mech", "tactical_mech", "tactical_leg", "exploit_road", "tactical_road")


@pytest.mark.rule("WAR-7.5.1-06")
def test_forced_stops_hold_in_exploit_and_tactical_movement() -> None:
    assert all(stop(mode, enemy_in="fort", adjacent_steps=2) for mode in MP_MODES)
    assert not stop("strategic_road", enemy_in="fort", adjacent_steps=2)


@pytest.mark.rule("WAR-7.14.0-01", "WAR-7.14.0-02")
def test_rangers_roll_where_they_would_be_stopped() -> None:
    def end(roll: int) -> str:
        state = position(
            american=[unit("rangers", "US Leg units", "0302", ranger=True, steps=3)],
            german=[unit("foe", "GE Leg units", "0204", steps=2)],
            tags={"0204": "fort"},
        )
        table = until(game(state), "american Choose a formation")
        table.apply(Begin("A1"))
        table.apply(Move("rangers", ("0303", "0403")))
        assert chance(table).what == "stop roll of rangers"
        table.resolve(roll)
        return spot(table, "rangers")

    assert end(1) == "0403"
    assert end(2) == "0303"


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


@pytest.mark.rule("WAR-7.14.0-04")
def test_rangers_pay_no_penalty_in_cover() -> None:
    assert penalty("tactical_leg", enemies="fort", unit="Rangers", cover=True) == 0
    assert penalty("tactical_leg", enemies="fort", unit="Rangers", cover=False) == 4


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
