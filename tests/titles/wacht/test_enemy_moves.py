"""Next to the enemy on the map: penalties, stops, rolls, forts, exploitation."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.actions import Begin, Move
from broadfront.titles.wacht.rules.state import WachtState
from broadfront.titles.wacht.rules.unit_reach import mover_reach
from tests.titles.wacht.field_of_play import (
    begun,
    chance,
    cost,
    formation,
    game,
    go,
    position,
    spot,
    unit,
    until,
)

EAST = [f"03{c:02}" for c in range(1, 9)]
FOE = unit("foe", "US Leg units", "0204", steps=1)


@pytest.mark.rule("WAR-7.5.2-01", "WAR-7.5.2-04")
def test_each_hex_next_to_the_enemy_costs_two_more() -> None:
    state = position(
        german=[unit("tank", "AFV", "0302")], american=[FOE, unit("other", "US Leg units", "0205", steps=1)]
    )
    assert cost(go(state, "tank", "0303")) == 3
    assert cost(go(state, "tank", "0303", "0304")) == 6
    assert "WAR-7.5.2-06" not in go(state, "tank", "0303").rules
    assert "WAR-7.5.2-04" in go(state, "tank", "0303", "0304").rules


@pytest.mark.rule("WAR-7.5.2-02", "WAR-7.5.2-03", "WAR-7.5.2-05")
def test_fieldworks_cost_more_and_cover_costs_less() -> None:
    def price(works: str, terrain: str = "Clear") -> int | str:
        state = position(
            german=[unit("foot", "GE Leg units", "0302")],
            american=[FOE],
            works={"0204": works},
            terrain={"0303": terrain},
        )
        return cost(go(state, "foot", "0303"))

    assert [price(works) for works in ("ip", "et", "fort")] == [5, 6, 6]
    assert [price(works, "Woods") for works in ("ip", "et", "fort")] == [5, 6, 6]


@pytest.mark.rule("WAR-7.5.2-06")
def test_woods_without_a_road_hide_from_a_mechanized_enemy() -> None:
    def price(row: str, **more: Any) -> int | str:
        state = position(
            german=[unit("foot", "GE Leg units", "0302")],
            american=[unit("foe", row, "0204", steps=1)],
            terrain={"0303": "Woods"},
            **more,
        )
        return cost(go(state, "foot", "0303"))

    assert price("AFV") == 3
    assert price("US Leg units") == 4
    assert price("AFV", roads={"trail": [["0303", "0204"]]}) == 4


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


@pytest.mark.rule("WAR-H-32", "WAR-7.10.0-01")
def test_towed_guns_pass_the_enemy_but_never_where_they_could_be_stopped() -> None:
    def state_with(steps: int, works: dict[str, str]) -> WachtState:
        return position(
            german=[unit("gun", "Towed Motorized", "0302", battery="OOB")],
            american=[unit("foe", "US Leg units", "0204", steps=steps)],
            works=works,
        )

    open_ = state_with(1, {})
    assert go(open_, "gun", "0303").rules == ("WAR-7.10.0-01", "WAR-UNIT-04")
    assert go(open_, "gun", "0303", "0404").legal
    shut = go(state_with(2, {"0204": "et"}), "gun", "0303", "0404")
    assert shut.rules[:2] == ("WAR-H-32", "WAR-7.10.0-01")


@pytest.mark.rule("WAR-H-32")
def test_a_hex_that_stops_the_move_must_have_room() -> None:
    friends = [unit(name, "GE Leg units", "0303") for name in ("a", "b")]
    state = position(
        german=[unit("foot", "GE Leg units", "0302"), *friends],
        american=[unit("foe", "US Leg units", "0204", steps=2)],
        works={"0204": "et"},
    )
    assert go(state, "foot", "0303", "0304").rules[:2] == ("WAR-H-32", "WAR-STACK-03")


@pytest.mark.rule("WAR-UNIT-27", "WAR-7.5.2-07")
def test_carried_units_keep_away_from_the_enemy() -> None:
    state = position(german=[unit("foot", "GE Leg units", "0302", carried="tp")], american=[FOE])
    assert go(state, "foot", "0303").rules == ("WAR-UNIT-27",)
    assert go(state, "foot", "0402").legal
    units = [unit("foot", "US Leg units", "0302", carried="intrinsic")]
    state = position(formation("A1", "american", units, intrinsic=True), german=[unit("foe", "GE Leg units", "0204")])
    assert go(state, "foot", "0303").rules == ("WAR-7.5.2-07",)


@pytest.mark.rule("WAR-7.5.6-01")
def test_an_allied_unit_does_not_slip_along_an_enemy_fort() -> None:
    american, german = [unit("tank", "AFV", "0303")], [unit("foe", "GE Leg units", "0204", steps=1)]
    state = position(american=american, german=german, tags={"0204": "fort"})
    refused = go(state, "tank", "0304")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-7.5.6-01",), "0304")
    assert go(state, "tank", "0302").legal
    assert go(position(american=american, german=german), "tank", "0304").legal
    mirrored = position(german=[unit("tank", "AFV", "0303")], american=[FOE], tags={"0204": "fort"})
    assert go(mirrored, "tank", "0304").legal


@pytest.mark.rule("WAR-7.5.6-01", "WAR-7.7.0-13")
def test_prepared_assault_shifts_along_an_enemy_fort() -> None:
    foe = unit("foe", "GE Leg units", "0204", steps=1)
    for row, more in (("AFV", {}), ("US Leg units", {}), ("US Leg units", {"ranger": True})):
        tactical, assault = (
            position(american=[unit("mover", row, "0303", mode=mode, **more)], german=[foe], tags={"0204": "fort"})
            for mode in ("tactical", "pa")
        )
        assert go(tactical, "mover", "0304").rules == ("WAR-7.5.6-01",)
        assert go(assault, "mover", "0304").legal
        assert "0304" in mover_reach(assault, "mover", "regular")
        assert go(assault, "mover", "0302").rules == ("WAR-7.7.0-13",)


@pytest.mark.rule("WAR-7.5.3-01")
def test_exploitation_goes_next_to_the_enemy_in_cover_or_to_overrun() -> None:
    state = position(
        german=[unit("tank", "AFV", "0302", mode="exploitation")], american=[FOE], terrain={"0203": "Woods"}
    )
    assert go(state, "tank", "0303").rules == ("WAR-7.5.3-01",)
    assert go(state, "tank", "0303", overrun="0204").legal
    assert cost(go(state, "tank", "0203")) == 3


@pytest.mark.rule("WAR-7.5.3-02")
def test_exploitation_does_not_move_away_from_an_enemy_in_pa_mode() -> None:
    for mode, legal in (("pa", False), ("tactical", True)):
        foe = unit("foe", "US Leg units", "0204", steps=1, mode=mode)
        state = position(german=[unit("tank", "AFV", "0303", mode="exploitation")], american=[foe])
        found = go(state, "tank", "0302")
        assert found.legal == legal
        assert legal or found.rules == ("WAR-7.5.3-02",)


@pytest.mark.rule("WAR-H-45")
def test_exploitation_and_movement_have_their_own_phases() -> None:
    state = position(german=[unit("raider", "AFV", "0301", mode="exploitation"), unit("tank", "AFV", "0501")])
    assert go(state, "raider", "0302", phase="movement").rules == ("WAR-H-45",)
    assert go(state, "tank", "0502", phase="exploitation").rules == ("WAR-H-45",)
    assert go(state, "raider", "0302").legal


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


@pytest.mark.rule("WAR-7.5.2-09")
def test_exploitation_pays_no_penalty_off_the_road() -> None:
    state = position(
        german=[unit("tank", "AFV", "0302", mode="exploitation")], american=[FOE], terrain={"0303": "Woods"}
    )
    assert cost(go(begun(state, "german", "exploitation"), "tank", "0303")) == 3


@pytest.mark.rule("WAR-7.5.2-10")
def test_exploitation_pays_the_penalty_on_the_road() -> None:
    state = position(
        german=[unit("tank", "AFV", "0302", mode="exploitation")], american=[FOE], roads={"secondary": [EAST]}
    )
    assert cost(go(state, "tank", "0303", kind="road")) == 3
