"""Roadblocks, R0, and bridge demolition, SEQ-13 to SEQ-16 and H-26."""

import pytest

from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.game.position_written import position_data
from broadfront.titles.ardennes.questions import bridges, demolition, roadblocks
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a, matching_unit
from broadfront.titles.ardennes.rules.lines.proximate import explain_proximate
from broadfront.titles.ardennes.rules.markers import DEMOLISHED, INTACT
from broadfront.titles.ardennes.rules.routes.bridges import (
    check_bridging,
    check_demolition,
    demolish,
    demolition_checks,
    raise_bridge,
    rolled,
)
from broadfront.titles.ardennes.rules.routes.roadblock import (
    RoadblockCheck,
    checks,
    eligible,
    place_roadblock,
    remove_adjacent,
    remove_out_of_communication,
    replacement_number,
)
from broadfront.titles.ardennes.steps.moving import Checks
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    A_MECH,
    A_MECH_2,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    Field,
    allows,
    field,
    refuses,
)

ROAD = "0510-0509-0508-0507-0506-0505"


def crossroads(**more: object) -> Field:
    """An Allied supply road with a Position of HV 3 at its head, 0505, and a German unit coming to 0504."""
    settings: dict[str, object] = {"day": 17, "roads": [ROAD], "hv": {"0505": 3}} | more
    return field(**settings)  # type: ignore[arg-type]


@pytest.mark.rule("ARD-R0-10", "ARD-R0-11")
def test_a_german_unit_coming_next_to_an_empty_road_position_in_allied_supply_causes_a_check() -> None:
    f = crossroads()
    number = f.put(G_INF, "0504")
    assert allows(eligible(f.state, f.at("0505"), [number]), "ARD-R0-10", "ARD-R0-11")
    found = checks(f.state, [number])
    assert [(check.hex, check.number) for check in found] == [("0505", 3)]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"roads": ["0510-0509-0508-0507-0506"]}, "no road"),
        ({"hv": {"0505": 1}}, "not a Position"),
        ({"roads": ["0506-0505"]}, "Allied Supply"),
    ],
)
@pytest.mark.rule("ARD-R0-11")
def test_a_hex_without_road_position_or_allied_supply_is_not_eligible(more: dict[str, object], why: str) -> None:
    f = crossroads(**more)
    ruling = eligible(f.state, f.at("0505"))
    assert refuses(ruling, "ARD-R0-11")
    assert why in ruling.text


@pytest.mark.rule("ARD-R0-12")
def test_a_hex_in_an_allied_zone_is_checked_only_with_hold_value_five() -> None:
    weak, strong = crossroads(), crossroads(hv={"0505": 5})
    for f in (weak, strong):
        f.put(A_INF, "0506")
    assert refuses(eligible(weak.state, weak.at("0505")), "ARD-R0-12")
    assert allows(eligible(strong.state, strong.at("0505")), "ARD-R0-12")


@pytest.mark.rule("ARD-R0-13")
def test_a_german_held_town_is_not_checked() -> None:
    f = crossroads(towns=["0505"])
    f.hold("german", "0505")
    assert refuses(eligible(f.state, f.at("0505")), "ARD-R0-13")
    f.hold("allied", "0505")
    assert eligible(f.state, f.at("0505")).legal


@pytest.mark.rule("ARD-R0-14")
def test_another_german_unit_next_to_the_hex_forbids_the_check_and_the_mover_does_not() -> None:
    f = crossroads()
    mover = f.put(G_INF, "0504")
    assert allows(eligible(f.state, f.at("0505"), [mover]), "ARD-R0-14")
    f.put(G_INF_2, "0404")
    assert refuses(eligible(f.state, f.at("0505"), [mover]), "ARD-R0-14")
    assert checks(f.state, [mover]) == ()


@pytest.mark.rule("ARD-R0-15", "ARD-SEQ-16")
def test_from_20_december_only_victory_hexes_are_checked() -> None:
    plain, worth = crossroads(day=20), crossroads(day=20, vp={"0505": 2})
    assert refuses(eligible(plain.state, plain.at("0505")), "ARD-SEQ-16")
    assert allows(eligible(worth.state, worth.at("0505")), "ARD-R0-15")
    plain.state.set_day(19)
    assert eligible(plain.state, plain.at("0505")).legal


