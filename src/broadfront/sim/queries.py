"""Checks that queries do not change the state: every possible query is made, and the state compared."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec

from broadfront.core.chance import Chance
from broadfront.core.errors import Illegal, Invalid
from broadfront.core.game import Game
from broadfront.core.options import ruling_on
from broadfront.core.state import State
from broadfront.core.steps import Answer, Choice, Decision, Roll, Step
from broadfront.core.title import Playable
from broadfront.core.view import View
from broadfront.sim.conformance import mutants, verdict
from broadfront.titles import questions, tabletop

__all__ = ["check_answer", "check_queries", "whole"]

ACTIONS, UNITS, OVERLAYS, QUESTIONS, ATTACKS, MUTANTS = 4, 3, 2, 2, 2, 4
"""Number of randomly chosen things of each kind to query."""

T = TypeVar("T")
P = ParamSpec("P")
Query = tuple[str, Callable[[], object]]


def whole(state: State) -> tuple[object, ...]:
    """Return everything a query could change: facts, zones, stack, key and events."""
    return state.to_data(), state.key(), None if state.events is None else list(state.events)


def check_queries(game: Game, rng: random.Random) -> None:
    """Make every query of engine, title, questions and table, and check that the state is unchanged."""
    before = whole(game.state)
    for what, ask in (*_of_the_step(game, rng), *_of_the_title(game, rng), *_of_the_table(game, rng)):
        with suppress(Illegal, Invalid):  # a refusal is a valid answer
            ask()
        assert whole(game.state) == before, f"line {len(game.record.lines)}: asking for {what} changed something"


def _some(rng: random.Random, found: Sequence[T], most: int) -> list[T]:
    return rng.sample(found, min(most, len(found)))


def _listed(ask: Callable[P, Iterable[object] | None], *given: P.args, **named: P.kwargs) -> None:
    """Call a function and exhaust the iterable it returns."""
    for _ in ask(*given, **named) or ():
        pass


def _of_the_step(game: Game, rng: random.Random) -> Iterator[Query]:
    state, pending = game.state, game.pending
    step = state.stack[-1]
    yield "what is asked", partial(step.ask, state)
    yield "the problems", state.status
    yield "the inventory", state.inventory
    yield "a key for odds", state.odds_key
    for side in (None, *game.title.sides):
        view = View(state, side)
        yield f"the view of {side}", view.to_data
        yield f"the position {side} may know", view.position
        yield f"a world that fits what {side} knows", partial(view.sample, 1)
    if isinstance(step, Choice):
        yield "the decision", partial(step.decision, state)
    if isinstance(pending, Chance):
        yield "the classes", partial(step.classes, state, pending)
        yield "what is alike", partial(step.alike, state, pending)
        yield "the leaps", partial(step.leaps, state)
    elif isinstance(pending, Decision):
        options = list(step.options(state))
        yield "the options", partial(_listed, step.options, state)
        yield "the listing", partial(_listed, step.listing, state)
        for action in _some(rng, options, ACTIONS):
            yield f"a ruling on {action}", partial(ruling_on, state, action)
        for data in mutants(game, rng, MUTANTS):
            yield f"a ruling on {data}", partial(verdict, game, state, data, None)


def _of_the_title(game: Game, rng: random.Random) -> Iterator[Query]:
    state, title = game.state, game.title
    yield "the attack under way", partial(title.engaged, state)
    for side in title.sides:
        attacks = list(title.attacks(state, side))
        yield f"the attacks of {side}", partial(_listed, title.attacks, state, side)
        for attack in _some(rng, attacks, ATTACKS):
            yield f"the battle of {attack}", partial(title.battle, state, attack)
            yield f"the ledger of {attack}", partial(title.odds_ledger, state, attack)
    pending = game.pending
    if isinstance(pending, Decision) and title.fights(state.scenario):
        policy = title.policy(state, pending.side)
        yield f"what a side that {policy.name} would do", partial(policy.choose, state)
    able = {
        name: question
        for name, question in questions(title.name).items()
        if question.takes_position and not any(p.required for n, p in question.parameters.items() if n != "position")
    }
    for name in _some(rng, sorted(able), QUESTIONS):
        yield f"the question {name}", partial(able[name].function, title, position=state)


def _of_the_table(game: Game, rng: random.Random) -> Iterator[Query]:
    state, title, table = game.state, game.title, tabletop(game.title.name)
    yield "what the first question would wait for", partial(table.warm, state)
    for side in (None, *title.sides):
        yield f"the table of {side}", partial(table.shown, state, side)
        yield f"the position for {side} in words", partial(table.describe, state, side)
    if isinstance(game.pending, Decision):
        for action in _some(rng, list(game.options().listing()), ACTIONS):
            yield f"the words of {action}", partial(table.say, state, action)
            yield f"the gloss of {action}", partial(table.gloss, state, action)
            yield f"the route of {action}", partial(table.route, state, action)
    for counter in _some(rng, table.shown(state, None).counters, UNITS):
        yield f"where {counter.unit} can go", partial(table.reach, state, counter.unit)
        yield f"what {counter.unit} may do", partial(_listed, table.acts, state, counter.unit)
        yield f"the moves of {counter.unit}", partial(_listed, table.moves, state, counter.unit)
        yield f"the card of {counter.unit}", partial(table.about, state, counter.side, counter.unit)
    for side in title.sides:
        for name in _some(rng, sorted(table.overlays(state, side)), OVERLAYS):
            yield f"the overlay {name}", partial(table.overlay, state, side, name)


def check_answer(state: State, step: Step[Any], answer: Answer) -> None:
    """Check that the system's answer is one a player could give there, and that it is legal."""
    title = state.title
    assert isinstance(title, Playable)
    assert isinstance(step, Choice)
    if isinstance(answer, Step):
        assert title.decode_step(msgspec.to_builtins(answer)) == answer, f"{answer} is no step of {title.name}"
        return
    if isinstance(answer, Roll):
        chosen = [answer.choose(outcome)[0] for outcome in answer.chance.outcomes]
    else:
        chosen = [answer[0]]
    accepts = step.decision(state).accepts
    for action in dict.fromkeys(chosen):
        assert isinstance(action, accepts), f"the system answers {action} in {type(step).__name__}"
        assert (no := step.refusal(state, action)) is None, f"the system's {action} is refused: {no}"
