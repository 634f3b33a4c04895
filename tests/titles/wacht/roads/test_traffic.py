"""Traffic congestion (rules WAR-TRAFFIC-01..06)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.mover import mover_of
from tests.titles.wacht.support.asking import cited, invalid, value
from tests.titles.wacht.support.field_of_play import position, unit

CROWDED: dict[str, Any] = {"start_distance": 10, "end_distance": 30, "south_of_v_viii": True, "north_of_5pz_7": True}


def bonus(side: str = "GE", turn: str = "Dec 17 AM", **given: Any) -> bool:
    return bool(value("congestion", side=side, turn=turn, **(CROWDED | given))["bonus"])


@pytest.mark.rule("WAR-TRAFFIC-01", "WAR-TRAFFIC-02")
def test_german_congestion_lasts_from_the_16th_to_the_18th() -> None:
    lost = [turn for turn in ("Dec 16 AM", "Dec 17 Night", "Dec 18 AM") if not bonus("GE", turn)]
    assert lost == ["Dec 16 AM", "Dec 17 Night", "Dec 18 AM"]
    assert bonus("GE", "Dec 18 PM")


@pytest.mark.rule("WAR-TRAFFIC-01", "WAR-TRAFFIC-04")
def test_a_congested_unit_must_reach_its_declared_destination_without_the_increase() -> None:
    tags = {f"{r:02}{c:02}": "congestion" for r in range(1, 7) for c in range(1, 10)}
    winding = ["0301", "0302", "0303", "0304", "0305", "0306", "0307", "0308", "0309"]
    german = [unit("tank", "Heavy AFV", "0301", mode="strategic")]
    american = [unit("foe", "US Leg units", "0609")]

    def most(turn: str, zone: dict[str, str]) -> int:
        state = position(german=german, american=american, roads={"trail": [winding]}, tags=zone, turn=turn)
        return mover_of(state, 0, "road").most

    assert most("Dec 17 AM", tags) == 9
    assert most("Dec 19 AM", tags) == 14
    assert most("Dec 17 AM", {}) == 14
    assert {"WAR-TRAFFIC-01", "WAR-TRAFFIC-04"} <= set(
        cited("congestion", side="GE", turn="Dec 17 AM", start_distance=3)
    )


@pytest.mark.rule("WAR-TRAFFIC-01")
def test_congestion_takes_the_strategic_increase_away() -> None:
    assert value("ma", base=9, mode="strategic", congestion=True)["ma"] == 9


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
