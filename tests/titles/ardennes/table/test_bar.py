"""The bar above the map: date, rules of the day, impulse, points, cards."""

import pytest

from broadfront.board.shown import BarItem
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.table import TABLETOP
from broadfront.titles.ardennes.table.calendar import special_rules
from tests.titles.ardennes.support.real import title


def dealt(variant: str) -> ArdennesState:
    """The campaign at its first German impulse."""
    game = Game.new(title(), scenario="campaign", variant=variant, seed=3)
    while not isinstance(game.state.stack[-1], GermanImpulse):
        if isinstance(game.pending, Chance):
            game.roll()
        else:
            game.apply(list(game.options())[-1])
    assert isinstance(game.state, ArdennesState)
    return game.state


def bar(state: ArdennesState, side: str) -> dict[str, BarItem]:
    return {str(item.name): item for item in TABLETOP.display(state, side).bar}


@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_the_bar_has_date_rules_impulse_points_and_cards(variant: str) -> None:
    state = dealt(variant)
    told = bar(state, "german")
    assert told["Date"].value == "Sat 16 Dec"
    assert [text for text, _ in told["Today"].more] == [text for text, _ in special_rules(state, 16)]
    hand, pile = len(state.zones["german-hand"]), len(state.zones["german-deck"])
    assert told["Impulse"].value == f"German 1, up to {hand + pile} left"
    assert told["Cards"].value.startswith(f"German {hand} + {pile}, Allied ")
    assert told["Cards"].more[0] == (f"German: {hand} cards in hand, {pile} to draw.", "")
    assert told["VP"].part == victory_points(state)
    assert told["VP"].of == title().bar[min(day for day in title().bar if day >= 16)] + 1


def test_between_impulses_the_cell_of_the_impulse_keeps_its_place() -> None:
    state = dealt("gs")
    names = list(bar(state, "german"))
    state.stack.clear()
    told = bar(state, "german")
    assert list(told) == names
    assert told["Impulse"].value == "–"


def test_events_of_the_day_stand_in_the_bar() -> None:
    state = dealt("2p")
    state.clock.put_event_in_force("Ground Freeze")
    assert bar(state, "german")["Today"].value == "Ground Freeze"


def test_both_sides_read_the_same_bar() -> None:
    state = dealt("2p")
    assert bar(state, "german") == bar(state, "allied")
