"""Clerk's books for tests: a state on a date, one step pushed, dice and choices given."""

import datetime as dt
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.chance import Chance, Outcome
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.options import ruling_on
from broadfront.core.rulings import Ruling
from broadfront.core.steps import Decision, GameOver, Step
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals
from tests.titles.rhine.support.asking import title


def books(date: str = "1944-09-05", **options: Any) -> RhineState:
    """The books at the start of a campaign, the date set, nothing on the stack."""
    state = title().set_up("clerk", "clerk", options)
    assert isinstance(state, RhineState)
    state.stack.clear()
    state.clock.turn = title().calendar.number(dt.date.fromisoformat(date))
    state.clock.history.append({"date": date})
    state.events = []
    return state


def run(state: RhineState, step: Step[Any], *given: Action | Outcome) -> list[Event]:
    """Push a step and answer what it asks, in order; the events. It must come to its end."""
    state.push(step)
    for answer in given:
        pending = state.settle(floor=0)
        if isinstance(answer, Action):
            assert isinstance(pending, Decision), pending
            ruling = ruling_on(state, answer)
            assert ruling.legal, str(ruling)
            state.do(answer)
        else:
            assert isinstance(pending, Chance), pending
            pending.weight(answer)
            state.happen(answer)
    end = state.settle(floor=0)
    assert isinstance(end, GameOver), end
    return list(state.events or ())


def asked(state: RhineState, step: Step[Any]) -> Decision:
    """Push a step and stop at what it asks, even if there is only one answer."""
    state.push(step)
    pending = state.settle(ask_forced=True)
    assert isinstance(pending, Decision)
    return pending


def why_not(state: RhineState, action: Action) -> Ruling:
    return ruling_on(state, action)


def refused_by(state: RhineState, action: Action) -> tuple[str, ...]:
    ruling = ruling_on(state, action)
    assert not ruling.legal
    return ruling.rules


def arrive(state: RhineState, *given: Action) -> list[Event]:
    """Carry out the lines of the date."""
    return run(state, Arrivals(), *given)


def box(state: RhineState, unit: str) -> str:
    return state.board.box(state.number(unit))


def steps(state: RhineState, unit: str) -> int:
    return state.board.steps[state.number(unit)]


def kill(state: RhineState, unit: str) -> None:
    n = state.number(unit)
    state.put_box(n, "Dead pile")
    state.board.steps[n] = 0


def bring(state: RhineState, *units: str) -> None:
    """Units on the map at full strength."""
    for unit in units:
        n = state.number(unit)
        state.put_box(n, "On map")
        state.board.steps[n] = state.units[n].steps


def told(events: list[Event], rule: str) -> list[str]:
    """What the events that cite a rule say."""
    return [str(event) for event in events if rule in event.rules]


def new_game(**options: Any) -> Game:
    return Game.new(title(), scenario="clerk", variant="clerk", seed=0, options=options)
