"""How a game may go on: what follows after an option, told as the side may know it."""

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
"""Lines that are played on at most."""
LEAST = 12
"""Events before a quiet point may end it: where those come often, one alone shows nothing."""


def continued(view: View, action: Action, seed: int | str, events: int) -> list[Event]:
    """What happens after an action up to a quiet point, such as the end of the impulse: so many events at most.

    It is one possible world with the usual player for every side. The same seed gives another action of the same
    view the same world and the same dice.
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
        told = len(_seen(state, side))
        if told >= events or (course.begins(asked) and told >= LEAST):
            break
        state.do(player.choose(View(state, asked.side), Options.of_settled(state)))
    return _seen(state, side)[:events]


def _seen(state: State, side: str) -> list[Event]:
    seen = (event.seen_from(side) for event in state.events or ())
    return [event for event in seen if event is not None]
