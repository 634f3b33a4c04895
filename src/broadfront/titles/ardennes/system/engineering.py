"""The Engineers event as the system plays it: the first action that is possible, in the order of the card."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
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
        return _settle(ReplaceRoadblock(state.name(replaced[0])), "replace the Roadblock in", rules, told)
    if state.day == 16:
        told.append(Candidate("replace a Roadblock", "not on 16 December", "ARD-D16-17"))
    else:
        told.append(Candidate("replace a Roadblock", "none can be replaced", "ARD-E2-02"))
    placed = roadblock_hexes(state)
    if placed:
        told += _hexes(state, placed, "ARD-E2-10")
        rules = ("ARD-E2-01", "ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09", "ARD-E2-10")
        return _settle(PlaceRoadblock(state.name(placed[0])), "place a Roadblock in", rules, told)
    told.append(Candidate("place a Roadblock", "no hex qualifies", "ARD-E2-06"))
    if state.day in BRIDGE_DAYS:
        bridges = bridges_to_destroy(state)
        if bridges:
            for position, crossing in enumerate(bridges[:TOLD]):
                hv = max(state.ground.hv[crossing.a], state.ground.hv[crossing.b])
                told.append(Candidate(crossing.id, f"HV {hv}", "ARD-E2-14", position == 0))
            rules = ("ARD-E2-01", "ARD-E2-11", "ARD-E2-13", "ARD-E2-14")
            return _settle(DestroyBridge(bridges[0].id), "destroy the bridge", rules, told)
        told.append(Candidate("destroy a bridge", "none in Allied Supply is adjacent to a German", "ARD-E2-13"))
    else:
        rule = "ARD-D16-17" if state.day == 16 else "ARD-E2-12"
        told.append(Candidate("destroy a bridge", "on 17 to 22 December only", rule))
    skipped = () if state.day in BRIDGE_DAYS else ("ARD-E2-12",)
    stacks = ip_stacks(state)
    if stacks:
        for position, hex in enumerate(stacks[:TOLD]):
            why = f"next to {facing(state, hex)} German strength points"
            told.append(Candidate(state.name(hex), why, "ARD-E2-16", position == 0))
        rules = ("ARD-E2-01", *skipped, "ARD-E2-15", "ARD-E2-16")
        return _settle(PlaceIP(state.name(stacks[0])), "an IP in", rules, told)
    told.append(Candidate("place an IP", "no stack may have one", "ARD-E2-15"))
    return NoMore(), Trace("Engineers", "nothing", ("ARD-E2-01", *skipped), tuple(told))


def _hexes(state: ArdennesState, hexes: list[int], rule: str) -> list[Candidate]:
    return [
        Candidate(state.name(hex), f"HV {state.ground.hv[hex]}", rule, position == 0)
        for position, hex in enumerate(hexes[:TOLD])
    ]


def _settle(action: Action, words: str, rules: tuple[str, ...], told: list[Candidate]) -> tuple[Action, Trace]:
    where = str(action).split(" ", 1)[1]
    return action, Trace("Engineers", f"{words} {where}", rules, tuple(told))