@pytest.mark.rule("ARD-R0-07", "ARD-DEF-05")
def test_checks_come_by_hold_value_then_westernmost_then_lowest_number() -> None:
    f = crossroads(
        roads=[ROAD, "0410-0409-0408-0407-0406-0405-0404-0403", "0610-0609-0608-0607-0606-0605-0604"],
        hv={"0403": 4, "0404": 2, "0505": 2, "0604": 2},
    )
    order = ["0403", "0505", "0404", "0604"]
    told = roadblocks(f.title, position=position_data(f.state))
    assert [row["hex"] for row in told.value["rows"]] == order
    assert {"ARD-R0-07", "ARD-DEF-05"} <= set(told.rules)
    duel = Duel(f, Checks((f.put(G_INF, "0504"),)))
    for hex, roll in zip(order, (4, 10, 1, 10), strict=True):
        duel.roll(roll, f"Roadblock in {hex},")
    assert duel.pending is None
    assert f.state.roadblocks == {"0403", "0404"}


@pytest.mark.rule("ARD-R0-08", "ARD-R0-09")
def test_a_roadblock_is_placed_on_the_hold_value_or_less_and_the_hex_is_checked_once() -> None:
    f = crossroads()
    number = f.put(G_INF, "0504")
    f.state.events = []
    check = checks(f.state, [number])[0]
    assert not place_roadblock(f.state, check, 4)
    assert f.state.roadblocks == set()
    assert checks(f.state, [number]) == ()
    f.state.begin_activation()
    assert place_roadblock(f.state, checks(f.state, [number])[0], 3)
    assert f.state.roadblocks == {"0505"}
    assert refuses(eligible(f.state, f.at("0505")), "ARD-R0-11")


@pytest.mark.rule("ARD-R0-09")
def test_a_hex_checked_in_this_activation_is_refused_until_the_next() -> None:
    f = crossroads()
    f.state.note_checked("0505")
    assert refuses(eligible(f.state, f.at("0505")), "ARD-R0-09")
    f.state.begin_activation()
    assert eligible(f.state, f.at("0505")).legal


@pytest.mark.rule("ARD-R0-03", "ARD-H-13")
def test_a_roadblock_on_the_only_road_breaks_proximity() -> None:
    f = field(rows=1, columns=9, roads=["0102-0103-0104-0105-0106-0107"])
    f.put(G_MECH, "0102")
    assert explain_proximate(f.state, f.at("0107"), GERMAN).legal
    f.state.add_roadblock("0104")
    assert refuses(explain_proximate(f.state, f.at("0107"), GERMAN), "ARD-R0-03")
    assert allows(explain_proximate(f.state, f.at("0104"), GERMAN), "ARD-H-13")


@pytest.mark.rule("ARD-R0-01")
def test_a_roadblock_hex_counts_as_empty_for_allied_deployment() -> None:
    f = crossroads(day=18)
    f.put(G_MECH, "0502")
    f.state.add_roadblock("0505")
    assert allows(check_method_a(f.state, f.reserve(A_INF), f.at("0505")), "ARD-R0-01")


@pytest.mark.rule("ARD-R0-16")
def test_an_allied_unit_entering_sweeps_a_roadblock_away() -> None:
    f = crossroads()
    f.state.add_roadblock("0505")
    f.state.events = []
    f.put(A_INF, "0505")
    assert f.state.roadblocks == set()
    assert [event.rules for event in f.state.events or []] == [("ARD-R0-16",)]


@pytest.mark.rule("ARD-R0-17", "ARD-SEQ-10")
def test_the_supply_phase_removes_roadblocks_out_of_either_communication() -> None:
    f = field(roads=[ROAD])
    for hex in ("0404", "0505"):
        f.state.add_roadblock(hex)
    assert remove_out_of_communication(f.state) == []
    for unit, hex in ((A_INF, "0504"), (A_INF_2, "0506"), (A_MECH, "0404"), (A_MECH_2, "0604")):
        f.put(unit, hex)
    f.state.events = []
    assert remove_out_of_communication(f.state) == ["0505"]
    assert f.state.events


@pytest.mark.rule("ARD-R0-18", "ARD-SEQ-13")
def test_a_german_activation_removes_roadblocks_next_to_active_units_only() -> None:
    f = field(roads=[ROAD])
    near, far = f.put(G_INF, "0504"), f.put(G_INF_2, "0510")
    for hex in ("0505", "0508"):
        f.state.add_roadblock(hex)
    f.state.events = []
    assert f.names(remove_adjacent(f.state, [near])) == ["0505"]
    assert f.state.roadblocks == {"0508"}
    assert f.names(remove_adjacent(f.state, [far])) == []


