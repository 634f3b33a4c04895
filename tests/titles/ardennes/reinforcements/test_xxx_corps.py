"""British XXX Corps (rules ARD-D2-01..14)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.events.allied_reserve import DeployingReserve, FirstOfXxx, XxxArrives
from broadfront.titles.ardennes.events.engineers import check_replace_roadblock
from broadfront.titles.ardennes.rules.actions import Deploy, DeployReserve, NoMore
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.rules.forces.deployment import (
    check_method_a,
    check_method_b,
    find_roadblock_replacement,
)
from broadfront.titles.ardennes.rules.forces.xxx_corps import check_first_hex, check_listed_arrival, first_hexes
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.system.xxx_arrival import choose_first_xxx_corps_unit
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.combat import won
from tests.titles.ardennes.support.deployment import XXX_CORPS, one_road
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_INF,
    A_MECH,
    A_XXX,
    G_INF,
    G_MECH,
    G_MECH_2,
    Field,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.impulse import impulse, last
from tests.titles.ardennes.support.on_the_map import Placed, number_of, real
from tests.titles.ardennes.support.roads import ROAD, WEST_BANK
from tests.titles.ardennes.support.units import TANKS, where


def called() -> Field:
    """22 December: XXX Corps waits in Reserve and its card is in hand."""
    at = campaign(day=22)
    for n in at.state.in_box("Calendar 22"):
        at.state.put_in_box(n, "Allied Reserve" if at.state.board.side_of(n) else "German Reserve")
    at.state.zones["allied-hand"] = ("AC41",)
    return at


@pytest.mark.rule("ARD-D2-01", "ARD-D2-02", "ARD-D2-04", "ARD-D2-05")
def test_with_no_german_near_the_west_bank_all_arrive_in_their_listed_hexes() -> None:
    at = called()
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve("AC41"))
    assert duel.pending is None
    where = {at.title.units[n].id: at.state.board.where[n].text for n in at.title.formation_units("XXX")}
    assert where["5.GA.XXX"] == "0422"
    assert where["71.53.XXX"] == "0626"
    assert where["34A.Ind.XXX"] == "1427"
    assert sum(not text.startswith("[") for text in where.values()) == 11


WEST = {f"0{row}{col:02}": "meuse-left" for row in range(1, 10) for col in range(6, 11)}


@pytest.mark.rule("ARD-D2-01", "ARD-D2-06")
def test_xxx_corps_arrives_as_listed_while_no_german_is_near_the_west_bank() -> None:
    f = field(tags=WEST, columns=14)
    f.put(G_INF, "0501")
    assert allows(check_listed_arrival(f.state), "ARD-D2-01")
    f.put(G_MECH, "0503")
    assert refuses(check_listed_arrival(f.state), "ARD-D2-06")


@pytest.mark.rule("ARD-D2-01", "ARD-D2-02", "ARD-D2-05")
def test_with_no_german_near_the_west_bank_all_british_units_stand_in_their_listed_hexes() -> None:
    f = field(
        rows=30, columns=30, day=22, tags={f"{r:02}{c:02}": "meuse-left" for r in range(1, 15) for c in range(17, 31)}
    )
    f.state.clock.note_special_event()
    f.put(G_MECH, "2005")
    units = [f.reserve(id) for id in (A_XXX, "5.GA.XXX", "32.GA.XXX")]
    duel = impulse(f, "AC42")  # a division card calls the whole corps
    assert last(duel, "First arrival").choice.endswith(", each at its listed hex")
    assert [f.state.board.where[n].text for n in units] == ["1126", "0422", "0424"]


XXX = {
    "5.GA.XXX": "0422", "32.GA.XXX": "0424", "129.43.XXX": "0117", "130.43.XXX": "0319", "214.43.XXX": "0320",
    "71.53.XXX": "0626", "158.53.XXX": "0727", "160.53.XXX": "0927",
    "29A.Ind.XXX": "1026", "33A.Ind.XXX": "1227", "34A.Ind.XXX": "1427",
}  # fmt: skip
"""The hexes of the first arrival; four that our map has east of the Meuse are moved over it (ARD-D2-03)."""


def british(f: Field) -> Field:
    for unit in XXX:
        f.reserve(unit)
    f.state.clock.note_special_event()
    return f


# Whichever card comes first (ARD-D2-01), in hexes west of the Meuse (ARD-D2-03)
@pytest.mark.rule("ARD-D2-01", "ARD-D2-02", "ARD-D2-03")
@pytest.mark.parametrize("card", ["AC41", "AC43"])
def test_the_first_arrival_of_xxx_corps_brings_all_of_it_to_its_listed_hexes(card: str) -> None:
    f = british(real(22, {"1320": TANKS}))
    impulse(f, card).settle()
    assert {unit: where(f, unit) for unit in XXX} == XXX


@pytest.mark.rule("ARD-D2-01")
@pytest.mark.parametrize("card", ["AC41", "AC43"])
def test_the_first_card_of_xxx_corps_brings_all_of_it_that_waits(card: str) -> None:
    at = campaign(day=22)
    for n in at.state.in_box("Calendar 22"):
        at.state.put_in_box(n, "Allied Reserve" if at.state.board.side_of(n) else "German Reserve")
    at.state.zones["allied-hand"] = (card,)
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve(card))
    duel.settle()
    assert sum(at.state.board.hex_of_unit(n) is not None for n in at.title.formation_units("XXX")) == 11


@pytest.mark.parametrize(
    ("division", "hexes"),
    [
        pytest.param("GA", {"5": "0422", "32": "0424"}, marks=pytest.mark.rule("ARD-D2-02")),
        pytest.param("43", {"129": "0117", "130": "0319", "214": "0320"}, marks=pytest.mark.rule("ARD-D2-03")),
        pytest.param("53", {"71": "0626", "158": "0727", "160": "0927"}, marks=pytest.mark.rule("ARD-D2-04")),
        pytest.param("Ind", {"29A": "1026", "33A": "1227", "34A": "1427"}, marks=pytest.mark.rule("ARD-D2-05")),
    ],
)
def test_the_listed_hexes_of_xxx_corps(division: str, hexes: dict[str, str]) -> None:
    at = campaign(day=22)
    units = [n for n in at.title.formation_units("XXX") if at.state.units[n].division == division]
    waiting = at.state.board.where[units[0]].text
    duel = Duel(at, XxxArrives(tuple(units)))
    assert duel.pending is None
    assert {at.state.board.where[n].text for n in units} == {waiting}  # nobody comes who is not in the Reserve box
    for n in units:
        at.state.put_in_box(n, "Allied Reserve")
    duel = Duel(at, XxxArrives(tuple(units)))
    assert duel.pending is None
    assert {at.state.units[n].unit: at.state.board.where[n].text for n in units} == hexes
    assert {at.at(hex) for hex in hexes.values()} <= at.state.ground.meuse_west


@pytest.mark.rule("ARD-D2-06", "ARD-D2-08", "ARD-D2-09")
def test_with_a_german_near_the_west_bank_one_unit_comes_first_and_the_rest_by_the_normal_methods() -> None:
    at = called()
    bank = next(
        h for h in sorted(at.state.ground.meuse_west) if at.state.ground.hv[h] >= 2 and not at.state.board.at[h]
    )
    near = next(
        h for h in at.state.ground.six_neighbors[bank] if h in at.state.ground.meuse_west and not at.state.board.at[h]
    )
    at.state.place_at(at.title.unit("Peiper.1SS.ISS").number, at.state.hex_id(near))
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve("AC41"))
    assert duel.prompt.startswith("Place the first unit")
    step = at.state.stack[-1]
    assert isinstance(step, FirstOfXxx)
    east = next(h for h in sorted(at.state.ground.position) if h not in at.state.ground.meuse_west)
    assert refuses(duel.why_not(Deploy("5.GA.XXX", at.state.hex_id(east))), "ARD-D2-06")
    assert refuses(duel.why_not(Deploy("5.GA.XXX", at.state.hex_id(near))), "ARD-D2-08")
    assert refuses(duel.why_not(Deploy("26.1.V", at.state.hex_id(bank))), "ARD-D2-06")
    hex = at.state.hex_id(step.possible_hexes(at.state)[0])
    duel.do(Deploy("5.GA.XXX", hex))
    assert duel.pending is None
    assert duel.told("ARD-D2-09")
    at.state.move_item("AC41", "allied-discard", "allied-hand")
    duel = Duel(at, AlliedImpulse())
    duel.do(DeployReserve("AC41"))
    assert duel.pending is not None
    assert isinstance(at.state.stack[-1], DeployingReserve)
    duel.do(NoMore())
    assert duel.pending is None


@pytest.mark.rule("ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09")
def test_the_first_british_unit_under_threat_needs_an_allied_position_beyond_the_river_near_germans() -> None:
    f = field(tags=WEST, roads=[ROAD], hv={"0506": 3, "0505": 3, "0706": 3, "0510": 2}, towns=["0506"])
    f.put(G_MECH, "0503")
    assert allows(check_first_hex(f.state, f.at("0506")), "ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09")
    assert refuses(check_first_hex(f.state, f.at("0505")), "ARD-D2-06")
    assert refuses(check_first_hex(f.state, f.at("0507")), "ARD-D2-07")
    assert refuses(check_first_hex(f.state, f.at("0510")), "ARD-D2-09")
    f.hold("german", "0506")
    assert refuses(check_first_hex(f.state, f.at("0506")), "ARD-D2-08")


def meuse(day: int = 23) -> Field:
    """The Meuse between columns 07 and 08 of a real-sized map; the west bank has Positions on a road."""
    rivers = [f"{r:02}08-{r:02}07" for r in range(1, 11)]
    west = {f"{r:02}{c:02}": "meuse-left" for r in range(1, 11) for c in (8, 9, 10)}
    f = field(day=day, rivers=rivers, meuse=True, tags=west, roads=["0510-0509-0508"], hv={"0508": 3, "0509": 4})
    f.state.clock.note_special_event()
    return f


@pytest.mark.rule("ARD-D2-06", "ARD-D2-10")
def test_with_germans_near_the_west_bank_one_british_unit_takes_the_best_hex() -> None:
    f = meuse()
    f.put(G_MECH, "0510")
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_MECH_2, "0308")
    f.hold("allied", "0508", "0509")
    waiting = [f.reserve(A_XXX), f.reserve("33A.Ind.XXX")]
    duel = impulse(f, XXX_CORPS)
    assert last(duel, "Command card").choice == "first arrival of XXX Corps"
    assert last(duel, "First arrival").choice == "one unit alone, west of the Meuse"
    assert last(duel, "The first unit").choice == f"{A_XXX} in 0509"
    assert [f.state.board.hex_of_unit(n) is not None for n in waiting] == [True, False]


# Liege itself, 0116, is Proximate by road and comes before all if it is empty
@pytest.mark.rule("ARD-D2-06", "ARD-D2-10")
def test_with_germans_near_the_first_british_unit_takes_the_highest_hold_value_then_the_northernmost() -> None:
    liege, west_bank = "740.CT-XVIII.XVIII", "99S.CT-XVIII.XVIII"
    cases: tuple[tuple[Placed, str], ...] = (
        ({}, "0116"),
        ({"0116": liege}, "0117"),
        ({"0116": liege, "0117": west_bank}, "0217"),
    )
    for there, best in cases:
        f = british(real(23, {"0418": "2.2SS.IISS", **there}))
        assert f.names(first_hexes(f.state))[0] == best
        impulse(f, "AC41").settle()
        assert where(f, "5.GA.XXX") == best


@pytest.mark.rule("ARD-D2-10")
def test_the_first_british_unit_takes_the_highest_hold_value_then_the_nearest_german_then_north() -> None:
    f = field(tags=WEST, roads=[ROAD, "0510-0409-0408-0407-0406"], hv={"0506": 3, "0507": 4, "0406": 3, "0606": 3})
    f.put(G_MECH, "0504")
    assert f.names(first_hexes(f.state)) == ["0507", "0506", "0406", "0606"]
    trace = choose_first_xxx_corps_unit(f.state, FirstOfXxx((f.reserve(A_XXX),)))[1]
    assert trace.choice == f"{A_XXX} at 0507"
    assert [candidate.what for candidate in trace.candidates] == ["0507", "0506", "0406", "0606"]


@pytest.mark.rule("ARD-D2-11", "ARD-D2-12", "ARD-D2-13")
def test_xxx_corps_deploys_west_of_the_meuse_as_part_of_the_first_army_without_corps_boundaries() -> None:
    f, _ = one_road(tags=WEST, hv={"0506": 3, "0505": 3}, without={"0506": "corps-v corps-xviii"})
    unit = f.reserve(A_XXX)
    f.put(A_MECH, "0508")
    assert allows(check_method_b(f.state, unit, f.at("0506")), "ARD-D2-11", "ARD-D2-13")
    f.put(A_MECH, "0507")
    assert refuses(check_method_a(f.state, unit, f.at("0505")), "ARD-D2-12")


@pytest.mark.rule("ARD-D2-11")
def test_xxx_corps_on_the_map_deploys_by_the_normal_methods() -> None:
    f = field(tags=WEST)
    f.put(A_XXX, "0508")
    assert refuses(check_listed_arrival(f.state), "ARD-D2-11")


@pytest.mark.rule("ARD-D2-11", "ARD-D2-12")
def test_after_the_first_arrival_the_british_deploy_by_the_normal_methods_west_of_the_meuse() -> None:
    f = meuse()
    f.put(G_MECH_2, "0308")
    f.put("33A.Ind.XXX", "0710")
    f.reserve(A_XXX)
    trace = last(impulse(f, XXX_CORPS), "Deploy")
    assert trace.choice == f"{A_XXX} at 0509 by Method A"
    assert {"ARD-D2-11", "ARD-D2-12"} <= set(trace.rules)


@pytest.mark.rule("ARD-D2-12", "ARD-R0-20")
def test_no_british_unit_replaces_a_roadblock_east_of_the_meuse() -> None:
    for hex, comes in (("0505", False), ("0506", True)):
        f = field(day=24, tags=WEST_BANK, roads=["0510-0509-0508-0507-0506-0505"], hv={"0505": 5, "0506": 5})
        f.put("33A.Ind.XXX", "0508")
        british = f.reserve(A_XXX)
        number, _ = find_roadblock_replacement(f.state, f.at(hex), ("ARD-R0-20", "ARD-R0-21"))
        assert (number == british) == comes
        f.state.add_roadblock(hex)
        assert check_replace_roadblock(f.state, f.at(hex)).legal == comes


@pytest.mark.rule("ARD-D2-14")
def test_xxx_corps_stays_west_of_the_meuse_until_the_26th_or_a_german_reaches_it() -> None:
    tags = {f"0{row}{col:02}": "meuse-left" for row in range(1, 10) for col in range(6, 11)}
    tags |= {"0505": "meuse", "0506": "meuse-left meuse"}
    f = field(day=24, rivers=["0505-0506"], bridges=["0505-0506"], meuse=True, tags=tags)
    number = f.put(A_XXX, "0506")
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-D2-14")
    f.state.clock.set_day(26)
    assert check_move(f.state, number, ["0505"]).legal
    f.state.clock.set_day(24)
    german = f.put(G_INF, "0505")
    f.state.place_at(german, "0502")
    assert f.state.land.meuse_reached
    assert check_move(f.state, number, ["0505"]).legal


@pytest.mark.rule("ARD-D2-14")
def test_xxx_corps_crosses_the_meuse_once_a_german_is_next_to_it_or_from_the_26th() -> None:
    for day, hex, legal in ((24, "1125", False), (24, "1025", True), (26, "1125", True)):
        f = real(day, {"1227": "33A.Ind.XXX", hex: TANKS})
        ruling = check_move(f.state, number_of(f, "33A.Ind.XXX"), ("1226",))
        assert ruling.legal if legal else refuses(ruling, "ARD-D2-14")


# Nothing sets it down there (ARD-D2-03), but it would not cross the Meuse
@pytest.mark.rule("ARD-D2-14")
def test_a_british_unit_east_of_the_meuse_moves_where_it_does_not_cross_it() -> None:
    f = real(23, {"1126": "29A.Ind.XXX"})
    assert check_move(f.state, number_of(f, "29A.Ind.XXX"), ("1125",)).legal
    assert refuses(check_move(f.state, number_of(f, "29A.Ind.XXX"), ("1026",)), "ARD-D2-14")


@pytest.mark.rule("ARD-D2-14")
def test_the_meuse_once_reached_stays_so_when_the_unit_is_gone_and_no_ally_reaches_it() -> None:
    f = field(tags={"0505": "meuse"})
    f.put(A_INF, "0505")
    assert not f.state.land.meuse_reached
    f.state.eliminate(f.title.unit(A_INF).number)
    f.state.eliminate(f.put(G_INF, "0505"))
    assert f.state.land.meuse_reached


@pytest.mark.rule("ARD-D2-14")
@pytest.mark.parametrize(("reached", "goes"), [(False, False), (True, True)])
def test_a_british_unit_neither_advances_nor_follows_over_the_meuse_yet(reached: bool, goes: bool) -> None:
    f = field(day=24, tags=WEST_BANK, variant="2p", rivers=["0505-0506"], bridges=["0505-0506"], meuse=True)
    f.state.land.set_meuse_reached(reached)
    duel = won(f, [f.put(A_XXX, "0506")])
    ruling = duel.why_not(Advance(A_XXX, ("0505",)))
    assert ruling.legal if goes else refuses(ruling, "ARD-D2-14")
    g = field(day=24, tags=WEST_BANK, variant="2p", rivers=["0505-0506"], bridges=["0505-0506"], meuse=True)
    g.state.land.set_meuse_reached(reached)
    duel = won(g, [g.put(A_XXX, "0507")], retreated_to=("0505", "0504"), target="0506", survivor=G_INF)
    g.state.land.set_meuse_reached(reached)
    ruling = duel.why_not(Advance(A_XXX, ("0506", "0505")))
    assert ruling.legal if goes else refuses(ruling, "ARD-D2-14")
