"""What a move costs (rules ARD-TEC-01..07, ARD-TEC-11)."""

from __future__ import annotations

import pytest

from broadfront.core.errors import Invalid
from broadfront.titles.ardennes.questions import terrain
from broadfront.titles.ardennes.rules.actions import Move
from broadfront.titles.ardennes.rules.markers import DEMOLISHED, FREEZE
from broadfront.titles.ardennes.rules.routes.composed_actions import MoveTo
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import (
    check_exit,
    check_move,
    find_reach,
    move_refusal,
    movement_terms,
)
from broadfront.titles.ardennes.steps.moving import Moving
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, A_INF_3, A_MECH, G_INF, G_INF_3, G_MECH, G_MECH_2, field, refuses


@pytest.mark.rule("ARD-TEC-05")
def test_through_a_road_hexside_any_terrain_costs_one() -> None:
    f = field(terrain={"0505": "Forest"}, roads=["0504-0505"])
    for unit in (G_INF, G_MECH):
        line = check_move(f.state, f.put(unit, "0504"), ["0505"]).ledger[0]
        assert (line.amount, line.rule) == (-1, "ARD-TEC-05")
    off_road = check_move(f.state, f.put(G_MECH_2, "0506"), ["0505"]).ledger[0]
    assert (off_road.amount, off_road.rule) == (-4, "ARD-TEC-04")


@pytest.mark.rule("ARD-TEC-06")
@pytest.mark.parametrize(("ground", "cost"), [("Broken", 1), ("Woods", 2), ("Forest", 3), ("Clear", 1)])
def test_ground_freeze_lowers_mechanized_costs(ground: str, cost: int) -> None:
    f = field(terrain={"0505": ground, "0503": "Broken"})
    f.state.clock.put_event_in_force(FREEZE)
    number = f.put(G_MECH, "0504")
    assert check_move(f.state, number, ["0505"]).ledger[0].amount == -cost
    assert check_move(f.state, number, ["0503"]).ledger[0].rule == "ARD-TEC-06"
    frozen = terrain(f.title, terrain=ground, mover="mechanized", freeze=True)
    assert frozen.value["cost"] == cost


@pytest.mark.rule("ARD-TEC-07")
def test_ground_freeze_leaves_infantry_costs() -> None:
    f = field(terrain={"0505": "Forest"})
    f.state.clock.put_event_in_force(FREEZE)
    ruling = check_move(f.state, f.put(G_INF, "0504"), ["0505"])
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(-2, "ARD-TEC-04"), (0, "ARD-TEC-07")]


# By the ruling on ARD-TEC-07 infantry pays 2 in Forest, frozen or not.
@pytest.mark.rule("ARD-TEC-07")
@pytest.mark.parametrize(("terrain", "foot", "tracks"), [("Forest", 2, 3), ("Woods", 1, 2), ("Broken", 1, 1)])
def test_frozen_ground_costs(terrain: str, foot: int, tracks: int) -> None:
    f = field(day=20, terrain={"0505": terrain})
    numbers = f.put("27.12VG.ISS", "0504"), f.put("Krause.12SS.ISS", "0504")
    f.state.clock.put_event_in_force(FREEZE)
    spent = [-sum(int(line.amount) for line in check_move(f.state, n, ["0505"]).ledger) for n in numbers]
    assert spent == [foot, tracks]


@pytest.mark.rule("ARD-TEC-07")
def test_ground_freeze_leaves_infantry_two_points_for_forest() -> None:
    f = field(terrain={"0505": "Forest"})
    foot, tracks = f.put(G_INF, "0504"), f.put(G_MECH, "0504")
    f.state.clock.put_event_in_force(FREEZE)
    spent = [sum(int(line.amount) for line in check_move(f.state, n, ["0505"]).ledger) for n in (foot, tracks)]
    assert spent == [-2, -3]


@pytest.mark.rule("ARD-TEC-11")
def test_a_bridge_costs_the_road_rate() -> None:
    f = field(rows=1, terrain={"0105": "Forest"}, rivers=["0104-0105"], bridges=["0104-0105"])
    number = f.put(G_MECH, "0104")
    line = check_move(f.state, number, ["0105"]).ledger[0]
    assert (line.amount, line.rule) == (-1, "ARD-TEC-11")
    f.state.land.set_bridge(f.state.ground.find_crossing("0104-0105"), DEMOLISHED)
    assert refuses(check_move(f.state, number, ["0105", "0106"]), "ARD-TEC-08")


