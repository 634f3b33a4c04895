"""What makes each day matter: impulses owed to the Allies, road centers that count more by the day, goals by game."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.rules.actions import Pass
from broadfront.titles.ardennes.rules.forces.command_level import least_impulses
from broadfront.titles.ardennes.rules.victory import at_end_of_day
from broadfront.titles.ardennes.rules.victory_points import explain_points, goal, longer_held, victory_points
from broadfront.titles.ardennes.steps.impulses import OwedImpulses, SolitaireImpulses
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import as_if


@pytest.mark.rule("ARD-H-31")
@pytest.mark.parametrize(("day", "least"), [(16, 4), (17, 7), (22, 7), (23, 9), (29, 9)])
def test_the_allies_have_a_least_number_of_impulses_a_day(day: int, least: int) -> None:
    assert least_impulses(campaign(day=day, variant="gs").state) == least


@pytest.mark.rule("ARD-H-31")
@pytest.mark.parametrize(("impulse", "owed"), [(1, 6), (5, 2), (7, 0), (12, 0)])
def test_a_german_who_stops_early_leaves_the_allies_the_impulses_they_lack(impulse: int, owed: int) -> None:
    at = campaign(day=20, variant="gs")
    as_if(at.state, impulse=impulse)
    at.state.note_pass()
    duel = Duel(at, SolitaireImpulses("allied"))
    assert isinstance(duel.pending, Chance)  # the card of the impulse that comes in any case
    left = [step.left for step in at.state.stack if isinstance(step, OwedImpulses)]
    assert left == ([owed] if owed else [])


@pytest.mark.rule("ARD-H-31")
def test_owed_impulses_come_one_after_another_and_end_the_day() -> None:
    at = campaign(day=20, variant="gs")
    as_if(at.state, impulse=6)
    duel = Duel(at, OwedImpulses(1))
    assert isinstance(duel.pending, Chance)
    assert duel.told("ARD-H-31")
    assert OwedImpulses(0) in at.state.stack
    over = Duel(campaign(day=20, variant="gs"), OwedImpulses(0))
    assert over.pending is None


@pytest.mark.rule("ARD-H-31")
def test_a_german_who_plays_on_owes_nothing() -> None:
    at = campaign(day=20, variant="gs")
    at.state.zones["german-hand"] = ("GP02", "GP03")
    duel = Duel(at, SolitaireImpulses())
    assert isinstance(duel.pending, Decision)
    assert duel.why_not(Pass()).legal
    assert not any(isinstance(step, OwedImpulses) for step in at.state.stack)


@pytest.mark.rule("ARD-H-49", "ARD-H-05")
@pytest.mark.parametrize(("day", "more"), [(24, 0), (25, 0), (26, 1), (29, 4)])
def test_a_road_center_counts_one_more_for_each_day_after_the_25th(day: int, more: int) -> None:
    state = campaign(day=day, variant="gs").state
    names = {vp.name: vp for vp in state.victory_hexes}
    assert longer_held(state, names["St. Vith"]) == more
    assert longer_held(state, names["Clervaux"]) == 0
    at = campaign(day=day, variant="gs")
    hex = at.at("1108")
    for n in at.state.units_at(hex, ALLIED):
        at.state.put_in_box(n, RESERVE[ALLIED])
    before = victory_points(at.state)
    at.put("293.18VG.LXVI", "1108")
    assert victory_points(at.state) == before + names["St. Vith"].value + more
    told = [line.amount for line in explain_points(at.state) if "road centers" in line.reason]
    assert told == ([more] if more else [])


@pytest.mark.rule("ARD-H-49")
def test_hexes_keep_their_value_in_a_campaign_for_two() -> None:
    state = campaign(day=29, variant="2p").state
    assert not any(longer_held(state, vp) for vp in state.victory_hexes)


@pytest.mark.rule("ARD-H-46")
def test_a_goal_may_differ_for_two_players_and_hexes_keep_their_value_there() -> None:
    for scenario in ("bastogne_surrounded", "tip_of_the_salient"):
        for variant in ("gs", "2p"):
            state = campaign(day=29, variant=variant, scenario=scenario).state
            plan = state.plan
            assert goal(state) == (plan.win_vp_2p if variant == "2p" else plan.win_vp) > 0
            assert not any(longer_held(state, vp) for vp in state.victory_hexes)
            over = at_end_of_day(state)
            assert over is not None
            assert over.winner == ("german" if victory_points(state) >= goal(state) else "allied")
            assert sum(int(line.amount) for line in explain_points(state)) == victory_points(state)
