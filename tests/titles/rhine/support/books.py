"""Clerk's books for tests: a state on a date, single steps, dice and choices."""

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
from tests.titles.rhine.support.asking import rhine_title


def make_books(date: str = "1944-09-05", **options: Any) -> RhineState:
    """Return the books at the start of a campaign, on a date, with an empty stack."""
    state = rhine_title().set_up("clerk", "clerk", options)
    assert isinstance(state, RhineState)
    state.stack.clear()
    state.clock.turn = rhine_title().calendar.turn_number(dt.date.fromisoformat(date))
    state.clock.history.append({"date": date})
    state.events = []
    return state


def run_step(state: RhineState, step: Step[Any], *given: Action | Outcome) -> list[Event]:
    """Push a step, give its answers in order until it ends, and return the events."""
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


def decision_of_step(state: RhineState, step: Step[Any]) -> Decision:
    """Push a step and return its decision, even if there is only one answer."""
    state.push(step)
    pending = state.settle(ask_forced=True)
    assert isinstance(pending, Decision)
    return pending


def ruling_of(state: RhineState, action: Action) -> Ruling:
    return ruling_on(state, action)


def refusing_rules(state: RhineState, action: Action) -> tuple[str, ...]:
    ruling = ruling_on(state, action)
    assert not ruling.legal
    return ruling.rules


def carry_out_arrivals(state: RhineState, *given: Action) -> list[Event]:
    """Carry out the arrival lines of the date and return the events."""
    return run_step(state, Arrivals(), *given)


def box_of(state: RhineState, unit: str) -> str:
    return state.board.box(state.number(unit))


def steps_of(state: RhineState, unit: str) -> int:
    return state.board.steps[state.number(unit)]


def kill_unit(state: RhineState, unit: str) -> None:
    n = state.number(unit)
    state.place_in_box(n, "Dead pile")
    state.board.steps[n] = 0


def bring_on_map(state: RhineState, *units: str) -> None:
    """Put units on the map at full strength."""
    for unit in units:
        n = state.number(unit)
        state.place_in_box(n, "On map")
        state.board.steps[n] = state.units[n].steps


def texts_citing(events: list[Event], rule: str) -> list[str]:
    """Return the texts of the events that cite a rule."""
    return [str(event) for event in events if rule in event.rules]


def new_game(**options: Any) -> Game:
    return Game.new(rhine_title(), scenario="clerk", variant="clerk", seed=0, options=options)
