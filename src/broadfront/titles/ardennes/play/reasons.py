"""Reasons for actions, in words: points gained, possible attacks, cost of hits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Unpack

from broadfront.core.actions import Action
from broadfront.core.messages import Fields, Message
from broadfront.core.state import State
from broadfront.players.advising import Hint, hint
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.rules import actions as act
from broadfront.titles.ardennes.rules.fighting import combat_actions as combat
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points
from broadfront.titles.ardennes.table.prospects import attackable_hexes

__all__ = ["AdviceFields", "explain_actions", "make_advice_message"]


class AdviceFields(Fields, total=False):
    """The data that an advice message may contain, besides the usual fields of messages."""

    attacker: str
    chits: int
    defender: str
    level: int
    most: int
    name: str
    points: int
    spent: int
    to: str
    value: int


def make_advice_message(state: ArdennesState, topic: str, **data: Unpack[AdviceFields]) -> Message:
    """Return an advice message in which unit and hex ids are replaced by names."""
    return Message("ardennes", topic, data).with_names(state.title.names)


def explain_actions(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield, for each listed action, hints that give reasons for it."""
    if isinstance(state, ArdennesState):
        for action in listed:
            yield from _explain_action(state, SIDES.index(side), action)


def _explain_action(state: ArdennesState, side: int, action: Action) -> Iterator[Hint]:
    """Yield hints that give reasons for one action, by the kind of action."""
    match action:
        case act.Move(unit, path) | act.StrategicMove(unit, path):
            yield from _explain_destination(state, side, unit, path[-1], action)
            yield from _explain_attackable(state, side, unit, path[-1], action)
        case combat.Advance(unit, path):
            yield from _explain_destination(state, side, unit, path[-1], action)
        case act.Activate(card) | act.PlayKampfgruppe(card) if card in state.title.german_cards:
            yield from _explain_card(state, card, action)
        case _:
            yield from _explain_simple_action(state, side, action)


def _explain_destination(state: ArdennesState, side: int, unit: str, hex: str, action: Action) -> Iterator[Hint]:
    """Yield hints on what a unit gains by moving to a hex: victory points, or a shorter way to them."""
    index, away = state.ground.map.index, state.ground.distance
    there, start = index[hex], state.board.hex_of_unit(state.title.unit(unit).number)
    values = {index[vp.hex]: vp.value for vp in state.victory_hexes}
    if there in values:
        topic = "advice.why-keeps" if state.land.place_holder(there) == side else "advice.why-takes"
        yield _make_hint(state, topic, "ARD-H-05", action, hex=hex, points=values[there])
        return
    wanted = [one for one in values if state.land.place_holder(one) != side]
    if start is None or not wanted:
        return
    goal = min(wanted, key=lambda one: (int(away[there, one]), -values[one]))
    if away[there, goal] < away[start, goal]:
        points, count = values[goal], int(away[there, goal])
        found = make_advice_message(
            state, "advice.why-nearer", to=hex, hex=state.hex_id(goal), points=points, count=count
        )
        yield hint(found, "ARD-H-05", actions=(action,))
    elif supply(state, side).reached[there]:
        yield _make_hint(state, "advice.why-supplied", "ARD-DEF-12", action, hex=hex)


def _explain_attackable(state: ArdennesState, side: int, unit: str, hex: str, action: Action) -> Iterator[Hint]:
    """Yield a hint naming the enemy stacks that a unit could attack from a hex."""
    there = state.ground.map.index[hex]
    enemies = [state.hex_id(one) for one in state.ground.map.beside[there] if state.board.zoc.has_unit(1 - side, one)]
    if enemies:
        yield _make_hint(state, "advice.why-attacks", "ARD-H-38", action, unit=unit, hexes=enemies)


def _explain_card(state: ArdennesState, card: str, action: Action) -> Iterator[Hint]:
    """Yield hints on what playing a German card allows: attacks, victory hexes in reach, or moves."""
    printed = state.title.german_cards[card]
    then = state.copy()
    then.begin_activation()
    hexes = attackable_hexes(then, printed)
    if hexes:
        named = [state.hex_id(hex) for hex in hexes]
        yield _make_hint(state, "advice.why-card", "ARD-H-32", action, name=printed.name, hexes=named)
        for vp in state.victory_hexes:
            if vp.hex in named:
                yield _make_hint(state, "advice.why-card-points", "ARD-H-05", action, hex=vp.hex, points=vp.value)
    elif state.clock.opening:
        yield _make_hint(state, "advice.why-opening", "ARD-D16-09", action, name=printed.name)
    else:
        yield _make_hint(state, "advice.why-moves", "ARD-H-32", action, name=printed.name)


def _explain_simple_action(state: ArdennesState, side: int, action: Action) -> Iterator[Hint]:
    """Yield a hint with the reason for an action whose reason hardly depends on the position."""
    match action:
        case act.SelectUnit(unit):
            yield _make_hint(state, "advice.why-unit", "ARD-H-54", action, unit=unit)
        case act.EndActivation():
            yield _make_hint(state, "advice.why-end", "ARD-H-38", action)
        case act.LeaveUnit():
            yield _make_hint(state, "advice.why-leave", "ARD-H-32", action)
        case act.Pass():
            yield _make_hint(state, "advice.why-pass", "ARD-H-31", action, points=victory_points(state))
        case combat.NoTactic():
            yield _make_hint(state, "advice.why-no-tactic", "ARD-H-38", action)
        case combat.PlayTactic(card) if card in state.title.german_cards:
            name = state.title.german_cards[card].name
            yield _make_hint(state, "advice.why-tactic", "ARD-H-38", action, name=name)
        case combat.TakeRetreat():
            yield _make_hint(state, "advice.why-retreat", "ARD-C1-16", action)
        case combat.TakeLoss():
            yield _make_hint(state, "advice.why-stand", "ARD-C1-17", action)
        case combat.DisperseAttackers():
            yield _make_hint(state, "advice.why-disperse", "ARD-C1-14", action)
        case combat.LoseStep(unit):
            steps = state.board.steps[state.title.unit(unit).number]
            yield _make_hint(state, "advice.why-step", "ARD-H-28", action, unit=unit, count=steps)
        case combat.AdvanceDone():
            yield _make_hint(state, "advice.why-stay", "ARD-C3-01", action)


def _make_hint(state: ArdennesState, topic: str, rule: str, action: Action, /, **data: Unpack[AdviceFields]) -> Hint:
    """Return a hint that gives a reason for one action, with the rule it follows from."""
    return hint(make_advice_message(state, topic, **data), rule, actions=(action,))
