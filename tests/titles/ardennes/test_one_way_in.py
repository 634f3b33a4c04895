"""One way into a hex: advances of two hexes, Roadblocks, bridges of 16 December, the British, who holds a bridge."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied_reserve import Alarm, AlarmMove
from broadfront.titles.ardennes.events.engineers import check_replace
from broadfront.titles.ardennes.rules.actions import Move, NoMore, SelectUnit
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, AdvanceDone, PlayTactic, ReinforceBattle
from broadfront.titles.ardennes.rules.forces.deployment import matching_unit
from broadfront.titles.ardennes.rules.forces.xxx_corps import listed_hexes
from broadfront.titles.ardennes.rules.markers import AS_BRIDGE, AS_RIVER
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import step
from broadfront.titles.ardennes.steps.activation import RoadblockReplaced
from broadfront.titles.ardennes.steps.advance import Following
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel, battle, german_card
from tests.titles.ardennes.field import (
    A_BIG,
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
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.test_c0_combat import EAST, WEST, fight_at
from tests.titles.ardennes.test_c1_hits import where
from tests.titles.ardennes.test_c3_advance import won

BEYOND = ("0505", WEST)
RETREAT = (WEST, "0507")
NORTH_ROAD = "0410-0409-0408-0407-0406-0405-0505"
"""An Allied road from the west edge to 0405, and on to the vacated hex."""


# An advance of two hexes enters the vacated hex first


def pursuit(**more: object) -> tuple[Field, Duel]:
    """A panzer unit has beaten the defenders of 0505, who have retreated two hexes; it goes after them."""
    f = field(**more)  # type: ignore[arg-type]
    if more.get("towns"):
        f.hold("allied", "0505")
    duel = won(f, [f.put(G_MECH, EAST)], retreated_to=RETREAT)
    duel.do(Advance(G_MECH, BEYOND))
    return f, duel


@pytest.mark.rule("ARD-H-03")
def test_an_advance_of_two_hexes_takes_the_vacated_town_and_victory_hex() -> None:
    f, duel = pursuit(towns=["0505"], vp={"0505": 2})
    assert duel.pending is not None
    assert where(f, G_MECH) == WEST
    assert f.state.held_by(f.at("0505")) == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_an_advance_of_two_hexes_takes_the_bridges_of_the_vacated_hex() -> None:
    f, duel = pursuit(day=16, rivers=["0505-0605"], bridges=["0505-0605"])
    assert duel.pending is not None
    assert f.state.bridge_held_by(f.state.ground.crossing("0505-0605")) == GERMAN


@pytest.mark.rule("ARD-H-27")
def test_an_advance_of_two_hexes_opens_the_depot_of_the_vacated_hex() -> None:
    f, duel = pursuit(depot="0505")
    assert duel.pending is not None
    assert f.state.depots == {"0505": 1}


@pytest.mark.rule("ARD-D2-14")
def test_an_advance_of_two_hexes_reaches_the_meuse_in_the_vacated_hex() -> None:
    f, duel = pursuit(tags={"0505": "meuse"})
    assert duel.pending is not None
    assert f.state.meuse_reached


@pytest.mark.rule("ARD-C3-11", "ARD-H-26")
def test_an_advance_of_two_hexes_is_checked_in_the_vacated_hex_bridges_before_roadblocks() -> None:
    f, duel = pursuit(
        day=17, rivers=["0505-0605"], bridges=["0505-0605"], hv={"0405": 3},
        roads=[NORTH_ROAD, "0610-0609-0608-0607-0606-0605-0505"],
    )  # fmt: skip
    duel.roll(10, "demolition")
    assert where(f, G_MECH) == "0505"
    duel.roll(10, "Roadblock")
    assert duel.pending is not None
    assert where(f, G_MECH) == WEST


@pytest.mark.rule("ARD-R0-05", "ARD-H-54")
def test_a_roadblock_placed_at_the_other_end_of_a_road_ends_an_advance_in_the_vacated_hex() -> None:
    f, duel = pursuit(hv={"0405": 3}, roads=[NORTH_ROAD])
    duel.roll(3, "Roadblock")
    assert duel.pending is not None
    assert where(f, G_MECH) == "0505"
    assert duel.told("ARD-R0-05")


@pytest.mark.rule("ARD-R0-05")
def test_a_roadblock_that_lay_at_the_other_end_of_a_road_ends_an_advance_in_the_vacated_hex() -> None:
    f = field(roads=[NORTH_ROAD])
    f.state.add_roadblock("0405")
    duel = won(f, [f.put(G_MECH, EAST)], retreated_to=RETREAT)
    assert refuses(duel.why_not(Advance(G_MECH, BEYOND)), "ARD-R0-05")
    assert duel.why_not(Advance(G_MECH, ("0505",))).legal


@pytest.mark.rule("ARD-H-54", "ARD-TEC-24")
def test_a_unit_stopped_in_a_full_vacated_hex_falls_back_to_where_it_came_from() -> None:
    f = field(roads=[NORTH_ROAD])
    for unit in (G_INF, G_INF_2, G_INF_3):
        f.put(unit, "0505")
    panzer = f.put(G_MECH, EAST)
    won(f, [panzer], retreated_to=RETREAT)
    f.state.add_roadblock("0405")
    fight = f.state.stack[-1].fight  # type: ignore[attr-defined]
    f.state.place_at(panzer, "0505")
    duel = Duel(f, Following(fight, panzer, f.at(WEST), (), (f.at(EAST),)))
    assert f.state.status() == []
    assert duel.pending is None
    assert where(f, G_MECH) == EAST
    assert f.state.status() == []


@pytest.mark.rule("ARD-C3-11", "ARD-H-26")
def test_a_bridge_blown_in_the_vacated_hex_leaves_the_follower_the_river() -> None:
    f, duel = pursuit(
        day=23, rivers=["0505-0506"], bridges=["0505-0506"], roads=["0510-0509-0508-0507-0506-0505-0504"]
    )
    duel.roll(1, "demolition")
    assert duel.pending is not None
    assert where(f, G_MECH) == WEST  # the path of retreat crosses it, and the unit is the only one
    assert not f.state.has_bridge(f.state.ground.crossing("0505-0506"))


# Roadblocks


@pytest.mark.rule("ARD-R0-02")
def test_nobody_follows_into_a_roadblock_that_the_first_advance_has_brought() -> None:
    f = field(hv={WEST: 3}, roads=["0510-0509-0508-0507-0506"], day=18)
    duel = won(f, [f.put(G_MECH, EAST), f.put(G_MECH_2, EAST)], retreated_to=("0506", "0607"), survivor=A_BIG)
    f.state.put_in_box(f.title.unit(A_BIG).number, "Allied Reserve")
    f.put(A_BIG, "0607", dispersed=True)
    assert duel.why_not(Advance(G_MECH_2, BEYOND)).legal
    duel.do(Advance(G_MECH, ("0505",)))
    duel.roll(3, "Roadblock")
    assert refuses(duel.why_not(Advance(G_MECH_2, BEYOND)), "ARD-R0-02")


@pytest.mark.rule("ARD-R0-02")
def test_no_german_advances_into_a_roadblock() -> None:
    f = field(roads=[NORTH_ROAD])
    duel = won(f, [f.put(G_INF, EAST)])
    f.state.add_roadblock("0505")
    assert refuses(duel.why_not(Advance(G_INF, ("0505",))), "ARD-R0-02")


@pytest.mark.rule("ARD-R0-16")
def test_an_allied_unit_that_advances_removes_the_roadblock() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505"], variant="2p")
    duel = won(f, [f.put(A_MECH, WEST)], retreated_to=("0504", "0503"), survivor=G_INF)
    for hex in ("0505", "0504"):
        f.state.add_roadblock(hex)
    duel.do(Advance(A_MECH, ("0505", "0504")))
    assert duel.pending is not None
    assert where(f, A_MECH) == "0504"
    assert not f.state.roadblocks
    assert len(duel.told("ARD-R0-16")) == 2


# One unit over a bridge on 16 December


def over_the_bridge(units: tuple[str, ...], day: int = 16) -> tuple[Field, Duel]:
    """Units in 0504 have eliminated the defenders of 0505, across a bridge."""
    f = field(day=day, rivers=["0504-0505"], bridges=["0504-0505"])
    return f, won(f, [f.put(unit, EAST) for unit in units])


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_one_unit_advances_over_a_bridge_and_another_as_over_a_river() -> None:
    f, duel = over_the_bridge((G_MECH, G_MECH_2, G_INF))
    duel.do(Advance(G_MECH, ("0505",)))
    assert f.state.crossed["0504-0505"] & AS_BRIDGE
    duel.do(Advance(G_MECH_2, ("0505",)))
    assert f.state.crossed["0504-0505"] & AS_RIVER
    assert refuses(duel.why_not(Advance(G_INF, ("0505",))), "ARD-D16-11")
    later, duel = over_the_bridge((G_MECH, G_MECH_2, G_INF), day=17)
    for unit in (G_MECH, G_MECH_2, G_INF):
        duel.do(Advance(unit, ("0505",)))
        assert duel.pending is None or later.state.hex(later.title.unit(unit).number) == later.at("0505")


@pytest.mark.rule("ARD-D16-11", "ARD-C3-08")
def test_on_16_december_the_second_unit_over_a_bridge_stops_behind_it_as_behind_a_river() -> None:
    f = field(day=16, rivers=["0504-0505"], bridges=["0504-0505"])
    duel = won(f, [f.put(G_MECH, EAST), f.put(G_MECH_2, EAST)], retreated_to=RETREAT)
    duel.do(Advance(G_MECH, BEYOND))
    assert refuses(duel.why_not(Advance(G_MECH_2, BEYOND)), "ARD-D16-11")
    assert duel.why_not(Advance(G_MECH_2, ("0505",))).legal


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_moves_and_advances_over_a_bridge_are_counted_together() -> None:
    f, duel = over_the_bridge((G_MECH, G_INF))
    mover = f.put(G_INF_2, "0404")
    f.state.place_at(mover, EAST)
    step(f.state, Cause.MOVE, mover, "0505")
    f.state.place_at(mover, "0404")
    duel.do(Advance(G_MECH, ("0505",)))
    assert f.state.crossed["0504-0505"] & AS_RIVER
    assert refuses(duel.why_not(Advance(G_INF, ("0505",))), "ARD-D16-11")


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_the_bridge_on_the_path_of_retreat_carries_one_follower_and_one_as_over_a_river() -> None:
    f = field(day=16, rivers=["0505-0506"], bridges=["0505-0506"])
    panzers = [f.put(unit, EAST, steps=1) for unit in (G_MECH, G_MECH_2, "Peiper.1SS.ISS")]
    duel = won(f, panzers, retreated_to=("0506", "0507"))
    f.state.put_in_box(f.title.unit(A_BIG).number, "Allied Reserve")
    f.put(A_BIG, "0507", dispersed=True)
    duel.do(Advance(G_MECH, BEYOND))
    duel.do(Advance(G_MECH_2, BEYOND))
    assert refuses(duel.why_not(Advance("Peiper.1SS.ISS", BEYOND)), "ARD-D16-11")


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_an_advance_over_a_bridge_binds_reinforce_battle_after_it() -> None:
    f = field(day=16, rivers=["0504-0505"], bridges=["0504-0505"], roads=["0503-0504-0505"])
    duel = won(f, [f.put(G_MECH, EAST)])
    duel.do(Advance(G_MECH, ("0505",)))
    duel.do(AdvanceDone())
    f.put(A_INF, "0507")
    coming = f.put(G_INF, "0503")  # over the bridge it would come to 0506; as over a river it stops before
    fight = fight_at(f, [f.title.unit(G_MECH).number], "0507")
    again = Duel(f, Reinforcing(fight, GERMAN))
    assert not again.why_not(ReinforceBattle("0503", "0506")).legal
    f.state.begin_activation()
    assert again.why_not(ReinforceBattle("0503", "0506")).legal
    assert f.state.hex(coming) == f.at("0503")


# The British stay west of the Meuse


@pytest.mark.rule("ARD-H-07")
def test_british_hexes_that_our_map_has_east_of_the_meuse_are_those_over_the_bridge() -> None:
    at = campaign(day=22)
    ground, listed = at.state.ground, listed_hexes(at.state)
    assert {place.hex for place in listed.values()} <= ground.meuse_west
    for printed, there in (("0420", "0320"), ("1126", "1026"), ("1226", "1227")):
        assert at.at(printed) not in ground.meuse_west
        assert at.at(there) in ground.meuse_west
        assert ground.crossing_between[at.at(printed), at.at(there)].bridged


WEST_BANK = {f"{row:02}{column:02}": "meuse-left" for row in range(1, 11) for column in range(6, 11)}


@pytest.mark.rule("ARD-D2-12", "ARD-R0-20")
def test_no_british_unit_replaces_a_roadblock_east_of_the_meuse() -> None:
    for hex, comes in (("0505", False), ("0506", True)):
        f = field(day=24, tags=WEST_BANK, roads=["0510-0509-0508-0507-0506-0505"], hv={"0505": 5, "0506": 5})
        f.put("33A.Ind.XXX", "0508")
        british = f.reserve(A_XXX)
        number, _ = matching_unit(f.state, f.at(hex), ("ARD-R0-20", "ARD-R0-21"))
        assert (number == british) == comes
        f.state.add_roadblock(hex)
        assert check_replace(f.state, f.at(hex)).legal == comes


@pytest.mark.rule("ARD-D2-14")
@pytest.mark.parametrize(("reached", "goes"), [(False, False), (True, True)])
def test_a_british_unit_neither_advances_nor_follows_over_the_meuse_yet(reached: bool, goes: bool) -> None:
    f = field(day=24, tags=WEST_BANK, variant="2p", rivers=["0505-0506"], bridges=["0505-0506"], meuse=True)
    f.state.set_meuse_reached(reached)
    duel = won(f, [f.put(A_XXX, "0506")])
    ruling = duel.why_not(Advance(A_XXX, ("0505",)))
    assert ruling.legal if goes else refuses(ruling, "ARD-D2-14")
    g = field(day=24, tags=WEST_BANK, variant="2p", rivers=["0505-0506"], bridges=["0505-0506"], meuse=True)
    g.state.set_meuse_reached(reached)
    duel = won(g, [g.put(A_XXX, "0507")], retreated_to=("0505", "0504"), target="0506", survivor=G_INF)
    g.state.set_meuse_reached(reached)
    ruling = duel.why_not(Advance(A_XXX, ("0506", "0505")))
    assert ruling.legal if goes else refuses(ruling, "ARD-D2-14")


# Who holds a bridge


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_passes_to_the_side_that_is_left_at_it() -> None:
    for gone in ("moved", "eliminated"):
        f = field(rivers=["0504-0505"], bridges=["0504-0505"])
        bridge = f.state.ground.crossing("0504-0505")
        allied = f.put(A_INF, "0505")
        f.put(G_INF, "0504")
        assert f.state.bridge_held_by(bridge) == ALLIED
        if gone == "moved":
            step(f.state, Cause.MOVE, allied, "0506")
        else:
            f.state.eliminate(allied)
        assert f.state.bridge_held_by(bridge) == GERMAN
        f.state.check_derived()


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_stays_with_its_holder_while_one_of_his_units_is_left_there() -> None:
    f = field(rivers=["0504-0505"], bridges=["0504-0505"])
    bridge = f.state.ground.crossing("0504-0505")
    first = f.put(A_INF, "0505")
    f.put(A_INF_2, "0505")
    f.put(G_INF, "0504")
    step(f.state, Cause.MOVE, first, "0506")
    assert f.state.bridge_held_by(bridge) == ALLIED


# The one Reserve unit of the 16th


@pytest.mark.rule("ARD-D16-20")
@pytest.mark.parametrize("source", ["box", "map"])
def test_a_unit_that_joins_a_defence_counts_as_the_reserve_unit_of_the_16th_wherever_it_comes_from(source: str) -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    if source == "box":
        f.reserve(A_INF_2)
    else:
        f.put(A_INF_2, "0110")
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    duel.roll("AC06")
    assert duel.pending is not None
    assert where(f, A_INF_2) == "0505"
    assert f.state.allied_deployed == 1


@pytest.mark.rule("ARD-D16-20")
def test_nobody_is_taken_from_the_map_on_the_16th_when_the_reserve_unit_has_come() -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0110")
    f.state.note_allied_deployed()
    duel = battle(f, "0505", [attacker], allied_deck=["AC06"])
    duel.roll("AC06")
    assert duel.pending is not None
    assert where(f, A_INF_2) == "0110"
    assert duel.told("ARD-D16-20")


# Von der Heydte's tactics


@pytest.mark.rule("ARD-C0-04")
def test_tactics_support_units_that_fight_beside_von_der_heydte() -> None:
    for companion in (False, True):
        f = field(variant="2p")
        attacker = f.put(A_INF, WEST)
        f.put("VDH.VDH.ISS", "0505")
        if companion:
            f.put(G_INF, "0505")
        card = german_card(f, "Artillery")
        ruling = battle(f, "0505", [attacker], hand=[card]).why_not(PlayTactic(card))
        assert ruling.legal if companion else refuses(ruling, "ARD-C0-04")


# Raise The Alarm


@pytest.mark.rule("ARD-D16-14")
def test_on_16_december_raise_the_alarm_moves_infantry_farther_than_a_hex_with_two_players() -> None:
    f = field(day=16, variant="2p", towns=["0506"])
    f.hold("german", "0506")
    unit = f.put(A_INF, "0505")
    duel = Duel(f, Alarm())
    assert f"{A_INF}" in " ".join(duel.options())
    duel.do(SelectUnit(A_INF))
    assert isinstance(f.state.stack[-1], AlarmMove)
    assert refuses(duel.why_not(Move(A_INF_2, ("0506",))), "ARD-E1-09")
    duel.do(Move(A_INF, ("0506", "0507", "0508")))
    assert duel.pending is None
    assert f.state.hex(unit) == f.at("0508")
    assert f.state.held_by(f.at("0506")) == ALLIED
    assert duel.told("ARD-D16-14")


@pytest.mark.rule("ARD-D16-14", "ARD-E1-09")
@pytest.mark.parametrize(("day", "variant"), [(17, "2p"), (16, "gs")])
def test_raise_the_alarm_moves_nobody_on_another_day_or_in_the_solitaire_game(day: int, variant: str) -> None:
    f = field(day=day, variant=variant)
    f.put(A_INF, "0505")
    f.reserve(A_INF_3)
    step_ = Alarm()
    assert list(step_.options(f.state)) == [SelectUnit(A_INF_3), NoMore()]


def test_a_replaced_roadblock_counts_as_the_reserve_unit_of_the_16th() -> None:
    f = field(day=16, roads=["0510-0509-0508-0507-0506-0505"], hv={"0505": 5}, variant="gs")
    f.put(A_INF, "0507")
    f.put(A_INF_2, "0110")
    duel = Duel(f, RoadblockReplaced(f.at("0505")))
    duel.roll(1)
    assert duel.pending is None
    assert f.state.allied_deployed == 1


def test_hexes_on_the_way_are_told_of_a_move_of_several_hexes_only() -> None:
    for path, told in ((("0505",), False), (("0505", "0504"), True)):
        f = field()
        duel = Duel(f, Moving((f.put(A_INF, "0506"),), path, Cause.MOVE))
        assert duel.pending is None
        assert any(event.message.topic == "move.way.along" for event in duel.events) == told
