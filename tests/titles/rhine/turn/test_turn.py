"""Sequence of play (rules OCS-SEQ-01..06, OCS-ROUND-01..02, BTR-ARRIVAL-13, 33)."""

import pytest

from broadfront.titles.rhine.rules.actions import ChooseOrder, Move, PlaceSP
from broadfront.titles.rhine.rules.map_actions import Enter
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.steps.field.player_turn import CleanUp, OpenPhase, TurnOf
from broadfront.titles.rhine.steps.turns import Order
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.battle import INFANTRY, WALTHER
from tests.titles.rhine.support.books import make_books, run_step, texts_citing
from tests.titles.rhine.support.fields import OPEN, field_position, neighbor_of, play_step
from tests.titles.rhine.support.reports import roll_supply
from tests.titles.rhine.support.theatre import play_until, start_campaign


@pytest.mark.rule("OCS-SEQ-01", "OCS-SEQ-02")
def test_a_campaign_turn_has_two_player_turns_and_the_charts_in_the_allied_one() -> None:
    game, state = start_campaign()
    assert state.clock.on_map
    play_until(game, Reports, when="German Reinforcement Phase")
    game.apply(Enter("1 Inf Div", "german", "GE", "10-3-3 Leg", "C30.30", steps=3, re="3"))
    play_until(game, Movement)
    assert (state.clock.side, state.clock.phase, game.pending.side) == ("german", "Movement", "allied")  # type: ignore[union-attr]
    game.apply(Move("1 Inf Div", "Combat", ("C30.29",)))
    play_until(game, Reports, when="End of the turn")
    assert state.clock.turn == 1
    assert state.supply.sp["US North"] + state.supply.sp["US South"] + state.supply.sp["CW North"] > 0
    phases = [event.message.data["phase"] for _, event in game.log if event.message.topic == "phase.begins"]
    assert phases == ["Movement", "Reaction", "Combat", "Exploitation"] * 2
    play_until(game, Reports, when="German Reinforcement Phase")
    assert state.clock.turn == 2


@pytest.mark.rule("OCS-SEQ-01")
def test_the_sector_says_who_begins_and_later_the_dice() -> None:
    state = field_position({})
    state.push(Order())
    Order().advance(state)
    assert state.clock.first == "allied"
    state.stack.clear()
    state.clock.set_turn(2)
    state.push(Order())
    for dice in (5, 5, 4, 9):
        state.happen(dice)
    assert state.pending.side == "german"  # type: ignore[union-attr]
    state.do(ChooseOrder(False))
    assert state.clock.first == "allied"
    assert texts_citing(list(state.events or ()), "OCS-SEQ-01")


@pytest.mark.rule("OCS-SEQ-01")
def test_the_higher_roller_chooses_and_ties_are_rolled_again() -> None:
    state = make_books()
    events = run_step(state, Order(), 8, 5, ChooseOrder(False))
    assert state.clock.first == "german"
    run_step(state, Order(), 4, 4, 4, 9, ChooseOrder(True))
    assert state.clock.first == "german"
    run_step(state, Order(), 4, 9, ChooseOrder(False))
    assert state.clock.first == "allied"
    assert texts_citing(events, "OCS-SEQ-01")


@pytest.mark.rule("OCS-SEQ-02")
def test_a_player_turn_has_eight_phases_in_their_order() -> None:
    state = field_position({})
    state.push(TurnOf("allied"))
    step = state.stack[-1]
    step.advance(state)
    phases = ["Aircraft Refit", "Reinforcement", "Movement", "Supply", "Reaction", "Combat", "Exploitation", "Clean Up"]
    assert ", ".join(phases) in texts_citing(list(state.events or ()), "OCS-SEQ-02")[0]
    names = [type(s).__name__ for s in rhine_title().sequences["field player turn"]]
    assert names[:2] == ["Refit", "Reinforcement"]
    assert names.index("SupplyPhase") < names.index("CombatSegment")
    assert names[-1] == "CleanUp"


@pytest.mark.rule("OCS-SEQ-03")
def test_phases_have_their_segments() -> None:
    state = field_position({})
    events = play_step(state, OpenPhase("Exploitation"))
    assert "movement, barrage, combat" in texts_citing(events, "OCS-SEQ-03")[-1]
    assert not texts_citing(play_step(field_position({}), OpenPhase("Supply")), "OCS-SEQ-03")


@pytest.mark.rule("OCS-SEQ-04")
def test_the_reinforcement_phase_keeps_its_order() -> None:
    names = [type(step).__name__ for step in rhine_title().sequences["clerk turn"]]
    phase = ["Arrivals", "SupplyRoll", "SupplyRoll", "ReplRoll", "ReplRoll", "Rebuilds"]
    assert [name for name in names if name in phase] == phase
    assert texts_citing(roll_supply(make_books("1944-09-05"), "US", 7, PlaceSP(3)), "OCS-SEQ-04")


@pytest.mark.rule("OCS-SEQ-06", "OCS-MODE-07")
def test_clean_up_takes_off_own_markers_and_ends_fuel() -> None:
    state = field_position(
        {INFANTRY: OPEN, "8 Arm Bde": OPEN, WALTHER: neighbor_of(OPEN, 3)},
        modes={INFANTRY: "DG", "8 Arm Bde": "Exploitation", WALTHER: "DG"},
    )
    state.supply.fuelled[state.number("8 Arm Bde")] = 2
    assert not state.board.explain_zone(state.number(INFANTRY)).legal
    play_step(state, CleanUp())
    assert [state.board.mode(state.number(u)) for u in (INFANTRY, "8 Arm Bde", WALTHER)] == ["Combat", "Combat", "DG"]
    assert state.supply.fuelled[state.number("8 Arm Bde")] == 0
