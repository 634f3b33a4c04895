"""Normal movement on a few hexes: terrain costs, rivers, bridges, zones, stacking, states, exit."""

import pytest

from broadfront.core.errors import Invalid
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.questions import terrain
from broadfront.titles.ardennes.rules.actions import ExitMap, Move
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, DEMOLISHED, FREEZE
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.composed import MoveTo
from broadfront.titles.ardennes.rules.routes.entering import step
from broadfront.titles.ardennes.rules.routes.movement import (
    check_exit,
    check_move,
    leave_map,
    may_move,
    reach,
    terms,
)
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    G_RECON,
    allows,
    field,
    refuses,
)

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


@pytest.mark.rule("ARD-TEC-05")
def test_through_a_road_hexside_any_terrain_costs_one() -> None:
    f = field(terrain={"0505": "Forest"}, roads=["0504-0505"])
    for unit in (G_INF, G_MECH):
        line = check_move(f.state, f.put(unit, "0504"), ["0505"]).ledger[0]
        assert (line.amount, line.rule) == (-1, "ARD-TEC-05")
    off_road = check_move(f.state, f.put(G_MECH_2, "0506"), ["0505"]).ledger[0]
    assert (off_road.amount, off_road.rule) == (-4, "ARD-TEC-04")


@pytest.mark.rule("ARD-H-06")
def test_a_forest_town_off_the_road_costs_a_mechanized_unit_four() -> None:
    f = field(terrain={"0505": "Forest"}, towns=["0505"], rivers=["0504-0404"])
    assert check_move(f.state, f.put(G_MECH, "0504"), ["0505"]).ledger[0].amount == -4
    from broadfront.titles.ardennes.rules.routes.bridges import check_demolition

    assert refuses(check_demolition(f.state, f.state.ground.crossing("0504-0404"), f.at("0504")), "ARD-H-06")


@pytest.mark.rule("ARD-TEC-06")
@pytest.mark.parametrize(("ground", "cost"), [("Broken", 1), ("Woods", 2), ("Forest", 3), ("Clear", 1)])
def test_ground_freeze_lowers_mechanized_costs(ground: str, cost: int) -> None:
    f = field(terrain={"0505": ground, "0503": "Broken"})
    f.state.add_lasting(FREEZE)
    number = f.put(G_MECH, "0504")
    assert check_move(f.state, number, ["0505"]).ledger[0].amount == -cost
    assert check_move(f.state, number, ["0503"]).ledger[0].rule == "ARD-TEC-06"
    frozen = terrain(f.title, terrain=ground, mover="mechanized", freeze=True)
    assert frozen.value["cost"] == cost


@pytest.mark.rule("ARD-TEC-07")
def test_ground_freeze_leaves_infantry_costs() -> None:
    f = field(terrain={"0505": "Forest"})
    f.state.add_lasting(FREEZE)
    ruling = check_move(f.state, f.put(G_INF, "0504"), ["0505"])
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(-2, "ARD-TEC-04"), (0, "ARD-TEC-07")]


@pytest.mark.rule("ARD-TEC-08")
def test_an_unbridged_river_takes_the_whole_allowance_and_ends_the_move() -> None:
    f = field(rows=1, rivers=["0104-0105"])
    number = f.put(G_MECH, "0104")
    assert allows(check_move(f.state, number, ["0105"]))
    assert refuses(check_move(f.state, number, ["0105", "0106"]), "ARD-TEC-08")
    later = f.put(G_MECH_2, "0103")
    ruling = check_move(f.state, later, ["0104", "0105"])
    assert refuses(ruling, "ARD-TEC-08")
    assert ruling.nearest == Move(G_MECH_2, ("0104",))