@pytest.mark.rule("ARD-R0-19")
def test_a_removed_roadblock_is_replaced_on_its_hold_value_in_supply_or_on_a_victory_hex() -> None:
    f = crossroads()
    ruling = replacement_number(f.state, f.at("0505"))
    assert allows(ruling, "ARD-R0-19")
    assert ruling.facts["number"] == 3
    cut = crossroads(roads=["0506-0505"])
    assert refuses(replacement_number(cut.state, cut.at("0505")), "ARD-R0-19")
    worth = crossroads(roads=["0506-0505"], vp={"0505": 2})
    assert replacement_number(worth.state, worth.at("0505")).legal


@pytest.mark.rule("ARD-R0-20", "ARD-R0-21", "ARD-H-50")
def test_the_replacing_unit_comes_from_reserve_by_division_then_corps_then_army() -> None:
    def chosen(*reserve: str, on_map: tuple[tuple[str, str], ...] = ()) -> str | None:
        f = crossroads()
        f.put(A_INF, "0507")  # 394th of the 99th, V Corps
        for unit, hex in on_map:
            f.put(unit, hex)
        for unit in reserve:
            f.reserve(unit)
        number, trace = matching_unit(f.state, f.at("0505"), ("ARD-R0-20", "ARD-R0-21"))
        assert trace.candidates[0].what == A_INF
        return None if number is None else f.title.units[number].id

    assert chosen(A_INF_2, "23.2.V") == A_INF_2
    assert chosen("23.2.V", "9.2.V") == "23.2.V"
    assert chosen(A_MECH) == A_MECH
    assert chosen("CCA.4A.III", on_map=((G_INF, "0504"),)) is None
    assert chosen(A_MECH, on_map=((A_INF_2, "0909"),)) == A_MECH
    assert chosen(on_map=((A_INF_2, "0909"),)) == A_INF_2


# Bridges


def bridge(day: int, **more: object) -> Field:
    """A bridge 0504-0505 with the Allied supply road beyond it."""
    settings: dict[str, object] = {
        "day": day,
        "roads": [f"{ROAD}-0504"],
        "rivers": ["0504-0505"],
        "bridges": ["0504-0505"],
    }
    return field(**(settings | more))  # type: ignore[arg-type]


@pytest.mark.rule("ARD-SEQ-14")
def test_from_the_17th_a_bridge_is_checked_when_the_far_hex_is_in_allied_supply() -> None:
    early, later, cut = bridge(16), bridge(17), bridge(17, roads=["0505-0504"])
    for f in (early, later, cut):
        f.put(G_INF, "0504")
    crossing = later.state.ground.crossing("0505-0504")
    assert allows(check_demolition(later.state, crossing, later.at("0504")), "ARD-SEQ-14")
    assert refuses(check_demolition(early.state, crossing, early.at("0504")), "ARD-SEQ-14")
    assert refuses(check_demolition(cut.state, crossing, cut.at("0504")), "ARD-SEQ-14")
    assert demolition_checks(early.state, early.title.unit(G_INF).number) == ()


@pytest.mark.rule("ARD-D16-15")
def test_in_two_player_no_bridge_is_blown_on_the_16th() -> None:
    f = bridge(16, variant="2p")
    assert refuses(check_demolition(f.state, f.state.ground.crossing("0504-0505"), f.at("0504")), "ARD-D16-15")


@pytest.mark.rule("ARD-H-26")
@pytest.mark.parametrize(("day", "number"), [(17, 4), (18, 4), (19, 6), (22, 6), (23, 7), (29, 7)])
def test_the_number_rises_with_the_date(day: int, number: int) -> None:
    f = bridge(day)
    assert demolition_checks(f.state, f.put(G_INF, "0504"))[0].number == number
    assert demolition(f.title, day=day, meuse=True, defended=True).value["number"] == number + 3


