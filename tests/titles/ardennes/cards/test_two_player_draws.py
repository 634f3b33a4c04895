"""The Allied player of two draws so many cards a day at most."""

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.card_preparation import DrawHand, GatherCards
from tests.titles.ardennes.support.campaign import campaign


def allied_draws(state: ArdennesState) -> int:
    """Cards drawn into a hand that is emptied again and again, until no more are drawn."""
    drawn = before = 0
    while True:
        for card in state.zones["allied-hand"]:
            state.move_item(card, "allied-hand", "allied-discard")
        floor = len(state.stack)
        state.push(DrawHand("allied"))
        while isinstance(pending := state.settle(floor), Chance):
            state.happen(pending.outcomes[0])
            drawn += 1
        if drawn == before:
            return drawn
        before = drawn


@pytest.mark.rule("ARD-H-56")
@pytest.mark.parametrize("day", [22, 24])
def test_the_allied_player_draws_so_many_cards_a_day_and_afresh_the_next(day: int) -> None:
    state = campaign(day=day).state
    draws = state.title.two_player_draws
    most = draws[max(first for first in draws if first <= day)]
    for _ in range(2):
        floor = len(state.stack)
        state.push(GatherCards())
        state.settle(floor)
        assert len(state.zones["allied-deck"]) > most
        assert allied_draws(state) == most
    assert state.events is not None
    assert any("draws no more" in str(event) and "ARD-H-56" in event.rules for event in state.events)
