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
    hexes_to_place_ip,
    new_roadblock_hexes,
    roadblocks_to_replace,
)
from broadfront.titles.ardennes.rules.actions import DestroyBridge, NoMore, PlaceIP, PlaceRoadblock, ReplaceRoadblock
from broadfront.titles.ardennes.rules.criteria import Criterion, by_hv, by_north, by_number, by_west
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.action_cards import adjacent_german_strength
from broadfront.titles.ardennes.system.orders import units_in_hex_message
from broadfront.titles.ardennes.system.ranking import explain_ranking
from broadfront.titles.ardennes.system.traces import hex_message

__all__ = ["choose_engineers_action", "engineers_can_act"]


def engineers_can_act(state: ArdennesState) -> bool:
    """Return whether the Engineers event allows any action now."""
    return bool(
        roadblocks_to_replace(state)
        or new_roadblock_hexes(state)
        or bridges_to_destroy(state)
        or hexes_to_place_ip(state)
    )


def choose_engineers_action(state: ArdennesState, step: Engineers) -> tuple[Action, Trace]:
    """Choose what the Allied Engineers event does.

    It replaces a Roadblock, else places one, else destroys a bridge (17-22 December), else builds an IP.
    """
    candidates: list[Candidate] = []
    replaced = roadblocks_to_replace(state)
    if replaced:
        candidates += _explain_roadblock_hexes(
            state, replaced, "ARD-E2-03", "ARD-E2-02", say("system.engineers.only-roadblock")
        )
        hex = state.hex_id(replaced[0])
        return ReplaceRoadblock(hex), _make_trace(say("system.engineers.replace", hex=hex), ("ARD-E2-02",), candidates)
    if state.clock.day == 16:
        candidates.append(
            Candidate(say("system.engineers.replacing"), say("system.engineers.not-first-day"), "ARD-D16-17")
        )
    else:
        why = say("system.engineers.none-to-replace" if state.land.roadblocks else "system.engineers.no-roadblock")
        candidates.append(Candidate(say("system.engineers.replacing"), why, "ARD-E2-02"))
    placed = new_roadblock_hexes(state)
    if placed:
        candidates += _explain_roadblock_hexes(
            state, placed, "ARD-E2-10", "ARD-E2-06", say("system.engineers.only-site")
        )
        rules: tuple[str, ...] = ("ARD-E2-06", "ARD-E2-07", "ARD-E2-08", "ARD-E2-09")
        hex = state.hex_id(placed[0])
        return PlaceRoadblock(hex), _make_trace(say("system.engineers.place", hex=hex), rules, candidates)
    candidates.append(Candidate(say("system.engineers.placing"), say("system.engineers.no-hex"), "ARD-E2-06"))
    if state.clock.day in BRIDGE_DAYS:
        bridges = bridges_to_destroy(state)
        if bridges:
            candidates += _explain_bridges(state, bridges)
            bridge = bridges[0].id
            rules = ("ARD-E2-11", "ARD-E2-13")
            return DestroyBridge(bridge), _make_trace(say("system.engineers.destroy", bridge=bridge), rules, candidates)
        candidates.append(Candidate(say("system.engineers.destroying"), say("system.engineers.no-bridge"), "ARD-E2-13"))
    else:
        rule = "ARD-D16-17" if state.clock.day == 16 else "ARD-E2-12"
        candidates.append(Candidate(say("system.engineers.destroying"), say("system.engineers.bridge-days"), rule))
    skipped = () if state.clock.day in BRIDGE_DAYS else ("ARD-E2-12",)
    stacks = hexes_to_place_ip(state)
    if stacks:
        candidates += _explain_ip_stacks(state, stacks)
        hex = state.hex_id(stacks[0])
        return PlaceIP(hex), _make_trace(say("system.engineers.ip", hex=hex), (*skipped, "ARD-E2-15"), candidates)
    candidates.append(Candidate(say("system.engineers.digging"), say("system.engineers.no-stack"), "ARD-E2-15"))
    return NoMore(), _make_trace(say("system.engineers.nothing"), skipped, candidates)


def _explain_roadblock_hexes(
    state: ArdennesState, hexes: list[int], rule: str, alone: str, only: Message
) -> list[Candidate]:
    """Explain the order of hexes for a Roadblock: highest hold value (HV), westernmost, northernmost."""
    figures = (by_hv(state, rule), by_west(state, rule), by_north(state, rule), by_number(state, rule))
    return explain_ranking(hexes, figures, lambda hex: hex_message(state, hex), only, alone)


def _explain_bridges(state: ArdennesState, bridges: list[Crossing]) -> list[Candidate]:
    """Explain the order in which bridges are destroyed: highest hold value (HV) of the two hexes, then westernmost."""
    hv, west, rule = state.ground.hv, state.ground.west, "ARD-E2-14"

    def higher_hv_of_banks(bridge: Crossing) -> int:
        """Return the higher hold value (HV) of the two hexes that a bridge joins."""
        return max(hv[bridge.a], hv[bridge.b])

    def doubled_west_coordinate(bridge: Crossing) -> int:
        """Return the sum of the west coordinates of the two hexes that a bridge joins."""
        return west[bridge.a] + west[bridge.b]

    figures: tuple[Criterion[Crossing], ...] = (
        Criterion("hv", rule, lambda one: -higher_hv_of_banks(one), higher_hv_of_banks),
        Criterion(
            "west", rule, lambda one: -doubled_west_coordinate(one), lambda one: f"{doubled_west_coordinate(one) / 4:g}"
        ),
        Criterion("number", rule, bridges.index),
    )
    only = say("system.engineers.only-bridge")
    return explain_ranking(bridges, figures, lambda one: say("system.named.bridge", bridge=one.id), only, "ARD-E2-13")


def _explain_ip_stacks(state: ArdennesState, stacks: list[int]) -> list[Candidate]:
    """Explain the order of stacks for an IP: greatest adjacent German strength, then westernmost."""
    rule = "ARD-E2-16"
    threat = Criterion[int](
        "facing",
        rule,
        lambda hex: -adjacent_german_strength(state, hex),
        lambda hex: adjacent_german_strength(state, hex),
    )
    figures = (threat, by_west(state, rule), by_number(state, rule))
    only = say("system.engineers.only-stack")
    return explain_ranking(stacks, figures, lambda hex: units_in_hex_message(state, hex, ALLIED), only, "ARD-E2-15")


def _make_trace(choice: Message, rules: tuple[str, ...], candidates: list[Candidate]) -> Trace:
    """Return the explanation of what the Engineers event does, with its rules and the options considered."""
    decided = [candidate.rule for candidate in candidates if candidate.chosen]
    cited = dict.fromkeys(("ARD-E2-01", *rules, *decided))
    return Trace(say("system.engineers.asked"), choice, tuple(cited), tuple(candidates))