@pytest.mark.rule("ARD-TEC-09")
def test_one_unit_crosses_an_unbridged_hexside_in_an_activation() -> None:
    f = field(rows=1, rivers=["0104-0105"])
    first, second = f.put(G_INF, "0104"), f.put(G_INF_2, "0104")
    step(f.state, Cause.MOVE, first, "0105")
    assert refuses(check_move(f.state, second, ["0105"]), "ARD-TEC-09")
    f.state.begin_activation()
    assert check_move(f.state, second, ["0105"]).legal


@pytest.mark.rule("ARD-TEC-11")
def test_a_bridge_costs_the_road_rate() -> None:
    f = field(rows=1, terrain={"0105": "Forest"}, rivers=["0104-0105"], bridges=["0104-0105"])
    number = f.put(G_MECH, "0104")
    line = check_move(f.state, number, ["0105"]).ledger[0]
    assert (line.amount, line.rule) == (-1, "ARD-TEC-11")
    f.state.set_bridge(f.state.ground.crossing("0104-0105"), DEMOLISHED)
    assert refuses(check_move(f.state, number, ["0105", "0106"]), "ARD-TEC-08")


def test_a_built_bridge_is_a_bridge() -> None:
    f = field(rows=1, roads=["0104-0105"], rivers=["0104-0105"])
    number = f.put(G_MECH, "0104")
    assert not check_move(f.state, number, ["0105", "0106"]).legal
    f.state.set_bridge(f.state.ground.crossing("0104-0105"), BUILT_BRIDGE)
    assert check_move(f.state, number, ["0105", "0106"]).legal


@pytest.mark.rule("ARD-TEC-13")
def test_a_bridge_lets_one_unit_pass_into_an_enemy_zone() -> None:
    f = field(rows=1, day=18, rivers=["0104-0105"], bridges=["0104-0105"])
    first, second = f.put(G_INF, "0104"), f.put(G_INF_2, "0104")
    f.put(A_INF, "0106")
    step(f.state, Cause.MOVE, first, "0105")
    assert refuses(check_move(f.state, second, ["0105"]), "ARD-TEC-13")
    quiet = field(rows=1, day=18, rivers=["0104-0105"], bridges=["0104-0105"])
    one, two = quiet.put(G_INF, "0104"), quiet.put(G_INF_2, "0104")
    step(quiet.state, Cause.MOVE, one, "0105")
    assert check_move(quiet.state, two, ["0105"]).legal


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_a_second_german_unit_crosses_a_bridge_as_a_river_and_a_third_not_at_all() -> None:
    f = field(rows=1, day=16, rivers=["0104-0105"], bridges=["0104-0105"])
    first, second, third = (f.put(unit, "0104") for unit in (G_INF, G_INF_2, G_MECH))
    assert check_move(f.state, first, ["0105", "0106"]).legal
    step(f.state, Cause.MOVE, first, "0105")
    assert refuses(check_move(f.state, second, ["0105", "0106"]), "ARD-D16-11")
    assert check_move(f.state, second, ["0105"]).ledger[0].rule == "ARD-D16-11"
    step(f.state, Cause.MOVE, second, "0105")
    no = check_move(f.state, third, ["0105"])
    assert refuses(no, "ARD-D16-11")
    assert "the bridge to 0105 is used up in this activation" in no.text


@pytest.mark.rule("ARD-TEC-21")
def test_a_unit_stops_on_entering_an_enemy_zone() -> None:
    f = field()
    number = f.put(G_MECH, "0503")
    f.put(A_INF, "0405")
    ruling = check_move(f.state, number, ["0504", "0505", "0605"])
    assert refuses(ruling, "ARD-TEC-21")
    assert check_move(f.state, number, ["0504", "0505"]).ledger[-1].rule == "ARD-TEC-21"


@pytest.mark.rule("ARD-TEC-22")
def test_leaving_an_enemy_zone_costs_one_more() -> None:
    f = field()
    number = f.put(G_MECH, "0505")
    f.put(A_INF, "0405")
    ruling = check_move(f.state, number, ["0504"])
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(-1, "ARD-TEC-01"), (-1, "ARD-TEC-22")]


