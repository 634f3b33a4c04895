"""The system that plays the American side, with a trace for each choice."""

from typing import Any

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.steps import Choice, Step
from broadfront.titles.patrol.data import say
from broadfront.titles.patrol.rules.actions import Advance, Ambush, Done, Enter, Join, Move, Retreat, Target
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import odds_label

RULE = "PAT-SYSTEM-01"


def choose(state: PatrolState, step: Step[Any]) -> tuple[Action, Trace]:
    """Return the legal action that is worth most to the American side, which nobody plays, and why."""
    assert isinstance(step, Choice)
    ranked = [(action_merit(state, action), action) for action in step.options(state)]
    best = max(ranked, key=lambda pair: pair[0])[1]
    candidates = tuple(
        Candidate(say("system.action", action=a), say("system.merit", merit=m), RULE, a is best)
        for m, a in ranked
        if a is best or m >= 0
    )
    return best, Trace(step.decision(state).message, say("system.action", action=best), (RULE,), candidates)


def action_merit(state: PatrolState, action: Action) -> int:
    """Return what an action is worth to the American side, which nobody plays. Ending the step is worth 0."""
    title, village = state.title, state.title.map.ids[state.title.village]
    match action:
        case Target(hex):
            at, spot = title.map.index_of(hex), state.board.hex_of
            near = [n for n in state.title.of_side["american"] if (h := spot(n)) and at in title.map.around[h.index]]
            return title.combat.columns.index(odds_label(state, at, near, False)[0]) or -1
        case Join() | Ambush():
            return 1
        case Move(unit, path):
            start = state.board.hex_of(state.number(unit))
            assert start is not None
            nearer = title.map.grid.distance(start.hex, village) - title.map.grid.distance(path[-1], village)
            return -1 if start.hex == village else nearer or -1
        case Enter(_, hex) | Retreat(hex):
            return 100 - title.map.grid.distance(hex, village)
        case Advance(unit):
            at_unit = state.board.hex_of(state.number(unit))
            return -1 if at_unit is not None and at_unit.hex == village else 1
        case _:
            return 0 if action == Done() else -1
