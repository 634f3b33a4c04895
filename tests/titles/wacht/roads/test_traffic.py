"""Traffic congestion (rules WAR-TRAFFIC-01..06)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.mover import make_mover
from tests.titles.wacht.support.asking import answer_value, cited_rules, invalid_error
from tests.titles.wacht.support.field_of_play import make_position, unit_entry

CROWDED: dict[str, Any] = {"start_distance": 10, "end_distance": 30, "south_of_v_viii": True, "north_of_5pz_7": True}


def gets_bonus(side: str = "GE", turn: str = "Dec 17 AM", **given: Any) -> bool:
    return bool(answer_value("congestion", side=side, turn=turn, **(CROWDED | given))["bonus"])


@pytest.mark.rule("WAR-TRAFFIC-01", "WAR-TRAFFIC-02")
def test_german_congestion_lasts_from_the_16th_to_the_18th() -> None:
    lost = [turn for turn in ("Dec 16 AM", "Dec 17 Night", "Dec 18 AM") if not gets_bonus("GE", turn)]
    assert lost == ["Dec 16 AM", "Dec 17 Night", "Dec 18 AM"]
    assert gets_bonus("GE", "Dec 18 PM")


@pytest.mark.rule("WAR-TRAFFIC-01", "WAR-TRAFFIC-04")
def test_a_congested_unit_must_reach_its_declared_destination_without_the_increase() -> None:
    tags = {f"{r:02}{c:02}": "congestion" for r in range(1, 7) for c in range(1, 10)}
    winding = ["0301", "0302", "0303", "0304", "0305", "0306", "0307", "0308", "0309"]
    german = [unit_entry("tank", "Heavy AFV", "0301", mode="strategic")]
    american = [unit_entry("foe", "US Leg units", "0609")]

    def largest_allowance(turn: str, zone: dict[str, str]) -> int:
        state = make_position(german=german, american=american, roads={"trail": [winding]}, tags=zone, turn=turn)
        return make_mover(state, 0, "road").highest_move_limit

    assert largest_allowance("Dec 17 AM", tags) == 9
    assert largest_allowance("Dec 19 AM", tags) == 14
    assert largest_allowance("Dec 17 AM", {}) == 14
    assert {"WAR-TRAFFIC-01", "WAR-TRAFFIC-04"} <= set(
        cited_rules("congestion", side="GE", turn="Dec 17 AM", start_distance=3)
    )


@pytest.mark.rule("WAR-TRAFFIC-01")
def test_congestion_takes_the_strategic_increase_away() -> None:
    assert answer_value("ma", base=9, mode="strategic", congestion=True)["ma"] == 9


@pytest.mark.rule("WAR-TRAFFIC-03")
def test_allied_congestion_begins_on_the_17th() -> None:
    assert gets_bonus("US", "Dec 16 Night")
    assert not gets_bonus("US", "Dec 17 AM")
    assert not gets_bonus("US", "Dec 18 AM")
    assert gets_bonus("US", "Dec 18 PM")


@pytest.mark.rule("WAR-TRAFFIC-04")
def test_congestion_needs_an_enemy_within_ten_hexes_of_start_or_end() -> None:
    assert gets_bonus(start_distance=11, end_distance=11)
    assert not gets_bonus(start_distance=11, end_distance=10)
    assert not gets_bonus(start_distance=1, end_distance=99)


@pytest.mark.rule("WAR-TRAFFIC-05", "WAR-TRAFFIC-06")
def test_congestion_holds_only_in_the_zone() -> None:
    assert not gets_bonus()
    assert gets_bonus(south_of_v_viii=False)
    assert gets_bonus(north_of_5pz_7=False)


def test_congestion_needs_the_date() -> None:
    error = invalid_error("congestion", side="GE", turn="PM", **CROWDED)
    assert error.parameter == "turn"
    assert "date" in str(error)