@pytest.mark.rule("ARD-TEC-23")
def test_no_unit_goes_straight_from_zone_to_zone_even_onto_a_friend() -> None:
    f = field()
    number = f.put(G_MECH, "0505")
    f.put(G_INF, "0506")
    f.put(A_INF, "0405")
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-TEC-23")
    assert check_move(f.state, number, ["0504"]).legal


@pytest.mark.rule("ARD-TEC-24")
def test_a_move_does_not_end_as_the_fourth_unit_but_may_pass() -> None:
    f = field()
    for unit in (G_RECON, "Bremer.12SS.ISS", "X.150.ISS"):
        f.put(unit, "0505")
    number = f.put("Z.150.ISS", "0504")
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-TEC-24")
    assert check_move(f.state, number, ["0505", "0506"]).legal
    assert "0505" not in reach(f.state, number).destinations()


@pytest.mark.rule("ARD-TEC-25")
def test_a_move_does_not_end_with_more_than_six_steps() -> None:
    f = field()
    f.put(A_BIG, "0505")
    f.put("16.1.V", "0505")
    number = f.put(A_ENG, "0504")
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-TEC-25")
    f.state.set_steps(f.title.unit(A_BIG).number, 2)
    assert check_move(f.state, number, ["0505"]).legal


@pytest.mark.rule("ARD-TEC-28")
def test_a_unit_does_not_enter_an_enemy_hex() -> None:
    f = field()
    number = f.put(G_MECH, "0504")
    f.put(A_ENG, "0505", dispersed=True)
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-TEC-28")
    assert check_move(f.state, number, ["0404"]).legal


# States


@pytest.mark.rule("ARD-S0-08")
def test_a_dispersed_unit_does_not_move() -> None:
    f = field()
    assert refuses(may_move(f.state, f.put(G_INF, "0505", dispersed=True)), "ARD-S0-08")
    assert may_move(f.state, f.put(G_INF_2, "0506")) is None


@pytest.mark.rule("ARD-S0-18")
def test_an_out_of_fuel_unit_does_not_move() -> None:
    f = field()
    number = f.put(G_MECH, "0505", fuel=False)
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-S0-18")
    assert reach(f.state, number).destinations() == ()


@pytest.mark.rule("ARD-S1-08")
def test_an_out_of_supply_mechanized_unit_moves_one_hex_and_infantry_freely() -> None:
    f = field()
    number = f.put(G_MECH, "0505", supply="OutOfSupply")
    assert check_move(f.state, number, ["0506"]).legal
    assert refuses(check_move(f.state, number, ["0506", "0507"]), "ARD-S1-08")
    foot = f.put(G_INF, "0305", supply="OutOfSupply")
    assert check_move(f.state, foot, ["0306", "0307"]).legal


@pytest.mark.rule("ARD-S1-13")
def test_an_isolated_mechanized_unit_does_not_move() -> None:
    f = field()
    assert refuses(may_move(f.state, f.put(G_MECH, "0505", supply="Isolated")), "ARD-S1-13")


@pytest.mark.rule("ARD-S1-15")
def test_an_isolated_infantry_unit_moves_one_hex() -> None:
    f = field()
    number = f.put(G_INF, "0505", supply="Isolated")
    assert len(reach(f.state, number).destinations()) == 6
    assert refuses(check_move(f.state, number, ["0506", "0507"]), "ARD-S1-15")


@pytest.mark.rule("ARD-S1-17")
def test_an_isolated_unit_does_not_leave_an_enemy_zone() -> None:
    f = field()
    number = f.put(G_INF, "0505", supply="Isolated")
    f.put(A_INF, "0506")
    assert refuses(check_move(f.state, number, ["0504"]), "ARD-S1-17")


@pytest.mark.rule("ARD-S1-18")
def test_an_isolated_unit_does_not_enter_an_enemy_held_town() -> None:
    f = field(towns=["0506"])
    number = f.put(G_INF, "0505", supply="Isolated")
    f.hold("allied", "0506")
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-S1-18")
    assert check_move(f.state, f.put(G_INF_2, "0507"), ["0506"]).legal