def test_leaving_costs_the_last_point_and_a_zone_holds_the_unit() -> None:
    f = field(
        rows=1,
        columns=10,
        roads=["0110-0109-0108-0107-0106-0105-0104-0103"],
        tags=dict.fromkeys([f"01{c:02}" for c in range(1, 11)], "meuse-left"),
    )
    number = f.put(G_MECH, "0106")
    way = ["0107", "0108", "0109", "0110"]
    assert not check_exit(f.state, number, way).legal
    f.state.place_at(number, "0107")
    assert check_exit(f.state, number, way[1:]).legal
    f.put(A_INF_3, "0109")
    f.state.place_at(number, "0110")
    assert check_exit(f.state, number).legal


def test_a_path_that_jumps_or_is_empty_is_an_error_and_not_a_refusal() -> None:
    f = field()
    number = f.put(G_MECH, "0505")
    with pytest.raises(Invalid, match="jumps from 0505 to 0508"):
        check_move(f.state, number, ["0508"])
    with pytest.raises(Invalid, match="at least one hex"):
        check_move(f.state, number, [])
    with pytest.raises(Invalid, match="9999"):
        check_move(f.state, number, ["9999"])


def test_move_to_expands_to_the_cheapest_path() -> None:
    f = field(terrain=dict.fromkeys(("0506", "0605", "0606"), "Forest"), roads=["0505-0405-0406-0507"])
    f.put(G_MECH, "0505")
    assert list(MoveTo(G_MECH, "0507").expand(f.state)) == [Move(G_MECH, ("0405", "0406", "0507"))]


def test_a_unit_off_the_map_has_nowhere_to_go() -> None:
    f = field()
    number = f.reserve(G_INF_3)
    assert find_reach(f.state, number).end_ids() == ()
    ruling = move_refusal(f.state, number)
    assert ruling is not None
    assert "German Reserve" in ruling.text


def test_an_interrupted_move_goes_on_with_what_is_left() -> None:
    f = field()
    number = f.put(G_INF, "0505")
    assert movement_terms(f.state, number).allowance == 36
    assert movement_terms(f.state, number, spent=12).allowance == 24
    assert not check_move(f.state, number, ["0506", "0507", "0508"], spent=12).legal
    assert check_move(f.state, number, ["0506", "0507"], spent=12).legal


def test_what_is_kept_of_reach_follows_the_date_the_weather_and_the_crossings() -> None:
    f = field(rows=1, day=16, terrain={"0108": "Forest"}, rivers=["0104-0105"])
    allied, german = f.put(A_INF, "0107"), f.put(G_INF, "0104")
    assert find_reach(f.state, allied).end_ids() == ("0108", "0106")
    f.state.clock.set_day(17)
    assert "0109" in find_reach(f.state, allied).end_ids()
    assert "0105" in find_reach(f.state, german).end_ids()
    f.state.activation.note_crossing("0104-0105", 1)
    assert "0105" not in find_reach(f.state, german).end_ids()
    mech = f.put(A_MECH, "0109")
    left = find_reach(f.state, mech).movement_left("0108")
    f.state.clock.put_event_in_force(FREEZE)
    assert find_reach(f.state, mech).movement_left("0108") == (left or 0) + 12


@pytest.mark.rule("ARD-H-06")
def test_a_forest_town_off_the_road_costs_a_mechanized_unit_four() -> None:
    f = field(terrain={"0505": "Forest"}, towns=["0505"], rivers=["0504-0404"])
    assert check_move(f.state, f.put(G_MECH, "0504"), ["0505"]).ledger[0].amount == -4
    from broadfront.titles.ardennes.rules.routes.bridges import check_demolition

    assert refuses(check_demolition(f.state, f.state.ground.find_crossing("0504-0404"), f.at("0504")), "ARD-H-06")


CHART = [
    ("ARD-TEC-01", "Clear", 1, 1),
    ("ARD-TEC-02", "Broken", 1, 2),
    ("ARD-TEC-03", "Woods", 1, 3),
    ("ARD-TEC-04", "Forest", 2, 4),
]


@pytest.mark.parametrize(
    ("ground", "foot", "tracks"),
    [pytest.param(g, f, t, marks=pytest.mark.rule(rule)) for rule, g, f, t in CHART],
)
def test_each_terrain_costs_what_the_chart_says(ground: str, foot: int, tracks: int) -> None:
    f = field(terrain={"0505": ground})
    for unit, cost in ((G_INF, foot), (G_MECH, tracks)):
        number = f.put(unit, "0504")
        ruling = check_move(f.state, number, ["0505"])
        assert [line.amount for line in ruling.ledger] == [-cost]
        assert (
            terrain(f.title, terrain=ground, mover="infantry" if unit == G_INF else "mechanized").value["cost"] == cost
        )


def test_hexes_on_the_way_are_told_of_a_move_of_several_hexes_only() -> None:
    for path, told in ((("0505",), False), (("0505", "0504"), True)):
        f = field()
        duel = Duel(f, Moving((f.put(A_INF, "0506"),), path, Cause.MOVE))
        assert duel.pending is None
        assert any(event.message.topic == "move.way.along" for event in duel.events) == told
