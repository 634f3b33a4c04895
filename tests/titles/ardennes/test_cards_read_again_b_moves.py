"""Two players, Roadblocks and bridges as a second reader of the cards expects them, on the real map."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.events.allied import break_in_the_clouds
from broadfront.titles.ardennes.events.german import monty
from broadfront.titles.ardennes.rules.actions import (
    Deploy,
    DeployReserve,
    Move,
    Pass,
    PlayEvent,
    SelectUnit,
    SpareBridge,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    AttackHex,
    LoseStep,
    PlayTactic,
    ReinforceBattle,
    RetreatTo,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation, RoadblockReplaced
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.impulses import Impulses
from broadfront.titles.ardennes.steps.moving import Moving
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel, battle, german_card
from tests.titles.ardennes.field import Field, as_if, refuses
from tests.titles.ardennes.ground import ground
from tests.titles.ardennes.test_c1_hits import struck, where
from tests.titles.ardennes.test_clouds_and_piles import fight_of

# Two players


# B-200
@pytest.mark.rule("ARD-T1-03", "ARD-T1-04", "ARD-T1-05")
def test_with_two_players_the_whole_stack_bugs_out_two_hexes() -> None:
    f = ground(20, "2p")
    attackers = [f.put("Kuhlmann.12SS.ISS", "0804"), f.put("Krause.12SS.ISS", "0804")]
    pair = [f.put(unit, "0705") for unit in ("393.99.V", "394.99.V")]
    duel = battle(f, "0705", attackers, allied_hand=["AC06"])
    duel.do(PlayTactic("AC06"))
    while isinstance(duel.pending, Decision) and "Advance" not in duel.prompt:
        f.state.do(next(iter(f.state.stack[-1].options(f.state))))
    assert "Advance into 0705" in duel.prompt
    here = {f.state.hex(n) for n in pair}
    assert len(here) == 1
    assert f.state.ground.distance[here.pop() or 0, f.at("0705")] == 2
    assert not any(f.state.dispersed[n] for n in pair)
    assert duel.why_not(Advance("Kuhlmann.12SS.ISS", ("0705",))).legal


def clervaux() -> tuple[Field, int, Duel]:
    """110 with two hits to take, two players."""
    f = ground(20, "2p")
    attacker = f.put("3.2Pz.XLVII", "1711")
    number = f.put("110.28.VIII", "1712")
    return f, number, struck(f, [attacker], 2, "1712")


# B-201
def test_with_two_players_a_defender_mixes_losses_and_hexes_as_he_likes() -> None:
    f, number, duel = clervaux()
    duel.do(TakeLoss())
    if "LoseStep 110.28.VIII" in duel.options():
        duel.do(LoseStep("110.28.VIII"))
    duel.do(TakeRetreat())
    assert duel.taken() or isinstance(duel.pending, Decision)
    assert f.state.steps[number] == 1
    assert not f.state.dispersed[number]
    f, number, duel = clervaux()
    for _ in range(2):
        duel.do(TakeRetreat())
        while isinstance(duel.pending, Decision) and duel.options()[0].startswith("RetreatTo"):
            f.state.do(next(iter(f.state.stack[-1].options(f.state))))
    assert duel.taken()
    assert f.state.dispersed[number]
    assert f.state.ground.distance[f.state.hex(number) or 0, f.at("1712")] == 2
    f, number, duel = clervaux()
    for _ in range(2):
        duel.do(TakeLoss())
        if isinstance(duel.pending, Decision) and "LoseStep 110.28.VIII" in duel.options():
            duel.do(LoseStep("110.28.VIII"))
    assert where(f, "110.28.VIII") == "eliminated"


# B-202
@pytest.mark.rule("ARD-H-56")
def test_one_card_is_an_impulse_and_two_passes_end_the_day() -> None:
    at = campaign(day=19)
    as_if(at.state, impulse=4)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP12", "GS22"), ()
    at.state.zones["allied-hand"], at.state.zones["allied-deck"] = ("AC01",), ()
    duel = Duel(at, Impulses())
    duel.do(PlayEvent("GS22"))
    assert isinstance(duel.pending, Decision)
    assert duel.pending.side == "allied"
    duel.do(Pass())
    assert duel.pending.side == "german"
    duel.do(Pass())
    duel.settle()
    assert at.state.zones["german-hand"] == ("GP12",)


# B-203
@pytest.mark.rule("ARD-H-56")
def test_the_allied_player_may_spare_the_bridge_and_the_roadblock_is_rolled() -> None:
    f = ground(18, "2p")
    number = f.put("Peiper.1SS.ISS", "0707")
    duel = Duel(f, Moving((number,), ("0708",)))
    duel.do(SpareBridge())
    duel.roll(5, "Roadblock in 0709")
    duel.settle()
    assert f.state.roadblocks == {"0709"}
    assert not f.state.bridges


# B-204
@pytest.mark.rule("ARD-H-56")
def test_the_allied_player_deploys_three_units_and_none_from_the_map() -> None:
    f = ground(18, "2p")
    f.put("Hansen.1SS.ISS", "0909")
    f.put("505.82.XVIII", "0920")
    units = ("CCB.7A.XVIII", "CCA.7A.XVIII", "CCR.7A.XVIII", "117.30.XVIII")
    for unit in units:
        f.reserve(unit)
    f.state.zones["allied-hand"] = ("AC02",)
    duel = Duel(f, AlliedImpulse())
    duel.do(DeployReserve("AC02"))
    assert refuses(duel.why_not(SelectUnit("505.82.XVIII")), "ARD-H-56")
    for unit, hex in zip(units, ("0709", "0810", "1111"), strict=False):
        duel.do(Deploy(unit, hex))
    duel.settle()
    assert where(f, "117.30.XVIII") == "[Allied Reserve]"


# B-205
@pytest.mark.rule("ARD-E0-15")
def test_monty_lets_the_first_army_move_and_not_attack() -> None:
    f = ground(24, "2p")
    number = f.put("CCB.2A.VII", "1123")
    f.put("3.2Pz.XLVII", "1124")
    monty(f.state)
    duel = Duel(f, BeginActivation(Activation("allied", "AC03", (number,), 1)))
    assert refuses(duel.why_not(AttackHex("1124")), "ARD-E0-15")
    assert duel.why_not(SelectUnit("CCB.2A.VII")).legal


# B-205
def test_in_clear_weather_any_allied_card_is_airpower() -> None:
    f = ground(24, "2p")
    attacker = f.put("901.Lehr.XLVII", "1813")
    f.put("501.101.VIII", "1814")
    break_in_the_clouds(f.state, "")
    duel = battle(f, "1814", [attacker], allied_hand=["AC16"])
    duel.do(PlayTactic("AC16", airpower=True))
    assert fight_of(duel).defender_tactics == ("Airpower",)


# Roadblocks and bridges


# B-207
@pytest.mark.rule("ARD-R0-05")
def test_a_roadblock_stops_whoever_comes_beside_it_on_a_road() -> None:
    f = ground(19)
    f.state.add_roadblock("1513")
    first, second = f.put("16.116.LVIII", "1511"), f.put("60.116.LVIII", "1611")
    assert check_move(f.state, first, ["1512"]).legal
    assert refuses(check_move(f.state, first, ["1512", "1612"]), "ARD-R0-05")
    assert check_move(f.state, second, ["1612", "1613"]).legal
    assert refuses(check_move(f.state, second, ["1612", "1613", "1713"]), "ARD-R0-05")


# B-208
@pytest.mark.rule("ARD-H-54")
def test_a_unit_whose_bridge_is_blown_goes_on_elsewhere() -> None:
    f = ground(17)
    f.hold("german", "0709")
    number = f.put("Sandig.1SS.ISS", "0707")
    duel = Duel(f, Moving((number,), ("0708", "0808")))
    duel.roll(4, "demolition of 0708-0808")
    assert refuses(duel.why_not(Move("Sandig.1SS.ISS", ("0808",))), "ARD-TEC-08")
    assert duel.why_not(Move("Sandig.1SS.ISS", ("0607",))).legal


# B-209
@pytest.mark.parametrize(("die", "comes"), [(4, True), (5, False)])
def test_a_roadblock_beside_an_active_unit_is_replaced_by_the_lowest_number_of_the_corps(die: int, comes: bool) -> None:
    f = ground(18)
    f.put("16.116.LVIII", "1512")
    f.put("CCR.9A.VIII", "1714")
    f.reserve("159.CT-VIII.VIII")
    f.reserve("CCB.10A.VIII")
    duel = Duel(f, RoadblockReplaced(f.at("1513")))
    duel.roll(die, "Roadblock")
    duel.settle()
    assert (where(f, "CCB.10A.VIII") == "1513") == comes
    assert where(f, "159.CT-VIII.VIII") == "[Allied Reserve]"


# B-210
def test_a_new_roadblock_does_not_end_a_retreat() -> None:
    f = ground(19)
    attackers = [f.put("506.101.VIII", "1714"), f.put("CCB.10A.VIII", "1714")]
    number = f.put("60.116.LVIII", "1713")
    duel = struck(f, attackers, 2, "1713")
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1612"))
    while isinstance(duel.pending, Chance):
        duel.roll(3 if "1513" in duel.prompt else 10)
    assert f.state.roadblocks == {"1513"}
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1512"))
    assert f.state.dispersed[number]
    assert where(f, "60.116.LVIII") == "1512"


# B-211
def test_a_stack_stopped_by_a_roadblock_takes_no_part_in_the_battle() -> None:
    f = ground(18)
    attacker = f.put("16.116.LVIII", "1713")
    late = f.put("60.116.LVIII", "1511")
    f.put("2-110.28.VIII", "1613")
    card = german_card(f, "Reinforce Battle")
    duel = battle(f, "1613", [attacker], tactics_left=2, hand=[card])
    duel.do(PlayTactic(card))
    duel.do(ReinforceBattle("1511", "1612"))
    while isinstance(duel.pending, Chance):
        duel.roll(1 if "Roadblock in 1513" in duel.prompt else 10)
    assert where(f, "60.116.LVIII") == "1512"
    assert late not in fight_of(duel).attackers
    assert fight_of(duel).attacker_tactics == ("Reinforce Battle",)