@pytest.mark.rule("ARD-H-26")
def test_meuse_bridges_and_defended_far_hexes_go_more_easily_and_each_bridge_once() -> None:
    f = bridge(17, meuse=True)
    number = f.put(G_INF, "0504")
    assert demolition_checks(f.state, number)[0].number == 6
    f.put(A_INF, "0505")
    check = demolition_checks(f.state, number)[0]
    assert (check.bridge, check.number) == ("0504-0505", 7)
    rolled(f.state, check.bridge)
    assert demolition_checks(f.state, number) == ()
    f.state.begin_activation()
    assert len(demolition_checks(f.state, number)) == 1


@pytest.mark.rule("ARD-H-06")
def test_a_blown_bridge_is_an_unbridged_river() -> None:
    f = bridge(17)
    f.state.events = []
    demolish(f.state, "0504-0505")
    crossing = f.state.ground.crossing("0504-0505")
    assert f.state.bridge(crossing) == DEMOLISHED
    assert refuses(check_demolition(f.state, crossing, f.at("0504")), "ARD-H-06")


@pytest.mark.rule("ARD-E0-02")
def test_a_blown_bridge_is_repaired_and_a_new_one_needs_a_road_on_both_sides() -> None:
    f = field(roads=["0501-0502-0503-0504-0505"], rivers=["0504-0505", "0504-0404"], bridges=["0504-0505"])
    blown, bare = f.state.ground.crossing("0504-0505"), f.state.ground.crossing("0404-0504")
    assert refuses(check_bridging(f.state, blown), "ARD-E0-02")
    assert refuses(check_bridging(f.state, bare), "ARD-E0-02")
    f.state.events = []
    demolish(f.state, blown.id)
    assert allows(check_bridging(f.state, blown), "ARD-E0-02")
    raise_bridge(f.state, blown.id)
    assert f.state.bridge(blown) == INTACT
    assert f.state.bridge_held_by(blown) == GERMAN


@pytest.mark.rule("ARD-E0-03", "ARD-E0-04")
def test_bridging_needs_german_supply_at_one_end_and_no_allied_zone_at_either() -> None:
    far = field(roads=["0505-0506"], rivers=["0505-0506"])
    assert refuses(check_bridging(far.state, far.state.ground.crossing("0505-0506")), "ARD-E0-03")
    near = field(roads=["0501-0502-0503-0504-0505"], rivers=["0504-0505"])
    crossing = near.state.ground.crossing("0504-0505")
    assert check_bridging(near.state, crossing).legal
    near.put(A_INF, "0507")
    assert check_bridging(near.state, crossing).legal
    near.put(A_INF_2, "0506")
    assert refuses(check_bridging(near.state, crossing), "ARD-E0-04")


@pytest.mark.rule("ARD-H-55")
def test_the_order_of_bridges_is_total() -> None:
    order = ["0503-0504", "0504-0505", "0404-0504", "0504-0604", "0403-0504", "0504-0603"]
    roads = [
        "0510-0509-0508-0507-0506",
        "0310-0309-0308-0307-0306-0305-0304-0303",
        "0710-0709-0708-0707-0706-0705-0704",
    ]
    f = field(day=17, roads=roads, rivers=order, bridges=order, hv={"0503": 4})
    told = bridges(f.title, position=position_data(f.state))
    assert [row["bridge"] for row in told.value["rows"]] == order
    assert "ARD-H-55" in told.rules
    duel = Duel(f, Checks((f.put(G_INF, "0504"),)))
    for bridge in order:
        duel.roll(10, f"demolition of {bridge},")
    assert duel.pending is None


def test_a_check_is_a_plain_record_for_a_later_roll() -> None:
    check = RoadblockCheck("0505", 3, ("ARD-R0-08",))
    assert (check.hex, check.number) == ("0505", 3)
    f = crossroads()
    assert checks(f.state, [f.reserve(G_INF_3)]) == ()
    assert demolition_checks(f.state, f.put(A_ENG, "0504")) == ()


def test_bridges_are_held_by_who_was_last_at_one_end_with_no_enemy_at_the_other() -> None:
    f = bridge(17)
    crossing = f.state.ground.crossing("0504-0505")
    german, allied = f.put(G_INF, "0504"), f.title.unit(A_INF).number
    assert f.state.bridge_held_by(crossing) == GERMAN
    f.state.place_at(allied, "0505")
    assert f.state.bridge_held_by(crossing) == GERMAN
    f.state.place_at(german, "0501")
    f.state.place_at(allied, "0506")
    f.state.place_at(allied, "0505")
    assert f.state.bridge_held_by(crossing) != GERMAN
