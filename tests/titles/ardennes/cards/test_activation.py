"""An activation (rules ARD-SEQ-13, ARD-H-32, ARD-H-54, ARD-H-25, ARD-H-45)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.facts import Table
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    BuildIP,
    Deploy,
    EndMove,
    ExitMap,
    Move,
    PlayKampfgruppe,
    RollDemolition,
    SelectUnit,
    TakeKampfgruppe,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex, JoinAttack, ReinforceBattle, StartAttack
from broadfront.titles.ardennes.rules.fighting.unit_states import check_build_ip
from broadfront.titles.ardennes.rules.markers import ATTACKED
from broadfront.titles.ardennes.rules.routes.movement import check_exit, exit_map
from broadfront.titles.ardennes.steps.activation import Activation, UnitActs
from broadfront.titles.ardennes.steps.german_activation import activatable_units
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.moving import GoOn, Moving
from tests.titles.ardennes.support.activation import activate, fight_field, german_impulse
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.combat import reinforcing
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_INF,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    allows,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import active, number_of, quiet, real
from tests.titles.ardennes.support.roads import EAST_ROAD, ROAD, SHORT_ROAD, bridge_field


@pytest.mark.rule("ARD-H-32", "ARD-H-54")
def test_a_unit_acts_once_and_moves_come_before_attacks() -> None:
    at, one, two = fight_field()
    at.put(A_INF, "0505")
    duel = activate(at, one, two)
    duel.do(Move(G_INF, ("0504",)))
    assert refuses(duel.why_not(Move(G_INF, ("0604",))), "ARD-H-32")
    assert refuses(duel.why_not(SelectUnit(G_MECH)), "ARD-H-32")
    duel.do(AttackHex("0505"))
    assert refuses(duel.why_not(StartAttack()), "ARD-H-38")
    duel.do(JoinAttack(G_INF))
    duel.do(StartAttack())
    while (pending := duel.pending) is not None and not isinstance(at.state.stack[-1], Activation):
        if isinstance(pending, Chance):
            duel.roll(pending.outcomes[-1])
        else:
            at.state.do(next(at.state.stack[-1].options(at.state)))
    assert refuses(at.state.stack[-1].refusal(at.state, SelectUnit(G_INF_2)), "ARD-H-54")


@pytest.mark.rule("ARD-H-32")
def test_a_reserve_unit_may_be_deployed_which_is_its_part() -> None:
    at = field(
        rows=10, columns=12, variant="2p", day=18, roads=["0512-0511-0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"]
    )
    one, waiting = at.put(G_INF, "0502"), at.reserve(G_INF_2)
    duel = activate(at, one, waiting)
    duel.do(SelectUnit(G_INF_2))
    duel.do(Deploy(G_INF_2, "0503"))
    assert at.state.board.where[waiting].text == "0503"
    assert refuses(duel.why_not(Move(G_INF_2, ("0504",))), "ARD-H-32")


@pytest.mark.rule("ARD-H-32")
@pytest.mark.parametrize(("variant", "last", "spent"), [("gs", 3, 4), ("gs", 2, 2), ("2p", 2, 0)])
def test_a_consecutive_activation_is_paid_twice_or_refused(variant: str, last: int, spent: int) -> None:
    at = campaign(day=17, variant=variant)
    as_if(at.state, division_impulses=Table({"18VG": last}))
    duel = german_impulse(at, "GP08", number=4)
    duel.do(Activate("GP08"))
    assert isinstance(duel.pending, Decision)
    assert at.state.clock.level_spent == (spent or at.title.german_cards["GP08"].command_value)
    if variant == "2p":
        fresh = campaign(day=17)
        as_if(fresh.state, division_impulses=Table({"18VG": 3}))
        assert refuses(german_impulse(fresh, "GP08", number=4).why_not(Activate("GP08")), "ARD-H-32")
    assert duel.told("ARD-H-32")


@pytest.mark.rule("ARD-H-32")
def test_a_unit_that_has_built_an_ip_attacks_no_more_in_that_activation() -> None:
    f = field(roads=[EAST_ROAD], variant="2p")
    f.put(A_INF, "0505")
    duel = activate(f, f.put(G_INF, "0504"), f.put(G_INF_2, "0404"))
    duel.do(BuildIP(G_INF))
    duel.do(AttackHex("0505"))
    assert duel.options() == [f"JoinAttack {G_INF_2}"]


@pytest.mark.rule("ARD-H-32")
def test_an_allied_unit_that_has_built_an_ip_attacks_no_more_in_that_activation() -> None:
    f = field(roads=[ROAD], variant="2p")
    f.put(G_INF, "0505")
    duel = activate(f, f.put(A_INF, "0506"), side="allied")
    duel.do(BuildIP(A_INF))
    assert refuses(duel.why_not(AttackHex("0505")), "ARD-H-32")


@pytest.mark.rule("ARD-H-32")
def test_a_unit_that_was_deployed_attacks_no_more_in_that_activation() -> None:
    f = field(roads=[EAST_ROAD], variant="2p")
    f.put(A_INF, "0505", supply="Isolated")
    kin, number = f.put(G_INF_2, "0503"), f.reserve(G_INF)
    duel = activate(f, kin, number)
    duel.do(Deploy(G_INF, "0504"))
    assert refuses(duel.why_not(AttackHex("0505")), "ARD-H-32")


@pytest.mark.rule("ARD-H-32", "ARD-T1-16")
def test_a_unit_that_has_built_an_ip_does_not_go_to_a_battle_in_that_activation() -> None:
    f = field(roads=[EAST_ROAD], variant="2p")
    f.put(A_INF, "0506")
    builder, attacker = f.put(G_INF, "0503"), f.put(G_INF_2, "0606")
    duel = activate(f, builder, attacker)
    duel.do(BuildIP(G_INF))
    duel = reinforcing(f, "0506", attacker)
    assert refuses(duel.why_not(ReinforceBattle("0503", "0505")), "ARD-T1-16")
    f.state.begin_activation()
    assert reinforcing(f, "0506", attacker).why_not(ReinforceBattle("0503", "0505")).legal


@pytest.mark.rule("ARD-H-32", "ARD-T1-16")
def test_a_unit_that_was_deployed_does_not_go_to_a_battle_in_that_activation() -> None:
    f = field(roads=[EAST_ROAD], variant="2p")
    f.put(A_INF, "0507")
    kin, number, attacker = f.put(G_INF_2, "0503"), f.reserve(G_INF), f.put(G_INF_3, "0607")
    duel = activate(f, kin, number)
    duel.do(Deploy(G_INF, "0504"))
    duel = reinforcing(f, "0507", attacker)
    assert refuses(duel.why_not(ReinforceBattle("0504", "0506")), "ARD-T1-16")


@pytest.mark.rule("ARD-H-32", "ARD-H-33")
def test_a_unit_of_a_kampfgruppe_is_not_activated_again_in_that_impulse_by_a_card() -> None:
    f = field(variant="gs")
    f.put(G_INF, "0504")
    as_if(f.state, impulse=3)
    f.state.begin_german_impulse(opening=False)
    card = next(c.id for c in f.title.german_cards.values() if c.is_primary and "12VG" in c.formations)
    f.state.zones["german-hand"] = tuple(sorted({card, "GP01"}))
    duel = Duel(f, GermanImpulse())
    duel.do(PlayKampfgruppe(card))
    duel.do(TakeKampfgruppe((G_INF,)))
    f.state.zones["german-hand"] = (card,)
    assert refuses(Duel(f, GermanImpulse()).why_not(Activate(card)), "ARD-H-32")


@pytest.mark.rule("ARD-H-32")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_german_card_commands_units_on_the_map_and_in_reserve_but_none_that_is_still_to_come(variant: str) -> None:
    f = field(variant=variant)
    on_map, waiting = f.put(G_INF, "0503"), f.reserve(G_INF_2)
    f.state.put_in_box(f.title.unit(G_INF_3).number, "Calendar 20")
    card = f.title.german_cards["GP03"]
    for opening, units in ((False, {on_map, waiting}), (True, {on_map})):
        german_impulse(f, "GP03", opening=opening)
        assert set(activatable_units(f.state, card)) == units


@pytest.mark.rule("ARD-H-54")
def test_a_unit_whose_bridge_is_blown_may_go_on_by_another_way_with_what_it_has_left() -> None:
    at, mover = bridge_field()
    at.state.place_at(mover, "0503")
    at.state.zones["german-hand"] = ()
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.do(RollDemolition())
    duel.roll(1)
    assert "goes on" in duel.prompt
    assert refuses(duel.why_not(Move(G_MECH, ("0507",))), "ARD-TEC-08")
    duel.do(Move(G_MECH, ("0406",)))
    assert duel.pending is None
    assert at.state.board.where[mover].text == "0406"


@pytest.mark.rule("ARD-H-54", "ARD-TEC-24")
def test_a_unit_stopped_in_a_full_hex_falls_back_to_where_there_is_room() -> None:
    at, mover = bridge_field()
    for unit in ("48.12VG.ISS", "27.12VG.ISS", "89.12VG.ISS"):
        at.put(unit, "0506")
    at.state.zones["german-hand"] = ()
    duel = Duel(at, Moving((mover,), ("0503", "0504", "0505", "0506", "0507")))
    duel.do(RollDemolition())
    duel.roll(1)
    duel.do(EndMove())
    assert duel.pending is None
    assert at.state.board.where[mover].text == "0505"
    assert duel.told("ARD-TEC-24")


@pytest.mark.rule("ARD-H-54")
def test_a_unit_whose_bridge_is_blown_goes_on_elsewhere() -> None:
    f = ground(17)
    f.hold("german", "0709")
    number = f.put("Sandig.1SS.ISS", "0707")
    duel = Duel(f, Moving((number,), ("0708", "0808")))
    duel.roll(4, "demolition of 0708-0808")
    assert refuses(duel.why_not(Move("Sandig.1SS.ISS", ("0808",))), "ARD-TEC-08")
    assert duel.why_not(Move("Sandig.1SS.ISS", ("0607",))).legal


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
    assert f.state.board.where[number].text == "0505"
    assert f.state.land.place_holder(f.at("0505")) == GERMAN


@pytest.mark.rule("ARD-H-25")
def test_who_attacked_builds_no_ip_and_a_vacated_hex_loses_it() -> None:
    f = field(roads=[SHORT_ROAD])
    number = f.put(A_INF, "0506")
    f.state.activation.mark_done(number, ATTACKED)
    assert refuses(check_build_ip(f.state, number), "ARD-H-25")
    f.state.land.add_ip("0506")
    f.state.place_at(number, "0507")
    assert f.state.land.ips == set()


@pytest.mark.rule("ARD-H-45")
def test_a_mechanized_german_unit_leaves_by_a_road_west_of_the_meuse_and_scores_its_steps() -> None:
    f = field(roads=["0510-0509-0508"], tags=dict.fromkeys(("0508", "0509", "0510"), "meuse-left"))
    number = f.put(G_MECH, "0508")
    assert allows(check_exit(f.state, number, ["0509", "0510"]), "ARD-H-45")
    assert refuses(check_exit(f.state, number, ["0509"]), "ARD-H-45")
    assert refuses(check_exit(f.state, f.put(G_INF, "0510")), "ARD-H-45")
    exit_map(f.state, ExitMap(G_MECH, ("0509", "0510")))
    assert f.state.totals.exit_vp == 2
    assert f.state.board.where[number].text == "[Exited]"


@pytest.mark.rule("ARD-H-45")
def test_units_leave_over_the_north_edge_west_of_the_meuse_without_a_supply_marker() -> None:
    f = real(27, {"0120": ["Krag.2SS.IISS", "2.2SS.IISS"], "0113": "3.2SS.IISS"})
    krag, tanks = number_of(f, "Krag.2SS.IISS"), number_of(f, "2.2SS.IISS")
    f.state.set_steps(tanks, 2)
    f.state.board.set_supply(krag, 1)
    assert check_exit(f.state, tanks).legal
    assert refuses(check_exit(f.state, krag), "ARD-S1-03")
    assert refuses(check_exit(f.state, number_of(f, "3.2SS.IISS")), "ARD-H-45")
    duel = active(f, "2.2SS.IISS")
    duel.do(ExitMap("2.2SS.IISS"))
    assert quiet(duel)
    assert f.state.totals.exit_vp == 2


@pytest.mark.rule("ARD-H-45")
@pytest.mark.parametrize("path", [(), ("0509", "0510")])
def test_a_unit_scores_the_steps_it_has_left_whether_it_leaves_at_once_or_after_a_move(path: tuple[str, ...]) -> None:
    f = field(roads=["0510-0509-0508"], tags=dict.fromkeys(("0508", "0509", "0510"), "meuse-left"), variant="2p")
    number = f.put(G_MECH, "0508" if path else "0510", steps=1)
    duel = Duel(f, UnitActs("german", number))
    duel.do(ExitMap(G_MECH, path))
    duel.settle()
    assert (f.state.totals.exit_vp, f.state.board.where[number].text) == (1, "[Exited]")
