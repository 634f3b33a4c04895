"""Second ways to the same effect: who holds towns and bridges, what scores, depots and the Meuse."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied import Striking
from broadfront.titles.ardennes.events.german import LandingRoll
from broadfront.titles.ardennes.rules.actions import (
    AcceptNoFuel,
    EndMove,
    ExitMap,
    Move,
    StrikeUnit,
    UseDepot,
)
from broadfront.titles.ardennes.rules.forces.deployment import bring_in
from broadfront.titles.ardennes.rules.routes.bridges import check_bridging, demolish, raise_bridge
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.steps.activation import UnitActs
from broadfront.titles.ardennes.steps.fuel import NoFuel
from broadfront.titles.ardennes.steps.hits import Aftermath, LosingSteps
from broadfront.titles.ardennes.steps.moving import GoOn
from broadfront.titles.ardennes.steps.supply_phase import Surrender
from broadfront.titles.ardennes.system.allied_activation import Wander
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_MECH,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    G_RECON,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.scenes import play, scene
from tests.titles.ardennes.test_c0_combat import fight_at
from tests.titles.ardennes.test_system_activation import ring

BRIDGE = "0504-0505"
WEST_ROAD = "0410-0409-0408-0407-0406-0405-0404"
EAST_ROAD = "0501-0502-0503-0504"


def held(f: Field, bridge: str = BRIDGE) -> int:
    return f.state.bridge_held_by(f.state.ground.crossing(bridge))


def contested(**more: object) -> tuple[Field, int, int]:
    """An Allied unit west of a bridge that it holds, and a German one that has come to the other end."""
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], **more)  # type: ignore[arg-type]
    allied, german = f.put(A_INF, "0505", steps=1), f.put(G_INF, "0504")
    assert held(f) == ALLIED
    return f, allied, german


# A bridge passes to who is left at it, whatever became of the other


@pytest.mark.rule("ARD-H-03", "ARD-H-23")
def test_a_bridge_passes_when_the_unit_at_its_other_end_surrenders() -> None:
    f, allied, _ = contested()
    f.state.set_supply(allied, 3)
    Duel(f, Surrender(allied)).roll(1)
    assert held(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-E1-12")
def test_a_bridge_passes_when_a_tank_battalion_destroys_the_unit_at_its_other_end() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], roads=[WEST_ROAD], variant="2p")
    f.put(G_INF, "0504", steps=1)
    f.put(A_INF_2, "0505")
    f.put(A_INF, "0404")
    assert held(f) == GERMAN
    Duel(f, Striking()).do(StrikeUnit(G_INF))
    assert held(f) == ALLIED


@pytest.mark.rule("ARD-H-03", "ARD-C1-01")
def test_a_bridge_passes_when_the_unit_at_its_other_end_loses_its_last_step() -> None:
    f, allied, german = contested()
    fight = fight_at(f, [german])
    duel = Duel(f, Aftermath(fight))
    f.state.push(LosingSteps(fight, 1, (allied,), defender=True))
    assert duel.pending is not None
    assert held(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-C2-22")
def test_a_bridge_passes_when_units_that_sheltered_there_are_lost_with_the_defenders() -> None:
    f, allied, german = contested()
    fight = fight_at(f, [german]).but(defenders=(), guests=(allied,), retreated=1)
    assert Duel(f, Aftermath(fight)).pending is not None
    assert held(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-H-45")
def test_a_bridge_passes_when_the_unit_at_its_other_end_leaves_the_map() -> None:
    west = dict.fromkeys(("0509", "0510"), "meuse-left")
    f = field(rivers=["0509-0510"], bridges=["0509-0510"], roads=["0510-0509"], tags=west)
    number = f.put(G_MECH, "0510")
    f.put(A_ENG, "0509")
    assert held(f, "0509-0510") == GERMAN
    duel = Duel(f, UnitActs("german", number))
    duel.do(ExitMap(G_MECH))
    duel.settle()
    assert held(f, "0509-0510") == ALLIED


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_passes_when_the_unit_at_its_other_end_is_taken_as_reserve() -> None:
    f, allied, _ = contested()
    bring_in(f.state, Cause.DEPLOY_ALLIED, allied, f.at("0508"))
    assert held(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-A0-09")
def test_a_bridge_passes_when_the_unit_at_its_other_end_wanders_off_into_the_calendar() -> None:
    f = ring(rivers=["0401-0402"], bridges=["0401-0402"])
    number = f.title.unit(A_INF).number
    f.put(G_RECON, "0401", dispersed=True)
    assert held(f, "0401-0402") == ALLIED
    Duel(f, Wander((number,))).roll(3)
    assert f.state.where[number].text == "[Calendar 23]"
    assert held(f, "0401-0402") == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-T0-05")
def test_a_bridge_passes_when_the_last_defender_slips_away_by_bug_out() -> None:
    s = scene(Cause.SLIP_AWAY, ALLIED, rivers=["1001-1002"], bridges=["1001-1002"])
    assert held(s.f, "1001-1002") == ALLIED
    play(s.go())
    assert held(s.f, "1001-1002") == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-E1-13")
def test_a_bridge_passes_when_a_surrounded_stack_withdraws_from_it() -> None:
    s = scene(Cause.WITHDRAW, ALLIED, rivers=["0406-0506"], bridges=["0406-0506"])
    assert held(s.f, "0406-0506") == ALLIED
    play(s.go())
    assert held(s.f, "0406-0506") == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_a_unit_that_only_comes_through_does_not_take_a_bridge_with_an_enemy_at_its_other_end() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], variant="2p")
    f.put(G_INF, "0504", dispersed=True)
    number = f.put(A_MECH, "0506")
    duel = Duel(f, UnitActs("allied", number))
    duel.do(Move(A_MECH, ("0505", "0405")))
    duel.settle()
    assert held(f) == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_a_unit_that_only_comes_through_takes_a_bridge_that_nobody_is_at() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE])
    assert held(f) == ALLIED
    duel = Duel(f, UnitActs("german", f.put(G_MECH, "0405")))
    duel.do(Move(G_MECH, ("0505", "0605")))
    duel.settle()
    assert held(f) == GERMAN


@pytest.mark.rule("ARD-E0-02", "ARD-H-03")
def test_a_bridge_that_is_repaired_is_german_unless_an_allied_unit_without_a_zone_is_at_it() -> None:
    for there in (False, True):
        f = field(roads=[f"{EAST_ROAD}-0505"], rivers=[BRIDGE], bridges=[BRIDGE])
        demolish(f.state, BRIDGE)
        if there:
            f.put(A_ENG, "0505")
        assert check_bridging(f.state, f.state.ground.crossing(BRIDGE)).legal
        raise_bridge(f.state, BRIDGE)
        assert held(f) == (ALLIED if there else GERMAN)


@pytest.mark.rule("ARD-H-03", "ARD-H-06")
def test_who_comes_to_a_demolished_bridge_holds_it_when_it_stands_again() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], roads=[f"{EAST_ROAD}-0505"])
    demolish(f.state, BRIDGE)
    raise_bridge(f.state, BRIDGE)
    f.put(A_INF, "0505")
    assert held(f) == ALLIED
    f.state.eliminate(f.title.unit(A_INF).number)
    assert held(f) == ALLIED


# Towns and victory hexes


@pytest.mark.rule("ARD-E0-21")
def test_paratroops_lost_in_the_landing_take_nothing() -> None:
    for roll, holder in ((10, ALLIED), (9, GERMAN)):
        f = field(towns=["0505"], tags={"0501": "westwall"})
        f.hold("allied", "0505")
        f.state.put_in_box(f.title.unit("VDH.VDH.ISS").number, "Von der Heydte")
        Duel(f, LandingRoll("0505")).roll(roll)
        assert f.state.held_by(f.at("0505")) == holder


@pytest.mark.rule("ARD-H-23")
def test_a_town_stays_with_who_held_it_last_when_he_surrenders() -> None:
    f = field(towns=["0505"])
    number = f.put(G_INF, "0505", steps=1, supply="Isolated")
    Duel(f, Surrender(number)).roll(1)
    assert not f.state.at[f.at("0505")]
    assert f.state.held_by(f.at("0505")) == GERMAN


@pytest.mark.rule("ARD-H-05")
def test_a_victory_hex_out_of_supply_scores_only_while_a_german_unit_is_in_it() -> None:
    f = field(vp={"0505": 3})
    number = f.put(G_INF, "0505", steps=1, supply="Isolated")
    for hex in ("0404", "0504", "0604"):
        f.put({"0404": A_INF, "0504": A_INF_2, "0604": A_BIG}[hex], hex)
    assert victory_points(f.state) == 3
    Duel(f, Surrender(number)).roll(1)
    assert f.state.held_by(f.at("0505")) == GERMAN
    assert victory_points(f.state) == 0


@pytest.mark.rule("ARD-H-05")
def test_a_roadblock_in_a_german_victory_hex_takes_neither_the_hex_nor_its_points() -> None:
    f = field(vp={"0505": 3}, roads=[f"{EAST_ROAD}-0505"])
    f.hold("german", "0505")
    assert victory_points(f.state) == 3
    f.state.add_roadblock("0505")
    assert f.state.held_by(f.at("0505")) == GERMAN
    assert victory_points(f.state) == 3


@pytest.mark.rule("ARD-H-45")
@pytest.mark.parametrize("path", [(), ("0509", "0510")])
def test_a_unit_scores_the_steps_it_has_left_whether_it_leaves_at_once_or_after_a_move(path: tuple[str, ...]) -> None:
    f = field(roads=["0510-0509-0508"], tags=dict.fromkeys(("0508", "0509", "0510"), "meuse-left"), variant="2p")
    number = f.put(G_MECH, "0508" if path else "0510", steps=1)
    duel = Duel(f, UnitActs("german", number))
    duel.do(ExitMap(G_MECH, path))
    duel.settle()
    assert (f.state.exit_vp, f.state.where[number].text) == (1, "[Exited]")


# Depots and the Meuse


def depot() -> Field:
    """A fuel depot that a mechanized unit has opened, after one use of it."""
    f = field(day=24, depot="0505", variant="2p")
    f.put(G_MECH, "0505")
    f.state.zones["german-hand"] = ("GP01",)
    return f


@pytest.mark.rule("ARD-SEQ-12", "ARD-H-27")
def test_a_depot_that_is_used_up_is_not_filled_again_by_another_unit_that_enters() -> None:
    f = depot()
    Duel(f, NoFuel("GP01")).do(UseDepot("0505"))
    f.state.place_at(f.title.unit(G_MECH).number, "0504")
    f.put(G_MECH_2, "0505")
    assert f.state.depots == {"0505": 0}
    assert refuses(Duel(f, NoFuel("GP01")).why_not(UseDepot("0505")), "ARD-SEQ-12")


@pytest.mark.rule("ARD-SEQ-12")
def test_a_depot_lost_to_the_allies_serves_again_once_german_infantry_has_it_back() -> None:
    f = depot()
    f.state.place_at(f.title.unit(G_MECH).number, "0503")
    f.put(A_INF, "0505")
    assert refuses(Duel(f, NoFuel("GP01")).why_not(UseDepot("0505")), "ARD-SEQ-12")
    f.state.eliminate(f.title.unit(A_INF).number)
    f.put(G_INF, "0505")
    assert Duel(f, NoFuel("GP01")).why_not(UseDepot("0505")).legal


@pytest.mark.rule("ARD-H-27")
def test_a_depot_in_which_only_infantry_has_been_cancels_nothing() -> None:
    f = field(day=24, depot="0505")
    f.put(G_INF, "0505")
    f.state.zones["german-hand"] = ("GP01",)
    assert f.state.depots == {}
    duel = Duel(f, NoFuel("GP01"))
    assert refuses(duel.why_not(UseDepot("0505")), "ARD-H-27")
    duel.do(AcceptNoFuel())


@pytest.mark.rule("ARD-D2-14")
def test_the_meuse_once_reached_stays_so_when_the_unit_is_gone_and_no_ally_reaches_it() -> None:
    f = field(tags={"0505": "meuse"})
    f.put(A_INF, "0505")
    assert not f.state.meuse_reached
    f.state.eliminate(f.title.unit(A_INF).number)
    f.state.eliminate(f.put(G_INF, "0505"))
    assert f.state.meuse_reached


@pytest.mark.rule("ARD-H-54", "ARD-TEC-24")
def test_a_unit_that_gives_up_its_move_in_a_full_hex_goes_back_but_keeps_what_it_came_through() -> None:
    f = field(towns=["0505"])
    f.hold("allied", "0505")
    number = f.put(G_MECH, "0504")
    f.state.place_at(number, "0505")
    f.state.place_at(number, "0506")
    for unit in (G_INF, G_INF_2, G_MECH_2):
        f.put(unit, "0506", steps=1)
    duel = Duel(f, GoOn(number, 24, (f.at("0504"), f.at("0505"))))
    duel.do(EndMove())
    duel.settle()
    assert f.state.where[number].text == "0505"
    assert f.state.held_by(f.at("0505")) == GERMAN
