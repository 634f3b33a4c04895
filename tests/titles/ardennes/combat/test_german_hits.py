"""Hits on the German (rules ARD-C1-13..17, ARD-H-44)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    DisperseAttackers,
    IgnoreHit,
    LoseStep,
    RetreatTo,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.steps.hits import AttackerHits
from tests.titles.ardennes.support.combat import EAST, WEST, attacked, fight_at, struck
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, G_INF, G_INF_2, G_MECH, Field, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import steps_of, where


@pytest.mark.rule("ARD-C1-13", "ARD-C1-14", "ARD-C1-15")
def test_a_german_attacker_loses_a_step_first_and_may_then_disperse() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = attacked(f, attackers, 4)
    duel.do(LoseStep(G_INF))
    assert duel.told("ARD-C1-13")
    assert duel.options() == ["DisperseAttackers", "TakeLoss"]
    duel.do(DisperseAttackers())
    duel.do(LoseStep(G_INF_2))
    assert duel.pending is None
    assert all(f.state.board.dispersed[n] for n in attackers)
    assert duel.told("ARD-C1-14")
    assert duel.told("ARD-C1-15")
    assert [f.state.board.steps[n] for n in attackers] == [1, 1]
    g = field()
    attacker = g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    stubborn = attacked(g, [attacker], 2)
    stubborn.do(LoseStep(G_INF))
    stubborn.do(TakeLoss())
    stubborn.do(LoseStep(G_INF))
    assert where(g, G_INF) == "eliminated"


@pytest.mark.rule("ARD-C1-13", "ARD-C1-14", "ARD-C1-15")
def test_four_hits_on_a_german_attacker() -> None:
    f = ground(22)
    pair = ("16.116.LVIII", "60.116.LVIII")
    attackers = [f.put(unit, "1117") for unit in pair]
    before = steps_of(f, *pair)
    f.put("CCR.3A.VII", "1118")
    duel = Duel(f, AttackerHits(fight_at(f, attackers, "1118", attacker_hits=4), 4))
    duel.do(LoseStep(pair[0]))
    duel.do(DisperseAttackers())
    assert duel.options() == [f"LoseStep {pair[1]}"]
    duel.do(LoseStep(pair[1]))
    assert steps_of(f, *pair) == [n - 1 for n in before]
    assert all(f.state.board.dispersed[n] for n in attackers)


@pytest.mark.rule("ARD-C1-16", "ARD-C1-17")
def test_a_german_defender_retreats_or_loses_as_he_likes_and_two_hexes_disperse() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    defender = f.put(G_INF, "0505")
    duel = struck(f, [attacker], 3)
    assert duel.options() == ["TakeRetreat", "TakeLoss"]
    assert isinstance(duel.pending, Decision)
    assert duel.pending.rules == ("ARD-C1-16",)
    duel.do(TakeRetreat())
    duel.do(RetreatTo("0504"))
    assert duel.told("ARD-C1-16")
    duel.do(TakeRetreat())
    duel.do(RetreatTo("0503"))
    assert f.state.board.dispersed[defender]
    assert duel.told("ARD-C1-17")
    assert refuses(duel.why_not(TakeRetreat()), "ARD-C2-04")
    duel.do(TakeLoss())
    duel.do(LoseStep(G_INF))
    assert f.state.board.steps[defender] == 1


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_a_player_ignores_no_hit(variant: str) -> None:
    f = field(variant=variant)
    attacker = f.put(G_MECH, EAST)
    f.put(A_INF, "0505")
    duel = Duel(f, AttackerHits(fight_at(f, [attacker], attacker_hits=2), 2, taken=1))
    assert duel.options() == ["DisperseAttackers", "TakeLoss"]
    assert refuses(duel.why_not(IgnoreHit()), "BF-02")


@pytest.mark.rule("ARD-C1-16", "ARD-C1-17")
def test_a_german_defender_goes_two_hexes_and_loses_a_step() -> None:
    f = ground(26)
    attacker = f.put("CCA.3A.VII", "1014")
    pair = ("2.2SS.IISS", "4.2SS.IISS")
    for unit in pair:
        f.put(unit, "1114")
    duel = struck(f, [attacker], 3, "1114")
    for hex in ("1213", "1313"):
        duel.do(TakeRetreat())
        duel.do(RetreatTo(hex))
        play(duel)
    assert all(f.state.board.dispersed[f.title.unit(unit).number] for unit in pair)
    assert refuses(duel.why_not(TakeRetreat()), "ARD-C2-10")
    duel.do(TakeLoss())
    assert sorted(duel.options()) == [f"LoseStep {unit}" for unit in pair]


def clervaux() -> tuple[Field, int, Duel]:
    """110 with two hits to take, two players."""
    f = ground(20, "2p")
    attacker = f.put("3.2Pz.XLVII", "1711")
    number = f.put("110.28.VIII", "1712")
    return f, number, struck(f, [attacker], 2, "1712")


def test_with_two_players_a_defender_mixes_losses_and_hexes_as_he_likes() -> None:
    f, number, duel = clervaux()
    duel.do(TakeLoss())
    if "LoseStep 110.28.VIII" in duel.options():
        duel.do(LoseStep("110.28.VIII"))
    duel.do(TakeRetreat())
    assert duel.taken() or isinstance(duel.pending, Decision)
    assert f.state.board.steps[number] == 1
    assert not f.state.board.dispersed[number]
    f, number, duel = clervaux()
    for _ in range(2):
        duel.do(TakeRetreat())
        while isinstance(duel.pending, Decision) and duel.options()[0].startswith("RetreatTo"):
            f.state.do(next(iter(f.state.stack[-1].options(f.state))))
    assert duel.taken()
    assert f.state.board.dispersed[number]
    assert f.state.ground.distance[f.state.board.hex_of_unit(number) or 0, f.at("1712")] == 2
    f, number, duel = clervaux()
    for _ in range(2):
        duel.do(TakeLoss())
        if isinstance(duel.pending, Decision) and "LoseStep 110.28.VIII" in duel.options():
            duel.do(LoseStep("110.28.VIII"))
    assert where(f, "110.28.VIII") == "eliminated"
