"""Show how a game may continue after an option, as the side may know it."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator
from broadfront.analyst.playouts import Dice, QuietPoints
from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver
from broadfront.core.view import View
from broadfront.players import default_player, make_player

__all__ = ["sample_continuation"]

MAX_LINES = 400
"""Maximum number of lines played."""
MIN_EVENTS = 12
"""Minimum number of events before a quiet point ends it; where quiet points are frequent, one alone shows too
little."""


def sample_continuation(view: View, action: Action, seed: int | str, events: int) -> list[Event]:
    """Return one sample of the events that may follow an action: at most `events` of them, as its side sees them.

    The game is played on in one possible world (hidden things drawn at random as the side's view allows) with the
    title's standard computer player for every side, up to a natural break such as the end of the impulse. With the same
    seed and view, every action gets the same world and the same dice.
    """
    side = view.side
    if side is None or not isinstance(view.pending, Decision):
        raise Invalid("Nobody is asked: there is nothing to go on from.", parameter="view")
    title = view.position().title.name
    state = Evaluator(title, seed).sample_world(view, 0)
    state.events, course = [], QuietPoints(title)
    course.is_quiet(view.pending)
    player, dice = make_player(default_player(title), f"{seed}/continued", title), Dice(f"{seed}/0")
    state.do(action)
    for _ in range(MAX_LINES):
        asked = state.settle(offer=True)
        if isinstance(asked, GameOver) or asked is None:
            break
        if isinstance(asked, Chance):
            state.happen(dice.pick(asked))
            continue
        count = len(_visible_events(state, side))
        if count >= events or (course.is_quiet(asked) and count >= MIN_EVENTS):
            break
        state.do(player.choose(View(state, asked.side), Options.from_settled(state)))
    return _visible_events(state, side)[:events]


def _visible_events(state: State, side: str) -> list[Event]:
    """Return those events logged in a state that a side is allowed to see."""
    seen = (event.as_seen_by(side) for event in state.events or ())
    return [event for event in seen if event is not None]
