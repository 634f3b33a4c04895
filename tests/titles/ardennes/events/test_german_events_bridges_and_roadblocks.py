"""German events about bridges and Roadblocks: Bridge Engineers, Greif, Manteuffel (ARD-E0-02..04, 09..10, 12..14)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.engineers import Engineers, destroy_bridge
from broadfront.titles.ardennes.events.german import Traffic
from broadfront.titles.ardennes.events.reactions import Manteuffel, clearable_roadblocks
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    EndActivation,
    Move,
    PlayEvent,
    RemoveRoadblock,
    RollDemolition,
)
from broadfront.titles.ardennes.rules.markers import DEMOLISHED, INTACT
from broadfront.titles.ardennes.rules.routes.bridges import build_bridge, check_build_bridge, demolish_bridge
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.activation import UnitActs
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.moving import Moving
from tests.titles.ardennes.support.activation import GREIF, MODEL, german_impulse
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_ENG, A_INF, A_INF_2, G_5PZ, G_MECH, allows, as_if, field, refuses
from tests.titles.ardennes.support.on_the_map import dice, number_of, quiet, real
from tests.titles.ardennes.support.on_the_map_roadblocks import two_of_116
from tests.titles.ardennes.support.roads import (
    BRIDGE,
    EAST_ROAD,
    ROAD,
    bridge_field,
    bridge_holder,
    roadblock_field,
    with_roadblock,
)
from tests.titles.ardennes.support.units import PEIPER, SANDIG, TANKS, where


@pytest.mark.rule("ARD-E0-02")
def test_a_blown_bridge_is_repaired_and_a_new_one_needs_a_road_on_both_sides() -> None:
    f = field(roads=["0501-0502-0503-0504-0505"], rivers=["0504-0505", "0504-0404"], bridges=["0504-0505"])
    blown, bare = f.state.ground.find_crossing("0504-0505"), f.state.ground.find_crossing("0404-0504")
    assert refuses(check_build_bridge(f.state, blown), "ARD-E0-02")
    assert refuses(check_build_bridge(f.state, bare), "ARD-E0-02")
    f.state.events = []
    demolish_bridge(f.state, blown.id)
    assert allows(check_build_bridge(f.state, blown), "ARD-E0-02")
    build_bridge(f.state, blown.id)
    assert f.state.land.bridge_state(blown) == INTACT
    assert f.state.land.bridge_holder(blown) == GERMAN


@pytest.mark.rule("ARD-E0-02", "ARD-E0-03", "ARD-E0-04")
def test_the_bridge_of_dinant_is_rebuilt_unless_an_allied_zone_covers_an_end() -> None:
    f = real(25, {"1126": TANKS})
    for hex in f.title.map.ids:
        if int(hex[2:]) <= 25:
            f.hold("german", hex)
    bridge = f.state.ground.find_crossing("1026-1126")
    f.state.land.set_bridge(bridge, DEMOLISHED)
    f.put("29A.Ind.XXX", "1027")
    assert refuses(check_build_bridge(f.state, bridge), "ARD-E0-04")
    f.state.eliminate(number_of(f, "29A.Ind.XXX"))
    f.put("71.53.XXX", "1027", dispersed=True)
    assert check_build_bridge(f.state, bridge).legal
    build_bridge(f.state, bridge.id)
    assert f.state.land.bridge_state(bridge) == INTACT
    assert f.state.land.bridge_holder(bridge) == GERMAN


@pytest.mark.rule("ARD-E0-02", "ARD-H-03")
def test_a_bridge_that_is_repaired_is_german_unless_an_allied_unit_without_a_zone_is_at_it() -> None:
    for there in (False, True):
        f = field(roads=[f"{EAST_ROAD}-0505"], rivers=[BRIDGE], bridges=[BRIDGE])
        demolish_bridge(f.state, BRIDGE)
        if there:
            f.put(A_ENG, "0505")
        assert check_build_bridge(f.state, f.state.ground.find_crossing(BRIDGE)).legal
        build_bridge(f.state, BRIDGE)
        assert bridge_holder(f) == (ALLIED if there else GERMAN)


@pytest.mark.rule("ARD-E0-03", "ARD-E0-04")
def test_bridging_needs_german_supply_at_one_end_and_no_allied_zone_at_either() -> None:
    far = field(roads=["0505-0506"], rivers=["0505-0506"])
    assert refuses(check_build_bridge(far.state, far.state.ground.find_crossing("0505-0506")), "ARD-E0-03")
    near = field(roads=["0501-0502-0503-0504-0505"], rivers=["0504-0505"])
    crossing = near.state.ground.find_crossing("0504-0505")
    assert check_build_bridge(near.state, crossing).legal
    near.put(A_INF, "0507")
    assert check_build_bridge(near.state, crossing).legal
    near.put(A_INF_2, "0506")
    assert refuses(check_build_bridge(near.state, crossing), "ARD-E0-04")


@pytest.mark.rule("ARD-E0-09", "ARD-E0-10", "ARD-SEQ-14", "ARD-H-26")
@pytest.mark.parametrize("impulse_of", ["german", "allied"])
def test_greif_saves_a_bridge_and_counts_toward_the_level_in_a_german_impulse_only(impulse_of: str) -> None:
    at, mover = bridge_field()
    at.state.zones["german-hand"] = ("GP03", GREIF)
    if impulse_of == "german":
        as_if(at.state, german_impulse=True)
    duel = Duel(at, Moving((mover,), ("0503", "0504", "0505", "0506")))
    duel.do(RollDemolition())
    duel.roll(4, "demolition of 0506-0507")
    assert refuses(duel.why_not(PlayEvent("GP03")), "ARD-H-30")
    duel.do(PlayEvent(GREIF))
    assert duel.pending is None
    assert at.state.land.bridges == {}
    assert at.state.clock.level_spent == (1 if impulse_of == "german" else 0)
    assert duel.told("ARD-E0-09")


@pytest.mark.rule("ARD-E0-09", "ARD-E0-10", "ARD-H-31")
def test_greif_saves_a_bridge_and_counts_in_a_german_impulse() -> None:
    f = real(17, {"0707": PEIPER})
    f.state.zones["german-hand"] = ("GP01", "GP12", "GS17")
    f.state.begin_german_impulse(opening=False)
    duel = Duel(f, GermanImpulse())
    duel.do(Activate("GP01"))
    duel.do(Move(PEIPER, ("0708",)))
    duel.roll(2, "demolition of 0708-0808")
    duel.do(PlayEvent("GS17"))
    assert f.state.land.has_bridge(f.state.ground.find_crossing("0708-0808"))
    assert f.state.clock.level_spent == 5
    dice(duel, ("Roadblock in 0709", 10))
    duel.do(EndActivation())
    assert duel.pending is None, "the level is reached"
    assert f.state.zones["german-hand"] == ("GP12",)


@pytest.mark.rule("ARD-E0-09", "ARD-E0-10")
def test_greif_saves_a_bridge_from_engineers_and_does_not_count_in_an_allied_impulse() -> None:
    f = real(18, {"0808": SANDIG, "0710": "117.30.XVIII"})
    f.state.zones["german-hand"] = ("GS17",)
    duel = Duel(f, Engineers())
    assert duel.pending is not None
    duel.do(PlayEvent("GS17"))
    assert f.state.land.has_bridge(f.state.ground.find_crossing("0709-0808"))
    assert f.state.clock.level_spent == 0
    assert "GS17" not in f.state.zones["german-hand"]


@pytest.mark.rule("ARD-E0-10")
def test_greif_counts_toward_the_level_only_in_a_german_impulse() -> None:
    for german, spent in ((False, 0), (True, 1)):
        f = field(rivers=["0504-0505"], bridges=["0504-0505"], variant="gs")
        if german:
            f.state.begin_german_impulse(opening=False)
        f.state.zones["german-hand"] = ("GS17",)
        duel = Duel(f, UnitActs("allied", f.put(A_INF, "0505")))
        destroy_bridge(f.state, "0504-0505")
        duel.do(PlayEvent("GS17"))
        assert f.state.clock.level_spent == spent * f.title.german_cards["GS17"].command_value


@pytest.mark.rule("ARD-E0-12", "ARD-E0-13", "ARD-E0-14")
def test_manteuffel_clears_a_new_roadblock_and_the_unit_goes_on_without_cost_to_the_level() -> None:
    at, mover = roadblock_field(G_5PZ)
    at.state.zones["german-hand"] = (MODEL,)
    as_if(at.state, german_impulse=True)
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.roll(4, "Roadblock in 0507")
    assert isinstance(at.state.stack[-1], Manteuffel)
    duel.do(PlayEvent(MODEL))
    assert duel.pending is None
    assert at.state.board.where[mover].text == "0507"
    assert at.state.clock.level_spent == 0
    assert duel.told("ARD-E0-14")


@pytest.mark.rule("ARD-E0-12")
def test_manteuffel_does_not_help_the_sixth_army_nor_reach_beyond_two_hexes() -> None:
    at, mover = roadblock_field(G_MECH)
    at.state.zones["german-hand"] = (MODEL,)
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.roll(4, "Roadblock in 0507")
    assert duel.pending is None
    assert refuses(german_impulse(at, MODEL).why_not(PlayEvent(MODEL)), "ARD-E0-12")
    far = at.put(G_5PZ, "0504")
    assert refuses(german_impulse(at, MODEL).why_not(PlayEvent(MODEL)), "ARD-E0-12")
    at.state.place_at(far, "0505")
    duel = german_impulse(at, MODEL)
    duel.do(PlayEvent(MODEL))
    assert isinstance(at.state.stack[-1], Traffic)
    duel.do(RemoveRoadblock("0507"))
    assert not at.state.land.roadblocks


MANTEUFFEL = "GS13"


@pytest.mark.rule("ARD-E0-12")
def test_a_roadblock_cleared_by_manteuffel_is_replaced_by_nobody() -> None:
    f = with_roadblock()
    f.put(G_5PZ, "0504")
    f.reserve(A_INF_2)
    f.put(A_INF, "0508")
    as_if(f.state, impulse=3)
    f.state.begin_german_impulse(opening=False)
    f.state.zones["german-hand"] = (MANTEUFFEL,)
    duel = Duel(f, GermanImpulse())
    duel.do(PlayEvent(MANTEUFFEL))
    assert refuses(duel.why_not(RemoveRoadblock("0506")), "ARD-E0-12")
    duel.do(RemoveRoadblock("0505"))
    assert not isinstance(duel.pending, Chance)
    assert not f.state.land.roadblocks
    assert f.state.clock.level_spent == 0


@pytest.mark.rule("ARD-E0-12", "ARD-E0-13", "ARD-E0-14")
def test_manteuffel_lets_the_stopped_unit_go_on_and_adds_nothing_to_the_level() -> None:
    f, duel = two_of_116()
    duel.do(PlayEvent("GS13"))
    assert f.state.land.roadblocks == set()
    dice(duel, ("demolition of 1413-1513", 9))
    assert quiet(duel)
    assert where(f, "16.116.LVIII") == "1613"
    assert f.state.land.place_holder(f.at("1513")) == GERMAN
    assert f.state.clock.level_spent == 3


@pytest.mark.rule("ARD-E0-12")
def test_manteuffel_clears_no_roadblock_far_from_the_fifth_panzer_army() -> None:
    f = real(18, {"0710": SANDIG, "1107": "294.18VG.LXVI"})
    f.state.add_roadblock("0810")
    assert clearable_roadblocks(f.state) == []
    f.state.zones["german-hand"] = ("GS13",)
    f.state.begin_german_impulse(opening=False)
    assert refuses(Duel(f, GermanImpulse()).why_not(PlayEvent("GS13")), "ARD-E0-12")


@pytest.mark.rule("ARD-E0-13", "ARD-R0-05")
def test_manteuffel_lets_a_unit_go_on_past_a_new_roadblock_and_not_past_one_that_lay_there() -> None:
    for lay_there in (True, False):
        f = field(roads=[f"{ROAD}-0504-0503-0502-0501"], towns=["0507"], hv={"0507": 4})
        mover = f.put(G_5PZ, "0504")
        card = next(c.id for c in f.title.german_cards.values() if c.event == "Manteuffel Directs Traffic")
        f.state.zones["german-hand"] = (card,)
        if lay_there:
            f.state.add_roadblock("0507")
            assert refuses(check_move(f.state, mover, ["0505", "0506", "0606"]), "ARD-R0-05")
        duel = Duel(f, Moving((mover,), ("0505", "0506") if lay_there else ("0505", "0506", "0507")))
        if not lay_there:
            duel.roll(4, "Roadblock in 0507")
            duel.do(PlayEvent(card))
        assert duel.pending is None, "nobody is asked about a Roadblock that was seen before the move"
        assert where(f, G_5PZ) == ("0506" if lay_there else "0507")
        assert clearable_roadblocks(f.state) == (["0507"] if lay_there else []), (
            "the card still clears it in an impulse"
        )
