"""Second ways to the same effect: Roadblocks and demolitions, whoever causes, places, stops or removes them."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.events.engineers import Engineers, destroy_bridge
from broadfront.titles.ardennes.rules.actions import (
    Move,
    NoMore,
    PlaceRoadblock,
    PlayEvent,
    RemoveRoadblock,
    TakeKampfgruppe,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.rules.lines.proximate import proximate
from broadfront.titles.ardennes.rules.lines.supply import explain_supply, supply
from broadfront.titles.ardennes.rules.routes.bridges import demolition_checks
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import step
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.roadblock import checks, eligible
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation, RoadblockReplaced, UnitActs
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.kampfgruppe import ChoosingKampfgruppe
from broadfront.titles.ardennes.steps.moving import Checks
from broadfront.titles.ardennes.steps.supply_phase import RoadblocksRemoved
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_INF,
    A_INF_2,
    A_INF_3,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    Field,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.scenes import play
from tests.titles.ardennes.test_c3_advance import won

ROAD = "0510-0509-0508-0507-0506-0505"
NORTH = "0310-0309-0308-0307-0306-0305-0405-0505"
MANTEUFFEL = "GS13"


def block(hex: str = "0505", **more: object) -> Field:
    """A Roadblock on an Allied road, in a hex of HV 5."""
    f = field(roads=[ROAD], hv={hex: 5}, **more)  # type: ignore[arg-type]
    f.state.add_roadblock(hex)
    return f


def activate(f: Field, *units: int) -> Duel:
    return Duel(f, BeginActivation(Activation("german", "GP03", units, 2)))


# How a Roadblock goes, and whether a unit may take its place


@pytest.mark.rule("ARD-R0-18", "ARD-R0-19")
def test_a_roadblock_next_to_an_active_unit_goes_and_may_be_replaced() -> None:
    f = block()
    duel = activate(f, f.put(G_INF, "0504"))
    assert isinstance(duel.pending, Chance)
    assert not f.state.roadblocks


@pytest.mark.rule("ARD-R0-18", "ARD-H-33")
def test_a_kampfgruppe_removes_roadblocks_next_to_it_like_any_activation() -> None:
    f = block()
    f.put(G_INF, "0504")
    as_if(f.state, impulse=3)
    f.state.begin_german_impulse(opening=False)
    duel = Duel(f, ChoosingKampfgruppe("GP03"))
    duel.do(TakeKampfgruppe((G_INF,)))
    assert isinstance(duel.pending, Chance)
    assert not f.state.roadblocks


@pytest.mark.rule("ARD-R0-18")
def test_units_that_are_not_active_remove_no_roadblock_next_to_them() -> None:
    f = block()
    f.put(G_MECH, "0504")
    duel = activate(f, f.put(G_INF, "0503"))
    assert not isinstance(duel.pending, Chance)
    assert f.state.roadblocks == {"0505"}
    activate(f, f.title.unit(G_MECH).number)
    assert isinstance(f.state.settle(1, ask_forced=True), Chance)
    assert not f.state.roadblocks


@pytest.mark.rule("ARD-E0-12")
def test_a_roadblock_cleared_by_manteuffel_is_replaced_by_nobody() -> None:
    f = block()
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
    assert not f.state.roadblocks
    assert f.state.level_spent == 0


@pytest.mark.rule("ARD-R0-17")
def test_a_roadblock_that_goes_in_the_supply_phase_is_replaced_by_nobody() -> None:
    f = block()
    f.reserve(A_INF_2)
    f.put(A_INF, "0508")
    for unit, hex in ((G_INF, "0504"), (G_INF_2, "0506"), (G_MECH, "0405"), (G_MECH_2, "0605")):
        f.put(unit, hex)
    Duel(f, RoadblocksRemoved()).settle()
    assert not f.state.roadblocks
    assert not f.state.at[f.at("0505")]


@pytest.mark.rule("ARD-D16-20", "ARD-R0-19")
def test_no_roll_for_a_replacement_is_made_on_the_16th_when_the_reserve_unit_has_come() -> None:
    f = block(day=16)
    f.reserve(A_INF_2)
    f.put(A_INF, "0508")
    f.state.note_allied_deployed()
    duel = Duel(f, RoadblockReplaced(f.at("0505")))
    duel.settle()
    assert duel.told("ARD-D16-20")


@pytest.mark.rule("ARD-R0-19")
def test_two_roadblocks_removed_at_once_are_replaced_one_after_the_other() -> None:
    f = field(roads=[ROAD, "0405-0505"], hv={"0505": 5, "0405": 4})
    for hex in ("0505", "0405"):
        f.state.add_roadblock(hex)
    f.put(A_INF, "0508")
    units = [f.reserve(A_INF_2), f.reserve(A_INF_3)]
    duel = activate(f, f.put(G_INF, "0404"))
    duel.roll(1, "0505")
    duel.roll(1, "0405")
    assert duel.pending is not None
    assert sorted(f.state.where[n].text for n in units) == ["0405", "0505"]


# How a Roadblock comes makes no difference to what it does


@pytest.mark.rule("ARD-R0-05", "ARD-R0-02")
def test_a_roadblock_of_the_engineers_bars_and_stops_like_one_that_was_rolled_for() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"], hv={"0505": 5}, variant="2p")
    number = f.put(G_MECH, "0503")
    Duel(f, Engineers()).do(PlaceRoadblock("0505"))
    assert refuses(check_move(f.state, number, ["0504", "0404"]), "ARD-R0-05")
    assert refuses(check_move(f.state, f.put(G_MECH_2, "0504"), ["0505"]), "ARD-R0-02")


@pytest.mark.rule("ARD-R0-18", "ARD-R0-19")
def test_a_roadblock_of_the_engineers_is_removed_and_replaced_like_any_other() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"], hv={"0505": 5}, variant="2p")
    number = f.put(G_MECH, "0504")
    f.put(A_INF, "0508")
    unit = f.reserve(A_INF_2)
    Duel(f, Engineers()).do(PlaceRoadblock("0505"))
    activate(f, number).roll(5, "0505")
    assert f.state.where[unit].text == "0505"


@pytest.mark.rule("ARD-R0-03", "ARD-R0-04")
def test_a_roadblock_cuts_supply_and_proximity_the_moment_it_lies_and_gives_them_back() -> None:
    f = field(rows=1, columns=10, roads=["0101-0102-0103-0104-0105-0106"])
    f.put(G_INF, "0103")
    f.hold("german", "0106")
    assert proximate(f.state, f.at("0106"), GERMAN)
    assert f.at("0106") in supply(f.state, GERMAN)
    f.state.add_roadblock("0105")
    assert not proximate(f.state, f.at("0106"), GERMAN)
    assert refuses(explain_supply(f.state, GERMAN, f.at("0106")), "ARD-R0-04")
    f.state.set_right(roadblocks=frozenset())
    assert proximate(f.state, f.at("0106"), GERMAN)
    assert f.at("0106") in supply(f.state, GERMAN)
    f.state.check_derived()


# Checks are counted together, whatever causes them


@pytest.mark.rule("ARD-R0-09")
def test_a_hex_checked_for_a_mover_is_not_checked_again_for_an_advance() -> None:
    f = field(roads=[NORTH], hv={"0405": 3})
    mover = f.put(G_INF_2, "0404")
    play(Duel(f, Checks((mover,))))
    assert f.state.checked == {"0405"}
    f.state.place_at(mover, "0403")
    duel = won(f, [f.put(G_INF, "0504")])
    duel.do(Advance(G_INF, ("0505",)))
    assert not isinstance(duel.pending, Chance)


@pytest.mark.rule("ARD-R0-09")
def test_a_hex_checked_in_one_activation_is_checked_again_in_the_next() -> None:
    f = field(roads=[NORTH], hv={"0405": 3})
    number = f.put(G_INF, "0505")
    play(Duel(f, Checks((number,))))
    assert not checks(f.state, (number,))
    activate(f, number)
    assert f.state.settle(1, ask_forced=True) is not None
    assert [check.hex for check in checks(f.state, (number,))] == ["0405"]


@pytest.mark.rule("ARD-H-26")
def test_a_bridge_rolled_for_a_mover_is_not_rolled_for_again_from_its_other_end_or_by_an_advance() -> None:
    bridge = "0405-0505"
    f = field(roads=[NORTH], rivers=[bridge], bridges=[bridge])
    mover = f.put(G_INF_2, "0505")
    play(Duel(f, Checks((mover,))))
    f.state.place_at(mover, "0504")
    advancing = f.put(G_INF, "0605")
    duel = won(f, [advancing])
    duel.do(Advance(G_INF, ("0505",)))
    assert not isinstance(duel.pending, Chance)
    assert not demolition_checks(f.state, advancing)


@pytest.mark.rule("ARD-SEQ-16", "ARD-R0-15")
def test_from_the_20th_an_advance_too_calls_for_checks_in_victory_hexes_only() -> None:
    for day, vp, rolls in ((19, {}, True), (20, {}, False), (20, {"0405": 2}, True)):
        f = field(day=day, roads=[NORTH], hv={"0405": 3}, vp=vp)
        duel = won(f, [f.put(G_INF, "0504")])
        duel.do(Advance(G_INF, ("0505",)))
        assert isinstance(duel.pending, Chance) == rolls


@pytest.mark.rule("ARD-R0-14")
def test_a_german_beside_the_hex_keeps_a_check_from_being_called_for_by_move_and_by_advance() -> None:
    f = field(roads=[NORTH], hv={"0405": 3})
    f.put(G_INF_2, "0404")
    duel = Duel(f, UnitActs("german", f.put(G_MECH, "0504")))
    duel.do(Move(G_MECH, ("0505",)))
    duel.settle()
    f.state.place_at(f.title.unit(G_MECH).number, "0604")
    duel = won(f, [f.put(G_INF, "0504")])
    duel.do(Advance(G_INF, ("0505",)))
    assert not isinstance(duel.pending, Chance)
    assert refuses(eligible(f.state, f.at("0405"), (f.title.unit(G_INF).number,)), "ARD-R0-14")


# Demolitions


@pytest.mark.rule("ARD-E2-13", "ARD-E0-09")
def test_greif_is_asked_about_a_bridge_destroyed_by_engineers_as_about_one_that_was_rolled_for() -> None:
    for saved in (False, True):
        f = field(rivers=["0504-0505"], bridges=["0504-0505"], variant="2p")
        f.state.zones["german-hand"] = ("GS17",)
        duel = Duel(f, UnitActs("allied", f.put(A_INF, "0505")))
        destroy_bridge(f.state, "0504-0505")
        duel.do(PlayEvent("GS17") if saved else NoMore())
        assert f.state.has_bridge(f.state.ground.crossing("0504-0505")) == saved
        assert f.state.level_spent == 0


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
        assert f.state.level_spent == spent * f.title.german_cards["GS17"].command_value


@pytest.mark.rule("ARD-TEC-09")
def test_a_bridge_that_is_blown_leaves_a_river_that_one_unit_crosses_though_others_used_the_bridge() -> None:
    f = field(day=17, rivers=["0504-0505"], bridges=["0504-0505"])
    first, second, third = f.put(G_INF, "0504"), f.put(G_INF_2, "0504"), f.put(G_MECH, "0504")
    step(f.state, Cause.MOVE, first, "0505")
    f.state.set_bridge(f.state.ground.crossing("0504-0505"), "demolished")
    assert check_move(f.state, second, ["0505"]).legal
    step(f.state, Cause.MOVE, second, "0505")
    assert refuses(check_move(f.state, third, ["0505"]), "ARD-TEC-09")