@pytest.mark.rule("ARD-S1-19")
def test_an_isolated_unit_does_not_cross_an_enemy_held_bridge() -> None:
    f = field(rivers=["0505-0506"], bridges=["0505-0506"])
    number = f.put(G_INF, "0505", supply="Isolated")
    f.state.hold_bridge(f.state.ground.crossing("0505-0506"), ALLIED)
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-S1-19")
    f.state.hold_bridge(f.state.ground.crossing("0505-0506"), GERMAN)
    assert check_move(f.state, number, ["0506"]).legal


@pytest.mark.rule("ARD-S1-20")
def test_an_empty_westwall_hex_is_closed_to_an_isolated_allied_unit_only() -> None:
    f = field(tags={"0504": "westwall"})
    number = f.put(A_INF, "0505", supply="Isolated")
    assert refuses(check_move(f.state, number, ["0504"]), "ARD-S1-20")
    f.put(A_INF_2, "0504")
    assert check_move(f.state, number, ["0504"]).legal
    free = field(tags={"0504": "westwall"})
    assert check_move(free.state, free.put(A_INF, "0505"), ["0504"]).legal


@pytest.mark.rule("ARD-D16-12")
def test_on_16_december_allied_infantry_moves_one_hex() -> None:
    f = field(day=16)
    number = f.put(A_INF, "0505")
    assert refuses(check_move(f.state, number, ["0506", "0507"]), "ARD-D16-12")
    assert check_move(f.state, f.put(A_MECH, "0705"), ["0706", "0707"]).legal
    f.state.set_day(17)
    assert check_move(f.state, number, ["0506", "0507"]).legal


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param("gs", marks=pytest.mark.rule("ARD-D16-13")),
        pytest.param("2p", marks=pytest.mark.rule("ARD-D16-14")),
    ],
)
def test_the_one_hex_limit_of_16_december_does_not_bind_reinforce_battle(variant: str) -> None:
    f = field(day=16, variant=variant)
    number = f.put(A_INF, "0505")
    assert check_move(f.state, number, ["0506", "0507"], cause=Cause.REINFORCE).legal
    assert not check_move(f.state, number, ["0506", "0507"]).legal


@pytest.mark.rule("ARD-D2-14")
def test_xxx_corps_stays_west_of_the_meuse_until_the_26th_or_a_german_reaches_it() -> None:
    tags = {f"0{row}{col:02}": "meuse-left" for row in range(1, 10) for col in range(6, 11)}
    tags |= {"0505": "meuse", "0506": "meuse-left meuse"}
    f = field(day=24, rivers=["0505-0506"], bridges=["0505-0506"], meuse=True, tags=tags)
    number = f.put(A_XXX, "0506")
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-D2-14")
    f.state.set_day(26)
    assert check_move(f.state, number, ["0505"]).legal
    f.state.set_day(24)
    german = f.put(G_INF, "0505")
    f.state.place_at(german, "0502")
    assert f.state.meuse_reached
    assert check_move(f.state, number, ["0505"]).legal


# Roadblocks


@pytest.mark.rule("ARD-R0-02")
def test_a_german_unit_does_not_enter_a_roadblock_and_an_allied_unit_does() -> None:
    f = field(roads=["0504-0505"])
    f.state.add_roadblock("0505")
    assert refuses(check_move(f.state, f.put(G_MECH, "0504"), ["0505"]), "ARD-R0-02")
    assert check_move(f.state, f.put(A_INF, "0507"), ["0506", "0505"]).legal


