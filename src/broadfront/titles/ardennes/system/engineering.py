"""The Engineers event as the system plays it: the first possible action in the order on the card."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.core.messages import Message
from broadfront.titles.ardennes.data.attributes import Crossing
from broadfront.titles.ardennes.data.records import ALLIED
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
from broadfront.titles.ardennes.rules.figures import Figure, hv_of, north_of, number_of, west_of
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.action_cards import facing
from broadfront.titles.ardennes.system.compared import compared
from broadfront.titles.ardennes.system.orders import stack_at
from broadfront.titles.ardennes.system.traces import hex_named

__all__ = ["choose_action", "engineers_can_act"]


def engineers_can_act(state: ArdennesState) -> bool:
    """Return whether the Engineers event has any possible action."""
    return bool(roadblocks_to_replace(state) or roadblock_hexes(state) or bridges_to_destroy(state) or ip_stacks(state))


def choose_action(state: ArdennesState, step: Engineers) -> tuple[Action, Trace]:
    """Choose to replace a Roadblock, else place one, else destroy a bridge (17-22 December), else build an IP."""
    candidates: list[Candidate] = []
    replaced = roadblocks_to_replace(state)
    if replaced:
        candidates += _hexes(state, replaced, "ARD-E2-03", "ARD-E2-02", say("system.engineers.only-roadblock"))
        hex = state.name(replaced[0])
        return ReplaceRoadblock(hex), _trace(say("system.engineers.replace", hex=hex), ("ARD-E2-02",), candidates)
    if state.clock.day == 16:
        candidates.append(
            Candidate(say("system.engineers.replacing"), say("system.engineers.not-first-day"), "ARD-D16-17")
        )
    else:
        why = say("system.engineers.none-to-replace" if state.land.roadblocks else "system.engineers.no-roadblock")
        candidates.append(Candidate(say("system.engineers.replacing"), why, "ARD-E2-02"))
    placed = roadblock_hexes(state)
    if placed:
        candidates += _hexes(state, placed, "ARD-E2-10", "ARD-E2-06", say("system.engineers.only-site"))
        rules: tuple[str, ...] = ("ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09")
        hex = state.name(placed[0])
        return PlaceRoadblock(hex), _trace(say("system.engineers.place", hex=hex), rules, candidates)
    candidates.append(Candidate(say("system.engineers.placing"), say("system.engineers.no-hex"), "ARD-E2-06"))
    if state.clock.day in BRIDGE_DAYS:
        bridges = bridges_to_destroy(state)
        if bridges:
            candidates += _bridges(state, bridges)
            bridge = bridges[0].id
            rules = ("ARD-E2-11", "ARD-E2-13")
            return DestroyBridge(bridge), _trace(say("system.engineers.destroy", bridge=bridge), rules, candidates)
        candidates.append(Candidate(say("system.engineers.destroying"), say("system.engineers.no-bridge"), "ARD-E2-13"))
    else:
        rule = "ARD-D16-17" if state.clock.day == 16 else "ARD-E2-12"
        candidates.append(Candidate(say("system.engineers.destroying"), say("system.engineers.bridge-days"), rule))
    skipped = () if state.clock.day in BRIDGE_DAYS else ("ARD-E2-12",)
    stacks = ip_stacks(state)
    if stacks:
        candidates += _stacks(state, stacks)
        hex = state.name(stacks[0])
        return PlaceIP(hex), _trace(say("system.engineers.ip", hex=hex), (*skipped, "ARD-E2-15"), candidates)
    candidates.append(Candidate(say("system.engineers.digging"), say("system.engineers.no-stack"), "ARD-E2-15"))
    return NoMore(), _trace(say("system.engineers.nothing"), skipped, candidates)


def _hexes(state: ArdennesState, hexes: list[int], rule: str, alone: str, only: Message) -> list[Candidate]:
    """Explain the ranking of Roadblock hexes: highest HV, westernmost, northernmost."""
    figures = (hv_of(state, rule), west_of(state, rule), north_of(state, rule), number_of(state, rule))
    return compared(hexes, figures, lambda hex: hex_named(state, hex), only, alone)


def _bridges(state: ArdennesState, bridges: list[Crossing]) -> list[Candidate]:
    """Explain the ranking of bridges: highest HV of the two hexes, then westernmost."""
    hv, west, rule = state.ground.hv, state.ground.west, "ARD-E2-14"

    def best(one: Crossing) -> int:
        return max(hv[one.a], hv[one.b])

    def middle(one: Crossing) -> int:
        return west[one.a] + west[one.b]

    figures: tuple[Figure[Crossing], ...] = (
        Figure("hv", rule, lambda one: -best(one), best),
        Figure("west", rule, lambda one: -middle(one), lambda one: f"{middle(one) / 4:g}"),
        Figure("number", rule, bridges.index),
    )
    only = say("system.engineers.only-bridge")
    return compared(bridges, figures, lambda one: say("system.named.bridge", bridge=one.id), only, "ARD-E2-13")


def _stacks(state: ArdennesState, stacks: list[int]) -> list[Candidate]:
    """Explain the ranking of stacks for an IP: greatest adjacent German strength, then westernmost."""
    rule = "ARD-E2-16"
    threat = Figure[int]("facing", rule, lambda hex: -facing(state, hex), lambda hex: facing(state, hex))
    figures = (threat, west_of(state, rule), number_of(state, rule))
    only = say("system.engineers.only-stack")
    return compared(stacks, figures, lambda hex: stack_at(state, hex, ALLIED), only, "ARD-E2-15")


def _trace(choice: Message, rules: tuple[str, ...], candidates: list[Candidate]) -> Trace:
    decided = [candidate.rule for candidate in candidates if candidate.chosen]
    cited = dict.fromkeys(("ARD-E2-01", *rules, *decided))
    return Trace(say("system.engineers.asked"), choice, tuple(cited), tuple(candidates))
