"""The Airpower event as the system plays it: which stack is supplied from the air."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.allied import AirSupply, air_supply_hexes
from broadfront.titles.ardennes.rules.actions import ResupplyHex
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.traces import hex_named

__all__ = ["choose_stack"]


def choose_stack(state: ArdennesState, step: AirSupply) -> tuple[Action, Trace]:
    """The greatest strength, then an Isolated stack before an OutOfSupply one, then the lowest selector."""
    told: list[tuple[tuple[int, bool, int, int], int, Message]] = []
    for hex in air_supply_hexes(state):
        needy = [n for n in state.units_at(hex, ALLIED) if state.supply[n] >= OUT_OF_SUPPLY]
        points = sum(map(state.strength, needy))
        isolated = any(state.supply[n] == ISOLATED for n in needy)
        first = state.title.in_order(needy)[0]
        key = (-points, not isolated, state.units[first].selector, state.title.corps_rank[first])
        topic = "system.airpower.isolated" if isolated else "system.airpower.out-of-supply"
        told.append((key, hex, say(topic, strength=points, number=state.units[first].selector)))
    told.sort(key=lambda one: one[:2])
    best = told[0][1]
    considered = tuple(
        Candidate(hex_named(state, hex), why, "ARD-E1-02", position == 0) for position, (_, hex, why) in enumerate(told)
    )
    trace = Trace(say("system.airpower.asked"), hex_named(state, best), ("ARD-E1-01", "ARD-E1-02"), considered)
    return ResupplyHex(state.name(best)), trace
