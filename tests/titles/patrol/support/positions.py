"""Hand-built positions of the patrol, and short ways to move and fight on them."""

from collections.abc import Mapping

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.titles import playable
from broadfront.titles.patrol.game import PatrolGame
from broadfront.titles.patrol.rules.actions import Done, Join, Target
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Combat
from broadfront.titles.patrol.steps.phases import Movement, Turns


def title() -> PatrolGame:
    found = playable("patrol")
    assert isinstance(found, PatrolGame)
    return found


def position(units: Mapping[str, str], *, variant: str = "two-player", turn: int = 2) -> PatrolState:
    """A position with these units on the map (or boxes) and the others eliminated, nothing on the stack."""
    state = title().set_up("bridge", variant, {})
    state.stack.clear()
    state.clock.turn, state.board.village = turn, ""
    for n, unit in enumerate(title().units):
        state.board.put(n, title().locations.parse(units.get(unit.id, "eliminated")))
        state.board.steps[n] = unit.steps if unit.id in units else 0
    assert not state.status()
    return state


def game(state: PatrolState) -> Game:
    return Game.new(title(), variant=state.variant, seed=1, start=state.to_data())


def refused(g: Game, action: Action) -> str:
    ruling = g.why_not(action)
    assert not ruling.legal
    return str(ruling)


def moving(units: Mapping[str, str], side: str = "german") -> PatrolState:
    state = position(units)
    state.push(Movement(side), Turns())
    return state


def fighting(units: Mapping[str, str], side: str = "german", variant: str = "two-player") -> PatrolState:
    state = position(units, variant=variant)
    state.push(Combat(side), Turns())
    return state


FAR = {"B.American": "0101"}


def attack(units: Mapping[str, str], attackers: list[str], roll: int, target: str = "0304") -> Game:
    g = game(fighting(units))
    if isinstance(g.pending, Decision) and Target in g.pending.accepts:
        g.apply(Target(target))
    for unit in attackers:
        if isinstance(g.pending, Decision) and Join in g.pending.accepts and Join(unit) in g.options():
            g.apply(Join(unit))
    if isinstance(g.pending, Decision) and g.pending.side == "german":
        g.apply(Done())
    if isinstance(g.pending, Decision):
        g.apply(Done())
    g.resolve(roll)
    return g
