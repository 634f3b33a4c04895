"""A copy of a state shares nothing that changes."""

from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.turns import Turns
from broadfront.titles.rhine.steps.weather_rolls import Flight
from tests.titles.rhine.support.asking import rhine_title


def test_a_copy_of_the_books_writes_a_history_of_its_own() -> None:
    state = rhine_title().set_up("clerk", "clerk", {})
    assert isinstance(state, RhineState)
    state.stack.clear()
    state.push(Turns())
    state.stack[-1].advance(state)
    twin = state.copy()
    twin.push(Flight())
    twin.happen(7)
    assert (len(state.clock.history), "flight" in state.clock.history[-1]) == (1, False)
    assert "flight" in twin.clock.history[-1]
