"""What is always in sight above the map: the date and its rules, the impulse, the points, the cards that are left."""

from __future__ import annotations

from datetime import date

from broadfront.board.shown import BarItem
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.system.impulse import SystemImpulse
from broadfront.titles.ardennes.table.calendar import lines_of
from broadfront.titles.ardennes.table.parts import ArdennesTrack

__all__ = ["bar"]

YEAR, MONTH = 1944, 12


def bar(state: ArdennesState, track: ArdennesTrack) -> tuple[BarItem, ...]:
    """From the left: the date, what is special about it, whose impulse, the points, the cards."""
    return (_date(state), _today(state), _impulse(state), _points(track), _cards(state))


def _date(state: ArdennesState) -> BarItem:
    left = state.plan.end - state.day
    value = f"{date(YEAR, MONTH, state.day):%a} {state.day} Dec"
    days = "the last day" if not left else f"{left} more day{'' if left == 1 else 's'} after today"
    return BarItem(name="Date", value=value, more=((f"The scenario ends on {state.plan.end} December: {days}.", ""),))


def _today(state: ArdennesState) -> BarItem:
    """Events in force until the end of the day come first: ground, sky and orders are among them."""
    lasting, rules = sorted(state.lasting), tuple(lines_of(state, state.day))
    value = ", ".join(lasting) or f"{len(rules)} rules"
    return BarItem(name="Today", value=value, more=(*((f"In force today: {event}.", "") for event in lasting), *rules))


def _impulse(state: ArdennesState) -> BarItem:
    """Whose impulse it is, and how many can still come: each takes the German a card at least.

    Between impulses it says nothing, and keeps its place.
    """
    side = next((found for step in state.stack if (found := _side_of(step))), None)
    if side is None:
        return BarItem(id="impulse", name="Impulse", value="–")
    cards = len(state.zones["german-hand"]) + len(state.zones["german-deck"])
    number = f" {state.impulse}" if side == "german" else ""
    rule, told = "ARD-H-56", []
    if state.variant == "gs":
        rule = "ARD-H-31"
        told.append((f"Command Level: {state.level_spent} of {command_level(state)} spent in this impulse.", rule))
    value = f"{side.capitalize()}{number}, up to {cards} left"
    about = (
        f"Up to {_many(cards, 'German impulse')} can still come today: each takes a card or more, "
        f"and {_many(cards, 'card')} {'is' if cards == 1 else 'are'} in hand or to draw."
    )
    return BarItem(id="impulse", name="Impulse", value=value, more=((about, rule), *told), side=side, about=about)


def _side_of(step: object) -> str | None:
    if isinstance(step, GermanImpulse):
        return "german"
    if isinstance(step, AlliedImpulse | SystemImpulse):
        return "allied"
    return step.side if isinstance(step, Activation) else None


def _points(track: ArdennesTrack) -> BarItem:
    goal = next(iter(track.goals), None)
    more = tuple((f"The German needs {points} VP by the end of {day} December.", "") for day, points in track.goals)
    if goal is None:
        return BarItem(id="points", name="VP", value=str(track.points), more=more)
    day, needed = goal
    value = f"{track.points} of {needed} by the {day}th"
    return BarItem(id="points", name="VP", value=value, more=more, part=track.points, of=needed)


def _cards(state: ArdennesState) -> BarItem:
    """In hand and to draw. The solitaire game has no Allied hand; its pile is drawn from all the same."""
    short, told = [], []
    for side in SIDES:
        hand, pile = len(state.zones[f"{side}-hand"]), len(state.zones[f"{side}-deck"])
        held = [] if side == "allied" and state.variant == "gs" else [hand]
        short.append(f"{side.capitalize()} {' + '.join(map(str, (*held, pile)))}")
        in_hand = f"{_many(hand, 'card')} in hand, " if held else ""
        told.append((f"{side.capitalize()}: {in_hand}{pile} to draw.", ""))
    return BarItem(name="Cards", value=", ".join(short), more=tuple(told))


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
