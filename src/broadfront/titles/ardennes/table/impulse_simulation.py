"""Playing one Allied impulse of the solitaire game with given cards and dice, as an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from broadfront.core.chance import Chance
from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer
from broadfront.core.reading.outcomes import parse_outcome
from broadfront.core.state import State
from broadfront.core.steps import Decision, Pending
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.data.words import phrase, say

__all__ = ["simulate_impulse"]


def simulate_impulse(position: State, entered: Sequence[str]) -> Answer:
    """Run an Allied impulse with the given draws and rolls; return its log and the next input needed."""
    state = position.copy()
    state.events = []
    pending = state.settle()
    if not isinstance(pending, Chance) or state.variant != "gs":
        asked = say("they.asked", text=pending.prompt) if isinstance(pending, Decision) else say("they.no-card")
        raise Invalid(say("they.not-next", what=asked), parameter="position", todo=say("they.make-it-next"))
    for place, word in enumerate(entered, 1):
        if not isinstance(pending, Chance):
            over = say("they.over", number=place - 1, count=len(entered))
            raise Invalid(over, parameter="entered", given=word, todo=say("they.leave-out"))
        state.happen(parse_outcome(state, pending, word))
        pending = state.settle()
    names = position.title.names if isinstance(position.title, Ardennes) else {}
    lines = [line for event in state.events for line in _event_lines(event.with_names(names))]
    rules = dict.fromkeys(rule for event in state.events for rule in event.rules)
    return Answer({"told": lines, **_next_input(pending, position)}, rules=tuple(rules))


def _card_or_chit_name(title: Ardennes, id: str) -> str:
    """Return the name of a card or chit."""
    for cards in (title.allied_cards, title.action_cards, title.german_cards):
        if id in cards:
            return cards[id].name
    return title.chits[id].name if id in title.chits else id


def _event_lines(event: Any) -> list[str]:
    """Return the log lines of an event; a choice of the Allied system includes its full explanation."""
    return [str(event)] if event.trace is None else event.trace.lines()


def _next_input(pending: Pending | None, position: State) -> dict[str, Any]:
    """Return which draw or roll must be entered next, with the names of cards, or that the impulse is over."""
    if isinstance(pending, Chance):
        found: dict[str, Any] = {"enter": pending.what, "one of": pending.describe_outcomes()}
        if pending.zone is not None and isinstance(position.title, Ardennes):
            found["called"] = {str(one): _card_or_chit_name(position.title, str(one)) for one in pending.outcomes}
        return found
    return {"enter": phrase("they.nothing-more")}
