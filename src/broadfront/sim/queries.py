"""Checks that asking about a game (options, odds, rulings, views) does not change its state."""

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
from broadfront.sim.conformance import mutated_actions, ruling_text
from broadfront.titles import questions, tabletop

__all__ = ["check_choice_of_rules", "check_queries", "state_snapshot"]

ACTIONS, UNITS, OVERLAYS, QUESTIONS, ATTACKS, MUTANTS = 4, 3, 2, 2, 2, 4
"""Number of randomly chosen things of each kind to query."""

T = TypeVar("T")
P = ParamSpec("P")
Query = tuple[str, Callable[[], object]]


def state_snapshot(state: State) -> tuple[object, ...]:
    """Return everything in a state that a faulty query could change: facts, hidden zones, stack of steps, key and
    events."""
    return state.to_data(), state.key(), None if state.events is None else list(state.events)


def check_queries(game: Game, rng: random.Random) -> None:
    """Ask everything that can be asked about a game (engine, title and table display), and check that its state is
    unchanged."""
    before = state_snapshot(game.state)
    for what, ask in (*_step_queries(game, rng), *_title_queries(game, rng), *_table_queries(game, rng)):
        with suppress(Illegal, Invalid):  # a refusal is a valid answer
            ask()
        assert state_snapshot(game.state) == before, (
            f"line {len(game.record.lines)}: asking for {what} changed something"
        )


def _sample(rng: random.Random, found: Sequence[T], most: int) -> list[T]:
    """Return at most `most` elements, chosen at random."""
    return rng.sample(found, min(most, len(found)))


def _exhaust(function: Callable[P, Iterable[object] | None], *given: P.args, **named: P.kwargs) -> None:
    """Call a function and run through everything it yields."""
    for _ in function(*given, **named) or ():
        pass


def _step_queries(game: Game, rng: random.Random) -> Iterator[Query]:
    """Yield everything that can be asked about the current step of the game, each as a name and a function to call."""
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
        yield "what is alike", partial(step.odds_classes, state, pending)
        yield "the leaps", partial(step.odds_leaps, state)
    elif isinstance(pending, Decision):
        options = list(step.options(state))
        yield "the options", partial(_exhaust, step.options, state)
        yield "the listing", partial(_exhaust, step.listing, state)
        for action in _sample(rng, options, ACTIONS):
            yield f"a ruling on {action}", partial(ruling_on, state, action)
        for data in mutated_actions(game, rng, MUTANTS):
            yield f"a ruling on {data}", partial(ruling_text, game, state, data, None)


def _title_queries(game: Game, rng: random.Random) -> Iterator[Query]:
    """Yield everything that can be asked of the title: attacks, odds and questions, each as a name and a function to
    call."""
    state, title = game.state, game.title
    yield "the attack under way", partial(title.current_battle, state)
    for side in title.sides:
        attacks = list(title.attacks(state, side))
        yield f"the attacks of {side}", partial(_exhaust, title.attacks, state, side)
        for attack in _sample(rng, attacks, ATTACKS):
            yield f"the battle of {attack}", partial(title.battle, state, attack)
            yield f"the ledger of {attack}", partial(title.odds_ledger, state, attack)
    pending = game.pending
    if isinstance(pending, Decision) and title.has_attacks(state.scenario):
        policy = title.policy(state, pending.side)
        yield f"what a side that {policy.name} would do", partial(policy.choose, state)
    able = {
        name: question
        for name, question in questions(title.name).items()
        if question.takes_position and not any(p.required for n, p in question.parameters.items() if n != "position")
    }
    for name in _sample(rng, sorted(able), QUESTIONS):
        yield f"the question {name}", partial(able[name].function, title, position=state)


def _table_queries(game: Game, rng: random.Random) -> Iterator[Query]:
    """Yield everything that the table display can be asked, such as moves, overlays and descriptions, each as a name
    and a function to call."""
    state, title, table = game.state, game.title, tabletop(game.title.name)
    yield "what the first question would wait for", partial(table.warm_up, state)
    for side in (None, *title.sides):
        yield f"the table of {side}", partial(table.display, state, side)
        yield f"the position for {side} in words", partial(table.describe, state, side)
    if isinstance(game.pending, Decision):
        for action in _sample(rng, list(game.options().listing()), ACTIONS):
            yield f"the words of {action}", partial(table.option_text, state, action)
            yield f"the gloss of {action}", partial(table.option_note, state, action)
            yield f"the route of {action}", partial(table.route_part, state, action)
    for counter in _sample(rng, table.display(state, None).counters, UNITS):
        yield f"where {counter.unit} can go", partial(table.reachable_hexes, state, counter.unit)
        yield f"what {counter.unit} may do", partial(_exhaust, table.unit_actions, state, counter.unit)
        yield f"the moves of {counter.unit}", partial(_exhaust, table.unit_moves, state, counter.unit)
        yield f"the card of {counter.unit}", partial(table.unit_part, state, counter.side, counter.unit)
    for side in title.sides:
        for name in _sample(rng, sorted(table.overlays(state, side)), OVERLAYS):
            yield f"the overlay {name}", partial(table.overlay, state, side, name)


def check_choice_of_rules(state: State, step: Step[Any], answer: Answer) -> None:
    """Check that what the rules choose for an unplayed side is a legal action of the pending decision."""
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
