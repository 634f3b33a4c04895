"""The status bar above the map: date, rules in force, impulse, points and cards left."""

from __future__ import annotations

from datetime import date

from broadfront.board.shown import BarItem
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.system.system_impulse import SystemImpulse
from broadfront.titles.ardennes.table.calendar import special_rules
from broadfront.titles.ardennes.table.parts import ArdennesTrack

__all__ = ["status_bar"]

YEAR, MONTH = 1944, 12


def status_bar(state: ArdennesState, track: ArdennesTrack) -> tuple[BarItem, ...]:
    """Return the items of the status bar, left to right: date, rules of the day, impulse, points, cards."""
    return (_date_item(state), _today_item(state), _impulse_item(state), _points_item(track), _cards_item(state))


def _date_item(state: ArdennesState) -> BarItem:
    """Return the status bar item for the date and the days left."""
    value = phrase("bar.date-now", number=date(YEAR, MONTH, state.clock.day).weekday(), day=state.clock.day)
    ends = phrase("bar.ends", day=state.plan.end, left=state.plan.end - state.clock.day)
    return BarItem(name=phrase("bar.date"), value=value, more=((ends, ""),))


def _today_item(state: ArdennesState) -> BarItem:
    """Return the status bar item for events in force today, followed by the special rules of the day."""
    lasting, rules = sorted(state.clock.lasting), tuple(special_rules(state, state.clock.day))
    value = ", ".join(lasting) or phrase("bar.rules", count=len(rules))
    in_force = ((phrase("bar.in-force", event=event), "") for event in lasting)
    return BarItem(name=phrase("bar.today"), value=value, more=(*in_force, *rules))


def _impulse_item(state: ArdennesState) -> BarItem:
    """Return the status bar item for the current impulse and the maximum number still to come today.

    Each impulse costs the German at least one card. Between impulses the item shows a dash.
    """
    side = next((found for step in state.stack if (found := _side_of_step(step))), None)
    if side is None:
        return BarItem(id="impulse", name=phrase("bar.impulse"), value="–")
    cards = len(state.zones["german-hand"]) + len(state.zones["german-deck"])
    rule, lines = "ARD-H-56", []
    if state.variant == "gs":
        rule = "ARD-H-31"
        lines.append((phrase("bar.level", spent=state.clock.level_spent, level=command_level(state)), rule))
    topic = "bar.german-impulse" if side == "german" else "bar.allied-impulse"
    value, about = phrase(topic, number=state.clock.impulse, left=cards), phrase("bar.to-come", count=cards)
    more = ((about, rule), *lines)
    return BarItem(id="impulse", name=phrase("bar.impulse"), value=value, more=more, side=side, about=about)


def _side_of_step(step: object) -> str | None:
    """Return the side that acts in a step of an impulse, or None for other steps."""
    if isinstance(step, GermanImpulse):
        return "german"
    if isinstance(step, AlliedImpulse | SystemImpulse):
        return "allied"
    return step.side if isinstance(step, Activation) else None


def _points_item(track: ArdennesTrack) -> BarItem:
    """Return the status bar item for the victory points, with the points the German needs and when."""
    goal = next(iter(track.goals), None)
    more = tuple((phrase("bar.goal", points=points, day=day), "") for day, points in track.goals)
    name = phrase("bar.points")
    if goal is None:
        return BarItem(id="points", name=name, value=str(track.points), more=more)
    day, needed = goal
    value = phrase("bar.points-of", points=track.points, needed=needed, day=day)
    return BarItem(id="points", name=name, value=value, more=more, part=track.points, of=needed)


def _cards_item(state: ArdennesState) -> BarItem:
    """Return the status bar item for cards in hand and draw pile; in solitaire the Allies have a pile only."""
    short, lines = [], []
    for side in SIDES:
        hand, pile = len(state.zones[f"{side}-hand"]), len(state.zones[f"{side}-deck"])
        held = [] if side == "allied" and state.variant == "gs" else [hand]
        short.append(phrase("bar.cards-of", side=side, figure=" + ".join(map(str, (*held, pile)))))
        lines.append((phrase("bar.hand-and-pile" if held else "bar.pile", side=side, count=hand, number=pile), ""))
    return BarItem(name=phrase("bar.cards"), value=", ".join(short), more=tuple(lines))
