"""Show how a game may continue after an option, as the side may know it."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.playouts import Course, Dice
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.view import View
from broadfront.players import player_named, usual_player

__all__ = ["continued"]

MOST = 400
"""Maximum number of lines played."""
LEAST = 12
"""Minimum number of events before a quiet point ends it; where quiet points are frequent, one alone shows too
little."""


def continued(view: View, action: Action, seed: int | str, events: int) -> list[Event]:
    """Return what may happen after an action up to a quiet point, such as the end of the impulse: at most `events`
    events.

    This is one possible world with the usual player for every side. With the same seed and view, every action gets the
    same world and the same dice.
    """
    side = view.side
    if side is None or not isinstance(view.pending, Decision):
        raise Invalid("Nobody is asked: there is nothing to go on from.", parameter="view")
    title = view.position().title.name
    state = Evaluator(title, seed).world(view, 0)
    state.events, course = [], Course(title)
    course.begins(view.pending)
    player, dice = player_named(usual_player(title), f"{seed}/continued", title), Dice(f"{seed}/0")
    state.do(action)
    for _ in range(MOST):
        asked = state.settle(offer=True)
        if isinstance(asked, GameOver) or asked is None:
            break
        if isinstance(asked, Chance):
            state.happen(dice.pick(asked))
            continue
        count = len(_seen(state, side))
        if count >= events or (course.begins(asked) and count >= LEAST):
            break
        state.do(player.choose(View(state, asked.side), Options.of_settled(state)))
    return _seen(state, side)[:events]


def _seen(state: State, side: str) -> list[Event]:
    """Return the events of a state that a side may know."""
    seen = (event.seen_from(side) for event in state.events or ())
    return [event for event in seen if event is not None]
