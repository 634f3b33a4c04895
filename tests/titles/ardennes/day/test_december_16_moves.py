"""Moves, advances and bridges on 16 December (ARD-D16-09 and 11..14)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied_reserve import Alarm, AlarmMove
from broadfront.titles.ardennes.rules.actions import Activate, Move, NoMore, SelectUnit
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    AdvanceDone,
    AttackHex,
    DrawChits,
    JoinAttack,
    NoTactic,
    PlayTactic,
    ReinforceBattle,
    StackDone,
)
from broadfront.titles.ardennes.rules.markers import AS_BRIDGE, AS_RIVER, UNBRIDGED_CROSSING
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import move_one_step
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from tests.titles.ardennes.support.activation import german_impulse, numbers_of
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.combat import BEYOND, EAST, RETREAT, WEST, bug_out_of, fight_at, won
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.support.impulse import one_card
from tests.titles.ardennes.support.on_the_map import active, combat, dice, number_of, real
from tests.titles.ardennes.support.roads import RING_OF_RIVERS, ROAD
from tests.titles.ardennes.support.units import ENGINEERS_OF_28, TWO_OF_2PZ, where


@pytest.mark.rule("ARD-D16-09")
def test_in_the_opening_impulse_activated_units_only_attack_but_may_advance() -> None:
    f = field(day=16)
    units = (f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, EAST))
    f.put(A_INF, "0505", steps=1)
    as_if(f.state, opening=True)
    duel = Duel(f, Activation("german", german_card(f, "Artillery"), units, 0, True, (), True))
    assert refuses(duel.why_not(Move(G_INF, ("0403",))), "ARD-D16-09")
    duel.do(AttackHex("0505"))
    while isinstance(duel.pending, Decision) and "DrawChits 3" not in duel.options():
        step = duel.state.stack[-1]
        duel.do(list(step.options(duel.state))[0 if "JoinAttack" in duel.options()[0] else -1])
    duel.do(DrawChits(3))
    duel.chits((1, 0), (0, 0), (0, 0))
    assert "Advance into 0505" in duel.prompt
    duel.do(Advance(G_INF, ("0505",)))
    assert where(f, G_INF) == "0505"


@pytest.mark.rule("ARD-D16-09")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_units_activated_in_the_opening_only_attack(variant: str) -> None:
    at = campaign(variant=variant)
    duel = german_impulse(at, "GP08", number=1, opening=True)
    duel.do(Activate("GP08"))
    unit = at.title.units[numbers_of(at, "18VG", GERMAN)[0]].id
    assert all(option.startswith(("AttackHex", "EndActivation")) for option in duel.options())
    step = at.state.stack[-1]
    assert refuses(step.refusal(at.state, SelectUnit(unit)), "ARD-D16-09")


@pytest.mark.rule("ARD-D16-09")
def test_in_the_opening_impulse_units_attack_over_a_bridge_and_do_not_move() -> None:
    f = real(16, {"1708": list(TWO_OF_2PZ), "1706": "3.2Pz.XLVII", "1709": ENGINEERS_OF_28})
    duel = active(f, *TWO_OF_2PZ, "3.2Pz.XLVII", opening=True)
    assert refuses(duel.why_not(Move("3.2Pz.XLVII", ("1707",))), "ARD-D16-09")
    duel.do(AttackHex("1709"))
    for unit in TWO_OF_2PZ:
        duel.do(JoinAttack(unit))


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_a_second_german_unit_crosses_a_bridge_as_a_river_and_a_third_not_at_all() -> None:
    f = field(rows=1, day=16, rivers=["0104-0105"], bridges=["0104-0105"])
    first, second, third = (f.put(unit, "0104") for unit in (G_INF, G_INF_2, G_MECH))
    assert check_move(f.state, first, ["0105", "0106"]).legal
    move_one_step(f.state, Cause.MOVE, first, "0105")
    assert refuses(check_move(f.state, second, ["0105", "0106"]), "ARD-D16-11")
    assert check_move(f.state, second, ["0105"]).ledger[0].rule == "ARD-D16-11"
    move_one_step(f.state, Cause.MOVE, second, "0105")
    no = check_move(f.state, third, ["0105"])
    assert refuses(no, "ARD-D16-11")
    assert "the bridge to 0105 is used up in this activation" in no.text


@pytest.mark.rule("ARD-D16-11")
@pytest.mark.parametrize("day", [16, 17])
def test_on_the_16th_a_second_unit_advances_over_a_bridge_as_over_a_river_and_a_third_not_at_all(day: int) -> None:
    third = "Bohm.2Pz.XLVII"
    f = real(day, {"1708": [*TWO_OF_2PZ, third]})
    duel = Duel(f, Advancing(combat(f, [*TWO_OF_2PZ, third], "1709")))
    for unit in TWO_OF_2PZ:
        duel.do(Advance(unit, ("1709",)))
        while isinstance(duel.pending, Chance):
            duel.roll(10)
        assert where(f, unit) == "1709"
    if day == 16:
        assert refuses(duel.why_not(Advance(third, ("1709",))), "ARD-D16-11")
    else:
        assert duel.why_not(Advance(third, ("1709",))).legal


# A defender that retreated two hexes
@pytest.mark.rule("ARD-D16-11")
def test_on_the_16th_the_second_unit_over_a_bridge_stops_behind_it() -> None:
    f = real(16, {"1708": list(TWO_OF_2PZ), "1711": ENGINEERS_OF_28})
    f.state.board.set_dispersed(number_of(f, ENGINEERS_OF_28), True)
    route = (f.at("1710"), f.at("1711"))
    fight = combat(f, list(TWO_OF_2PZ), "1709", defenders=(number_of(f, ENGINEERS_OF_28),), retreated=2, route=route)
    duel = Duel(f, Advancing(fight))
    assert duel.why_not(Advance(TWO_OF_2PZ[0], ("1709", "1710"))).legal
    duel.do(Advance(TWO_OF_2PZ[0], ("1709",)))
    assert refuses(duel.why_not(Advance(TWO_OF_2PZ[1], ("1709", "1710"))), "ARD-D16-11")
    assert duel.why_not(Advance(TWO_OF_2PZ[1], ("1709",))).legal


# Counted bridge by bridge, ARD-D16-11
@pytest.mark.rule("ARD-D16-11")
def test_on_the_16th_another_bridge_is_free_for_the_second_unit_of_an_activation() -> None:
    first, second = "14.5FJ.LXXXV", "15.5FJ.LXXXV"
    f = real(16, {"1907": [first, "13.5FJ.LXXXV"], "2006": second})
    duel = active(f, first, second, "13.5FJ.LXXXV")
    duel.do(Move(first, ("1908",)))
    dice(duel)
    other, same = (check_move(f.state, number_of(f, u), (h,)) for u, h in ((second, "2107"), ("13.5FJ.LXXXV", "1908")))
    assert other.legal
    assert same.legal
    assert "All" not in [line.amount for line in other.ledger]
    assert "All" in [line.amount for line in same.ledger]


def over_the_bridge(units: tuple[str, ...], day: int = 16) -> tuple[Field, Duel]:
    """Units in 0504 have eliminated the defenders of 0505, across a bridge."""
    f = field(day=day, rivers=["0504-0505"], bridges=["0504-0505"])
    return f, won(f, [f.put(unit, EAST) for unit in units])


@pytest.mark.rule("ARD-D16-11")
def test_on_16_december_one_unit_advances_over_a_bridge_and_another_as_over_a_river() -> None:
    f, duel = over_the_bridge((G_MECH, G_MECH_2, G_INF))
    duel.do(Advance(G_MECH, ("0505",)))
    assert f.state.activation.crossed["0504-0505"] & AS_BRIDGE
    duel.do(Advance(G_MECH_2, ("0505",)))
    assert f.state.activation.crossed["0504-0505"] & AS_RIVER
    assert refuses(duel.why_not(Advance(G_INF, ("0505",))), "ARD-D16-11")
    later, duel = over_the_bridge((G_MECH, G_MECH_2, G_INF), day=17)
    for unit in (G_MECH, G_MECH_2, G_INF):
        duel.do(Advance(unit, ("0505",)))
        assert duel.pending is None or later.state.board.hex_of_unit(later.title.unit(unit).number) == later.at("0505")


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
    move_one_step(f.state, Cause.MOVE, mover, "0505")
    f.state.place_at(mover, "0404")
    duel.do(Advance(G_MECH, ("0505",)))
    assert f.state.activation.crossed["0504-0505"] & AS_RIVER
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
    assert f.state.board.hex_of_unit(coming) == f.at("0503")


@pytest.mark.rule("ARD-D16-12")
def test_on_16_december_allied_infantry_moves_one_hex() -> None:
    f = field(day=16)
    number = f.put(A_INF, "0505")
    assert refuses(check_move(f.state, number, ["0506", "0507"]), "ARD-D16-12")
    assert check_move(f.state, f.put(A_MECH, "0705"), ["0706", "0707"]).legal
    f.state.clock.set_day(17)
    assert check_move(f.state, number, ["0506", "0507"]).legal


@pytest.mark.rule("ARD-D16-12")
def test_on_the_16th_infantry_moves_a_hex_and_cavalry_freely() -> None:
    f = real(16, {"0606": "23.2.V", "0505": "38C.102C.V"})
    assert refuses(check_move(f.state, number_of(f, "23.2.V"), ("0607", "0608")), "ARD-D16-12")
    assert check_move(f.state, number_of(f, "23.2.V"), ("0607",)).legal
    f.put("38C.102C.V", "0606")
    assert check_move(f.state, number_of(f, "38C.102C.V"), ("0607", "0608")).legal


# The card
@pytest.mark.rule("ARD-D16-12", "ARD-H-36")
def test_on_the_16th_a_road_two_hexes_off_is_blocked_by_cavalry_and_not_by_infantry() -> None:
    f = field(day=16, roads=["0510-0509-0508-0507-0506-0505"], hv={"0505": 3})
    f.put("27.12VG.ISS", "0503")
    units = [f.put("23.2.V", "0507"), f.put("38C.102C.V", "0508")]
    assert refuses(check_move(f.state, units[0], ("0506", "0505")), "ARD-D16-12")
    one_card(f, units, "AA13")
    assert [where(f, unit) for unit in ("23.2.V", "38C.102C.V")] == ["0507", "0505"]


@pytest.mark.rule("ARD-D16-12", "ARD-T0-05")
@pytest.mark.parametrize("near", [True, False])
def test_on_the_16th_infantry_bugs_out_no_farther_than_a_hex(near: bool) -> None:
    f = field(roads=[ROAD], hv={WEST if near else "0507": 2}, rivers=RING_OF_RIVERS)
    duel = bug_out_of(f, [A_INF], day=16)
    duel.roll("AC51")
    duel.roll(10, "HoldCheck")
    assert duel.pending is not None
    assert where(f, A_INF) == (WEST if near else "0505")
    assert "only 1 hex" in duel.told("ARD-D16-12")[-1] or near
    whys = [one.why for event in duel.events if event.trace is not None for one in event.trace.candidates]
    assert ("farther than the 1 hex the unit may go" in whys) != near


@pytest.mark.rule("ARD-D16-13")
def test_allied_infantry_reinforces_from_farther_than_a_hex() -> None:
    f = field(day=16)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0508")
    duel = battle(f, "0505", [attacker], allied_deck=["AC10"])
    duel.roll("AC10")
    assert duel.pending is not None
    assert where(f, A_INF_2) == "0505"
    assert duel.told("ARD-D16-13")
    near = field(day=16)
    attacker = near.put(G_INF, EAST)
    near.put(A_INF, "0505")
    near.put(A_INF_2, WEST)
    duel = battle(near, "0505", [attacker], allied_deck=["AC10"])
    duel.roll("AC10")
    assert duel.pending is not None
    assert not duel.told("ARD-D16-13")


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


@pytest.mark.rule("ARD-D16-13")
def test_on_the_16th_infantry_reinforces_a_battle_two_hexes_off() -> None:
    f = real(16, {"2403": "12.4.VIII", "2505": "159.CT-VIII.VIII", "2303": "320.212VG.LXXX"})
    duel = battle(f, "2403", [number_of(f, "320.212VG.LXXX")], allied_deck=["AC05"])
    duel.roll("AC05")
    assert duel.pending is not None
    assert where(f, "159.CT-VIII.VIII") == "2403"


@pytest.mark.rule("ARD-D16-14")
def test_with_two_players_too_a_road_round_a_zone_counts_as_a_way() -> None:
    """The straight way is longer than the road: the cheapest path is found with the limit lifted."""
    f = field(day=16, variant="2p", terrain={"0506": "Forest", "0507": "Forest"}, roads=["0508-0407-0406-0405-0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0508")
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [attacker], allied_hand=[card])
    duel.do(PlayTactic(card))
    assert {str(StackDone()), str(ReinforceBattle("0508", "0505"))} == set(duel.options())
    duel.do(ReinforceBattle("0508", "0505"))
    if duel.prompt.startswith("CombatTactic"):
        duel.do(NoTactic())
    assert where(f, A_INF_2) == "0505"
    assert duel.told("ARD-D16-14")


@pytest.mark.rule("ARD-D16-14")
def test_a_river_crossed_in_a_german_activation_is_open_to_the_unit_that_the_alarm_moves() -> None:
    f = field(day=16, variant="2p", rivers=["0505-0506"])
    f.put(A_INF, "0505")
    f.state.activation.note_crossing("0505-0506", UNBRIDGED_CROSSING)
    duel = Duel(f, Alarm())
    duel.do(SelectUnit(A_INF))
    duel.do(Move(A_INF, ("0506",)))
    assert f.state.board.where[f.title.unit(A_INF).number].text == "0506"


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
    assert f.state.board.hex_of_unit(unit) == f.at("0508")
    assert f.state.land.place_holder(f.at("0506")) == ALLIED
    assert duel.told("ARD-D16-14")


@pytest.mark.rule("ARD-D16-14", "ARD-E1-09")
@pytest.mark.parametrize(("day", "variant"), [(17, "2p"), (16, "gs")])
def test_raise_the_alarm_moves_nobody_on_another_day_or_in_the_solitaire_game(day: int, variant: str) -> None:
    f = field(day=day, variant=variant)
    f.put(A_INF, "0505")
    f.reserve(A_INF_3)
    step_ = Alarm()
    assert list(step_.options(f.state)) == [SelectUnit(A_INF_3), NoMore()]