@pytest.mark.rule("ARD-R0-05")
def test_a_german_unit_stops_next_to_a_roadblock_joined_by_road() -> None:
    f = field(roads=["0503-0504-0505"])
    f.state.add_roadblock("0505")
    number = f.put(G_MECH, "0503")
    assert refuses(check_move(f.state, number, ["0504", "0404"]), "ARD-R0-05")
    assert check_move(f.state, number, ["0403", "0404", "0405"]).legal
    f.state.remove_roadblock("0505")
    assert check_move(f.state, number, ["0504", "0404"]).legal


# Exit


@pytest.mark.rule("ARD-H-45")
def test_a_mechanized_german_unit_leaves_by_a_road_west_of_the_meuse_and_scores_its_steps() -> None:
    f = field(roads=["0510-0509-0508"], tags=dict.fromkeys(("0508", "0509", "0510"), "meuse-left"))
    number = f.put(G_MECH, "0508")
    assert allows(check_exit(f.state, number, ["0509", "0510"]), "ARD-H-45")
    assert refuses(check_exit(f.state, number, ["0509"]), "ARD-H-45")
    assert refuses(check_exit(f.state, f.put(G_INF, "0510")), "ARD-H-45")
    leave_map(f.state, ExitMap(G_MECH, ("0509", "0510")))
    assert f.state.exit_vp == 2
    assert f.state.where[number].text == "[Exited]"


@pytest.mark.rule("ARD-S1-03")
def test_a_low_supply_unit_does_not_leave_the_map() -> None:
    f = field(roads=["0510-0509"], tags=dict.fromkeys(("0509", "0510"), "meuse-left"))
    assert refuses(check_exit(f.state, f.put(G_MECH, "0510", supply="LowSupply")), "ARD-S1-03")


def test_leaving_costs_the_last_point_and_a_zone_holds_the_unit() -> None:
    f = field(rows=1, columns=10, roads=["0110-0109-0108-0107-0106-0105-0104-0103"], tags=dict.fromkeys(
        [f"01{c:02}" for c in range(1, 11)], "meuse-left"))  # fmt: skip
    number = f.put(G_MECH, "0106")
    way = ["0107", "0108", "0109", "0110"]
    assert not check_exit(f.state, number, way).legal
    f.state.place_at(number, "0107")
    assert check_exit(f.state, number, way[1:]).legal
    f.put(A_INF_3, "0109")
    f.state.place_at(number, "0110")
    assert check_exit(f.state, number).legal


# Words


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
    assert list(MoveTo(G_MECH, "0507").parts(f.state)) == [Move(G_MECH, ("0405", "0406", "0507"))]


def test_a_unit_off_the_map_has_nowhere_to_go() -> None:
    f = field()
    number = f.reserve(G_INF_3)
    assert reach(f.state, number).destinations() == ()
    ruling = may_move(f.state, number)
    assert ruling is not None
    assert "German Reserve" in ruling.text


def test_an_interrupted_move_goes_on_with_what_is_left() -> None:
    f = field()
    number = f.put(G_INF, "0505")
    assert terms(f.state, number).allowance == 36
    assert terms(f.state, number, spent=12).allowance == 24
    assert not check_move(f.state, number, ["0506", "0507", "0508"], spent=12).legal
    assert check_move(f.state, number, ["0506", "0507"], spent=12).legal


def test_what_is_kept_of_reach_follows_the_date_the_weather_and_the_crossings() -> None:
    f = field(rows=1, day=16, terrain={"0108": "Forest"}, rivers=["0104-0105"])
    allied, german = f.put(A_INF, "0107"), f.put(G_INF, "0104")
    assert reach(f.state, allied).destinations() == ("0108", "0106")
    f.state.set_day(17)
    assert "0109" in reach(f.state, allied).destinations()
    assert "0105" in reach(f.state, german).destinations()
    f.state.note_crossing("0104-0105", 1)
    assert "0105" not in reach(f.state, german).destinations()
    mech = f.put(A_MECH, "0109")
    left = reach(f.state, mech).left("0108")
    f.state.add_lasting(FREEZE)
    assert reach(f.state, mech).left("0108") == (left or 0) + 12
