"""An advance of two hexes does in the vacated hex what any entry does (ARD-C3-02)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.steps.advance import Following
from tests.titles.ardennes.support.combat import BEYOND, EAST, RETREAT, WEST, won
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.units import where


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
    assert f.state.land.place_holder(f.at("0505")) == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_an_advance_of_two_hexes_takes_the_bridges_of_the_vacated_hex() -> None:
    f, duel = pursuit(day=16, rivers=["0505-0605"], bridges=["0505-0605"])
    assert duel.pending is not None
    assert f.state.land.bridge_holder(f.state.ground.find_crossing("0505-0605")) == GERMAN


@pytest.mark.rule("ARD-H-27")
def test_an_advance_of_two_hexes_opens_the_depot_of_the_vacated_hex() -> None:
    f, duel = pursuit(depot="0505")
    assert duel.pending is not None
    assert f.state.land.depots == {"0505": 1}


@pytest.mark.rule("ARD-D2-14")
def test_an_advance_of_two_hexes_reaches_the_meuse_in_the_vacated_hex() -> None:
    f, duel = pursuit(tags={"0505": "meuse"})
    assert duel.pending is not None
    assert f.state.land.meuse_reached


NORTH_ROAD = "0410-0409-0408-0407-0406-0405-0505"
"""An Allied road from the west edge to 0405, and on to the vacated hex."""


@pytest.mark.rule("ARD-C3-11", "ARD-H-26")
def test_an_advance_of_two_hexes_is_checked_in_the_vacated_hex_bridges_before_roadblocks() -> None:
    f, duel = pursuit(
        day=17,
        rivers=["0505-0605"],
        bridges=["0505-0605"],
        hv={"0405": 3},
        roads=[NORTH_ROAD, "0610-0609-0608-0607-0606-0605-0505"],
    )
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
    f, duel = pursuit(day=23, rivers=["0505-0506"], bridges=["0505-0506"], roads=["0510-0509-0508-0507-0506-0505-0504"])
    duel.roll(1, "demolition")
    assert duel.pending is not None
    assert where(f, G_MECH) == WEST  # the path of retreat crosses it, and the unit is the only one
    assert not f.state.land.has_bridge(f.state.ground.find_crossing("0505-0506"))


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
    assert not f.state.land.roadblocks
    assert len(duel.told("ARD-R0-16")) == 2
