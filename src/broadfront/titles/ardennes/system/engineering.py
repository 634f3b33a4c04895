"""The Engineers event as the system plays it: the first action that is possible, in the order of the card."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.engineers import (
    BRIDGE_DAYS,
    Engineers,
    bridges_to_destroy,
    ip_stacks,
    roadblock_hexes,
    roadblocks_to_replace,
)
from broadfront.titles.ardennes.rules.actions import DestroyBridge, NoMore, PlaceIP, PlaceRoadblock, ReplaceRoadblock
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.system.action_cards import facing
from broadfront.titles.ardennes.system.traces import hex_named

__all__ = ["choose_action", "possible"]

TOLD = 5


def possible(state: ArdennesState) -> bool:
    """Whether the Engineers can do anything."""
    return bool(roadblocks_to_replace(state) or roadblock_hexes(state) or bridges_to_destroy(state) or ip_stacks(state))


def choose_action(state: ArdennesState, step: Engineers) -> tuple[Action, Trace]:
    """Replace a Roadblock, else place one, else destroy a bridge (17-22 December), else give an IP."""
    told: list[Candidate] = []
    rules: tuple[str, ...]
    replaced = roadblocks_to_replace(state)
    if replaced:
        told += _hexes(state, replaced, "ARD-E2-03")
        rules = ("ARD-E2-01", "ARD-E2-02", "ARD-E2-03")
        hex = state.name(replaced[0])
        return ReplaceRoadblock(hex), _trace(say("system.engineers.replace", hex=hex), rules, told)
    if state.day == 16:
        told.append(Candidate(say("system.engineers.replacing"), say("system.engineers.not-first-day"), "ARD-D16-17"))
    else:
        told.append(Candidate(say("system.engineers.replacing"), say("system.engineers.none-to-replace"), "ARD-E2-02"))
    placed = roadblock_hexes(state)
    if placed:
        told += _hexes(state, placed, "ARD-E2-10")
        rules = ("ARD-E2-01", "ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09", "ARD-E2-10")
        hex = state.name(placed[0])
        return PlaceRoadblock(hex), _trace(say("system.engineers.place", hex=hex), rules, told)
    told.append(Candidate(say("system.engineers.placing"), say("system.engineers.no-hex"), "ARD-E2-06"))
    if state.day in BRIDGE_DAYS:
        bridges = bridges_to_destroy(state)
        if bridges:
            for position, crossing in enumerate(bridges[:TOLD]):
                hv = max(state.ground.hv[crossing.a], state.ground.hv[crossing.b])
                what = say("system.named.bridge", bridge=crossing.id)
                told.append(Candidate(what, say("system.because.hv", hv=hv), "ARD-E2-14", position == 0))
            rules = ("ARD-E2-01", "ARD-E2-11", "ARD-E2-13", "ARD-E2-14")
            bridge = bridges[0].id
            return DestroyBridge(bridge), _trace(say("system.engineers.destroy", bridge=bridge), rules, told)
        told.append(Candidate(say("system.engineers.destroying"), say("system.engineers.no-bridge"), "ARD-E2-13"))
    else:
        rule = "ARD-D16-17" if state.day == 16 else "ARD-E2-12"
        told.append(Candidate(say("system.engineers.destroying"), say("system.engineers.bridge-days"), rule))
    skipped = () if state.day in BRIDGE_DAYS else ("ARD-E2-12",)
    stacks = ip_stacks(state)
    if stacks:
        for position, there in enumerate(stacks[:TOLD]):
            why = say("system.because.facing", points=facing(state, there))
            told.append(Candidate(hex_named(state, there), why, "ARD-E2-16", position == 0))
        rules = ("ARD-E2-01", *skipped, "ARD-E2-15", "ARD-E2-16")
        hex = state.name(stacks[0])
        return PlaceIP(hex), _trace(say("system.engineers.ip", hex=hex), rules, told)
    told.append(Candidate(say("system.engineers.digging"), say("system.engineers.no-stack"), "ARD-E2-15"))
    return NoMore(), _trace(say("system.engineers.nothing"), ("ARD-E2-01", *skipped), told)


def _hexes(state: ArdennesState, hexes: list[int], rule: str) -> list[Candidate]:
    return [
        Candidate(hex_named(state, hex), say("system.because.hv", hv=state.ground.hv[hex]), rule, position == 0)
        for position, hex in enumerate(hexes[:TOLD])
    ]


def _trace(choice: Message, rules: tuple[str, ...], told: list[Candidate]) -> Trace:
    return Trace(say("system.engineers.asked"), choice, rules, tuple(told))
