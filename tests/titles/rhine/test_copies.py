"""A copy of a state shares nothing that changes."""

from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.steps.clerk.campaign_turn import Flight, Turns
from tests.titles.rhine.asking import title


def test_a_copy_of_the_books_writes_a_history_of_its_own() -> None:
    state = title().set_up("clerk", "clerk", {})
    assert isinstance(state, ClerkState)
    state.stack.clear()
    state.push(Turns())
    state.stack[-1].advance(state)
    twin = state.copy()
    twin.push(Flight())
    twin.happen(7)
    assert (len(state.history), "flight" in state.history[-1]) == (1, False)
    assert "flight" in twin.history[-1]
