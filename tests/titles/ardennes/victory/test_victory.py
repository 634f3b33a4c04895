"""Winning (rules ARD-SEQ-20, ARD-H-05, ARD-H-46, ARD-H-49)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import GameOver, InOrder
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.rules.victory import result_at_end_of_day
from broadfront.titles.ardennes.rules.victory_points import (
    check_daily_points,
    holding_bonus,
    points_ledger,
    scoring_hexes,
    victory_points,
    winning_points,
)
from broadfront.titles.ardennes.steps.day import EndOfDay
from broadfront.titles.ardennes.steps.supply_phase import Surrender
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_BIG, A_INF, A_INF_2, A_INF_3, G_INF, G_INF_3, allows, field, refuses
from tests.titles.ardennes.support.ground import behind, ground
from tests.titles.ardennes.support.roads import EAST_ROAD


@pytest.mark.rule("ARD-SEQ-20", "ARD-H-49")
@pytest.mark.parametrize(
    ("day", "points", "winner"),
    [(24, 90, None), (25, 27, None), (25, 28, "german"), (28, 33, None), (29, 35, "allied"), (29, 36, "german")],
)
def test_the_campaign_is_won_above_the_bar_from_the_25th(day: int, points: int, winner: str | None) -> None:
    at = campaign(day=day)
    at.state.set_facts(exit_vp=points)
    at.state.events = []
    at.state.stack[:] = [InOrder("2p", 4), EndOfDay()]
    end = at.state.settle(0)
    assert (end.winner if isinstance(end, GameOver) else None) == winner
    assert at.state.clock.day == (day if winner else day + 1)
    assert any("ARD-H-49" in event.rules for event in at.state.events)


@pytest.mark.rule("ARD-SEQ-20")
def test_the_bar_must_be_exceeded() -> None:
    f = field(day=25, vp={"0505": 20})
    f.put(G_INF_3, "0505")
    f.state.set_facts(exit_vp=7)
    assert refuses(check_daily_points(f.state), "ARD-SEQ-20")
    f.state.set_facts(exit_vp=8)
    assert allows(check_daily_points(f.state), "ARD-SEQ-20")
    f.state.clock.set_day(24)
    assert not check_daily_points(f.state).legal
    assert f.put(A_INF_3, "0909")


@pytest.mark.rule("ARD-H-05")
def test_a_german_held_victory_hex_counts_in_supply_or_with_a_unit_in_it() -> None:
    f = field(vp={"0508": 4}, roads=["0501-0502"])
    number = f.put(G_INF, "0508")
    assert victory_points(f.state) == 4
    assert [line.amount for line in points_ledger(f.state)] == [4]
    f.state.place_at(number, "0503")
    assert victory_points(f.state) == 0
    assert f.state.land.place_holder(f.at("0508")) == 0
    near = field(vp={"0505": 4}, roads=["0501-0502"])
    near.hold("german", "0505")
    assert victory_points(near.state) == 4


@pytest.mark.rule("ARD-H-05")
def test_an_empty_hex_counts_in_supply_and_one_with_a_unit_always() -> None:
    f = ground(25)
    f.hold("allied", *(vp.hex for vp in f.state.victory_hexes))
    f.hold("german", "1118", "1421")
    f.put("16.116.LVIII", "1316", supply="Isolated")
    assert {vp.hex for vp in scoring_hexes(f.state)} == {"1316"}
    behind(f, 19)
    f.hold("allied", *(vp.hex for vp in f.state.victory_hexes if vp.hex not in ("1118", "1421", "1316")))
    f.put("CCA.2A.VII", "1420")
    f.put("CCB.2A.VII", "1422")
    found = {vp.hex: vp.value for vp in scoring_hexes(f.state)}
    assert found["1118"] == found["1316"] == 2
    assert "1421" not in found


@pytest.mark.parametrize(
    ("day", "points", "winner"),
    [(24, 40, ""), (25, 27, ""), (26, 29, ""), (26, 30, "german"), (29, 35, "allied")],
)
def test_the_bar_is_passed_by_more_than_its_number(day: int, points: int, winner: str) -> None:
    f = ground(day)
    f.hold("allied", *(vp.hex for vp in f.state.victory_hexes))
    f.state.set_facts(exit_vp=points)
    f.state.events = []
    end = result_at_end_of_day(f.state)
    assert (end.winner if end is not None else "") == winner


def test_initial_assault_has_victory_hexes_of_its_own() -> None:
    at = campaign(scenario="initial_assault", variant="gs")
    assert at.at("0804") in at.state.vp_hexes
    assert at.at("1814") not in at.state.vp_hexes
    assert at.at("1814") in ground(16).state.vp_hexes


@pytest.mark.rule("ARD-H-05")
def test_a_victory_hex_out_of_supply_scores_only_while_a_german_unit_is_in_it() -> None:
    f = field(vp={"0505": 3})
    number = f.put(G_INF, "0505", steps=1, supply="Isolated")
    for hex in ("0404", "0504", "0604"):
        f.put({"0404": A_INF, "0504": A_INF_2, "0604": A_BIG}[hex], hex)
    assert victory_points(f.state) == 3
    Duel(f, Surrender(number)).roll(1)
    assert f.state.land.place_holder(f.at("0505")) == GERMAN
    assert victory_points(f.state) == 0


@pytest.mark.rule("ARD-H-05")
def test_a_roadblock_in_a_german_victory_hex_takes_neither_the_hex_nor_its_points() -> None:
    f = field(vp={"0505": 3}, roads=[f"{EAST_ROAD}-0505"])
    f.hold("german", "0505")
    assert victory_points(f.state) == 3
    f.state.add_roadblock("0505")
    assert f.state.land.place_holder(f.at("0505")) == GERMAN
    assert victory_points(f.state) == 3


@pytest.mark.rule("ARD-H-46")
def test_a_goal_may_differ_for_two_players_and_hexes_keep_their_value_there() -> None:
    for scenario in ("bastogne_surrounded", "tip_of_the_salient"):
        for variant in ("gs", "2p"):
            state = campaign(day=29, variant=variant, scenario=scenario).state
            plan = state.plan
            assert winning_points(state) == (plan.win_vp_2p if variant == "2p" else plan.win_vp) > 0
            assert not any(holding_bonus(state, vp) for vp in state.victory_hexes)
            over = result_at_end_of_day(state)
            assert over is not None
            assert over.winner == ("german" if victory_points(state) >= winning_points(state) else "allied")
            assert sum(int(line.amount) for line in points_ledger(state)) == victory_points(state)


@pytest.mark.rule("ARD-H-46")
@pytest.mark.parametrize(("points", "winner"), [(7, "allied"), (8, "german")])
def test_initial_assault_is_won_with_eight_points(points: int, winner: str) -> None:
    at = campaign(scenario="initial_assault")
    at.state.set_facts(exit_vp=points)
    for vp in at.state.victory_hexes:
        at.state.hold_hex(at.at(vp.hex), 1)
    for n in list(at.state.on_map(GERMAN)):
        if at.state.board.where[n].text in {vp.hex for vp in at.state.victory_hexes}:
            at.state.eliminate(n)
    end = result_at_end_of_day(at.state)
    assert end is not None
    assert end.winner == winner
    assert end.rules == ("ARD-H-46",)
    duel = Duel(at, EndOfDay())
    assert isinstance(duel.state.settle(0), GameOver)
    assert duel.told("ARD-H-46")


@pytest.mark.rule("ARD-H-49", "ARD-H-05")
@pytest.mark.parametrize(("day", "more"), [(24, 0), (25, 0), (26, 1), (29, 4)])
def test_a_road_center_counts_one_more_for_each_day_after_the_25th(day: int, more: int) -> None:
    state = campaign(day=day, variant="gs").state
    names = {vp.name: vp for vp in state.victory_hexes}
    assert holding_bonus(state, names["St. Vith"]) == more
    assert holding_bonus(state, names["Clervaux"]) == 0
    at = campaign(day=day, variant="gs")
    hex = at.at("1108")
    for n in at.state.board.units_at(hex, ALLIED):
        at.state.put_in_box(n, RESERVE[ALLIED])
    before = victory_points(at.state)
    at.put("293.18VG.LXVI", "1108")
    assert victory_points(at.state) == before + names["St. Vith"].value + more
    told = [line.amount for line in points_ledger(at.state) if "road centers" in line.reason]
    assert told == ([more] if more else [])


@pytest.mark.rule("ARD-H-49")
def test_hexes_keep_their_value_in_a_campaign_for_two() -> None:
    state = campaign(day=29, variant="2p").state
    assert not any(holding_bonus(state, vp) for vp in state.victory_hexes)
