"""Who holds towns and bridges, and how they change hands (ARD-H-03)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied import Striking
from broadfront.titles.ardennes.game.position_writing import position_data
from broadfront.titles.ardennes.questions import hexes
from broadfront.titles.ardennes.rules.actions import ExitMap, Move, StrikeUnit
from broadfront.titles.ardennes.rules.forces.deployment import place_from_reserve
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_one_step
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.roadblocks import check_roadblock
from broadfront.titles.ardennes.rules.routes.strategic_movement import STRATEGIC
from broadfront.titles.ardennes.steps.activation import UnitActs
from broadfront.titles.ardennes.steps.hits import Aftermath, LosingSteps
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.steps.supply_phase import Surrender
from broadfront.titles.ardennes.system.allied_activation import Wander
from tests.titles.ardennes.support.combat import fight_at
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    A_MECH,
    G_INF,
    G_MECH,
    G_RECON,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import number_of, real
from tests.titles.ardennes.support.roads import BRIDGE, bridge_holder, bridge_road
from tests.titles.ardennes.support.scenes import play, scene
from tests.titles.ardennes.support.units import ring


@pytest.mark.rule("ARD-H-03")
def test_a_unit_passing_through_an_empty_town_makes_it_its_own() -> None:
    f = field(towns=["0505", "0502"], tags={"0503": "westwall"})

    def holder(hex: str) -> str:
        return str(hexes(f.title, position=position_data(f.state), hex=hex).value["rows"][0]["held by"])

    assert (holder("0505"), holder("0502")) == ("allied", "german")
    number = f.put("Hansen.1SS.ISS", "0505")
    f.state.place_at(number, "0506")
    assert holder("0505") == "german"
    f.state.add_roadblock("0505")
    assert holder("0505") == "german"


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_with_enemies_at_both_ends_changes_hands_when_one_leaves() -> None:
    f = real(21, {"1118": "CCR.3A.VII"})
    f.put("16.116.LVIII", "1117")
    bridge = f.state.ground.find_crossing("1117-1118")
    assert f.state.land.bridge_holder(bridge) == ALLIED
    f.put("CCR.3A.VII", "1119")
    assert f.state.land.bridge_holder(bridge) == GERMAN


# A bracketed unit in a Town has a zone, so the way past it is barred while it stands there
@pytest.mark.rule("ARD-H-03", "ARD-TEC-21")
def test_the_last_in_an_end_hex_holds_a_bridge_long_after_leaving() -> None:
    sandig, knittel, engineers = "Sandig.1SS.ISS", "Knittel.1SS.ISS", "526.CT-XVIII.XVIII"
    f = real(19, {"0707": knittel})
    bridge = f.state.ground.find_crossing("0708-0808")
    for unit, path in ((sandig, ("0708", "0808", "0909")), (engineers, ("0709", "0808", "0709"))):
        for hex in path:
            f.put(unit, hex)
        assert f.state.land.bridge_holder(bridge) == (GERMAN if unit == sandig else ALLIED)
    way, n = ("0708", "0808"), number_of(f, knittel)
    assert refuses(check_move(f.state, n, way, STRATEGIC), "ARD-DEF-22")
    assert refuses(check_move(f.state, n, way), "ARD-TEC-21"), "Malmedy is a Town: even a bracketed unit has a zone"
    f.put(engineers, "0611")
    assert check_move(f.state, n, way).legal


def contested(**more: object) -> tuple[Field, int, int]:
    """An Allied unit west of a bridge that it holds, and a German one that has come to the other end."""
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], **more)  # type: ignore[arg-type]
    allied, german = f.put(A_INF, "0505", steps=1), f.put(G_INF, "0504")
    assert bridge_holder(f) == ALLIED
    return f, allied, german


@pytest.mark.rule("ARD-H-03", "ARD-H-23")
def test_a_bridge_passes_when_the_unit_at_its_other_end_surrenders() -> None:
    f, allied, _ = contested()
    f.state.board.set_supply(allied, 3)
    Duel(f, Surrender(allied)).roll(1)
    assert bridge_holder(f) == GERMAN


WEST_ROAD = "0410-0409-0408-0407-0406-0405-0404"


@pytest.mark.rule("ARD-H-03", "ARD-E1-12")
def test_a_bridge_passes_when_a_tank_battalion_destroys_the_unit_at_its_other_end() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], roads=[WEST_ROAD], variant="2p")
    f.put(G_INF, "0504", steps=1)
    f.put(A_INF_2, "0505")
    f.put(A_INF, "0404")
    assert bridge_holder(f) == GERMAN
    Duel(f, Striking()).do(StrikeUnit(G_INF))
    assert bridge_holder(f) == ALLIED


@pytest.mark.rule("ARD-H-03", "ARD-C1-01")
def test_a_bridge_passes_when_the_unit_at_its_other_end_loses_its_last_step() -> None:
    f, allied, german = contested()
    fight = fight_at(f, [german])
    duel = Duel(f, Aftermath(fight))
    f.state.push(LosingSteps(fight, 1, (allied,), defender=True))
    assert duel.pending is not None
    assert bridge_holder(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-C2-22")
def test_a_bridge_passes_when_units_that_sheltered_there_are_lost_with_the_defenders() -> None:
    f, allied, german = contested()
    fight = fight_at(f, [german]).with_changes(defenders=(), guests=(allied,), retreated=1)
    assert Duel(f, Aftermath(fight)).pending is not None
    assert bridge_holder(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-H-45")
def test_a_bridge_passes_when_the_unit_at_its_other_end_leaves_the_map() -> None:
    west = dict.fromkeys(("0509", "0510"), "meuse-left")
    f = field(rivers=["0509-0510"], bridges=["0509-0510"], roads=["0510-0509"], tags=west)
    number = f.put(G_MECH, "0510")
    f.put(A_ENG, "0509")
    assert bridge_holder(f, "0509-0510") == GERMAN
    duel = Duel(f, UnitActs("german", number))
    duel.do(ExitMap(G_MECH))
    duel.settle()
    assert bridge_holder(f, "0509-0510") == ALLIED


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_passes_when_the_unit_at_its_other_end_is_taken_as_reserve() -> None:
    f, allied, _ = contested()
    place_from_reserve(f.state, Cause.DEPLOY_ALLIED, allied, f.at("0508"))
    assert bridge_holder(f) == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-A0-09")
def test_a_bridge_passes_when_the_unit_at_its_other_end_wanders_off_into_the_calendar() -> None:
    f = ring(rivers=["0401-0402"], bridges=["0401-0402"])
    number = f.title.unit(A_INF).number
    f.put(G_RECON, "0401", dispersed=True)
    assert bridge_holder(f, "0401-0402") == ALLIED
    Duel(f, Wander((number,))).roll(3)
    assert f.state.board.where[number].text == "[Calendar 23]"
    assert bridge_holder(f, "0401-0402") == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-T0-05")
def test_a_bridge_passes_when_the_last_defender_slips_away_by_bug_out() -> None:
    s = scene(Cause.SLIP_AWAY, ALLIED, rivers=["1001-1002"], bridges=["1001-1002"])
    assert bridge_holder(s.f, "1001-1002") == ALLIED
    play(s.go())
    assert bridge_holder(s.f, "1001-1002") == GERMAN


@pytest.mark.rule("ARD-H-03", "ARD-E1-13")
def test_a_bridge_passes_when_a_surrounded_stack_withdraws_from_it() -> None:
    s = scene(Cause.WITHDRAW, ALLIED, rivers=["0406-0506"], bridges=["0406-0506"])
    assert bridge_holder(s.f, "0406-0506") == ALLIED
    play(s.go())
    assert bridge_holder(s.f, "0406-0506") == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_a_unit_that_only_comes_through_does_not_take_a_bridge_with_an_enemy_at_its_other_end() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE], variant="2p")
    f.put(G_INF, "0504", dispersed=True)
    number = f.put(A_MECH, "0506")
    duel = Duel(f, UnitActs("allied", number))
    duel.do(Move(A_MECH, ("0505", "0405")))
    duel.settle()
    assert bridge_holder(f) == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_a_unit_that_only_comes_through_takes_a_bridge_that_nobody_is_at() -> None:
    f = field(rivers=[BRIDGE], bridges=[BRIDGE])
    assert bridge_holder(f) == ALLIED
    duel = Duel(f, UnitActs("german", f.put(G_MECH, "0405")))
    duel.do(Move(G_MECH, ("0505", "0605")))
    duel.settle()
    assert bridge_holder(f) == GERMAN


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_passes_to_the_side_that_is_left_at_it() -> None:
    for gone in ("moved", "eliminated"):
        f = field(rivers=["0504-0505"], bridges=["0504-0505"])
        bridge = f.state.ground.find_crossing("0504-0505")
        allied = f.put(A_INF, "0505")
        f.put(G_INF, "0504")
        assert f.state.land.bridge_holder(bridge) == ALLIED
        if gone == "moved":
            move_one_step(f.state, Cause.MOVE, allied, "0506")
        else:
            f.state.eliminate(allied)
        assert f.state.land.bridge_holder(bridge) == GERMAN
        f.state.check_derived()


@pytest.mark.rule("ARD-H-03")
def test_a_bridge_stays_with_its_holder_while_one_of_his_units_is_left_there() -> None:
    f = field(rivers=["0504-0505"], bridges=["0504-0505"])
    bridge = f.state.ground.find_crossing("0504-0505")
    first = f.put(A_INF, "0505")
    f.put(A_INF_2, "0505")
    f.put(G_INF, "0504")
    move_one_step(f.state, Cause.MOVE, first, "0506")
    assert f.state.land.bridge_holder(bridge) == ALLIED


def test_bridges_are_held_by_who_was_last_at_one_end_with_no_enemy_at_the_other() -> None:
    f = bridge_road(17)
    crossing = f.state.ground.find_crossing("0504-0505")
    german, allied = f.put(G_INF, "0504"), f.title.unit(A_INF).number
    assert f.state.land.bridge_holder(crossing) == GERMAN
    f.state.place_at(allied, "0505")
    assert f.state.land.bridge_holder(crossing) == GERMAN
    f.state.place_at(german, "0501")
    f.state.place_at(allied, "0506")
    f.state.place_at(allied, "0505")
    assert f.state.land.bridge_holder(crossing) != GERMAN


def test_one_entry_takes_the_depot_and_the_victory_hex() -> None:
    f = ground(17)
    number = f.put("Kuhlmann.12SS.ISS", "0705")
    play(Duel(f, Moving((number,), ("0706", "0707"))))
    assert f.state.land.place_holder(f.at("0706")) == GERMAN
    assert f.state.land.depots
    f.state.hold_hex(f.at("0706"), ALLIED)
    assert not check_roadblock(f.state, f.at("0706")).legal
