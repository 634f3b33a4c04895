"""An Allied impulse or activation on a field, with chosen cards and dice, and what the system told."""

from __future__ import annotations

from collections.abc import Sequence

from broadfront.core.events import Candidate, Trace
from broadfront.titles.ardennes.system.allied_activation import SystemActivation
from broadfront.titles.ardennes.system.system_impulse import SystemImpulse
from tests.titles.ardennes.support.by_ids import by_ids
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import Field

__all__ = ["activation", "impulse", "last", "lost", "one_card", "traces"]


def impulse(f: Field, *cards: str, hand: Sequence[str] = (), pile: Sequence[str] = ()) -> Duel:
    """An impulse in which these command cards come in turn; the German holds `hand` and draws from `pile`."""
    zones = f.state.zones
    zones["allied-deck"], zones["allied-discard"] = tuple(sorted(cards)), ()
    zones["german-hand"], zones["german-deck"] = tuple(sorted(hand)), tuple(sorted(pile))
    duel = Duel(f, SystemImpulse())
    duel.roll(cards[0], "command card")
    return duel


def activation(f: Field, units: Sequence[int], *cards: str, army: str = "1US", support: tuple[str, ...] = ()) -> Duel:
    """An activation of these units; `cards` are the action cards there are, drawn in turn by the test."""
    zones = f.state.zones
    zones["action-later"] = zones["action-drawn"] = ()
    zones["action-deck"] = tuple(sorted(cards))
    return Duel(f, SystemActivation(tuple(units), army, support))


def one_card(f: Field, units: Sequence[int], card: str, *, army: str = "1US", support: tuple[str, ...] = ()) -> Duel:
    """An activation in which one action card comes."""
    duel = activation(f, units, card, army=army, support=support)
    duel.roll(card, "action card")
    assert duel.pending is None or duel.state.stack
    return duel


def traces(duel: Duel, question: str = "") -> list[Trace]:
    """The traces told so far whose question begins so, with ids."""
    assert duel.pending is None or duel.state.stack
    found = [by_ids(event.trace) for event in duel.events if event.trace is not None]
    return [trace for trace in found if trace.question.startswith(question)]


def last(duel: Duel, question: str = "") -> Trace:
    return traces(duel, question)[-1]


def lost(trace: Trace) -> dict[str, Candidate]:
    """What was considered and not chosen, by its words."""
    return {c.what: c for c in trace.candidates if not c.chosen}
