"""Traffic congestion, army boundaries and cover, by the charts."""

from typing import Any

import pytest

from tests.titles.wacht.asking import invalid, value

CROWDED: dict[str, Any] = {"start_distance": 10, "end_distance": 30, "south_of_v_viii": True, "north_of_5pz_7": True}


def bonus(side: str = "GE", turn: str = "Dec 17 AM", **given: Any) -> bool:
    return bool(value("congestion", side=side, turn=turn, **(CROWDED | given))["bonus"])


@pytest.mark.rule("WAR-TRAFFIC-01", "WAR-TRAFFIC-02")
def test_german_congestion_lasts_from_the_16th_to_the_18th() -> None:
    lost = [turn for turn in ("Dec 16 AM", "Dec 17 Night", "Dec 18 AM") if not bonus("GE", turn)]
    assert lost == ["Dec 16 AM", "Dec 17 Night", "Dec 18 AM"]
    assert bonus("GE", "Dec 18 PM")


@pytest.mark.rule("WAR-TRAFFIC-03")
def test_allied_congestion_begins_on_the_17th() -> None:
    assert bonus("US", "Dec 16 Night")
    assert not bonus("US", "Dec 17 AM")
    assert not bonus("US", "Dec 18 AM")
    assert bonus("US", "Dec 18 PM")


@pytest.mark.rule("WAR-TRAFFIC-04")
def test_congestion_needs_an_enemy_within_ten_hexes_of_start_or_end() -> None:
    assert bonus(start_distance=11, end_distance=11)
    assert not bonus(start_distance=11, end_distance=10)
    assert not bonus(start_distance=1, end_distance=99)


@pytest.mark.rule("WAR-TRAFFIC-05", "WAR-TRAFFIC-06")
def test_congestion_holds_only_in_the_zone() -> None:
    assert not bonus()
    assert bonus(south_of_v_viii=False)
    assert bonus(north_of_5pz_7=False)


def test_congestion_needs_the_date() -> None:
    error = invalid("congestion", side="GE", turn="PM", **CROWDED)
    assert error.parameter == "turn"
    assert "date" in str(error)


def boundary(begins_in: str, **given: Any) -> dict[str, Any]:
    return value("boundary", begins_in=begins_in, **given)


FREE = {"penalised": False, "ma_halved": False, "ga_shift": 0, "may_enter_pa": True}


@pytest.mark.rule("WAR-BOUNDARY-01", "WAR-BOUNDARY-02", "WAR-BOUNDARY-03", "WAR-BOUNDARY-04")
def test_a_unit_that_begins_in_a_foreign_area_is_penalised() -> None:
    assert boundary("foreign") == {"penalised": True, "ma_halved": True, "ga_shift": -1, "may_enter_pa": False}
    assert boundary("own") == FREE


@pytest.mark.rule("WAR-BOUNDARY-05")
def test_a_boundary_hex_is_free() -> None:
    assert boundary("boundary") == FREE


@pytest.mark.rule("WAR-BOUNDARY-06", "WAR-BOUNDARY-07")
def test_a_change_of_army_spares_the_penalty_but_bars_pa_in_the_next_turn() -> None:
    assert boundary("foreign", formation_switched="this_turn", ends_in="own") == FREE
    assert boundary("foreign", formation_switched="last_turn", ends_in="own") == FREE | {"may_enter_pa": False}
    assert boundary("own", formation_switched="last_turn")["may_enter_pa"] is False


@pytest.mark.rule("WAR-BOUNDARY-08")
def test_a_transferred_formation_keeps_its_ma_on_the_way_to_its_new_area() -> None:
    assert boundary("foreign", formation_switched="this_turn")["ma_halved"] is False
    away = boundary("foreign", formation_switched="this_turn", toward_new_area=False, ends_in="foreign")
    assert away["ma_halved"] is True


@pytest.mark.rule("WAR-BOUNDARY-09")
def test_reinforcements_in_strategic_mode_cross_boundaries_freely() -> None:
    assert boundary("foreign", unit="reinforcement", mode="strategic") == FREE
    assert boundary("foreign", unit="reinforcement", mode="tactical")["penalised"]


@pytest.mark.rule("WAR-36.1.5-01")
def test_panzer_lehr_is_free_within_five_hexes_of_the_heavy_bridge() -> None:
    assert boundary("foreign", unit="Panzer Lehr", bridge_distance=5) == FREE
    assert boundary("foreign", unit="Panzer Lehr", bridge_distance=6)["penalised"]
    assert boundary("foreign", unit="ordinary", bridge_distance=0)["penalised"]


def test_any_other_unit_is_an_ordinary_one() -> None:
    assert boundary("foreign", unit="AFV") == boundary("foreign")


def cover(**given: Any) -> bool:
    return bool(value("cover", **given)["cover"])


@pytest.mark.rule("WAR-COVER-03")
def test_rough_is_observation_cover_from_three_hexes_on() -> None:
    assert cover(purpose="observation", feature="rough", observer_distance=3)
    assert not cover(purpose="observation", feature="rough", observer_distance=2)


@pytest.mark.rule("WAR-COVER-05")
def test_attackers_lose_all_cover_in_the_combat_phase() -> None:
    for purpose in ("movement", "combat", "observation", "supply_path"):
        assert not cover(purpose=purpose, feature="forest", phase="combat", attack_designated="attacker")
        assert cover(purpose=purpose, feature="forest", phase="combat")
    assert cover(purpose="movement", feature="forest", phase="movement", attack_designated="attacker")


@pytest.mark.rule("WAR-COVER-06")
def test_units_beside_attackers_lose_all_cover_in_the_combat_phase() -> None:
    assert not cover(purpose="combat", feature=["town", "et"], phase="combat", attack_designated="beside_attacker")


@pytest.mark.rule("WAR-COVER-07")
def test_an_engineer_building_a_bridge_is_never_in_cover() -> None:
    assert not cover(purpose="movement", feature="forest", building_bridge=True)


@pytest.mark.rule("WAR-COVER-04")
def test_night_is_no_cover_for_a_supply_path() -> None:
    assert cover(purpose="supply_path", feature=["night", "woods"])
    assert not cover(purpose="supply_path", feature="night")
